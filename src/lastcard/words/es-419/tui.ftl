### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Headings of columns: up to 8 characters each.
tui-cards = cartas
tui-points = puntos
tui-target = { $scoring ->
        [low] hasta { $target }, gana el más bajo
       *[winner] { $target ->
            [one] hasta { $target } punto
            [many] hasta { $target } de puntos
           *[other] hasta { $target } puntos
        }
    }
tui-no_colour = todavía sin color
# Up to 20 characters, like the one before.
tui-direction = { $direction ->
        [left] hacia la izquierda
       *[right] hacia la derecha
    }
tui-hand = { $count ->
        [one] Tu mano, { $count } carta
        [many] Tu mano, { $count } de cartas
       *[other] Tu mano, { $count } cartas
    }
tui-card-up = { $card } (se puede elegir)
tui-debt = por robar
tui-armed = Dirás UNO con tu próxima carta
tui-sealed = Tu carta está boca abajo.
tui-too_small = La mesa necesita una terminal de al menos { $width } por { $height } caracteres.
    Agranda la ventana o reduce el tamaño de la letra.
    O empieza con --plain, que juega en líneas de texto.

## Answers from the table

tui-refused = { $card }: aquí no es una respuesta. Opciones posibles: { $choices }.
tui-no_draw = Ahora no puedes robar.
tui-catch-wait = Acabas de intentar atrapar a alguien. Espera un momento.

## The keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = robar
tui-key-call = ¡UNO!
tui-key-catch = atrapar
tui-key-jump = adelantarse
tui-key-hint = pista
tui-key-sort = ordenar
tui-key-help = teclas
tui-key-quit = guardar y salir
tui-key-leave = salir
tui-key-give_up = ceder
tui-key-remove = expulsar
tui-key-chat = chat
tui-key-pause = pausa
tui-key-eyes = vista
tui-key-step = paso
tui-key-round = ronda

## The list of keys: up to 54 characters each

tui-help = Teclas
tui-help-choose = elegir una carta o una respuesta
tui-help-play = jugar la carta elegida, dar la respuesta elegida
tui-help-digits = elegir la respuesta o ir a la carta de ese número
tui-help-tab = pasar a las respuestas, al historial o a la mano
tui-help-draw = robar una carta
tui-help-call = decir UNO con tu próxima carta, o ya si hace falta
tui-help-catch = atrapar a quien no dijo UNO
tui-help-jump = adelantarte con una carta igual
tui-help-hint = qué haría un buen jugador, y por qué
tui-help-sort = ordenar la mano por color o por número
tui-help-rules = las reglas de la mesa y qué hace la carta especial
tui-help-help = esta lista
tui-help-quit = salir; el juego se guarda
tui-help-leave = salir
tui-help-away = salir; tu lugar se guarda
tui-help-give_up = ceder tu lugar definitivamente
tui-help-remove = para el anfitrión: expulsar a alguien de la mesa
tui-help-chat = decir algo a todos
tui-help-pause = parar o seguir
tui-help-eyes = ver como el siguiente jugador, o como espectador
tui-help-forward = un paso adelante
tui-help-back = un paso atrás
tui-help-next_round = a la siguiente ronda
tui-help-earlier_round = al comienzo de esta ronda, o a la anterior
tui-help-first = al comienzo
tui-help-last = al final
tui-close = Enter para cerrar.

## Several people at one screen

tui-cover = Pásale la pantalla a { $name }.
tui-cover-keys = Enter: { $name } está aquí y ve su mano · U: el jugador anterior dice UNO · C: { $name } atrapa
tui-cover-jump = J: alguien se adelanta
tui-look = Estás mirando estas cartas. Nadie más las ve.

## A game that cannot be saved

tui-not_saved = El juego no se puede guardar ahora. Se vuelve a intentar con cada jugada.
tui-lose = El juego no se puede guardar en ningún lugar: si sales ahora, se pierde.
tui-lose-keys = Y: salir de todos modos · Esc: seguir jugando

## At a served table

# Beside a name, in place of the cards: up to 8 characters each.
tui-away = ausente
tui-stand_in = bot
tui-time = { $seconds } s
tui-catch_window-long = Hay más tiempo para atrapar a quien no dijo UNO.
tui-chat = Decir algo
tui-chat-keys-phrases = 1 a 8: decirlo · Esc: cerrar
tui-chat-keys-free = Enter: decirlo, o la frase de un número · Esc: cerrar
tui-lobby-keys-host = Enter: empezar · T: chat · Q: salir · L: ceder el lugar · X: expulsar a alguien
tui-lobby-keys = T: chat · Q: salir · L: ceder el lugar
tui-give_up-keys = Y: cederlo · Esc: quedarse
tui-remove = ¿Quién tiene que dejar la mesa?
tui-remove-who = Número: elegir el lugar · Esc: nadie
tui-remove-keys = Y: expulsar · K: expulsar y no dejar volver · Esc: nadie
tui-visit-keys = Enter: sentarse · Ctrl-C: salir

## Endings

tui-score = { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
tui-held = { $points ->
        [one] { $points } punto en la mano
        [many] { $points } de puntos en la mano
       *[other] { $points } puntos en la mano
    }
tui-out = sin cartas
tui-round_end-keys = Enter: siguiente ronda · Q: guardar y salir
tui-match_end-keys = Enter: jugar otra vez · N: preparar otra mesa · Q: salir
tui-round_end-joined = Enter: siguiente ronda · T: chat · Q: salir · L: ceder el lugar
tui-match_end-joined = Enter: jugar otra vez · T: chat · Q: salir · L: ceder el lugar
tui-end-watching = Q: salir

## Setting up a table: names up to 25 characters, values up to 46

tui-setup = Una mesa nueva
tui-setup-keys = Enter: repartir · ↑ ↓: elegir una línea · ← →: cambiarla · Esc: salir
tui-setup-lang = Idioma
tui-setup-edition = Edición
tui-setup-sheet = Reglas de la hoja
tui-setup-people = Personas ante la pantalla
tui-setup-bots = Bots
tui-setup-name = Nombre de { $who }
tui-level-beginner = principiante
tui-level-easy = fácil
tui-level-medium = medio
tui-level-hard = difícil
tui-level-expert = experto
tui-setup-strength = Fuerza del bot { $number }
tui-about-lang = El idioma de la pantalla. La hoja de reglas lo sigue mientras no elijas otra.
tui-about-classic = El juego sin carta especial.
tui-about-sheet = Con algunas hojas impresas se juega de forma un poco distinta. Las opciones de abajo siguen la hoja, y cada una se puede cambiar por separado.
tui-about-people = Varias personas se pasan la pantalla, y las manos se tapan entre turno y turno.
tui-about-bots = Un juego tiene de 2 a 10 jugadores, entre personas y bots.
tui-about-name = Escribe un nombre o deja el número. Los nombres se guardan con el juego.
tui-about-bot = Un principiante olvida decir UNO; el nivel fácil juega lo que coincide; el medio piensa cada pregunta; el difícil juega para ganar el juego; el experto aprendió de millones de rondas.
tui-about-strength = Por debajo del 100 %, un bot toma cualquier opción casi tan buena como la mejor: cuanto menos fuerza, más lejos de ella. No olvida nada.
tui-setup-more-false = ocultas
tui-setup-more-true = cada regla de la casa por separado
tui-setup-differs = * Distinto de la hoja
tui-about-more = Muestra cada regla de la casa en su propia línea, para fijarla por separado.
tui-setup-bot_pace = Ritmo de los bots
tui-setup-bot_pace-slow = lento, 3 segundos por jugada
tui-setup-bot_pace-normal = normal, 1 segundo por jugada
tui-setup-bot_pace-fast = rápido, medio segundo por jugada
tui-setup-auto_call = UNO lo dice
tui-setup-auto_call-false = cada quien
tui-setup-auto_call-true = la mesa
tui-setup-catch_window = Tiempo para atrapar
tui-setup-catch_window-normal = normal
tui-setup-catch_window-long = largo
tui-about-bot_pace = Cuánto esperan los bots antes de jugar.
tui-about-auto_call = Si lo dice la mesa, a nadie se le olvida y a nadie se puede atrapar.
tui-about-catch_window = Cuánto tiempo se puede atrapar a quien no dijo UNO, antes de que siga el juego.
tui-rule-scoring = Puntuación
tui-rule-scoring-winner = quien gana suma lo que tienen los demás
tui-rule-scoring-low = cada quien suma lo suyo, gana el más bajo
tui-rule-target = Puntos para terminar
tui-rule-start_direction = Se empieza hacia la
tui-rule-start_direction-left = izquierda
tui-rule-start_direction-right = derecha
tui-rule-dealer_symbols = Símbolo al sortear
tui-rule-dealer_symbols-zero = vale cero
tui-rule-dealer_symbols-ignored = no cuenta
tui-rule-drawn_card = Carta robada que coincide
tui-rule-drawn_card-may = se puede jugar
tui-rule-drawn_card-must = se debe jugar
tui-rule-battle_resume = Tras una batalla juega
tui-rule-battle_resume-challenger = quien está después del retador
tui-rule-battle_resume-challenged = quien está después del retado
tui-rule-catch_until = Se puede atrapar
tui-rule-catch_until-begin = hasta que empiece el turno siguiente
tui-rule-catch_until-played = hasta que se baje la carta siguiente
tui-rule-catch_until-held = mientras se tenga una sola carta
tui-rule-bluffing = Engaño con Roba 4
tui-rule-bluffing-true = permitido, con el riesgo de un desafío
tui-rule-bluffing-false = no permitido
tui-rule-two_player_reverse = Reversa con dos jugadores
tui-rule-two_player_reverse-skip = actúa como Salta
tui-rule-two_player_reverse-nothing = solo cambia el sentido
tui-rule-stacking = Acumular Roba 2 y Roba 4
tui-rule-stacking-off = no se pueden pasar
tui-rule-stacking-same = cada uno se pasa con otro igual
tui-rule-stacking-any = se pasan con cualquiera de los dos
tui-rule-jump_in = Adelantarse
tui-rule-jump_in-false = nadie juega fuera de su turno
tui-rule-jump_in-true = con una carta igual, fuera de turno
tui-rule-seven_zero = Los 7 y los 0
tui-rule-seven_zero-false = son números comunes
tui-rule-seven_zero-true = el 7 intercambia dos manos, el 0 pasa todas
tui-rule-draw = En tu turno robas
tui-rule-draw-one = una carta
tui-rule-draw-until = hasta que una carta coincida
tui-rule-force_play = Quien puede jugar
tui-rule-force_play-false = también puede robar
tui-rule-force_play-true = tiene que jugar
tui-rule-finish = La última carta
tui-rule-finish-any = puede ser cualquiera
tui-rule-finish-number = tiene que ser un número
tui-rule-teams = Equipos
tui-rule-teams-false = cada quien juega por su cuenta
tui-rule-teams-true = parejas frente a frente
tui-rule-hand_size = Cartas para cada quien
tui-rule-catch_penalty = Cartas si te atrapan

## Replays

tui-step = Paso { $step } de { $steps }
tui-eyes = Ves lo que vio { $name }.
tui-eyes-none = Ves lo que vio un espectador.
