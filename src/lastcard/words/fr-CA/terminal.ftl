### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [one] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } point.
        [many] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } de points.
       *[other] { $edition }, { $players } joueurs, règles de la feuille en { $sheet }, jusqu'à { $target } points.
    }
terminal-differs = Différences avec la feuille :
terminal-top-coloured = Dessus du talon : { $card }.

## Asking

terminal-prompt = Votre choix (numéro, ou { terminal-command-help }) :
terminal-prompt-next = Appuyez sur Entrée pour la manche suivante, ou tapez { terminal-command-quit } :
terminal-prompt-start = Tapez { terminal-command-start } quand tout le monde est là :
terminal-prompt-over = Tapez { terminal-command-rematch } pour rejouer, ou appuyez sur Entrée pour quitter :
terminal-prompt-name = Votre nom :
terminal-prompt-game = Quelle partie (son numéro, ou Entrée pour la première) :
terminal-prompt-pause = Plus qu'une carte. Appuyez sur Entrée pour continuer, ou tapez un mot :
terminal-prompt-jump = Appuyez sur Entrée pour continuer, ou tapez { terminal-command-jump } :
terminal-jump = { $card } : vous pouvez intercepter avec cette carte. Tapez { terminal-command-jump }.
terminal-pass = Passez l'écran à { $name }, puis appuyez sur Entrée :
terminal-hint = { $choice }. { $reason }
terminal-command-hand = main
terminal-command-top = talon
terminal-command-counts = cartes
terminal-command-scores = points
terminal-command-why = pourquoi
terminal-command-uno = uno
terminal-command-catch = attraper
terminal-command-jump = intercepter
terminal-command-hint = conseil
terminal-command-help = aide
terminal-command-quit = quitter
terminal-command-rules = règles
terminal-command-seats = places
terminal-command-chat = message
terminal-command-start = commencer
terminal-command-rematch = revanche
terminal-command-leave = partir
terminal-command-remove = retirer
terminal-command-ban = bannir
terminal-help =
    Tapez le numéro d'un choix, ou l'un de ces mots :
    { terminal-command-hand } : les cartes de votre main
    { terminal-command-top } : le dessus du talon et la couleur demandée
    { terminal-command-counts } : le nombre de cartes de chacun et le sens du jeu
    { terminal-command-scores } : les points de chacun
    { terminal-command-why } et une carte, comme { terminal-command-why } { $example } : pourquoi elle peut être jouée ou non
    { terminal-command-uno } : annoncer UNO quand il vous reste une carte; après le numéro d'un choix, l'annoncer en jouant
    { terminal-command-catch } : attraper quelqu'un qui n'a pas annoncé UNO
    { terminal-command-hint } : ce que ferait un bon joueur
    { terminal-command-rules } : ce qui se joue ici; avec le nom d'une clause, comme { terminal-command-rules } uno.call, cette clause
    { terminal-command-help } : cette liste
terminal-help-local = { terminal-command-quit } : enregistrer la partie et quitter
terminal-help-jump = { terminal-command-jump } : intercepter, c'est-à-dire jouer hors de votre tour la même carte que celle du dessus
terminal-help-joined =
    { terminal-command-seats } : qui est à la table
    { terminal-command-chat } : dire quelque chose à tous; seul, il donne la liste des phrases
    { terminal-command-start } : commencer, si vous êtes l'hôte
    { terminal-command-rematch } : rejouer quand la partie est terminée
    { terminal-command-leave } : céder votre place; un robot joue
    { terminal-command-remove } et le numéro d'une place : retirer cette personne de la table, si vous êtes l'hôte; { terminal-command-ban } l'empêche aussi de revenir
    { terminal-command-quit } : partir en gardant votre place : le même lien y ramène
terminal-help-notation =
    Un choix peut aussi s'écrire ainsi : play { $card }, draw, colour { $colour }, avec uno derrière une carte pour l'annoncer.
    Une carte est la lettre de sa couleur ({ $colours }) et son chiffre, +2, skip ou rev.
    Sans couleur, il y a { $wilds }.
terminal-unknown = { $last ->
        [1] « { $text } » n'est pas un choix. Tapez { $last } ou { terminal-command-help }. Choix possibles : { $choices }.
       *[other] « { $text } » n'est pas un choix. Tapez un numéro de 1 à { $last }, ou { terminal-command-help }. Choix possibles : { $choices }.
    }
terminal-unknown-word = Je ne connais pas le mot « { $text } ». Tapez { terminal-command-help } pour voir ceux que je connais.
terminal-uno-not_owed = Vous n'avez pas à annoncer UNO maintenant.
terminal-jump-not_offered = Vous ne pouvez pas intercepter maintenant.
terminal-too_late = Trop tard : la partie a continué.
terminal-nothing_asked = Vous n'avez rien à répondre en ce moment.
terminal-sent = Votre réponse est en route. La table attend un instant que chacun puisse annoncer ou attraper.
terminal-leave-again = Tapez { terminal-command-leave } encore une fois pour la céder.
terminal-not_begun = La partie n'a pas encore commencé.

## At a served table

terminal-again = La même table joue de nouveau.
terminal-one_left = Il reste une carte à { $name }.
terminal-one_left-you = Il vous reste une carte.
terminal-remove-what = Tapez { terminal-command-remove } ou { terminal-command-ban } et le numéro d'une place; { terminal-command-seats } les montre.
terminal-chat-phrases = Tapez { terminal-command-chat } et l'un de ces numéros :
terminal-chat-free = Tapez { terminal-command-chat } et ce que vous voulez dire, ou l'un de ces numéros :
terminal-chat-off = Il n'y a pas de clavardage à cette table.

## Why a card can be played or not

terminal-why-what = Tapez { terminal-command-why } et une carte, par exemple { terminal-command-why } { $example }.
terminal-why-playable = { $card } : vous pouvez jouer cette carte maintenant.
terminal-why-bluff = { $card } : vous pouvez jouer cette carte, mais vous avez la couleur demandée ({ colour }). Si on la conteste, vous pigez 4 cartes.
terminal-why-not_held = { $card } : vous n'avez pas cette carte.

## Endings

terminal-left_in_hand = { $name } a encore : { $cards }.
terminal-left_in_hand-you = Vous avez encore : { $cards }.
terminal-thanks = Merci d'avoir joué!
terminal-input_ended = Fin de la saisie.
terminal-saved = La partie est enregistrée dans { $file }. Pour la reprendre : { $command }
terminal-not_saved = { $why ->
        [full] La partie ne peut pas être enregistrée : le disque est plein. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
        [denied] La partie ne peut pas être enregistrée : il n'est pas permis d'écrire à cet endroit. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
        [gone] La partie ne peut pas être enregistrée : son dossier n'existe pas. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
       *[other] La partie ne peut pas être enregistrée. Vous pouvez continuer à jouer : un nouvel essai est fait après chaque coup.
    }
terminal-saved_again = La partie est de nouveau enregistrée.
terminal-unsaved = La partie n'a pu être enregistrée nulle part. Voici son enregistrement. Copiez-le dans un fichier et reprenez avec : { $command }
terminal-kept = Pour revoir la partie : { $command }
terminal-kept-proof = Pour prouver ses mélanges : { $command }
terminal-resumed = Vous êtes de retour à la table.
terminal-seat_kept = Votre place est gardée. Pour revenir : { $command }
terminal-games = Parties enregistrées, la dernière quittée en premier :
terminal-games-listed = { $number }. { $edition }, { $players } joueurs, manche { $round }, du { $when } : { $file }
terminal-games-damaged = { $file } est endommagé à la ligne { $line } et ne peut pas être choisi.

## Replays

terminal-replay = Partie enregistrée : { $edition }, { $players } joueurs, feuille en { $sheet }, graine { $seed }.
terminal-replay-arranged = La position a été préparée à la main.
terminal-replay-unfinished = L'enregistrement s'arrête ici, avant la fin de la partie.

## The list of editions

terminal-editions = Éditions
terminal-editions-id = Id
terminal-editions-name = Nom
terminal-editions-special = Carte spéciale
terminal-editions-colours = Couleurs
terminal-editions-cards = Cartes
terminal-editions-none = aucune

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

terminal-deck = Cartes de « { $name } » : { $count }. Couleurs : { $colours }.
terminal-deck-card = Carte
terminal-deck-each = Par couleur
terminal-deck-all = En tout
terminal-deck-players = Mains de { $cards } : { $players } joueurs au plus.
terminal-deck-written = Le jeu de cartes est dans le fichier « { $file } ». Modifiez-le à votre goût, vérifiez-le et jouez avec :
terminal-deck-mine = Mon jeu
terminal-deck-new-name = Votre propre jeu de cartes. Comment s'appelle-t-il? Toutes les langues montrent ce nom tel quel.
terminal-deck-new-colours = De deux à quatre parmi red, blue, green, yellow, pink et purple. Un jeu neuf les a dans l'ordre où vous les écrivez.
terminal-deck-new-cards =
    Combien de chacune dans chaque couleur, de 0 à 2 : un chiffre, une suite de chiffres, +2, rev (Inversion) et skip (Passer).
    Un jeu compte au moins 20 cartes, dont au moins 12 chiffres en couleur.
terminal-deck-new-wilds = Combien de chaque carte sans couleur, de 0 à 4. Ce qui manque compte pour 0.

## The list of rules

terminal-rules = Les règles, clause par clause
terminal-rules-clause = { $id } : { $text }
terminal-rules-sheet = La feuille en { $sheet } fixe { $switches }.
terminal-rules-unknown = Il n'y a pas de clause « { $clause } ».

## Serving

terminal-serve = La table est ouverte à l'adresse { $url }. Appuyez sur Ctrl-C pour arrêter.
terminal-hosted = La table est ouverte. Les autres entrent dans un navigateur à l'adresse { $url }, ou dans un terminal avec : { $command }
terminal-hosted-kept = La table est gardée. Ouvrez-la de nouveau avec { $command }, et le même lien y ramène.
terminal-migrate-same = Le schéma de la base de données « { $url } » est à jour : version { $version }.
terminal-migrate-schema = La base de données « { $url } » a maintenant la version { $version } du schéma.
terminal-migrate-taken = Le dossier « { $folder } » a été transféré et vérifié. Tables : { $tables }. Entrées : { $entries }. Gardez le dossier comme sauvegarde et n'en servez plus de tables.
terminal-migrate-restored = Tables marquées comme restaurées d'une sauvegarde : { $tables }.
