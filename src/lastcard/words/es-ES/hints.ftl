### Why a good player would do it: the sentence behind a hint.

hint-call = Te queda una carta, y nadie puede pillarte si dices UNO.
hint-catch = { $seat } no ha dicho UNO: a quien pillan le toca robar 2 cartas.
hint-only = No hay otra opción.
hint-any = Aquí da lo mismo una opción que otra.
hint-draw = Es mejor jugar una carta que robar otra.
hint-win = Es tu última carta: cierras la partida.
hint-clear = El resto de tu mano puede salir antes de que juegue nadie más.
hint-many = Es el color del que más cartas tienes.
hint-pair = Tus otras cartas del mismo tipo todavía pueden salir una tras otra.
hint-wild = Una carta sin color sirve en cualquier momento: guárdala para después.
hint-special = Es lo que más cambia las cartas de todos.
hint-points = Alguien está a punto de cerrar: deshazte de los puntos.
hint-hit = A { $seat } le falta poco para cerrar y hay que impedirlo.
hint-again = Puedes volver a jugar enseguida.
hint-block = A { $seat } le falta poco para cerrar y seguramente no podrá seguir.
hint-rare = Quedan pocas cartas de ese color, así que tardará en salir.
hint-guilty = { $seat } seguramente tenía el color en juego.
hint-innocent = { $seat } seguramente no tenía el color en juego.
hint-strong = Seguramente ganarías la batalla.
hint-leader = { $seat } es quien está más cerca de ganar.
hint-spare = Así conservas las cartas que más te valen.
hint-most = Así te deshaces de más cartas.
hint-harmless = Es lo que menos ayuda a { $seat }.
hint-own = Tú también tienes ese número.
hint-friends = Los demás seguramente tienen pocas cartas de ese número.
hint-shed = Es una carta menos en tu mano.
