### What `lastcard verify` says.

verify-fair = { $rounds ->
        [0] Justo: o registro está completo, e os embaralhamentos das suas { $rounds } rodadas resultam do que foi prometido antes de cada distribuição.
        [one] Justo: o registro está completo, e os embaralhamentos da sua { $rounds } rodada resultam do que foi prometido antes da distribuição.
        [many] Justo: o registro está completo, e os embaralhamentos das suas { $rounds } de rodadas resultam do que foi prometido antes de cada distribuição.
       *[other] Justo: o registro está completo, e os embaralhamentos das suas { $rounds } rodadas resultam do que foi prometido antes de cada distribuição.
    }
verify-compare = Se estes são os compromissos publicados antes das distribuições, só quem esteve lá pode dizer: salve os seus na mesa e indique o arquivo com --commitments.
verify-round = { $count ->
        [0] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }.
        [one] Rodada { $round }: embaralhada com a semente do compromisso e o sal do lugar { $seats }.
        [many] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }.
       *[other] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }.
    }
verify-round-seen = { $count ->
        [0] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }. Você anotou este compromisso antes da distribuição.
        [one] Rodada { $round }: embaralhada com a semente do compromisso e o sal do lugar { $seats }. Você anotou este compromisso antes da distribuição.
        [many] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }. Você anotou este compromisso antes da distribuição.
       *[other] Rodada { $round }: embaralhada com a semente do compromisso e os sais dos lugares { $seats }. Você anotou este compromisso antes da distribuição.
    }
verify-unfair = Não provado:
verify-record = A linha { $at } do registro está errada: o jogo não pode ser jogado de novo a partir dele.
verify-not_served = O registro não anuncia compromissos: não é de uma mesa de um servidor.
verify-arranged = Rodada { $at }: as cartas foram colocadas à mão, e não distribuídas de um embaralhamento.
verify-broken = Rodada { $at }: a semente não é a do compromisso.
verify-unsalted = Rodada { $at }: não há sal de ninguém nela, e o servidor decidiu sozinho a ordem das cartas.
verify-dealer = O sorteio para distribuir não decorre da semente e dos sais da primeira rodada.
verify-same_seed = Duas rodadas têm a mesma semente.
verify-altered = Rodada { $at }: uma linha foi alterada, ou está faltando.
verify-unsealed = Rodada { $at }: o registro não diz se falta uma linha. Servidores mais antigos o escreviam assim.
verify-unfinished = O registro não está completo: termina na rodada { $at } ou depois dela, e o jogo não acabou.
verify-unseen = Rodada { $at }: o compromisso não foi anotado antes da distribuição.
verify-swapped = Rodada { $at }: o registro tem outro compromisso, ou outros sais, que não os publicados na mesa.
verify-left_out = Rodada { $at }: o servidor tinha aceitado o seu sal e o deixou fora do embaralhamento.
verify-not_taken = Rodada { $at }: o seu sal não está no embaralhamento, e o servidor não o tinha aceitado. Para você, esta distribuição não está provada.
verify-dealt = Rodada { $at }: o que lhe foi dito da distribuição não é o que diz o registro.
verify-bad_file = O arquivo “{ $file }” não contém compromissos.
