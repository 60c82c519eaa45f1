### Why a good player would do it: the sentence behind a hint.

hint-call = Resta-te uma carta, e ninguém te pode apanhar se gritares UNO.
hint-catch = { $seat } não gritou UNO: quem é apanhado bisca 2 cartas.
hint-only = Não há mais nada a fazer.
hint-any = Aqui tanto vale uma escolha como outra.
hint-draw = É melhor jogar uma carta do que biscar outra.
hint-win = É a tua última carta: acabas a jogada.
hint-clear = O resto da tua mão pode sair antes de mais alguém jogar.
hint-many = É a cor de que tens mais cartas.
hint-pair = As tuas outras cartas do mesmo tipo ainda podem sair umas a seguir às outras.
hint-wild = Uma carta sem cor serve a qualquer momento: guarda-a para depois.
hint-special = É o que mais mexe com as cartas de todos.
hint-points = Alguém está prestes a acabar: livra-te dos pontos.
hint-hit = Falta pouco para { $seat } acabar, e é preciso impedi-lo.
hint-again = Podes jogar outra vez de imediato.
hint-block = Falta pouco para { $seat } acabar, e provavelmente não vai poder responder.
hint-rare = Restam poucas cartas dessa cor, por isso demora a sair.
hint-guilty = { $seat } provavelmente tinha a cor em jogo.
hint-innocent = { $seat } provavelmente não tinha a cor em jogo.
hint-strong = Provavelmente ganharias a batalha.
hint-leader = { $seat } é quem está mais perto de ganhar.
hint-spare = Assim poupas as cartas que mais valem para ti.
hint-most = Assim livras-te de mais cartas.
hint-harmless = É o que menos ajuda { $seat }.
hint-own = Tu também tens esse número.
hint-friends = Os outros provavelmente têm poucas cartas desse número.
hint-shed = É uma carta a menos na tua mão.
