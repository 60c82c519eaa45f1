### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Headings and links of the page.
guide-title = Comment jouer : { $edition }
guide-need = Ce qu'il faut
# What is in the deck.
guide-cards = Il y a { $count } cartes de quatre couleurs : { $colours }.
guide-wilds = Quatre Jokers, quatre Super Jokers et quatre cartes { $special } n'ont pas de couleur.
guide-wilds-classic = Quatre Jokers et quatre Super Jokers n'ont pas de couleur.
guide-wilds-several = Quatre Jokers, quatre Super Jokers et quatre exemplaires de chaque carte spéciale n'ont pas de couleur. Les cartes spéciales sont { $specials }.
# As the sheet has it.
guide-sum-setup-dealer = { $dealer_symbols ->
        [ignored] Chaque joueur tire une carte, et le chiffre le plus élevé donne. Les cartes avec un symbole ne comptent pas.
       *[counted] Chaque joueur tire une carte, et le chiffre le plus élevé donne. Une carte avec un symbole compte zéro.
    }
guide-sum-turn-first = { $start_direction ->
        [right] Le joueur à la droite du donneur commence, et on joue vers la droite.
       *[left] Le joueur à la gauche du donneur commence, et on joue vers la gauche.
    }
guide-sum-turn-play_drawn = { $drawn_card ->
        [must] Si vous n'aviez rien à jouer et que la carte piochée convient, vous devez la jouer tout de suite.
       *[may] Si la carte piochée peut être jouée, vous pouvez la jouer dans le même tour.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Inversion retournée au début : le donneur joue en premier, et on joue vers la gauche.
       *[left] Inversion retournée au début : le donneur joue en premier, et on joue vers la droite.
    }
guide-two = À deux joueurs, la carte Inversion agit comme Passer : le même joueur rejoue.
guide-challenge = La contestation
guide-starts = La première carte retournée
# What the game asks those who play the special card.
guide-asked-kickin-battle = On vous demande qui vous défiez. Puis chacun des deux choisit une carte, sans voir celle de l'autre.
guide-asked-urrrhhh = On vous demande quelle couleur vous donnez et, pour chaque joueur, quelle carte il reçoit.
guide-asked-best-friends = On vous demande un chiffre, puis à chacun s'il pose une carte, et enfin, à vous, la couleur.
guide-asked-jokers-wild = On vous demande qui vous tourmentez, puis la couleur.
guide-asked-special-agent = On vous montre toutes les mains, que personne d'autre ne voit, puis on vous demande la couleur.
guide-play = Pour jouer contre des robots : { $command }
guide-clauses = Toutes les règles, clause par clause
guide-editions = Autres éditions
guide-languages = Dans d'autres langues

## The page of house rules

guide-house = Beaucoup de familles jouent avec ces règles, qui ne sont sur aucune feuille imprimée. Aucune ne s'applique tant que vous ne l'activez pas, en préparant la table ou avec --rule sur la ligne de commande.
guide-presets = Ensembles de règles maison
guide-decks = Autres jeux de cartes
