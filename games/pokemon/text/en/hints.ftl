### What newcomers are told at each step, in English.

coin_flip = The winner of the coin flip chooses. The player who goes first cannot attack on the first turn; the other player can.
setup = Choose a Basic Pokémon for your Active Spot. Other Basic Pokémon may wait on your Bench.
extra_cards = Your opponent had to take new hands. You may draw a card for each of them.
main = Bench, evolve, attach one Energy, play Trainer cards, retreat, use Abilities, in any order. An attack ends your turn.
attack_choices = The attack asks for a choice, such as which Pokémon it concerns.
effect = A card or an attack takes effect, and you decide how.
prizes = You have Knocked Out a Pokémon: take your Prize cards. The player who takes the last one wins.
promote = Your Active Pokémon is gone. Choose a Benched Pokémon to take its place.
checkup = Between turns, Special Conditions are checked: poison and burns do damage, and sleeping Pokémon may wake up.
