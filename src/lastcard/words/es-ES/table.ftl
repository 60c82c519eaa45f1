### The table in plain lines, and the headings of lists.

## People

table-you = Tú
table-bot = Bot { $number }
table-player = Jugador { $number }

## Where the game stands

table-game = { $target ->
        [one] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } punto.
        [many] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } de puntos.
       *[other] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } puntos.
    }
table-differs = Cambios respecto a la hoja:
table-round = Ronda { $round }
table-top = Encima de la pila de descarte: { $card }. Color en juego: { colour }.
table-top-coloured = Encima de la pila de descarte: { $card }.
table-top-uncoloured = Encima de la pila de descarte: { $card }. Todavía no se ha elegido color.
table-hand = { $count ->
        [one] Tu mano, { $count } carta: { $cards }.
        [many] Tu mano, { $count } de cartas: { $cards }.
       *[other] Tu mano, { $count } cartas: { $cards }.
    }
table-count = { $count ->
        [one] { $name } tiene { $count } carta
        [many] { $name } tiene { $count } de cartas
       *[other] { $name } tiene { $count } cartas
    }
table-count-you = { $count ->
        [one] tú tienes { $count } carta
        [many] tú tienes { $count } de cartas
       *[other] tú tienes { $count } cartas
    }
table-counts = Cartas en la mano: { $counts }.
table-draw_pile = { $count ->
        [one] El montón para robar tiene { $count } carta.
        [many] El montón para robar tiene { $count } de cartas.
       *[other] El montón para robar tiene { $count } cartas.
    }
table-scores = Puntos: { $scores }.
table-direction = { $direction ->
        [left] Se juega hacia la izquierda.
       *[right] Se juega hacia la derecha.
    }
table-turn = Es el turno de { $name }.
table-turn-you = Es tu turno.

## Asking

table-choice = { $number }. { $choice }
table-prompt = Tu elección (número, o { table-command-help }):
table-prompt-next = Pulsa Intro para la siguiente ronda, o escribe { table-command-quit }:
table-prompt-start = Escribe { table-command-start } cuando estéis todos:
table-prompt-over = Escribe { table-command-rematch } para jugar otra vez, o pulsa Intro para salir:
table-prompt-name = Tu nombre:
table-prompt-game = Qué partida (su número, o Intro para la primera):
table-prompt-pause = Queda una sola carta. Pulsa Intro para seguir, o escribe un comando:
table-prompt-jump = Pulsa Intro para seguir, o escribe { table-command-jump }:
table-jump = { $card }: puedes adelantarte con esta carta. Escribe { table-command-jump }.
table-pass = Pásale la pantalla a { $name } y después pulsa Intro:
table-hint = { $choice }. { $reason }
table-command-hand = mano
table-command-top = pila
table-command-counts = cartas
table-command-scores = puntos
table-command-why = motivo
table-command-uno = uno
table-command-catch = pillar
table-command-jump = adelantar
table-command-hint = pista
table-command-help = ayuda
table-command-quit = salir
table-command-rules = reglas
table-command-seats = sitios
table-command-chat = chat
table-command-start = empezar
table-command-rematch = revancha
table-command-leave = dejar
table-command-remove = expulsar
table-command-ban = vetar
table-help =
    Escribe el número de una opción o una de estas palabras:
    { table-command-hand }: las cartas de tu mano
    { table-command-top }: la carta de encima de la pila de descarte y el color en juego
    { table-command-counts }: cuántas cartas tiene cada uno y el sentido del juego
    { table-command-scores }: los puntos de cada uno
    { table-command-why } y una carta, como { table-command-why } { $example }: por qué se puede jugar o no
    { table-command-uno }: decir UNO cuando te queda una carta; después del número de una opción, decirlo con esa jugada
    { table-command-catch }: pillar a quien no ha dicho UNO
    { table-command-hint }: lo que haría un buen jugador
    { table-command-rules }: las reglas de esta mesa; con el nombre de una cláusula, como { table-command-rules } uno.call, esa cláusula
    { table-command-help }: esta lista
table-help-local = { table-command-quit }: guardar la partida y salir
table-help-jump = { table-command-jump }: jugar fuera de turno una carta igual a la de encima
table-help-joined =
    { table-command-seats }: quién está en la mesa
    { table-command-chat }: decir algo a todos; sola, muestra las frases
    { table-command-start }: empezar, si eres el anfitrión
    { table-command-rematch }: jugar otra vez cuando termine la partida
    { table-command-leave }: ceder tu sitio; un bot juega por ti
    { table-command-remove } y el número de un sitio: expulsar a esa persona de la mesa, si eres el anfitrión; { table-command-ban } además no la deja volver
    { table-command-quit }: irte y conservar tu sitio: el mismo enlace te lleva de vuelta
table-help-notation =
    Una opción también se puede escribir así: play { $card }, draw, colour { $colour }; añade uno detrás de una carta para decir UNO.
    Una carta es la letra de su color ({ $colours }) y su número, +2, skip o rev.
    Las cartas sin color son { $wilds }.
table-unknown = { $last ->
        [1] «{ $text }» no es una opción. Escribe { $last } o { table-command-help }. Opciones posibles: { $choices }.
       *[other] «{ $text }» no es una opción. Escribe un número del 1 al { $last }, o { table-command-help }. Opciones posibles: { $choices }.
    }
table-unknown-word = No conozco la palabra «{ $text }». Escribe { table-command-help } para ver las que conozco.
table-uno-not_owed = Ahora no tienes que decir UNO.
table-catch-nobody = Ahora no hay a quién pillar.
table-jump-not_offered = Ahora no puedes adelantarte.
table-too_late = Demasiado tarde: la partida ha seguido adelante.
table-nothing_asked = Ahora no tienes nada que responder.
table-sent = Tu respuesta está en camino. La mesa espera un momento por si alguien dice UNO o pilla a otro.
table-leave-again = Escribe { table-command-leave } otra vez para cederlo.
table-not_begun = La partida todavía no ha empezado.

## At a served table

table-seated = Estás en el sitio { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } toma asiento.
table-left = { $name } deja la mesa.
table-away = { $name } no está.
table-back = { $name } ha vuelto.
table-stand_in = Un bot juega por { $name }.
table-host = Ahora el anfitrión es { $name }.
table-host-you = Ahora el anfitrión eres tú.
table-again = La misma mesa juega otra vez.
table-one_left = A { $name } le queda una carta.
table-one_left-you = Te queda una carta.
table-time = { $seconds ->
        [one] Tienes { $seconds } segundo.
        [many] Tienes { $seconds } de segundos.
       *[other] Tienes { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-remove-what = Escribe { table-command-remove } o { table-command-ban } y el número de un sitio; { table-command-seats } los muestra.
table-chat-phrases = Escribe { table-command-chat } y uno de estos números:
table-chat-free = Escribe { table-command-chat } y lo que quieras decir, o uno de estos números:
table-chat-off = En esta mesa no hay chat.

## Why a card can be played or not

table-why-what = Escribe { table-command-why } y una carta, por ejemplo { table-command-why } { $example }.
table-why-playable = { $card }: se puede jugar ahora.
table-why-bluff = { $card }: se puede jugar, pero tienes el color en juego, { colour }. Si te desafían, robas 4 cartas.
table-why-no_match = { $card }: no se puede jugar. No coincide ni con el color en juego, { colour }, ni con el número o símbolo de la carta de encima, { $top }.
table-why-draw_four = { $card }: no se puede jugar mientras tengas el color en juego, { colour }.
table-why-only_drawn = { $card }: no se puede jugar. Después de robar, solo se puede jugar la carta robada.
table-why-stack = { $card }: no se puede jugar. Aquí solo se puede jugar una carta que pase el robo al siguiente.
table-why-finish = { $card }: no se puede jugar. La última carta tiene que ser un número.
table-why-not_held = { $card }: no tienes esa carta.
table-why-not_asked = Ahora no se te pide jugar una carta.

## Endings

table-left_in_hand = { $name } todavía tiene: { $cards }.
table-left_in_hand-you = Todavía tienes: { $cards }.
table-thanks = ¡Gracias por jugar!
table-input_ended = La entrada ha terminado.
table-saved = La partida se ha guardado en { $file }. Para continuar: { $command }
table-not_saved = { $why ->
        [full] No se puede guardar la partida: el disco está lleno. Puedes seguir jugando; con cada jugada se vuelve a intentar.
        [denied] No se puede guardar la partida: no está permitido escribir ahí. Puedes seguir jugando; con cada jugada se vuelve a intentar.
        [gone] No se puede guardar la partida: su carpeta no existe. Puedes seguir jugando; con cada jugada se vuelve a intentar.
       *[other] No se puede guardar la partida. Puedes seguir jugando; con cada jugada se vuelve a intentar.
    }
table-saved_again = La partida vuelve a guardarse.
table-unsaved = La partida no se ha podido guardar en ningún sitio. Este es su registro. Cópialo en un archivo y continúa con: { $command }
table-kept = Para volver a ver la partida: { $command }
table-kept-proof = Para demostrar sus mezclas: { $command }
table-resumed = Ya estás otra vez en la mesa.
table-restored = El servidor se ha restaurado desde una copia de seguridad. Lo que pasó después de la copia se ha perdido, y se baraja de nuevo para la próxima ronda.
table-restored-void = El servidor se ha restaurado desde una copia de seguridad. La ronda { $round } no vale y se reparte de nuevo, porque alguien podría conocer sus cartas.
table-seat_kept = Tu sitio queda guardado. Para volver: { $command }
table-games = Partidas guardadas, la más reciente primero:
table-games-listed = { $number }. { $edition }, { $players } jugadores, ronda { $round }, del { $when }: { $file }
table-games-damaged = { $file } está dañado en la línea { $line } y no se puede elegir.
table-games-in_use = { $file } se está jugando en otro terminal.

## Replays

table-replay = Registro de una partida: { $edition }, { $players } jugadores, hoja en { $sheet }, semilla { $seed }.
table-replay-arranged = La posición fue preparada a mano.
table-replay-unfinished = El registro se detiene aquí, antes del final de la partida.

## The list of editions

table-editions = Ediciones
table-editions-id = Id
table-editions-name = Nombre
table-editions-special = Carta exclusiva
table-editions-colours = Colores
table-editions-cards = Cartas
table-editions-none = ninguna

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

table-deck = Cartas de «{ $name }»: { $count }. Colores: { $colours }.
table-deck-card = Carta
table-deck-each = En cada color
table-deck-all = En total
table-deck-players = Manos de { $cards }: hasta { $players } jugadores.
table-deck-written = La baraja está en el archivo «{ $file }». Cámbiala como quieras, compruébala y juega con ella:
table-deck-mine = Mi baraja
table-deck-new-name = Una baraja propia. ¿Cómo se llama? En todos los idiomas se muestra tal cual.
table-deck-new-colours = De dos a cuatro de red, blue, green, yellow, pink y purple. La baraja nueva los tiene en el orden en que los escribas.
table-deck-new-cards =
    Cuántas de cada una en cada color, de 0 a 2: una cifra, un intervalo de cifras, +2 (Roba dos), rev (Cambio de sentido) y skip (Pierde el turno).
    Una baraja tiene al menos 20 cartas, y al menos 12 son números de color.
table-deck-new-wilds = Cuántas de cada carta sin color, de 0 a 4. Lo que no aparece es 0.

## The list of rules

table-rules = Las reglas, cláusula por cláusula
table-rules-clause = { $id }: { $text }
table-rules-sheet = La hoja en { $sheet } fija { $switches }.
table-rules-unknown = No existe la cláusula «{ $clause }».

## Serving

table-serve = La mesa está abierta en { $url }. Pulsa Ctrl-C para detenerla.
table-hosted = La mesa está abierta. Los demás se unen en un navegador en { $url }, o en un terminal con: { $command }
table-hosted-kept = La mesa queda guardada. Ábrela de nuevo con { $command }, y el mismo enlace lleva de vuelta a ella.
