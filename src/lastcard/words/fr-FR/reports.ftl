### What the long commands report.

## Measuring

report-bench-title = Microsecondes de processeur par coup, { $players } joueurs, passages : { $passes }, manches dans chacun : { $rounds }
report-bench-turns = Nanosecondes de processeur par tour sur un cœur, { $players } joueurs, passages : { $passes }, manches dans chacun : { $rounds }
report-bench-served = Un serveur sur un cœur, la charge sur un autre, passages : { $passes }
report-bench-without = Sans { $peers }, qui n'est pas installé. Pour comparer avec : { $command }
report-bench-against = « Ici », c'est cet arbre tel qu'il est ; « là-bas », c'est { $commit }. Le rapport est « ici » divisé par « là-bas » : au-dessous de 1, c'est moins coûteux ici.
report-bench-goal-rlcard = Édition moyenne face à env.run de RLCard, par tour
report-bench-goal-openspiel = Édition moyenne face au crazy_eights d'OpenSpiel en C++, par tour
report-bench-goal-editions = Édition la plus lente face à la plus rapide, par tour
report-bench-goal-threads = Deux fils face à un seul, sur deux cœurs au repos, en temps réel
report-bench-goal-start = Processus neuf jusqu'à son premier résultat, déjà compilé
report-bench-goal-compile = Le même, compilé pour la première fois, avec un message
report-bench-goal-vector = Vector : actions avec masques, { $games } parties sur un cœur
report-bench-goal-memory = Mémoire pour { $memory_many } manches face à { $memory_few }
report-bench-goal-growth = Coût d'une manche parmi { $many } face à une parmi { $few }
report-bench-goal-moves = Coups durables à { $tables } tables de quatre clients
report-bench-goal-cpu = Temps de processeur du serveur pour un de ces coups
report-bench-goal-elapsed = Un coup durable à { $tables } tables de quatre clients, temps écoulé
report-bench-goal-paced-cpu = Temps de processeur du serveur pour un coup à { $pace } coups par seconde
report-bench-goal-frames = Messages reçus et envoyés à ces tables
report-bench-goal-echo = Messages reçus et envoyés d'un simple écho
report-bench-goal-direct-echo = Messages reçus et envoyés d'un écho sur notre propre socket
report-bench-goal-share = Les messages des tables, en part de ceux de l'écho
report-bench-goal-p50 = D'un coup aux quatre places à { $pace } coups par seconde, médiane
report-bench-goal-p99 = D'un coup aux quatre places à { $pace } coups par seconde, p99
report-bench-goal-connection = Mémoire pour une connexion de plus
report-bench-goal-restart = Après un redémarrage, jusqu'à ce que les { $restarted } tables continuent
report-bench-goal-growth-move = Un coup avec { $most } entrées au plus face à un coup avec { $least }
report-bench-goal-growth-memory = Mémoire d'une table avec { $most } entrées au plus face à { $least }
report-bench-goal-growth-reconnect = Une reconnexion avec { $most } entrées au plus face à une avec { $least }
report-bench-goal-log = Écritures de { $tables } tables : un journal dans PostgreSQL par rapport à SQLite
report-bench-goal-file-appends = Écritures dans SQLite
report-bench-goal-database-appends = Écritures dans PostgreSQL
report-bench-goal-database = Coups par seconde de processeur du serveur : PostgreSQL par rapport à SQLite
report-bench-goal-owner = Temps de processeur d'un serveur de tables pour un coup, connexions à part, par rapport à un serveur seul
report-bench-goal-file-cpu = Temps de processeur pour un coup, un serveur seul sur SQLite
report-bench-goal-database-cpu = Temps de processeur pour un coup, un serveur seul sur PostgreSQL
report-bench-goal-owner-cpu = Temps de processeur pour un coup, serveur de tables
report-bench-goal-gateway-cpu = Temps de processeur pour un coup, serveur de connexions
report-bench-goal-hop-p50 = Ce que le bus ajoute, aller et retour, à { $pace } coups par seconde, médiane
report-bench-goal-hop-p99 = Ce que le bus ajoute, aller et retour, à { $pace } coups par seconde, p99
report-bench-goal-noticed = Serveur de { $live } tables tué : jusqu'à ce que tous le sachent
report-bench-goal-killed-median = Serveur de { $live } tables tué : jusqu'à ce qu'une table continue, médiane
report-bench-goal-killed-worst = Serveur de { $live } tables tué : jusqu'à ce que la dernière continue
report-bench-goal-stalled = Serveur de { $live } tables figé : jusqu'à ce que la dernière continue, au-delà de son bail
report-bench-goal-bus-back = Retour du bus : jusqu'à ce que la dernière des { $live } tables continue
report-bench-goal-database-back = La base accepte de nouveau des connexions : jusqu'à ce que la dernière des { $live } tables continue
report-growth = Temps de processeur et mémoire d'une table, quand il y a davantage de quelque chose
report-growth-entries = entrées d'une partie
report-growth-rounds = manches d'une partie
report-growth-tables = tables
report-growth-players = joueurs
report-growth-hand = cartes en main
report-growth-move = un coup
report-growth-memory = mémoire d'une table
report-growth-snapshot = son instantané
report-growth-info = ses infos
report-growth-reconnect = une reconnexion

## Proving

report-prove-progress = Coups : { $moves }, manches : { $rounds }, positions recomposées : { $positions }, { $complete } jusqu'au bout, { $seconds } s
report-crash = Arrêts forcés : { $kills }, commandes confirmées : { $acked }, aucune perdue
report-crash-disk = États d'un disque en panne ou privé de courant : { $states }, commandes confirmées : { $acked }, aucune perdue ; bugs semés : { $bugs }, tous repérés
report-crash-cluster = Pannes : { $outages }, commandes confirmées : { $acked }, aucune perdue
report-faults = Histoires simulées : { $seeds }, pannes : { $faults }, commandes confirmées : { $acked }, aucune perdue ; bugs semés : { $bugs }, tous repérés
report-secrecy = Manches : { $rounds }, coups avec quelque chose de caché changé : { $moves }, messages comparés : { $frames }, aucun octet différent
report-secrecy-time = Le temps de calcul d'une table ne révèle rien de caché : { $noise } µs de bruit, et { $detectable } µs de plus auraient été vues 95 fois sur 100
report-leaks = Fuites introduites : { $leaks }, toutes trouvées
report-hostile = Attaques : { $attacks }, coups honnêtes pendant ce temps : { $honest }, aucun refusé ni perdu ; sous toutes les attaques à la fois, la moitié a reçu sa réponse en { $half } ms et 99 sur 100 en { $most } ms ; sans attaque, en { $quiethalf } ms et { $quietmost } ms
report-hostile-files = Fichiers hostiles lus : { $read }, refusés par une phrase : { $refused }, le plus lent en { $seconds } s de processeur
report-twins = Coups : { $moves }, manches : { $rounds }, parties : { $matches }, tout est identique, { $seconds } s
report-parity = Décisions : { $decisions }, manches : { $rounds }, parties : { $matches }, tout est identique, { $seconds } s

## Simulating

report-compiling = Compilation du simulateur. Cela n'arrive qu'une fois et prend quelques secondes.
report-range = { $low } – { $high }
report-margin = { $value } ± { $margin }
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } joueurs, règles de la feuille en { $sheet }
report-simulate-rules = avec { $rules }
report-simulate-policy = Façon de jouer : { $policy }
report-simulate-sheet = comme le dit la feuille
report-simulate-mean = Moyenne
report-simulate-range = 9 manches sur 10
report-simulate-rounds = Manches
report-simulate-turns = Tours par manche
report-simulate-points = Points par manche
report-simulate-blocked = Manches bloquées
report-simulate-matches = Parties
report-simulate-length = Manches par partie
report-simulate-won = Parties gagnées
report-simulate-seat = Place
report-simulate-share = Manches gagnées
report-simulate-place = Rang à partir du donneur
report-simulate-first = { $place }, qui joue en premier
report-simulate-dealer = le donneur
report-simulate-last = Dernière carte
report-simulate-deck = Dans le jeu
report-simulate-draw_two = +2
report-simulate-reverse = Inversion
report-simulate-skip = Passer
report-simulate-differs = * hors de l'intervalle à 95 %, ce que le hasard seul fait dans une ligne sur vingt
report-simulate-stopped = Arrêt avant la fin : voici ce qui est fait jusqu'ici.
report-simulate-slow = Sans version compilée : { $policies }. Toutes les places jouent avec les règles lisibles, quelques centaines de manches par seconde.
report-simulate-unshown = { $switch } ne change rien ici. Donnes exactement pareilles sans cette option : { $deals }, soit toutes. Personne à cette table n'en arrive à ce qu'elle décide.
report-simulate-shown = Ce qui le montrerait : { $ways }.
report-simulate-plot-turns = Durée d'une manche
report-simulate-plot-points = Valeur d'une manche
report-simulate-plot-place = Qui gagne la manche
report-simulate-plot-last = Avec quelle carte on gagne
report-simulate-plot-rounds = Part des manches
report-simulate-plot-even = Chances égales

## Balance

report-balance-played = Manches de chaque réglage : { $rounds }, parties : { $games }
# Heading of a column: how long rounds and games take.
report-balance-length = Durée
# Label of a row.
report-balance-game-turns = Tours par partie
# Heading of a column: half take longer, half do not.
report-balance-middle = Médiane
# Heading of a column: how long 9 of 10 take.
report-balance-most = 9 sur 10
# Heading of a column: who plays there.
report-balance-seats = À la table
# Heading of a column: how much it is worth to play well.
report-balance-skill = Habileté
# Heading of a column: situations in a game.
report-balance-course = En tête et à la traîne
# Heading of a column: a share.
report-balance-often = Fréquence
report-balance-runaway = Qui mène à mi-partie gagne la partie
report-balance-comeback = Qui est dernier à mi-partie gagne la partie
report-balance-closing = Qui est le plus près de finir gagne la manche
# Heading of a column.
report-balance-card = Carte
# Heading of a column: what a card is worth.
report-balance-worth = Valeur en main
# Heading of a column: a rule that is set otherwise.
report-balance-change = Règle changée
# Heading of a column: what the first player wins.
report-balance-first = Premier joueur
report-balance-about-skill = Habileté : de combien { $better } parmi des { $simple } dépasse des chances égales dans une manche. { $luck }, c'est la chance pure ; { $sure }, ce serait gagner toutes les manches.
report-balance-about-half = Mi-partie : la fin de la première manche qui amène quelqu'un à la moitié des points qui terminent la partie. Le plus près de finir : la seule personne qui a le moins de cartes quand quelqu'un, pour la première fois, n'en a plus que deux ou moins.
report-balance-about-worth = Valeur en main : ce qu'une telle carte parmi celles distribuées, au lieu d'une carte moyenne, ajoute aux chances de gagner la manche.
report-balance-plot-worth = Ce que vaut une carte de la première main
report-balance-plot-turns = Tours par manche avec d'autres règles
report-balance-plot-skill = Habileté avec d'autres règles
report-balance-alike = { $sign } toutes les manches se sont passées exactement comme sans ce changement : ces robots ne peuvent pas montrer ce qu'il fait
report-trained = Les réseaux sont dans { $file }.
