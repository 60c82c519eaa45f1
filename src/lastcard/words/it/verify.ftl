### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Onesto: la registrazione è completa, e le mescolate del suo { $rounds } round derivano da ciò che era promesso prima della distribuzione.
        [many] Onesto: la registrazione è completa, e le mescolate dei suoi { $rounds } di round derivano da ciò che era promesso prima di ogni distribuzione.
       *[other] Onesto: la registrazione è completa, e le mescolate dei suoi { $rounds } round derivano da ciò che era promesso prima di ogni distribuzione.
    }
verify-compare = Se questi sono gli impegni pubblicati prima delle distribuzioni, può dirlo solo chi c'era: salva i tuoi al tavolo e indica il file con --commitments.
verify-round = { $count ->
        [one] Round { $round }: mischiato con il seed dell'impegno e il sale del posto { $seats }.
        [many] Round { $round }: mischiato con il seed dell'impegno e i sali dei posti { $seats }.
       *[other] Round { $round }: mischiato con il seed dell'impegno e i sali dei posti { $seats }.
    }
verify-round-seen = { $count ->
        [one] Round { $round }: mischiato con il seed dell'impegno e il sale del posto { $seats }. Avevi annotato questo impegno prima della distribuzione.
        [many] Round { $round }: mischiato con il seed dell'impegno e i sali dei posti { $seats }. Avevi annotato questo impegno prima della distribuzione.
       *[other] Round { $round }: mischiato con il seed dell'impegno e i sali dei posti { $seats }. Avevi annotato questo impegno prima della distribuzione.
    }
verify-unfair = Non dimostrato:
verify-record = La riga { $at } della registrazione è sbagliata: la partita non si può rigiocare.
verify-not_served = La registrazione non annuncia impegni: non è di un tavolo su un server.
verify-arranged = Round { $at }: le sue carte sono state disposte, e non distribuite da una mescolata.
verify-broken = Round { $at }: il seed non è quello dell'impegno.
verify-unsalted = Round { $at }: non c'è il sale di nessuno, quindi l'ordine delle carte l'ha deciso il server da solo.
verify-dealer = L'estrazione del mazziere non segue dal seed e dai sali del primo round.
verify-same_seed = Due round hanno lo stesso seed.
verify-altered = Round { $at }: una riga è stata cambiata, o manca.
verify-unsealed = Round { $at }: la registrazione non dice se manca una riga. I server di una volta scrivevano così.
verify-unfinished = La registrazione non è completa: si ferma nel round { $at } o dopo, e la partita non è finita.
verify-unseen = Round { $at }: l'impegno non era stato annotato prima della distribuzione.
verify-swapped = Round { $at }: la registrazione ha un altro impegno, o altri sali, da quelli pubblicati al tavolo.
verify-left_out = Round { $at }: il server aveva accettato il tuo sale e l'ha lasciato fuori dalla mescolata.
verify-not_taken = Round { $at }: il tuo sale non è nella mescolata, e il server non l'aveva accettato. Per te questa distribuzione non è dimostrata.
verify-dealt = Round { $at }: ciò che ti è stato detto della distribuzione non è ciò che dice la registrazione.
verify-bad_file = Il file “{ $file }” non contiene impegni.
