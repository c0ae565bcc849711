### The sentences of answers and the headings of questions, in English.

heads-pass = { $who } passes
heads-pass_block = { $who } does not block
heads-end = { $who } chooses none
heads-ends = { $who } ends the Action Phase
heads-draws = { $who } draws from the { $word }
heads-recruits = { $who } recruits { $card }
heads-plays = { $who } plays { $card }
heads-plays_no_card = { $who } plays no card
heads-uses = { $who } uses { $card }
heads-attacks = { $card } attacks
heads-claims = { $card } claims the title
heads-detaches = { $who } detaches { $card }
heads-shows = { $who } shows { $card }
heads-adds = { $who } adds 1 Prestige to { $card }
heads-resolves = { $who } resolves { $card }
heads-allows = { $who } allows { $seat }
heads-refuses = { $who } refuses { $seat }
heads-abstains = { $who } abstains
heads-votes = { $who } votes { $word }
heads-discards_for_intel = { $who } discards
heads-asks = { $who } asks { $seat }
heads-announces = { $who } announces { $word }
heads-blocks = { $card } blocks
heads-turns_on = { $who } turns the attack on { $card }
heads-keeps_the_target = { $who } keeps the target
heads-prevents = { $who } prevents { $amount } with { $card }
heads-prevents_nothing = { $who } prevents nothing
heads-burns = { $who } burns { $card }
heads-burns_for_the_party = { $who } burns { $card } for the party
heads-attaches = { $who } attaches { $card }
heads-attacks_the_contender = { $card } attacks the contender
heads-does_not_attack = { $who } does not attack
heads-discards_to_mend = { $who } discards { $card }
heads-discards_for = { $who } discards
heads-discards = { $who } discards { $card }
heads-chooses = { $who } chooses { $card }
heads-chooses_mode = { $who } chooses { $word }
heads-chooses_player = { $who } chooses { $seat }
heads-orders = { $who } orders { $card }
heads-finds = { $who } finds { $card }
heads-keeps_card = { $who } keeps { $card } on top
heads-puts_on_the_bottom = { $who } chooses { $card } for the bottom
heads-leads = { $who } leads with { $card }
heads-keeps_the_hand = { $who } keeps the hand
heads-takes_a_mulligan = { $who } takes a mulligan
heads-concedes = { $who } concedes
heads-turns_up_the_Agenda = { $who } turns up the Agenda

parts-acting = with { $card }
parts-moving = moving
parts-moving_with = with { $card }
parts-joining = joining { $card }
parts-at = { $card }
parts-with = with { $card }
parts-on = on { $it }
parts-on_deck = on the { $word }
parts-to = to { $card }
parts-to_seat = to { $seat }
parts-from = from { $card }
parts-effect = effect { $amount }
parts-discarding = discarding { $card }
parts-detaching = detaching { $card }
parts-for = for { $amount }
parts-exerting = exerting { $card }
parts-modifier = with { $card }
parts-paying = paying { $amount } Prestige
parts-hiding = hiding { $amount } Prestige
parts-intel_card = { $card }
parts-mends = to mend { $card }

tails-discards_for_intel = for Intel
tails-discards_for = { "" }

told-effect = (effect { $amount })
told-moving = moving to The Streets

abouts-leader = Who leads for { $who }?
abouts-mulligan = Does { $who } keep the hand?
abouts-action =
    What does { $who } do? ({ $amount ->
        [0] no Action left
        [one] 1 Action
       *[other] { $amount } Actions
    })
abouts-relentless = Does { $who } use a Relentless ability or add to a Conspiracy?
abouts-intel =
    { $amount } more Intel { $amount ->
        [one] is
       *[other] are
    } needed
abouts-type = Which type of attack does { $who } announce?
abouts-attack_card = Which Attack card does { $who } play?
abouts-reaction = Which Reaction does { $who } play?
abouts-block = Does { $who } block the attack on { $card }?
abouts-turn = Does the attack stay on { $card }?
abouts-abilities = Does { $who } use an ability?
abouts-prevent = { $card } is about to take { $amount } damage
abouts-reward = What becomes of { $card }?
abouts-influence = How does { $who } vote on { $card }?
abouts-contender = Does { $who } attack { $card }, who claims the title?
abouts-contribute = Does { $who } add 1 Prestige to { $card }?
abouts-permission = May { $seat } add 1 Prestige to { $card }?
abouts-mending = Does { $who } discard to mend?
abouts-victim = Whom does { $card } reach?
abouts-draw = Which deck does { $who } draw from?
abouts-use = Use { $card }?
abouts-choose =
    { $card ->
        [none] Choose
       *[other] { $card }: choose
    }
abouts-order = In which order do { $who }'s effects happen?
abouts-attach = Who gets { $card }?
abouts-possessed = Which Action does { $card } take?
abouts-look = Where does { $card } go?
abouts-any_time = { $who } can do this at any time
abouts-explain = { "" }

conspiracyOf =
    { $number ->
        [0] Conspiracy of { $seat }
       *[other] Conspiracy { $number } of { $seat }
    }
