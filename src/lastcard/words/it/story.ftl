### A match that is over, looked back at: points by round, best moments, a picture to share

story-points = Punti per round
story-table = I punti in una tabella
story-round = Round
story-moments = Momenti migliori
story-draw = Più carte in una volta: { $count } per { $name }, nel round { $round }.
story-swing = Il round { $round } cambia di più: +{ $count } per { $name }.
story-caught = { $other } sorprende { $name } senza aver detto UNO nel round { $round }.
story-save = Salva un'immagine
story-share = Condividi un'immagine
story-wait = Ripasso il round { $round } di { $rounds }…
