### Why a bot likes an answer, each a clause that can follow "because", in English.

nothing_better = nothing better can be done this turn
leader = this is the strongest Leader
draw = more cards are needed
recruit = the coterie needs another vampire
attack = this attack does the most
prince = the title of the Prince brings Prestige and Agenda every turn
title = the Title will be useful as long as its bearer stands
scheme = the vote can be won
conspiracy = the Conspiracy comes closer
card = the card helps now
ability = the ability is worth its cost
intel = the attack is worth the cards
protect = the character must be protected
retainer = a Retainer makes its bearer stronger
mend = the Blood is needed
vote = the result of the vote matters
least_loss = this can be spared most easily
agenda = the Agenda will score from now on
