### Why a good player would do it: the sentence behind a hint.

hint-call = Il vous reste une carte, et plus personne ne peut vous attraper une fois UNO annoncé.
hint-catch = { $seat } n'a pas annoncé UNO : qui se fait attraper pioche 2 cartes.
hint-only = Il n'y a rien d'autre à faire.
hint-any = Ici, tous les choix se valent.
hint-draw = Mieux vaut jouer une carte qu'en piocher une.
hint-win = C'est votre dernière carte : vous terminez la manche.
hint-clear = Le reste de votre main peut suivre avant que quelqu'un d'autre joue.
hint-many = C'est la couleur dont vous avez le plus de cartes.
hint-pair = Vos autres cartes du même genre pourront encore se suivre.
hint-wild = Une carte sans couleur convient à tout moment : gardez-la pour plus tard.
hint-special = C'est ce qui change le plus la main de chacun.
hint-points = Quelqu'un va bientôt finir : débarrassez-vous des points.
hint-hit = { $seat } va bientôt finir, et il faut l'en empêcher.
hint-again = Vous pouvez rejouer aussitôt.
hint-block = { $seat } va bientôt finir et ne pourra sans doute pas suivre.
hint-rare = Il reste peu de cartes de cette couleur : elle mettra longtemps à sortir.
hint-guilty = { $seat } avait sans doute la couleur demandée.
hint-innocent = { $seat } n'avait sans doute pas la couleur demandée.
hint-strong = Vous gagneriez sans doute le combat.
hint-leader = C'est { $seat } qui est le plus près de gagner.
hint-spare = Vous gardez ainsi les cartes qui vous sont le plus utiles.
hint-most = C'est ainsi que vous vous débarrassez du plus de cartes.
hint-harmless = C'est ce qui profite le moins à { $seat }.
hint-own = Vous avez ce chiffre vous-même.
hint-friends = Les autres ont sans doute peu de cartes de ce chiffre.
hint-shed = C'est une carte de moins dans votre main.
