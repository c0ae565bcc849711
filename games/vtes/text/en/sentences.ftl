### The sentences of answers and the headings of questions, in English.

heads-pass = { $who } passes
heads-end = { $who } chooses none
heads-plays = { $who } plays { $card }
heads-uses = { $who } uses { $card }
heads-shows = { $who } shows { $word }
heads-carries_out = { $who } carries out { $card }
heads-chooses = { $who } chooses { $it }
heads-discards = { $who } discards { $card }
heads-finds = { $who } finds { $card }
heads-finds_nothing = { $who } finds nothing
heads-burns_pool = { $who } burns { $amount } pool
heads-burns_blood = { $who } burns { $amount } blood from { $card }
heads-burns_a_card_at_random = { $who } burns a card at random
heads-removes_a_card_at_random = { $who } removes a card at random from the game
heads-marks = { $who } marks { $card }
heads-gains_pool_from_edge = { $who } gains { $amount } pool from the Edge
heads-burns_pool_to_unlock = { $who } burns { $amount } pool to unlock { $card }
heads-withdraws = { $who } withdraws
heads-concedes = { $who } concedes
heads-pays_for = { $who } pays for { $card }
heads-pays_for_title = { $who } pays for the title of { $card }
heads-yields = { $who } yields { $card }
heads-yields_title = { $who } yields the title of { $card }
heads-moves_pool_to = { $who } moves { $amount } pool to { $card }
heads-takes_blood_from = { $who } takes { $amount } blood from { $card }
heads-draws_a_crypt_card = { $who } draws a crypt card
heads-moves_to_ready = { $who } moves { $card } to ready
heads-merges = { $who } merges { $card }
heads-moves_trophy = { $who } moves { $card }
heads-sets_the_terms = { $who } sets the terms:
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } casts { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    } { $word }
heads-casts_sub-votes =
    { $amount ->
        [one] { $card } casts { $amount } sub-vote { $word }
       *[other] { $card } casts { $amount } sub-votes { $word }
    }
heads-casts_votes_from_the_Edge =
    { $who } casts { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    } { $word } from the Edge
heads-casts_votes_from =
    { $who } casts { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    } { $word } from { $card }
heads-burns_the_Edge_for_a_vote = { $who } burns the Edge for a vote
heads-burns_for_a_vote = { $who } burns { $card } for a vote
heads-calls_a_blood_hunt = { $who } calls a blood hunt on { $card }
heads-bleeds = { $card } bleeds
heads-hunts = { $card } hunts
heads-leaves_torpor = { $card } leaves torpor
heads-rescues = { $card } rescues
heads-diablerizes = { $card } diablerizes
heads-becomes_anarch = { $card } becomes anarch
heads-takes_equipment = { $card } takes
heads-fights = { $card } fights
heads-destroys = { $card } destroys
heads-minion_uses = { $card } uses
heads-does_not_block = { $who } does not block
heads-attempts_to_block = { $card } attempts to block
heads-fights_instead = { $who } uses { $card }, who fights instead
heads-avenges = { $card } avenges
heads-plays_from_ash_heap = { $who } plays { $card } from the ash heap
heads-returns_by_conviction = { $card } returns burning { $amount } conviction cards
heads-maneuvers = { $card } maneuvers
heads-strikes = { $card } strikes
heads-prevents = { $card } prevents { $amount }
heads-presses = { $card } presses

## Commands that the grammar cannot make of the sentence; not every language needs them.

# optional
orders-becomes_anarch = Make { $card } anarch

# optional
orders-casts_votes =
    { $card ->
        [none]
            { $who } casts { $amount ->
                [one] { $amount } vote
               *[other] { $amount } votes
            } { $word }
       *[other]
            Cast { $amount ->
                [one] { $amount } vote
               *[other] { $amount } votes
            } of { $card } { $word }
    }

# optional
orders-casts_sub-votes =
    { $amount ->
        [one] Cast { $amount } sub-vote of { $card } { $word }
       *[other] Cast { $amount } sub-votes of { $card } { $word }
    }

# optional
orders-casts_votes_from_the_Edge =
    { $amount ->
        [one] Cast the Edge's vote { $word }
       *[other] Cast the Edge's { $amount } votes { $word }
    }

# optional
orders-casts_votes_from =
    { $amount ->
        [one] Cast { $amount } vote of { $card } { $word }
       *[other] Cast { $amount } votes of { $card } { $word }
    }

# optional
orders-takes_blood_from = Move { $amount } blood from { $card } to your pool

parts-with = with { $card }
parts-at = at { $word }
parts-choosing_mode = choosing { $word }
parts-on = on { $it }
parts-on_nobody = on nobody
parts-choosing = choosing { $it }
parts-paying = paying { $amount }
parts-allot = { $amount } to { $seat }
parts-discarding = discarding { $card }
parts-target = { $seat }
parts-target_card = { $card }
parts-equipment = { $card }
parts-from = from { $card }
parts-source = { $card }
parts-burning = burning { $card }
parts-with_hand = with hand
parts-with_weapon = with { $card }
parts-with_committed = with { $card }
parts-with_ability = with { $card }
parts-with_effect = with { $it }
parts-using_hand = using hand
parts-using = using { $card }
parts-on_equipment = on { $card }
parts-at_retainer = at retainer { $card }
parts-to_continue = to continue
parts-to_end = to end
parts-against_normal = against normal damage
parts-against_aggravated = against aggravated damage
parts-paying_split = paying { $amount }, { $card } { $word }

members-allot = { $amount } to { $seat }
members-on_nobody = nobody

# Begins a sentence whose first piece could only continue one: a player's choice.
# $isSeat (Boolean) - a player is chosen, not a card
choosing = { $who } chooses { $what }
as = as { $type }

told-choosing_mode = ({ $word })
# A number is shown by itself: how much, or how many.
told-choosing =
    { $amount ->
        [0] choosing { $it }
       *[other] ({ $it })
    }
told-on_nobody = (no target)
told-on_nobody_else = (nobody else)
# Two pay 2 blood together; if one pays all of it, the other is not named.
told-paying_split =
    { $amount ->
        [2] paying { $amount } blood
       *[other] paying { $amount } blood ({ $card } pays { $word })
    }

abouts-unlock_phase = Unlock phase
abouts-master_phase = Master phase
abouts-minion_phase = Minion phase
abouts-influence_phase =
    Influence phase ({ $amount ->
        [one] 1 transfer
       *[other] { $amount } transfers
    })
abouts-discard_phase = Discard phase
abouts-discard_down = Discard down to your hand size
abouts-contests = Pay for what you contest, or yield it
abouts-leave_the_table = Leave the table?
abouts-terms = Set the terms of the referendum
abouts-before_votes = Before votes are cast
abouts-polling = How do you vote?
abouts-rock_paper_scissors = Rock, paper or scissors?
abouts-secret_number = A number, in secret, for { $card }
abouts-blood_hunt = Call a blood hunt on { $card }?
abouts-move_trophies_to = Move trophies to { $card }
abouts-fetch_a_trophy = A trophy for { $card }
abouts-slave_may_step_in = Does a slave fight { $card } instead?
abouts-fetch_a_conviction = A conviction card for { $card }
abouts-would_be_burned = { $card } would be burned
abouts-avenge = Avenge { $card }'s action?
abouts-range = Range
abouts-strike = { $card }'s strike
abouts-prevent_damage = { $card } takes { $amount } damage
abouts-going_to_torpor = { $card } is going to torpor
abouts-press = Press
abouts-before_range = Before range is determined
abouts-before_strikes = Before strikes are chosen
abouts-strikes_chosen = Before the strikes resolve
abouts-additional_strikes = Additional strikes
abouts-end_of_round = End of the round
abouts-action_announced = { $card } acts
abouts-before_block = Before blocks: { $card } acts
abouts-block = Block { $card }'s action?
abouts-block_attempt = { $card } attempts to block
abouts-blocks_declined = Nobody blocks { $card }
abouts-before_resolution = Before { $card }'s action resolves
abouts-after_resolution = After { $card }'s action
abouts-respond_to_card = { $card } is being played
abouts-may_use = Use { $card }?
abouts-choose = { $card }: choose
abouts-attach = Put { $card } on which card?
abouts-next_effect = Which effect comes next?
abouts-discard = Discard a card
abouts-search = Search
abouts-recruit = Whom does { $card } recruit or employ?
abouts-acts_now = Which action does { $card } take?
abouts-about_to_be_ousted = { $seat } is about to be ousted
abouts-obligation = Pay 1 pool or 1 blood
abouts-take_equipment_of = Take equipment from { $card }
abouts-may_diablerize = Diablerize { $card }?
