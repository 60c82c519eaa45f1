### What a page says before it has fetched its words, or where it never does. The server writes it into the page, in the language that a browser asks for.

# For search engines and previews of a link.
shell-about = O jogo de cartas em que se avisa quando sobra uma, pelas regras impressas: envie um link e jogue.
# Where scripts are switched off.
shell-script = Esta página precisa de JavaScript. Ative-o e recarregue a página.
# Appears where nothing else does for some seconds.
shell-old = A mesa está demorando para abrir. Se nada aparecer, este navegador é antigo demais: use um mais novo.
# Where the words cannot be fetched; the next one is the link beside it.
shell-offline = O servidor não responde.
shell-again = Tentar de novo
# Where a server has no pages; a title and a sentence.
shell-not_built = As páginas não foram construídas
shell-not_built-how = O servidor está funcionando. As páginas vêm com o pacote instalado, ou são construídas por { $command } em uma cópia do repositório.
