### A match that is over, looked back at: points by round, best moments, a picture to share

story-points = Pontos por rodada
story-table = Os pontos em uma tabela
story-round = Rodada
story-moments = Melhores momentos
story-draw = Mais cartas de uma vez: { $count } para { $name }, na rodada { $round }.
story-swing = A rodada { $round } é a que mais muda: +{ $count } para { $name }.
story-caught = { $other } flagra { $name } sem gritar UNO na rodada { $round }.
story-save = Salvar uma imagem
story-share = Compartilhar uma imagem
story-wait = Revendo a rodada { $round } de { $rounds }…
