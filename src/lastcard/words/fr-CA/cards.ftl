### Nouns: colours, cards, editions, sheets, and how they are listed.

## Colours

colour-blue = bleu
colour-green = vert
colour-pink = rose
colour-purple = violet
colour-red = rouge
colour-yellow = jaune

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
        [blue] { $number } bleu
        [green] { $number } vert
        [pink] { $number } rose
        [purple] { $number } violet
        [red] { $number } rouge
       *[yellow] { $number } jaune
    }
card-draw_two = { $colour ->
        [blue] +2 bleu
        [green] +2 vert
        [pink] +2 rose
        [purple] +2 violet
        [red] +2 rouge
       *[yellow] +2 jaune
    }
card-reverse = { $colour ->
        [blue] Inversion bleue
        [green] Inversion verte
        [pink] Inversion rose
        [purple] Inversion violette
        [red] Inversion rouge
       *[yellow] Inversion jaune
    }
card-skip = { $colour ->
        [blue] Passer bleu
        [green] Passer vert
        [pink] Passer rose
        [purple] Passer violet
        [red] Passer rouge
       *[yellow] Passer jaune
    }
card-wild = Carte blanche
card-draw_four = Carte blanche +4
card-kickin_battle = Combat
card-urrrhhh = Urrrhhh
card-best_friends = Meilleurs amis
card-jokers_wild = Le Joker
card-special_agent = Mater agent secret

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = un { card-number }
told-draw_two = un { card-draw_two }
told-reverse = une { card-reverse }
told-skip = un { card-skip }
told-wild = une Carte blanche
told-draw_four = une Carte blanche +4
told-kickin_battle = une carte Combat
told-urrrhhh = une carte Urrrhhh
told-best_friends = une carte Meilleurs amis
told-jokers_wild = une carte Le Joker
told-special_agent = une carte Mater agent secret

## Editions

edition-classic = Classique
edition-kickin-battle = Combat
edition-urrrhhh = Urrrhhh
edition-best-friends = Meilleurs amis
edition-jokers-wild = Le Joker
edition-special-agent = Agent secret
edition-grand = Grand jeu

## Sheets, by the language they are printed in

sheet-en = anglais
sheet-es-419 = espagnol d'Amérique latine
sheet-es-ES = espagnol d'Espagne
sheet-fr-CA = français du Canada
sheet-fr-FR = français de France
sheet-it = italien
sheet-pt-BR = portugais du Brésil
sheet-pt-PT = portugais du Portugal

## Lists: "a", "a and b", "a, b and c"

list-none = rien
list-last = { $first } et { $second }
list-more = { $first }, { $second }
list-score = { $name } : { $points }
# A label and its value, things beside each other on a line, and a phrase as a sentence.
list-label = { $label } : { $value }
list-beside = { $first } · { $second }
list-sentence = { $text }.
