undirected = indirecta
mayBlock = Aún puede bloquear: { $names }
doesNotBlock = No bloquea: { $names }
wouldBlock = basta para bloquear
wouldFail = no basta para bloquear
noStrikeYet = ataque aún sin elegir
firstStrike = primer golpe
additional =
    { $count ->
        [one] 1 ataque adicional
       *[other] { $count } ataques adicionales
    }
lost = perdió { $count } en este asalto
continuing = sigue otro asalto
terms = Términos
lastCall = Última llamada
mayStillVote = Aún puede votar: { $names }
passing = por ahora prospera
failing = por ahora fracasa
passed = prospera
failed = fracasa
isPlayed = se está jugando
blockFails = sigilo { $stealth }, intercepción { $intercept }: este bloqueo falla
# In one's own action: passes until another player does something.
goThrough = Seguir, salvo que alguien responda
# Asked once.
lastPool = Es el último punto de tu reserva sanguínea: serías eliminado.
overpays = { $name } ya tiene su capacidad de { $capacity }. Lo que la supere se pierde cuando entre en juego.
leavesBehind = Puede entrar en juego: { $names }. ¿Dejar la fase de influencia sin hacerlo?

states-announced = anunciada
states-blocked = bloqueada
states-successful = con éxito
states-ended = terminada

strikes-hand = ataque con la mano
strikes-damage = daño
strikes-dodge = esquivar
strikes-combat_ends = terminar el combate
strikes-steal_blood = robar sangre
strikes-destroy_equipment = destruir equipo
strikes-destroy_weapon = destruir un arma
strikes-steal_equipment = robar equipo
strikes-destroy_retainer = quemar a un criado
strikes-steal_weapon = robar un arma
strikes-none = sin ataque
