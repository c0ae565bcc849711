### The lines of the log, in English.

events-turn = Turn { $number }: { $seat }
events-won_the_flip = { $seat } wins the flip
events-kept =
    { $seat } keeps { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
events-mulligan =
    { $seat } takes a mulligan to { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
events-played = { $seat } plays { $card }
events-cast =
    { $x ->
        [none]
            { $on ->
                [none] { $seat } casts { $card }
               *[other] { $seat } casts { $card } on { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } casts { $card } with X = { $x }
               *[other] { $seat } casts { $card } with X = { $x } on { $on }
            }
    }
events-activated =
    { $on ->
        [none] { $seat } activates { $card }
       *[other] { $seat } activates { $card } on { $on }
    }
events-triggered =
    { $on ->
        [none] { $card } triggers
       *[other] { $card } triggers on { $on }
    }
events-fizzled = { $card } no longer has a legal target
events-countered = { $card } is countered
events-moved = { $card }: { $from } → { $zone }
events-drew = { $seat } draws { $card }
events-entered = { $card } enters the battlefield
events-discarded_card = { $seat } discards { $card }
events-buried = { $card } goes to the graveyard
events-exiled = { $card } goes into exile
events-returned = { $card } returns to { $seat }'s hand
events-damage = { $source } deals { $amount } damage to { $to }
events-life =
    { $seat } { SIGN($change) ->
        [positive] gains
       *[other] loses
    } { ABS($change) } life ({ $now })
events-counters = { $card }: { SIGNED($change) } { $counter } ({ $now })
events-destroyed = { $card } is destroyed
events-sacrificed = { $seat } sacrifices { $card }
events-regenerated = { $card } regenerates
events-prevented = { $amount } damage is prevented ({ $card })
events-attached = { $card } is attached to { $host }
events-copied = { $card } becomes a copy of { $of }
events-attacks = { $card } attacks { $at }
events-blocks = { $card } blocks { $blocked }
events-revealed = { $seat } reveals { $cards }
events-shuffled = { $seat } shuffles
events-control = { $seat } gains control of { $card }
events-mana = { $seat } taps { $card } for { $kind } mana
events-lost = { $seat } loses the game
events-conceded = { $seat } concedes
events-time_is_up = The turn limit is reached
events-endless = Nobody can stop this: the game is a draw

endings-life = no life left
endings-library = an empty library
endings-concession = concession
endings-draw = a draw
endings-time = the turn limit

aCard = a card
