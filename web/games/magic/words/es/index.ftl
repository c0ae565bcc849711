steps = Pasos del turno
stops = Paradas
stopsExplained = Se te pregunta en los pasos marcados si puedes hacer algo además de generar maná. En los demás pasas automáticamente.
ownTurn = Mi turno
otherTurn = Turnos de otros
ownStack = Cuando algo mío está en lo alto de la pila
otherStack = Cuando algo de otros está en lo alto de la pila
fullControl = Control total
stopHere = aquí te detienes
stack =
    { $count ->
        [one] Pila: 1 objeto
       *[other] Pila: { $count } objetos
    }
resolvesNext = se resuelve a continuación
ability = habilidad
targets = Objetivos: { $names }
attackWith = Atacar con { $count }
attackWithName = Atacar con { $name }
allAttack = Atacar con todas
attackAlone = Atacar sola
blockAlone = Bloquear sola
attackWhom = ¿A quién atacar?
blockWith = Bloquear con { $count }
blockWithName = Bloquear { $attacker } con { $blocker }
doesNotBlock = no bloquea
impossible = Las reglas no lo permiten. Cambia algo e inténtalo de nuevo.
alike = { $count } iguales
mustAttack = debe atacar
some = { $chosen } de { $of }
whoAttacks = ¿Cuáles de tus criaturas atacan?
whoBlocks = ¿Cuáles de tus criaturas bloquean?
keepHand =
    { $own ->
        [yes] Empiezas tú.
       *[no] Empieza { $starter }.
    } { $count ->
        [one] ¿Conservar esta mano de 1 carta?
       *[other] ¿Conservar esta mano de { $count } cartas?
    }
chooseTarget = ¿Qué objetivo para { $name }?
chooseX = ¿Cuánto vale X para { $name }?
choosePayment = ¿Cómo pagas { $name }?
payAutomatically = pagando automáticamente
payByHand = Maná a mano
otherOnTop = ¿Responder a { $name }?
ownOnTop = ¿Actuar antes de que se resuelva { $name }?
beforeCombat = ¿Qué haces antes del combate?
afterCombat = ¿Qué haces después del combate?
beforeBlocks = ¿Actuar antes de declarar bloqueadoras?
beforeDamage = ¿Actuar antes del daño de combate?
beforeEnd = ¿Actuar antes de que acabe el turno?
actIn = { $step }: ¿actuar ahora?
passing = Pasar: { $consequence }
resolves = se resuelve { $name }

short-upkeep = Mantenimiento
short-draw = Robar
short-main_1 = Principal
short-beginning_of_combat = Combate
short-declare_attackers = Ataque
short-declare_blockers = Bloqueo
short-first_strike_damage = Dañar primero
short-combat_damage = Daño
short-end_of_combat = Fin del combate
short-main_2 = Principal 2
short-end = Final

rows-creatures = Criaturas
rows-others = Otros permanentes
rows-lands = Tierras

after-upkeep = ir al paso de robar
after-draw = ir a la fase principal
after-main_1 = ir al combate
after-beginning_of_combat = ir a los atacantes
after-declare_attackers = ir a los bloqueos
after-declare_blockers = hacer el daño
after-first_strike_damage = hacer el daño normal
after-combat_damage = acabar el combate
after-end_of_combat = ir a la segunda fase principal
after-main_2 = acabar el turno
after-end = acabar el turno

# A button: passes, without an attack if there was none, until the turn is over.
endTurn = Terminar el turno
