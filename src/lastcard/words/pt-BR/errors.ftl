### What was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = Esta linha não é JSON.
error-bad_request = Nesta solicitação falta algo ou algo está errado.
error-unknown_op = Esta solicitação não existe.
error-no_match = Nenhum jogo começou ainda.
error-match_over = O jogo acabou.
error-bad_record = A linha { $line } do registro está errada, por isso nada foi carregado.
error-not_asked = { $name } não tem nada a responder agora.
error-illegal_move = “{ $choice }” não é possível agora. Escolhas possíveis: { $choices }.

## Errors of the command line

error-unknown_edition = Não existe a edição “{ $edition }”. Existem: { $editions }.
error-unknown_preset = Não existe o conjunto de regras “{ $preset }”. Existem: { $presets }.
error-bad_deck = A linha { $line } do arquivo de baralho “{ $file }” está errada.
error-bad_teams = Com { $players } jogadores não se formam duplas. As equipes precisam de um destes números de jogadores: { $possible }.
error-bad_hand_size = { $possible ->
        [both] Este baralho é pequeno demais para mãos de { $cards } e { $players } jogadores. Com { $players } jogadores: mãos de até { $cards_max }; com mãos assim: até { $players_max } jogadores.
        [fewer] Este baralho é pequeno demais para mãos de { $cards } e { $players } jogadores. Com mãos assim: até { $players_max } jogadores.
        [smaller] Este baralho é pequeno demais para mãos de { $cards } e { $players } jogadores. Com { $players } jogadores: mãos de até { $cards_max }.
       *[neither] Este baralho é pequeno demais para mãos de { $cards } e { $players } jogadores. Ao todo pode dar { $in_all }.
    }
error-unknown_sheet = Não existe a folha de regras “{ $sheet }”. Existem: { $sheets }.
error-unknown_lang = Não há textos em “{ $lang }”. Há em: { $langs }.
error-unknown_rule = Não existe a opção de regras “{ $rule }”. Existem: { $rules }.
error-unknown_clause = Não existe a cláusula “{ $clause }”. Para ver todas: { $command }
error-bad_rule = “{ $text }” não é uma opção com seu valor. Escreva NOME=VALOR, por exemplo { $example }. As opções são: { $rules }.
error-bad_value = “{ $value }” não é um valor de “{ $rule }”. Valores possíveis: { $values }.
error-bad_players = Um jogo tem de { $least } a { $most } jogadores.
error-bad_people = De { $players } jogadores, de 1 a { $players } podem ser pessoas.
error-bad_level = Não existe o robô “{ $level }”. Existem: { $levels }.
error-bad_seed = Uma semente é uma linha de texto, sem espaços nas pontas e sem # no começo nem depois de um espaço.
error-unknown_command = Não existe o comando “{ $command }”. Existem: { $commands }.
error-unknown_option = Aqui não existe a opção “{ $option }”. Veja: { $help }
error-bad_usage = Falta ou sobra alguma coisa. Veja: { $help }
error-missing_argument = Falta { $argument }. Veja: { $help }
error-no_value = { $option } precisa de um valor. Veja: { $help }
error-bad_option = { $option } não aceita isso. Valores possíveis: { $values }
error-bad_target = A meta deve ser um número inteiro de { $least } a { $most }.
error-missing = Isto precisa de pacotes que não estão instalados. Instale-os assim: { $command }
error-bad_number = { $option } deve ser um número inteiro de { $least } a { $most }.
error-bad_policy = Não existe a estratégia “{ $policy }”. Existem: { $policies }.
error-bad_policies = Foram dadas { $given } estratégias para { $players } jogadores. Dê uma, ou uma para cada lugar.
error-no_cluster = O cluster “{ $address }” não pode ser usado: { $why }
error-not_both = Dê { $one } ou { $other }, não os dois.
error-bad_revision = Nenhum branch, tag ou commit se chama “{ $ref }”. São possíveis, por exemplo: { $known }.
error-no_clone = Para isso é preciso um clone do repositório, e git.
error-tree_failed = Na árvore { $tree } isto terminou com { $ended }: { $command }
error-other_python = Python é { $here } aqui e { $there } lá, o que não se pode comparar. Apague o que está desatualizado, e será instalado de novo: { $folders }
error-bad_picture = “{ $file }” não é um tipo de imagem que se possa desenhar. O nome pode terminar em: { $kinds }.
error-settings_text = { $line ->
        [0] O arquivo “{ $file }” não é TOML que se possa ler.
       *[other] A linha { $line } do arquivo “{ $file }” não é TOML que se possa ler.
    }
error-settings_name = “{ $name }” no arquivo “{ $file }” não ajusta nada. Pode-se ajustar: { $names }.
error-settings_value = { $kind ->
        [int] “{ $name }” no arquivo “{ $file }” deve ser um número inteiro de 1 a { $most }.
        [object] “{ $name }” no arquivo “{ $file }” deve ser uma seção própria.
       *[float] “{ $name }” no arquivo “{ $file }” deve ser um número maior que 0, até { $most }.
    }
error-bad_public_url = “{ $url }” não é um endereço que as pessoas possam usar. Use um como { $example }.
error-bad_proxies = “{ $network }” não é uma rede de proxies. Uma tem esta forma: { $example }.
error-not_loaded = Não é possível carregar as mesas da pasta “{ $folder }”.
error-log_gone = O arquivo “{ $file }” sumiu, mas o journal dele ainda está lá. Coloque o arquivo de volta ou restaure um backup em outra pasta.
error-log_empty = O arquivo “{ $file }” está vazio, e um registro nunca está. Restaure um backup em outra pasta.
error-no_address = A porta { $port } de { $host } não pode ser usada. Talvez outro programa a escute: escolha outra com --port.
error-in_use = Outro servidor usa a pasta “{ $folder }”.
error-bad_log_url = “{ $url }” não é o endereço de um banco de dados. Um deles tem esta forma: postgres://servidor/nome.
error-database_in_use = Outro servidor usa o banco de dados “{ $url }”.
error-database_newer = O banco de dados “{ $url }” foi gravado por uma versão mais nova do lastcard. Atualize o lastcard primeiro.
error-database_older = O banco de dados “{ $url }” foi gravado por uma versão mais antiga do lastcard. Atualize-o primeiro com o comando “migrate”.
error-database_has_tables = Já há mesas no banco de dados “{ $url }”. Passe a pasta para um vazio.
error-no_database = O banco de dados “{ $url }” não pode ser usado: { $why }
error-bad_bus_url = “{ $url }” não é o endereço de um servidor NATS. Um deles tem esta forma: nats://servidor.
error-no_bus = O servidor NATS “{ $url }” não pode ser usado: { $why }
error-bus_alone = Servidores que compartilham um barramento compartilham também um banco de dados. Informe o endereço dele com --log.
error-roles_alone = Um servidor sem barramento precisa ser owner e gateway. Informe o endereço de um barramento com --bus.
error-no_tables = Não há mesas na pasta “{ $folder }”.
error-file_exists = O arquivo “{ $file }” já existe.
error-not_empty = Já há mesas na pasta “{ $folder }”. Restaure numa vazia.
error-no_log = O arquivo “{ $file }” não contém mesas.
error-has_journal = Ao lado de “{ $file }” está o seu journal: é um registro copiado, não um backup. Coloque os dois em uma pasta de dados e faça um backup ali, ou restaure um backup.
error-damaged = O arquivo “{ $file }” está danificado.
error-newer = O arquivo “{ $file }” foi gravado por uma versão mais nova do lastcard. Atualize o lastcard primeiro.
error-no_file = Não existe o arquivo “{ $file }”.
error-no_folder = Não existe a pasta “{ $folder }”. Indique uma que exista, por exemplo { $example }.
error-unreadable = Não é possível ler o arquivo “{ $file }”.
error-not_a_file = “{ $file }” não é um arquivo: é uma pasta, um pipe ou um dispositivo.
error-too_large = O arquivo “{ $file }” é grande demais. Podem ser lidos no máximo { $most } kB.
error-unwritable = Não é possível gravar o arquivo “{ $file }”.
error-nothing_saved = Não há nenhum jogo salvo para continuar.
error-game_in_use = O jogo em “{ $file }” está sendo jogado em outro terminal.
error-resume_ignores = Um jogo salvo continua como foi preparado. Tire { $options }.
error-goes_with = { $option } só pode ser dado junto com { $other }.
error-too_often = { $option } foi dado vezes demais: { $given }; aqui o máximo é { $most }.
error-bad_name = “{ $name }” não pode ser um nome aqui. Um nome tem de 1 a { $most } letras, algarismos ou sinais comuns, ninguém mais na mesa o tem e nenhum robô se chama assim em nenhum idioma.

## Errors of joining a served table

error-bad_link = “{ $text }” não é um link para uma mesa. Um link assim é como { $example }.
error-offline = O servidor em { $url } não responde.
error-no_server = O que responde em { $url } não é um servidor de mesas.
error-no_seat = Nenhum lugar está livre. Para assistir: { $command }
error-bad_token = Você não tem mais lugar nesta mesa. Entre de novo para ocupar um livre.
error-version = O servidor fala outra versão do protocolo. Use a mesma versão do lastcard que ele.
error-refused = O servidor recusa isso por um motivo que esta versão do lastcard não conhece: { $reason }
error-misunderstood = O servidor não entendeu isso. Use a versão do lastcard que ele usa.
error-forbidden = O servidor não responde por este endereço. Use o link que o anfitrião enviou.
