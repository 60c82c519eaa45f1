### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Headings of columns: up to 8 characters each.
tui-cards = cartes
tui-points = points
tui-target = { $scoring ->
        [low] { $target ->
            [one] en { $target } point, le plus bas gagne
            [many] en { $target } de points, le plus bas gagne
           *[other] en { $target } points, le plus bas gagne
        }
       *[winner] { $target ->
            [one] en { $target } point
            [many] en { $target } de points
           *[other] en { $target } points
        }
    }
tui-no_colour = pas de couleur
# Up to 20 characters, like the one before.
tui-direction = { $direction ->
        [left] vers la gauche
       *[right] vers la droite
    }
tui-hand = { $count ->
        [one] Votre main, { $count } carte
        [many] Votre main, { $count } de cartes
       *[other] Votre main, { $count } cartes
    }
tui-card-up = { $card } (possible)
tui-debt = à piger
tui-armed = UNO sera annoncé avec votre prochaine carte
tui-sealed = Votre carte est face cachée.
tui-too_small = La table demande un terminal d'au moins { $width } sur { $height } caractères.
    Agrandissez la fenêtre ou réduisez la taille des caractères.
    Ou lancez-la avec --plain, pour jouer en lignes de texte.

## Answers from the table

tui-refused = { $card } : ce n'est pas une réponse ici. Choix possibles : { $choices }.
tui-no_draw = Vous ne pouvez pas piger maintenant.
tui-catch-wait = Vous venez d'essayer d'attraper quelqu'un. Attendez un instant.

## The keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = piger
tui-key-call = UNO!
tui-key-catch = attraper
tui-key-jump = intercepter
tui-key-hint = conseil
tui-key-sort = trier
tui-key-help = aide
tui-key-quit = quitter
tui-key-leave = quitter
tui-key-give_up = céder
tui-key-remove = retirer
tui-key-chat = parler
tui-key-pause = pause
tui-key-eyes = vue
tui-key-step = étape
tui-key-round = manche

## The list of keys: up to 54 characters each

tui-help = Touches
tui-help-choose = choisir une carte ou une réponse
tui-help-play = jouer la carte choisie, donner la réponse choisie
tui-help-digits = choisir la réponse ou aller à la carte de ce numéro
tui-help-tab = aller aux réponses, au journal ou à la main
tui-help-draw = piger une carte
tui-help-call = annoncer UNO en jouant, ou tout de suite s'il le faut
tui-help-catch = attraper quelqu'un qui n'a pas annoncé UNO
tui-help-jump = intercepter avec la même carte
tui-help-hint = ce que ferait un bon joueur, et pourquoi
tui-help-sort = trier la main par couleur ou par chiffre
tui-help-rules = les règles d'ici et l'effet de la carte spéciale
tui-help-help = cette liste
tui-help-quit = quitter; la partie est enregistrée
tui-help-leave = quitter
tui-help-away = quitter; votre place est gardée
tui-help-give_up = céder votre place définitivement
tui-help-remove = pour l'hôte : retirer quelqu'un de la table
tui-help-chat = dire quelque chose à tout le monde
tui-help-pause = arrêter ou reprendre
tui-help-eyes = voir comme le joueur suivant, puis comme spectateur
tui-help-forward = un pas en avant
tui-help-back = un pas en arrière
tui-help-next_round = à la manche suivante
tui-help-earlier_round = au début de cette manche, ou à la précédente
tui-help-first = au début
tui-help-last = à la fin
tui-close = Entrée pour fermer.

## Several people at one screen

tui-cover = Passez l'écran à { $name }.
tui-cover-keys = Entrée : { $name } est là et voit sa main · U : le joueur d'avant annonce UNO · C : { $name } attrape
tui-cover-jump = J : quelqu'un intercepte
tui-look = Vous regardez ces cartes. Personne d'autre ne les voit.

## A game that cannot be saved

tui-not_saved = La partie ne peut pas être enregistrée. Nouvel essai après chaque coup.
tui-lose = La partie ne peut être enregistrée nulle part : si vous quittez maintenant, elle est perdue.
tui-lose-keys = Y : quitter quand même · Échap : continuer

## At a served table

# Beside a name, in place of the cards: up to 8 characters each.
tui-away = absent
tui-stand_in = robot
tui-time = { $seconds } s
tui-catch_window-long = On a plus de temps pour attraper qui n'a pas annoncé UNO.
tui-chat = Dire quelque chose
tui-chat-keys-phrases = 1 à 8 : le dire · Échap : fermer
tui-chat-keys-free = Entrée : le dire, ou la phrase d'un numéro · Échap : fermer
tui-lobby-keys-host = Entrée : commencer · T : clavardage · Q : quitter · L : céder la place · X : retirer quelqu'un
tui-lobby-keys = T : clavardage · Q : quitter · L : céder la place
tui-give_up-keys = Y : la céder · Échap : rester
tui-remove = Qui doit quitter la table?
tui-remove-who = Numéro : choisir la place · Échap : personne
tui-remove-keys = Y : retirer · K : retirer et ne plus laisser revenir · Échap : personne
tui-visit-keys = Entrée : s'asseoir · Ctrl-C : quitter

## Endings

tui-score = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
tui-held = { $points ->
        [one] { $points } point resté en main
        [many] { $points } de points restés en main
       *[other] { $points } points restés en main
    }
tui-out = plus de cartes
tui-round_end-keys = Entrée : manche suivante · Q : enregistrer et quitter
tui-match_end-keys = Entrée : rejouer · N : préparer une autre table · Q : quitter
tui-round_end-joined = Entrée : manche suivante · T : clavardage · Q : quitter · L : céder la place
tui-match_end-joined = Entrée : rejouer · T : clavardage · Q : quitter · L : céder la place
tui-end-watching = Q : quitter

## Setting up a table: names up to 25 characters, values up to 46

tui-setup = Une nouvelle table
tui-setup-keys = Entrée : distribuer · ↑ ↓ : choisir la ligne · ← → : changer · Échap : quitter
tui-setup-lang = Langue
tui-setup-edition = Édition
tui-setup-sheet = Règles de la feuille
tui-setup-people = Personnes à cet écran
tui-setup-bots = Robots
tui-setup-name = Nom de { $who }
tui-level-beginner = débutant
tui-level-easy = facile
tui-level-medium = moyen
tui-level-hard = difficile
tui-level-expert = expert
tui-setup-strength = Force du robot { $number }
tui-about-lang = La langue de l'écran. La feuille de règles la suit tant que vous n'en choisissez pas une autre.
tui-about-classic = Le jeu sans carte spéciale.
tui-about-sheet = Certaines feuilles imprimées se jouent un peu autrement. Les options ci-dessous suivent la feuille, et chacune peut être changée à part.
tui-about-people = Plusieurs personnes se passent l'écran, et les mains sont cachées entre les tours.
tui-about-bots = Une partie se joue de 2 à 10 joueurs, personnes et robots ensemble.
tui-about-name = Tapez un nom, ou laissez le numéro. Les noms sont gardés avec la partie.
tui-about-bot = Un débutant oublie d'annoncer UNO; le niveau facile joue ce qui convient; le moyen réfléchit à chaque question; le difficile joue pour gagner la partie; l'expert a appris de millions de manches.
tui-about-strength = En dessous de 100 %, un robot fait n'importe quel choix presque aussi bon que le meilleur : moins il a de force, plus il s'en éloigne. Il n'oublie rien.
tui-setup-more-false = cachées
tui-setup-more-true = chaque règle maison à part
tui-setup-differs = * Diffère de la feuille
tui-about-more = Montre chaque règle maison sur sa propre ligne, pour la fixer à part.
tui-setup-bot_pace = Rythme des robots
tui-setup-bot_pace-slow = lent, 3 secondes par coup
tui-setup-bot_pace-normal = normal, 1 seconde par coup
tui-setup-bot_pace-fast = rapide, une demi-seconde par coup
tui-setup-auto_call = UNO est annoncé
tui-setup-auto_call-false = par chacun
tui-setup-auto_call-true = par la table
tui-setup-catch_window = Temps pour attraper
tui-setup-catch_window-normal = normal
tui-setup-catch_window-long = long
tui-about-bot_pace = Combien de temps les robots attendent avant de jouer.
tui-about-auto_call = Si la table l'annonce, personne ne peut l'oublier ni se faire attraper.
tui-about-catch_window = Combien de temps on peut attraper qui n'a rien annoncé avant que le jeu continue.
tui-rule-scoring = Pointage
tui-rule-scoring-winner = le gagnant marque ce que les autres ont
tui-rule-scoring-low = chacun marque sa main, le plus bas gagne
tui-rule-target = Points de fin de partie
tui-rule-start_direction = Le jeu commence vers la
tui-rule-start_direction-left = gauche
tui-rule-start_direction-right = droite
tui-rule-dealer_symbols = Symbole tiré pour donner
tui-rule-dealer_symbols-zero = vaut zéro
tui-rule-dealer_symbols-ignored = ne compte pas
tui-rule-drawn_card = Carte pigée jouable
tui-rule-drawn_card-may = peut être jouée
tui-rule-drawn_card-must = doit être jouée
tui-rule-battle_resume = Après un combat joue
tui-rule-battle_resume-challenger = celui qui suit le joueur qui a lancé le défi
tui-rule-battle_resume-challenged = celui qui suit le joueur mis au défi
tui-rule-catch_until = On peut attraper
tui-rule-catch_until-begin = jusqu'au début du tour suivant
tui-rule-catch_until-played = jusqu'à la prochaine carte posée
tui-rule-catch_until-held = tant qu'il ne reste qu'une carte en main
tui-rule-bluffing = Bluff : Carte blanche +4
tui-rule-bluffing-true = permis, au risque d'être contesté
tui-rule-bluffing-false = pas permis
tui-rule-two_player_reverse = Inversion à deux joueurs
tui-rule-two_player_reverse-skip = agit comme Passer
tui-rule-two_player_reverse-nothing = change seulement le sens
tui-rule-stacking = +2 et Carte blanche +4
tui-rule-stacking-off = ne se passent pas au suivant
tui-rule-stacking-same = se passent avec une carte du même type
tui-rule-stacking-any = se passent avec l'une ou l'autre
tui-rule-jump_in = Interception
tui-rule-jump_in-false = personne ne joue hors de son tour
tui-rule-jump_in-true = hors de son tour avec la même carte
tui-rule-seven_zero = Les 7 et les 0
tui-rule-seven_zero-false = chiffres ordinaires
tui-rule-seven_zero-true = 7 : échange de mains, 0 : toutes passent
tui-rule-draw = À son tour, on pige
tui-rule-draw-one = une carte
tui-rule-draw-until = jusqu'à ce qu'une carte convienne
tui-rule-force_play = Qui peut jouer
tui-rule-force_play-false = peut aussi piger
tui-rule-force_play-true = doit jouer
tui-rule-finish = La dernière carte
tui-rule-finish-any = peut être n'importe laquelle
tui-rule-finish-number = doit être un chiffre
tui-rule-teams = Équipes
tui-rule-teams-false = chacun joue pour soi
tui-rule-teams-true = partenaires face à face
tui-rule-hand_size = Cartes données à chacun
tui-rule-catch_penalty = Cartes si on est attrapé

## Replays

tui-step = Étape { $step } sur { $steps }
tui-eyes = Vous voyez le jeu comme { $name }.
tui-eyes-none = Vous voyez ce qu'un spectateur a vu.
