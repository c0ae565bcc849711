phases = Fases do turno
stops = Paradas
stopsExplained = Você é consultado no que está marcado se houver algo que possa ativar. No resto você passa automaticamente.
ownTurn = Meu turno
otherTurn = Turno do oponente
everything = Perguntar sempre
stopHere = você para aqui
event = Quando algo aconteceu com meus cards ou meus Pontos de Vida
quiet = Quando nada de especial aconteceu
chain =
    Corrente: { $count } { $count ->
        [one] Elo
       *[other] Elos
    }
link = Elo { $number }
resolvesFirst = resolve primeiro
negated = negado
targets = Alvos: { $names }
materials =
    { $count ->
        [one] 1 Matéria Xyz
       *[other] { $count } Matérias Xyz
    }
emptyZone = vazia
whatNow = O que você faz?
whoAttacks = Qual monstro ataca?
answerLink = Responder a { $name }?
answerSummon = { $name } é Invocado. Responder?
answerSummoned = Um monstro foi Invocado. Responder?
answerAttack = { $name } ataca. Responder?
answerDamage = Antes do dano: responder?
answerPhase = A { $phase } vai terminar. Fazer algo antes?
answerEvent = Responder ao que acabou de acontecer?
noAnswer = Não responder
endTurn = Encerrar o turno
noMoreAttacks = Encerrar a Fase de Batalha
goOn = Continuar

short-draw = FC
short-standby = FA
short-main_1 = FP1
short-battle = FB
short-main_2 = FP2
short-end = FF

names-draw = Fase de Compra
names-standby = Fase de Apoio
names-main_1 = Fase Principal 1
names-battle = Fase de Batalha
names-main_2 = Fase Principal 2
names-end = Fase Final

moments-summon = Invocações
moments-attack = Ataques
moments-damage = Dano de batalha
moments-chain = Elos de uma Corrente
# Asked once before an attack.
losesDuel = Você sofreria { $damage } de dano com { $left } PV restantes e perderia o Duelo.

# Buttons of the Main Phase: the Battle Phase begins with this attack.
attacksNow = Fase de Batalha: { $name } ataca { $target }
attacksSetNow = Fase de Batalha: { $name } ataca um monstro Baixado
attacksDirectlyNow = Fase de Batalha: { $name } ataca diretamente
uses-summon = Invocar
uses-set = Baixar
uses-activate = Ativar
noAttacker = nenhum monstro pode atacar
