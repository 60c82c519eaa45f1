### Nouns: colours, cards, editions, sheets, and how they are listed.

## Colours

colour-blue = azul
colour-green = verde
colour-pink = rosa
colour-purple = morado
colour-red = rojo
colour-yellow = amarillo

# In a sentence. A page of an older version hands the name in, and not the id.
colour = { $colour ->
        [blue] { colour-blue }
        [green] { colour-green }
        [pink] { colour-pink }
        [purple] { colour-purple }
        [red] { colour-red }
        [yellow] { colour-yellow }
       *[other] { $colour }
    }

## Cards, as a label has them

card-number = { $colour ->
        [blue] { $number } azul
        [green] { $number } verde
        [pink] { $number } rosa
        [purple] { $number } morado
        [red] { $number } rojo
       *[yellow] { $number } amarillo
    }
card-draw_two = { $colour ->
        [blue] Roba dos azul
        [green] Roba dos verde
        [pink] Roba dos rosa
        [purple] Roba dos morado
        [red] Roba dos rojo
       *[yellow] Roba dos amarillo
    }
card-reverse = { $colour ->
        [blue] Cambio de sentido azul
        [green] Cambio de sentido verde
        [pink] Cambio de sentido rosa
        [purple] Cambio de sentido morado
        [red] Cambio de sentido rojo
       *[yellow] Cambio de sentido amarillo
    }
card-skip = { $colour ->
        [blue] Pierde el turno azul
        [green] Pierde el turno verde
        [pink] Pierde el turno rosa
        [purple] Pierde el turno morado
        [red] Pierde el turno rojo
       *[yellow] Pierde el turno amarillo
    }
card-wild = Comodín
card-draw_four = Comodín roba cuatro
card-kickin_battle = Batalla a patadas
card-urrrhhh = Monstruo-carta "Uuuuu"
card-best_friends = Mejores amigos
card-jokers_wild = Comodín del Joker
card-special_agent = Agente especial Mate

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = un { card-number }
told-draw_two = un { card-draw_two }
told-reverse = un { card-reverse }
told-skip = un { card-skip }
told-wild = un Comodín
told-draw_four = un Comodín roba cuatro
told-kickin_battle = una Batalla a patadas
told-urrrhhh = una Monstruo-carta "Uuuuu"
told-best_friends = una carta Mejores amigos
told-jokers_wild = un Comodín del Joker
told-special_agent = una carta Agente especial Mate

## Editions

edition-classic = Clásica
edition-kickin-battle = Batalla a patadas
edition-urrrhhh = Monstruo-carta "Uuuuu"
edition-best-friends = Mejores amigos
edition-jokers-wild = Comodín del Joker
edition-special-agent = Agente especial
edition-grand = Gran baraja

## Sheets, by the language they are printed in

sheet-en = inglés
sheet-es-419 = español de Latinoamérica
sheet-es-ES = español de España
sheet-fr-CA = francés de Canadá
sheet-fr-FR = francés de Francia
sheet-it = italiano
sheet-pt-BR = portugués de Brasil
sheet-pt-PT = portugués de Portugal

## Lists: "a", "a and b", "a, b and c"

list-none = nada
list-last = { BEGINS($second) ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
list-more = { $first }, { $second }
list-score = { $name }: { $points }
# A label and its value, things beside each other on a line, and a phrase as a sentence.
list-label = { $label }: { $value }
list-beside = { $first } · { $second }
list-sentence = { $text }.
