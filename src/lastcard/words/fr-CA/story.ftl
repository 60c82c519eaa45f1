### A match that is over, looked back at: points by round, best moments, a picture to share

story-points = Points par manche
story-table = Les points en tableau
story-round = Manche
story-moments = Meilleurs moments
story-draw = Le plus de cartes d'un coup : { $count } pour { $name }, à la manche { $round }.
story-swing = La manche { $round } change le plus : +{ $count } pour { $name }.
story-caught = { $other } attrape { $name } sans avoir annoncé UNO à la manche { $round }.
story-save = Enregistrer une image
story-share = Partager une image
story-wait = Retour sur la manche { $round } de { $rounds }…
