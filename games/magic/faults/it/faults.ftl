### What is wrong with decks, lists, definitions and positions of Magic. The English texts are those of the code.

seats = Una partita ha da { $least } a { $most } posti, non { $count }.
fewLands = Il mazzo di { $name } ha meno delle due terre richieste dall’opzione firstGame.
notOnBattlefield = { $name } non può essere sul campo di battaglia.
cardOrMap = il nome di una carta o una mappa con card, creature o token
mana = simboli di mana
staticGiven = un’abilità statica non può essere data
needsType = una carta deve avere un tipo
creatures = le creature, e solo loro, hanno forza e costituzione
planeswalkers = i planeswalker, e solo loro, hanno fedeltà
auras = le Aure, e solo loro, incantano qualcosa
equipment = gli Equipaggiamenti, e solo loro, vengono equipaggiati
landCost = una terra non ha costo di mana
colours = i colori di una carta sono quelli del suo costo
onSpell = un’abilità del tipo { $kind } non significa nulla su un istantaneo o una stregoneria
onPermanent = un’abilità del tipo { $kind } non significa nulla su un permanente
loseAbilities = solo l’effetto di una magia o di un’abilità può far perdere le abilità a qualcosa
doesNothing = non fa nulla
neverTriggers = non si innesca mai
staticLooks = un’abilità statica non può guardare { $key }
