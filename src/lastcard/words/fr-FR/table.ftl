### The table in plain lines, and the headings of lists.

## People

table-you = Vous
table-bot = Robot { $number }
table-player = Joueur { $number }

## Where the game stands

table-game = { $target ->
        [one] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } point.
        [many] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } de points.
       *[other] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } points.
    }
table-differs = Différences avec la feuille :
table-round = Manche { $round }
table-top = Dessus du talon : { $card }. Couleur demandée : { colour }.
table-top-coloured = Dessus du talon : { $card }.
table-top-uncoloured = Dessus du talon : { $card }. Aucune couleur n'a encore été choisie.
table-hand = { $count ->
        [one] Votre main, { $count } carte : { $cards }.
        [many] Votre main, { $count } de cartes : { $cards }.
       *[other] Votre main, { $count } cartes : { $cards }.
    }
table-count = { $count ->
        [one] { $name } a { $count } carte
        [many] { $name } a { $count } de cartes
       *[other] { $name } a { $count } cartes
    }
table-count-you = { $count ->
        [one] vous avez { $count } carte
        [many] vous avez { $count } de cartes
       *[other] vous avez { $count } cartes
    }
table-counts = Cartes en main : { $counts }.
table-draw_pile = { $count ->
        [one] La pioche compte { $count } carte.
        [many] La pioche compte { $count } de cartes.
       *[other] La pioche compte { $count } cartes.
    }
table-scores = Points : { $scores }.
table-direction = { $direction ->
        [left] On joue vers la gauche.
       *[right] On joue vers la droite.
    }
table-turn = C'est à { $name } de jouer.
table-turn-you = C'est à vous de jouer.

## Asking

table-choice = { $number }. { $choice }
table-prompt = Votre choix (numéro, ou { table-command-help }) :
table-prompt-next = Appuyez sur Entrée pour la manche suivante, ou tapez { table-command-quit } :
table-prompt-start = Tapez { table-command-start } quand tout le monde est là :
table-prompt-over = Tapez { table-command-rematch } pour rejouer, ou appuyez sur Entrée pour quitter :
table-prompt-name = Votre nom :
table-prompt-game = Quelle partie (son numéro, ou Entrée pour la première) :
table-prompt-pause = Plus qu'une carte. Appuyez sur Entrée pour continuer, ou tapez un mot :
table-prompt-jump = Appuyez sur Entrée pour continuer, ou tapez { table-command-jump } :
table-jump = { $card } : vous pouvez intercepter avec cette carte. Tapez { table-command-jump }.
table-pass = Passez l'écran à { $name }, puis appuyez sur Entrée :
table-hint = { $choice }. { $reason }
table-command-hand = main
table-command-top = talon
table-command-counts = cartes
table-command-scores = points
table-command-why = pourquoi
table-command-uno = uno
table-command-catch = attraper
table-command-jump = intercepter
table-command-hint = conseil
table-command-help = aide
table-command-quit = quitter
table-command-rules = règles
table-command-seats = places
table-command-chat = message
table-command-start = commencer
table-command-rematch = revanche
table-command-leave = partir
table-command-remove = retirer
table-command-ban = bannir
table-help =
    Tapez le numéro d'un choix, ou l'un de ces mots :
    { table-command-hand } : les cartes de votre main
    { table-command-top } : le dessus du talon et la couleur demandée
    { table-command-counts } : le nombre de cartes de chacun et le sens du jeu
    { table-command-scores } : les points de chacun
    { table-command-why } et une carte, comme { table-command-why } { $example } : pourquoi elle peut être jouée ou non
    { table-command-uno } : annoncer UNO quand il vous reste une carte ; après le numéro d'un choix, l'annoncer en jouant
    { table-command-catch } : attraper quelqu'un qui n'a pas annoncé UNO
    { table-command-hint } : ce que ferait un bon joueur
    { table-command-rules } : ce qui se joue ici ; avec le nom d'une clause, comme { table-command-rules } uno.call, cette clause
    { table-command-help } : cette liste
table-help-local = { table-command-quit } : enregistrer la partie et quitter
table-help-jump = { table-command-jump } : intercepter, c'est-à-dire jouer hors de votre tour la même carte que celle du dessus
table-help-joined =
    { table-command-seats } : qui est à la table
    { table-command-chat } : dire quelque chose à tous ; seul, il donne la liste des phrases
    { table-command-start } : commencer, si vous êtes l'hôte
    { table-command-rematch } : rejouer quand la partie est terminée
    { table-command-leave } : céder votre place ; un robot joue
    { table-command-remove } et le numéro d'une place : retirer cette personne de la table, si vous êtes l'hôte ; { table-command-ban } l'empêche aussi de revenir
    { table-command-quit } : partir en gardant votre place : le même lien y ramène
table-help-notation =
    Un choix peut aussi s'écrire ainsi : play { $card }, draw, colour { $colour }, avec uno derrière une carte pour l'annoncer.
    Une carte est la lettre de sa couleur ({ $colours }) et son chiffre, +2, skip ou rev.
    Sans couleur, il y a { $wilds }.
table-unknown = { $last ->
        [1] « { $text } » n'est pas un choix. Tapez { $last } ou { table-command-help }. Choix possibles : { $choices }.
       *[other] « { $text } » n'est pas un choix. Tapez un numéro de 1 à { $last }, ou { table-command-help }. Choix possibles : { $choices }.
    }
table-unknown-word = Je ne connais pas le mot « { $text } ». Tapez { table-command-help } pour voir ceux que je connais.
table-uno-not_owed = Vous n'avez pas à annoncer UNO maintenant.
table-catch-nobody = Il n'y a personne à attraper maintenant.
table-jump-not_offered = Vous ne pouvez pas intercepter maintenant.
table-too_late = Trop tard : la partie a continué.
table-nothing_asked = Vous n'avez rien à répondre en ce moment.
table-sent = Votre réponse est en route. La table attend un instant que chacun puisse annoncer ou attraper.
table-leave-again = Tapez { table-command-leave } encore une fois pour la céder.
table-not_begun = La partie n'a pas encore commencé.

## At a served table

table-seated = Vous êtes à la place { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } prend place.
table-left = { $name } quitte la table.
table-away = { $name } s'absente.
table-back = { $name } est de retour.
table-stand_in = Un robot joue pour { $name }.
table-host = L'hôte est maintenant { $name }.
table-host-you = Vous êtes maintenant l'hôte.
table-again = La même table joue de nouveau.
table-one_left = Il reste une carte à { $name }.
table-one_left-you = Il vous reste une carte.
table-time = { $seconds ->
        [one] Vous avez { $seconds } seconde.
        [many] Vous avez { $seconds } de secondes.
       *[other] Vous avez { $seconds } secondes.
    }
table-chat = { $name } : { $text }
table-remove-what = Tapez { table-command-remove } ou { table-command-ban } et le numéro d'une place ; { table-command-seats } les montre.
table-chat-phrases = Tapez { table-command-chat } et l'un de ces numéros :
table-chat-free = Tapez { table-command-chat } et ce que vous voulez dire, ou l'un de ces numéros :
table-chat-off = Il n'y a pas de discussion à cette table.

## Why a card can be played or not

table-why-what = Tapez { table-command-why } et une carte, par exemple { table-command-why } { $example }.
table-why-playable = { $card } : vous pouvez jouer cette carte maintenant.
table-why-bluff = { $card } : vous pouvez jouer cette carte, mais vous avez la couleur demandée ({ colour }). Si on la conteste, vous piochez 4 cartes.
table-why-no_match = { $card } : vous ne pouvez pas jouer cette carte. Elle n'a ni la couleur demandée ({ colour }) ni le chiffre ou le symbole de la carte du dessus ({ $top }).
table-why-draw_four = { $card } : vous ne pouvez pas jouer cette carte tant que vous avez la couleur demandée ({ colour }).
table-why-only_drawn = { $card } : vous ne pouvez pas jouer cette carte. Après avoir pioché, seule la carte piochée peut être jouée.
table-why-stack = { $card } : vous ne pouvez pas jouer cette carte. Ici, seule une carte qui passe la pioche au suivant peut être jouée.
table-why-finish = { $card } : vous ne pouvez pas jouer cette carte. La dernière carte doit être un chiffre.
table-why-not_held = { $card } : vous n'avez pas cette carte.
table-why-not_asked = On ne vous demande pas de jouer une carte maintenant.

## Endings

table-left_in_hand = { $name } a encore : { $cards }.
table-left_in_hand-you = Vous avez encore : { $cards }.
table-thanks = Merci d'avoir joué !
table-input_ended = Fin de la saisie.
table-saved = La partie est enregistrée dans { $file }. Pour la reprendre : { $command }
table-not_saved = { $why ->
        [full] La partie ne peut pas être enregistrée : le disque est plein. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
        [denied] La partie ne peut pas être enregistrée : il n'est pas permis d'écrire à cet endroit. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
        [gone] La partie ne peut pas être enregistrée : son dossier n'existe pas. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
       *[other] La partie ne peut pas être enregistrée. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
    }
table-saved_again = La partie est de nouveau enregistrée.
table-unsaved = La partie n'a pu être enregistrée nulle part. Voici son enregistrement. Copiez-le dans un fichier et reprenez avec : { $command }
table-kept = Pour revoir la partie : { $command }
table-kept-proof = Pour prouver ses mélanges : { $command }
table-resumed = Vous êtes de retour à la table.
table-restored = Le serveur a été restauré à partir d'une sauvegarde. Ce qui s'est passé après la sauvegarde est perdu, et le prochain mélange est nouveau.
table-restored-void = Le serveur a été restauré à partir d'une sauvegarde. La manche { $round } est annulée et redistribuée, car quelqu'un pourrait en connaître les cartes.
table-seat_kept = Votre place est gardée. Pour revenir : { $command }
table-games = Parties enregistrées, la dernière quittée en premier :
table-games-listed = { $number }. { $edition }, { $players } joueurs, manche { $round }, du { $when } : { $file }
table-games-damaged = { $file } est endommagé à la ligne { $line } et ne peut pas être choisi.
table-games-in_use = { $file } est en train d'être joué dans un autre terminal.

## Replays

table-replay = Partie enregistrée : { $edition }, { $players } joueurs, feuille en { $sheet }, graine { $seed }.
table-replay-arranged = La position a été préparée à la main.
table-replay-unfinished = L'enregistrement s'arrête ici, avant la fin de la partie.

## The list of editions

table-editions = Éditions
table-editions-id = Id
table-editions-name = Nom
table-editions-special = Carte spéciale
table-editions-colours = Couleurs
table-editions-cards = Cartes
table-editions-none = aucune

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

table-deck = Cartes de « { $name } » : { $count }. Couleurs : { $colours }.
table-deck-card = Carte
table-deck-each = Par couleur
table-deck-all = En tout
table-deck-players = Mains de { $cards } : { $players } joueurs au plus.
table-deck-written = Le jeu de cartes est dans le fichier « { $file } ». Modifiez-le à votre goût, vérifiez-le et jouez avec :
table-deck-mine = Mon jeu
table-deck-new-name = Votre propre jeu de cartes. Comment s'appelle-t-il ? Toutes les langues montrent ce nom tel quel.
table-deck-new-colours = De deux à quatre parmi red, blue, green, yellow, pink et purple. Un jeu neuf les a dans l'ordre où vous les écrivez.
table-deck-new-cards =
    Combien de chacune dans chaque couleur, de 0 à 2 : un chiffre, une suite de chiffres, +2, rev (Inversion) et skip (Passer).
    Un jeu compte au moins 20 cartes, dont au moins 12 chiffres en couleur.
table-deck-new-wilds = Combien de chaque carte sans couleur, de 0 à 4. Ce qui manque compte pour 0.

## The list of rules

table-rules = Les règles, clause par clause
table-rules-clause = { $id } : { $text }
table-rules-sheet = La feuille en { $sheet } fixe { $switches }.
table-rules-unknown = Il n'y a pas de clause « { $clause } ».

## Serving

table-serve = La table est ouverte à l'adresse { $url }. Appuyez sur Ctrl-C pour arrêter.
table-hosted = La table est ouverte. Les autres entrent dans un navigateur à l'adresse { $url }, ou dans un terminal avec : { $command }
table-hosted-kept = La table est gardée. Ouvrez-la de nouveau avec { $command }, et le même lien y ramène.
