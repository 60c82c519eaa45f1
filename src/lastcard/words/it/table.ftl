### The table in plain lines, and the headings of lists.

## People

table-you = Tu
table-bot = Bot { $number }
table-player = Giocatore { $number }

## Where the game stands

table-game = { $target ->
        [one] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } punto.
        [many] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } di punti.
       *[other] { $edition }, { $players } giocatori, regole del foglio in { $sheet }, fino a { $target } punti.
    }
table-differs = Diverso da quanto dice il foglio:
table-round = Round { $round }
table-top = In cima al mazzo di scarto: { $card }. Colore in gioco: { colour }.
table-top-coloured = In cima al mazzo di scarto: { $card }.
table-top-uncoloured = In cima al mazzo di scarto: { $card }. Nessun colore è stato ancora scelto.
table-hand = { $count ->
        [one] La tua mano, { $count } carta: { $cards }.
        [many] La tua mano, { $count } di carte: { $cards }.
       *[other] La tua mano, { $count } carte: { $cards }.
    }
table-count = { $count ->
        [one] { $name } ha { $count } carta
        [many] { $name } ha { $count } di carte
       *[other] { $name } ha { $count } carte
    }
table-count-you = { $count ->
        [one] tu hai { $count } carta
        [many] tu hai { $count } di carte
       *[other] tu hai { $count } carte
    }
table-counts = Carte in mano: { $counts }.
table-draw_pile = { $count ->
        [one] Il mazzo di pesca ha { $count } carta.
        [many] Il mazzo di pesca ha { $count } di carte.
       *[other] Il mazzo di pesca ha { $count } carte.
    }
table-scores = Punti: { $scores }.
table-direction = { $direction ->
        [left] Si gioca verso sinistra.
       *[right] Si gioca verso destra.
    }
table-turn = È il turno di { $name }.
table-turn-you = È il tuo turno.

## Asking

table-choice = { $number }. { $choice }
table-prompt = La tua scelta (numero, o { table-command-help }):
table-prompt-next = Premi Invio per il prossimo round, o scrivi { table-command-quit }:
table-prompt-start = Scrivi { table-command-start } quando ci sono tutti:
table-prompt-over = Scrivi { table-command-rematch } per giocare ancora, o premi Invio per uscire:
table-prompt-name = Il tuo nome:
table-prompt-game = Quale partita (il suo numero, o Invio per la prima):
table-prompt-pause = È rimasta una sola carta. Premi Invio per continuare, o scrivi una parola:
table-prompt-jump = Premi Invio per continuare, o scrivi { table-command-jump }:
table-jump = { $card }: puoi intrometterti con questa carta. Scrivi { table-command-jump }.
table-pass = { BEGINS($name) ->
        [vowel] Passa lo schermo ad { $name }, poi premi Invio:
        [i] Passa lo schermo ad { $name }, poi premi Invio:
       *[other] Passa lo schermo a { $name }, poi premi Invio:
    }
table-hint = { $choice }. { $reason }
table-command-hand = mano
table-command-top = cima
table-command-counts = carte
table-command-scores = punti
table-command-why = motivo
table-command-uno = uno
table-command-catch = sorprendi
table-command-jump = intrometti
table-command-hint = consiglio
table-command-help = aiuto
table-command-quit = esci
table-command-rules = regole
table-command-seats = posti
table-command-chat = chat
table-command-start = comincia
table-command-rematch = rivincita
table-command-leave = lascia
table-command-remove = togli
table-command-ban = bandisci
table-help =
    Scrivi il numero di una scelta o una di queste parole:
    { table-command-hand }: le carte della tua mano
    { table-command-top }: la carta in cima al mazzo di scarto e il colore in gioco
    { table-command-counts }: quante carte ha ognuno e la direzione del gioco
    { table-command-scores }: i punti di ognuno
    { table-command-why } e una carta, come { table-command-why } { $example }: perché si può giocare o no
    { table-command-uno }: dire UNO quando ti resta una carta; dopo il numero di una scelta, dirlo con quella giocata
    { table-command-catch }: sorprendere chi non ha detto UNO
    { table-command-hint }: che cosa farebbe un buon giocatore
    { table-command-rules }: che cosa si gioca qui; con il nome di una clausola, come { table-command-rules } uno.call, quella clausola
    { table-command-help }: questo elenco
table-help-local = { table-command-quit }: salvare la partita e uscire
table-help-jump = { table-command-jump }: giocare fuori turno la stessa carta che è in cima
table-help-joined =
    { table-command-seats }: chi è al tavolo
    { table-command-chat }: dire qualcosa a tutti; da sola, elenca le frasi
    { table-command-start }: cominciare, se sei l'host
    { table-command-rematch }: giocare ancora quando la partita è finita
    { table-command-leave }: lasciare il tuo posto; continua un bot
    { table-command-remove } e il numero di un posto: togliere quella persona dal tavolo, se sei l'host; { table-command-ban } non la fa nemmeno tornare
    { table-command-quit }: andare via tenendo il posto: lo stesso link riporta qui
table-help-notation =
    Una scelta si può anche scrivere così: play { $card }, draw, colour { $colour }, con uno dopo una carta per dirlo.
    Una carta è la lettera del suo colore ({ $colours }) e il suo numero, +2, skip o rev.
    Senza colore ci sono { $wilds }.
table-unknown = { $last ->
        [1] “{ $text }” non è una scelta. Scrivi { $last } o { table-command-help }. Scelte possibili: { $choices }.
       *[other] “{ $text }” non è una scelta. Scrivi un numero da 1 a { $last }, o { table-command-help }. Scelte possibili: { $choices }.
    }
table-unknown-word = Non conosco la parola “{ $text }”. Scrivi { table-command-help } per vedere quelle che conosco.
table-uno-not_owed = Adesso non devi dire UNO.
table-catch-nobody = Adesso non c'è nessuno da sorprendere.
table-jump-not_offered = Adesso non puoi intrometterti.
table-too_late = Troppo tardi: la partita è andata avanti.
table-nothing_asked = Adesso non devi rispondere a nulla.
table-sent = La tua risposta è in viaggio. Il tavolo aspetta un momento che si possa dire UNO o sorprendere qualcuno.
table-leave-again = Scrivi di nuovo { table-command-leave } per lasciarlo.
table-not_begun = La partita non è ancora cominciata.

## At a served table

table-seated = Sei al posto { $number }.
table-seat = { $number }. { $who }
table-sat = { $name } si siede.
table-left = { $name } lascia il tavolo.
table-away = { $name } è assente.
table-back = { $name } è di nuovo qui.
table-stand_in = Un bot gioca per { $name }.
table-host = Adesso l'host è { $name }.
table-host-you = Adesso l'host sei tu.
table-again = Lo stesso tavolo gioca ancora.
table-one_left = { BEGINS($name) ->
        [vowel] Ad { $name } resta una carta.
        [i] Ad { $name } resta una carta.
       *[other] A { $name } resta una carta.
    }
table-one_left-you = Ti resta una carta.
table-time = { $seconds ->
        [one] Hai { $seconds } secondo.
        [many] Hai { $seconds } di secondi.
       *[other] Hai { $seconds } secondi.
    }
table-chat = { $name }: { $text }
table-remove-what = Scrivi { table-command-remove } o { table-command-ban } e il numero di un posto; { table-command-seats } li elenca.
table-chat-phrases = Scrivi { table-command-chat } e uno di questi numeri:
table-chat-free = Scrivi { table-command-chat } e ciò che vuoi dire, o uno di questi numeri:
table-chat-off = A questo tavolo non c'è chat.

## Why a card can be played or not

table-why-what = Scrivi { table-command-why } e una carta, per esempio { table-command-why } { $example }.
table-why-playable = { $card }: si può giocare adesso.
table-why-bluff = { $card }: si può giocare, ma hai il colore in gioco ({ colour }). Se te lo contestano, peschi 4 carte.
table-why-no_match = { $card }: non si può giocare. Non ha né il colore in gioco ({ colour }) né il numero o il simbolo della carta in cima ({ $top }).
table-why-draw_four = { $card }: non si può giocare finché hai il colore in gioco ({ colour }).
table-why-only_drawn = { $card }: non si può giocare. Dopo aver pescato si può giocare solo la carta pescata.
table-why-stack = { $card }: non si può giocare. Qui si può giocare solo una carta che passa la pesca al prossimo.
table-why-finish = { $card }: non si può giocare. L'ultima carta dev'essere un numero.
table-why-not_held = { $card }: non hai questa carta.
table-why-not_asked = Adesso non ti si chiede di giocare una carta.

## Endings

table-left_in_hand = { $name } ha ancora: { $cards }.
table-left_in_hand-you = Hai ancora: { $cards }.
table-thanks = Grazie per aver giocato!
table-input_ended = L'input è finito.
table-saved = La partita è salvata in { $file }. Per riprenderla: { $command }
table-not_saved = { $why ->
        [full] La partita non può essere salvata: il disco è pieno. Puoi continuare a giocare; a ogni mossa si riprova.
        [denied] La partita non può essere salvata: lì non è permesso scrivere. Puoi continuare a giocare; a ogni mossa si riprova.
        [gone] La partita non può essere salvata: la sua cartella non esiste. Puoi continuare a giocare; a ogni mossa si riprova.
       *[other] La partita non può essere salvata. Puoi continuare a giocare; a ogni mossa si riprova.
    }
table-saved_again = La partita è di nuovo salvata.
table-unsaved = La partita non è stata salvata da nessuna parte. Questa è la sua registrazione. Copiala in un file e riprendi con: { $command }
table-kept = Per rivedere la partita: { $command }
table-kept-proof = Per dimostrare le mescolate: { $command }
table-resumed = Sei di nuovo al tavolo.
table-restored = Il server è stato ripristinato da un backup. Quello che è successo dopo il backup è perso, e per il prossimo round si mischia di nuovo.
table-restored-void = Il server è stato ripristinato da un backup. Il round { $round } è annullato e le carte si distribuiscono di nuovo, perché qualcuno potrebbe già conoscerle.
table-seat_kept = Il tuo posto resta tuo. Per tornare: { $command }
table-games = Partite salvate, per prima l'ultima lasciata:
table-games-listed = { $number }. { $edition }, { $players } giocatori, round { $round }, del { $when }: { $file }
table-games-damaged = { $file } è danneggiato alla riga { $line } e non può essere scelto.
table-games-in_use = { $file } è in gioco in un altro terminale.

## Replays

table-replay = Registrazione di una partita: { $edition }, { $players } giocatori, foglio in { $sheet }, seed { $seed }.
table-replay-arranged = La posizione è stata preparata a mano.
table-replay-unfinished = La registrazione si ferma qui, prima della fine della partita.

## The list of editions

table-editions = Edizioni
table-editions-id = Id
table-editions-name = Nome
table-editions-special = Carta speciale
table-editions-colours = Colori
table-editions-cards = Carte
table-editions-none = nessuna

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

table-deck = Carte di “{ $name }”: { $count }. Colori: { $colours }.
table-deck-card = Carta
table-deck-each = Per colore
table-deck-all = In tutto
table-deck-players = Mani da { $cards }: fino a { $players } giocatori.
table-deck-written = Il mazzo è nel file “{ $file }”. Cambialo come vuoi, controllalo e giocaci:
table-deck-mine = Il mio mazzo
table-deck-new-name = Un mazzo tuo. Come si chiama? In tutte le lingue il nome si vede così com'è.
table-deck-new-colours = Da due a quattro fra red, blue, green, yellow, pink e purple. Un mazzo nuovo li ha nell'ordine in cui li scrivi.
table-deck-new-cards =
    Quante di ognuna in ogni colore, da 0 a 2: una cifra, un intervallo di cifre, +2 (Pesca Due), rev (Inverti) e skip (Salto).
    Un mazzo ha almeno 20 carte, e almeno 12 sono numeri colorati.
table-deck-new-wilds = Quante di ogni carta senza colore, da 0 a 4. Ciò che manca vale 0.

## The list of rules

table-rules = Le regole, clausola per clausola
table-rules-clause = { $id }: { $text }
table-rules-sheet = Il foglio in { $sheet } imposta { $switches }.
table-rules-unknown = Non c'è nessuna clausola “{ $clause }”.

## Serving

table-serve = Il tavolo è aperto su { $url }. Premi Ctrl-C per fermarlo.
table-hosted = Il tavolo è aperto. Gli altri entrano in un browser su { $url }, o in un terminale con: { $command }
table-hosted-kept = Il tavolo resta salvato. Riaprilo con { $command }, e lo stesso link riporta al tavolo.
