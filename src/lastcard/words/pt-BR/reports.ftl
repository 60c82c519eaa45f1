### What the long commands report.

## Measuring

report-bench-title = Microssegundos de CPU por jogada, { $players } jogadores, passagens: { $passes }, rodadas em cada uma: { $rounds }
report-bench-turns = Nanossegundos de CPU por turno em um núcleo, { $players } jogadores, passagens: { $passes }, rodadas em cada uma: { $rounds }
report-bench-served = Um servidor em um núcleo, a carga em outro, passagens: { $passes }
report-bench-without = Sem { $peers }, que não está instalado. Para comparar: { $command }
report-bench-against = Aqui é esta árvore como está, lá é { $commit }. A razão é aqui dividido por lá: abaixo de 1, custa menos aqui.
report-bench-goal-rlcard = Edição média frente ao env.run do RLCard, por turno
report-bench-goal-openspiel = Edição média frente ao crazy_eights do OpenSpiel em C++, por turno
report-bench-goal-editions = Edição mais lenta frente à mais rápida, por turno
report-bench-goal-threads = Duas threads frente a uma, em dois núcleos livres, em tempo real
report-bench-goal-start = Processo novo até o primeiro resultado, já compilado
report-bench-goal-compile = O mesmo, compilado pela primeira vez, com um aviso
report-bench-goal-vector = Vector: ações com máscaras, { $games } jogos em um núcleo
report-bench-goal-memory = Memória para { $memory_many } rodadas frente a { $memory_few }
report-bench-goal-growth = Custo de uma rodada entre { $many } frente a uma entre { $few }
report-bench-goal-moves = Jogadas duráveis em { $tables } mesas de quatro clientes
report-bench-goal-cpu = Tempo de processador do servidor para uma dessas jogadas
report-bench-goal-elapsed = Uma jogada em { $tables } mesas de quatro clientes, tempo decorrido
report-bench-goal-paced-cpu = Tempo de processador do servidor para uma jogada com { $pace } jogadas por segundo
report-bench-goal-frames = Mensagens de ida e volta nessas mesas
report-bench-goal-echo = Mensagens de ida e volta de um simples eco
report-bench-goal-direct-echo = Mensagens de ida e volta de um eco no nosso próprio socket
report-bench-goal-share = As mensagens das mesas em proporção às do eco
report-bench-goal-p50 = De uma jogada aos quatro lugares com { $pace } jogadas por segundo, mediana
report-bench-goal-p99 = De uma jogada aos quatro lugares com { $pace } jogadas por segundo, p99
report-bench-goal-connection = Memória para mais uma conexão
report-bench-goal-restart = Após um reinício, até que todas as { $restarted } mesas continuem
report-bench-goal-growth-move = Uma jogada com até { $most } registros frente a uma com { $least }
report-bench-goal-growth-memory = Memória de uma mesa com até { $most } registros frente a { $least }
report-bench-goal-growth-reconnect = Uma reconexão com até { $most } registros frente a uma com { $least }
report-bench-goal-log = Gravações de { $tables } mesas: um registro no PostgreSQL em relação a um no SQLite
report-bench-goal-file-appends = Gravações no SQLite
report-bench-goal-database-appends = Gravações no PostgreSQL
report-bench-goal-database = Jogadas por segundo de processador do servidor: PostgreSQL em relação a SQLite
report-bench-goal-owner = Tempo de processador de um servidor de mesas por jogada, com as conexões em outro, em relação a um servidor só
report-bench-goal-file-cpu = Tempo de processador por jogada, um servidor só com SQLite
report-bench-goal-database-cpu = Tempo de processador por jogada, um servidor só com PostgreSQL
report-bench-goal-owner-cpu = Tempo de processador por jogada, servidor de mesas
report-bench-goal-gateway-cpu = Tempo de processador por jogada, servidor de conexões
report-bench-goal-hop-p50 = O que o barramento acrescenta, ida e volta, com { $pace } jogadas por segundo, mediana
report-bench-goal-hop-p99 = O que o barramento acrescenta, ida e volta, com { $pace } jogadas por segundo, p99
report-bench-goal-noticed = Cai o servidor de { $live } mesas: até que todos saibam
report-bench-goal-killed-median = Cai o servidor de { $live } mesas: até uma mesa continuar, mediana
report-bench-goal-killed-worst = Cai o servidor de { $live } mesas: até a última continuar
report-bench-goal-stalled = O servidor de { $live } mesas trava: até a última continuar, além do prazo dele
report-bench-goal-bus-back = Volta o barramento: até a última de { $live } mesas continuar
report-bench-goal-database-back = O banco de dados volta a aceitar conexões: até a última de { $live } mesas continuar
report-growth = Tempo de CPU e memória de uma mesa, quando há mais de alguma coisa
report-growth-entries = registros de um jogo
report-growth-rounds = rodadas de um jogo
report-growth-tables = mesas
report-growth-players = jogadores
report-growth-hand = cartas na mão
report-growth-move = uma jogada
report-growth-memory = memória de uma mesa
report-growth-snapshot = seu instantâneo
report-growth-info = suas informações
report-growth-reconnect = uma reconexão

## Proving

report-prove-progress = Jogadas: { $moves }, rodadas: { $rounds }, posições recompostas: { $positions }, { $complete } até o fim, { $seconds } s
report-crash = Quedas forçadas: { $kills }, comandos confirmados: { $acked }, nenhum perdido
report-crash-disk = Estados de um disco que falhou ou ficou sem energia: { $states }, comandos confirmados: { $acked }, nenhum perdido; erros plantados: { $bugs }, todos descobertos
report-crash-cluster = Falhas: { $outages }, comandos confirmados: { $acked }, nenhum perdido
report-faults = Histórias simuladas: { $seeds }, falhas: { $faults }, comandos confirmados: { $acked }, nenhum perdido; erros plantados: { $bugs }, todos descobertos
report-secrecy = Rodadas: { $rounds }, jogadas com algo oculto mudado: { $moves }, mensagens comparadas: { $frames }, nenhum byte diferente
report-secrecy-time = O tempo de cálculo de uma mesa não revela nada oculto: { $noise } µs de ruído, e { $detectable } µs a mais teriam sido notados 95 vezes em 100
report-leaks = Vazamentos plantados: { $leaks }, todos encontrados
report-hostile = Ataques: { $attacks }, jogadas honestas enquanto isso: { $honest }, nenhuma recusada nem perdida; com todos os ataques ao mesmo tempo, metade teve resposta em { $half } ms e 99 de cada 100 em { $most } ms; sem ataques, em { $quiethalf } ms e { $quietmost } ms
report-hostile-files = Arquivos hostis lidos: { $read }, recusados com uma frase: { $refused }, o mais lento em { $seconds } s de processador
report-twins = Jogadas: { $moves }, rodadas: { $rounds }, jogos: { $matches }, tudo igual, { $seconds } s
report-parity = Decisões: { $decisions }, rodadas: { $rounds }, jogos: { $matches }, tudo igual, { $seconds } s

## Simulating

report-compiling = Compilando o simulador. Isso acontece uma só vez e leva alguns segundos.
report-range = { $low } – { $high }
report-margin = { $value } ± { $margin }
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } jogadores, regras da folha em { $sheet }
report-simulate-rules = com { $rules }
report-simulate-policy = Estratégia: { $policy }
report-simulate-sheet = como diz a folha
report-simulate-mean = Média
report-simulate-range = 9 em cada 10 rodadas
report-simulate-rounds = Rodadas
report-simulate-turns = Turnos por rodada
report-simulate-points = Pontos por rodada
report-simulate-blocked = Rodadas bloqueadas
report-simulate-matches = Jogos
report-simulate-length = Rodadas por jogo
report-simulate-won = Jogos vencidos
report-simulate-seat = Lugar
report-simulate-share = Rodadas vencidas
report-simulate-place = Posição a partir de quem distribui
report-simulate-first = { $place }, quem joga primeiro
report-simulate-dealer = quem distribui
report-simulate-last = Última carta
report-simulate-deck = No baralho
report-simulate-draw_two = Comprar Duas
report-simulate-reverse = Inverter
report-simulate-skip = Passar a Vez
report-simulate-differs = * fora do intervalo de 95%, como acontece por puro acaso em uma de cada vinte linhas
report-simulate-stopped = Interrompido antes do fim: isto é o que foi feito até agora.
report-simulate-slow = Sem versão compilada: { $policies }. Todos os lugares jogam pelas regras legíveis, algumas centenas de rodadas por segundo.
report-simulate-unshown = { $switch } não muda nada aqui. Distribuições exatamente iguais sem a opção: { $deals }, ou seja, todas. Ninguém nesta mesa chega ao que ela decide.
report-simulate-shown = O que faria diferença: { $ways }.
report-simulate-plot-turns = Quanto dura uma rodada
report-simulate-plot-points = Quanto vale uma rodada
report-simulate-plot-place = Quem ganha a rodada
report-simulate-plot-last = Com que carta se ganha
report-simulate-plot-rounds = Parte das rodadas
report-simulate-plot-even = Chances iguais

## Balance

report-balance-played = Rodadas de cada configuração: { $rounds }, jogos: { $games }
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
report-balance-course = Na frente e atrás
# Heading of a column: a share.
report-balance-often = Com que frequência
report-balance-runaway = Quem lidera na metade do jogo ganha o jogo
report-balance-comeback = Quem é o último na metade do jogo ganha o jogo
report-balance-closing = Quem está mais perto de fechar ganha a rodada
# Heading of a column.
report-balance-card = Carta
# Heading of a column: what a card is worth.
report-balance-worth = Valor na mão
# Heading of a column: a rule that is set otherwise.
report-balance-change = Regra mudada
# Heading of a column: what the first player wins.
report-balance-first = Primeiro a jogar
report-balance-about-skill = Habilidade: quanto { $better } entre { $simple } fica acima de chances iguais em uma rodada. { $luck } é pura sorte; { $sure } seria ganhar todas as rodadas.
report-balance-about-half = Metade do jogo: o fim da primeira rodada que leva alguém à metade dos pontos que encerram o jogo. Mais perto de fechar: a única pessoa com menos cartas quando alguém tem, pela primeira vez, duas ou menos.
report-balance-about-worth = Valor na mão: o que uma carta assim entre as distribuídas, em vez de uma carta média, acrescenta à chance de ganhar a rodada.
report-balance-plot-worth = Quanto vale uma carta na primeira mão
report-balance-plot-turns = Turnos por rodada com outras regras
report-balance-plot-skill = Habilidade com outras regras
report-balance-alike = { $sign } todas as rodadas foram exatamente como sem a mudança: estes robôs não podem mostrar o que ela faz
report-trained = As redes estão em { $file }.
