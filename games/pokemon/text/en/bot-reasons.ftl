### Why a bot likes an answer, each a clause that can follow "because", in English.

end_turn = nothing better can be done this turn
attack = this attack does the most
bench = somebody must be ready on the Bench
evolve = an evolved Pokémon is stronger
energy = the Energy brings an attack closer
trainer = the card helps now
tool = the Pokémon Tool will be useful as long as the Pokémon stays
stadium = the Stadium is useful
ability = the Ability costs nothing
retreat = another Pokémon can do more in the Active Spot
promote = it is the best one for the Active Spot
gust = it is the easiest to Knock Out
start = that is a good start
least_loss = this can be spared most easily
