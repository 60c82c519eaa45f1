### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Prima di ogni distribuzione il server pubblica un impegno sul suo seed. Il browser di ogni giocatore aggiunge un valore casuale (sale), e l'ordine delle carte deriva da entrambi. Finito il round, il seed viene svelato e tutti possono controllarlo con “lastcard verify”, dalla registrazione.
fairness-limits = Che cosa questo non dimostra: che il server non abbia guardato le proprie carte. E un seed di 256 bit non può dare tutti gli ordini di un mazzo intero.
fairness-commitment = Impegno
fairness-seed = Seed
fairness-nonce = Nonce
fairness-salts = Sali
fairness-own = Il tuo sale
fairness-left_out = Il server aveva accettato il tuo sale per il round { $round } e l'ha lasciato fuori dalla mescolata. Potrebbe aver scelto l'ordine delle carte!
fairness-swapped = Il server ha cambiato ciò che aveva pubblicato sulla mescolata del round { $round }. Potrebbe aver scelto l'ordine delle carte!
fairness-not_taken = Il server non ha preso il tuo sale per il round { $round }: è arrivato tardi, o un altro tuo dispositivo è stato più veloce. Per te questa distribuzione non è dimostrata.
fairness-broken = Il server non ha svelato il seed del suo impegno per il round { $round }. Potrebbe aver scelto l'ordine delle carte!
fairness-stacked = Ciò che ti è stato distribuito nel round { $round } non deriva dal seed e dai sali. Il server potrebbe aver scelto le carte!
fairness-foreign = Tra i sali del round { $round } ce n'è uno che nessuno al tavolo può aver aggiunto. Il server potrebbe aver scelto l'ordine delle carte!
fairness-later = svelato a fine round
fairness-check = Controllato qui
fairness-kept = Il seed è quello dell'impegno.
fairness-dealt = La distribuzione ne deriva.
fairness-save = Salva gli impegni
