### Nouns: colours, cards, editions, sheets, and how they are listed.

## Colours

colour-blue = blue
colour-green = green
colour-pink = pink
colour-purple = purple
colour-red = red
colour-yellow = yellow

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
        [blue] Blue { $number }
        [green] Green { $number }
        [pink] Pink { $number }
        [purple] Purple { $number }
        [red] Red { $number }
       *[yellow] Yellow { $number }
    }
card-draw_two = { $colour ->
        [blue] Blue Draw Two
        [green] Green Draw Two
        [pink] Pink Draw Two
        [purple] Purple Draw Two
        [red] Red Draw Two
       *[yellow] Yellow Draw Two
    }
card-reverse = { $colour ->
        [blue] Blue Reverse
        [green] Green Reverse
        [pink] Pink Reverse
        [purple] Purple Reverse
        [red] Red Reverse
       *[yellow] Yellow Reverse
    }
card-skip = { $colour ->
        [blue] Blue Skip
        [green] Green Skip
        [pink] Pink Skip
        [purple] Purple Skip
        [red] Red Skip
       *[yellow] Yellow Skip
    }
card-wild = Wild
card-draw_four = Wild Draw Four
card-kickin_battle = Kickin' Battle
card-urrrhhh = Urrrhhh
card-best_friends = Best Friends
card-jokers_wild = The Joker's wild
card-special_agent = Special Agent Mater

## Cards, as they stand in a sentence (with an article, where the language wants one)

told-number = { card-number }
told-draw_two = { card-draw_two }
told-reverse = { card-reverse }
told-skip = { card-skip }
told-wild = Wild
told-draw_four = Wild Draw Four
told-kickin_battle = Kickin' Battle
told-urrrhhh = Urrrhhh
told-best_friends = Best Friends
told-jokers_wild = the Joker's wild
told-special_agent = Special Agent Mater

## Editions

edition-classic = Classic
edition-kickin-battle = Kickin' Battle
edition-urrrhhh = Urrrhhh
edition-best-friends = Best Friends
edition-jokers-wild = The Joker's wild
edition-special-agent = Special Agent
edition-grand = Grand

## Sheets, by the language they are printed in

sheet-en = English
sheet-es-419 = Latin American Spanish
sheet-es-ES = European Spanish
sheet-fr-CA = Canadian French
sheet-fr-FR = European French
sheet-it = Italian
sheet-pt-BR = Brazilian Portuguese
sheet-pt-PT = European Portuguese

## Lists: "a", "a and b", "a, b and c"

list-none = nothing
list-last = { $first } and { $second }
list-more = { $first }, { $second }
list-score = { $name }: { $points }
# A label and its value, things beside each other on a line, and a phrase as a sentence.
list-label = { $label }: { $value }
list-beside = { $first } · { $second }
list-sentence = { $text }.
