steps = Etapas do turno
stops = Paradas
stopsExplained = Você é consultado nas etapas marcadas se puder fazer algo além de gerar mana. Nas demais, você passa automaticamente.
ownTurn = Meu turno
otherTurn = Turnos dos outros
ownStack = Quando algo meu está no topo da pilha
otherStack = Quando algo de outros está no topo da pilha
fullControl = Controle total
stopHere = você para aqui
stack =
    { $count ->
        [one] Pilha: 1 objeto
       *[other] Pilha: { $count } objetos
    }
resolvesNext = resolve-se em seguida
ability = habilidade
targets = Alvos: { $names }
attackWith = Atacar com { $count }
attackWithName = Atacar com { $name }
allAttack = Atacar com todas
attackAlone = Atacar sozinha
blockAlone = Bloquear sozinha
attackWhom = Atacar quem?
blockWith = Bloquear com { $count }
blockWithName = Bloquear { $attacker } com { $blocker }
doesNotBlock = não bloqueia
impossible = As regras não permitem isso. Mude algo e tente de novo.
alike = { $count } iguais
mustAttack = deve atacar
some = { $chosen } de { $of }
whoAttacks = Quais das suas criaturas atacam?
whoBlocks = Quais das suas criaturas bloqueiam?
keepHand =
    { $own ->
        [yes] Você começa.
       *[no] { $starter } começa.
    } { $count ->
        [one] Manter esta mão de 1 card?
       *[other] Manter esta mão de { $count } cards?
    }
chooseTarget = Qual alvo para { $name }?
chooseX = Quanto é X para { $name }?
choosePayment = Como você paga { $name }?
payAutomatically = pagando automaticamente
payByHand = Mana à mão
otherOnTop = Responder a { $name }?
ownOnTop = Agir antes de resolver { $name }?
beforeCombat = O que você faz antes do combate?
afterCombat = O que você faz depois do combate?
beforeBlocks = Agir antes da declaração de bloqueadores?
beforeDamage = Agir antes do dano de combate?
beforeEnd = Agir antes do fim do turno?
actIn = { $step }: agir agora?
passing = Passar: { $consequence }
resolves = resolver { $name }

short-upkeep = Manutenção
short-draw = Compra
short-main_1 = Principal
short-beginning_of_combat = Combate
short-declare_attackers = Ataque
short-declare_blockers = Bloqueio
short-first_strike_damage = Iniciativa
short-combat_damage = Dano
short-end_of_combat = Fim do combate
short-main_2 = Principal 2
short-end = Final

rows-creatures = Criaturas
rows-others = Outras permanentes
rows-lands = Terrenos

after-upkeep = ir para a compra
after-draw = ir para a fase principal
after-main_1 = ir para o combate
after-beginning_of_combat = ir para os atacantes
after-declare_attackers = ir para os bloqueios
after-declare_blockers = causar o dano
after-first_strike_damage = causar o dano normal
after-combat_damage = terminar o combate
after-end_of_combat = ir para a segunda fase principal
after-main_2 = terminar o turno
after-end = terminar o turno

# A button: passes, without an attack if there was none, until the turn is over.
endTurn = Encerrar o turno
