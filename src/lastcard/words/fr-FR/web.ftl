### The table in a browser.

## Everywhere

web-home = Accueil
web-close = Fermer
web-cancel = Annuler
web-nowhere = Cette page n'existe pas.
web-copy = Copier
web-copied = Copié
web-save = Enregistrer
web-likings = Langue, apparence et son
web-language = Langue
web-theme = Couleurs de la page
web-theme-auto = Comme l'appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-motion = Animations
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-motion-calm = Cet appareil demande de ne rien animer.
web-contrast = Plus de contraste
web-sound = Son
web-notify = Me prévenir quand c'est mon tour
web-notify-refused = Ce navigateur n'autorise pas les notifications de cette page.
web-connecting = Connexion à la table…
web-reconnecting = La connexion est perdue. Nouvel essai…
web-sending = Envoi…
web-unsent = Votre réponse est gardée et part dès que la connexion est rétablie.
web-move_held = Un instant : on peut encore attraper { $names }.
web-move_held-you = Un instant : on peut encore vous attraper.
web-closed = Cette table est fermée.
web-play_here = Jouer ici
web-look_again = Retourner à la table

## The first page

web-hero = Plus qu'une carte. Dites-le !
web-hero-more = Le jeu où l'on se défait de ses cartes, selon ses règles imprimées. Ouvrez une table, envoyez le lien et jouez : sans compte, sans rien installer.
web-now = Jouer tout de suite
web-now-more = Vous contre des robots, sans attendre. Pour jouer à plusieurs, ouvrez une table.
web-learn = Apprendre à jouer
web-player = Joueur
web-your_tables = Mes parties
web-games-on = En cours
web-games-over = Terminées
web-game-lobby = Pas commencée
web-game-replay = Rediffusion { $number }
web-make = Une nouvelle table
web-make-go = Ouvrir la table
web-name = Votre nom
web-foot = Logiciel libre, sans publicité ni pistage. Les noms des feuilles imprimées sont des marques de leurs propriétaires.
web-edition = Édition
web-edition-classic = Le jeu que tout le monde connaît.
web-edition-kickin-battle = Deux joueurs s'affrontent : la carte la plus basse perd, et le perdant ramasse toutes les cartes.
web-edition-urrrhhh = Débarrassez-vous de toute une couleur : donnez-la aux autres.
web-edition-best-friends = Annoncez un chiffre, et chacun peut en poser un.
web-edition-jokers-wild = Tourmentez quelqu'un, qui pioche jusqu'à votre couleur.
web-edition-special-agent = Regardez les mains de tout le monde.
web-edition-grand = Les cinq cartes spéciales dans un seul jeu de cartes.
web-seats = Places
web-seat = Place { $number }
web-seat-free = Place libre
web-seat-more = Une place de plus
web-seat-fewer = Une place de moins
web-players_count = { $count ->
        [one] { $count } joueur
        [many] { $count } de joueurs
       *[other] { $count } joueurs
    }
web-person = Joueur humain
web-level-beginner = Robot débutant
web-level-easy = Robot facile
web-level-medium = Robot moyen
web-level-hard = Robot difficile
web-level-expert = Robot expert
web-strength = Force
web-settings = Règles et rythme
web-sheet = Feuille imprimée
web-target-label = Points de fin de partie
web-timer = Temps par coup
web-timer-none = Sans limite de temps
web-timer-slow = Lent : 60 secondes par coup
web-timer-normal = Normal : 30 secondes par coup
web-timer-fast = Rapide : 12 secondes par coup
web-bot_pace = Rythme des robots
web-bot_pace-slow = Robots lents : 3 secondes par coup
web-bot_pace-normal = Robots normaux : 1 seconde par coup
web-bot_pace-fast = Robots rapides : une demi-seconde par coup
web-bot_pace-suggested = Vos réglages demandent de ne rien animer ou plus de contraste : des robots lents sont conseillés, ils laissent le temps d'écouter. Leur rythme se choisit plus bas.
web-catch_window = Temps pour attraper
web-catch_window-normal = Normal
web-catch_window-long = Long
web-auto_call = UNO est annoncé automatiquement
web-chat = Discussion
web-chat-phrases = Phrases toutes faites
web-chat-free = Texte libre
web-chat-off = Aucune
web-chat-write = Dites quelque chose

## Rules of a table

web-rules = Règles
web-summary = { $count ->
        [one] { $edition }, { $count } place, selon la feuille en { $sheet }.
        [many] { $edition }, { $count } de places, selon la feuille en { $sheet }.
       *[other] { $edition }, { $count } places, selon la feuille en { $sheet }.
    }
web-differs = diffère de la feuille
web-rule-start_direction = Le jeu commence
web-rule-start_direction-left = Le jeu commence vers la gauche
web-rule-start_direction-right = Le jeu commence vers la droite
web-rule-dealer_symbols = Symboles quand on tire pour la donne
web-rule-dealer_symbols-zero = Quand on tire pour la donne, un symbole vaut zéro
web-rule-dealer_symbols-ignored = Quand on tire pour la donne, les symboles ne comptent pas
web-rule-drawn_card = Une carte piochée qui convient
web-rule-drawn_card-may = Une carte piochée qui convient peut être jouée
web-rule-drawn_card-must = Une carte piochée qui convient doit être jouée
web-rule-battle_resume = Après un combat
web-rule-battle_resume-challenger = Après un combat joue celui qui suit le joueur qui a lancé le défi
web-rule-battle_resume-challenged = Après un combat joue celui qui suit le joueur mis au défi
web-rule-catch_until = Qui oublie d'annoncer UNO peut être attrapé
web-rule-catch_until-begin = Qui oublie d'annoncer UNO peut être attrapé jusqu'au début du tour suivant
web-rule-catch_until-played = Qui oublie d'annoncer UNO peut être attrapé jusqu'à ce qu'une carte soit posée au tour suivant
web-rule-catch_until-held = Qui oublie d'annoncer UNO peut être attrapé tant que la carte reste en main
web-rule-scoring = Calcul des points
web-rule-scoring-winner = Le gagnant d'une manche marque ce que les autres ont en main
web-rule-scoring-low = Chacun marque ce qu'il a en main, et le total le plus bas gagne
web-rule-scoring-winner-teams = L'équipe qui gagne une manche marque ce que les autres équipes ont en main
web-rule-scoring-low-teams = Les partenaires marquent ce qu'ils ont en main à eux deux, et le total le plus bas gagne
web-rule-target = { $target ->
        [one] La partie se joue en { $target } point
        [many] La partie se joue en { $target } de points
       *[other] La partie se joue en { $target } points
    }
web-rule-bluffing = Bluff au Super Joker
web-rule-bluffing-true = Le Super Joker peut être un bluff, et on peut le contester
web-rule-bluffing-false = Le Super Joker ne se joue que s'il est permis
web-rule-two_player_reverse = Inversion à deux joueurs
web-rule-two_player_reverse-skip = À deux joueurs, Inversion agit comme Passer
web-rule-two_player_reverse-nothing = À deux joueurs, Inversion ne fait rien
web-rule-stacking = Cartes à piocher passées au suivant
web-rule-stacking-off = On ne peut pas passer un +2 ou un Super Joker au suivant
web-rule-stacking-same = On passe un +2 au suivant avec un +2, et un Super Joker avec un Super Joker
web-rule-stacking-any = On passe un +2 ou un Super Joker au suivant avec l'un ou l'autre ; sur un Super Joker, le +2 doit être de la couleur choisie
web-rule-jump_in = Interception
web-rule-jump_in-false = Personne ne joue hors de son tour
web-rule-jump_in-true = Un joueur qui a exactement la même carte peut la jouer hors de son tour
web-rule-seven_zero = Les 7 et les 0
web-rule-seven_zero-false = Les 7 et les 0 sont des chiffres ordinaires
web-rule-seven_zero-true = Un 7 échange deux mains, et un 0 les fait toutes passer au suivant
web-rule-draw = Piocher à votre tour
web-rule-draw-one = À votre tour, vous piochez une carte
web-rule-draw-until = À votre tour, vous piochez jusqu'à ce qu'une carte convienne
web-rule-force_play = Une carte qui convient
web-rule-force_play-false = Si vous pouvez jouer, vous pouvez aussi piocher
web-rule-force_play-true = Si vous pouvez jouer, vous devez le faire
web-rule-finish = La dernière carte
web-rule-finish-any = La dernière carte peut être n'importe laquelle
web-rule-finish-number = La dernière carte jouée doit être un chiffre
web-rule-teams = Équipes
web-rule-teams-false = Chacun joue pour soi
web-rule-teams-true = Les joueurs face à face sont partenaires
web-rule-hand_size = Cartes données à chacun
web-rule-hand_size-count = { $count ->
        [one] Chaque joueur reçoit { $count } carte
        [many] Chaque joueur reçoit { $count } de cartes
       *[other] Chaque joueur reçoit { $count } cartes
    }
web-rule-catch_penalty = Cartes quand on est attrapé
web-rule-catch_penalty-count = { $count ->
        [one] Si on vous attrape, vous piochez { $count } carte
        [many] Si on vous attrape, vous piochez { $count } de cartes
       *[other] Si on vous attrape, vous piochez { $count } cartes
    }
web-sum-object-round = { $scoring ->
        [low] Soyez le premier à ne plus avoir de cartes ; chacun marque ce qu'il a encore en main, et le total le plus bas gagne.
       *[winner] Soyez le premier à ne plus avoir de cartes ; vous marquez alors ce que les autres ont encore en main.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Soyez le premier à ne plus avoir de cartes ; les partenaires marquent ce qu'ils ont encore en main à eux deux, et le total le plus bas gagne.
       *[winner] Soyez le premier à ne plus avoir de cartes ; votre partenaire et vous marquez alors ce que les autres équipes ont encore en main.
    }
web-sum-uno-catch = { $catch_until ->
        [played] Si vous ne l'annoncez pas et qu'on vous attrape avant qu'une carte soit posée au tour suivant, vous piochez 2 cartes.
        [held] Si vous ne l'annoncez pas et qu'on vous attrape tant que vous avez cette carte en main, vous piochez 2 cartes.
       *[begin] Si vous ne l'annoncez pas et qu'on vous attrape avant que le joueur suivant commence son tour, vous piochez 2 cartes.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] Le jeu reprend dans le sens actuel avec le joueur qui suit celui qui a été mis au défi.
       *[challenger] Le jeu reprend dans le sens actuel avec le joueur qui suit celui qui a lancé le défi.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] Il donne une carte de cette couleur à chacun des autres à tour de rôle, à partir de sa droite et dans le sens inverse des aiguilles d'une montre, tour après tour, jusqu'à ne plus en avoir.
       *[left] Il donne une carte de cette couleur à chacun des autres à tour de rôle, à partir de sa gauche et dans le sens des aiguilles d'une montre, tour après tour, jusqu'à ne plus en avoir.
    }

## Coming to a table

web-meet = { $count ->
        [one] Nouvelle pour vous : une carte spéciale
        [many] Nouvelles pour vous : { $count } de cartes spéciales
       *[other] Nouvelles pour vous : { $count } cartes spéciales
    }
web-join = Une table : { $edition }
web-sit = S'asseoir
web-watch = Regarder
web-full = Aucune place n'est libre, mais vous pouvez regarder.
web-host = hôte
web-is_ready = c'est bon
web-ready = C'est bon pour moi
web-make_host = Nommer hôte
web-kick = Retirer
web-kick-sure = Retirer { $name } de la table ?
web-kick-keep_out = Retirer et ne plus laisser revenir
web-leave = Quitter la table
web-leave-sure = Laisser cette place ? Quelqu'un d'autre peut la prendre.
web-away = hors ligne
web-stand_in = un robot joue
web-device = Une autre personne sur cet appareil
web-device-how = L'appareil passe de main en main, et les cartes sont cachées entre les tours.
web-device-here = sur cet appareil
web-invite-join = Lien pour jouer
web-invite-watch = Lien pour regarder
web-invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour d'autres appareils, démarrez le serveur avec --lan.
web-qr = Code QR du lien pour jouer
web-start = Commencer
web-start-bots = { $count ->
        [one] Un robot prend la place encore libre.
        [many] Des robots prennent les { $count } de places encore libres.
       *[other] Des robots prennent les { $count } places encore libres.
    }
web-change = Changer les règles
web-changed = L'hôte a changé les règles.
web-waiting_host = { $name } lancera la partie quand tout le monde sera là.
web-people = Personnes et liens

## At the table

web-table = La table
web-players = Joueurs
web-log = Ce qui s'est passé
web-actions = Ce que vous pouvez faire
web-watching = Vous regardez.
web-spectators = { $count ->
        [one] { $count } personne regarde.
        [many] { $count } de personnes regardent.
       *[other] { $count } personnes regardent.
    }
web-sits = Vous prendrez place à la fin de cette manche.
web-time_up = Votre temps est écoulé.
web-seconds = { $seconds } s
web-played_for = Entre-temps, un robot a joué pour vous.
web-waiting = En attente : { $names }.
web-target = { $scoring ->
        [low] { $target ->
            [one] en { $target } point, le total le plus bas gagne
            [many] en { $target } de points, le total le plus bas gagne
           *[other] en { $target } points, le total le plus bas gagne
        }
       *[winner] { $target ->
            [one] en { $target } point
            [many] en { $target } de points
           *[other] en { $target } points
        }
    }
web-target-short = en { $target }
web-cards = { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
web-points = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
web-dealer = Donneur
web-upcoming = ensuite
web-upcoming-you = Ensuite, c'est à vous
web-no_colour = pas encore de couleur
web-hand = { $count ->
        [one] Votre main, { $count } carte
        [many] Votre main, { $count } de cartes
       *[other] Votre main, { $count } cartes
    }
web-card-up = { $card }, jouable
web-card-bluff = { $card }, jouable en bluff
web-card-down = { $card }
web-card-queued = choisie pour votre tour
web-queued = Choisi pour votre tour, si c'est possible : { $card }. Appuyez encore pour changer d'avis.
web-unqueued = Vous gardez { $card }.
web-queue-unfit = Impossible de jouer { $card } maintenant.
web-bluff = Vous avez la couleur demandée : c'est un bluff, et on peut le contester.
web-drawn = piochée
web-held = vous en avez { $count }
web-draw = Piocher
web-call = UNO !
web-catch = Attraper !
web-jump = Intercepter !
web-sort-colour = La main est triée par couleur : trier par chiffre
web-sort-rank = La main est triée par chiffre : trier par couleur
web-sorted-colour = par couleur
web-sorted-rank = par chiffre
web-hand_sorted = { $sorting ->
        [colour] La main est triée par couleur.
       *[rank] La main est triée par chiffre.
    }
web-armed = UNO sera annoncé avec votre prochaine carte.
web-disarmed = UNO ne sera pas annoncé avec votre prochaine carte.
web-call-early = { $count ->
        [one] Vous avez { $count } carte : il n'y a rien à annoncer maintenant.
        [many] Vous avez { $count } de cartes : UNO s'annonce en jouant l'avant-dernière.
       *[other] Vous avez { $count } cartes : UNO s'annonce en jouant l'avant-dernière.
    }
web-no_draw = Vous ne pouvez pas piocher maintenant.
web-catch-wait = Un instant : vous ne pouvez pas encore attraper.
web-called = UNO annoncé
web-owing = UNO non annoncé
web-challenge = Un Super Joker contre vous ! L'acceptez-vous ou le contestez-vous ?
web-outcome-accept = Vous piochez 4 cartes et perdez votre tour.
web-outcome-challenge = S'il n'était pas permis, celui qui l'a joué pioche 4 cartes et vous jouez votre tour. S'il l'était, vous en piochez 6 et perdez votre tour.
web-sealed = Votre carte est face cachée. On attend l'autre.
web-face_down = une carte face cachée
web-tells-battle_tied = Égalité : les deux choisissent de nouveau.
web-won = { $name } gagne !
web-won-you = Vous gagnez !
web-tells-number_named = Chiffre annoncé :
web-tells-colour_given_up = Couleur donnée aux autres :
web-look = Coup d'œil aux cartes
web-look-only_you = Personne d'autre ne voit ceci.
web-card-counts = À la fin de la manche, elle vaut { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } dans une main.
web-why-hand = { $card } : ce n'est pas la couleur que vous donnez.
web-why-put = { $card } : ce n'est pas le chiffre annoncé.
web-why-other = { $card } : vous ne pouvez pas choisir cette carte maintenant.
web-cover = Passez l'appareil à { $name }.
web-cover-take = Je suis { $name } : voir mes cartes
web-cover-call = { $name } annonce UNO !
web-cover-catch = { $name } attrape !

## Beside a seat, for a moment

web-bubble-called = UNO !
web-bubble-caught = UNO oublié !
web-bubble-skipped = Perd son tour
web-bubble-passed = Passe
web-bubble-accepted = Accepte
web-bubble-challenged = Conteste !
web-bubble-jumped_in = Intercepte !

## Ends

web-round_won = { $name } gagne la manche
web-round_won-you = Vous gagnez la manche
web-match_won = { $name } gagne la partie !
web-match_won-you = Vous gagnez la partie !
web-blocked = La manche est bloquée : personne ne marque
web-round_points = { $points ->
        [one] Les cartes restées en main valent { $points } point.
        [many] Les cartes restées en main valent { $points } de points.
       *[other] Les cartes restées en main valent { $points } points.
    }
web-left = Cartes restantes
web-score = Points
web-next_round = Manche suivante
web-rematch = Rejouer
web-rematch-host = { $name } peut lancer la prochaine partie.
web-replay = Rediffusion
web-story = Le bilan

## The fair shuffle

web-fairness = Mélange équitable

## Keys

web-help = Touches
web-help-touch = Touchez une carte pour la jouer, ou glissez-la vers le haut. Maintenez le doigt dessus pour lire ce qu'elle fait.
web-key-choose = choisir une carte ou une réponse
web-key-play = jouer la carte choisie, donner la réponse choisie
web-key-draw = piocher une carte
web-key-call = annoncer UNO : avec votre prochaine carte, ou tout de suite s'il le faut
web-key-catch = attraper quelqu'un qui n'a pas annoncé UNO
web-key-jump = intercepter avec la même carte
web-key-answer = donner la réponse de ce numéro, choisir une couleur
web-key-sort = trier la main par couleur ou par chiffre
web-key-top = lire la carte du dessus et la couleur demandée
web-key-counts = lire le nombre de cartes de chacun
web-key-hand = lire votre main
web-key-points = lire les points
web-key-question = lire ce qu'on vous demande
web-key-card = expliquer la carte choisie ou celle du dessus
web-key-help = cette liste

## Replays

web-replay-of = Rediffusion : { $edition }, manche { $round }
web-share = Partager
web-record = Enregistrement
web-round_before = Manche précédente
web-first = Au début
web-back = Un pas en arrière
web-play = Lecture
web-pause = Pause
web-forward = Un pas en avant
web-last = À la fin
web-scrub = Coup
web-move = Coup { $number } sur { $count }
web-eyes = Vu par
web-all_hands = Toutes les mains
web-spectator = un spectateur

## What people say

web-phrase-hello = Bonjour !
web-phrase-well_played = Bien joué !
web-phrase-ouch = Aïe !
web-phrase-lucky = Quelle chance !
web-phrase-sorry = Pardon !
web-phrase-thanks = Merci !
web-phrase-one_moment = Un instant, s'il vous plaît.
web-phrase-good_game = Belle partie !
web-reactions = Frimousses
web-reaction-laugh = Frimousse qui rit
web-reaction-wow = Frimousse surprise
web-reaction-cry = Frimousse qui pleure
web-reaction-angry = Frimousse fâchée
web-reaction-cool = Frimousse à lunettes de soleil
web-reaction-think = Frimousse songeuse
web-nudge = Relancer
web-nudge-said = À vous !

## What listeners hear, in short

web-short-played = { $name } : { $card }.
web-short-played-you = Vous : { $card }.
web-short-drew-hidden = { $count ->
        [one] { $name } pioche.
        [many] { $name } pioche { $count } de cartes.
       *[other] { $name } pioche { $count } cartes.
    }
web-short-turn_began-you = À vous.
web-short-reshuffled = La pioche est refaite.
web-short-reversed = { $direction ->
        [left] On joue vers la gauche.
       *[right] On joue vers la droite.
    }
web-short-colour_named = Couleur : { colour }.
web-short-colour_named-you = Couleur : { colour }.
web-short-caught = { $other } attrape { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } conteste avec raison la carte jouée par { $name }.
       *[no] { $other } conteste à tort la carte jouée par { $name }.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } conteste avec raison votre carte.
       *[no] { $other } conteste à tort votre carte.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Vous contestez avec raison.
       *[no] Vous contestez à tort.
    }
web-short-went_out = { $name } n'a plus de cartes.

## What the server refuses

web-error-offline = Le serveur ne répond pas.
web-error-unknown = Une erreur s'est produite sur le serveur. Réessayez dans un instant.
web-error-no_table = Cette table n'existe pas. Elle a peut-être expiré.
web-error-no_seat = Cette place n'est pas libre.
web-error-bad_name = Prenez un autre nom : de 1 à 24 lettres, chiffres ou signes courants, et que personne ici ne porte.
web-error-bad_token = Ce navigateur n'a plus de place ici.
web-error-bad_message = Le serveur n'a pas compris cette page. Rechargez-la.
web-error-not_host = Seul l'hôte peut faire cela.
web-error-wrong_phase = Ce n'est pas possible à ce stade.
web-error-too_early = Trop tôt : attendez un instant après la carte pour attraper.
web-error-cooling_down = Raté : attendez un instant avant d'attraper de nouveau.
web-error-too_many = Trop de demandes à la fois. Attendez un instant.
web-error-not_stored = Le serveur n'a pas pu enregistrer cela. Réessayez dans un instant.
web-error-no_space = Le disque du serveur est presque plein. Pour l'instant, aucune nouvelle table ne peut être ouverte ; celles qui existent continuent.
web-error-not_asked = On ne vous demande pas cela maintenant.
web-error-illegal_move = Ce n'est pas possible maintenant.
web-error-elsewhere = Vous jouez à cette table dans une autre fenêtre.
web-error-kicked = L'hôte vous a fait quitter la table.
web-error-left = Vous avez quitté la table.
web-error-no_round = Cette manche n'existe pas.
web-error-not_over = La partie peut être revue quand elle est finie.

## House rules

web-late = Trop tard : quelqu'un a été plus rapide.
web-must_play = Vous pouvez jouer une carte, donc vous devez le faire.
web-challenge-stack = Un Super Joker contre vous ! L'acceptez-vous, le contestez-vous ou le passez-vous avec une carte ?
web-why-stack = { $card } : cette carte ne permet pas de passer le tout au suivant.
web-why-finish = { $card } : votre dernière carte doit être un chiffre.
web-take = { $count ->
        [one] Piocher { $count } carte
        [many] Piocher { $count } de cartes
       *[other] Piocher { $count } cartes
    }
web-round_won-team = { $names } gagnent la manche
web-round_won-team_you = Vous gagnez la manche avec { $other }
web-match_won-team = { $names } gagnent la partie !
web-match_won-team_you = Vous gagnez la partie avec { $other } !
web-round_points-team = { $points ->
        [one] La manche vaut { $points } point.
        [many] La manche vaut { $points } de points.
       *[other] La manche vaut { $points } points.
    }
web-bubble-received = Nouvelle main
web-deck-choose = Choisir un fichier
web-deck-without = Ne pas l'utiliser
