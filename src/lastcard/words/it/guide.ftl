### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Headings and links of the page.
guide-title = Come si gioca: { $edition }
guide-need = Che cosa serve
# What is in the deck.
guide-cards = Ci sono { $count } carte di quattro colori: { $colours }.
guide-wilds = Quattro Jolly, quattro Jolly Pesca Quattro e quattro carte { $special } sono senza colore.
guide-wilds-classic = Quattro Jolly e quattro Jolly Pesca Quattro sono senza colore.
guide-wilds-several = Quattro Jolly, quattro Jolly Pesca Quattro e quattro di ogni carta speciale sono senza colore. Le carte speciali sono { $specials }.
# As the sheet has it.
guide-sum-setup-dealer = { $dealer_symbols ->
        [ignored] Ogni giocatore pesca una carta, e il numero più alto fa il mazziere. Le carte con un simbolo non contano.
       *[counted] Ogni giocatore pesca una carta, e il numero più alto fa il mazziere. Una carta con un simbolo vale zero.
    }
guide-sum-turn-first = { $start_direction ->
        [right] Comincia il giocatore alla destra del mazziere, e si gioca verso destra.
       *[left] Comincia il giocatore alla sinistra del mazziere, e si gioca verso sinistra.
    }
guide-sum-turn-play_drawn = { $drawn_card ->
        [must] Se non avevi nulla da giocare e la carta pescata è abbinabile, devi giocarla subito.
       *[may] Se la carta pescata si può giocare, puoi giocarla nello stesso turno.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Inverti girato all'inizio: comincia il mazziere, e si gioca verso sinistra.
       *[left] Inverti girato all'inizio: comincia il mazziere, e si gioca verso destra.
    }
guide-two = Con due giocatori Inverti agisce come Salto: lo stesso giocatore gioca ancora.
guide-challenge = La contestazione
guide-starts = La prima carta girata
# What the game asks those who play the special card.
guide-asked-kickin-battle = Ti viene chiesto chi vuoi sfidare. Poi ognuno dei due sceglie una carta, senza vedere quella dell'altro.
guide-asked-urrrhhh = Ti viene chiesto quale colore vuoi dare via e, per ogni giocatore, quale carta riceve.
guide-asked-best-friends = Ti viene chiesto un numero, poi ognuno sceglie se mettere giù una carta, e alla fine ti viene chiesto il colore.
guide-asked-jokers-wild = Ti viene chiesto chi vuoi tormentare, e poi il colore.
guide-asked-special-agent = Solo tu vedi le mani di tutti, e poi ti viene chiesto il colore.
guide-play = Per giocare contro i bot: { $command }
guide-clauses = Tutte le regole, clausola per clausola
guide-editions = Altre edizioni
guide-languages = In altre lingue

## The page of house rules

guide-house = Sono regole con cui giocano molte famiglie e che non sono su nessun foglio stampato. Nessuna vale se non la attivi, quando prepari il tavolo o con --rule sulla riga di comando.
guide-presets = Insiemi di regole della casa
guide-decks = Altri mazzi
