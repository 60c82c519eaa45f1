### The rules by clause: a key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Contenuto

clause-deck-size = Un mazzo ha 112 carte; quello classico, che non ha carta speciale, ne ha 108.
clause-deck-numbers = Ognuno dei quattro colori ha 19 carte numerate: uno 0 e due carte per ogni numero da 1 a 9.
clause-deck-actions = Ogni colore ha due Pesca Due, due Inverti e due Salto: 24 Carte Azione in tutto.
clause-deck-wilds = Le carte senza colore sono quattro Jolly, quattro Jolly Pesca Quattro e, fuori dal mazzo classico, quattro carte speciali dell'edizione.
clause-deck-colours = Ogni edizione ha quattro colori. Sono blu, verde, rosso e giallo, ma Urlo Spettrale ha il rosa al posto del rosso, e Migliori amici ha viola, rosa, verde e giallo.

section-object = Obiettivo del gioco

clause-object-round = Resta senza carte prima di tutti; guadagni i punti delle carte rimaste in mano agli altri.
clause-object-match = I punti si sommano di round in round, e il primo che arriva a 500 vince la partita.

section-setup = Preparativi

clause-setup-dealer = Ogni giocatore pesca una carta, e il numero più alto fa il mazziere. Una carta con un simbolo vale zero, a meno che l'opzione dealer_symbols dica che non conta.
clause-setup-deal = Il mazziere mischia le carte e ne distribuisce 7 a ogni giocatore.
clause-setup-draw_pile = Le altre carte si posano a faccia in giù: sono il mazzo di pesca.
clause-setup-discard_pile = La carta in cima al mazzo di pesca viene girata e comincia il mazzo di scarto.
clause-setup-first_card = Se viene girata una Carta Azione o una carta senza colore, agisce secondo la propria regola d'inizio.

section-turn = Il tuo turno

clause-turn-first = Comincia il giocatore alla sinistra del mazziere; se l'opzione start_direction è right, quello alla sua destra. Quando le regole parlano del primo giocatore, si intende lui.
clause-turn-match = Gioca una carta abbinabile per colore, numero o simbolo a quella in cima al mazzo di scarto.
clause-turn-wild = Una carta senza colore si può giocare su qualsiasi carta; solo il Jolly Pesca Quattro ha una condizione.
clause-turn-must_draw = Se non hai nulla da giocare, prendi una carta dal mazzo di pesca.
clause-turn-play_drawn = Se la carta pescata si può giocare, puoi giocarla nello stesso turno; l'opzione drawn_card può renderlo obbligatorio.
clause-turn-keep_drawn = Se non giochi la carta pescata, la tieni e tocca al giocatore successivo.
clause-turn-decline = Puoi non giocare una carta anche se è abbinabile; allora devi pescarne una.
clause-turn-decline_only_drawn = Dopo aver pescato puoi giocare solo la carta pescata e nessun'altra della tua mano.

section-actions = Carte Azione

clause-draw_two-effect = Pesca Due: il giocatore successivo pesca 2 carte e salta il turno.
clause-draw_two-where = Pesca Due si gioca su una carta del suo colore o su un altro Pesca Due.
clause-start-draw_two = Pesca Due girato all'inizio: il primo giocatore pesca 2 carte e salta il turno.
clause-reverse-effect = Inverti: la direzione del gioco si inverte.
clause-reverse-where = Inverti si gioca su una carta del suo colore o su un altro Inverti.
clause-start-reverse = Inverti girato all'inizio: comincia il mazziere, e si gioca contro la direzione iniziale, normalmente verso destra.
clause-skip-effect = Salto: il giocatore successivo salta il turno.
clause-skip-where = Salto si gioca su una carta del suo colore o su un altro Salto.
clause-start-skip = Salto girato all'inizio: il primo giocatore salta il turno, e comincia quello dopo di lui.
clause-wild-effect = Jolly: chi lo gioca sceglie il colore con cui il gioco continua, che può essere lo stesso.
clause-wild-anytime = Il Jolly si può giocare anche se hai un'altra carta abbinabile.
clause-start-wild = Jolly girato all'inizio: il primo giocatore sceglie il colore, poi gioca il primo turno.
clause-draw_four-effect = Jolly Pesca Quattro: chi lo gioca sceglie il colore, e il giocatore successivo pesca 4 carte e salta il turno.
clause-draw_four-legal = Il Jolly Pesca Quattro è permesso solo se non hai nessuna carta del colore in gioco. Una Carta Azione di quel colore conta; una carta abbinabile solo per numero o simbolo, o un'altra carta senza colore, non conta.
clause-start-draw_four = Jolly Pesca Quattro girato all'inizio: torna nel mazzo e si gira un'altra carta.
clause-challenge-who = Solo il giocatore che dovrebbe pescare per un Jolly Pesca Quattro può contestarlo, se sospetta che non fosse permesso.
clause-challenge-show = Chi ha giocato il Jolly Pesca Quattro mostra le sue carte a chi lo contesta, e a nessun altro.
clause-challenge-guilty = Se il Jolly Pesca Quattro non era permesso, chi l'ha giocato pesca le 4 carte al posto dell'altro.
clause-challenge-innocent = Se era permesso, chi l'ha contestato pesca le 4 carte e altre 2, 6 in tutto.

section-battle = Battaglia di calci

clause-battle-challenge = Chi gioca Battaglia di calci sceglie un altro giocatore qualsiasi da sfidare.
clause-battle-pick = Ognuno dei due sceglie una carta dalla sua mano, e le due carte si rivelano nello stesso momento.
clause-battle-lowest_loses = Perde la carta più bassa; una carta con un simbolo vale zero.
clause-battle-tie = In caso di pareggio le due carte vengono messe da parte ed entrambi scelgono di nuovo, finché qualcuno non perde.
clause-battle-out_of_cards = Chi resta senza carte in battaglia ne pesca una dal mazzo di pesca per continuare a battersi o a giocare: un round non può finire durante una battaglia.
clause-battle-loser_takes = Chi perde prende tutte le carte usate nella battaglia e ne pesca altre 2 dal mazzo di pesca.
clause-battle-winner_colour = Chi vince la battaglia sceglie il colore in gioco.
clause-battle-resume = Il gioco riprende nella direzione attuale con il giocatore dopo lo sfidante; l'opzione battle_resume può far riprendere da quello dopo lo sfidato.
clause-start-battle = Battaglia di calci girata all'inizio: il primo giocatore sceglie il colore con cui si comincia.

section-urrrhhh = Urlo Spettrale

clause-urrrhhh-colour = Chi gioca Urlo Spettrale sceglie un colore della propria mano di cui liberarsi.
clause-urrrhhh-give = Dà una carta di quel colore a ognuno degli altri a turno, dalla sua sinistra e in senso orario, giro dopo giro, finché non ne ha più. Se l'opzione start_direction è right, le dà dalla sua destra e in senso antiorario.
clause-urrrhhh-uneven = Non importa se alcuni giocatori ricevono più carte di altri.
clause-urrrhhh-wild = Urlo Spettrale vale anche come jolly: chi lo gioca sceglie poi il colore in gioco.
clause-start-urrrhhh = Urlo Spettrale girato all'inizio: il primo giocatore sceglie il colore, poi gioca il primo turno.

section-friends = Migliori amici

clause-friends-number = Chi gioca Migliori amici dice prima un numero ad alta voce, da 0 a 9.
clause-friends-discard = Poi ogni giocatore può mettere giù una carta di quel numero, di qualsiasi colore, se ce l'ha.
clause-friends-last = Chi ha giocato Migliori amici può mettere giù la sua per ultimo.
clause-friends-wild = Migliori amici vale anche come jolly: chi l'ha giocata sceglie il colore in gioco.
clause-start-friends = Migliori amici girata all'inizio: il primo giocatore sceglie il colore.

section-joker = Jolly del Joker

clause-joker-target = Chi gioca il Jolly del Joker sceglie un altro giocatore da tormentare e dice un colore.
clause-joker-draw = Il giocatore tormentato pesca finché non esce una carta di quel colore.
clause-joker-discard = Il giocatore tormentato scarta quella carta e tiene tutte le altre che ha pescato.
clause-joker-resume = Il gioco riprende nella direzione attuale con il giocatore dopo quello che ha giocato la carta.
clause-joker-last_card = Come ultima carta il Jolly del Joker tormenta lo stesso: si sceglie un giocatore, che pesca finché non esce il colore.
clause-start-joker = Jolly del Joker girato all'inizio: il primo giocatore sceglie il colore con cui si comincia.

section-agent = Agente speciale Cricchetto

clause-agent-peek = Chi gioca Agente speciale Cricchetto guarda la mano di tutti gli altri giocatori.
clause-agent-wild = Agente speciale Cricchetto vale anche come jolly: chi lo gioca sceglie il colore in gioco.
clause-start-agent = Agente speciale Cricchetto girato all'inizio: il primo giocatore sceglie il colore con cui si comincia.

section-going_out = Fine del round

clause-uno-call = Quando giochi la tua penultima carta, di' UNO.
clause-uno-catch = Se non lo dici e qualcuno ti sorprende prima che il giocatore successivo cominci il turno, peschi 2 carte. L'opzione catch_until può allungare questo tempo.
clause-round-over = Il round finisce appena un giocatore non ha più carte.
clause-round-last_draw = Se l'ultima carta è un Pesca Due o un Jolly Pesca Quattro, il giocatore successivo pesca comunque le 2 o 4 carte, che contano nei punti.
clause-round-reshuffle = Quando il mazzo di pesca è finito, il mazzo di scarto senza la carta in cima viene mischiato per formarne uno nuovo, e il gioco continua.

section-scoring = Punteggio

clause-score-winner = Chi resta senza carte guadagna i punti di tutte le carte rimaste in mano agli altri.
clause-score-numbers = Le carte numerate valgono il loro numero, da 0 a 9.
clause-score-actions = Pesca Due, Inverti e Salto valgono 20 punti ciascuno.
clause-score-wilds = Jolly, Jolly Pesca Quattro e le carte speciali valgono 50 punti ciascuno.
clause-match-win = Finché nessuno ha 500 punti, si mischiano tutte le carte per un altro round. Vince il primo che arriva a 500.
clause-match-low = Un altro modo di contare: ognuno somma i punti che gli restano in mano a ogni round. Quando qualcuno arriva a 500, vince il totale più basso.

section-sheets = Dove i fogli differiscono

clause-start_direction = start_direction dice verso dove si comincia a giocare: left (sinistra) o right (destra). Con right (Spagna) il primo giocatore è quello alla destra del mazziere, un Inverti girato all'inizio manda il gioco verso sinistra, e con Urlo Spettrale si danno le carte dalla destra, in senso antiorario.
clause-dealer_symbols = dealer_symbols dice quanto vale un simbolo quando si pesca per il mazziere: zero, oppure ignored (non conta, Spagna).
clause-drawn_card = drawn_card dice se una carta pescata abbinabile si può giocare (may) o si deve giocare (must). Must (America Latina) vale solo se non si poteva giocare nient'altro; chi ha scelto di pescare può comunque tenere la carta.
clause-battle_resume = battle_resume dice chi gioca dopo una battaglia: il giocatore dopo lo sfidante (challenger) o dopo lo sfidato (challenged, Canada francese).
clause-catch_until = catch_until dice fino a quando ti possono sorprendere se non hai detto UNO: fino all'inizio del turno successivo (begin), finché in quel turno non si mette giù una carta o si passa (played: i due fogli francesi e la Spagna), o finché hai solo quella carta (held: America Latina).

section-choices = A scelta del tavolo

clause-scoring = scoring è winner (chi resta senza carte fa i punti di ciò che hanno gli altri) o low (ognuno somma ciò che gli resta, e vince il totale più basso).
clause-target = target è il numero di punti che chiude la partita: 500, o qualsiasi numero intero positivo.
clause-bluffing = bluffing dice se si può giocare un Jolly Pesca Quattro non permesso: true (sì, con il rischio che venga contestato) o false (no, e nessuno contesta).
clause-two_player_reverse = two_player_reverse dice che cosa fa Inverti con due giocatori: skip (lo stesso giocatore gioca ancora) o nothing (tocca all'altro).

section-rulings = Decisioni dove i fogli tacciono

clause-ruling-players = Si gioca da 2 a 10 giocatori.
clause-ruling-dealer_tie = In caso di pareggio per il mazziere, i giocatori pari pescano di nuovo da ciò che resta del mazzo, finché uno non ha la più alta. Poi si mischiano tutte le carte.
clause-ruling-deal_order = Le 7 carte si distribuiscono una alla volta, dal primo giocatore in poi, nella direzione iniziale.
clause-ruling-dealer_ignored = Con dealer_symbols su ignored fa il mazziere il numero più alto e i simboli sono esclusi. Se nessuno ha pescato un numero, tutti quelli che hanno pescato questa volta pescano ancora; se il mazzo finisce, se ne mischia uno nuovo.
clause-ruling-next_dealer = Nel round successivo dà le carte il vicino del mazziere nella direzione iniziale.
clause-ruling-two_reverse = Con due giocatori Inverti agisce come Salto: lo stesso giocatore gioca ancora. L'opzione two_player_reverse può togliere questo effetto; la direzione si inverte in ogni caso.
clause-ruling-two_start_reverse = Se con due giocatori viene girato all'inizio un Inverti, comincia il mazziere.
clause-ruling-colour_in_play = Su una carta senza colore conta l'ultimo colore scelto, sia per abbinare sia per sapere se un Jolly Pesca Quattro è permesso.
clause-ruling-bluff = Un Jolly Pesca Quattro si può giocare anche se non è permesso, dalla mano o appena pescato, con il rischio di una contestazione. Con bluffing su false non viene offerto, a nessuno si chiede se contesta, e le 4 carte si pescano e basta.
clause-ruling-guilty_turn = Dopo una contestazione riuscita il Jolly Pesca Quattro e il suo colore restano; chi ha contestato non pesca nulla e gioca il suo turno normalmente.
clause-ruling-innocent_turn = Dopo una contestazione fallita, chi ha contestato pesca 6 carte e salta il turno.
clause-ruling-last_draw_four = Un Jolly Pesca Quattro giocato come ultima carta non si può contestare: senza altre carte in mano è sempre permesso.
clause-ruling-guilt = Un Jolly Pesca Quattro si giudica dalla mano nel momento in cui è giocato e dal colore in gioco prima di lui. Ciò che si mostra è la mano attuale.
clause-ruling-short_pile = Se ci sono meno carte da pescare del dovuto, anche dopo aver rimischiato, si pesca ciò che c'è e non si deve più nulla.
clause-ruling-reshuffle_top = Quando si rimischia, la carta in cima al mazzo di scarto resta e si mischia tutto ciò che sta sotto. Succede quando serve una carta e il mazzo di pesca è vuoto, non prima.
clause-ruling-nothing_to_draw = Se nel tuo turno peschi ma non c'è nessuna carta da prendere, passi e il turno finisce.
clause-ruling-blocked = Se in un giro completo nessuna carta è stata giocata e nessuna si è potuta pescare, il round è bloccato: nessuno fa punti, in nessuno dei due modi di contare, e tocca al prossimo dare le carte.
clause-ruling-endless = Un round è bloccato dopo 2000 turni, quando comincerebbe il successivo.
clause-ruling-drawn_always_asked = Ti viene chiesto che cosa fare della carta pescata anche se non si può giocare, e allora puoi solo tenerla: se non ti venisse chiesto, gli altri lo saprebbero.
clause-ruling-must_play_legal = Quando la carta pescata va giocata, questo non obbliga mai a giocare un Jolly Pesca Quattro non permesso: nessuno è tenuto a barare.
clause-ruling-uno_reached = Devi dire UNO ogni volta che ti resta una sola carta: dopo averne giocata, messa giù o data una, dopo averne rivelata una in battaglia o scartata una nel tormento; ma non dopo averne pescata una quando non ne avevi nessuna. L'obbligo finisce quando lo dici, ti sorprendono o hai un altro numero di carte.
clause-ruling-catch_lapse = Il turno dopo è il prossimo che comincia, di chiunque sia; rispondere a una contestazione o saltare il turno non è un turno. Il tempo per sorprendere finisce alla prima risposta alla domanda di quel turno (begin), quando in esso si mette giù una carta o si passa (played), o solo quando il giocatore non ha più esattamente una carta (held), e sempre con il round. Continua anche mentre si risponde ad altre domande. Quando è finito, UNO non è più dovuto.
clause-ruling-uno_early = Dire UNO da solo quando non è dovuto viene rifiutato e non cambia nulla. Detto giocando o mettendo giù una carta, conta solo se poi ne resta esattamente una.
clause-ruling-catch_who = Può sorprendere qualsiasi altro giocatore, e conta il primo.
clause-ruling-first_special = Quando una carta speciale viene girata all'inizio, si sceglie solo il colore; il suo effetto non avviene.
clause-ruling-draw_four_back = Un Jolly Pesca Quattro girato all'inizio torna nel mazzo di pesca, che viene mischiato di nuovo prima di girare la carta seguente.
clause-ruling-special_playable = Battaglia di calci e Jolly del Joker si possono giocare in qualunque momento, come un Jolly.
clause-ruling-battle_must = Chi gioca Battaglia di calci deve scegliere un avversario; la battaglia non si può rifiutare.
clause-ruling-battle_last_card = Non puoi chiudere con Battaglia di calci: se era la tua ultima carta, ne peschi una e ti batti.
clause-ruling-battle_used = Le carte usate in una battaglia sono tutte quelle che i due vi hanno rivelato o messo da parte; la carta Battaglia di calci stessa non è tra queste.
clause-ruling-battle_order = Uno sfidante senza carte pesca dopo aver nominato l'avversario. In caso di pareggio lo sfidante pesca prima dell'avversario. Alla fine chi perde pesca 2 carte, poi un vincitore senza carte ne pesca 1, poi si sceglie il colore.
clause-ruling-battle_winner_empty = Un vincitore che ha usato la sua ultima carta ne pesca una prima che il gioco riprenda. Se non ce n'è, ha chiuso e il round finisce.
clause-ruling-battle_no_cards_left = Chi in battaglia deve pescare ma non trova carte perde la battaglia. Se nessuno dei due può, nessuno perde: le carte messe da parte tornano a chi le ha giocate, e lo sfidante sceglie il colore.
clause-ruling-battle_secret = Una carta scelta resta nascosta nella mano finché entrambi non hanno scelto; tutti sanno solo che la scelta è fatta.
clause-ruling-urrrhhh_no_colour = Se quando giochi Urlo Spettrale non hai carte colorate, scegli soltanto il colore in gioco.
clause-ruling-urrrhhh_must = Non si può rifiutare di dare, e il colore deve essere uno di quelli che hai.
clause-ruling-urrrhhh_out = Se dai via le tue ultime carte, hai chiuso e il round finisce.
clause-ruling-urrrhhh_order = Chi dà decide, carta per carta, quale va a chi, e gli si chiede anche per l'ultima. Le carte di quel colore pescate nel frattempo, se viene sorpreso, si danno anch'esse. La carta la vedono chi dà e chi riceve; gli altri ne vedono il dorso.
clause-ruling-urrrhhh_direction = Inverti non cambia il senso in cui si danno le carte: è sempre orario, o antiorario se start_direction è right.
clause-ruling-start_special = Chi sceglie il colore di un Jolly o di una carta speciale girati all'inizio gioca poi il primo turno in modo normale.
clause-ruling-friends_order = Le carte si mettono giù nella direzione attuale, dal giocatore successivo in poi, e per ultimo tocca a chi ha detto il numero.
clause-ruling-friends_out = Se qualcuno mette giù la sua ultima carta, il round finisce lì, e quel giocatore fa i punti.
clause-ruling-friends_last_card = Se Migliori amici è un'ultima carta, il round finisce subito e nessuno mette giù nulla.
clause-ruling-friends_match = Dopo Migliori amici la carta seguente deve avere il colore scelto, qualunque colore stia in cima, o il numero in cima se è stata messa giù una carta numerata.
clause-ruling-friends_colour = Con Migliori amici il colore si sceglie quando i numeri sono già giù.
clause-ruling-joker_colourless = Le carte senza colore pescate nel tormento si tengono; non hanno colore, quindi si continua a pescare.
clause-ruling-joker_dry = Se il colore non esce mai, il giocatore tormentato tiene tutto ciò che ha pescato, e il colore detto è in gioco.
clause-ruling-joker_no_effect = Se la carta scartata nel tormento è una Carta Azione, non fa nulla; è soltanto la nuova carta in cima.
clause-ruling-joker_going_out = Con il Jolly del Joker come ultima carta il tormento avviene, scarto compreso, e poi si contano i punti del round.
clause-ruling-agent_peek = Si guarda subito: il giocatore vede tutte le altre mani come sono in quel momento. Gli altri vedono solo che è successo.
clause-ruling-last_colour = Un round finito non chiede più nulla: dopo un'ultima carta senza colore non si sceglie il colore, e un ultimo Agente speciale Cricchetto non guarda nulla. Solo il Jolly del Joker prima tormenta.
clause-ruling-low_points = Nella partita al totale più basso ognuno aggiunge i punti che ha in mano; i punti del round sono la loro somma.
clause-ruling-low_tie = Se nella partita al totale più basso c'è un pareggio per il più basso, tutti giocano un altro round, finché uno solo non ha il totale più basso.
clause-ruling-leave = Se un giocatore lascia un tavolo online, un bot gioca al suo posto finché non torna.

section-house = Regole della casa

clause-house-stack-debt = Con stacking attivo, puoi passare un Pesca Due o un Jolly Pesca Quattro al giocatore successivo giocandone un altro, e le carte da pescare si sommano.
clause-house-stack-same = Se stacking è same, un Pesca Due si passa con un Pesca Due, e un Jolly Pesca Quattro con un Jolly Pesca Quattro.
clause-house-stack-any = Se stacking è any, un Jolly Pesca Quattro passa anche un Pesca Due, e un Pesca Due del colore scelto passa un Jolly Pesca Quattro.
clause-house-stack-answer = Quando passi le carte, quello è il tuo turno: se ne aggiungono 2 o 4, e ora il giocatore successivo deve pescarle tutte o passarle.
clause-house-stack-take = Se non le passi, peschi tutte le carte che si sono sommate e salti il turno.
clause-house-stack-challenge = Un Jolly Pesca Quattro si può contestare solo se non serve a passare carte: quello che le passa è sempre permesso.
clause-house-stack-last = Se qualcuno resta senza carte con un Pesca Due o un Jolly Pesca Quattro, il giocatore successivo pesca tutte le carte che si sono sommate e non può passarle.
clause-house-stack-start = Se all'inizio si gira un Pesca Due, il primo giocatore pesca 2 carte o le passa.
clause-house-stack-short = Se non ci sono abbastanza carte da pescare, peschi quelle che ci sono, e il resto si dimentica.
clause-house-jump-when = Con jump_in attivo, se hai una carta dello stesso colore e dello stesso numero o simbolo dell'ultima carta giocata, puoi giocarla fuori turno, finché il giocatore di turno non ha risposto.
clause-house-jump-turn = Quando ti intrometti, quello è il tuo turno, e il gioco continua da te; il turno appena cominciato non conta.
clause-house-jump-stack = Se ti intrometti con un Pesca Due mentre si passano carte, se ne aggiungono 2, e il giocatore dopo di te deve pescarle tutte o passarle.
clause-house-jump-race = Conta la prima risposta, che sia del giocatore di turno o di qualcuno che si intromette.
clause-house-jump-poll = Dove i giocatori rispondono uno dopo l'altro, si chiede a tutti se si intromettono, anche a chi non può: altrimenti gli altri saprebbero chi ha la carta.
clause-house-jump-pace = Dopo una carta colorata i bot aspettano un momento prima di rispondere, così tutti hanno il tempo di intromettersi.
clause-house-seven-swap = Con seven_zero attivo, se giochi un 7 e ti resta almeno una carta, devi scambiare la mano con un altro giocatore.
clause-house-zero-rotate = Con seven_zero attivo, se qualcuno gioca uno 0 e gli resta almeno una carta, ognuno passa le sue carte al giocatore successivo nella direzione del gioco.
clause-house-hands-call = Quando le mani si sono spostate, chi riceve una mano di una sola carta deve dire UNO; ciò che si è detto con la mano di prima non conta.
clause-house-hands-order = Una mano passa così com'è. Solo un 7 o uno 0 che si gioca sposta le mani, non uno che si gira, si mette giù, si scarta, si mostra o si dà.
clause-house-draw-until = Se draw è until e peschi nel tuo turno, continui finché non hai una carta che puoi giocare, o finché non c'è più nulla da pescare.
clause-house-force-play = Con force_play attivo, puoi pescare solo se non hai nessuna carta da giocare, e una carta pescata abbinabile si deve giocare; ma nessuno è obbligato a passare carte, a intromettersi o a mettere giù una carta.
clause-house-finish-number = Se finish è number, l'ultima carta che giochi deve essere un numero; se l'unica carta che ti resta non lo è, devi pescare.
clause-house-teams-partners = Con teams attivo, i giocatori seduti uno di fronte all'altro giocano in coppia. Servono 4, 6, 8 o 10 giocatori.
clause-house-teams-score = I due della coppia hanno sempre gli stessi punti: se uno resta senza carte, tutti e due fanno i punti di ciò che hanno le altre squadre; nella partita al totale più basso, tutti e due sommano ciò che hanno insieme.
clause-house-teams-match = I due della coppia vincono la partita insieme.
clause-house-teams-hidden = Chi gioca in coppia non vede le carte dell'altro, che per tutto il resto è un giocatore come gli altri.
clause-house-hand_size = hand_size dice quante carte riceve ogni giocatore: 7, o un numero da 2 a 10 per il quale ci sono abbastanza carte nel mazzo.
clause-house-catch_penalty = catch_penalty dice quante carte peschi se ti sorprendono: 2, o un numero da 1 a 10.
clause-house-grand = Il grande mazzo ha 128 carte: le 108 classiche e quattro di ognuna delle cinque carte speciali, che fanno ciò che dicono le loro regole.
clause-house-deck_file = Un mazzo tuo è un file che dice quante carte ci sono di ogni tipo: da due a quattro colori, almeno 20 carte, e almeno 12 con un numero.
