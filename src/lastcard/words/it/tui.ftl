### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Headings of columns: up to 8 characters each.
tui-cards = carte
tui-points = punti
tui-target = { $scoring ->
        [low] fino a { $target }, vince il più basso
       *[winner] { $target ->
            [one] fino a { $target } punto
            [many] fino a { $target } di punti
           *[other] fino a { $target } punti
        }
    }
tui-no_colour = ancora nessun colore
# Up to 20 characters, like the one before.
tui-direction = { $direction ->
        [left] verso sinistra
       *[right] verso destra
    }
tui-hand = { $count ->
        [one] La tua mano, { $count } carta
        [many] La tua mano, { $count } di carte
       *[other] La tua mano, { $count } carte
    }
tui-card-up = { $card } (si può scegliere)
tui-debt = da pescare
tui-armed = Dirai UNO con la prossima carta
tui-sealed = La tua carta è coperta.
tui-too_small = Il tavolo ha bisogno di un terminale di almeno { $width } per { $height } caratteri.
    Ingrandisci la finestra o rimpicciolisci i caratteri.
    Oppure avvia con --plain, che gioca a righe di testo.

## Answers from the table

tui-refused = { $card }: qui non è una risposta. Scelte possibili: { $choices }.
tui-no_draw = Adesso non puoi pescare.
tui-catch-wait = Hai appena provato a sorprendere qualcuno. Aspetta un momento.

## The keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = pesca
tui-key-call = UNO!
tui-key-catch = sorprendi
tui-key-jump = intromettiti
tui-key-hint = consiglio
tui-key-sort = ordina
tui-key-help = tasti
tui-key-quit = salva ed esci
tui-key-leave = esci
tui-key-give_up = cedi
tui-key-remove = rimuovi
tui-key-chat = chat
tui-key-pause = pausa
tui-key-eyes = vista
tui-key-step = passo
tui-key-round = round

## The list of keys: up to 54 characters each

tui-help = Tasti
tui-help-choose = scegli una carta o una risposta
tui-help-play = gioca la carta scelta, dai la risposta scelta
tui-help-digits = scegli la risposta o vai alla carta di quel numero
tui-help-tab = passa alle risposte, alla cronologia o alla mano
tui-help-draw = pesca una carta
tui-help-call = di' UNO con la prossima carta, o subito se serve
tui-help-catch = sorprendi chi non ha detto UNO
tui-help-jump = intromettiti con la stessa carta
tui-help-hint = che cosa farebbe un buon giocatore, e perché
tui-help-sort = ordina la mano per colore o per numero
tui-help-rules = le regole del tavolo e cosa fa la carta speciale
tui-help-help = questo elenco
tui-help-quit = esci; la partita viene salvata
tui-help-leave = esci
tui-help-away = esci; il tuo posto resta tuo
tui-help-give_up = cedi il tuo posto per sempre
tui-help-remove = per l'host: rimuovi qualcuno dal tavolo
tui-help-chat = di' qualcosa a tutti
tui-help-pause = ferma o riprendi
tui-help-eyes = guarda come il giocatore dopo, poi da spettatore
tui-help-forward = un passo avanti
tui-help-back = un passo indietro
tui-help-next_round = al prossimo round
tui-help-earlier_round = all'inizio di questo round, o al precedente
tui-help-first = all'inizio
tui-help-last = alla fine
tui-close = Invio per chiudere.

## Several people at one screen

tui-cover = { BEGINS($name) ->
        [vowel] Passa lo schermo ad { $name }.
        [i] Passa lo schermo ad { $name }.
       *[other] Passa lo schermo a { $name }.
    }
tui-cover-keys = Invio: { $name } è qui e vede la sua mano · U: il giocatore di prima dice UNO · C: { $name } sorprende
tui-cover-jump = J: qualcuno si intromette
tui-look = Stai guardando queste carte. Nessun altro le vede.

## A game that cannot be saved

tui-not_saved = La partita non si può salvare ora. A ogni mossa si riprova.
tui-lose = La partita non si può salvare da nessuna parte: se esci ora, è persa.
tui-lose-keys = Y: esci comunque · Esc: continua a giocare

## At a served table

# Beside a name, in place of the cards: up to 8 characters each.
tui-away = assente
tui-stand_in = bot
tui-time = { $seconds } s
tui-catch_window-long = C'è più tempo per sorprendere chi non ha detto UNO.
tui-chat = Di' qualcosa
tui-chat-keys-phrases = Da 1 a 8: dillo · Esc: chiudi
tui-chat-keys-free = Invio: dillo, o la frase di un numero · Esc: chiudi
tui-lobby-keys-host = Invio: inizia · T: chat · Q: esci · L: cedi il posto · X: rimuovi qualcuno
tui-lobby-keys = T: chat · Q: esci · L: cedi il posto
tui-give_up-keys = Y: cedilo · Esc: resta
tui-remove = Chi deve lasciare il tavolo?
tui-remove-who = Numero: scegli il posto · Esc: nessuno
tui-remove-keys = Y: rimuovi · K: rimuovi e non far tornare · Esc: nessuno
tui-visit-keys = Invio: siediti · Ctrl-C: esci

## Endings

tui-score = { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
tui-held = { $points ->
        [one] { $points } punto rimasto in mano
        [many] { $points } di punti rimasti in mano
       *[other] { $points } punti rimasti in mano
    }
tui-out = senza carte
tui-round_end-keys = Invio: prossimo round · Q: salva ed esci
tui-match_end-keys = Invio: gioca ancora · N: prepara un altro tavolo · Q: esci
tui-round_end-joined = Invio: prossimo round · T: chat · Q: esci · L: cedi il posto
tui-match_end-joined = Invio: gioca ancora · T: chat · Q: esci · L: cedi il posto
tui-end-watching = Q: esci

## Setting up a table: names up to 25 characters, values up to 46

tui-setup = Un nuovo tavolo
tui-setup-keys = Invio: dai le carte · ↑ ↓: scegli una riga · ← →: cambiala · Esc: esci
tui-setup-lang = Lingua
tui-setup-edition = Edizione
tui-setup-sheet = Regole del foglio
tui-setup-people = Persone allo schermo
tui-setup-bots = Bot
tui-setup-name = Nome di { $who }
tui-level-beginner = principiante
tui-level-easy = facile
tui-level-medium = medio
tui-level-hard = difficile
tui-level-expert = esperto
tui-setup-strength = Forza del bot { $number }
tui-about-lang = La lingua dello schermo. Il foglio di regole la segue finché non ne scegli un altro.
tui-about-classic = Il gioco senza carta speciale.
tui-about-sheet = Con alcuni fogli stampati si gioca in modo un po' diverso. Le opzioni qui sotto seguono il foglio, e ognuna si può cambiare da sola.
tui-about-people = Più persone si passano lo schermo, e le mani restano coperte tra un turno e l'altro.
tui-about-bots = Si gioca da 2 a 10 giocatori, persone e bot insieme.
tui-about-name = Scrivi un nome, o lascia il numero. I nomi si conservano con la partita.
tui-about-bot = Un principiante dimentica di dire UNO; il facile gioca ciò che si abbina; il medio riflette su ogni domanda; il difficile gioca per vincere la partita; l'esperto ha imparato da milioni di round.
tui-about-strength = Sotto il 100%, un bot fa una qualsiasi scelta quasi buona quanto la migliore: minore è la forza, più se ne allontana. Non dimentica nulla.
tui-setup-more-false = nascoste
tui-setup-more-true = ogni regola della casa da sola
tui-setup-differs = * Diverso dal foglio
tui-about-more = Mostra ogni regola della casa in una riga sua, per impostarla da sola.
tui-setup-bot_pace = Ritmo dei bot
tui-setup-bot_pace-slow = lento, 3 secondi per mossa
tui-setup-bot_pace-normal = normale, 1 secondo per mossa
tui-setup-bot_pace-fast = veloce, mezzo secondo per mossa
tui-setup-auto_call = UNO lo dice
tui-setup-auto_call-false = ciascuno per sé
tui-setup-auto_call-true = il tavolo
tui-setup-catch_window = Tempo per sorprendere
tui-setup-catch_window-normal = normale
tui-setup-catch_window-long = lungo
tui-about-bot_pace = Quanto aspettano i bot prima di giocare.
tui-about-auto_call = Se lo dice il tavolo, nessuno può dimenticarlo né essere sorpreso.
tui-about-catch_window = Per quanto tempo si può sorprendere chi non l'ha detto prima che il gioco continui.
tui-rule-scoring = Punteggio
tui-rule-scoring-winner = il vincitore segna i punti degli altri
tui-rule-scoring-low = ognuno segna i suoi punti, vince il più basso
tui-rule-target = Punti di fine partita
tui-rule-start_direction = Si comincia verso
tui-rule-start_direction-left = sinistra
tui-rule-start_direction-right = destra
tui-rule-dealer_symbols = Simbolo per il mazziere
tui-rule-dealer_symbols-zero = vale zero
tui-rule-dealer_symbols-ignored = non conta
tui-rule-drawn_card = Carta pescata abbinabile
tui-rule-drawn_card-may = si può giocare
tui-rule-drawn_card-must = si deve giocare
tui-rule-battle_resume = Dopo una battaglia gioca
tui-rule-battle_resume-challenger = chi viene dopo lo sfidante
tui-rule-battle_resume-challenged = chi viene dopo lo sfidato
tui-rule-catch_until = Si può sorprendere
tui-rule-catch_until-begin = fino all'inizio del turno successivo
tui-rule-catch_until-played = finché non si gioca la carta successiva
tui-rule-catch_until-held = finché resta una sola carta in mano
tui-rule-bluffing = Bluff: Pesca Quattro
tui-rule-bluffing-true = permesso, con il rischio di una contestazione
tui-rule-bluffing-false = non permesso
tui-rule-two_player_reverse = Inverti con due giocatori
tui-rule-two_player_reverse-skip = funziona come Salto
tui-rule-two_player_reverse-nothing = cambia solo la direzione
tui-rule-stacking = Pesca Due e Quattro
tui-rule-stacking-off = non si possono passare al prossimo
tui-rule-stacking-same = si passano con una carta dello stesso tipo
tui-rule-stacking-any = si passano con una qualsiasi delle due
tui-rule-jump_in = Intromettersi
tui-rule-jump_in-false = nessuno gioca fuori turno
tui-rule-jump_in-true = fuori turno con la stessa identica carta
tui-rule-seven_zero = I 7 e gli 0
tui-rule-seven_zero-false = numeri normali
tui-rule-seven_zero-true = 7 scambia due mani, 0 le fa passare tutte
tui-rule-draw = Nel tuo turno peschi
tui-rule-draw-one = una carta
tui-rule-draw-until = finché non esce una carta abbinabile
tui-rule-force_play = Chi può giocare
tui-rule-force_play-false = può anche pescare
tui-rule-force_play-true = deve giocare
tui-rule-finish = L'ultima carta
tui-rule-finish-any = può essere una qualsiasi
tui-rule-finish-number = deve essere un numero
tui-rule-teams = Squadre
tui-rule-teams-false = ognuno gioca per sé
tui-rule-teams-true = in coppia con chi siede di fronte
tui-rule-hand_size = Carte per ogni giocatore
tui-rule-catch_penalty = Carte se ti sorprendono

## Replays

tui-step = Passo { $step } di { $steps }
tui-eyes = Vedi ciò che ha visto { $name }.
tui-eyes-none = Vedi ciò che ha visto uno spettatore.
