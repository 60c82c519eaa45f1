### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Gioca, guarda e arbitra il gioco di carte in cui si abbina colore, numero o simbolo e ci si annuncia all'ultima carta.
cli-play = Gioca contro i bot nel terminale.
cli-rules = Mostra le regole per clausole, o solo la clausola ID.
cli-replay = Racconta in frasi un gioco registrato.
cli-referee = Arbitra giochi per programmi: un oggetto JSON per riga in entrata, uno in uscita.
cli-editions = Elenca le edizioni con le loro carte e i loro colori.
cli-watch = Guarda giocare i bot.
cli-serve = Apri un tavolo nel browser, per gli amici con un link.
cli-verify = Dimostra dalla registrazione che un gioco su un server è stato mischiato onestamente.
cli-backup = Copia in FILE i tavoli di un server, acceso o spento.
cli-restore = Rimetti i tavoli di una copia in una cartella di dati vuota.
cli-simulate = Gioca moltissimi giochi in fretta e racconta che cosa ne è uscito.
cli-bench = Misura la velocità di gioco.
cli-prove-rules = Cerca in moltissime mosse una promessa infranta delle regole.
cli-bench-best = migliore
cli-bench-median = mediana
cli-playthroughs = Scrivi in FOLDER i racconti con cui i test fanno il confronto.
cli-bots = Misura come se la cavano i bot di un livello contro quelli di un altro.
cli-bench-share = quota di round vinti
cli-bench-points = punti per round
cli-twins = Confronta il simulatore compilato con le regole, mossa per mossa.
cli-crash = Forza più e più volte l'arresto di un server mentre i client giocano, e cerca una mossa perduta.
cli-batch = Misura il simulatore compilato accanto ad altri.
cli-server = Misura il server su questo computer.
cli-engine = Misura il motore delle regole accanto a un altro.
cli-prove = Controlla che le regole mantengano ciò che promettono.

cli-option-edition = Il mazzo con cui si gioca.
cli-option-sheet = Il foglio di regole secondo cui si gioca.
cli-option-lang = La lingua dei testi.
cli-option-players = Il numero di giocatori, da 2 a 10.
cli-option-people = Il numero di persone davanti a questo schermo; i bot giocano gli altri posti.
cli-option-bots = Il livello dei bot: beginner, easy o medium. Più livelli, divisi da virgole, vanno posto per posto.
cli-option-scoring = Chi fa punti: con “winner” il vincitore prende ciò che gli altri hanno in mano; con “low” ognuno somma il proprio e vince il totale più basso.
cli-option-target = I punti che chiudono il gioco, di solito 500.
cli-option-rule = Imposta un'opzione delle regole, come NOME=VALORE. Si può ripetere.
cli-option-seed = Il seme di tutte le mischiate: lo stesso seme dà le stesse carte.
cli-option-plain = Frasi semplici e scelte numerate, per lettori di schermo e pipe.
cli-option-json = Eventi in JSON, uno per riga.
cli-option-rounds = Quanti round giocare.
cli-option-moves = Quante mosse giocare.
cli-option-matches = Quanti giochi interi giocare, al posto di singoli round.
cli-option-policy = Come giocano i posti: random, uniform o heuristic. Più modi, divisi da virgole, vanno posto per posto.
cli-option-threads = Su quanti thread giocare; se non indicato, su tutti i core.
cli-option-compare = Regole con cui confrontare, come NOME=VALORE, più d'una divise da virgole. Si può ripetere.
cli-option-csv = Una riga di valori per ogni impostazione.
cli-option-plot = Disegna il risultato in FILE.
cli-option-host = L'indirizzo su cui ascoltare.
cli-option-port = La porta su cui ascoltare.
cli-option-data = La cartella che conserva i tavoli.
cli-option-lan = Fai entrare i telefoni e i computer di questa rete.
cli-option-public-url = L'indirizzo che usano le persone, quando davanti c'è un proxy.
cli-option-no-open = Non aprire il browser.
cli-option-kills = Quante volte forzare l'arresto del server.
cli-option-clients = Quanti client giocano.
cli-option-markdown = Come pagina in Markdown.
cli-option-resume = Riprendi il gioco salvato.
cli-option-pace = Secondi di attesa dopo ciò che fa un bot.
cli-option-help = Mostra questo aiuto e termina.
cli-option-version = Mostra la versione e termina.

cli-heading-usage = Uso:
cli-heading-commands = Comandi
cli-heading-options = Opzioni
cli-metavar-command = COMANDO
cli-metavar-options = [OPZIONI]
