### The lines of the log, in English.

events-turn = Turn { $number }: { $seat }
events-phase = Phase: { $phase }
events-action_successful = { $by }'s action succeeds
events-action_over = { "" }
events-bled = { $who } bleeds { $seat } for { $amount } with { $by }
events-declined = { $seat } does not block
events-block_attempt = { $seat } attempts to block with { $by }
events-block_failed = { $seat } fails to block with { $by }
events-blocked = { $seat } blocks with { $by }
events-redirected = The bleed is redirected to { $seat }
events-diablerie = { $by } diablerizes { $victim }
events-torpor = { $card } goes to torpor
events-referendum_over = { "" }
events-cancelled = { $card } is cancelled
events-used = { $seat } uses { $card }
events-triggered = { $card } takes effect
events-modified = { "" }
events-moved = { "" }
events-attached = { $card } is put on { $on }
events-locked = { $card } locks
events-unlocked = { $card } unlocks
events-counters =
    { $card } { SIGN($change) ->
        [negative] loses
       *[other] gains
    } { $unit ->
        [counters]
            { ABS($change) ->
                [one] { ABS($change) } counter
               *[other] { ABS($change) } counters
            }
       *[other] { ABS($change) } { $unit }
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] loses
       *[other] gets
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] loses
       *[other] gains
    } { ABS($change) } pool ({ $now })
events-edge =
    { $seat ->
        [none] Nobody has the Edge
       *[other] { $seat } gains the Edge
    }
events-shuffled = { $seat } shuffles the { $zone }
events-shown = { $card } is shown
events-looked_at_hand = { $seat } looks at { $of }'s hand
events-ousted = { $seat } is ousted
events-victory_point = { $seat } gains a victory point ({ $now })
events-withdrawal_announced = { $seat } announces a withdrawal
events-withdrawn = { $seat } withdraws from the game
events-conceded = { $seat } concedes
events-left_the_game = { "" }
events-arrived = { $card } enters { $seat }'s ready region
events-merged = { $card } is merged
events-contested = { $card } is contested
events-second_copy = { $card } is a second copy and is burned
events-contest_won = The contest for { $card } is over
events-contest_decided = { "" }
events-contest_paid = { $seat } pays for the contest of { $card }
events-title_gained = { $card } becomes { $title }
events-title_lost = { $card } loses the title
events-title_contested = { $card } contests the title of { $title }
events-title_won = { $card } is { $title } again
events-clan_changed = { $card } is now of clan { $clan }
events-sect_changed = { $card } is now { $sect }
events-referendum = { $by }'s referendum begins
events-terms = { $seat } sets the terms: { $terms }
events-referendum_result =
    { $cancelled ->
        [true] The referendum is cancelled
       *[other]
            The referendum { $passed ->
                [true] passes
               *[other] fails
            }: { $for } for, { $against } against
    }
events-votes_gained =
    { $seat } gains { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } casts { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } { $side }
events-abstains = { $card } abstains
events-blood_hunt = A blood hunt is called on { $card }
events-trophy = { $on } gets the trophy { $card }
events-slave_steps_in = { $card } fights instead of { $by }
events-combat = { $acting } and { $opposing } fight
events-round = Round { $round }
events-range = Range: { $range }
events-additional_strikes =
    { $amount ->
        [one] { $card } gets { $amount } additional strike
       *[other] { $card } gets { $amount } additional strikes
    }
events-combat_ends = { $card } ends the combat
events-combat_over = The combat is over
events-recovered = { $card } recovers
events-maneuvered = { $card } maneuvers to { $range } range
events-range_set = Range: { $range }
events-prevented = { $card } prevents { $amount } damage
events-damage =
    { $aggravated ->
        [0] { $card } takes { $amount } damage
       *[other] { $card } takes { $amount } damage, { $aggravated } of it aggravated
    }
events-destroyed = { $card } is burned
events-pressed =
    { $card } presses to { $continuing ->
        [true] continue
       *[other] end
    } the combat
events-ante_won = { $seat } wins { $from }'s ante
events-time_is_up = Time is up

endings-last_one_left = one Methuselah is left
endings-turn_limit = the turn limit is reached

# The minion with which a player acts: "Bruno bleeds Clara with Meaghan".
acting = with { $by }
aCard = a card
aFaceDownCard = a face-down card
faceDownCards = face-down cards
