### What a page says before it has fetched its words, or where it never does. The server writes it into the page, in the language that a browser asks for.

# For search engines and previews of a link.
shell-about = Il gioco di carte in cui si annuncia l'ultima carta, secondo le regole stampate: manda un link e gioca.
# Where scripts are switched off.
shell-script = Questa pagina ha bisogno di JavaScript. Attivalo e ricarica la pagina.
# Appears where nothing else does for some seconds.
shell-old = Il tavolo ci mette molto ad aprirsi. Se non compare nulla, questo browser è troppo vecchio: usane uno più recente.
# Where the words cannot be fetched; the next one is the link beside it.
shell-offline = Il server non risponde.
shell-again = Riprova
# Where a server has no pages; a title and a sentence.
shell-not_built = Le pagine non sono state costruite
shell-not_built-how = Il server funziona. Le sue pagine arrivano con il pacchetto installato, oppure le costruisce { $command } in una copia del repository.
