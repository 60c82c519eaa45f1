### The rules by clause: a key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Contenido

clause-deck-size = La baraja tiene 112 cartas; la clásica, que no tiene carta especial, tiene 108.
clause-deck-numbers = Cada uno de los cuatro colores tiene 19 cartas de número: un 0 y dos de cada número del 1 al 9.
clause-deck-actions = Cada color tiene dos Roba 2, dos Reversa y dos Salta: 24 cartas de acción en total.
clause-deck-wilds = Las cartas sin color son cuatro Comodín, cuatro Comodín Roba 4 y, salvo en la baraja clásica, cuatro de la carta especial de la edición.
clause-deck-colours = Cada edición tiene cuatro colores. Son azul, verde, rojo y amarillo, pero Urrrhhh tiene rosa en lugar de rojo, y Mejores amigos tiene morado, rosa, verde y amarillo.

section-object = Objetivo del juego

clause-object-round = Quédate sin cartas antes que nadie; así sumas lo que los demás tengan en la mano.
clause-object-match = Los puntos se acumulan de ronda en ronda, y quien llega primero a 500 gana el juego.

section-setup = Preparación

clause-setup-dealer = Cada jugador saca una carta, y reparte quien tenga el número más alto. Una carta con símbolo cuenta cero, salvo que la opción dealer_symbols diga que no cuenta.
clause-setup-deal = El repartidor baraja y da 7 cartas a cada jugador.
clause-setup-draw_pile = Las demás cartas se ponen boca abajo: son la pila para robar.
clause-setup-discard_pile = Se voltea la carta de encima de la pila para robar y con ella empieza la pila para descartar.
clause-setup-first_card = Si se voltea una carta de acción o una carta sin color, mira qué hace esa carta al comienzo.

section-turn = Tu turno

clause-turn-first = Empieza el jugador a la izquierda del repartidor; si la opción start_direction es right, el de su derecha. Cuando las reglas dicen “primer jugador”, se trata de este.
clause-turn-match = Juega una carta que coincida en color, número o símbolo con la de encima de la pila para descartar.
clause-turn-wild = Una carta sin color se puede jugar sobre cualquier carta; solo el Comodín Roba 4 tiene una condición.
clause-turn-must_draw = Si no tienes nada que jugar, toma una carta de la pila para robar.
clause-turn-play_drawn = Si la carta robada se puede jugar, puedes jugarla en el mismo turno; la opción drawn_card puede hacerlo obligatorio.
clause-turn-keep_drawn = Si no juegas la carta robada, te la quedas y le toca al siguiente jugador.
clause-turn-decline = Puedes no jugar una carta aunque coincida; entonces tienes que robar una.
clause-turn-decline_only_drawn = Después de robar solo puedes jugar la carta robada, y ninguna otra de tu mano.

section-actions = Cartas de acción

clause-draw_two-effect = Roba 2: el siguiente jugador roba 2 cartas y pierde el turno.
clause-draw_two-where = Roba 2 se juega sobre una carta de su color o sobre otro Roba 2.
clause-start-draw_two = Roba 2 volteado al comienzo: el primer jugador roba 2 cartas y pierde el turno.
clause-reverse-effect = Reversa: cambia el sentido del juego.
clause-reverse-where = Reversa se juega sobre una carta de su color o sobre otra Reversa.
clause-start-reverse = Reversa volteada al comienzo: empieza el repartidor, y se juega en contra del sentido inicial, normalmente hacia la derecha.
clause-skip-effect = Salta: el siguiente jugador pierde el turno.
clause-skip-where = Salta se juega sobre una carta de su color o sobre otro Salta.
clause-start-skip = Salta volteado al comienzo: el primer jugador pierde el turno, y empieza el que le sigue.
clause-wild-effect = Comodín: quien lo juega elige el color con el que sigue el juego, que puede ser el mismo.
clause-wild-anytime = El Comodín se puede jugar aunque tengas otra carta que coincida.
clause-start-wild = Comodín volteado al comienzo: el primer jugador elige el color y luego juega el primer turno.
clause-draw_four-effect = Comodín Roba 4: quien lo juega elige el color, y el siguiente jugador roba 4 cartas y pierde el turno.
clause-draw_four-legal = El Comodín Roba 4 solo está permitido si no tienes ninguna carta del color en juego. Una carta de acción de ese color cuenta; una carta que solo coincide en número o símbolo, u otra carta sin color, no cuenta.
clause-start-draw_four = Comodín Roba 4 volteado al comienzo: vuelve a la baraja y se voltea otra carta.
clause-challenge-who = Solo el jugador que tendría que robar por un Comodín Roba 4 puede desafiar a quien lo jugó, si sospecha que no estaba permitido.
clause-challenge-show = El jugador desafiado le muestra su mano a quien lo desafía, y a nadie más.
clause-challenge-guilty = Si el Comodín Roba 4 no estaba permitido, quien lo jugó roba las 4 cartas en lugar del otro.
clause-challenge-innocent = Si estaba permitido, quien desafió roba las 4 cartas y 2 más, 6 en total.

section-battle = Batalla de patadas

clause-battle-challenge = Quien juega la Batalla de patadas elige a cualquier otro jugador para la batalla.
clause-battle-pick = Los dos eligen una carta de su mano y las muestran al mismo tiempo.
clause-battle-lowest_loses = Pierde la carta más baja; una carta con símbolo cuenta cero.
clause-battle-tie = Si hay empate, las dos cartas se apartan y ambos vuelven a elegir, hasta que alguien pierda.
clause-battle-out_of_cards = Quien se queda sin cartas en la batalla roba una de la pila para robar y así puede seguir con la batalla o con el juego: una ronda no puede terminar durante una batalla.
clause-battle-loser_takes = Quien pierde toma todas las cartas usadas en la batalla y roba 2 más de la pila para robar.
clause-battle-winner_colour = Quien gana la batalla elige el color en juego.
clause-battle-resume = El juego sigue en el sentido actual con el jugador que está después del retador; la opción battle_resume puede hacer que sea el que está después del retado.
clause-start-battle = Batalla de patadas volteada al comienzo: el primer jugador elige el color con el que se empieza.

section-urrrhhh = Urrrhhh

clause-urrrhhh-colour = Quien juega Urrrhhh elige un color de su mano para deshacerse de él.
clause-urrrhhh-give = Da una carta de ese color a cada uno de los demás por turno, desde su izquierda y en el sentido de las manecillas del reloj, vuelta tras vuelta, hasta que no le quede ninguna. Si la opción start_direction es right, las da desde su derecha y en sentido contrario.
clause-urrrhhh-uneven = No importa si unos jugadores reciben más cartas que otros.
clause-urrrhhh-wild = La carta Urrrhhh también es un comodín: después, quien la juega elige el color en juego.
clause-start-urrrhhh = Carta Urrrhhh volteada al comienzo: el primer jugador elige el color y luego juega el primer turno.

section-friends = Mejores amigos

clause-friends-number = Quien juega Mejores amigos primero dice en voz alta un número, del 0 al 9.
clause-friends-discard = Después cada jugador puede bajar una carta de ese número, de cualquier color, si la tiene.
clause-friends-last = Quien jugó Mejores amigos es el último en bajar la suya.
clause-friends-wild = La carta Mejores amigos también es un comodín: quien la jugó elige el color en juego.
clause-start-friends = Carta Mejores amigos volteada al comienzo: el primer jugador elige el color.

section-joker = Comodín del Guasón

clause-joker-target = Quien juega el Comodín del Guasón elige a otro jugador para atormentarlo y dice un color.
clause-joker-draw = El jugador atormentado roba hasta que le salga una carta de ese color.
clause-joker-discard = El jugador atormentado descarta esa carta y se queda con todas las demás que robó.
clause-joker-resume = El juego sigue en el sentido actual con el jugador que está después de quien jugó la carta.
clause-joker-last_card = Como última carta, el Comodín del Guasón también atormenta: se elige a un jugador, que roba hasta que salga el color.
clause-start-joker = Comodín del Guasón volteado al comienzo: el primer jugador elige el color con el que se empieza.

section-agent = Mate agente especial

clause-agent-peek = Quien juega la carta Mate agente especial mira las manos de todos los demás jugadores.
clause-agent-wild = La carta Mate agente especial también es un comodín: quien la juega elige el color en juego.
clause-start-agent = Carta Mate agente especial volteada al comienzo: el primer jugador elige el color con el que se empieza.

section-going_out = Decir UNO y terminar

clause-uno-call = Al jugar tu penúltima carta, di UNO.
clause-uno-catch = Si no lo dices y alguien te atrapa antes de que el siguiente jugador empiece su turno, robas 2 cartas. La opción catch_until puede alargar ese plazo.
clause-round-over = La ronda termina en cuanto un jugador se queda sin cartas.
clause-round-last_draw = Si la última carta es un Roba 2 o un Comodín Roba 4, el siguiente jugador roba de todos modos las 2 o 4 cartas, y cuentan para los puntos.
clause-round-reshuffle = Cuando se acaba la pila para robar, se baraja la pila para descartar sin su carta de encima para formar una nueva, y el juego sigue.

section-scoring = Puntos

clause-score-winner = Quien se queda sin cartas suma todo lo que los demás tienen en la mano.
clause-score-numbers = Las cartas de número valen su número, de 0 a 9.
clause-score-actions = Roba 2, Reversa y Salta valen 20 puntos cada una.
clause-score-wilds = Comodín, Comodín Roba 4 y las cartas especiales valen 50 puntos cada una.
clause-match-win = Mientras nadie tenga 500 puntos, se barajan todas las cartas para otra ronda. Gana quien llega primero a 500.
clause-match-low = Otra forma de puntuar: cada jugador va sumando los puntos que le quedan en la mano en cada ronda. Cuando alguien llega a 500, gana el total más bajo.

section-sheets = En qué difieren las hojas

clause-start_direction = start_direction dice hacia dónde se empieza a jugar: left (izquierda) o right (derecha). Con right (España), el primer jugador es el de la derecha del repartidor, una Reversa volteada al comienzo manda el juego hacia la izquierda, y Urrrhhh da las cartas desde la derecha, en sentido contrario a las manecillas del reloj.
clause-dealer_symbols = dealer_symbols dice qué vale un símbolo al sacar carta para repartir: zero (cero) o ignored (no cuenta, España).
clause-drawn_card = drawn_card dice si una carta robada que coincide se puede jugar (may) o se debe jugar (must). Must (Latinoamérica) vale solo si no se podía jugar nada más; quien robó porque quiso puede elegir.
clause-battle_resume = battle_resume dice quién juega después de una batalla: el que está después del retador (challenger) o después del retado (challenged, Canadá francófono).
clause-catch_until = catch_until dice hasta cuándo te pueden atrapar por no decir UNO: hasta que empieza el turno siguiente (begin), hasta que en él se baja una carta o se pasa (played: las dos hojas en francés y España), o mientras tengas esa única carta (held: Latinoamérica).

section-choices = A elección de la mesa

clause-scoring = scoring es winner (quien se queda sin cartas suma lo que tienen los demás) o low (cada quien suma lo que le queda, y gana el total más bajo).
clause-target = target es el número de puntos con el que termina el juego: 500 o cualquier número entero positivo.
clause-bluffing = bluffing dice si se puede jugar un Comodín Roba 4 no permitido: true (sí, con el riesgo de un desafío) o false (no, y nadie desafía).
clause-two_player_reverse = two_player_reverse dice qué hace Reversa con dos jugadores: skip (el mismo jugador vuelve a jugar) o nothing (le toca al otro).

section-rulings = Decisiones donde las hojas callan

clause-ruling-players = Un juego tiene de 2 a 10 jugadores.
clause-ruling-dealer_tie = Si hay empate para repartir, los empatados vuelven a sacar de lo que queda de la baraja hasta que uno tenga la más alta. Después se barajan todas las cartas.
clause-ruling-deal_order = Las 7 cartas se reparten de una en una, empezando por el primer jugador y siguiendo en el sentido inicial.
clause-ruling-dealer_ignored = Con dealer_symbols en ignored, reparte el número más alto y los símbolos quedan fuera. Si nadie sacó un número, todos los que sacaron esta vez vuelven a sacar; si se acaba la baraja, se mezcla una nueva.
clause-ruling-next_dealer = La siguiente ronda la reparte quien sigue al repartidor en el sentido inicial.
clause-ruling-two_reverse = Con dos jugadores, Reversa actúa como Salta: el mismo jugador vuelve a jugar. La opción two_player_reverse puede quitar este efecto; el sentido cambia en ambos casos.
clause-ruling-two_start_reverse = Si se voltea Reversa al comienzo con dos jugadores, empieza el repartidor.
clause-ruling-colour_in_play = Sobre una carta sin color cuenta el último color elegido, tanto para coincidir como para saber si un Comodín Roba 4 está permitido.
clause-ruling-bluff = Un Comodín Roba 4 se puede jugar aunque no esté permitido, desde la mano o recién robado, con el riesgo de un desafío. Con bluffing en false no se ofrece, a nadie se le pregunta si desafía, y las 4 cartas simplemente se roban.
clause-ruling-guilty_turn = Tras un desafío acertado, el Comodín Roba 4 y su color siguen en juego; quien desafió no roba nada y juega su turno normalmente.
clause-ruling-innocent_turn = Tras un desafío fallido, quien desafió roba 6 cartas y pierde el turno.
clause-ruling-last_draw_four = A quien juega un Comodín Roba 4 como última carta no se le puede desafiar: sin otra carta en la mano siempre está permitido.
clause-ruling-guilt = Un Comodín Roba 4 se juzga por la mano en el momento de jugarlo y por el color en juego antes de él. Lo que se muestra es la mano actual.
clause-ruling-short_pile = Si no hay suficientes cartas para robar, ni siquiera después de barajar, se roban las que haya, y después ninguna más.
clause-ruling-reshuffle_top = Al volver a barajar, la carta de encima de la pila para descartar se queda y se baraja todo lo de abajo. Esto ocurre cuando hace falta una carta y la pila para robar está vacía, no antes.
clause-ruling-nothing_to_draw = Si robas en tu turno pero no hay ninguna carta, pasas y el turno termina.
clause-ruling-blocked = Si en una vuelta completa no se jugó ninguna carta ni se pudo robar ninguna, la ronda queda bloqueada: nadie suma puntos, en ninguna de las dos formas de puntuar, y pasa el reparto.
clause-ruling-endless = Una ronda queda bloqueada después de 2000 turnos, cuando empezaría el siguiente.
clause-ruling-drawn_always_asked = Se te pregunta por la carta robada aunque no se pueda jugar, y entonces solo puedes quedártela; si no se preguntara, los demás lo sabrían.
clause-ruling-must_play_legal = Cuando hay que jugar la carta robada, eso nunca obliga a jugar un Comodín Roba 4 no permitido: nadie está obligado a hacer trampa.
clause-ruling-uno_reached = Debes decir UNO siempre que te quedes con exactamente una carta: al jugar, bajar o dar otra, al mostrarla en una batalla o al descartarla en el tormento; pero no si robas una cuando no te quedaba ninguna. La obligación termina cuando lo dices, te atrapan o tienes cualquier otro número de cartas.
clause-ruling-catch_lapse = El turno siguiente es el próximo que empieza, sea de quien sea; responder a un desafío o perder el turno no cuenta como turno. El plazo para atrapar termina con la primera respuesta a la pregunta de ese turno (begin), cuando en él se baja una carta o se pasa (played), o solo cuando el jugador deja de tener exactamente una carta (held), y siempre con la ronda. Se puede atrapar aunque haya otra pregunta pendiente. Cuando el plazo ha terminado, ya no hace falta decir UNO.
clause-ruling-uno_early = Decir UNO sin jugar una carta, cuando no hace falta, se rechaza y no cambia nada. Dicho al jugar o bajar una carta, cuenta solo si después queda exactamente una.
clause-ruling-catch_who = Puede atrapar cualquier otro jugador, y cuenta el primero.
clause-ruling-first_special = Cuando se voltea una carta especial al comienzo, solo se elige el color; su efecto no se aplica.
clause-ruling-draw_four_back = Un Comodín Roba 4 volteado al comienzo vuelve a la pila para robar, que se baraja de nuevo antes de voltear la siguiente carta.
clause-ruling-special_playable = La Batalla de patadas y el Comodín del Guasón se pueden jugar en cualquier momento, como un Comodín.
clause-ruling-battle_must = Quien juega la Batalla de patadas tiene que elegir un rival; la batalla no se puede rechazar.
clause-ruling-battle_last_card = No puedes terminar con la Batalla de patadas: si era tu última carta, robas una y batallas.
clause-ruling-battle_used = Las cartas usadas en una batalla son todas las que ambos mostraron o apartaron en ella; la propia Batalla de patadas no es una de ellas.
clause-ruling-battle_order = Un retador sin cartas roba después de elegir al rival. En un empate, el retador roba antes que el rival. Al final, quien pierde roba 2, luego un ganador sin cartas roba 1, y luego se elige el color.
clause-ruling-battle_winner_empty = Quien gana usando su última carta roba una antes de que siga el juego. Si no hay ninguna, se queda sin cartas y la ronda termina.
clause-ruling-battle_no_cards_left = Quien debe robar en una batalla y no encuentra carta pierde la batalla. Si ninguno de los dos puede, nadie pierde: las cartas apartadas vuelven a quienes las jugaron, y el retador elige el color.
clause-ruling-battle_secret = La carta elegida queda oculta en la mano hasta que ambos hayan elegido; que se eligió lo saben todos.
clause-ruling-urrrhhh_no_colour = Si no tienes ninguna carta de color al jugar Urrrhhh, solo eliges el color en juego.
clause-ruling-urrrhhh_must = No puedes negarte a dar las cartas, y el color debe ser uno que tengas.
clause-ruling-urrrhhh_out = Si das tus últimas cartas, te quedas sin ninguna y la ronda termina.
clause-ruling-urrrhhh_order = Quien da decide, carta por carta, cuál va a quién, y se le pregunta incluso por la última. Las cartas de ese color robadas entretanto, si lo atrapan, también se dan. La carta la ven quien da y quien recibe; los demás ven el reverso.
clause-ruling-urrrhhh_direction = Reversa no cambia el sentido en que se dan las cartas: siempre es el de las manecillas del reloj, o el contrario si start_direction es right.
clause-ruling-start_special = Quien elige el color de un Comodín o de una carta especial volteados al comienzo juega después el primer turno de la manera normal.
clause-ruling-friends_order = Las cartas se bajan en el sentido actual, desde el siguiente jugador, y al final baja quien dijo el número.
clause-ruling-friends_out = Si alguien baja su última carta, la ronda termina ahí, y ese jugador suma los puntos.
clause-ruling-friends_last_card = Si Mejores amigos es la última carta, la ronda termina enseguida y nadie baja nada.
clause-ruling-friends_match = Después de Mejores amigos, la siguiente carta debe coincidir con el color elegido, sea cual sea el de encima, o con el número de encima si se bajó una carta de número.
clause-ruling-friends_colour = Con Mejores amigos, el color se elige cuando ya se han bajado las cartas con el número.
clause-ruling-joker_colourless = Las cartas sin color robadas en el tormento se conservan; no tienen color, así que se sigue robando.
clause-ruling-joker_dry = Si el color no sale nunca, el jugador atormentado se queda con todo lo que robó, y el color anunciado queda en juego.
clause-ruling-joker_no_effect = Si la carta descartada en el tormento es de acción, no hace nada; solo es la nueva carta de encima.
clause-ruling-joker_going_out = Con el Comodín del Guasón como última carta, el tormento se cumple, incluido el descarte, y después se cuentan los puntos de la ronda.
clause-ruling-agent_peek = Se mira enseguida: el jugador ve todas las demás manos como están en ese momento. Los demás solo ven que ocurrió.
clause-ruling-last_colour = Cuando la ronda ha terminado ya no se pregunta nada: no se elige color después de una última carta sin color, y con una última carta Mate agente especial no se mira nada. Solo el Comodín del Guasón atormenta antes.
clause-ruling-low_points = En la variante de menos puntos, cada jugador suma los puntos que tiene en la mano; los puntos de la ronda son la suma de todos.
clause-ruling-low_tie = Si hay empate en el total más bajo en la variante de menos puntos, todos juegan otra ronda, hasta que uno tenga el más bajo.
clause-ruling-leave = Si un jugador deja una mesa en línea, un bot juega en su lugar hasta que vuelva.

section-house = Reglas de la casa

clause-house-stack-debt = Con stacking activado, puedes pasarle un Roba 2 o un Comodín Roba 4 al siguiente jugador si juegas otro, y las cartas por robar se suman.
clause-house-stack-same = Si stacking es same, un Roba 2 se pasa con un Roba 2, y un Comodín Roba 4 con un Comodín Roba 4.
clause-house-stack-any = Si stacking es any, un Comodín Roba 4 también sirve para pasar un Roba 2, y un Roba 2 del color elegido sirve para pasar un Comodín Roba 4.
clause-house-stack-answer = Cuando pasas las cartas, ese es tu turno: se suman 2 o 4 más, y ahora el siguiente jugador tiene que robarlas todas o pasarlas.
clause-house-stack-take = Si no las pasas, robas todas las cartas que se han sumado y pierdes el turno.
clause-house-stack-challenge = A quien juega un Comodín Roba 4 solo se le puede desafiar si no lo juega para pasar cartas: el que pasa cartas siempre está permitido.
clause-house-stack-last = Si alguien se queda sin cartas con un Roba 2 o un Comodín Roba 4, el siguiente jugador roba todas las cartas que se han sumado y no puede pasarlas.
clause-house-stack-start = Si al comienzo se voltea un Roba 2, el primer jugador roba 2 cartas o las pasa.
clause-house-stack-short = Si no hay suficientes cartas para robar, robas las que haya y el resto se olvida.
clause-house-jump-when = Con jump_in activado, si tienes una carta con el mismo color y el mismo número o símbolo que la última que se jugó, puedes jugarla fuera de tu turno, mientras no haya respondido el jugador al que le toca.
clause-house-jump-turn = Cuando te adelantas, ese es tu turno y el juego sigue a partir de ti; el turno que acababa de empezar no cuenta.
clause-house-jump-stack = Si te adelantas con un Roba 2 mientras se están pasando cartas, se suman 2 más, y el jugador que te sigue tiene que robarlas todas o pasarlas.
clause-house-jump-race = Cuenta la primera respuesta, sea la del jugador al que le toca o la de alguien que se adelanta.
clause-house-jump-poll = Cuando se pregunta a los jugadores uno por uno, se les pregunta a todos si se adelantan, también a quienes no pueden: si no, los demás sabrían quién tiene la carta.
clause-house-jump-pace = Los bots esperan un momento antes de responder a una carta de color que se jugó, para que todos tengan tiempo de adelantarse.
clause-house-seven-swap = Con seven_zero activado, si juegas un 7 y todavía te queda alguna carta, tienes que cambiar tu mano con otro jugador.
clause-house-zero-rotate = Con seven_zero activado, si alguien juega un 0 y todavía le queda alguna carta, cada quien le pasa su mano al siguiente jugador en el sentido del juego.
clause-house-hands-call = Cuando las manos cambian de lugar, quien recibe una mano de una sola carta tiene que decir UNO; lo que se dijo con la mano anterior no cuenta.
clause-house-hands-order = Una mano se pasa tal como está. Solo mueve las manos un 7 o un 0 que se juega, no uno que se voltea, se baja, se descarta, se muestra o se da.
clause-house-draw-until = Si draw es until y robas en tu turno, sigues hasta que te salga una carta que puedas jugar o hasta que no quede ninguna por robar.
clause-house-force-play = Con force_play activado, solo puedes robar si no puedes jugar ninguna carta de tu mano, y una carta robada que coincide se tiene que jugar; pero nadie está obligado a pasar cartas, a adelantarse ni a bajar una carta.
clause-house-finish-number = Si finish es number, la última carta que juegas tiene que ser un número; si la única carta que te queda no lo es, tienes que robar.
clause-house-teams-partners = Con teams activado, quienes están frente a frente juegan en pareja. Se necesitan 4, 6, 8 o 10 jugadores.
clause-house-teams-score = La pareja siempre tiene los mismos puntos: si uno se queda sin cartas, los dos suman lo que tienen los otros equipos; en la variante de menos puntos, los dos suman lo que tienen entre ambos.
clause-house-teams-match = Quienes juegan en pareja ganan el juego juntos.
clause-house-teams-hidden = Quienes juegan en pareja no ven las cartas del otro, y en todo lo demás la pareja es un jugador como cualquier otro.
clause-house-hand_size = hand_size dice cuántas cartas recibe cada jugador: 7, o cualquier número del 2 al 10 para el que alcance la baraja.
clause-house-catch_penalty = catch_penalty dice cuántas cartas robas si te atrapan: 2, o cualquier número del 1 al 10.
clause-house-grand = La gran baraja tiene 128 cartas: las 108 clásicas y cuatro de cada una de las cinco cartas especiales, que hacen lo que dicen sus propias reglas.
clause-house-deck_file = Una baraja propia es un archivo que dice cuántas hay de cada carta: de dos a cuatro colores, al menos 20 cartas y al menos 12 de ellas con número.
