### Why a bot likes an answer, each a clause that can follow "because", in English.

pass = nothing better can be done now
end_phase = there is nothing left to gain in this phase
battle = an attack will pay off
attack = the attack gains more than it risks
direct = the way to the opponent’s Life Points is free
summon = the monster makes the field stronger
set = the monster is safer face-down
defend = it would not survive an attack
stronger = one strong monster is worth more than several weak ones
set_trap = the card can surprise the opponent later
removal = it is rid of something that does harm
effect = the effect pays off now
answer = this is the moment for it
negate = what the opponent does must not succeed
pendulum = the Pendulum Scale lets several monsters come at once
start = a player who begins is a step ahead
least_loss = this can be spared most easily
best = this is worth the most
keep_deck = the Deck is good as it is
