### The sentences of answers and the headings of questions, in English.

heads-goes_first = { $who } goes first
heads-goes_second = { $who } goes second
heads-takes_new_hand = { $who } takes a new hand
heads-starts_with = { $who } starts with { $card }
heads-draws_extra =
    { $amount ->
        [0] { $who } draws no extra cards
        [one] { $who } draws { $amount } extra card
       *[other] { $who } draws { $amount } extra cards
    }
heads-benching = { $who } benches { $card }
heads-benches = { $who } benches { $card }
heads-attaches = { $who } attaches { $card }
heads-evolves = { $who } evolves { $card }
heads-evolves_into = { $who } evolves it into { $card }
heads-plays = { $who } plays { $card }
heads-uses_ability = { $who } uses { $word } of { $card }
heads-uses = { $who } uses { $card }
heads-puts_together = { $who } puts { $card } together
heads-retreats = { $who } retreats { $card }
heads-attacks = { $card } attacks
heads-ends_turn = { $who } ends the turn
heads-concedes = { $who } concedes
heads-chooses = { $who } chooses { $card }
heads-on = { $who } chooses { $card }
heads-from = { $who } chooses { $card }
heads-to = { $who } chooses { $card }
heads-on_nobody = { $who } chooses nobody
heads-naming_attack = { $who } names { $word }
heads-end = { $who } chooses none
heads-finds = { $who } finds { $card }
heads-switches_in = { $who } switches in { $card }
heads-promotes = { $who } promotes { $card }
heads-discards = { $who } discards { $card }
heads-takes_prize = { $who } takes Prize { $amount }
heads-puts_counters =
    { $who } puts { $amount ->
        [one] { $amount } counter
       *[other] { $amount } counters
    } on { $card }
heads-moves_counters_from = { $who } moves damage counters from { $card }
heads-draws =
    { $amount ->
        [0] { $who } draws no cards
        [one] { $who } draws { $amount } card
       *[other] { $who } draws { $amount } cards
    }
heads-yes = { $who } does so
heads-no = { $who } does not
heads-chooses_effect = { $who } chooses effect { $amount }
heads-conditions_first = { $who } handles Special Conditions first
heads-effects_first = { $who } handles other effects first
heads-next_effect = { $who } goes on with { $card }

parts-with_attack = with { $word }
parts-benching = benching { $card }
parts-from = from { $card }
parts-to = to { $card }
parts-into = into { $card }
parts-for = for { $card }
parts-paying = paying { $card }
parts-on = on { $card }
parts-on_nobody = on nobody
parts-discarding = discarding { $card }
parts-naming_attack = naming { $word }
parts-so_many = , { $amount } of them

members-takes_prize = { $amount }
members-puts_counters =
    { $amount ->
        [0] { "" }
       *[other] { $amount } on { $card }
    }
members-chooses_effect = { $amount }

told-on_nobody = without a target
told-so_many = ({ $amount } of them)

abouts-who_begins = Who takes the first turn?
# key: place Pokémon
abouts-place_Pokemon = Place your Pokémon

abouts-extra_cards =
    You may draw { $amount ->
        [one] an extra card
       *[other] up to { $amount } extra cards
    }
abouts-bench_extra = Bench Basic Pokémon that you drew?
abouts-turn = { $who }'s turn
abouts-attack_choices = Choose for { $word }
# key: choose Pokémon
abouts-choose_Pokemon = Choose Pokémon for { $card }

abouts-may = Use { $card }'s effect?
abouts-may_use = Use { $card }?
abouts-choose_effect = What { $card } does
abouts-spread_counters = Place { $card }'s damage counters
abouts-move_counters = Move damage counters with { $card }
abouts-draw_up_to = Draw cards with { $card }
abouts-find_cards =
    Choose { $amount ->
        [1] a card
       *[other] up to { $amount } cards
    } for { $card }
abouts-attach = Attach { $card } to which Pokémon?
abouts-attach_to = Attach Energy to { $card }
abouts-choose_Energy = Choose Energy of { $card }
abouts-switch = Which Pokémon comes to the Active Spot?
abouts-evolve = Evolve { $card }
abouts-take_prizes =
    Take { $amount ->
        [one] { $amount } Prize card
       *[other] { $amount } Prize cards
    }
abouts-promote = Choose your new Active Pokémon
abouts-narrow_bench = Your Bench has become smaller: discard Pokémon
abouts-checkup_order = Pokémon Checkup: what comes first?
abouts-checkup_effects = Pokémon Checkup: which effect comes next?
abouts-give_up = Give up?

active = Active
benchSpot = Bench { $number }
of = { $card } of { $seat }
