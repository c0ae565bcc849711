rivalIs = Rival: { $name }
rivalIsYou = Rival: você
tokensOf = { $count } marcadores de { $name }
outside = { $count } nas Ruas
havenEmpty = Ninguém está no Refúgio
streetsEmpty = Ninguém está nas Ruas
cityDiscard = Descarte da Cidade
cityBurned = Cartas da Cidade queimadas
mortals = Mortais
attackSteps = Etapas do ataque
along = Com { $names }
enoughIntel = suficiente
missingIntel =
    { $count ->
        [one] falta 1
       *[other] faltam { $count }
    }
blocked = bloqueado
cardDown = há uma carta virada para baixo
bonus = +{ $count } de dano
yes = Sim
no = Não
abstains = abstém-se
notYet = ainda não votou
modifierDown = uma carta virada para baixo
hiddenPrestige = seu Prestígio oculto: { $count }
secretUntilTheEnd = Cartas viradas para baixo e Prestígio oculto contam no fim.
passed = A Intriga tem sucesso
failed = A Intriga fracassa

attributes = { $own } contra { $other }
types-physical = Físico
types-social = Social
types-mental = Mental
types-ranged = À Distância

# A button: mends nothing and draws all cards from there.
endTurn = Encerrar o turno, comprando da biblioteca
# A switch: then choices with companions are offered, too.
companions = Escolher companheiros
