### The words of the game that stand in sentences by themselves, in English.

white = white
blue = blue
black = black
red = red
green = green
colorless = colorless
library = library
hand = hand
battlefield = battlefield
graveyard = graveyard
stack = stack
exile = exile
command = command zone
gone = out of the game
# key: +1/+1
plus1_plus1 = +1/+1 counter

# key: -1/-1
minus1_minus1 = -1/-1 counter

loyalty = loyalty
