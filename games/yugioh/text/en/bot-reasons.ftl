### Why a bot likes an answer, each a clause that can follow "because", in English.

pass = nothing better can be done now
end_phase = there is nothing left to gain in this phase
battle = an attack will pay off
attack = the attack gains more than it risks
direct = nothing protects the opponent’s Life Points
summon = the monster makes the field stronger
set = the monster is safer face-down
defend = it would not survive an attack
stronger = one strong monster is worth more than several weak ones
set_trap = the card can surprise the opponent later
removal = this gets rid of something harmful
effect = the effect pays off now
answer = this is the moment for it
negate = what the opponent does must not succeed
pendulum = the Pendulum Scale lets several monsters come at once
start = going first is an advantage
least_loss = this can be spared most easily
best = this is worth the most
keep_deck = the Deck is good as it is
