### Nouns: colours, cards, editions, sheets, and how they are listed.

## Colours

colour-blue = azul
colour-green = verde
colour-pink = rosa
colour-purple = roxo
colour-red = vermelho
colour-yellow = amarelo

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
        [purple] { $number } roxo
        [red] { $number } vermelho
       *[yellow] { $number } amarelo
    }
card-draw_two = { $colour ->
        [blue] Comprar Duas azul
        [green] Comprar Duas verde
        [pink] Comprar Duas rosa
        [purple] Comprar Duas roxa
        [red] Comprar Duas vermelha
       *[yellow] Comprar Duas amarela
    }
card-reverse = { $colour ->
        [blue] Inverter azul
        [green] Inverter verde
        [pink] Inverter rosa
        [purple] Inverter roxa
        [red] Inverter vermelha
       *[yellow] Inverter amarela
    }
card-skip = { $colour ->
        [blue] Passar a Vez azul
        [green] Passar a Vez verde
        [pink] Passar a Vez rosa
        [purple] Passar a Vez roxa
        [red] Passar a Vez vermelha
       *[yellow] Passar a Vez amarela
    }
card-wild = Curinga
card-draw_four = Curinga Comprar Quatro
card-kickin_battle = Carta de batalha
card-urrrhhh = Urrrhhh
card-best_friends = Melhores Amigos
card-jokers_wild = Joker
card-special_agent = Agente Especial Mate

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = um { card-number }
told-draw_two = uma { card-draw_two }
told-reverse = uma { card-reverse }
told-skip = uma { card-skip }
told-wild = um Curinga
told-draw_four = um Curinga Comprar Quatro
told-kickin_battle = uma Carta de batalha
told-urrrhhh = uma carta Urrrhhh
told-best_friends = uma carta Melhores Amigos
told-jokers_wild = um Joker
told-special_agent = uma carta Agente Especial Mate

## Editions

edition-classic = Clássica
edition-kickin-battle = Batalha
edition-urrrhhh = Urrrhhh
edition-best-friends = Melhores Amigos
edition-jokers-wild = Joker
edition-special-agent = Agente Especial
edition-grand = Grande baralho

## Sheets, by the language they are printed in

sheet-en = inglês
sheet-es-419 = espanhol da América Latina
sheet-es-ES = espanhol da Espanha
sheet-fr-CA = francês do Canadá
sheet-fr-FR = francês da França
sheet-it = italiano
sheet-pt-BR = português do Brasil
sheet-pt-PT = português de Portugal

## Lists: "a", "a and b", "a, b and c"

list-none = nada
list-last = { $first } e { $second }
list-more = { $first }, { $second }
list-score = { $name }: { $points }
# A label and its value, things beside each other on a line, and a phrase as a sentence.
list-label = { $label }: { $value }
list-beside = { $first } · { $second }
list-sentence = { $text }.
