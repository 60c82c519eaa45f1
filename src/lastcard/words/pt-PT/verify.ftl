### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Justo: o registo está completo, e os baralhamentos da sua { $rounds } jogada resultam do que foi prometido antes da distribuição.
        [many] Justo: o registo está completo, e os baralhamentos das suas { $rounds } de jogadas resultam do que foi prometido antes de cada distribuição.
       *[other] Justo: o registo está completo, e os baralhamentos das suas { $rounds } jogadas resultam do que foi prometido antes de cada distribuição.
    }
verify-compare = Se estes são os compromissos publicados antes das distribuições, só quem lá esteve o pode dizer: guarda os teus na mesa e indica o ficheiro com --commitments.
verify-round = { $count ->
        [one] Jogada { $round }: baralhada com a semente comprometida e o sal do lugar { $seats }.
        [many] Jogada { $round }: baralhada com a semente comprometida e os sais dos lugares { $seats }.
       *[other] Jogada { $round }: baralhada com a semente comprometida e os sais dos lugares { $seats }.
    }
verify-round-seen = { $count ->
        [one] Jogada { $round }: baralhada com a semente comprometida e o sal do lugar { $seats }. Anotaste este compromisso antes da distribuição.
        [many] Jogada { $round }: baralhada com a semente comprometida e os sais dos lugares { $seats }. Anotaste este compromisso antes da distribuição.
       *[other] Jogada { $round }: baralhada com a semente comprometida e os sais dos lugares { $seats }. Anotaste este compromisso antes da distribuição.
    }
verify-unfair = Não provado:
verify-record = A linha { $at } do registo está errada: o jogo não pode ser jogado outra vez a partir dele.
verify-not_served = O registo não anuncia compromissos: não é de uma mesa de um servidor.
verify-arranged = Jogada { $at }: as cartas foram arrumadas, e não distribuídas de um baralhamento.
verify-broken = Jogada { $at }: a semente não é a que foi comprometida.
verify-unsalted = Jogada { $at }: não tem sal de ninguém, e o servidor decidiu sozinho a ordem das cartas.
verify-dealer = O sorteio para distribuir não decorre da semente e dos sais da primeira jogada.
verify-same_seed = Duas jogadas têm a mesma semente.
verify-altered = Jogada { $at }: uma linha foi alterada, ou falta.
verify-unsealed = Jogada { $at }: o registo não diz se falta uma linha. Os servidores de antes escreviam-no assim.
verify-unfinished = O registo não está completo: para na jogada { $at } ou depois dela, e o jogo não acabou.
verify-unseen = Jogada { $at }: o compromisso não foi anotado antes da distribuição.
verify-swapped = Jogada { $at }: o registo tem outro compromisso, ou outros sais, que não os publicados na mesa.
verify-left_out = Jogada { $at }: o servidor tinha aceitado o teu sal e deixou-o fora do baralhamento.
verify-not_taken = Jogada { $at }: o teu sal não está no baralhamento, e o servidor não o tinha aceitado. Para ti, esta distribuição não está provada.
verify-dealt = Jogada { $at }: o que te foi dito da distribuição não é o que diz o registo.
verify-bad_file = O ficheiro «{ $file }» não contém compromissos.
