undirected = não direcionada
mayBlock = Ainda pode bloquear: { $names }
doesNotBlock = Não bloqueia: { $names }
wouldBlock = basta para bloquear
wouldFail = não basta para bloquear
noStrikeYet = golpe ainda não escolhido
firstStrike = golpe rápido
additional =
    { $count ->
        [one] 1 golpe adicional
       *[other] { $count } golpes adicionais
    }
lost = perdeu { $count } nesta rodada
continuing = continua por mais uma rodada
terms = Termos
lastCall = Última chamada
mayStillVote = Ainda pode votar: { $names }
passing = por ora, é aprovado
failing = por ora, é reprovado
passed = aprovado
failed = reprovado
isPlayed = está sendo jogada
blockFails = furtividade { $stealth }, interceptação { $intercept }: este bloqueio falha
# In one's own action: passes until another player does something.
goThrough = Seguir, a menos que alguém responda
# Asked once.
lastPool = É o seu último recurso: você seria eliminado.
overpays = { $name } já tem a sua capacidade de { $capacity }. O que passar disso se perde quando entrar em jogo.
leavesBehind = Pronto para entrar em jogo: { $names }. Sair da fase de influência sem isso?

states-announced = anunciada
states-blocked = bloqueada
states-successful = bem-sucedida
states-ended = encerrada

strikes-hand = golpe de mão
strikes-damage = dano
strikes-dodge = esquiva
strikes-combat_ends = fim de combate
strikes-steal_blood = roubar sangue
strikes-destroy_equipment = destruir equipamento
strikes-destroy_weapon = destruir arma
strikes-steal_equipment = roubar equipamento
strikes-destroy_retainer = queimar um lacaio
strikes-steal_weapon = roubar arma
strikes-none = sem golpe
