### The words of the panels, in English.

# The action has no target among the players.
undirected = undirected

mayBlock = May still block: { $names }
doesNotBlock = Does not block: { $names }
# With so much intercept the block would succeed or fail as things stand.
wouldBlock = enough to block

wouldFail = not enough to block
noStrikeYet = no strike chosen yet
firstStrike = first strike
additional =
    { $count ->
        [one] 1 additional strike
       *[other] { $count } additional strikes
    }
lost = lost { $count } this round
continuing = goes on for another round
terms = Terms
lastCall = Last call
mayStillVote = May still vote: { $names }
passing = passes as things stand
failing = fails as things stand
passed = passed
failed = failed
isPlayed = is being played
# Why an attempt to block will fail.
blockFails = stealth { $stealth }, intercept { $intercept }: this block fails

# In one's own action: passes until another player does something.
goThrough = Go on unless somebody answers
# Asked once.
lastPool = This is your last pool: you would be ousted.

# Asked once: more pool goes to a vampire than it can keep.
overpays = { $name } already has its capacity of { $capacity }. More than that is lost when it comes out.

# Asked once: vampires that could come out stay in the uncontrolled region.
leavesBehind = Ready to come out: { $names }. Leave the influence phase without it?

states-announced = announced
states-blocked = blocked
states-successful = successful
states-ended = ended

strikes-hand = hand strike
strikes-damage = damage
strikes-dodge = dodge
strikes-combat_ends = combat ends
strikes-steal_blood = steal blood
strikes-destroy_equipment = destroy equipment
strikes-destroy_weapon = destroy weapon
strikes-steal_equipment = steal equipment
strikes-destroy_retainer = burn a retainer
strikes-steal_weapon = steal weapon
strikes-none = no strike
