### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Jogue, assista e apite o jogo de cartas em que se combina cor, número ou símbolo e se avisa ao ficar com uma só carta.
cli-play = Jogar contra robôs no terminal.
cli-rules = Mostrar as regras por cláusulas, ou só a cláusula ID.
cli-replay = Contar em frases um jogo gravado.
cli-referee = Apitar jogos para programas: entra um objeto JSON por linha e sai outro.
cli-editions = Listar as edições com suas cartas e cores.
cli-watch = Ver robôs jogarem.
cli-serve = Abrir uma mesa no navegador, para amigos por link.
cli-verify = Provar pelo registro que um jogo em um servidor foi embaralhado de forma justa.
cli-backup = Copiar para FILE as mesas de um servidor, ligado ou não.
cli-restore = Pôr as mesas de um backup em uma pasta de dados vazia.
cli-simulate = Jogar muitíssimos jogos depressa e contar o que resultou.
cli-bench = Medir a velocidade de jogo.
cli-prove-rules = Procurar em muitíssimas jogadas uma promessa quebrada das regras.
cli-bench-best = melhor
cli-bench-median = mediana
cli-playthroughs = Gravar em FOLDER os relatos com que os testes comparam.
cli-bots = Medir como os robôs de um nível se saem contra os de outro.
cli-bench-share = parcela de rodadas vencidas
cli-bench-points = pontos por rodada
cli-twins = Comparar o simulador compilado com as regras, jogada por jogada.
cli-crash = Derrubar um servidor várias vezes enquanto clientes jogam e procurar uma jogada perdida.
cli-batch = Medir o simulador compilado ao lado de outros.
cli-server = Medir o servidor neste computador.
cli-engine = Medir o motor de regras ao lado de outro.
cli-prove = Verificar que as regras cumprem o que prometem.

cli-option-edition = O baralho com que se joga.
cli-option-sheet = A folha de regras pela qual se joga.
cli-option-lang = O idioma dos textos.
cli-option-players = O número de jogadores, de 2 a 10.
cli-option-people = O número de pessoas diante desta tela; robôs jogam os outros lugares.
cli-option-bots = O nível dos robôs: beginner, easy ou medium. Vários níveis, separados por vírgulas, vão lugar por lugar.
cli-option-scoring = Quem marca pontos: com “winner”, o vencedor marca o que os outros têm na mão; com “low”, cada um soma o seu e vence o total mais baixo.
cli-option-target = Os pontos que encerram o jogo, normalmente 500.
cli-option-rule = Definir uma opção das regras, como NOME=VALOR. Pode ser repetida.
cli-option-seed = A semente de todos os embaralhamentos: a mesma semente dá as mesmas cartas.
cli-option-plain = Frases simples e opções numeradas, para leitores de tela e pipes.
cli-option-json = Eventos em JSON, um por linha.
cli-option-rounds = Quantas rodadas jogar.
cli-option-moves = Quantas jogadas fazer.
cli-option-matches = Quantos jogos inteiros jogar, em vez de rodadas avulsas.
cli-option-policy = Como os lugares jogam: random, uniform ou heuristic. Vários modos, separados por vírgulas, vão lugar por lugar.
cli-option-threads = Em quantas threads jogar; se não indicado, em todos os núcleos.
cli-option-compare = Regras com que comparar, como NOME=VALOR, várias separadas por vírgulas. Pode ser repetida.
cli-option-csv = Uma linha de valores por configuração.
cli-option-plot = Desenhar o resultado em FILE.
cli-option-host = O endereço em que escutar.
cli-option-port = A porta em que escutar.
cli-option-data = A pasta que guarda as mesas.
cli-option-lan = Deixar entrar celulares e computadores desta rede.
cli-option-public-url = O endereço que as pessoas usam quando há um proxy na frente.
cli-option-no-open = Não abrir o navegador.
cli-option-kills = Quantas vezes derrubar o servidor.
cli-option-clients = Quantos clientes jogam.
cli-option-markdown = Como página em Markdown.
cli-option-resume = Continuar o jogo salvo.
cli-option-pace = Segundos de espera depois do que um robô faz.
cli-option-help = Mostrar esta ajuda e sair.
cli-option-version = Mostrar a versão e sair.

cli-heading-usage = Uso:
cli-heading-commands = Comandos
cli-heading-options = Opções
cli-metavar-command = COMANDO
cli-metavar-options = [OPÇÕES]
