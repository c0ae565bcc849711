### What is wrong with decks, lists, definitions and positions of Magic. The English texts are those of the code.

seats = Une partie a de { $least } à { $most } places, pas { $count }.
fewLands = Le deck de { $name } a moins de deux terrains, alors que le réglage firstGame en exige deux.
notOnBattlefield = { $name } ne peut pas être sur le champ de bataille.
cardOrMap = le nom d’une carte, ou un dictionnaire avec card, creature ou token
mana = des symboles de mana
staticGiven = une capacité statique ne peut pas être donnée
needsType = une carte doit avoir un type
creatures = les créatures, et elles seules, ont une force et une endurance
planeswalkers = les planeswalkers, et eux seuls, ont une loyauté
auras = les auras, et elles seules, enchantent quelque chose
equipment = les équipements, et eux seuls, sont équipés
landCost = un terrain n’a pas de coût de mana
colours = les couleurs d’une carte sont celles de son coût
onSpell = une capacité du type { $kind } ne veut rien dire sur un éphémère ou un rituel
onPermanent = une capacité du type { $kind } ne veut rien dire sur un permanent
loseAbilities = seul l’effet d’un sort ou d’une capacité peut faire perdre ses capacités à quelque chose
doesNothing = cela ne fait rien
neverTriggers = cela ne se déclenche jamais
staticLooks = une capacité statique ne peut pas regarder { $key }
