### The words of the game that answers and events name, in English.

physical = Physical
social = Social
mental = Mental
ranged = Ranged
brujah = Brujah
malkavian = Malkavian
toreador = Toreador
ventrue = Ventrue
auspex = Auspex
celerity = Celerity
dominate = Dominate
fortitude = Fortitude
obfuscate = Obfuscate
potence = Potence
presence = Presence
library = Library
faction = Faction deck
yes = Yes
no = No
damage = damage
prestige = Prestige
blood = Blood
haven = the Haven
streets = The Streets
torpor = torpor
