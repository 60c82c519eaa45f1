### A match that is over, looked back at: points by round, best moments, a picture to share

story-points = Puntos por ronda
story-table = Los puntos en una tabla
story-round = Ronda
story-moments = Mejores momentos
story-draw = Más cartas de golpe: { $count } para { $name }, en la ronda { $round }.
story-swing = La ronda { $round } es la que más cambia: +{ $count } para { $name }.
story-caught = { $other } pilla a { $name } sin decir UNO en la ronda { $round }.
story-save = Guardar una imagen
story-share = Compartir una imagen
story-wait = Repasando la ronda { $round } de { $rounds }…
