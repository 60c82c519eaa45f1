### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Headings and links of the page.
guide-title = Cómo se juega: { $edition }
guide-need = Qué necesitas
# What is in the deck.
guide-cards = Hay { $count } cartas de cuatro colores: { $colours }.
guide-wilds = Las cartas sin color son cuatro Comodín, cuatro Comodín roba cuatro y cuatro { $special }.
guide-wilds-classic = Las cartas sin color son cuatro Comodín y cuatro Comodín roba cuatro.
guide-wilds-several = Las cartas sin color son cuatro Comodín, cuatro Comodín roba cuatro y cuatro de cada una de estas: { $specials }.
# As the sheet has it.
guide-sum-setup-dealer = { $dealer_symbols ->
        [ignored] Cada jugador saca una carta, y reparte quien tenga el número más alto. Las cartas con símbolo no cuentan.
       *[counted] Cada jugador saca una carta, y reparte quien tenga el número más alto. Una carta con símbolo cuenta cero.
    }
guide-sum-turn-first = { $start_direction ->
        [right] Empieza el jugador a la derecha del distribuidor, y se juega hacia la derecha.
       *[left] Empieza el jugador a la izquierda del distribuidor, y se juega hacia la izquierda.
    }
guide-sum-turn-play_drawn = { $drawn_card ->
        [must] Si no tenías nada que jugar y la carta robada sirve, debes jugarla enseguida.
       *[may] Si la carta robada se puede jugar, puedes jugarla en el mismo turno.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Cambio de sentido descubierto al comienzo: empieza el distribuidor, y se juega hacia la izquierda.
       *[left] Cambio de sentido descubierto al comienzo: empieza el distribuidor, y se juega hacia la derecha.
    }
guide-two = Con dos jugadores, Cambio de sentido actúa como Pierde el turno: el mismo jugador vuelve a jugar.
guide-challenge = El desafío
guide-starts = La primera carta descubierta
# What the game asks those who play the special card.
guide-asked-kickin-battle = Se te pregunta a quién retas. Luego se os pide una carta a los dos, y ninguno ve la del otro.
guide-asked-urrrhhh = Se te pregunta de qué color te deshaces y, para cada jugador, qué carta le das.
guide-asked-best-friends = Se te pide un número, se pregunta a todos si bajan una carta y, al final, se te pide el color.
guide-asked-jokers-wild = Se te pregunta a quién atormentas y luego se te pide el color.
guide-asked-special-agent = Solo tú ves las manos de todos, y luego se te pide el color.
guide-play = Para jugar contra bots: { $command }
guide-clauses = Todas las reglas, cláusula por cláusula
guide-editions = Otras ediciones
guide-languages = En otros idiomas

## The page of house rules

guide-house = Son reglas con las que juegan muchas familias y que no están en ninguna hoja impresa. Ninguna vale si no la activas, al preparar la mesa o con --rule en la línea de comandos.
guide-presets = Conjuntos de reglas de la casa
guide-decks = Otras barajas
