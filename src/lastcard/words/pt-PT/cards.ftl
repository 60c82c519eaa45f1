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
        [blue] Bisca Dois azul
        [green] Bisca Dois verde
        [pink] Bisca Dois rosa
        [purple] Bisca Dois roxa
        [red] Bisca Dois vermelha
       *[yellow] Bisca Dois amarela
    }
card-reverse = { $colour ->
        [blue] Inverte o Jogo azul
        [green] Inverte o Jogo verde
        [pink] Inverte o Jogo rosa
        [purple] Inverte o Jogo roxa
        [red] Inverte o Jogo vermelha
       *[yellow] Inverte o Jogo amarela
    }
card-skip = { $colour ->
        [blue] Passa a Vez azul
        [green] Passa a Vez verde
        [pink] Passa a Vez rosa
        [purple] Passa a Vez roxa
        [red] Passa a Vez vermelha
       *[yellow] Passa a Vez amarela
    }
card-wild = Joker
card-draw_four = Joker Bisca 4
card-kickin_battle = Carta de Batalha
card-urrrhhh = Carta Assustadora "Urrrhhh"
card-best_friends = Melhores Amigos
card-jokers_wild = Joker Atormentador
card-special_agent = Mate Agente Especial

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = um { card-number }
told-draw_two = uma { card-draw_two }
told-reverse = uma { card-reverse }
told-skip = uma { card-skip }
told-wild = um Joker
told-draw_four = um Joker Bisca 4
told-kickin_battle = uma Carta de Batalha
told-urrrhhh = uma Carta Assustadora "Urrrhhh"
told-best_friends = uma carta Melhores Amigos
told-jokers_wild = um Joker Atormentador
told-special_agent = uma carta Mate Agente Especial

## Editions

edition-classic = Clássica
edition-kickin-battle = Batalha
edition-urrrhhh = Carta Assustadora "Urrrhhh"
edition-best-friends = Melhores Amigos
edition-jokers-wild = Joker Atormentador
edition-special-agent = Agente Especial
edition-grand = Grande baralho

## Sheets, by the language they are printed in

sheet-en = inglês
sheet-es-419 = espanhol da América Latina
sheet-es-ES = espanhol de Espanha
sheet-fr-CA = francês do Canadá
sheet-fr-FR = francês de França
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
