### The table in a browser.

## Everywhere

web-home = Home
web-close = Chiudi
web-cancel = Annulla
web-nowhere = Questa pagina non esiste.
web-copy = Copia
web-copied = Copiato
web-save = Salva
web-likings = Lingua, aspetto e suono
web-language = Lingua
web-theme = Colori della pagina
web-theme-auto = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-motion = Animazioni
web-motion-normal = Normali
web-motion-fast = Veloci
web-motion-off = Nessuna
web-motion-calm = Questo dispositivo chiede di non animare nulla.
web-contrast = Più contrasto
web-sound = Suono
web-notify = Avvisami quando tocca a me
web-notify-refused = Questo browser non consente le notifiche di questa pagina.
web-connecting = Connessione al tavolo…
web-reconnecting = La connessione è caduta. Nuovo tentativo…
web-sending = Invio…
web-unsent = La tua risposta è al sicuro e parte appena torna la connessione.
web-move_held = Un momento: c'è ancora tempo per sorprendere { $names }.
web-move_held-you = Un momento: possono ancora sorprenderti.
web-closed = Questo tavolo è chiuso.
web-play_here = Gioca qui
web-look_again = Torna al tavolo

## The first page

web-hero = Ti resta una carta. Dillo!
web-hero-more = Il gioco in cui ci si libera delle carte, secondo le regole stampate. Apri un tavolo, manda il link e gioca: senza account, senza installare nulla.
web-now = Gioca subito
web-now-more = Tu contro i bot, senza aspettare. Per giocare con altri, apri un tavolo.
web-learn = Impara a giocare
web-player = Giocatore
web-your_tables = Le mie partite
web-games-on = In corso
web-games-over = Finite
web-game-lobby = Non iniziata
web-game-replay = Replay { $number }
web-make = Un nuovo tavolo
web-make-go = Apri il tavolo
web-name = Il tuo nome
web-foot = Software libero, senza pubblicità né tracciamento. I nomi sui fogli stampati sono marchi dei rispettivi proprietari.
web-edition = Edizione
web-edition-classic = Il gioco che tutti conoscono.
web-edition-kickin-battle = Due giocatori si sfidano: perde la carta più bassa, e chi perde prende tutte le carte.
web-edition-urrrhhh = Liberati di un colore intero: dallo agli altri.
web-edition-best-friends = Di' un numero, e tutti possono mettere giù una carta con quel numero.
web-edition-jokers-wild = Tormenta qualcuno: pesca finché non esce il tuo colore.
web-edition-special-agent = Guarda le mani di tutti.
web-edition-grand = Tutte e cinque le carte speciali in un solo mazzo.
web-seats = Posti
web-seat = Posto { $number }
web-seat-free = Posto libero
web-seat-more = Un posto in più
web-seat-fewer = Un posto in meno
web-players_count = { $count ->
        [one] { $count } giocatore
        [many] { $count } di giocatori
       *[other] { $count } giocatori
    }
web-person = Persona
web-level-beginner = Bot principiante
web-level-easy = Bot facile
web-level-medium = Bot medio
web-level-hard = Bot difficile
web-level-expert = Bot esperto
web-strength = Forza
web-settings = Regole e ritmo
web-sheet = Foglio stampato
web-target-label = Punti che chiudono la partita
web-timer = Tempo per mossa
web-timer-none = Senza limite di tempo
web-timer-slow = Lento: 60 secondi per mossa
web-timer-normal = Normale: 30 secondi per mossa
web-timer-fast = Veloce: 12 secondi per mossa
web-bot_pace = Ritmo dei bot
web-bot_pace-slow = Bot lenti: 3 secondi per mossa
web-bot_pace-normal = Bot normali: 1 secondo per mossa
web-bot_pace-fast = Bot veloci: mezzo secondo per mossa
web-bot_pace-suggested = Le tue preferenze chiedono nessuna animazione o più contrasto: si consigliano bot lenti, che lasciano il tempo di ascoltare. Il loro ritmo si sceglie più sotto.
web-catch_window = Tempo per cogliere sul fatto
web-catch_window-normal = Normale
web-catch_window-long = Lungo
web-auto_call = UNO viene detto automaticamente
web-chat = Chat
web-chat-phrases = Frasi pronte
web-chat-free = Testo libero
web-chat-off = Nessuna
web-chat-write = Di' qualcosa

## Rules of a table

web-rules = Regole
web-summary = { $count ->
        [one] { $edition }, { $count } posto, secondo il foglio in { $sheet }.
        [many] { $edition }, { $count } di posti, secondo il foglio in { $sheet }.
       *[other] { $edition }, { $count } posti, secondo il foglio in { $sheet }.
    }
web-differs = diverso dal foglio
web-rule-start_direction = Si comincia a giocare
web-rule-start_direction-left = Si comincia a giocare verso sinistra
web-rule-start_direction-right = Si comincia a giocare verso destra
web-rule-dealer_symbols = Simboli quando si pesca per il mazziere
web-rule-dealer_symbols-zero = Quando si pesca per il mazziere, un simbolo vale zero
web-rule-dealer_symbols-ignored = Quando si pesca per il mazziere, i simboli non contano
web-rule-drawn_card = Una carta pescata abbinabile
web-rule-drawn_card-may = Una carta pescata abbinabile si può giocare
web-rule-drawn_card-must = Una carta pescata abbinabile si deve giocare
web-rule-battle_resume = Dopo una battaglia
web-rule-battle_resume-challenger = Dopo una battaglia gioca chi viene dopo lo sfidante
web-rule-battle_resume-challenged = Dopo una battaglia gioca chi viene dopo lo sfidato
web-rule-catch_until = Chi non dice UNO si può sorprendere
web-rule-catch_until-begin = Chi non dice UNO si può sorprendere fino all'inizio del turno successivo
web-rule-catch_until-played = Chi non dice UNO si può sorprendere finché nel turno successivo non si mette giù una carta
web-rule-catch_until-held = Chi non dice UNO si può sorprendere finché ha quella carta
web-rule-scoring = Punteggio
web-rule-scoring-winner = Chi vince il round prende i punti di ciò che hanno gli altri
web-rule-scoring-low = Ognuno somma ciò che ha in mano, e vince il totale più basso
web-rule-scoring-winner-teams = La coppia che vince il round prende i punti di ciò che hanno le altre
web-rule-scoring-low-teams = Ogni coppia somma ciò che i due hanno in mano, e vince il totale più basso
web-rule-target = { $target ->
        [one] Si gioca fino a { $target } punto
        [many] Si gioca fino a { $target } di punti
       *[other] Si gioca fino a { $target } punti
    }
web-rule-bluffing = Bluff con il Jolly Pesca Quattro
web-rule-bluffing-true = Il Jolly Pesca Quattro può essere un bluff, e si può contestare
web-rule-bluffing-false = Il Jolly Pesca Quattro si gioca solo quando è permesso
web-rule-two_player_reverse = Inverti tra due giocatori
web-rule-two_player_reverse-skip = Tra due giocatori Inverti funziona come Salto
web-rule-two_player_reverse-nothing = Tra due giocatori Inverti non fa nulla
web-rule-stacking = Accumulare le carte da pescare
web-rule-stacking-off = Pesca Due e Jolly Pesca Quattro non si possono passare al prossimo
web-rule-stacking-same = Un Pesca Due si passa con un Pesca Due, e un Jolly Pesca Quattro con un Jolly Pesca Quattro
web-rule-stacking-any = Un Pesca Due o un Jolly Pesca Quattro si passa con uno qualsiasi dei due; su un Jolly Pesca Quattro, il Pesca Due deve essere del colore scelto
web-rule-jump_in = Intromettersi
web-rule-jump_in-false = Nessuno gioca fuori turno
web-rule-jump_in-true = Chi ha la stessa identica carta può giocarla fuori turno
web-rule-seven_zero = I 7 e gli 0
web-rule-seven_zero-false = I 7 e gli 0 sono numeri normali
web-rule-seven_zero-true = Un 7 scambia due mani, e uno 0 le fa passare tutte
web-rule-draw = Pescare nel proprio turno
web-rule-draw-one = Nel tuo turno peschi una carta
web-rule-draw-until = Nel tuo turno peschi finché non esce una carta abbinabile
web-rule-force_play = Una carta abbinabile
web-rule-force_play-false = Chi può giocare può anche pescare
web-rule-force_play-true = Chi può giocare deve giocare
web-rule-finish = L'ultima carta
web-rule-finish-any = L'ultima carta può essere una qualsiasi
web-rule-finish-number = L'ultima carta giocata deve essere un numero
web-rule-teams = Squadre
web-rule-teams-false = Ognuno gioca per sé
web-rule-teams-true = I giocatori seduti uno di fronte all'altro giocano in coppia
web-rule-hand_size = Carte per ogni giocatore
web-rule-hand_size-count = { $count ->
        [one] Ogni giocatore riceve { $count } carta
        [many] Ogni giocatore riceve { $count } di carte
       *[other] Ogni giocatore riceve { $count } carte
    }
web-rule-catch_penalty = Carte se ti sorprendono
web-rule-catch_penalty-count = { $count ->
        [one] Se ti sorprendono, peschi { $count } carta
        [many] Se ti sorprendono, peschi { $count } di carte
       *[other] Se ti sorprendono, peschi { $count } carte
    }
web-sum-object-round = { $scoring ->
        [low] Resta senza carte prima di tutti; ognuno segna ciò che ha ancora in mano, e vince il totale più basso.
       *[winner] Resta senza carte prima di tutti; guadagni i punti delle carte rimaste in mano agli altri.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Resta senza carte prima di tutti; ogni coppia segna ciò che i due hanno ancora in mano, e vince il totale più basso.
       *[winner] Resta senza carte prima di tutti; la tua coppia guadagna i punti delle carte rimaste in mano alle altre.
    }
web-sum-uno-catch = { $catch_until ->
        [played] Se non lo dici e qualcuno ti sorprende prima che nel turno successivo venga giocata una carta, peschi 2 carte.
        [held] Se non lo dici e qualcuno ti sorprende finché hai quella carta, peschi 2 carte.
       *[begin] Se non lo dici e qualcuno ti sorprende prima che il giocatore successivo cominci il turno, peschi 2 carte.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] Il gioco riprende nella direzione attuale con il giocatore dopo lo sfidato.
       *[challenger] Il gioco riprende nella direzione attuale con il giocatore dopo lo sfidante.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] Dà una carta di quel colore a ognuno degli altri a turno, dalla sua destra e in senso antiorario, giro dopo giro, finché non ne ha più.
       *[left] Dà una carta di quel colore a ognuno degli altri a turno, dalla sua sinistra e in senso orario, giro dopo giro, finché non ne ha più.
    }

## Coming to a table

web-meet = { $count ->
        [one] Nuova per te: una carta speciale
        [many] Nuove per te: { $count } di carte speciali
       *[other] Nuove per te: { $count } carte speciali
    }
web-join = Un tavolo: { $edition }
web-sit = Siediti
web-watch = Guarda
web-full = Nessun posto è libero, ma puoi guardare.
web-host = host
web-is_ready = ok
web-ready = Per me ok
web-make_host = Rendi host
web-kick = Rimuovi
web-kick-sure = Rimuovere { $name } dal tavolo?
web-kick-keep_out = Rimuovi e non far tornare
web-leave = Lascia il tavolo
web-leave-sure = Lasciare questo posto? Qualcun altro può prenderlo.
web-away = assente
web-stand_in = gioca un bot al suo posto
web-device = Un'altra persona su questo dispositivo
web-device-how = Il dispositivo passa di mano in mano, e le carte restano coperte tra un turno e l'altro.
web-device-here = su questo dispositivo
web-invite-join = Link per giocare
web-invite-watch = Link per guardare
web-invite-local = Questo link funziona solo su questo computer. Per altri dispositivi, avvia il server con --lan.
web-qr = Codice QR del link per giocare
web-start = Comincia
web-start-bots = { $count ->
        [one] Un bot prende il posto ancora libero.
        [many] I bot prendono i { $count } di posti ancora liberi.
       *[other] I bot prendono i { $count } posti ancora liberi.
    }
web-change = Cambia le regole
web-changed = L'host ha cambiato le regole.
web-waiting_host = { $name } avvierà la partita quando ci saranno tutti.
web-people = Persone e link

## At the table

web-table = Il tavolo
web-players = Giocatori
web-log = Che cosa è successo
web-actions = Che cosa puoi fare
web-watching = Stai guardando.
web-spectators = { $count ->
        [one] { $count } persona guarda.
        [many] { $count } di persone guardano.
       *[other] { $count } persone guardano.
    }
web-sits = Ti siedi quando finisce questo round.
web-time_up = Il tuo tempo è scaduto.
web-seconds = { $seconds } s
web-played_for = Intanto un bot ha giocato per te.
web-waiting = In attesa di { $names }.
web-target = { $scoring ->
        [low] fino a { $target }, vince il totale più basso
       *[winner] { $target ->
            [one] fino a { $target } punto
            [many] fino a { $target } di punti
           *[other] fino a { $target } punti
        }
    }
web-target-short = fino a { $target }
web-cards = { $count ->
        [one] { $count } carta
        [many] { $count } di carte
       *[other] { $count } carte
    }
web-points = { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
web-dealer = Mazziere
web-upcoming = dopo
web-upcoming-you = Poi tocca a te
web-no_colour = ancora nessun colore
web-hand = { $count ->
        [one] La tua mano, { $count } carta
        [many] La tua mano, { $count } di carte
       *[other] La tua mano, { $count } carte
    }
web-card-up = { $card }, si può giocare
web-card-bluff = { $card }, si può giocare come bluff
web-card-down = { $card }
web-card-queued = scelta per il tuo turno
web-queued = Scelta per il tuo turno, se si può: { $card }. Premi di nuovo per ripensarci.
web-unqueued = Tieni { $card }.
web-queue-unfit = Adesso non puoi giocare { $card }.
web-bluff = Hai il colore in gioco: questo è un bluff, e si può contestare.
web-drawn = nuova
web-held = ne hai { $count }
web-draw = Pesca
web-call = UNO!
web-catch = Becca!
web-jump = Intromettiti!
web-sort-colour = La mano è ordinata per colore: ordina per numero
web-sort-rank = La mano è ordinata per numero: ordina per colore
web-sorted-colour = per colore
web-sorted-rank = per numero
web-hand_sorted = { $sorting ->
        [colour] La mano è ordinata per colore.
       *[rank] La mano è ordinata per numero.
    }
web-armed = Dirai UNO con la prossima carta.
web-disarmed = Non dirai UNO con la prossima carta.
web-call-early = { $count ->
        [one] Hai { $count } carta: ora non c'è niente da dire.
        [many] Hai { $count } di carte: UNO si dice con la penultima.
       *[other] Hai { $count } carte: UNO si dice con la penultima.
    }
web-no_draw = Adesso non puoi pescare.
web-catch-wait = Un momento: non puoi ancora sorprendere.
web-called = ha detto UNO
web-owing = UNO non detto
web-challenge = Un Jolly Pesca Quattro contro di te! Lo accetti o lo contesti?
web-outcome-accept = Peschi 4 carte e salti il turno.
web-outcome-challenge = Se non era permesso, chi l'ha giocato pesca 4 carte e tu giochi il tuo turno. Se lo era, ne peschi 6 e salti il turno.
web-sealed = La tua carta è coperta. Manca quella dell'altro.
web-face_down = una carta coperta
web-tells-battle_tied = Pareggio: i due scelgono di nuovo.
web-won = Vince { $name }!
web-won-you = Vinci tu!
web-tells-number_named = Numero detto:
web-tells-colour_given_up = Si dà agli altri:
web-look = Uno sguardo alle carte
web-look-only_you = Nessun altro lo vede.
web-card-counts = Alla fine del round vale { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } in mano.
web-why-hand = { $card }: non è del colore di cui ti liberi.
web-why-put = { $card }: non ha il numero detto.
web-why-other = { $card }: ora non puoi scegliere questa carta.
web-cover = { BEGINS($name) ->
        [vowel] Passa il dispositivo ad { $name }.
        [i] Passa il dispositivo ad { $name }.
       *[other] Passa il dispositivo a { $name }.
    }
web-cover-take = Sono { $name }: mostra le mie carte
web-cover-call = { $name } dice UNO!
web-cover-catch = { $name } sorprende!

## Beside a seat, for a moment

web-bubble-called = UNO!
web-bubble-caught = UNO non detto!
web-bubble-skipped = Salta il turno
web-bubble-passed = Passa
web-bubble-accepted = Accetta
web-bubble-challenged = Contesta!
web-bubble-jumped_in = Si intromette!

## Ends

web-round_won = { $name } vince il round
web-round_won-you = Hai vinto il round
web-match_won = { $name } vince la partita!
web-match_won-you = Hai vinto la partita!
web-blocked = Il round è bloccato: nessuno fa punti
web-round_points = { $points ->
        [one] Le carte rimaste in mano valgono { $points } punto.
        [many] Le carte rimaste in mano valgono { $points } di punti.
       *[other] Le carte rimaste in mano valgono { $points } punti.
    }
web-left = Carte rimaste
web-score = Punti
web-next_round = Prossimo round
web-rematch = Gioca ancora
web-rematch-host = { $name } può iniziare la prossima partita.
web-replay = Replay
web-story = Com'è andata

## The fair shuffle

web-fairness = Mescolata verificabile

## Keys

web-help = Tasti
web-help-touch = Tocca una carta per giocarla, o trascinala verso l'alto. Tienila premuta per leggere che cosa fa.
web-key-choose = scegli una carta o una risposta
web-key-play = gioca la carta scelta, dai la risposta scelta
web-key-draw = pesca una carta
web-key-call = di' UNO: con la prossima carta, o subito se serve
web-key-catch = sorprendi chi non ha detto UNO
web-key-jump = intromettiti con la stessa carta
web-key-answer = dai la risposta di quel numero, scegli un colore
web-key-sort = ordina la mano per colore o per numero
web-key-top = leggi la carta in cima e il colore in gioco
web-key-counts = leggi quante carte ha ognuno
web-key-hand = leggi la tua mano
web-key-points = leggi i punti
web-key-question = leggi che cosa ti si chiede
web-key-card = spiega la carta scelta o quella in cima
web-key-help = questo elenco

## Replays

web-replay-of = Replay: { $edition }, round { $round }
web-share = Condividi
web-record = Registrazione
web-round_before = Round precedente
web-first = All'inizio
web-back = Un passo indietro
web-play = Riproduci
web-pause = Pausa
web-forward = Un passo avanti
web-last = Alla fine
web-scrub = Mossa
web-move = Mossa { $number } di { $count }
web-eyes = Visto da
web-all_hands = Tutte le mani
web-spectator = uno spettatore

## What people say

web-phrase-hello = Ciao!
web-phrase-well_played = Ben giocato!
web-phrase-ouch = Ahi!
web-phrase-lucky = Che fortuna!
web-phrase-sorry = Scusa!
web-phrase-thanks = Grazie!
web-phrase-one_moment = Un momento, per favore.
web-phrase-good_game = Bella partita!
web-reactions = Faccine
web-reaction-laugh = Faccina che ride
web-reaction-wow = Faccina sorpresa
web-reaction-cry = Faccina che piange
web-reaction-angry = Faccina arrabbiata
web-reaction-cool = Faccina con gli occhiali da sole
web-reaction-think = Faccina pensierosa
web-nudge = Sollecita
web-nudge-said = Tocca a te!

## What listeners hear, in short

web-short-played = { $name }: { $card }.
web-short-played-you = Tu: { $card }.
web-short-drew-hidden = { $count ->
        [one] { $name } pesca.
        [many] { $name } pesca { $count } di carte.
       *[other] { $name } pesca { $count } carte.
    }
web-short-turn_began-you = Tocca a te.
web-short-reshuffled = Il mazzo di pesca viene rimischiato.
web-short-reversed = { $direction ->
        [left] Si gioca verso sinistra.
       *[right] Si gioca verso destra.
    }
web-short-colour_named = Colore: { colour }.
web-short-colour_named-you = Colore: { colour }.
web-short-caught = { $other } sorprende { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } contesta la carta di { $name } e ha ragione.
       *[no] { $other } contesta la carta di { $name } e ha torto.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } contesta la tua carta e ha ragione.
       *[no] { $other } contesta la tua carta e ha torto.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Contesti e hai ragione.
       *[no] Contesti e hai torto.
    }
web-short-went_out = { $name } non ha più carte.

## What the server refuses

web-error-offline = Il server non risponde.
web-error-unknown = Qualcosa è andato storto sul server. Riprova tra un momento.
web-error-no_table = Questo tavolo non esiste. Forse è scaduto.
web-error-no_seat = Questo posto non è libero.
web-error-bad_name = Scegli un altro nome: da 1 a 24 lettere, cifre o segni comuni, e che qui non abbia nessuno.
web-error-bad_token = Questo browser non ha più un posto qui.
web-error-bad_message = Il server non ha capito questa pagina. Ricaricala.
web-error-not_host = Solo l'host può farlo.
web-error-wrong_phase = Adesso non si può fare.
web-error-too_early = Troppo presto: aspetta un momento dopo la carta.
web-error-cooling_down = Mancato: aspetta un momento prima di riprovare.
web-error-too_many = Troppe cose in una volta. Aspetta un momento.
web-error-not_stored = Il server non ha potuto salvarlo. Riprova tra un momento.
web-error-no_space = Il disco del server è quasi pieno. Per ora non si aprono nuovi tavoli; quelli che ci sono continuano.
web-error-not_asked = Adesso non ti si chiede questo.
web-error-illegal_move = Adesso non è possibile.
web-error-elsewhere = Stai giocando a questo tavolo in un'altra finestra.
web-error-kicked = L'host ti ha rimosso da questo tavolo.
web-error-left = Hai lasciato il tavolo.
web-error-no_round = Questo round non esiste.
web-error-not_over = Il replay è disponibile a partita finita.

## House rules

web-late = Troppo tardi: qualcuno ti ha preceduto.
web-must_play = Puoi giocare una carta, quindi devi farlo.
web-challenge-stack = Un Jolly Pesca Quattro contro di te! Lo accetti, lo contesti o lo passi con una carta?
web-why-stack = { $card }: con questa carta non puoi passare tutto al prossimo.
web-why-finish = { $card }: la tua ultima carta deve essere un numero.
web-take = { $count ->
        [one] Pesca { $count } carta
        [many] Pesca { $count } di carte
       *[other] Pesca { $count } carte
    }
web-round_won-team = { $names } vincono il round
web-round_won-team_you = Hai vinto il round con { $other }
web-match_won-team = { $names } vincono la partita!
web-match_won-team_you = Hai vinto la partita con { $other }!
web-round_points-team = { $points ->
        [one] Il round vale { $points } punto.
        [many] Il round vale { $points } di punti.
       *[other] Il round vale { $points } punti.
    }
web-bubble-received = Nuova mano
web-deck-choose = Scegli un file
web-deck-without = Gioca senza
