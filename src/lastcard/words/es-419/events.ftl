### What happened. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } saca { $card } para ver quién reparte.
event-dealer_drew-you = Sacas { $card } para ver quién reparte.
event-dealer_chosen = A { $name } le toca repartir.
event-dealer_chosen-you = Te toca repartir.
event-round_began = Empieza la ronda { $round }. Reparte { $name }.
event-round_began-you = Empieza la ronda { $round }. Repartes tú.
event-dealt = { $name } recibe { $cards }.
event-dealt-you = Recibes { $cards }.
event-dealt-hidden = { $count ->
        [one] { $name } recibe { $count } carta.
        [many] { $name } recibe { $count } de cartas.
       *[other] { $name } recibe { $count } cartas.
    }
event-turned_up = Se voltea { $card }.
event-put_back = Se devuelve { $card } a la pila para robar y se voltea otra carta.

## Turns

event-turn_began = Es el turno de { $name }.
event-turn_began-you = Es tu turno.
event-played = { $name } juega { $card }.
event-played-you = Juegas { $card }.
event-drew = { $name } roba { $cards }.
event-drew-you = Robas { $cards }.
event-drew-hidden = { $count ->
        [one] { $name } roba { $count } carta.
        [many] { $name } roba { $count } de cartas.
       *[other] { $name } roba { $count } cartas.
    }
event-kept = { $name } se queda con la carta robada.
event-kept-you = Te quedas con la carta robada.
event-passed = { $name } pasa.
event-passed-you = Pasas.
event-reshuffled = { $count ->
        [one] Se acabó la pila para robar: { $count } carta de la pila para descartar forma la nueva.
        [many] Se acabó la pila para robar: se barajan { $count } de cartas de la pila para descartar y forman la nueva.
       *[other] Se acabó la pila para robar: se barajan { $count } cartas de la pila para descartar y forman la nueva.
    }
event-skipped = { $name } pierde el turno.
event-skipped-you = Pierdes el turno.
event-reversed = { $direction ->
        [left] Cambia el sentido: ahora se juega hacia la izquierda.
       *[right] Cambia el sentido: ahora se juega hacia la derecha.
    }
event-colour_named = { $name } elige el color { colour }.
event-colour_named-you = Eliges el color { colour }.

## Calling and catching

event-called = ¡{ $name } dice UNO!
event-called-you = ¡Dices UNO!
event-caught = { $other } atrapa a { $name } por no decir UNO.
event-caught-you = { $other } te atrapa por no decir UNO.
event-caught-by_you = Atrapas a { $name } por no decir UNO.

## Wild Draw Four

event-accepted = { $name } acepta el Comodín Roba 4.
event-accepted-you = Aceptas el Comodín Roba 4.
event-challenged = { $guilty ->
        [yes] { $other } desafía a { $name } por su Comodín Roba 4 y acierta: no estaba permitido.
       *[no] { $other } desafía a { $name } por su Comodín Roba 4 y se equivoca: estaba permitido.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } te desafía por tu Comodín Roba 4 y acierta: no estaba permitido.
       *[no] { $other } te desafía por tu Comodín Roba 4 y se equivoca: estaba permitido.
    }
event-challenged-by_you = { $guilty ->
        [yes] Desafías a { $name } por su Comodín Roba 4 y aciertas: no estaba permitido.
       *[no] Desafías a { $name } por su Comodín Roba 4 y te equivocas: estaba permitido.
    }
event-hand_shown-after_challenged = { $name } le muestra a { $other } toda su mano: { $cards }.
event-hand_shown-after_challenged-you = Le muestras a { $other } toda tu mano: { $cards }.
event-hand_shown-after_challenged-to_you = { $name } te muestra toda su mano: { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [one] { $name } le muestra a { $other } toda su mano, { $count } carta.
        [many] { $name } le muestra a { $other } toda su mano, { $count } de cartas.
       *[other] { $name } le muestra a { $other } toda su mano, { $count } cartas.
    }

## Kickin' Battle

event-rival_named = { $name } reta a { $other } a una batalla.
event-rival_named-you = Retas a { $other } a una batalla.
event-rival_named-rival_you = { $name } te reta a una batalla.
event-picked = { $name } elige { $card } para la batalla.
event-picked-you = Eliges { $card } para la batalla.
event-picked-hidden = { $name } ya eligió una carta para la batalla.
event-revealed = { $name } muestra { $card }.
event-revealed-you = Muestras { $card }.
event-battle_tied = La batalla de { $name } contra { $other } queda en empate: las dos cartas se apartan y la batalla sigue.
event-battle_tied-you = Tu batalla contra { $other } queda en empate: las dos cartas se apartan y la batalla sigue.
event-battle_lost = { $name } pierde la batalla y se lleva todas las cartas usadas en ella.
event-battle_lost-you = Pierdes la batalla y te llevas todas las cartas usadas en ella.
event-battle_void = Ni { $name } ni { $other } pueden seguir: nadie pierde la batalla y las cartas apartadas vuelven a sus manos.
event-battle_void-you = Ni tú ni { $other } pueden seguir: nadie pierde la batalla y las cartas apartadas vuelven a sus manos.

## Urrrhhh

event-colour_given_up = { $name } se deshace de todas sus cartas de color { colour }.
event-colour_given_up-you = Te deshaces de todas tus cartas de color { colour }.
event-gave = { $name } le da { $card } a { $other }.
event-gave-you = Le das { $card } a { $other }.
event-gave-to_you = { $name } te da { $card }.
event-gave-hidden = { $name } le da una carta a { $other }.

## Best Friends

event-number_named = { $name } dice el número { $number }.
event-number_named-you = Dices el número { $number }.
event-put_down = { $name } baja { $card }.
event-put_down-you = Bajas { $card }.

## The Joker's wild

event-tormented = { $other } atormenta a { $name }, que roba hasta que salga una carta de color { colour }.
event-tormented-you = { $other } te atormenta: robas hasta que salga una carta de color { colour }.
event-tormented-by_you = Atormentas a { $name }, que roba hasta que salga una carta de color { colour }.
event-discarded = { $name } descarta { $card }.
event-discarded-you = Descartas { $card }.

## Special Agent

event-hand_shown = { $other } mira toda la mano de { $name }: { $cards }.
event-hand_shown-you = { $other } mira toda tu mano: { $cards }.
event-hand_shown-to_you = Miras toda la mano de { $name }: { $cards }.
event-hand_shown-hidden = { $count ->
        [one] { $other } mira toda la mano de { $name }, { $count } carta.
        [many] { $other } mira toda la mano de { $name }, { $count } de cartas.
       *[other] { $other } mira toda la mano de { $name }, { $count } cartas.
    }

## House rules

event-jumped_in = ¡{ $name } se adelanta!
event-jumped_in-you = ¡Te adelantas!
event-swapped = { $name } cambia su mano por la de { $other }.
event-swapped-you = Cambias tu mano por la de { $other }.
event-swapped-with_you = { $name } cambia su mano por la tuya.
event-rotated = { $direction ->
        [left] Todas las manos se mueven un lugar hacia la izquierda.
       *[right] Todas las manos se mueven un lugar hacia la derecha.
    }
event-received = { $other } le pasa su mano a { $name }: { $cards }.
event-received-you = { $other } te pasa su mano: { $cards }.
event-received-from_you = Le pasas tu mano a { $name }: { $cards }.
event-received-hidden = { $count ->
        [one] { $other } le pasa su mano a { $name }, { $count } carta.
        [many] { $other } le pasa su mano a { $name }, { $count } de cartas.
       *[other] { $other } le pasa su mano a { $name }, { $count } cartas.
    }

## Endings

event-went_out = { $name } se queda sin cartas y cierra la ronda.
event-went_out-you = Te quedas sin cartas y cierras la ronda.
event-round_blocked = La ronda queda bloqueada: el juego no puede seguir.
event-round_ended = { $points ->
        [one] { $name } gana la ronda. Las cartas que quedan en la mano valen { $points } punto. Puntos: { $scores }.
        [many] { $name } gana la ronda. Las cartas que quedan en la mano valen { $points } de puntos. Puntos: { $scores }.
       *[other] { $name } gana la ronda. Las cartas que quedan en la mano valen { $points } puntos. Puntos: { $scores }.
    }
event-round_ended-you = { $points ->
        [one] Ganas la ronda. Las cartas que quedan en la mano valen { $points } punto. Puntos: { $scores }.
        [many] Ganas la ronda. Las cartas que quedan en la mano valen { $points } de puntos. Puntos: { $scores }.
       *[other] Ganas la ronda. Las cartas que quedan en la mano valen { $points } puntos. Puntos: { $scores }.
    }
event-round_ended-blocked = La ronda termina y nadie suma puntos. Puntos: { $scores }.
event-match_ended = ¡{ $name } gana el juego! Puntos finales: { $scores }.
event-match_ended-you = ¡Ganas el juego! Puntos finales: { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [one] { $names } ganan la ronda. Vale { $points } punto. Puntos: { $scores }.
        [many] { $names } ganan la ronda. Vale { $points } de puntos. Puntos: { $scores }.
       *[other] { $names } ganan la ronda. Vale { $points } puntos. Puntos: { $scores }.
    }
event-round_ended-team-you = { $points ->
        [one] Ganas la ronda con { $other }. Vale { $points } punto. Puntos: { $scores }.
        [many] Ganas la ronda con { $other }. Vale { $points } de puntos. Puntos: { $scores }.
       *[other] Ganas la ronda con { $other }. Vale { $points } puntos. Puntos: { $scores }.
    }
event-match_ended-team = ¡{ $names } ganan el juego! Puntos finales: { $scores }.
event-match_ended-team-you = ¡Ganas el juego con { $other }! Puntos finales: { $scores }.
