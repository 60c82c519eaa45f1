### A match that is over, looked back at: points by round, best moments, a picture to share

story-points = Pontos por ronda
story-table = Os pontos numa tabela
story-round = Ronda
story-moments = Melhores momentos
story-draw = Mais cartas de uma vez: { $count } para { $name }, na ronda { $round }.
story-swing = A ronda { $round } é a que mais muda: +{ $count } para { $name }.
story-caught = { $other } apanha { $name } sem gritar UNO na ronda { $round }.
story-save = Guardar uma imagem
story-share = Partilhar uma imagem
story-wait = A rever a ronda { $round } de { $rounds }…
