### What the long commands report.

## Measuring

report-bench-title = Microsegundos de CPU por jugada, { $players } jugadores, pasadas: { $passes }, rondas en cada una: { $rounds }
report-bench-turns = Nanosegundos de CPU por turno en un núcleo, { $players } jugadores, pasadas: { $passes }, rondas en cada una: { $rounds }
report-bench-served = Un servidor en un núcleo, la carga en otro, pasadas: { $passes }
report-bench-without = Sin { $peers }, que no está instalado. Para comparar con él: { $command }
report-bench-against = Aquí es este árbol tal como está, allí es { $commit }. La razón es aquí dividido entre allí: por debajo de 1, aquí cuesta menos.
report-bench-goal-rlcard = Edición media frente a env.run de RLCard, por turno
report-bench-goal-openspiel = Edición media frente a crazy_eights de OpenSpiel en C++, por turno
report-bench-goal-editions = Edición más lenta frente a la más rápida, por turno
report-bench-goal-threads = Dos hilos frente a uno, en dos núcleos sin otra carga, en tiempo real
report-bench-goal-start = Proceso nuevo hasta su primer resultado, ya compilado
report-bench-goal-compile = Lo mismo, compilado por primera vez, con un aviso
report-bench-goal-vector = Vector: acciones con máscaras, { $games } partidas en un núcleo
report-bench-goal-memory = Memoria para { $memory_many } rondas frente a { $memory_few }
report-bench-goal-growth = Coste de una ronda entre { $many } frente a una entre { $few }
report-bench-goal-moves = Movimientos duraderos en { $tables } mesas de cuatro clientes
report-bench-goal-cpu = Tiempo de procesador del servidor por uno de estos movimientos
report-bench-goal-elapsed = Un movimiento duradero en { $tables } mesas de cuatro clientes, tiempo transcurrido
report-bench-goal-paced-cpu = Tiempo de procesador del servidor por movimiento con { $pace } movimientos por segundo
report-bench-goal-frames = Mensajes de ida y vuelta en estas mesas
report-bench-goal-echo = Mensajes de ida y vuelta de un simple eco
report-bench-goal-direct-echo = Mensajes de ida y vuelta de un eco en nuestro propio socket
report-bench-goal-share = Los mensajes de las mesas, en proporción a los del eco
report-bench-goal-p50 = De un movimiento a los cuatro sitios con { $pace } movimientos por segundo, mediana
report-bench-goal-p99 = De un movimiento a los cuatro sitios con { $pace } movimientos por segundo, p99
report-bench-goal-connection = Memoria para una conexión más
report-bench-goal-restart = Tras un reinicio, hasta que las { $restarted } mesas han seguido
report-bench-goal-growth-move = Una jugada con hasta { $most } entradas frente a una con { $least }
report-bench-goal-growth-memory = Memoria de una mesa con hasta { $most } entradas frente a { $least }
report-bench-goal-growth-reconnect = Una reconexión con hasta { $most } entradas frente a una con { $least }
report-bench-goal-log = Entradas de { $tables } mesas: un registro en PostgreSQL frente a uno en SQLite
report-bench-goal-file-appends = Entradas en SQLite
report-bench-goal-database-appends = Entradas en PostgreSQL
report-bench-goal-database = Movimientos por segundo de procesador del servidor: PostgreSQL frente a SQLite
report-bench-goal-owner = Tiempo de procesador de un servidor de mesas por movimiento, con las conexiones en otro, frente a un solo servidor
report-bench-goal-file-cpu = Tiempo de procesador por movimiento, un solo servidor con SQLite
report-bench-goal-database-cpu = Tiempo de procesador por movimiento, un solo servidor con PostgreSQL
report-bench-goal-owner-cpu = Tiempo de procesador por movimiento, servidor de mesas
report-bench-goal-gateway-cpu = Tiempo de procesador por movimiento, servidor de conexiones
report-bench-goal-hop-p50 = Lo que añade el bus, ida y vuelta, con { $pace } movimientos por segundo, mediana
report-bench-goal-hop-p99 = Lo que añade el bus, ida y vuelta, con { $pace } movimientos por segundo, p99
report-bench-goal-noticed = Cae el servidor de { $live } mesas: hasta que todos lo saben
report-bench-goal-killed-median = Cae el servidor de { $live } mesas: hasta que una mesa sigue, mediana
report-bench-goal-killed-worst = Cae el servidor de { $live } mesas: hasta que sigue la última
report-bench-goal-stalled = Se detiene el servidor de { $live } mesas: hasta que sigue la última, más allá de su plazo
report-bench-goal-bus-back = Vuelve el bus: hasta que sigue la última de { $live } mesas
report-bench-goal-database-back = La base de datos vuelve a aceptar conexiones: hasta que sigue la última de { $live } mesas
report-growth = Tiempo de CPU y memoria de una mesa, cuando hay más de algo
report-growth-entries = entradas de una partida
report-growth-rounds = rondas de una partida
report-growth-tables = mesas
report-growth-players = jugadores
report-growth-hand = cartas en una mano
report-growth-move = una jugada
report-growth-memory = memoria de una mesa
report-growth-snapshot = su instantánea
report-growth-info = su info
report-growth-reconnect = una reconexión

## Proving

report-prove-progress = Jugadas: { $moves }, rondas: { $rounds }, posiciones recompuestas: { $positions }, { $complete } hasta el final, { $seconds } s
report-crash = Caídas forzadas: { $kills }, órdenes confirmadas: { $acked }, ninguna perdida
report-crash-disk = Estados de un disco que falló o se quedó sin corriente: { $states }, órdenes confirmadas: { $acked }, ninguna perdida; errores plantados: { $bugs }, todos descubiertos
report-crash-cluster = Fallos: { $outages }, órdenes confirmadas: { $acked }, ninguna perdida
report-faults = Historias simuladas: { $seeds }, fallos: { $faults }, órdenes confirmadas: { $acked }, ninguna perdida; errores plantados: { $bugs }, todos descubiertos
report-secrecy = Rondas: { $rounds }, jugadas con algo oculto cambiado: { $moves }, mensajes comparados: { $frames }, ningún byte distinto

report-secrecy-time = El tiempo de cálculo de una mesa no revela nada oculto: { $noise } µs de ruido, y { $detectable } µs más se habrían notado 95 veces de 100
report-leaks = Filtraciones plantadas: { $leaks }, todas encontradas
report-hostile = Ataques: { $attacks }, jugadas honradas mientras tanto: { $honest }, ninguna rechazada ni perdida; con todos los ataques a la vez, la mitad tuvo respuesta en { $half } ms y 99 de cada 100 en { $most } ms; sin ataques, en { $quiethalf } ms y { $quietmost } ms
report-hostile-files = Archivos hostiles leídos: { $read }, rechazados con una frase: { $refused }, el más lento en { $seconds } s de procesador
report-twins = Jugadas: { $moves }, rondas: { $rounds }, partidas: { $matches }, todo igual, { $seconds } s
report-parity = Decisiones: { $decisions }, rondas: { $rounds }, partidas: { $matches }, todo igual, { $seconds } s

## Simulating

report-compiling = Compilando el simulador. Ocurre una sola vez y tarda unos segundos.
report-range = { $low } – { $high }
report-margin = { $value } ± { $margin }
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } jugadores, reglas de la hoja en { $sheet }
report-simulate-rules = con { $rules }
report-simulate-policy = Estrategia: { $policy }
report-simulate-sheet = como dice la hoja
report-simulate-mean = Media
report-simulate-range = 9 de cada 10 rondas
report-simulate-rounds = Rondas
report-simulate-turns = Turnos por ronda
report-simulate-points = Puntos por ronda
report-simulate-blocked = Rondas bloqueadas
report-simulate-matches = Partidas
report-simulate-length = Rondas por partida
report-simulate-won = Partidas ganadas
report-simulate-seat = Sitio
report-simulate-share = Rondas ganadas
report-simulate-place = Posición desde el distribuidor
report-simulate-first = { $place }, quien juega primero
report-simulate-dealer = el distribuidor
report-simulate-last = Última carta
report-simulate-deck = En la baraja
report-simulate-draw_two = Roba dos
report-simulate-reverse = Cambio de sentido
report-simulate-skip = Pierde el turno
report-simulate-differs = * fuera del intervalo del 95 %, como pasa por puro azar en una de cada veinte filas
report-simulate-stopped = Detenido antes de tiempo: esto es lo hecho hasta ahora.
report-simulate-slow = Sin compilar: { $policies }. Todos los sitios juegan con las reglas legibles, a unos cientos de rondas por segundo.
report-simulate-unshown = { $switch } no cambia nada aquí. Repartos exactamente iguales sin la opción: { $deals }, es decir, todos. Nadie en esta mesa llega nunca a lo que decide.
report-simulate-shown = Lo que sí cambiaría algo: { $ways }.
report-simulate-plot-turns = Cuánto dura una ronda
report-simulate-plot-points = Cuánto vale una ronda
report-simulate-plot-place = Quién gana la ronda
report-simulate-plot-last = Con qué carta se gana
report-simulate-plot-rounds = Parte de las rondas
report-simulate-plot-even = Las mismas posibilidades

## Balance

report-balance-played = Rondas de cada ajuste: { $rounds }, partidas: { $games }
# Heading of a column: how long rounds and games take.
report-balance-length = Duración
# Label of a row.
report-balance-game-turns = Turnos por partida
# Heading of a column: half take longer, half do not.
report-balance-middle = Mediana
# Heading of a column: how long 9 of 10 take.
report-balance-most = 9 de cada 10
# Heading of a column: who plays there.
report-balance-seats = En la mesa
# Heading of a column: how much it is worth to play well.
report-balance-skill = Habilidad
# Heading of a column: situations in a game.
report-balance-course = Por delante y por detrás
# Heading of a column: a share.
report-balance-often = Con qué frecuencia
report-balance-runaway = Quien va en cabeza a mitad de la partida la gana
report-balance-comeback = Quien va último a mitad de la partida la gana
report-balance-closing = Quien está más cerca de terminar gana la ronda
# Heading of a column.
report-balance-card = Carta
# Heading of a column: what a card is worth.
report-balance-worth = Valor en la mano
# Heading of a column: a rule that is set otherwise.
report-balance-change = Regla cambiada
# Heading of a column: what the first player wins.
report-balance-first = Primer jugador
report-balance-about-skill = Habilidad: cuánto supera { $better } entre { $simple } las mismas posibilidades en una ronda. { $luck } es pura suerte; { $sure } sería ganar todas las rondas.
report-balance-about-half = Mitad de la partida: el final de la primera ronda con la que alguien llega a la mitad de los puntos que acaban la partida. Más cerca de terminar: la única persona con menos cartas cuando alguien tiene por primera vez dos o menos.
report-balance-about-worth = Valor en la mano: lo que una carta así entre las repartidas, en lugar de una carta media, añade a la probabilidad de ganar la ronda.
report-balance-plot-worth = Cuánto vale una carta en la primera mano
report-balance-plot-turns = Turnos por ronda con otras reglas
report-balance-plot-skill = Habilidad con otras reglas
report-balance-alike = { $sign } todas las rondas fueron exactamente iguales que sin el cambio: estos bots no pueden mostrar qué hace
report-trained = Las redes están en { $file }.
