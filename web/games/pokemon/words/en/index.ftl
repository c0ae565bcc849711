### The words of the panels, in English.

attacks = Attacks
# An attack that cannot be chosen now.
notNow = not possible now

# What a Pokémon has evolved from and other parts of it lie under its card.
under =
    { $count ->
        [one] 1 card underneath
       *[other] { $count } cards underneath
    }

heads = Heads
tails = Tails
takePrize = Take Prize card { $number }
cardsToChoose = Cards to choose from
noStadium = no Stadium in play
yourTurn = What do you do this turn?
retreat = Retreat
# Before how much: “Weakness ×2”.
weakness = Weakness
resistance = Resistance
# On the Active Pokémon, if its Ability can be used.
ability = Ability
# After “Start with X”: no other Pokémon is placed.
emptyBench = with an empty Bench
