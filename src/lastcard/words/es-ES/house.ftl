### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

house-rules = Reglas de la casa
house-mix = Tu propia mezcla
house-more = Más
house-debt = +{ $count }
house-debt-said = { $count ->
        [one] Hay { $count } carta por robar.
        [many] Hay { $count } de cartas por robar.
       *[other] Hay { $count } cartas por robar.
    }
house-draw-until = Robar hasta poder jugar
house-partner = tu pareja
house-partner-you = Juegas en pareja con { $name }.
house-partners = { $names } juegan en pareja.
house-team = Equipo
house-deck = Una baraja propia
house-deck-about = Un archivo dice qué cartas tiene la baraja.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] Esto no se puede leer como TOML.
        [entry] Una baraja no tiene «{ $text }». Posibles: { $known }.
        [name] El nombre es una línea de texto, sin espacios en los extremos y sin # al principio ni después de un espacio.
        [taken] Hay una edición que se llama «{ $text }»: ponle otro nombre a la baraja.
        [colours] Los colores son de dos a cuatro de estos, cada uno una sola vez: { $known }.
        [section] «{ $text }» tiene que ser una sección que diga cuántas hay de cada carta.
        [face] «{ $text }» no es una carta de color. Posibles: una cifra, un intervalo como 1-9, { $known }.
        [twice] «{ $text }» nombra una carta que ya está en otra línea.
        [wild] «{ $text }» no es una carta sin color. Posibles: { $known }.
        [size] Una baraja tiene al menos { $least } cartas. Aquí hay { $count }.
        [numbers] Al menos { $least } cartas de una baraja tienen número. Aquí hay { $count }.
       *[copies] «{ $text }» tiene que ser un número entero del 0 al { $most }.
    }
house-need-teams = Para jugar en parejas se necesita un número par de jugadores, de 4 a 10.
house-need-hand_size = { $count ->
        [one] La baraja no tiene bastantes cartas para dar { $count } carta a cada uno de los { $players } jugadores.
        [many] La baraja no tiene bastantes cartas para dar { $count } de cartas a cada uno de los { $players } jugadores.
       *[other] La baraja no tiene bastantes cartas para dar { $count } cartas a cada uno de los { $players } jugadores.
    }

## Sets of house rules

preset-plain = Normal
preset-plain-about = Sin reglas de la casa.
preset-stackers = A acumular
preset-stackers-about = Un Roba dos o un Comodín roba cuatro se puede pasar al siguiente con otro igual.
preset-party = Fiesta
preset-party-about = Las cartas de robar se pasan, los 7 y los 0 mueven las manos, y robas hasta que una carta coincida.
preset-lightning = Relámpago
preset-lightning-about = Cinco cartas para cada uno: adelántate con una carta igual y juega siempre que puedas.
preset-partners = Parejas
preset-partners-about = Dos jugadores frente a frente ganan juntos.
preset-mayhem = Caos
preset-mayhem-about = Las cartas de robar se pasan, las manos se mueven y cualquiera se adelanta. Robas hasta poder jugar, y entonces tienes que hacerlo.

## What each house rule means

house-about-stacking = Si te juegan un Roba dos o un Comodín roba cuatro, puedes jugar otro encima: entonces el siguiente jugador tiene que robar por los dos.
house-about-jump_in = Si tienes una carta exactamente igual a la de encima, puedes jugarla en ese momento, aunque no sea tu turno.
house-about-seven_zero = Quien juega un 7 cambia su mano con alguien, y después de un 0 cada uno le pasa su mano al siguiente.
house-about-draw = Si robas en tu turno, sigues hasta que te salga una carta que puedas jugar.
house-about-force_play = Si tienes una carta que puedes jugar, tienes que jugarla: no puedes robar en vez de eso.
house-about-finish = La última carta que juegas tiene que ser un número, así que guarda uno para el final.
house-about-teams = Quienes están frente a frente juegan en pareja: ganan y suman puntos juntos. Se necesitan 4, 6, 8 o 10 jugadores.
house-about-hand_size = Cuántas cartas recibe cada jugador al empezar la ronda.
house-about-catch_penalty = Cuántas cartas robas si te pillan sin haber dicho UNO.
