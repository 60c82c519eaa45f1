### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

house-rules = Regole della casa
house-mix = La tua combinazione
house-more = Regole una per una
house-debt = +{ $count }
house-debt-said = { $count ->
        [one] C'è { $count } carta da pescare.
        [many] Ci sono { $count } di carte da pescare.
       *[other] Ci sono { $count } carte da pescare.
    }
house-draw-until = Pesca finché non puoi giocare
house-partner = in coppia con te
house-partner-you = Giochi in coppia con { $name }.
house-partners = { $names } giocano in coppia.
house-team = Squadra
house-deck = Un mazzo tuo
house-deck-about = Un file dice quali carte ci sono nel mazzo.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] Questo non è TOML leggibile.
        [entry] Un mazzo non ha “{ $text }”. Possibili: { $known }.
        [name] Il nome è una riga di testo, senza spazi agli estremi e senza # all'inizio o dopo uno spazio.
        [taken] C'è un'edizione che si chiama “{ $text }”: dai un altro nome al mazzo.
        [colours] I colori sono da due a quattro di questi, ognuno una sola volta: { $known }.
        [section] “{ $text }” deve essere una sezione che dice quante ce ne sono di ogni carta.
        [face] “{ $text }” non è una carta con un colore. Possibili: una cifra, un intervallo come 1-9, { $known }.
        [twice] “{ $text }” indica una carta che un'altra riga ha già indicato.
        [wild] “{ $text }” non è una carta senza colore. Possibili: { $known }.
        [size] Un mazzo ha almeno { $least } carte. Qui ce ne sono { $count }.
        [numbers] Almeno { $least } carte di un mazzo hanno un numero. Qui ce ne sono { $count }.
       *[copies] “{ $text }” deve essere un numero intero da 0 a { $most }.
    }
house-need-teams = Per giocare in coppia serve un numero pari di giocatori, da 4 a 10.
house-need-hand_size = { $count ->
        [one] Nel mazzo non ci sono abbastanza carte per dare { $count } carta a ognuno dei { $players } giocatori.
        [many] Nel mazzo non ci sono abbastanza carte per dare { $count } di carte a ognuno dei { $players } giocatori.
       *[other] Nel mazzo non ci sono abbastanza carte per dare { $count } carte a ognuno dei { $players } giocatori.
    }

## Sets of house rules

preset-plain = Normale
preset-plain-about = Nessuna regola della casa.
preset-stackers = Accumulo
preset-stackers-about = Un Pesca Due o un Jolly Pesca Quattro si può passare al prossimo con un altro dello stesso tipo.
preset-party = Festa
preset-party-about = Le carte da pescare si passano al prossimo, i 7 e gli 0 spostano le mani, e peschi finché non esce una carta abbinabile.
preset-lightning = Lampo
preset-lightning-about = Cinque carte a testa: intromettiti con la stessa carta, e gioca ogni volta che puoi.
preset-partners = Coppie
preset-partners-about = Due giocatori seduti uno di fronte all'altro vincono insieme.
preset-mayhem = Caos
preset-mayhem-about = Le carte da pescare si passano al prossimo, le mani si spostano, e tutti possono intromettersi. Peschi finché non puoi giocare, e allora devi farlo.

## What each house rule means

house-about-stacking = Se qualcuno gioca un Pesca Due o un Jolly Pesca Quattro contro di te, puoi giocarne un altro: allora il prossimo giocatore deve pescare per tutti e due.
house-about-jump_in = Se hai una carta identica a quella in cima, puoi giocarla subito, anche se non è il tuo turno.
house-about-seven_zero = Chi gioca un 7 scambia la mano con qualcuno, e dopo uno 0 ognuno passa le sue carte al prossimo giocatore.
house-about-draw = Se peschi nel tuo turno, continui finché non hai una carta che puoi giocare.
house-about-force_play = Se hai una carta da giocare, devi giocarla: non puoi scegliere di pescare.
house-about-finish = L'ultima carta che giochi deve essere un numero, quindi tienine uno per la fine.
house-about-teams = I giocatori seduti uno di fronte all'altro giocano in coppia: vincono e fanno punti insieme. Servono 4, 6, 8 o 10 giocatori.
house-about-hand_size = Quante carte riceve ogni giocatore all'inizio di un round.
house-about-catch_penalty = Quante carte peschi se ti sorprendono senza che tu abbia detto UNO.
