### Nouns: colours, cards, editions, sheets, and how they are listed.

## Colours

colour-blue = blu
colour-green = verde
colour-pink = rosa
colour-purple = viola
colour-red = rosso
colour-yellow = giallo

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
        [blue] { $number } blu
        [green] { $number } verde
        [pink] { $number } rosa
        [purple] { $number } viola
        [red] { $number } rosso
       *[yellow] { $number } giallo
    }
card-draw_two = { $colour ->
        [blue] Pesca Due blu
        [green] Pesca Due verde
        [pink] Pesca Due rosa
        [purple] Pesca Due viola
        [red] Pesca Due rosso
       *[yellow] Pesca Due giallo
    }
card-reverse = { $colour ->
        [blue] Inverti blu
        [green] Inverti verde
        [pink] Inverti rosa
        [purple] Inverti viola
        [red] Inverti rosso
       *[yellow] Inverti giallo
    }
card-skip = { $colour ->
        [blue] Salto blu
        [green] Salto verde
        [pink] Salto rosa
        [purple] Salto viola
        [red] Salto rosso
       *[yellow] Salto giallo
    }
card-wild = Jolly
card-draw_four = Jolly Pesca Quattro
card-kickin_battle = Battaglia di calci
card-urrrhhh = Urlo Spettrale
card-best_friends = Migliori amici
card-jokers_wild = Jolly del Joker
card-special_agent = Agente speciale Cricchetto

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = { $number ->
        [0] uno { card-number }
       *[other] un { card-number }
    }
told-draw_two = un { card-draw_two }
told-reverse = un { card-reverse }
told-skip = un { card-skip }
told-wild = un Jolly
told-draw_four = un Jolly Pesca Quattro
told-kickin_battle = una Battaglia di calci
told-urrrhhh = un Urlo Spettrale
told-best_friends = una carta Migliori amici
told-jokers_wild = un Jolly del Joker
told-special_agent = una carta Agente speciale Cricchetto

## Editions

edition-classic = Classica
edition-kickin-battle = Battaglia di calci
edition-urrrhhh = Urlo Spettrale
edition-best-friends = Migliori amici
edition-jokers-wild = Jolly del Joker
edition-special-agent = Agente speciale
edition-grand = Grande mazzo

## Sheets, by the language they are printed in

sheet-en = inglese
sheet-es-419 = spagnolo dell'America Latina
sheet-es-ES = spagnolo di Spagna
sheet-fr-CA = francese del Canada
sheet-fr-FR = francese di Francia
sheet-it = italiano
sheet-pt-BR = portoghese del Brasile
sheet-pt-PT = portoghese del Portogallo

## Lists: "a", "a and b", "a, b and c"

list-none = niente
list-last = { $first } e { $second }
list-more = { $first }, { $second }
list-score = { $name }: { $points }
# A label and its value, things beside each other on a line, and a phrase as a sentence.
list-label = { $label }: { $value }
list-beside = { $first } · { $second }
list-sentence = { $text }.
