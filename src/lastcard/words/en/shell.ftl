### What a page says before it has fetched its words, or where it never does. The server writes it into the page, in the language that a browser asks for.

# For search engines and previews of a link.
shell-about = The card game with one card left to call, by its printed rules: send a link and play.
# Where scripts are switched off.
shell-script = This page needs JavaScript. Switch it on and load the page again.
# Appears where nothing else does for some seconds.
shell-old = The table is taking long to open. If nothing happens, this browser is too old: use a newer one.
# Where the words cannot be fetched; the next one is the link beside it.
shell-offline = The server does not answer.
# Button (a link): loads the page again.
shell-again = Try again
# Where a server has no pages; a title and a sentence.
shell-not_built = The pages are not built
shell-not_built-how = The server runs. Its pages come with the installed package, or from { $command } in a clone, which builds them.
