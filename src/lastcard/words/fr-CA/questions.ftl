### What people are asked, and what they may answer.

## Questions: to the reader (-you), or about a named person

question-turn = { $name } doit jouer une carte ou piger.
question-turn-you = À vous : jouez une carte ou pigez.
question-turn-play-you = À vous : jouez une carte.
question-turn-draw-you = À vous : vous ne pouvez rien jouer, pigez.
question-drawn = { $name } doit jouer ou garder la carte pigée.
question-drawn-you = { $may ->
        [both] Vous avez pigé { $card }. Jouez-vous cette carte ou la gardez-vous?
        [play] Vous avez pigé { $card }. Cette carte convient et doit être jouée.
       *[keep] La carte que vous avez pigée ne peut pas être jouée. Gardez-la.
    }
question-colour = { $name } doit choisir une couleur.
question-colour-you = Quelle couleur choisissez-vous?
question-challenge = { $name } doit accepter la Carte blanche +4 ou la contester.
question-challenge-you = { $choices ->
        [2] Une Carte blanche +4 contre vous! Si vous acceptez, vous pigez 4 cartes et perdez votre tour. Si vous contestez avec raison, celui qui l'a jouée pige les 4 cartes et vous jouez votre tour. Si vous contestez à tort, vous pigez 6 cartes et perdez votre tour.
       *[other] Une Carte blanche +4 contre vous! Si vous acceptez, vous pigez 4 cartes et perdez votre tour. Si vous contestez avec raison, celui qui l'a jouée pige les 4 cartes et vous jouez votre tour. Si vous contestez à tort, vous pigez 6 cartes et perdez votre tour. Ou passez le tout au suivant avec une autre carte.
    }
question-rival = { $name } doit choisir un adversaire pour le combat.
question-rival-you = Qui défiez-vous en duel?
question-pick = { $name } doit choisir une carte pour le combat.
question-pick-you = Quelle carte choisissez-vous pour le combat? Le chiffre le plus bas perd, et un symbole vaut 0.
question-riddance = { $name } doit choisir une couleur dont se débarrasser.
question-riddance-you = De quelle couleur vous débarrassez-vous?
question-hand = { $name } doit donner une carte.
question-hand-you = Quelle carte donnez-vous maintenant?
question-hand-to = { $name } doit donner une carte à { $other }.
question-hand-to-you = Quelle carte donnez-vous à { $other }?
question-number = { $name } doit annoncer un chiffre.
question-number-you = Quel chiffre annoncez-vous?
question-put = { $name } peut poser une carte portant le chiffre annoncé.
question-put-you = { $choices ->
        [1] Vous n'avez aucune carte portant le chiffre annoncé, alors vous passez.
       *[other] Posez-vous une carte portant le chiffre annoncé, ou passez-vous?
    }
question-put-number = { $name } peut poser un { $number }.
question-put-number-you = { $choices ->
        [1] Vous n'avez aucun { $number }, alors vous passez.
       *[other] Posez-vous un { $number }, ou passez-vous?
    }
question-torment = { $name } doit choisir qui tourmenter.
question-torment-you = Qui tourmentez-vous? Il lui faudra piger jusqu'à obtenir une carte de la couleur que vous choisirez ensuite.
question-uno = { $name } peut encore annoncer UNO.
question-uno-you = Il ne vous reste qu'une carte : annoncez UNO!
question-catch = UNO n'a pas été annoncé : { $name } peut attraper { $others }.
question-catch-you = UNO n'a pas été annoncé : vous pouvez attraper { $others }.
question-stack = { $count ->
        [one] { $name } doit passer { $count } carte au suivant ou la piger.
        [many] { $name } doit passer { $count } de cartes au suivant ou les piger.
       *[other] { $name } doit passer { $count } cartes au suivant ou les piger.
    }
question-stack-you = { $choices ->
        [1] { $count ->
            [one] Vous n'avez aucune carte pour passer le tout au suivant : vous pigez { $count } carte et perdez votre tour.
            [many] Vous n'avez aucune carte pour passer le tout au suivant : vous pigez { $count } de cartes et perdez votre tour.
           *[other] Vous n'avez aucune carte pour passer le tout au suivant : vous pigez { $count } cartes et perdez votre tour.
        }
       *[other] { $count ->
            [one] Jouez-vous une autre carte pour passer le tout au suivant, ou pigez-vous { $count } carte en perdant votre tour?
            [many] Jouez-vous une autre carte pour passer le tout au suivant, ou pigez-vous { $count } de cartes en perdant votre tour?
           *[other] Jouez-vous une autre carte pour passer le tout au suivant, ou pigez-vous { $count } cartes en perdant votre tour?
        }
    }
question-swap = { $name } doit choisir avec qui échanger sa main.
question-swap-you = Avec qui échangez-vous votre main?
question-jump = { $name } peut intercepter.
question-jump-you = { $choices ->
        [0] Vous n'avez aucune carte pour intercepter.
       *[other] Vous avez la même carte : interceptez-vous?
    }

## Choices

choice-play = Jouer { $card }
choice-play-uno = Jouer { $card } et annoncer UNO
choice-draw = Piger une carte
choice-keep = Garder la carte
choice-colour = Choisir le { colour }
choice-challenge = Contester
choice-accept = Accepter et piger 4 cartes
choice-battle = Défier { $name }
choice-pick = Choisir { $card }
choice-give = Se débarrasser du { colour }
choice-hand = Donner { $card }
choice-number = Annoncer le { $number }
choice-put = Poser { $card }
choice-put-uno = Poser { $card } et annoncer UNO
choice-pass = Passer
choice-torment = Tourmenter { $name }
choice-uno = Annoncer UNO
choice-catch = Attraper { $name }
choice-take = Piger toutes les cartes
choice-swap = Échanger votre main avec { $name }
choice-jump = Intercepter avec { $card }
choice-jump-uno = Intercepter avec { $card } et annoncer UNO
