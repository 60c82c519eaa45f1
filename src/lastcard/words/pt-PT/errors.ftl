### What was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = Esta linha não é JSON.
error-bad_request = Neste pedido falta algo ou algo está errado.
error-unknown_op = Este pedido não existe.
error-no_match = Ainda não começou nenhum jogo.
error-match_over = O jogo acabou.
error-bad_record = A linha { $line } do registo está errada, por isso nada foi carregado.
error-not_asked = { $name } não tem nada a responder agora.
error-illegal_move = «{ $choice }» não é possível agora. Escolhas possíveis: { $choices }.

## Errors of the command line

error-unknown_edition = Não existe a edição «{ $edition }». Existem: { $editions }.
error-unknown_preset = Não existe o conjunto de regras «{ $preset }». Existem: { $presets }.
error-bad_deck = A linha { $line } do ficheiro de baralho «{ $file }» está errada.
error-bad_teams = Com { $players } jogadores não se formam pares. As equipas precisam de um destes números de jogadores: { $possible }.
error-bad_hand_size = { $possible ->
        [both] Este baralho é demasiado pequeno para mãos de { $cards } e { $players } jogadores. Com { $players } jogadores: mãos até { $cards_max }; com mãos assim: até { $players_max } jogadores.
        [fewer] Este baralho é demasiado pequeno para mãos de { $cards } e { $players } jogadores. Com mãos assim: até { $players_max } jogadores.
        [smaller] Este baralho é demasiado pequeno para mãos de { $cards } e { $players } jogadores. Com { $players } jogadores: mãos até { $cards_max }.
       *[neither] Este baralho é demasiado pequeno para mãos de { $cards } e { $players } jogadores. Ao todo pode dar { $in_all }.
    }
error-unknown_sheet = Não existe a folha de regras «{ $sheet }». Existem: { $sheets }.
error-unknown_lang = Não há textos em «{ $lang }». Há em: { $langs }.
error-unknown_rule = Não existe a opção de regras «{ $rule }». Existem: { $rules }.
error-unknown_clause = Não existe a cláusula «{ $clause }». Para ver todas: { $command }
error-bad_rule = «{ $text }» não é uma opção com o seu valor. Escreve NOME=VALOR, por exemplo { $example }. As opções são: { $rules }.
error-bad_value = «{ $value }» não é um valor de «{ $rule }». Valores possíveis: { $values }.
error-bad_players = Um jogo tem de { $least } a { $most } jogadores.
error-bad_people = De { $players } jogadores, de 1 a { $players } podem ser pessoas.
error-bad_level = Não existe o bot «{ $level }». Existem: { $levels }.
error-bad_seed = Uma semente é uma linha de texto, sem espaços nas pontas e sem # no início nem depois de um espaço.
error-unknown_command = Não existe o comando «{ $command }». Existem: { $commands }.
error-unknown_option = Aqui não existe a opção «{ $option }». Vê: { $help }
error-bad_usage = Falta ou sobra alguma coisa. Vê: { $help }
error-missing_argument = Falta { $argument }. Vê: { $help }
error-no_value = { $option } precisa de um valor. Vê: { $help }
error-bad_option = { $option } não aceita isto. Valores possíveis: { $values }
error-bad_target = A meta deve ser um número inteiro de { $least } a { $most }.
error-missing = Isto precisa de pacotes que não estão instalados. Instala-os assim: { $command }
error-bad_number = { $option } tem de ser um número inteiro de { $least } a { $most }.
error-bad_policy = Não existe a estratégia «{ $policy }». Existem: { $policies }.
error-bad_policies = Foram dadas { $given } estratégias para { $players } jogadores. Dá uma, ou uma para cada lugar.
error-no_cluster = O cluster «{ $address }» não pode ser usado: { $why }
error-not_both = Dá { $one } ou { $other }, não os dois.
error-bad_revision = Nenhum ramo, etiqueta ou commit se chama «{ $ref }». São possíveis, por exemplo: { $known }.
error-no_clone = Para isso é preciso um clone do repositório, e git.
error-tree_failed = Na árvore { $tree } isto terminou com { $ended }: { $command }
error-other_python = Python é { $here } aqui e { $there } lá, o que não se pode comparar. Apaga o que está desatualizado, e será instalado de novo: { $folders }
error-bad_picture = «{ $file }» não é um tipo de imagem que se possa desenhar. O nome pode terminar em: { $kinds }.
error-settings_text = { $line ->
        [0] O ficheiro «{ $file }» não é TOML que se possa ler.
       *[other] A linha { $line } do ficheiro «{ $file }» não é TOML que se possa ler.
    }
error-settings_name = «{ $name }» no ficheiro «{ $file }» não define nada. Pode definir-se: { $names }.
error-settings_value = { $kind ->
        [int] «{ $name }» no ficheiro «{ $file }» tem de ser um número inteiro de 1 a { $most }.
        [object] «{ $name }» no ficheiro «{ $file }» tem de ser uma secção própria.
       *[float] «{ $name }» no ficheiro «{ $file }» tem de ser um número maior do que 0, até { $most }.
    }
error-bad_public_url = «{ $url }» não é um endereço que as pessoas possam usar. Usa um como { $example }.
error-bad_proxies = «{ $network }» não é uma rede de proxies. Uma tem esta forma: { $example }.
error-not_loaded = Não é possível carregar as mesas da pasta «{ $folder }».
error-log_gone = O ficheiro «{ $file }» desapareceu, mas o seu journal ainda lá está. Repõe o ficheiro ou restaura uma cópia de segurança noutra pasta.
error-log_empty = O ficheiro «{ $file }» está vazio, e um registo nunca está. Restaura uma cópia de segurança noutra pasta.
error-no_address = A porta { $port } de { $host } não pode ser usada. Talvez outro programa a escute: escolhe outra com --port.
error-in_use = Outro servidor usa a pasta «{ $folder }».
error-bad_log_url = «{ $url }» não é o endereço de uma base de dados. Um tem esta forma: postgres://servidor/nome.
error-database_in_use = Outro servidor usa a base de dados «{ $url }».
error-database_newer = A base de dados «{ $url }» foi escrita por uma versão mais recente do lastcard. Atualiza primeiro o lastcard.
error-database_older = A base de dados «{ $url }» foi escrita por uma versão mais antiga do lastcard. Atualiza-a primeiro com o comando «migrate».
error-database_has_tables = Já há mesas na base de dados «{ $url }». Passa a pasta para uma vazia.
error-no_database = A base de dados «{ $url }» não pode ser usada: { $why }
error-bad_bus_url = «{ $url }» não é o endereço de um servidor NATS. Um tem esta forma: nats://servidor.
error-no_bus = O servidor NATS «{ $url }» não pode ser usado: { $why }
error-bus_alone = Os servidores que partilham um barramento partilham também uma base de dados. Indique o endereço dela com --log.
error-roles_alone = Um servidor sem barramento tem de ser owner e gateway. Indique o endereço de um barramento com --bus.
error-no_tables = Não há mesas na pasta «{ $folder }».
error-file_exists = O ficheiro «{ $file }» já existe.
error-not_empty = Já há mesas na pasta «{ $folder }». Restaura numa vazia.
error-no_log = O ficheiro «{ $file }» não contém mesas.
error-has_journal = Ao lado de «{ $file }» está o seu journal: é um registo copiado, não uma cópia de segurança. Põe ambos numa pasta de dados e faz lá uma cópia, ou restaura uma cópia de segurança.
error-damaged = O ficheiro «{ $file }» está danificado.
error-newer = O ficheiro «{ $file }» foi escrito por uma versão mais recente do lastcard. Atualiza primeiro o lastcard.
error-no_file = Não existe o ficheiro «{ $file }».
error-no_folder = Não existe a pasta «{ $folder }». Indica uma que exista, por exemplo { $example }.
error-unreadable = Não é possível ler o ficheiro «{ $file }».
error-not_a_file = «{ $file }» não é um ficheiro: é uma pasta, um pipe ou um dispositivo.
error-too_large = O ficheiro «{ $file }» é demasiado grande. Podem ser lidos no máximo { $most } kB.
error-unwritable = Não é possível escrever o ficheiro «{ $file }».
error-nothing_saved = Não há nenhum jogo guardado para continuar.
error-game_in_use = O jogo em «{ $file }» está a ser jogado noutro terminal.
error-resume_ignores = Um jogo guardado continua como foi preparado. Tira { $options }.
error-goes_with = { $option } só pode ser dado juntamente com { $other }.
error-too_often = { $option } foi dado vezes a mais: { $given }; aqui o máximo é { $most }.
error-bad_name = «{ $name }» não pode ser um nome aqui. Um nome tem de 1 a { $most } letras, algarismos ou sinais comuns, mais ninguém na mesa o tem e nenhum bot se chama assim em nenhuma língua.

## Errors of joining a served table

error-bad_link = «{ $text }» não é um link para uma mesa. Um link assim é como { $example }.
error-offline = O servidor em { $url } não responde.
error-no_server = O que responde em { $url } não é um servidor de mesas.
error-no_seat = Nenhum lugar está livre. Para assistir: { $command }
error-bad_token = Já não tens lugar nesta mesa. Entra outra vez para ocupar um livre.
error-version = O servidor fala outra versão do protocolo. Usa a mesma versão do lastcard que ele.
error-refused = O servidor recusa isso por um motivo que esta versão do lastcard não conhece: { $reason }
error-misunderstood = O servidor não percebeu isto. Usa a versão do lastcard que ele usa.
error-forbidden = O servidor não responde por este endereço. Usa o link que o anfitrião enviou.
