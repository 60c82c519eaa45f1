### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

house-rules = Règles maison
house-mix = Vos propres règles
house-more = Règles une à une
house-debt = +{ $count }
house-debt-said = { $count ->
        [one] Il y a { $count } carte à piocher.
        [many] Il y a { $count } de cartes à piocher.
       *[other] Il y a { $count } cartes à piocher.
    }
house-draw-until = Piocher jusqu'à pouvoir jouer
house-partner = votre partenaire
house-partner-you = Votre partenaire : { $name }.
house-partners = { $names } sont partenaires.
house-team = Équipe
house-deck = Votre propre jeu
house-deck-about = Un fichier dit quelles cartes il contient.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] Ce n'est pas du TOML lisible.
        [entry] Un jeu de cartes n'a pas de « { $text } ». Possible : { $known }.
        [name] Le nom est une ligne de texte, sans espace au début ni à la fin, et sans # au début ni après un espace.
        [taken] Une édition s'appelle « { $text } » : donnez un autre nom au jeu.
        [colours] Les couleurs sont deux à quatre de celles-ci, chacune une seule fois : { $known }.
        [section] « { $text } » doit être une section qui dit combien il y a de chaque carte.
        [face] « { $text } » n'est pas une carte de couleur. Possible : un chiffre, un intervalle comme 1-9, { $known }.
        [twice] « { $text } » nomme une carte qu'une autre ligne a déjà nommée.
        [wild] « { $text } » n'est pas une carte sans couleur. Possible : { $known }.
        [size] Un jeu a au moins { $least } cartes. Ici, il y en a { $count }.
        [numbers] Au moins { $least } cartes d'un jeu ont un chiffre. Ici, il y en a { $count }.
       *[copies] « { $text } » doit être un nombre entier de 0 à { $most }.
    }
house-need-teams = Pour jouer en équipes, il faut un nombre pair de joueurs, de 4 à 10.
house-need-hand_size = { $count ->
        [one] Il n'y a pas assez de cartes pour donner { $count } carte à chacun des { $players } joueurs.
        [many] Il n'y a pas assez de cartes pour donner { $count } de cartes à chacun des { $players } joueurs.
       *[other] Il n'y a pas assez de cartes pour donner { $count } cartes à chacun des { $players } joueurs.
    }

## Sets of house rules

preset-plain = Normal
preset-plain-about = Aucune règle maison.
preset-stackers = Cumul
preset-stackers-about = On peut passer un +2 ou un Super Joker au joueur suivant avec une autre carte du même type.
preset-party = Fête
preset-party-about = Les cartes à piocher se passent au suivant, les 7 et les 0 déplacent les mains, et on pioche jusqu'à ce qu'une carte convienne.
preset-lightning = Éclair
preset-lightning-about = Cinq cartes chacun : interceptez avec la même carte, et jouez dès que vous le pouvez.
preset-partners = Partenaires
preset-partners-about = Deux joueurs face à face gagnent ensemble.
preset-mayhem = Pagaille
preset-mayhem-about = Les cartes à piocher se passent au suivant, les mains changent de place, et tout le monde peut intercepter. On pioche jusqu'à pouvoir jouer, et alors on doit le faire.

## What each house rule means

house-about-stacking = Si on joue un +2 ou un Super Joker contre vous, vous pouvez en jouer un autre : alors le joueur suivant doit piocher pour les deux.
house-about-jump_in = Si vous avez exactement la même carte que celle du dessus, vous pouvez la jouer aussitôt, même si ce n'est pas votre tour.
house-about-seven_zero = Quand on joue un 7, on échange sa main avec quelqu'un, et après un 0 chacun passe sa main au joueur suivant.
house-about-draw = Si vous piochez à votre tour, vous continuez jusqu'à avoir une carte que vous pouvez jouer.
house-about-force_play = Si vous avez une carte à jouer, vous devez la jouer : vous n'avez pas le droit de piocher à la place.
house-about-finish = La dernière carte que vous jouez doit être un chiffre : gardez-en un pour la fin.
house-about-teams = Les joueurs face à face sont partenaires : ils gagnent et marquent ensemble. Il faut 4, 6, 8 ou 10 joueurs.
house-about-hand_size = Combien de cartes chaque joueur reçoit au début d'une manche.
house-about-catch_penalty = Combien de cartes vous piochez si on vous attrape sans que vous ayez annoncé UNO.
