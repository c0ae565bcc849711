### The lines of the log, in English.

events-coin_winner = { $seat } wins the coin flip
events-begins = { $seat } takes the first turn
events-new_hand = { $seat } takes a new hand because there is no Basic Pokémon: { $cards }
events-placed =
    { $amount ->
        [0] { $seat } places an Active Pokémon
       *[other] { $seat } places an Active Pokémon and { $amount } on the Bench
    }
events-revealed = { $seat } reveals { $cards }
events-turn = Turn { $number }: { $seat }
events-drew = { $seat } draws { $cards }
events-to_hand = { $seat } puts { $cards } into the hand
events-discarded = { $seat } discards { $cards }
events-lost = { $seat }: { $cards } to the Lost Zone
events-shuffled = { $seat } shuffles the deck
events-to_bottom =
    { $seat } puts { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } on the bottom of the deck
events-to_deck = { $seat } puts { $cards } into the deck
events-searched =
    { $amount ->
        [none] { $seat } searches the deck
        [0] { $seat } searches the deck
       *[other]
            { $seat } looks at the top { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            } of the deck
    }
events-coin = { $seat } flips a coin: { $result }
events-benched = { $seat } benches { $card }
events-attached = { $seat } attaches { $card } to { $on }
events-evolved = { $from } evolves into { $card }
events-devolved = { $card } devolves
events-played = { $seat } plays { $card }
events-used = { $seat } uses { $card }
events-used_ability = { $seat } uses { $card }'s { $ability }
events-triggered = { $card } takes effect
events-attack = { $card } attacks with { $attack }
events-attack_does_nothing = The attack does nothing
events-damage = { $card } takes { $amount } damage
events-counters =
    { $amount ->
        [one] { $amount } damage counter is
       *[other] { $amount } damage counters are
    } put on { $card }
events-healed = { $amount } damage is healed from { $card }
events-afflicted = { $card } is now { $condition }
events-recovered = { $card } is no longer { $condition }
events-prevented = { $card } is not affected
events-switched = { $card } takes the place of { $from } in the Active Spot
events-left_play = { $card } leaves play
events-knocked_out = { $card } is Knocked Out
events-took_prizes =
    { $seat } takes { $amount ->
        [one] { $amount } Prize card
       *[other] { $amount } Prize cards
    }
events-promoted = { $card } is { $seat }'s new Active Pokémon
events-won = { $seat } wins: { $reason }
events-sudden_death = Both players win: sudden death
events-conceded = { $seat } concedes

endings-last_prize = the last Prize card is taken
# key: no Pokémon left
endings-no_Pokemon_left = no Pokémon is left on one side

endings-empty_deck = a card could not be drawn at the start of a turn
endings-conceded = a player has conceded

coin-heads = heads
coin-tails = tails

cardsUnknown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
aCard = a card
list = { LIST($items) }
