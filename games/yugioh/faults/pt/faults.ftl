### What is wrong with decks, lists, definitions and positions of Yu-Gi-Oh!. The English texts are those of the code.

seats = Um Duelo tem exatamente 2 lugares, não { $count }.
noList = Não existe a lista { $name }; existem { $names }.
chance = heads, tails, um número inteiro ou o nome de um card como resultado do acaso
icon = uma Magia ou Armadilha precisa de um ícone
onlyMonsters = só monstros o têm
monsterNeeds = um monstro precisa de { $key }
xyzRank = Monstros Xyz, e só eles, têm Classe
otherLevel = todos os outros monstros têm Nível
noIcon = um monstro não tem ícone
materials = faltam ou sobram matérias ({ $way })
doesNothing = não faz nada
asCards = só Magias e Armadilhas são ativadas como cards
neverTriggers = nunca é ativado
tokenField = { $name } é uma Ficha, que só existe no campo.
offField = Um card fora do campo está com o dono; dê { $name } a { $owner }.
countersFaceUp = Marcadores ficam em cards com a face para cima no campo.
extraUp = Só cards do Deck Adicional são `up`.
pendulumUp = Só Monstros Pêndulo ficam com a face para cima no Deck Adicional, e { $name } não é um deles.
notInExtra = { $name } não pertence ao Deck Adicional.
extraUpSet = Só cards do Deck Adicional são `up`; um card Baixado fica em `set`.
noMonster = { $name } não é um monstro.
noSpell = { $name } não é Magia nem Armadilha; um monstro se equipa com `on`.
noFieldSpell = { $name } não é uma Magia de Campo.
noPendulum = { $name } não é um Monstro Pêndulo.
inMonsters = Só um monstro em `monsters` tem `{ $key }`.
xyzMaterials = Só um Monstro Xyz tem matérias, e { $name } não é um deles.
noGemini = { $name } não é um monstro Gêmeos.
equipBy = Só um Card de Equipamento em `with` tem `by`.
counters = quantidades de marcadores pelos seus nomes
noZone = Não há zona livre para este card.
effects =
    Tem { $count } { $count ->
        [one] efeito que é ativado
       *[other] efeitos que são ativados
    }, não { $number }.
noMonsterThere = Não há nenhum monstro { $name } no campo.
cardOrToken = o nome de um `card`, um `token` ou um `monster` inventado
noToken = { $name } não é uma Ficha.
