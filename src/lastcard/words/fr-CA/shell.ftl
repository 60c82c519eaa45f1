### What a page says before it has fetched its words, or where it never does. The server writes it into the page, in the language that a browser asks for.

# For search engines and previews of a link.
shell-about = Le jeu de cartes où l'on annonce sa dernière carte, selon ses règles imprimées : envoyez un lien et jouez.
# Where scripts are switched off.
shell-script = Cette page a besoin de JavaScript. Activez-le, puis rechargez la page.
# Appears where nothing else does for some seconds.
shell-old = La table met du temps à s'ouvrir. Si rien ne vient, ce navigateur est trop ancien : prenez-en un plus récent.
# Where the words cannot be fetched; the next one is the link beside it.
shell-offline = Le serveur ne répond pas.
shell-again = Réessayer
# Where a server has no pages; a title and a sentence.
shell-not_built = Les pages ne sont pas construites
shell-not_built-how = Le serveur fonctionne. Ses pages viennent avec le paquet installé, ou de { $command } dans une copie du dépôt, qui les construit.
