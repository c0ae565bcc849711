### The words of the game that stand in sentences by themselves, in English.

basic = basic
superior = superior
for = for
against = against
close = close
long = long
rock = rock
paper = paper
scissors = scissors
unlock = unlock
master = master
minion = minion
influence = influence
discard = discard
hand = hand
library = library
crypt = crypt
# key: ash_heap
ash_heap = ash heap

ready = ready region
torpor = torpor
uncontrolled = uncontrolled region
# key: in_play
in_play = play

removed = out of the game
contested = contested
incapacitated = incapacitated region
action = action
action_modifier = action modifier
reaction = reaction
combat = combat
reflex = reflex
primogen = primogen
prince = prince
justicar = justicar
inner_circle = Inner Circle
bishop = bishop
archbishop = archbishop
priscus = priscus
cardinal = cardinal
regent = regent
baron = baron
magaji = magaji
kholo = kholo
Sabbat = Sabbat
Anarch = Anarch
Independent = Independent
