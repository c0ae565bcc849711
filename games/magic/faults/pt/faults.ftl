### What is wrong with decks, lists, definitions and positions of Magic. The English texts are those of the code.

seats = Uma partida tem de { $least } a { $most } lugares, não { $count }.
fewLands = O deck de { $name } tem menos de dois terrenos, e a opção firstGame precisa de dois.
notOnBattlefield = { $name } não pode estar no campo de batalha.
cardOrMap = o nome de um card ou um mapa com card, creature ou token
mana = símbolos de mana
staticGiven = uma habilidade estática não pode ser dada
needsType = um card precisa de um tipo
creatures = criaturas, e só elas, têm poder e resistência
planeswalkers = planeswalkers, e só eles, têm lealdade
auras = Auras, e só elas, encantam algo
equipment = Equipamentos, e só eles, são equipados
landCost = um terreno não tem custo de mana
colours = as cores de um card são as do seu custo
onSpell = uma habilidade do tipo { $kind } não significa nada numa mágica instantânea ou num feitiço
onPermanent = uma habilidade do tipo { $kind } não significa nada numa permanente
loseAbilities = só o efeito de uma mágica ou habilidade pode fazer algo perder as suas habilidades
doesNothing = não faz nada
neverTriggers = nunca é desencadeada
staticLooks = uma habilidade estática não pode olhar para { $key }
