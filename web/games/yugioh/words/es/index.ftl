phases = Fases del turno
stops = Paradas
stopsExplained = Se te pregunta en lo que está marcado si hay algo que puedas activar. En lo demás pasas automáticamente.
ownTurn = Mi turno
otherTurn = Turno del adversario
everything = Preguntarme siempre
stopHere = te detienes aquí
event = Cuando algo les ha pasado a mis cartas o a mis Life Points
quiet = Cuando no ha pasado nada en particular
chain =
    Cadena: { $count } { $count ->
        [one] Eslabón
       *[other] Eslabones
    }
link = Eslabón { $number }
resolvesFirst = se resuelve primero
negated = negado
targets = Objetivos: { $names }
materials =
    { $count ->
        [one] 1 Material Xyz
       *[other] { $count } Materiales Xyz
    }
emptyZone = vacía
whatNow = ¿Qué haces?
whoAttacks = ¿Qué monstruo ataca?
answerLink = ¿Responder a { $name }?
answerSummon = { $name } es Invocado. ¿Responder?
answerSummoned = Se ha Invocado un monstruo. ¿Responder?
answerAttack = { $name } ataca. ¿Responder?
answerDamage = Antes del daño: ¿responder?
answerPhase = Termina la { $phase }. ¿Hacer algo antes?
answerEvent = ¿Responder a lo que acaba de pasar?
noAnswer = No responder
endTurn = Terminar el turno
noMoreAttacks = Terminar la Battle Phase
goOn = Continuar

short-draw = DP
short-standby = SP
short-main_1 = MP1
short-battle = BP
short-main_2 = MP2
short-end = EP

names-draw = Draw Phase
names-standby = Standby Phase
names-main_1 = Main Phase 1
names-battle = Battle Phase
names-main_2 = Main Phase 2
names-end = End Phase

moments-summon = Invocaciones
moments-attack = Ataques
moments-damage = Daño de una batalla
moments-chain = Eslabones de Cadena
# Asked once before an attack.
losesDuel = Sufrirías { $damage } de daño con { $left } LP restantes y perderías el Duelo.

# Buttons of the Main Phase: the Battle Phase begins with this attack.
attacksNow = Battle Phase: { $name } ataca a { $target }
attacksSetNow = Battle Phase: { $name } ataca a un monstruo Colocado
attacksDirectlyNow = Battle Phase: { $name } ataca directamente
uses-summon = Invocar
uses-set = Colocar
uses-activate = Activar
noAttacker = ningún monstruo puede atacar
