### Why a good player would do it: the sentence behind a hint.

hint-call = Ti è rimasta una carta, e nessuno può sorprenderti se dici UNO.
hint-catch = { $seat } non ha detto UNO: chi viene sorpreso pesca 2 carte.
hint-only = Non c'è altro da fare.
hint-any = Qui una scelta vale l'altra.
hint-draw = Meglio giocare una carta che pescarne una.
hint-win = È la tua ultima carta: chiudi il round.
hint-clear = Il resto della tua mano può seguire prima che giochi qualcun altro.
hint-many = È il colore di cui hai più carte.
hint-pair = Le altre tue carte dello stesso tipo possono ancora seguirsi.
hint-wild = Una carta senza colore va bene in ogni momento: tienila per dopo.
hint-special = È ciò che cambia di più le carte in mano a tutti.
hint-points = Qualcuno sta per chiudere: liberati dei punti.
hint-hit = { $seat } sta per chiudere, e bisogna impedirlo.
hint-again = Puoi giocare ancora subito.
hint-block = { $seat } sta per chiudere e probabilmente non potrà rispondere.
hint-rare = Restano poche carte di quel colore, quindi ci vorrà molto prima che esca.
hint-guilty = { $seat } probabilmente aveva il colore in gioco.
hint-innocent = { $seat } probabilmente non aveva il colore in gioco.
hint-strong = Probabilmente vinceresti la battaglia.
hint-leader = Nessuno è più vicino alla vittoria di { $seat }.
hint-spare = Così risparmi le carte che per te valgono di più.
hint-most = Così ti liberi di più carte.
hint-harmless = È ciò che aiuta meno { $seat }.
hint-own = Quel numero ce l'hai anche tu.
hint-friends = Gli altri probabilmente hanno poche carte di quel numero.
hint-shed = È una carta in meno nella tua mano.
