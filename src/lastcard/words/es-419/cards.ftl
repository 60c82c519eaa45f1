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
        [blue] Roba 2 azul
        [green] Roba 2 verde
        [pink] Roba 2 rosa
        [purple] Roba 2 morado
        [red] Roba 2 rojo
       *[yellow] Roba 2 amarillo
    }
card-reverse = { $colour ->
        [blue] Reversa azul
        [green] Reversa verde
        [pink] Reversa rosa
        [purple] Reversa morada
        [red] Reversa roja
       *[yellow] Reversa amarilla
    }
card-skip = { $colour ->
        [blue] Salta azul
        [green] Salta verde
        [pink] Salta rosa
        [purple] Salta morado
        [red] Salta rojo
       *[yellow] Salta amarillo
    }
card-wild = Comodín
card-draw_four = Comodín Roba 4
card-kickin_battle = Batalla de patadas
card-urrrhhh = Urrrhhh
card-best_friends = Mejores amigos
card-jokers_wild = Comodín del Guasón
card-special_agent = Mate agente especial

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = un { card-number }
told-draw_two = un { card-draw_two }
told-reverse = una { card-reverse }
told-skip = un { card-skip }
told-wild = un Comodín
told-draw_four = un Comodín Roba 4
told-kickin_battle = una Batalla de patadas
told-urrrhhh = una carta Urrrhhh
told-best_friends = una carta Mejores amigos
told-jokers_wild = un Comodín del Guasón
told-special_agent = una carta Mate agente especial

## Editions

edition-classic = Clásica
edition-kickin-battle = Batalla de patadas
edition-urrrhhh = Urrrhhh
edition-best-friends = Mejores amigos
edition-jokers-wild = Comodín del Guasón
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
