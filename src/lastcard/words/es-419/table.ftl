### A table in words that pages and terminals share.

## People

table-you = Tú
table-bot = Bot { $number }
table-player = Jugador { $number }

## Where the game stands

table-round = Ronda { $round }
table-top = Encima de la pila para descartar: { $card }. Color en juego: { colour }.
table-top-uncoloured = Encima de la pila para descartar: { $card }. Todavía no se ha elegido color.
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
        [one] La pila para robar tiene { $count } carta.
        [many] La pila para robar tiene { $count } de cartas.
       *[other] La pila para robar tiene { $count } cartas.
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
table-catch-nobody = Ahora no hay a quién atrapar.

## At a served table

table-seated = Estás en el lugar { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } toma asiento.
table-left = { $name } deja la mesa.
table-away = { $name } no está.
table-back = { $name } ya volvió.
table-stand_in = Un bot juega por { $name }.
table-host = Ahora el anfitrión es { $name }.
table-host-you = Ahora el anfitrión eres tú.
table-time = { $seconds ->
        [one] Tienes { $seconds } segundo.
        [many] Tienes { $seconds } de segundos.
       *[other] Tienes { $seconds } segundos.
    }
table-chat = { $name }: { $text }
table-nudge = { $name } le da un toque a { $names }: todos esperan.
table-nudge-you = { $name } te da un toque: todos te esperan.
table-nudge-by_you = Le das un toque a { $names }.
table-ready = { $name } ya está.

## Why a card can be played or not

table-why-no_match = { $card }: no se puede jugar. No coincide ni con el color en juego, { colour }, ni con el número o símbolo de la carta de encima, { $top }.
table-why-draw_four = { $card }: no se puede jugar mientras tengas el color en juego, { colour }.
table-why-only_drawn = { $card }: no se puede jugar. Después de robar, solo se puede jugar la carta robada.
table-why-stack = { $card }: no se puede jugar. Aquí solo se puede jugar una carta que pase el robo al siguiente.
table-why-finish = { $card }: no se puede jugar. La última carta tiene que ser un número.
table-why-not_asked = Ahora no se te pide jugar una carta.

## Endings

table-restored = El servidor se restauró desde una copia de seguridad. Lo que pasó después de la copia se perdió, y se baraja de nuevo para la próxima ronda.
table-restored-void = El servidor se restauró desde una copia de seguridad. La ronda { $round } no vale y se reparte de nuevo, porque alguien podría conocer sus cartas.
