### The table in a browser.

## Everywhere

web-home = Inicio
web-close = Cerrar
web-cancel = Cancelar
web-nowhere = Esa página no existe.
web-copy = Copiar
web-copied = Copiado
web-save = Guardar
web-likings = Idioma, aspecto y sonido
web-language = Idioma
web-theme = Colores de la página
web-theme-auto = Como el dispositivo
web-theme-light = Claros
web-theme-dark = Oscuros
web-motion = Animaciones
web-motion-normal = Normales
web-motion-fast = Rápidas
web-motion-off = Ninguna
web-motion-calm = Este dispositivo pide que no haya movimiento.
web-contrast = Más contraste
web-sound = Sonido
web-notify = Avisarme cuando sea mi turno
web-notify-refused = Este navegador no permite notificaciones de esta página.
web-connecting = Conectando con la mesa…
web-reconnecting = Se perdió la conexión. Intentando de nuevo…
web-sending = Enviando…
web-unsent = Tu respuesta se guarda y se enviará en cuanto vuelva la conexión.
web-move_held = Un momento: todavía se puede atrapar a { $names }.
web-move_held-you = Un momento: todavía pueden atraparte.
web-closed = Esta mesa está cerrada.
web-play_here = Jugar aquí
web-look_again = Volver a la mesa

## The first page

web-hero = Queda una carta. ¡Dilo!
web-hero-more = El juego de deshacerse de las cartas, según sus reglas impresas. Abre una mesa, envía el enlace y juega: sin cuenta y sin instalar nada.
web-now = Jugar ya
web-now-more = Tú contra bots, sin esperar. Para jugar con otros, crea una mesa.
web-learn = Aprender a jugar
web-player = Jugador
web-your_tables = Mis juegos
web-games-on = En juego
web-games-over = Terminados
web-game-lobby = Sin empezar
web-game-replay = Repetición { $number }
web-make = Una mesa nueva
web-make-go = Abrir la mesa
web-name = Tu nombre
web-foot = Software libre, sin publicidad ni rastreo. Los nombres de las hojas impresas son marcas de sus dueños.
web-edition = Edición
web-edition-classic = El juego que todo el mundo conoce.
web-edition-kickin-battle = Dos jugadores se enfrentan: pierde la carta más baja, y quien pierde se queda con todas las cartas.
web-edition-urrrhhh = Deshazte de un color entero: dáselo a los demás.
web-edition-best-friends = Di un número, y todos pueden bajar uno igual.
web-edition-jokers-wild = Atormenta a alguien: roba hasta que le salga tu color.
web-edition-special-agent = Mira las manos de todos.
web-edition-grand = Las cinco cartas especiales en una sola baraja.
web-seats = Lugares
web-seat = Lugar { $number }
web-seat-free = Lugar libre
web-seat-more = Un lugar más
web-seat-fewer = Un lugar menos
web-players_count = { $count ->
        [one] { $count } jugador
        [many] { $count } de jugadores
       *[other] { $count } jugadores
    }
web-person = Persona
web-level-beginner = Bot principiante
web-level-easy = Bot fácil
web-level-medium = Bot medio
web-level-hard = Bot difícil
web-level-expert = Bot experto
web-strength = Fuerza
web-settings = Reglas y ritmo
web-sheet = Hoja impresa
web-target-label = Puntos que terminan el juego
web-timer = Tiempo por jugada
web-timer-none = Sin límite de tiempo
web-timer-slow = Lento: 60 segundos por jugada
web-timer-normal = Normal: 30 segundos por jugada
web-timer-fast = Rápido: 12 segundos por jugada
web-bot_pace = Ritmo de los bots
web-bot_pace-slow = Bots lentos: 3 segundos por jugada
web-bot_pace-normal = Bots normales: 1 segundo por jugada
web-bot_pace-fast = Bots rápidos: medio segundo por jugada
web-bot_pace-suggested = Tu configuración pide no ver movimiento o tener más contraste: se recomiendan bots lentos, que dejan tiempo para escuchar. Su ritmo se elige más abajo.
web-catch_window = Tiempo para atrapar
web-catch_window-normal = Normal
web-catch_window-long = Largo
web-auto_call = UNO se dice automáticamente
web-chat = Chat
web-chat-phrases = Frases hechas
web-chat-free = Texto libre
web-chat-off = Ninguno
web-chat-write = Di algo

## Rules of a table

web-rules = Reglas
web-summary = { $count ->
        [one] { $edition }, { $count } lugar, según la hoja en { $sheet }.
        [many] { $edition }, { $count } de lugares, según la hoja en { $sheet }.
       *[other] { $edition }, { $count } lugares, según la hoja en { $sheet }.
    }
web-differs = distinto de la hoja
web-rule-start_direction = Se empieza a jugar
web-rule-start_direction-left = Se empieza a jugar hacia la izquierda
web-rule-start_direction-right = Se empieza a jugar hacia la derecha
web-rule-dealer_symbols = Símbolos al sacar carta para repartir
web-rule-dealer_symbols-zero = Al sacar carta para repartir, un símbolo vale cero
web-rule-dealer_symbols-ignored = Al sacar carta para repartir, los símbolos no cuentan
web-rule-drawn_card = Una carta robada que coincide
web-rule-drawn_card-may = Una carta robada que coincide se puede jugar
web-rule-drawn_card-must = Una carta robada que coincide se debe jugar
web-rule-battle_resume = Después de una batalla
web-rule-battle_resume-challenger = Después de una batalla juega quien sigue al retador
web-rule-battle_resume-challenged = Después de una batalla juega quien sigue al retado
web-rule-catch_until = A quien no dice UNO se le puede atrapar
web-rule-catch_until-begin = A quien no dice UNO se le puede atrapar hasta que empiece el turno siguiente
web-rule-catch_until-played = A quien no dice UNO se le puede atrapar hasta que se baje una carta en el turno siguiente
web-rule-catch_until-held = A quien no dice UNO se le puede atrapar mientras tenga esa carta
web-rule-scoring = Puntuación
web-rule-scoring-winner = Quien gana la ronda suma lo que tienen los demás
web-rule-scoring-low = Cada quien suma lo que tiene, y gana el total más bajo
web-rule-scoring-winner-teams = La pareja que gana la ronda suma lo que tienen las otras
web-rule-scoring-low-teams = Cada pareja suma lo que tienen los dos, y gana el total más bajo
web-rule-target = { $target ->
        [one] Se juega hasta { $target } punto
        [many] Se juega hasta { $target } de puntos
       *[other] Se juega hasta { $target } puntos
    }
web-rule-bluffing = Engaño con Comodín Roba 4
web-rule-bluffing-true = El Comodín Roba 4 se puede jugar como engaño, y se puede desafiar
web-rule-bluffing-false = El Comodín Roba 4 solo se juega cuando está permitido
web-rule-two_player_reverse = Reversa entre dos jugadores
web-rule-two_player_reverse-skip = Entre dos jugadores, Reversa actúa como Salta
web-rule-two_player_reverse-nothing = Entre dos jugadores, Reversa no hace nada
web-rule-stacking = Acumular cartas de robar
web-rule-stacking-off = Roba 2 y Comodín Roba 4 no se pueden pasar al siguiente
web-rule-stacking-same = Un Roba 2 se pasa con otro Roba 2, y un Comodín Roba 4 con otro Comodín Roba 4
web-rule-stacking-any = Un Roba 2 o un Comodín Roba 4 se pasa con cualquiera de los dos; sobre un Comodín Roba 4, el Roba 2 tiene que ser del color elegido
web-rule-jump_in = Adelantarse
web-rule-jump_in-false = Nadie juega fuera de su turno
web-rule-jump_in-true = Quien tiene una carta igual puede jugarla fuera de su turno
web-rule-seven_zero = Los 7 y los 0
web-rule-seven_zero-false = Los 7 y los 0 son números comunes
web-rule-seven_zero-true = Con un 7 se intercambian dos manos, y con un 0 se pasan todas
web-rule-draw = Robar en tu turno
web-rule-draw-one = En tu turno robas una carta
web-rule-draw-until = En tu turno robas hasta que una carta coincida
web-rule-force_play = Una carta que coincide
web-rule-force_play-false = Si puedes jugar, también puedes robar
web-rule-force_play-true = Si puedes jugar, tienes que jugar
web-rule-finish = La última carta
web-rule-finish-any = La última carta puede ser cualquiera
web-rule-finish-number = La última carta que juegas tiene que ser un número
web-rule-teams = Equipos
web-rule-teams-false = Cada quien juega por su cuenta
web-rule-teams-true = Quienes están frente a frente juegan en pareja
web-rule-hand_size = Cartas para cada quien
web-rule-hand_size-count = { $count ->
        [one] Cada jugador recibe { $count } carta
        [many] Cada jugador recibe { $count } de cartas
       *[other] Cada jugador recibe { $count } cartas
    }
web-rule-catch_penalty = Cartas si te atrapan
web-rule-catch_penalty-count = { $count ->
        [one] Si te atrapan, robas { $count } carta
        [many] Si te atrapan, robas { $count } de cartas
       *[other] Si te atrapan, robas { $count } cartas
    }
web-sum-object-round = { $scoring ->
        [low] Quédate sin cartas antes que nadie; cada quien suma lo que le quede en la mano, y gana el total más bajo.
       *[winner] Quédate sin cartas antes que nadie; así sumas lo que los demás tengan en la mano.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Quédate sin cartas antes que nadie; cada pareja suma lo que les quede en la mano a los dos, y gana el total más bajo.
       *[winner] Quédate sin cartas antes que nadie; así tu pareja y tú suman lo que las otras parejas tengan en la mano.
    }
web-sum-uno-catch = { $catch_until ->
        [played] Si no lo dices y alguien te atrapa antes de que se baje una carta en el turno siguiente, robas 2 cartas.
        [held] Si no lo dices y alguien te atrapa mientras tengas esa carta, robas 2 cartas.
       *[begin] Si no lo dices y alguien te atrapa antes de que el siguiente jugador empiece su turno, robas 2 cartas.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] El juego sigue en el sentido actual con el jugador que está después del retado.
       *[challenger] El juego sigue en el sentido actual con el jugador que está después del retador.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] Da una carta de ese color a cada uno de los demás por turno, desde su derecha y en sentido contrario al de las manecillas del reloj, vuelta tras vuelta, hasta que no le quede ninguna.
       *[left] Da una carta de ese color a cada uno de los demás por turno, desde su izquierda y en el sentido de las manecillas del reloj, vuelta tras vuelta, hasta que no le quede ninguna.
    }

## Coming to a table

web-meet = { $count ->
        [one] Nueva para ti: una carta especial
        [many] Nuevas para ti: { $count } de cartas especiales
       *[other] Nuevas para ti: { $count } cartas especiales
    }
web-join = Una mesa: { $edition }
web-sit = Sentarse
web-watch = Mirar
web-full = No hay ningún lugar libre, pero puedes mirar.
web-host = anfitrión
web-is_ready = ya está
web-ready = Ya estoy
web-make_host = Hacer anfitrión
web-kick = Expulsar
web-kick-sure = ¿Expulsar a { $name } de la mesa?
web-kick-keep_out = Expulsar y no dejar volver
web-leave = Dejar la mesa
web-leave-sure = ¿Dejar este lugar? Otra persona puede ocuparlo.
web-away = ausente
web-stand_in = juega un bot en su lugar
web-device = Otro jugador en este dispositivo
web-device-how = El dispositivo pasa de mano en mano, y las cartas se tapan entre turnos.
web-device-here = en este dispositivo
web-invite-join = Enlace para jugar
web-invite-watch = Enlace para mirar
web-invite-local = Este enlace solo funciona en esta computadora. Para otros dispositivos, inicia el servidor con --lan.
web-qr = Código QR del enlace para jugar
web-start = Empezar
web-start-bots = { $count ->
        [one] Un bot ocupa el lugar que sigue libre.
        [many] Los bots ocupan los { $count } de lugares que siguen libres.
       *[other] Los bots ocupan los { $count } lugares que siguen libres.
    }
web-change = Cambiar las reglas
web-changed = El anfitrión cambió las reglas.
web-waiting_host = { $name } iniciará el juego cuando estén todos.
web-people = Personas y enlaces

## At the table

web-table = La mesa
web-players = Jugadores
web-log = Lo que pasó
web-actions = Lo que puedes hacer
web-watching = Estás mirando.
web-spectators = { $count ->
        [one] { $count } persona está mirando.
        [many] { $count } de personas están mirando.
       *[other] { $count } personas están mirando.
    }
web-sits = Te sentarás cuando termine esta ronda.
web-time_up = Se te acabó el tiempo.
web-seconds = { $seconds } s
web-played_for = Mientras tanto, un bot jugó por ti.
web-waiting = Esperando a { $names }.
web-target = { $scoring ->
        [low] hasta { $target }, gana el total más bajo
       *[winner] { $target ->
            [one] hasta { $target } punto
            [many] hasta { $target } de puntos
           *[other] hasta { $target } puntos
        }
    }
web-target-short = hasta { $target }
web-cards = { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
web-points = { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
web-dealer = Reparte
web-upcoming = sigue
web-upcoming-you = Sigues tú
web-no_colour = todavía sin color
web-hand = { $count ->
        [one] Tu mano, { $count } carta
        [many] Tu mano, { $count } de cartas
       *[other] Tu mano, { $count } cartas
    }
web-card-up = { $card }, se puede jugar
web-card-bluff = { $card }, se puede jugar como engaño
web-card-down = { $card }
web-card-queued = elegida para tu turno
web-queued = Elegiste { $card } para tu turno, si se puede. Presiona de nuevo para retirar la elección.
web-unqueued = Te quedas con { $card }.
web-queue-unfit = Ahora no se puede jugar { $card }.
web-bluff = Tienes el color en juego: es un engaño, y te pueden desafiar.
web-drawn = nueva
web-held = tienes { $count }
web-draw = Robar
web-call = ¡UNO!
web-catch = ¡Atrapar!
web-jump = ¡Me adelanto!
web-sort-colour = La mano está ordenada por color: ordenar por número
web-sort-rank = La mano está ordenada por número: ordenar por color
web-sorted-colour = por color
web-sorted-rank = por número
web-hand_sorted = { $sorting ->
        [colour] La mano está ordenada por color.
       *[rank] La mano está ordenada por número.
    }
web-armed = Dirás UNO con tu próxima carta.
web-disarmed = No dirás UNO con tu próxima carta.
web-call-early = { $count ->
        [one] Tienes { $count } carta: ahora no hay nada que decir.
        [many] Tienes { $count } de cartas: UNO se dice con la penúltima.
       *[other] Tienes { $count } cartas: UNO se dice con la penúltima.
    }
web-no_draw = Ahora no puedes robar.
web-catch-wait = Un momento: todavía no puedes atrapar.
web-called = dijo UNO
web-owing = no dijo UNO
web-challenge = ¡Te jugaron un Comodín Roba 4! ¿Aceptas o desafías?
web-outcome-accept = Robas 4 cartas y pierdes el turno.
web-outcome-challenge = Si no estaba permitido, quien lo jugó roba 4 cartas y tú juegas tu turno. Si lo estaba, robas 6 y pierdes el turno.
web-sealed = Tu carta está boca abajo. Falta la del otro.
web-face_down = una carta boca abajo
web-tells-battle_tied = Empate: los dos vuelven a elegir.
web-won = ¡Gana { $name }!
web-won-you = ¡Ganas!
web-tells-number_named = Número anunciado:
web-tells-colour_given_up = Se reparte entre los demás:
web-look = Un vistazo a las cartas
web-look-only_you = Nadie más ve esto.
web-card-counts = Al final de la ronda vale { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } en la mano.
web-why-hand = { $card }: no es del color del que te deshaces.
web-why-put = { $card }: no tiene el número anunciado.
web-why-other = { $card }: ahora no puedes elegir esta carta.
web-cover = Pásale el dispositivo a { $name }.
web-cover-take = Soy { $name }: ver mis cartas
web-cover-call = ¡{ $name } dice UNO!
web-cover-catch = ¡{ $name } atrapa!

## Beside a seat, for a moment

web-bubble-called = ¡UNO!
web-bubble-caught = ¡No dijo UNO!
web-bubble-skipped = Pierde el turno
web-bubble-passed = Pasa
web-bubble-accepted = Acepta
web-bubble-challenged = ¡Desafío!
web-bubble-jumped_in = ¡Se adelanta!

## Ends

web-round_won = { $name } gana la ronda
web-round_won-you = Ganas la ronda
web-match_won = ¡{ $name } gana el juego!
web-match_won-you = ¡Ganas el juego!
web-blocked = La ronda queda bloqueada: nadie suma puntos
web-round_points = { $points ->
        [one] Las cartas que quedan en la mano valen { $points } punto.
        [many] Las cartas que quedan en la mano valen { $points } de puntos.
       *[other] Las cartas que quedan en la mano valen { $points } puntos.
    }
web-left = Cartas que quedan
web-score = Puntos
web-next_round = Siguiente ronda
web-rematch = Jugar otra vez
web-rematch-host = { $name } puede empezar el próximo juego.
web-replay = Repetición
web-story = Cómo fue

## The fair shuffle

web-fairness = Mezcla limpia

## Keys

web-help = Teclas
web-help-touch = Toca una carta para jugarla, o arrástrala hacia arriba. Mantenla presionada para leer qué hace.
web-key-choose = elegir una carta o una respuesta
web-key-play = jugar la carta elegida, dar la respuesta elegida
web-key-draw = robar una carta
web-key-call = decir UNO: con tu próxima carta, o enseguida si hace falta
web-key-catch = atrapar a quien no dijo UNO
web-key-jump = adelantarte con una carta igual
web-key-answer = dar la respuesta de ese número, elegir un color
web-key-sort = ordenar la mano por color o por número
web-key-top = leer la carta de encima y el color en juego
web-key-counts = leer cuántas cartas tiene cada quien
web-key-hand = leer tu mano
web-key-points = leer los puntos
web-key-question = leer lo que se te pregunta
web-key-card = explicar la carta elegida o la de encima
web-key-help = esta lista

## Replays

web-replay-of = Repetición: { $edition }, ronda { $round }
web-share = Compartir
web-record = Registro
web-round_before = Ronda anterior
web-first = Al comienzo
web-back = Un paso atrás
web-play = Reproducir
web-pause = Pausa
web-forward = Un paso adelante
web-last = Al final
web-scrub = Jugada
web-move = Jugada { $number } de { $count }
web-eyes = Visto por
web-all_hands = Todas las manos
web-spectator = un espectador

## What people say

web-phrase-hello = ¡Hola!
web-phrase-well_played = ¡Bien jugado!
web-phrase-ouch = ¡Ay!
web-phrase-lucky = ¡Qué suerte!
web-phrase-sorry = ¡Perdón!
web-phrase-thanks = ¡Gracias!
web-phrase-one_moment = Un momento, por favor.
web-phrase-good_game = ¡Buen juego!
web-reactions = Caritas
web-reaction-laugh = Carita de risa
web-reaction-wow = Carita de sorpresa
web-reaction-cry = Carita de llanto
web-reaction-angry = Carita de enojo
web-reaction-cool = Carita con lentes de sol
web-reaction-think = Carita pensativa
web-nudge = Avisar
web-nudge-said = ¡Te toca!

## What listeners hear, in short

web-short-played = { $name }: { $card }.
web-short-played-you = Tú: { $card }.
web-short-drew-hidden = { $count ->
        [one] { $name } roba.
        [many] { $name } roba { $count }.
       *[other] { $name } roba { $count }.
    }
web-short-turn_began-you = Te toca.
web-short-reshuffled = Se baraja una pila nueva.
web-short-reversed = { $direction ->
        [left] Ahora, hacia la izquierda.
       *[right] Ahora, hacia la derecha.
    }
web-short-colour_named = Color: { colour }.
web-short-colour_named-you = Color: { colour }.
web-short-caught = { $other } atrapa a { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } desafía a { $name } y acierta.
       *[no] { $other } desafía a { $name } y se equivoca.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } te desafía y acierta.
       *[no] { $other } te desafía y se equivoca.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Desafías y aciertas.
       *[no] Desafías y te equivocas.
    }
web-short-went_out = { $name } se queda sin cartas.

## What the server refuses

web-error-offline = El servidor no responde.
web-error-unknown = Algo falló en el servidor. Inténtalo de nuevo en un momento.
web-error-no_table = Esa mesa no existe. Puede que haya expirado.
web-error-no_seat = Este lugar no está libre.
web-error-bad_name = Elige otro nombre: de 1 a 24 letras, cifras o signos comunes, y que nadie aquí tenga.
web-error-bad_token = Este navegador ya no tiene lugar aquí.
web-error-bad_message = El servidor no entendió esta página. Vuelve a cargarla.
web-error-not_host = Solo el anfitrión puede hacer esto.
web-error-wrong_phase = Esto no se puede hacer ahora.
web-error-too_early = Demasiado pronto: solo se puede atrapar un momento después de jugarse la carta.
web-error-cooling_down = Fallaste: espera un momento antes de volver a intentarlo.
web-error-too_many = Eso fue demasiado de golpe. Espera un momento.
web-error-not_stored = El servidor no pudo guardar esto. Inténtalo de nuevo en un momento.
web-error-no_space = El disco del servidor está casi lleno. Por ahora no se abren mesas nuevas; las que hay siguen.
web-error-not_asked = Ahora no se te pide esto.
web-error-illegal_move = Esto no es posible ahora.
web-error-elsewhere = Estás jugando en esta mesa en otra ventana.
web-error-kicked = El anfitrión te expulsó de esta mesa.
web-error-left = Dejaste la mesa.
web-error-no_round = Esa ronda no existe.
web-error-not_over = La repetición se puede ver cuando termina el juego.

## House rules

web-late = Demasiado tarde: alguien se te adelantó.
web-must_play = Puedes jugar una carta, así que tienes que hacerlo.
web-challenge-stack = ¡Te jugaron un Comodín Roba 4! ¿Aceptas, desafías o lo pasas con una carta?
web-why-stack = { $card }: con esta carta no puedes pasarlo al siguiente.
web-why-finish = { $card }: tu última carta tiene que ser un número.
web-take = { $count ->
        [one] Robar { $count } carta
        [many] Robar { $count } de cartas
       *[other] Robar { $count } cartas
    }
web-round_won-team = { $names } ganan la ronda
web-round_won-team_you = Ganas la ronda con { $other }
web-match_won-team = ¡{ $names } ganan el juego!
web-match_won-team_you = ¡Ganas el juego con { $other }!
web-round_points-team = { $points ->
        [one] La ronda vale { $points } punto.
        [many] La ronda vale { $points } de puntos.
       *[other] La ronda vale { $points } puntos.
    }
web-bubble-received = Mano nueva
web-deck-choose = Elegir un archivo
web-deck-without = Jugar sin ella
