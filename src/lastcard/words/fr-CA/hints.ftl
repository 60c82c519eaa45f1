### Why a good player would do it: the sentence behind a hint.

hint-call = Il vous reste une carte, et plus personne ne peut vous attraper une fois UNO annoncé.
hint-catch = { $seat } n'a pas annoncé UNO et devra piger si vous l'attrapez.
hint-only = Il n'y a rien d'autre à faire.
hint-honest = Tout le reste serait du bluff : si on le conteste, vous pigez 4 cartes.
hint-any = Ici, tous les choix se valent.
hint-whole = Tout compte fait, c'est le meilleur choix.
hint-draw = Mieux vaut jouer une carte qu'en piger une.
hint-win = C'est votre dernière carte : vous terminez la manche.
hint-out = Vous vous débarrassez de toute votre main et terminez la manche.
hint-clear = Le reste de votre main peut suivre avant que quelqu'un d'autre joue.
hint-many = C'est la couleur dont vous avez le plus de cartes.
hint-more = Davantage de vos autres cartes peuvent suivre.
hint-pair = Vous gardez ainsi ensemble les cartes de même chiffre ou de même symbole, qui pourront se suivre plus tard.
hint-wild = Une carte sans couleur convient à tout moment : gardez-la pour plus tard.
hint-special = C'est ce qui change le plus la main de chacun.
hint-points = Quelqu'un va bientôt finir : débarrassez-vous des points.
hint-costly = Vous vous débarrassez de plus de points.
hint-hit = { $seat } va bientôt finir, et il faut l'en empêcher.
hint-turn = { $seat } perd son tour.
hint-again = Vous pouvez rejouer aussitôt.
hint-block = { $seat } va bientôt finir et ne pourra sans doute pas suivre.
hint-past = { $seat }, qui va bientôt finir, ne jouera pas juste après.
hint-hard = { $seat } aura plus de mal à suivre.
hint-rare = Il reste peu de cartes de cette couleur : elle mettra longtemps à sortir.
hint-guilty = { $seat } avait sans doute la couleur demandée.
hint-doubtful = { $seat } avait peut-être la couleur demandée, et contester vaut le risque.
hint-innocent = { $seat } n'avait sans doute pas la couleur demandée.
hint-strong = Vous gagneriez sans doute le combat.
hint-chance = C'est votre meilleure chance dans le combat.
hint-leader = { BEGINS($seat) ->
        [vowel] Personne n'est plus près de gagner qu'{ $seat }.
        [i] Personne n'est plus près de gagner qu'{ $seat }.
       *[other] Personne n'est plus près de gagner que { $seat }.
    }
hint-spare = Vous gardez ainsi les cartes qui vous sont le plus utiles.
hint-most = C'est ainsi que vous vous débarrassez du plus de cartes.
hint-harmless = C'est ce qui profite le moins à { $seat }.
hint-far = { $seat } n'est pas près de finir.
hint-own = Vous avez ce chiffre vous-même.
hint-friends = Les autres ont sans doute peu de cartes de ce chiffre.
hint-shed = C'est une carte de moins dans votre main.
hint-stack = Vous passez les cartes au lieu de les piger.
hint-saved = Vous gardez ainsi une carte qui permet de passer les cartes.
hint-until = Sinon, vous pigeriez jusqu'à trouver une carte jouable.
hint-number = Vous gardez ainsi un chiffre pour la fin : seul un chiffre peut être votre dernière carte.
hint-smaller = Vous recevez une main avec moins de cartes.
hint-hands = Changer de main maintenant aiderait les autres plus que vous.
hint-twin = Vous avez la même carte une deuxième fois et pouvez intercepter avec elle.
hint-jump = Vous vous débarrassez d'une carte hors de votre tour.
hint-later = La jouer maintenant aiderait les autres plus que vous.
hint-answered = { $seat } pourrait passer les cartes.
hint-fewest = { BEGINS($seat) ->
        [vowel] Personne d'autre n'a moins de cartes qu'{ $seat }.
        [i] Personne d'autre n'a moins de cartes qu'{ $seat }.
       *[other] Personne d'autre n'a moins de cartes que { $seat }.
    }
hint-team = { $seat } est votre partenaire.
hint-partner = { $seat } est votre partenaire et pourra sans doute suivre.
