### A match that is over, looked back at: points by round, best moments, a picture to share

# Heading above a chart.
story-points = Points by round
# Button that shows the chart as a table.
story-table = Points as a table
# Heading of a column of numbers.
story-round = Round
# Heading.
story-moments = Best moments
story-draw = Most cards in one go: { $count } for { $name }, in round { $round }.
story-swing = Round { $round } changes the most: +{ $count } for { $name }.
story-caught = { $other } catches { $name } without the call in round { $round }.
# Button.
story-save = Save a picture
# Button.
story-share = Share a picture
story-wait = Looking back at round { $round } of { $rounds }…
