### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [one] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } punto.
        [many] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } di punti.
       *[other] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } punti.
    }
terminal-differs = Diverso da quanto dice il foglio:
terminal-top-coloured = In cima al mazzo di scarto: { $card }.

## Asking

terminal-prompt = La tua scelta (numero, o { terminal-command-help }):
terminal-prompt-next = Premi Invio per il prossimo round, o scrivi { terminal-command-quit }:
terminal-prompt-start = Scrivi { terminal-command-start } quando ci sono tutti:
terminal-prompt-over = Scrivi { terminal-command-rematch } per giocare ancora, o premi Invio per uscire:
terminal-prompt-name = Il tuo nome:
terminal-prompt-game = Quale partita (il suo numero, o Invio per la prima):
terminal-prompt-pause = È rimasta una sola carta. Premi Invio per continuare, o scrivi una parola:
terminal-prompt-jump = Premi Invio per continuare, o scrivi { terminal-command-jump }:
terminal-jump = { $card }: puoi intrometterti con questa carta. Scrivi { terminal-command-jump }.
terminal-pass = { BEGINS($name) ->
        [vowel] Passa lo schermo ad { $name }, poi premi Invio:
        [i] Passa lo schermo ad { $name }, poi premi Invio:
       *[other] Passa lo schermo a { $name }, poi premi Invio:
    }
terminal-hint = { $choice }. { $reason }
terminal-command-hand = mano
terminal-command-top = cima
terminal-command-counts = carte
terminal-command-scores = punti
terminal-command-why = motivo
terminal-command-uno = uno
terminal-command-catch = sorprendi
terminal-command-jump = intrometti
terminal-command-hint = consiglio
terminal-command-help = aiuto
terminal-command-quit = esci
terminal-command-rules = regole
terminal-command-seats = posti
terminal-command-chat = chat
terminal-command-start = comincia
terminal-command-rematch = rivincita
terminal-command-leave = lascia
terminal-command-remove = togli
terminal-command-ban = bandisci
terminal-help =
    Scrivi il numero di una scelta o una di queste parole:
    { terminal-command-hand }: le carte della tua mano
    { terminal-command-top }: la carta in cima al mazzo di scarto e il colore in gioco
    { terminal-command-counts }: quante carte ha ognuno e la direzione del gioco
    { terminal-command-scores }: i punti di ognuno
    { terminal-command-why } e una carta, come { terminal-command-why } { $example }: perché si può giocare o no
    { terminal-command-uno }: dire UNO quando ti resta una carta; dopo il numero di una scelta, dirlo con quella giocata
    { terminal-command-catch }: sorprendere chi non ha detto UNO
    { terminal-command-hint }: che cosa farebbe un buon giocatore
    { terminal-command-rules }: che cosa si gioca qui; con il nome di una clausola, come { terminal-command-rules } uno.call, quella clausola
    { terminal-command-help }: questo elenco
terminal-help-local = { terminal-command-quit }: salvare la partita e uscire
terminal-help-jump = { terminal-command-jump }: giocare fuori turno la stessa carta che è in cima
terminal-help-joined =
    { terminal-command-seats }: chi è al tavolo
    { terminal-command-chat }: dire qualcosa a tutti; da sola, elenca le frasi
    { terminal-command-start }: cominciare, se sei l'host
    { terminal-command-rematch }: giocare ancora quando la partita è finita
    { terminal-command-leave }: lasciare il tuo posto; continua un bot
    { terminal-command-remove } e il numero di un posto: togliere quella persona dal tavolo, se sei l'host; { terminal-command-ban } non la fa nemmeno tornare
    { terminal-command-quit }: andare via tenendo il posto: lo stesso link riporta qui
terminal-help-notation =
    Una scelta si può anche scrivere così: play { $card }, draw, colour { $colour }, con uno dopo una carta per dirlo.
    Una carta è la lettera del suo colore ({ $colours }) e il suo numero, +2, skip o rev.
    Senza colore ci sono { $wilds }.
terminal-unknown = { $last ->
        [1] “{ $text }” non è una scelta. Scrivi { $last } o { terminal-command-help }. Scelte possibili: { $choices }.
       *[other] “{ $text }” non è una scelta. Scrivi un numero da 1 a { $last }, o { terminal-command-help }. Scelte possibili: { $choices }.
    }
terminal-unknown-word = Non conosco la parola “{ $text }”. Scrivi { terminal-command-help } per vedere quelle che conosco.
terminal-uno-not_owed = Adesso non devi dire UNO.
terminal-jump-not_offered = Adesso non puoi intrometterti.
terminal-too_late = Troppo tardi: la partita è andata avanti.
terminal-nothing_asked = Adesso non devi rispondere a nulla.
terminal-sent = La tua risposta è in viaggio. Il tavolo aspetta un momento che si possa dire UNO o sorprendere qualcuno.
terminal-leave-again = Scrivi di nuovo { terminal-command-leave } per lasciarlo.
terminal-not_begun = La partita non è ancora cominciata.

## At a served table

terminal-again = Lo stesso tavolo gioca ancora.
terminal-one_left = { BEGINS($name) ->
        [vowel] Ad { $name } resta una carta.
        [i] Ad { $name } resta una carta.
       *[other] A { $name } resta una carta.
    }
terminal-one_left-you = Ti resta una carta.
terminal-remove-what = Scrivi { terminal-command-remove } o { terminal-command-ban } e il numero di un posto; { terminal-command-seats } li elenca.
terminal-chat-phrases = Scrivi { terminal-command-chat } e uno di questi numeri:
terminal-chat-free = Scrivi { terminal-command-chat } e ciò che vuoi dire, o uno di questi numeri:
terminal-chat-off = A questo tavolo non c'è chat.

## Why a card can be played or not

terminal-why-what = Scrivi { terminal-command-why } e una carta, per esempio { terminal-command-why } { $example }.
terminal-why-playable = { $card }: si può giocare adesso.
terminal-why-bluff = { $card }: si può giocare, ma hai il colore in gioco ({ colour }). Se te lo contestano, peschi 4 carte.
terminal-why-not_held = { $card }: non hai questa carta.

## Endings

terminal-left_in_hand = { $name } ha ancora: { $cards }.
terminal-left_in_hand-you = Hai ancora: { $cards }.
terminal-thanks = Grazie per aver giocato!
terminal-input_ended = L'input è finito.
terminal-saved = La partita è salvata in { $file }. Per riprenderla: { $command }
terminal-not_saved = { $why ->
        [full] La partita non può essere salvata: il disco è pieno. Puoi continuare a giocare; a ogni mossa si riprova.
        [denied] La partita non può essere salvata: lì non è permesso scrivere. Puoi continuare a giocare; a ogni mossa si riprova.
        [gone] La partita non può essere salvata: la sua cartella non esiste. Puoi continuare a giocare; a ogni mossa si riprova.
       *[other] La partita non può essere salvata. Puoi continuare a giocare; a ogni mossa si riprova.
    }
terminal-saved_again = La partita è di nuovo salvata.
terminal-unsaved = La partita non è stata salvata da nessuna parte. Questa è la sua registrazione. Copiala in un file e riprendi con: { $command }
terminal-kept = Per rivedere la partita: { $command }
terminal-kept-proof = Per dimostrare le mescolate: { $command }
terminal-resumed = Sei di nuovo al tavolo.
terminal-seat_kept = Il tuo posto resta tuo. Per tornare: { $command }
terminal-games = Partite salvate, per prima l'ultima lasciata:
terminal-games-listed = { $number }. { $edition }, { $players } giocatori, round { $round }, del { $when }: { $file }
terminal-games-damaged = { $file } è danneggiato alla riga { $line } e non può essere scelto.

## Replays

terminal-replay = Registrazione di una partita: { $edition }, { $players } giocatori, foglio in { $sheet }, seed { $seed }.
terminal-replay-arranged = La posizione è stata preparata a mano.
terminal-replay-unfinished = La registrazione si ferma qui, prima della fine della partita.

## The list of editions

terminal-editions = Edizioni
terminal-editions-id = Id
terminal-editions-name = Nome
terminal-editions-special = Carta speciale
terminal-editions-colours = Colori
terminal-editions-cards = Carte
terminal-editions-none = nessuna

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

terminal-deck = Carte di “{ $name }”: { $count }. Colori: { $colours }.
terminal-deck-card = Carta
terminal-deck-each = Per colore
terminal-deck-all = In tutto
terminal-deck-players = Mani da { $cards }: fino a { $players } giocatori.
terminal-deck-written = Il mazzo è nel file “{ $file }”. Cambialo come vuoi, controllalo e giocaci:
terminal-deck-mine = Il mio mazzo
terminal-deck-new-name = Un mazzo tuo. Come si chiama? In tutte le lingue il nome si vede così com'è.
terminal-deck-new-colours = Da due a quattro fra red, blue, green, yellow, pink e purple. Un mazzo nuovo li ha nell'ordine in cui li scrivi.
terminal-deck-new-cards =
    Quante di ognuna in ogni colore, da 0 a 2: una cifra, un intervallo di cifre, +2 (Pesca Due), rev (Inverti) e skip (Salto).
    Un mazzo ha almeno 20 carte, e almeno 12 sono numeri colorati.
terminal-deck-new-wilds = Quante di ogni carta senza colore, da 0 a 4. Ciò che manca vale 0.

## The list of rules

terminal-rules = Le regole, clausola per clausola
terminal-rules-clause = { $id }: { $text }
terminal-rules-sheet = Il foglio in { $sheet } imposta { $switches }.
terminal-rules-unknown = Non c'è nessuna clausola “{ $clause }”.

## Serving

terminal-serve = Il tavolo è aperto su { $url }. Premi Ctrl-C per fermarlo.
terminal-hosted = Il tavolo è aperto. Gli altri entrano in un browser su { $url }, o in un terminale con: { $command }
terminal-hosted-kept = Il tavolo resta salvato. Riaprilo con { $command }, e lo stesso link riporta al tavolo.
terminal-migrate-same = Lo schema del database “{ $url }” è aggiornato: versione { $version }.
terminal-migrate-schema = Il database “{ $url }” ora ha la versione { $version } dello schema.
terminal-migrate-taken = La cartella “{ $folder }” è stata trasferita e controllata. Tavoli: { $tables }. Voci: { $entries }. Conserva la cartella come copia e non usarla più per un server.
terminal-migrate-restored = Tavoli segnati come ripristinati da una copia: { $tables }.
