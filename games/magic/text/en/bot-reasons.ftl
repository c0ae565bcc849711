### Why a bot likes an answer, each a clause that can follow "because", in English.

pass = nothing better can be done now
land = more lands mean larger spells
creature = the creature strengthens its side of the table
permanent = the card will be useful turn after turn
removal = this gets rid of something harmful
burn = the opponent loses life
finish = this wins the game
counter = the spell must not resolve
combat = it turns the fight
help = its own side becomes stronger
cards = more cards mean more choices
ability = the ability pays off now
attack = the attack gains more than it risks
stay_home = an attack would cost more than it gains
block = the block is worth it
no_block = blocking would cost more than the damage
keep = the hand can be played
mulligan = the hand has too few or too many lands
start = going first is an advantage
least_loss = this can be spared most easily
