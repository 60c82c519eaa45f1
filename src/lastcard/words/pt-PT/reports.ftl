### What the long commands report.

## Measuring

report-bench-title = Microssegundos de CPU gastos numa jogada, { $players } jogadores, passagens: { $passes }, rondas em cada uma: { $rounds }
report-bench-turns = Nanossegundos de CPU por turno num núcleo, { $players } jogadores, passagens: { $passes }, rondas em cada uma: { $rounds }
report-bench-served = Um servidor num núcleo, a carga noutro, passagens: { $passes }
report-bench-without = Sem { $peers }, que não está instalado. Para comparar: { $command }
report-bench-against = Aqui é esta árvore como está, lá é { $commit }. A razão é aqui dividido por lá: abaixo de 1, custa menos aqui.
report-bench-goal-rlcard = Edição média frente ao env.run do RLCard, por turno
report-bench-goal-openspiel = Edição média frente ao crazy_eights do OpenSpiel em C++, por turno
report-bench-goal-editions = Edição mais lenta frente à mais rápida, por turno
report-bench-goal-threads = Duas threads frente a uma, em dois núcleos livres, em tempo real
report-bench-goal-start = Processo novo até ao primeiro resultado, já compilado
report-bench-goal-compile = O mesmo, compilado pela primeira vez, com um aviso
report-bench-goal-vector = Vector: ações com máscaras, { $games } jogos num núcleo
report-bench-goal-memory = Memória para { $memory_many } rondas frente a { $memory_few }
report-bench-goal-growth = Custo de uma ronda entre { $many } frente a uma entre { $few }
report-bench-goal-moves = Jogadas duradouras em { $tables } mesas de quatro clientes
report-bench-goal-cpu = Tempo de processador do servidor para uma dessas jogadas
report-bench-goal-elapsed = Uma jogada em { $tables } mesas de quatro clientes, tempo decorrido
report-bench-goal-paced-cpu = Tempo de processador do servidor para uma jogada com { $pace } jogadas por segundo
report-bench-goal-frames = Mensagens de ida e volta nessas mesas
report-bench-goal-echo = Mensagens de ida e volta de um simples eco
report-bench-goal-direct-echo = Mensagens de ida e volta de um eco no nosso próprio socket
report-bench-goal-share = As mensagens das mesas em proporção às do eco
report-bench-goal-p50 = De uma jogada aos quatro lugares com { $pace } jogadas por segundo, mediana
report-bench-goal-p99 = De uma jogada aos quatro lugares com { $pace } jogadas por segundo, p99
report-bench-goal-connection = Memória para mais uma ligação
report-bench-goal-restart = Após um reinício, até todas as { $restarted } mesas continuarem
report-bench-goal-growth-move = Uma jogada com até { $most } registos frente a uma com { $least }
report-bench-goal-growth-memory = Memória de uma mesa com até { $most } registos frente a { $least }
report-bench-goal-growth-reconnect = Uma nova ligação com até { $most } registos frente a uma com { $least }
report-bench-goal-log = Gravações de { $tables } mesas: um registo no PostgreSQL face a um no SQLite
report-bench-goal-file-appends = Gravações no SQLite
report-bench-goal-database-appends = Gravações no PostgreSQL
report-bench-goal-database = Jogadas por segundo de processador do servidor: PostgreSQL face a SQLite
report-bench-goal-owner = Tempo de processador de um servidor de mesas por jogada, com as ligações noutro, face a um só servidor
report-bench-goal-file-cpu = Tempo de processador por jogada, um só servidor com SQLite
report-bench-goal-database-cpu = Tempo de processador por jogada, um só servidor com PostgreSQL
report-bench-goal-owner-cpu = Tempo de processador por jogada, servidor de mesas
report-bench-goal-gateway-cpu = Tempo de processador por jogada, servidor de ligações
report-bench-goal-hop-p50 = O que o barramento acrescenta, ida e volta, a { $pace } jogadas por segundo, mediana
report-bench-goal-hop-p99 = O que o barramento acrescenta, ida e volta, a { $pace } jogadas por segundo, p99
report-bench-goal-noticed = Cai o servidor de { $live } mesas: até todos o saberem
report-bench-goal-killed-median = Cai o servidor de { $live } mesas: até uma mesa continuar, mediana
report-bench-goal-killed-worst = Cai o servidor de { $live } mesas: até a última continuar
report-bench-goal-stalled = O servidor de { $live } mesas fica parado: até a última continuar, para além do prazo dele
report-bench-goal-bus-back = Volta o barramento: até a última de { $live } mesas continuar
report-bench-goal-database-back = A base de dados volta a aceitar ligações: até a última de { $live } mesas continuar
report-growth = Tempo de CPU e memória de uma mesa, quando há mais de alguma coisa
report-growth-entries = registos de um jogo
report-growth-rounds = rondas de um jogo
report-growth-tables = mesas
report-growth-players = jogadores
report-growth-hand = cartas na mão
report-growth-move = uma jogada
report-growth-memory = memória de uma mesa
report-growth-snapshot = o seu instantâneo
report-growth-info = as suas informações
report-growth-reconnect = uma nova ligação

## Proving

report-prove-progress = Jogadas: { $moves }, rondas: { $rounds }, posições recompostas: { $positions }, { $complete } até ao fim, { $seconds } s
report-crash = Quedas forçadas: { $kills }, comandos confirmados: { $acked }, nenhum perdido
report-crash-disk = Estados de um disco que avariou ou ficou sem energia: { $states }, comandos confirmados: { $acked }, nenhum perdido; erros plantados: { $bugs }, todos descobertos
report-crash-cluster = Falhas: { $outages }, comandos confirmados: { $acked }, nenhum perdido
report-faults = Histórias simuladas: { $seeds }, falhas: { $faults }, comandos confirmados: { $acked }, nenhum perdido; erros plantados: { $bugs }, todos descobertos
report-secrecy = Rondas: { $rounds }, jogadas com algo oculto mudado: { $moves }, mensagens comparadas: { $frames }, nenhum byte diferente

report-secrecy-time = O tempo de cálculo de uma mesa não revela nada oculto: { $noise } µs de ruído, e { $detectable } µs a mais teriam sido notados 95 vezes em 100
report-leaks = Fugas plantadas: { $leaks }, todas encontradas
report-hostile = Ataques: { $attacks }, jogadas honestas entretanto: { $honest }, nenhuma recusada nem perdida; com todos os ataques ao mesmo tempo, metade teve resposta em { $half } ms e 99 em cada 100 em { $most } ms; sem ataques, em { $quiethalf } ms e { $quietmost } ms
report-hostile-files = Ficheiros hostis lidos: { $read }, recusados com uma frase: { $refused }, o mais lento em { $seconds } s de processador
report-twins = Jogadas: { $moves }, rondas: { $rounds }, jogos: { $matches }, tudo igual, { $seconds } s
report-parity = Decisões: { $decisions }, rondas: { $rounds }, jogos: { $matches }, tudo igual, { $seconds } s

## Simulating

report-compiling = A compilar o simulador. Isto acontece uma só vez e demora alguns segundos.
report-range = { $low } – { $high }
report-margin = { $value } ± { $margin }
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } jogadores, regras da folha em { $sheet }
report-simulate-rules = com { $rules }
report-simulate-policy = Estratégia: { $policy }
report-simulate-sheet = como diz a folha
report-simulate-mean = Média
report-simulate-range = 9 em cada 10 rondas
report-simulate-rounds = Rondas
report-simulate-turns = Turnos por ronda
report-simulate-points = Pontos por ronda
report-simulate-blocked = Rondas bloqueadas
report-simulate-matches = Jogos
report-simulate-length = Rondas por jogo
report-simulate-won = Jogos ganhos
report-simulate-seat = Lugar
report-simulate-share = Rondas ganhas
report-simulate-place = Posição a partir de quem distribui
report-simulate-first = { $place }, quem joga primeiro
report-simulate-dealer = quem distribui
report-simulate-last = Última carta
report-simulate-deck = No baralho
report-simulate-draw_two = Bisca Dois
report-simulate-reverse = Inverte o Jogo
report-simulate-skip = Passa a Vez
report-simulate-differs = * fora do intervalo de 95%, como acontece por puro acaso numa em cada vinte linhas
report-simulate-stopped = Interrompido antes do fim: isto é o que foi feito até agora.
report-simulate-slow = Sem versão compilada: { $policies }. Todos os lugares jogam pelas regras legíveis, algumas centenas de rondas por segundo.
report-simulate-unshown = { $switch } não muda nada aqui. Distribuições exatamente iguais sem a opção: { $deals }, ou seja, todas. Ninguém nesta mesa chega ao que ela decide.
report-simulate-shown = O que faria diferença: { $ways }.
report-simulate-plot-turns = Quanto dura uma ronda
report-simulate-plot-points = Quanto vale uma ronda
report-simulate-plot-place = Quem ganha a ronda
report-simulate-plot-last = Com que carta se ganha
report-simulate-plot-rounds = Parte das rondas
report-simulate-plot-even = Probabilidades iguais

## Balance

report-balance-played = Rondas de cada configuração: { $rounds }, jogos: { $games }
# Heading of a column: how long rounds and games take.
report-balance-length = Duração
# Label of a row.
report-balance-game-turns = Turnos por jogo
# Heading of a column: half take longer, half do not.
report-balance-middle = Mediana
# Heading of a column: how long 9 of 10 take.
report-balance-most = 9 em cada 10
# Heading of a column: who plays there.
report-balance-seats = Na mesa
# Heading of a column: how much it is worth to play well.
report-balance-skill = Habilidade
# Heading of a column: situations in a game.
report-balance-course = À frente e atrás
# Heading of a column: a share.
report-balance-often = Com que frequência
report-balance-runaway = Quem vai à frente a meio do jogo ganha-o
report-balance-comeback = Quem vai em último a meio do jogo ganha-o
report-balance-closing = Quem está mais perto de acabar ganha a ronda
# Heading of a column.
report-balance-card = Carta
# Heading of a column: what a card is worth.
report-balance-worth = Valor na mão
# Heading of a column: a rule that is set otherwise.
report-balance-change = Regra alterada
# Heading of a column: what the first player wins.
report-balance-first = Primeiro a jogar
report-balance-about-skill = Habilidade: quanto { $better } entre { $simple } fica acima de probabilidades iguais numa ronda. { $luck } é pura sorte; { $sure } seria ganhar todas as rondas.
report-balance-about-half = Meio do jogo: o fim da primeira ronda que leva alguém a metade dos pontos que terminam o jogo. Mais perto de acabar: a única pessoa com menos cartas quando alguém tem, pela primeira vez, duas ou menos.
report-balance-about-worth = Valor na mão: o que uma carta destas entre as distribuídas, em vez de uma carta média, acrescenta à probabilidade de ganhar a ronda.
report-balance-plot-worth = Quanto vale uma carta na primeira mão
report-balance-plot-turns = Turnos por ronda com outras regras
report-balance-plot-skill = Habilidade com outras regras
report-balance-alike = { $sign } todas as rondas foram exatamente como sem a alteração: estes bots não podem mostrar o que ela faz
report-trained = As redes estão em { $file }.
