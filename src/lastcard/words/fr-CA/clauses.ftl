### The rules by clause: a key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Contenu

clause-deck-size = Un jeu compte 112 cartes; le jeu classique, qui n'a pas de carte spéciale, en compte 108.
clause-deck-numbers = Chacune des quatre couleurs a 19 cartes numérotées : un 0, et deux cartes de chaque chiffre de 1 à 9.
clause-deck-actions = Chaque couleur a deux cartes +2, deux cartes Inversion et deux cartes Passer : 24 cartes Action en tout.
clause-deck-wilds = Les cartes sans couleur sont quatre Cartes blanches, quatre Cartes blanches +4 et, hors du jeu classique, quatre cartes spéciales de l'édition.
clause-deck-colours = Chaque édition a quatre couleurs. Ce sont le bleu, le vert, le rouge et le jaune, mais Urrrhhh a le rose au lieu du rouge, et Meilleurs amis a le violet, le rose, le vert et le jaune.

section-object = But du jeu

clause-object-round = Soyez le premier à ne plus avoir de cartes; vous marquez alors ce que les autres ont encore en main.
clause-object-match = Les points s'additionnent de manche en manche, et le premier à atteindre 500 gagne la partie.

section-setup = Préparation

clause-setup-dealer = Chaque joueur tire une carte, et le chiffre le plus élevé donne. Une carte avec un symbole compte zéro, sauf si l'option dealer_symbols dit qu'elle ne compte pas.
clause-setup-deal = Le donneur brasse les cartes et en distribue 7 à chaque joueur.
clause-setup-draw_pile = Les autres cartes sont posées face cachée : c'est la pioche.
clause-setup-discard_pile = La carte du dessus de la pioche est retournée et commence le talon.
clause-setup-first_card = Si une carte Action ou une carte sans couleur est retournée, elle agit selon sa propre règle de début.

section-turn = À votre tour

clause-turn-first = Le joueur à la gauche du donneur commence; si l'option start_direction vaut right, c'est celui à sa droite. Quand les règles parlent du premier joueur, c'est de lui qu'il s'agit.
clause-turn-match = Jouez une carte de la même couleur, du même chiffre ou du même symbole que le dessus du talon.
clause-turn-wild = Une carte sans couleur se joue sur n'importe quelle carte; seule la Carte blanche +4 a une condition.
clause-turn-must_draw = Si vous n'avez rien à jouer, prenez une carte dans la pioche.
clause-turn-play_drawn = Si la carte pigée peut être jouée, vous pouvez la jouer dans le même tour; l'option drawn_card peut en faire une obligation.
clause-turn-keep_drawn = Si vous ne jouez pas la carte pigée, vous la gardez et c'est au joueur suivant.
clause-turn-decline = Vous pouvez ne pas jouer une carte qui convient; vous devez alors en piger une.
clause-turn-decline_only_drawn = Après avoir pigé, vous ne pouvez jouer que la carte pigée, et aucune autre de votre main.

section-actions = Cartes Action

clause-draw_two-effect = +2 : le joueur suivant pige 2 cartes et perd son tour.
clause-draw_two-where = Une carte +2 se joue sur une carte de sa couleur ou sur une autre carte +2.
clause-start-draw_two = +2 retourné au début : le premier joueur pige 2 cartes et perd son tour.
clause-reverse-effect = Inversion : le sens du jeu change.
clause-reverse-where = Une carte Inversion se joue sur une carte de sa couleur ou sur une autre carte Inversion.
clause-start-reverse = Inversion retournée au début : le donneur joue en premier, et le jeu va contre le sens de départ, normalement vers la droite.
clause-skip-effect = Passer : le joueur suivant perd son tour.
clause-skip-where = Une carte Passer se joue sur une carte de sa couleur ou sur une autre carte Passer.
clause-start-skip = Passer retourné au début : le premier joueur perd son tour, et le suivant commence.
clause-wild-effect = Carte blanche : celui qui la joue choisit la couleur dans laquelle le jeu continue, qui peut être la même.
clause-wild-anytime = La Carte blanche peut être jouée même si vous avez une autre carte qui convient.
clause-start-wild = Carte blanche retournée au début : le premier joueur choisit la couleur, puis joue le premier tour.
clause-draw_four-effect = Carte blanche +4 : celui qui la joue choisit la couleur, et le joueur suivant pige 4 cartes et perd son tour.
clause-draw_four-legal = La Carte blanche +4 n'est permise que si vous n'avez aucune carte de la couleur demandée. Une carte Action de cette couleur compte; une carte qui ne convient que par le chiffre ou le symbole, ou une autre carte sans couleur, ne compte pas.
clause-start-draw_four = Carte blanche +4 retournée au début : elle est remise dans le jeu, et une autre carte est retournée.
clause-challenge-who = Seul le joueur qui devrait piger à cause d'une Carte blanche +4 peut la contester, s'il soupçonne qu'elle n'était pas permise.
clause-challenge-show = Celui qui a joué la Carte blanche +4 montre sa main à celui qui la conteste, et à personne d'autre.
clause-challenge-guilty = Si la Carte blanche +4 n'était pas permise, celui qui l'a jouée pige les 4 cartes à la place de l'autre.
clause-challenge-innocent = Si elle était permise, celui qui l'a contestée pige les 4 cartes et 2 de plus, 6 en tout.

section-battle = Combat

clause-battle-challenge = Celui qui joue la carte Combat choisit n'importe quel autre joueur pour le combat.
clause-battle-pick = Chacun des deux choisit une carte de sa main, et les deux cartes sont dévoilées en même temps.
clause-battle-lowest_loses = La carte la plus basse perd; une carte avec un symbole compte zéro.
clause-battle-tie = En cas d'égalité, les deux cartes sont mises de côté et chacun en choisit une autre, jusqu'à ce que quelqu'un perde.
clause-battle-out_of_cards = Celui qui n'a plus de cartes pendant un combat en pige une dans la pioche pour continuer à combattre ou à jouer : une manche ne peut pas finir pendant un combat.
clause-battle-loser_takes = Le perdant prend toutes les cartes qui ont servi au combat, et en pige 2 de plus dans la pioche.
clause-battle-winner_colour = Le gagnant du combat choisit la couleur demandée.
clause-battle-resume = Le jeu reprend dans le sens actuel avec le joueur qui suit celui qui a lancé le défi; l'option battle_resume peut en faire le joueur qui suit celui qui a été mis au défi.
clause-start-battle = Carte Combat retournée au début : le premier joueur choisit la couleur de départ.

section-urrrhhh = Urrrhhh

clause-urrrhhh-colour = Celui qui joue la carte Urrrhhh choisit une couleur de sa main dont il se débarrasse.
clause-urrrhhh-give = Il donne une carte de cette couleur à chacun des autres à tour de rôle, à partir de sa gauche et dans le sens des aiguilles d'une montre, tour après tour, jusqu'à ne plus en avoir. Si l'option start_direction vaut right, il donne à partir de sa droite, dans l'autre sens.
clause-urrrhhh-uneven = Peu importe si certains joueurs reçoivent plus de cartes que d'autres.
clause-urrrhhh-wild = La carte Urrrhhh est aussi une carte blanche : celui qui la joue choisit ensuite la couleur demandée.
clause-start-urrrhhh = Carte Urrrhhh retournée au début : le premier joueur choisit la couleur, puis joue le premier tour.

section-friends = Meilleurs amis

clause-friends-number = Celui qui joue la carte Meilleurs amis annonce d'abord un chiffre, de 0 à 9.
clause-friends-discard = Ensuite, chaque joueur peut poser une carte portant ce chiffre, de n'importe quelle couleur, s'il en a une.
clause-friends-last = Celui qui a joué la carte Meilleurs amis peut poser la sienne en dernier.
clause-friends-wild = La carte Meilleurs amis est aussi une carte blanche : celui qui l'a jouée choisit la couleur demandée.
clause-start-friends = Carte Meilleurs amis retournée au début : le premier joueur choisit la couleur.

section-joker = Le Joker

clause-joker-target = Celui qui joue la carte Le Joker choisit un autre joueur à tourmenter et annonce une couleur.
clause-joker-draw = Le joueur tourmenté pige jusqu'à obtenir une carte de cette couleur.
clause-joker-discard = Le joueur tourmenté jette cette carte et garde toutes les autres cartes pigées.
clause-joker-resume = Le jeu reprend dans le sens actuel avec le joueur qui suit celui qui a joué la carte.
clause-joker-last_card = Comme dernière carte, Le Joker tourmente quand même : on choisit un joueur, qui pige jusqu'à obtenir la couleur.
clause-start-joker = Carte Le Joker retournée au début : le premier joueur choisit la couleur de départ.

section-agent = Mater agent secret

clause-agent-peek = Celui qui joue la carte Mater agent secret regarde la main de tous les autres joueurs.
clause-agent-wild = La carte Mater agent secret est aussi une carte blanche : celui qui la joue choisit la couleur demandée.
clause-start-agent = Carte Mater agent secret retournée au début : le premier joueur choisit la couleur de départ.

section-going_out = Fin d'une manche

clause-uno-call = En jouant votre avant-dernière carte, annoncez UNO.
clause-uno-catch = Si vous ne l'annoncez pas et qu'on vous attrape avant que le joueur suivant commence son tour, vous pigez 2 cartes. L'option catch_until peut allonger ce délai.
clause-round-over = La manche est finie dès qu'un joueur n'a plus de cartes.
clause-round-last_draw = Si la dernière carte est une carte +2 ou une Carte blanche +4, le joueur suivant pige quand même les 2 ou 4 cartes, et elles comptent dans les points.
clause-round-reshuffle = Quand la pioche est épuisée, le talon sans sa carte du dessus est mélangé pour en former une nouvelle, et le jeu continue.

section-scoring = Pointage

clause-score-winner = Celui qui n'a plus de cartes marque tout ce que les autres ont encore en main.
clause-score-numbers = Les cartes numérotées valent leur chiffre, de 0 à 9.
clause-score-actions = Les cartes +2, Inversion et Passer valent 20 points chacune.
clause-score-wilds = La Carte blanche, la Carte blanche +4 et les cartes spéciales valent 50 points chacune.
clause-match-win = Tant que personne n'a 500 points, toutes les cartes sont brassées pour une autre manche. Le premier à atteindre 500 gagne.
clause-match-low = Autre façon de compter : chacun additionne les points qui lui restent en main à chaque manche. Quand quelqu'un atteint 500, le total le plus bas gagne.

section-sheets = Ce qui diffère selon les feuilles

clause-start_direction = start_direction dit dans quel sens le jeu commence : left (vers la gauche) ou right (vers la droite). Avec right (Espagne), le premier joueur est celui à la droite du donneur, une carte Inversion retournée au début envoie le jeu vers la gauche, et Urrrhhh donne à partir de la droite, dans le sens contraire des aiguilles d'une montre.
clause-dealer_symbols = dealer_symbols dit ce que vaut un symbole quand on tire pour la donne : zero (zéro) ou ignored (il ne compte pas, Espagne), et il ne peut alors pas gagner la donne.
clause-drawn_card = drawn_card dit si une carte pigée qui convient peut être jouée (may) ou doit l'être (must). Must (Amérique latine) ne vaut que si rien d'autre ne pouvait être joué; celui qui a choisi de piger peut quand même garder la carte.
clause-battle_resume = battle_resume dit qui joue après un combat : le joueur qui suit celui qui a lancé le défi (challenger), ou celui qui a été mis au défi (challenged, Canada français).
clause-catch_until = catch_until dit jusqu'à quand on peut vous attraper si vous n'avez pas annoncé UNO : jusqu'au début du tour suivant (begin), jusqu'à ce qu'une carte y soit posée ou qu'on y passe (played : les deux feuilles françaises et l'Espagne), ou tant que vous n'avez que cette carte (held : Amérique latine).

section-choices = Au choix de la table

clause-scoring = scoring vaut winner (celui qui n'a plus de cartes marque ce que les autres ont en main) ou low (chacun additionne ce qui lui reste, et le total le plus bas gagne).
clause-target = target est le nombre de points qui termine la partie : 500, ou tout nombre entier positif.
clause-bluffing = bluffing dit si une Carte blanche +4 non permise peut être jouée : true (oui, au risque d'être contesté) ou false (non, et personne ne conteste).
clause-two_player_reverse = two_player_reverse dit ce que fait la carte Inversion à deux joueurs : skip (le même joueur rejoue) ou nothing (c'est à l'autre).

section-rulings = Décisions là où les feuilles se taisent

clause-ruling-players = Une partie se joue de 2 à 10 joueurs.
clause-ruling-dealer_tie = En cas d'égalité pour la donne, les joueurs à égalité tirent encore dans ce qui reste du jeu, jusqu'à ce que l'un ait la plus haute carte. Ensuite, toutes les cartes sont mélangées.
clause-ruling-deal_order = Les 7 cartes sont distribuées une à une, à partir du premier joueur et dans le sens de départ.
clause-ruling-dealer_ignored = Avec dealer_symbols à ignored, le chiffre le plus élevé donne et les symboles ne comptent pas. Si personne n'a tiré de chiffre, tous ceux qui ont tiré cette fois tirent encore; si le jeu s'épuise, on en mélange un nouveau.
clause-ruling-next_dealer = La manche suivante est donnée par le voisin du donneur dans le sens de départ.
clause-ruling-two_reverse = À deux joueurs, la carte Inversion agit comme Passer : le même joueur rejoue. L'option two_player_reverse peut retirer cet effet; le sens change dans les deux cas.
clause-ruling-two_start_reverse = Si une carte Inversion est retournée au début à deux joueurs, le donneur joue en premier.
clause-ruling-colour_in_play = Sur une carte sans couleur, c'est la dernière couleur choisie qui compte, aussi bien pour suivre que pour savoir si une Carte blanche +4 est permise.
clause-ruling-bluff = Une Carte blanche +4 peut être jouée sans être permise, de la main ou tout juste pigée, au risque d'être contestée. Avec bluffing à false, elle n'est pas proposée, on ne demande à personne de contester, et les 4 cartes sont simplement pigées.
clause-ruling-guilty_turn = Après une contestation réussie, la Carte blanche +4 et sa couleur restent; celui qui a contesté ne pige rien et joue son tour normalement.
clause-ruling-innocent_turn = Après une contestation manquée, celui qui a contesté pige 6 cartes et perd son tour.
clause-ruling-last_draw_four = Une Carte blanche +4 jouée comme dernière carte ne peut pas être contestée : sans autre carte en main, elle est toujours permise.
clause-ruling-guilt = Une Carte blanche +4 est jugée sur la main au moment où elle est jouée et sur la couleur demandée avant elle. Ce qui est montré est la main actuelle.
clause-ruling-short_pile = S'il y a moins de cartes à piger que dû, même après avoir remélangé, on pige ce qu'il y a et on ne doit plus rien.
clause-ruling-reshuffle_top = Quand on remélange, la carte du dessus du talon reste et tout ce qui est dessous est mélangé. Cela se fait quand il faut une carte et que la pioche est vide, pas avant.
clause-ruling-nothing_to_draw = Si vous pigez à votre tour mais qu'il n'y a aucune carte à prendre, vous passez et le tour se termine.
clause-ruling-blocked = Si, pendant un tour de table, aucune carte n'a été jouée et aucune n'a pu être pigée, la manche est bloquée : personne ne marque, dans aucune des deux façons de compter, et la donne passe au joueur suivant.
clause-ruling-endless = Une manche est bloquée après 2000 tours, au moment où le suivant commencerait.
clause-ruling-drawn_always_asked = On vous interroge sur la carte pigée même si elle ne convient pas, avec pour seul choix de la garder : si on ne vous demandait rien, les autres le sauraient.
clause-ruling-must_play_legal = Quand la carte pigée doit être jouée, cela ne force jamais à jouer une Carte blanche +4 non permise : personne n'est tenu de tricher.
clause-ruling-uno_reached = Vous devez annoncer UNO chaque fois qu'il vous reste exactement une carte : après en avoir joué, posé ou donné une, après en avoir dévoilé une dans un combat ou jeté une dans le tourment; mais pas après en avoir pigé une alors que vous n'en aviez aucune. Ce devoir cesse quand vous annoncez, qu'on vous attrape ou que vous avez tout autre nombre de cartes.
clause-ruling-catch_lapse = Le tour suivant est le prochain qui commence, quel que soit le joueur; répondre à une contestation ou perdre son tour n'en est pas un. Le délai pour attraper prend fin à la première réponse à la question de ce tour (begin), quand une carte y est posée ou qu'on y passe (played), ou seulement quand le joueur n'a plus exactement une carte (held), et toujours avec la manche. Il court aussi pendant que d'autres questions sont posées. Une fois qu'il a pris fin, UNO n'est plus dû.
clause-ruling-uno_early = Annoncer UNO seul quand ce n'est pas dû est refusé et ne change rien. Annoncé en jouant ou en posant une carte, il ne compte que s'il en reste alors exactement une.
clause-ruling-catch_who = N'importe quel autre joueur peut attraper, et le premier compte.
clause-ruling-first_special = Quand une carte spéciale est retournée au début, on choisit seulement la couleur; son propre effet n'a pas lieu.
clause-ruling-draw_four_back = Une Carte blanche +4 retournée au début est remise dans la pioche, qui est remélangée avant de retourner la carte suivante.
clause-ruling-special_playable = Les cartes Combat et Le Joker peuvent être jouées à tout moment, comme une Carte blanche.
clause-ruling-battle_must = Celui qui joue la carte Combat doit choisir un adversaire; le combat ne peut pas être refusé.
clause-ruling-battle_last_card = Vous ne pouvez pas finir avec la carte Combat : si c'était votre dernière carte, vous en pigez une et combattez.
clause-ruling-battle_used = Les cartes qui ont servi à un combat sont toutes celles que les deux y ont dévoilées ou mises de côté; la carte Combat elle-même n'en fait pas partie.
clause-ruling-battle_order = Celui qui lance le défi sans avoir de cartes pige après avoir nommé l'adversaire. En cas d'égalité, il pige avant l'adversaire. À la fin, le perdant pige 2 cartes, puis un gagnant sans cartes en pige 1, puis la couleur est choisie.
clause-ruling-battle_winner_empty = Un gagnant qui a utilisé sa dernière carte en pige une avant que le jeu reprenne. S'il n'y en a pas, il a terminé et la manche est finie.
clause-ruling-battle_no_cards_left = Celui qui doit piger dans un combat mais ne trouve aucune carte perd le combat. Si aucun des deux ne peut, personne ne perd : les cartes mises de côté reviennent à ceux qui les ont jouées, et celui qui a lancé le défi choisit la couleur.
clause-ruling-battle_secret = Une carte choisie reste cachée dans la main jusqu'à ce que les deux aient choisi. Tous savent seulement que le choix est fait.
clause-ruling-urrrhhh_no_colour = Si vous n'avez aucune carte de couleur en jouant Urrrhhh, vous choisissez seulement la couleur demandée.
clause-ruling-urrrhhh_must = On ne peut pas refuser de donner, et la couleur doit être l'une de celles que vous avez.
clause-ruling-urrrhhh_out = Si vous donnez vos dernières cartes, vous avez terminé et la manche est finie.
clause-ruling-urrrhhh_order = Celui qui donne décide, carte par carte, laquelle va à qui, et on lui demande même pour la dernière. Les cartes de cette couleur pigées entre-temps, s'il est attrapé, sont données aussi. Celui qui donne et celui qui reçoit voient la carte; les autres en voient le dos.
clause-ruling-urrrhhh_direction = La carte Inversion ne change pas le sens dans lequel on donne : c'est toujours celui des aiguilles d'une montre, ou l'autre si start_direction vaut right.
clause-ruling-start_special = Celui qui choisit la couleur d'une Carte blanche ou d'une carte spéciale retournée au début joue ensuite le premier tour de la façon normale.
clause-ruling-friends_order = Les cartes sont posées dans le sens actuel, à partir du joueur suivant, et en dernier par celui qui a annoncé le chiffre.
clause-ruling-friends_out = Si quelqu'un pose sa dernière carte, la manche finit là, et ce joueur marque les points.
clause-ruling-friends_last_card = Si Meilleurs amis est une dernière carte, la manche finit aussitôt et personne ne pose rien.
clause-ruling-friends_match = Après Meilleurs amis, la carte suivante doit avoir la couleur choisie, quelle que soit celle du dessus, ou le chiffre du dessus si une carte numérotée a été posée.
clause-ruling-friends_colour = Avec Meilleurs amis, la couleur est choisie une fois les chiffres posés.
clause-ruling-joker_colourless = Les cartes sans couleur pigées dans le tourment sont gardées; elles n'ont pas de couleur, donc on continue à piger.
clause-ruling-joker_dry = Si la couleur ne vient jamais, le joueur tourmenté garde tout ce qu'il a pigé, et la couleur annoncée est demandée.
clause-ruling-joker_no_effect = Si la carte jetée dans le tourment est une carte Action, elle ne fait rien; c'est seulement le nouveau dessus du talon.
clause-ruling-joker_going_out = Avec Le Joker comme dernière carte, le tourment a lieu, carte jetée comprise, puis on compte les points de la manche.
clause-ruling-agent_peek = On regarde aussitôt : le joueur voit toutes les autres mains telles qu'elles sont à ce moment. Les autres voient seulement que cela a eu lieu.
clause-ruling-last_colour = Une manche finie ne demande plus rien : aucune couleur n'est choisie après une dernière carte sans couleur, et une dernière carte Mater agent secret ne regarde rien. Seule la carte Le Joker tourmente d'abord.
clause-ruling-low_points = Dans la partie au plus petit total, chacun ajoute les points qu'il a en main; les points de la manche en sont la somme.
clause-ruling-low_tie = Si le total le plus bas est à égalité dans la partie au plus petit total, tous jouent une autre manche, jusqu'à ce qu'un seul soit le plus bas.
clause-ruling-leave = Si un joueur quitte une table en ligne, un robot joue à sa place jusqu'à son retour.

section-house = Règles maison

clause-house-stack-debt = Avec stacking, vous pouvez passer un +2 ou une Carte blanche +4 au joueur suivant en jouant une autre de ces cartes, et les cartes à piger s'additionnent.
clause-house-stack-same = Si stacking est same, on passe un +2 avec un +2, et une Carte blanche +4 avec une Carte blanche +4.
clause-house-stack-any = Si stacking est any, une Carte blanche +4 permet aussi de passer un +2, et un +2 de la couleur choisie de passer une Carte blanche +4.
clause-house-stack-answer = Passer les cartes, c'est jouer votre tour : il s'en ajoute 2 ou 4, et c'est maintenant au joueur suivant de toutes les piger ou de les passer.
clause-house-stack-take = Si vous ne les passez pas, vous pigez toutes les cartes additionnées et perdez votre tour.
clause-house-stack-challenge = On ne peut contester une Carte blanche +4 que si elle ne sert pas à passer des cartes : celle qui en passe est toujours permise.
clause-house-stack-last = Si quelqu'un termine avec un +2 ou une Carte blanche +4, le joueur suivant pige toutes les cartes additionnées et ne peut pas les passer.
clause-house-stack-start = Si un +2 est retourné au début, le premier joueur pige 2 cartes ou les passe.
clause-house-stack-short = S'il n'y a pas assez de cartes à piger, vous pigez ce qu'il y a, et le reste est oublié.
clause-house-jump-when = Avec jump_in, si vous avez une carte de la même couleur et du même chiffre ou symbole que la dernière carte jouée, vous pouvez la jouer hors de votre tour, tant que le joueur dont c'est le tour n'a pas répondu.
clause-house-jump-turn = Quand vous interceptez, c'est votre tour, et le jeu continue à partir de vous; le tour qui venait de commencer ne compte pas.
clause-house-jump-stack = Si vous interceptez avec un +2 pendant qu'on se passe des cartes, il s'en ajoute 2, et le joueur après vous doit toutes les piger ou les passer.
clause-house-jump-race = C'est la première réponse qui compte, qu'elle vienne du joueur dont c'est le tour ou de quelqu'un qui intercepte.
clause-house-jump-poll = Là où l'on interroge les joueurs l'un après l'autre, on demande à tous s'ils interceptent, même à ceux qui ne peuvent pas : sinon, les autres sauraient qui a la carte.
clause-house-jump-pace = Après une carte de couleur, les robots attendent un instant avant de répondre, pour que chacun ait le temps d'intercepter.
clause-house-seven-swap = Avec seven_zero, si vous jouez un 7 et qu'il vous reste au moins une carte, vous devez échanger votre main avec un autre joueur.
clause-house-zero-rotate = Avec seven_zero, si quelqu'un joue un 0 et qu'il lui reste au moins une carte, chacun passe sa main au joueur suivant dans le sens du jeu.
clause-house-hands-call = Quand les mains ont changé de place, chaque joueur qui reçoit une main d'une seule carte doit annoncer UNO; ce qui a été annoncé pour la main d'avant ne compte pas.
clause-house-hands-order = Une main passe telle qu'elle est. Seul un 7 ou un 0 qui est joué déplace les mains, pas celui qui est retourné, posé, jeté, dévoilé ou donné.
clause-house-draw-until = Si draw est until et que vous pigez à votre tour, vous continuez jusqu'à avoir une carte que vous pouvez jouer, ou jusqu'à ce qu'il n'y ait plus rien à piger.
clause-house-force-play = Avec force_play, vous ne pouvez piger que si vous n'avez aucune carte à jouer, et une carte pigée qui convient doit être jouée; mais personne n'est obligé de passer des cartes, d'intercepter ni de poser une carte.
clause-house-finish-number = Si finish est number, la dernière carte que vous jouez doit être un chiffre; si la seule carte qui vous reste n'en est pas un, vous devez piger.
clause-house-teams-partners = Avec teams, les joueurs face à face sont partenaires. Il faut 4, 6, 8 ou 10 joueurs.
clause-house-teams-score = Les partenaires ont toujours les mêmes points : si l'un termine, tous deux marquent ce que les autres équipes ont en main; dans la partie au plus petit total, tous deux ajoutent ce qu'ils ont à eux deux.
clause-house-teams-match = Les partenaires gagnent la partie ensemble.
clause-house-teams-hidden = Les partenaires ne voient pas les cartes l'un de l'autre, et pour tout le reste un partenaire est un joueur comme les autres.
clause-house-hand_size = hand_size dit combien de cartes chaque joueur reçoit : 7, ou un nombre de 2 à 10 pour lequel il y a assez de cartes.
clause-house-catch_penalty = catch_penalty dit combien de cartes vous pigez si on vous attrape : 2, ou un nombre de 1 à 10.
clause-house-grand = Le grand jeu a 128 cartes : les 108 cartes classiques et quatre de chacune des cinq cartes spéciales, qui font toutes ce que disent leurs propres règles.
clause-house-deck_file = Votre propre jeu de cartes est un fichier qui dit combien il y a de chaque carte : de deux à quatre couleurs, au moins 20 cartes, dont au moins 12 avec un chiffre.
