rivalIs = Rival: { $name }
rivalIsYou = Rival: tú
tokensOf = { $count } fichas de { $name }
outside = { $count } en Las Calles
havenEmpty = No hay nadie en el Refugio
streetsEmpty = No hay nadie en Las Calles
cityDiscard = Descartes de la Ciudad
cityBurned = Cartas de la Ciudad quemadas
mortals = Mortales
attackSteps = Pasos del ataque
along = Con { $names }
enoughIntel = suficiente
missingIntel =
    { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
blocked = bloqueado
cardDown = hay una carta boca abajo
bonus = +{ $count } de daño
yes = Sí
no = No
abstains = se abstiene
notYet = aún no ha votado
modifierDown = una carta boca abajo
hiddenPrestige = tu Prestigio oculto: { $count }
secretUntilTheEnd = Las cartas boca abajo y el Prestigio oculto cuentan al final.
passed = La Intriga tiene éxito
failed = La Intriga fracasa

attributes = { $own } contra { $other }
types-physical = Físico
types-social = Social
types-mental = Mental
types-ranged = A Distancia

# A button: mends nothing and draws all cards from there.
endTurn = Terminar el turno robando de la biblioteca
# A switch: then choices with companions are offered, too.
companions = Elegir compañeros
