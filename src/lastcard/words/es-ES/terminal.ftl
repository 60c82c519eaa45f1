### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [one] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } punto.
        [many] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } de puntos.
       *[other] { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }, hasta { $target } puntos.
    }
terminal-differs = Cambios respecto a la hoja:
terminal-top-coloured = Encima de la pila de descarte: { $card }.

## Asking

terminal-prompt = Tu elección (número, o { terminal-command-help }):
terminal-prompt-next = Pulsa Intro para la siguiente ronda, o escribe { terminal-command-quit }:
terminal-prompt-start = Escribe { terminal-command-start } cuando estéis todos:
terminal-prompt-over = Escribe { terminal-command-rematch } para jugar otra vez, o pulsa Intro para salir:
terminal-prompt-name = Tu nombre:
terminal-prompt-game = Qué partida (su número, o Intro para la primera):
terminal-prompt-pause = Queda una sola carta. Pulsa Intro para seguir, o escribe un comando:
terminal-prompt-jump = Pulsa Intro para seguir, o escribe { terminal-command-jump }:
terminal-jump = { $card }: puedes adelantarte con esta carta. Escribe { terminal-command-jump }.
terminal-pass = Pásale la pantalla a { $name } y después pulsa Intro:
terminal-hint = { $choice }. { $reason }
terminal-command-hand = mano
terminal-command-top = pila
terminal-command-counts = cartas
terminal-command-scores = puntos
terminal-command-why = motivo
terminal-command-uno = uno
terminal-command-catch = pillar
terminal-command-jump = adelantar
terminal-command-hint = pista
terminal-command-help = ayuda
terminal-command-quit = salir
terminal-command-rules = reglas
terminal-command-seats = sitios
terminal-command-chat = chat
terminal-command-start = empezar
terminal-command-rematch = revancha
terminal-command-leave = dejar
terminal-command-remove = expulsar
terminal-command-ban = vetar
terminal-help =
    Escribe el número de una opción o una de estas palabras:
    { terminal-command-hand }: las cartas de tu mano
    { terminal-command-top }: la carta de encima de la pila de descarte y el color en juego
    { terminal-command-counts }: cuántas cartas tiene cada uno y el sentido del juego
    { terminal-command-scores }: los puntos de cada uno
    { terminal-command-why } y una carta, como { terminal-command-why } { $example }: por qué se puede jugar o no
    { terminal-command-uno }: decir UNO cuando te queda una carta; después del número de una opción, decirlo con esa jugada
    { terminal-command-catch }: pillar a quien no ha dicho UNO
    { terminal-command-hint }: lo que haría un buen jugador
    { terminal-command-rules }: las reglas de esta mesa; con el nombre de una cláusula, como { terminal-command-rules } uno.call, esa cláusula
    { terminal-command-help }: esta lista
terminal-help-local = { terminal-command-quit }: guardar la partida y salir
terminal-help-jump = { terminal-command-jump }: jugar fuera de turno una carta igual a la de encima
terminal-help-joined =
    { terminal-command-seats }: quién está en la mesa
    { terminal-command-chat }: decir algo a todos; sola, muestra las frases
    { terminal-command-start }: empezar, si eres el anfitrión
    { terminal-command-rematch }: jugar otra vez cuando termine la partida
    { terminal-command-leave }: ceder tu sitio; un bot juega por ti
    { terminal-command-remove } y el número de un sitio: expulsar a esa persona de la mesa, si eres el anfitrión; { terminal-command-ban } además no la deja volver
    { terminal-command-quit }: irte y conservar tu sitio: el mismo enlace te lleva de vuelta
terminal-help-notation =
    Una opción también se puede escribir así: play { $card }, draw, colour { $colour }; añade uno detrás de una carta para decir UNO.
    Una carta es la letra de su color ({ $colours }) y su número, +2, skip o rev.
    Las cartas sin color son { $wilds }.
terminal-unknown = { $last ->
        [1] «{ $text }» no es una opción. Escribe { $last } o { terminal-command-help }. Opciones posibles: { $choices }.
       *[other] «{ $text }» no es una opción. Escribe un número del 1 al { $last }, o { terminal-command-help }. Opciones posibles: { $choices }.
    }
terminal-unknown-word = No conozco la palabra «{ $text }». Escribe { terminal-command-help } para ver las que conozco.
terminal-uno-not_owed = Ahora no tienes que decir UNO.
terminal-jump-not_offered = Ahora no puedes adelantarte.
terminal-too_late = Demasiado tarde: la partida ha seguido adelante.
terminal-nothing_asked = Ahora no tienes nada que responder.
terminal-sent = Tu respuesta está en camino. La mesa espera un momento por si alguien dice UNO o pilla a otro.
terminal-leave-again = Escribe { terminal-command-leave } otra vez para cederlo.
terminal-not_begun = La partida todavía no ha empezado.

## At a served table

terminal-again = La misma mesa juega otra vez.
terminal-one_left = A { $name } le queda una carta.
terminal-one_left-you = Te queda una carta.
terminal-remove-what = Escribe { terminal-command-remove } o { terminal-command-ban } y el número de un sitio; { terminal-command-seats } los muestra.
terminal-chat-phrases = Escribe { terminal-command-chat } y uno de estos números:
terminal-chat-free = Escribe { terminal-command-chat } y lo que quieras decir, o uno de estos números:
terminal-chat-off = En esta mesa no hay chat.

## Why a card can be played or not

terminal-why-what = Escribe { terminal-command-why } y una carta, por ejemplo { terminal-command-why } { $example }.
terminal-why-playable = { $card }: se puede jugar ahora.
terminal-why-bluff = { $card }: se puede jugar, pero tienes el color en juego, { colour }. Si te desafían, robas 4 cartas.
terminal-why-not_held = { $card }: no tienes esa carta.

## Endings

terminal-left_in_hand = { $name } todavía tiene: { $cards }.
terminal-left_in_hand-you = Todavía tienes: { $cards }.
terminal-thanks = ¡Gracias por jugar!
terminal-input_ended = La entrada ha terminado.
terminal-saved = La partida se ha guardado en { $file }. Para continuar: { $command }
terminal-not_saved = { $why ->
        [full] No se puede guardar la partida: el disco está lleno. Puedes seguir jugando; con cada jugada se vuelve a intentar.
        [denied] No se puede guardar la partida: no está permitido escribir ahí. Puedes seguir jugando; con cada jugada se vuelve a intentar.
        [gone] No se puede guardar la partida: su carpeta no existe. Puedes seguir jugando; con cada jugada se vuelve a intentar.
       *[other] No se puede guardar la partida. Puedes seguir jugando; con cada jugada se vuelve a intentar.
    }
terminal-saved_again = La partida vuelve a guardarse.
terminal-unsaved = La partida no se ha podido guardar en ningún sitio. Este es su registro. Cópialo en un archivo y continúa con: { $command }
terminal-kept = Para volver a ver la partida: { $command }
terminal-kept-proof = Para demostrar sus mezclas: { $command }
terminal-resumed = Ya estás otra vez en la mesa.
terminal-seat_kept = Tu sitio queda guardado. Para volver: { $command }
terminal-games = Partidas guardadas, la más reciente primero:
terminal-games-listed = { $number }. { $edition }, { $players } jugadores, ronda { $round }, del { $when }: { $file }
terminal-games-damaged = { $file } está dañado en la línea { $line } y no se puede elegir.

## Replays

terminal-replay = Registro de una partida: { $edition }, { $players } jugadores, hoja en { $sheet }, semilla { $seed }.
terminal-replay-arranged = La posición fue preparada a mano.
terminal-replay-unfinished = El registro se detiene aquí, antes del final de la partida.

## The list of editions

terminal-editions = Ediciones
terminal-editions-id = Id
terminal-editions-name = Nombre
terminal-editions-special = Carta exclusiva
terminal-editions-colours = Colores
terminal-editions-cards = Cartas
terminal-editions-none = ninguna

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

terminal-deck = Cartas de «{ $name }»: { $count }. Colores: { $colours }.
terminal-deck-card = Carta
terminal-deck-each = En cada color
terminal-deck-all = En total
terminal-deck-players = Manos de { $cards }: hasta { $players } jugadores.
terminal-deck-written = La baraja está en el archivo «{ $file }». Cámbiala como quieras, compruébala y juega con ella:
terminal-deck-mine = Mi baraja
terminal-deck-new-name = Una baraja propia. ¿Cómo se llama? En todos los idiomas se muestra tal cual.
terminal-deck-new-colours = De dos a cuatro de red, blue, green, yellow, pink y purple. La baraja nueva los tiene en el orden en que los escribas.
terminal-deck-new-cards =
    Cuántas de cada una en cada color, de 0 a 2: una cifra, un intervalo de cifras, +2 (Roba dos), rev (Cambio de sentido) y skip (Pierde el turno).
    Una baraja tiene al menos 20 cartas, y al menos 12 son números de color.
terminal-deck-new-wilds = Cuántas de cada carta sin color, de 0 a 4. Lo que no aparece es 0.

## The list of rules

terminal-rules = Las reglas, cláusula por cláusula
terminal-rules-clause = { $id }: { $text }
terminal-rules-sheet = La hoja en { $sheet } fija { $switches }.
terminal-rules-unknown = No existe la cláusula «{ $clause }».

## Serving

terminal-serve = La mesa está abierta en { $url }. Pulsa Ctrl-C para detenerla.
terminal-hosted = La mesa está abierta. Los demás se unen en un navegador en { $url }, o en un terminal con: { $command }
terminal-hosted-kept = La mesa queda guardada. Ábrela de nuevo con { $command }, y el mismo enlace lleva de vuelta a ella.
terminal-migrate-same = El esquema de la base de datos «{ $url }» está al día: versión { $version }.
terminal-migrate-schema = La base de datos «{ $url }» tiene ahora la versión { $version } del esquema.
terminal-migrate-taken = Se ha pasado y comprobado la carpeta «{ $folder }». Mesas: { $tables }. Entradas: { $entries }. Guarda la carpeta como copia y no la uses más para un servidor.
terminal-migrate-restored = Mesas marcadas como restauradas de una copia: { $tables }.
