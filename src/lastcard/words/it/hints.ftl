### Why a good player would do it: the sentence behind a hint.

hint-call = Ti è rimasta una carta, e nessuno può sorprenderti se dici UNO.
hint-catch = { $seat } non ha detto UNO: chi viene sorpreso deve pescare.
hint-only = Non c'è altro da fare.
hint-honest = Tutto il resto sarebbe un bluff: se te lo contestano, peschi 4 carte.
hint-any = Qui una scelta vale l'altra.
hint-whole = Nel complesso è la scelta migliore.
hint-draw = Meglio giocare una carta che pescarne una.
hint-win = È la tua ultima carta: chiudi il round.
hint-out = Ti liberi di tutta la mano e chiudi il round.
hint-clear = Il resto della tua mano può seguire prima che giochi qualcun altro.
hint-many = È il colore di cui hai più carte.
hint-more = Più carte della tua mano possono seguire.
hint-pair = Così tieni insieme le carte dello stesso numero o simbolo, che poi possono seguirsi.
hint-wild = Una carta senza colore va bene in ogni momento: tienila per dopo.
hint-special = È ciò che cambia di più le carte in mano a tutti.
hint-points = Qualcuno sta per chiudere: liberati dei punti.
hint-costly = Così ti liberi di più punti.
hint-hit = { $seat } sta per chiudere, e bisogna impedirlo.
hint-turn = { $seat } salta il turno.
hint-again = Puoi giocare ancora subito.
hint-block = { $seat } sta per chiudere e probabilmente non potrà rispondere.
hint-past = { BEGINS($seat) ->
        [vowel] Così non tocca ad { $seat }, che sta per chiudere.
        [i] Così non tocca ad { $seat }, che sta per chiudere.
       *[other] Così non tocca a { $seat }, che sta per chiudere.
    }
hint-hard = Per { $seat } è più difficile rispondere.
hint-rare = Restano poche carte di quel colore, quindi ci vorrà molto prima che esca.
hint-guilty = { $seat } probabilmente aveva il colore in gioco.
hint-doubtful = { $seat } forse aveva il colore in gioco, e vale la pena rischiare una contestazione.
hint-innocent = { $seat } probabilmente non aveva il colore in gioco.
hint-strong = Probabilmente vinceresti la battaglia.
hint-chance = È la tua migliore possibilità nella battaglia.
hint-leader = Nessuno è più vicino alla vittoria di { $seat }.
hint-spare = Così risparmi le carte che per te valgono di più.
hint-most = Così ti liberi di più carte.
hint-harmless = È ciò che aiuta meno { $seat }.
hint-far = { BEGINS($seat) ->
        [vowel] Ad { $seat } manca ancora parecchio per chiudere.
        [i] Ad { $seat } manca ancora parecchio per chiudere.
       *[other] A { $seat } manca ancora parecchio per chiudere.
    }
hint-own = Quel numero ce l'hai anche tu.
hint-friends = Gli altri probabilmente hanno poche carte di quel numero.
hint-shed = È una carta in meno nella tua mano.
hint-stack = Passi le carte invece di pescarle.
hint-saved = Così tieni una carta con cui puoi passare le carte.
hint-until = Altrimenti pescheresti finché non esce una carta che va bene.
hint-number = Così tieni un numero per la fine: solo un numero può essere la tua ultima carta.
hint-smaller = Ricevi una mano con meno carte.
hint-hands = Cambiare mano adesso aiuterebbe gli altri più di te.
hint-twin = Hai la stessa carta un'altra volta e puoi intrometterti con quella.
hint-jump = Ti liberi di una carta fuori turno.
hint-later = Giocarla adesso aiuterebbe gli altri più di te.
hint-answered = { $seat } potrebbe passare le carte.
hint-fewest = Nessun altro ha meno carte di { $seat }.
hint-team = Giochi in coppia con { $seat }.
hint-partner = Giochi in coppia con { $seat }, che probabilmente potrà rispondere.
