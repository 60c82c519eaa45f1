### What a page says before it has fetched its words, or where it never does. The server writes it into the page, in the language that a browser asks for.

# For search engines and previews of a link.
shell-about = El juego de cartas en que se avisa cuando queda una, con sus reglas impresas: envía un enlace y juega.
# Where scripts are switched off.
shell-script = Esta página necesita JavaScript. Actívalo y vuelve a cargar la página.
# Appears where nothing else does for some seconds.
shell-old = La mesa tarda en abrirse. Si no aparece nada, este navegador es demasiado antiguo: usa uno más nuevo.
# Where the words cannot be fetched; the next one is the link beside it.
shell-offline = El servidor no responde.
shell-again = Volver a intentar
# Where a server has no pages; a title and a sentence.
shell-not_built = Las páginas no están construidas
shell-not_built-how = El servidor funciona. Sus páginas vienen con el paquete instalado o las construye { $command } en una copia del repositorio.
