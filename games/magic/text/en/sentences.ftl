### The sentences of answers and the headings of questions, in English.

heads-pass = { $who } passes
heads-end = { $who } chooses none
heads-plays = { $who } plays { $card }
heads-casts = { $who } casts { $card }
heads-activates =
    { $word ->
        [none] { $who } activates { $card }
       *[other] { $who } activates { $card } with { $word }
    }
heads-activates_for_mana = { $who } activates { $card } for { $word } mana
heads-attacks_with = { $who } attacks with { $it }
heads-does_not_attack = { $who } does not attack
heads-blocks = { $who } blocks { $card }
heads-does_not_block = { $who } does not block
heads-orders = { $who } orders { $card }
heads-assigns = { $who } assigns { $amount } to { $it }
heads-lets_start =
    { SAME($who, $seat) ->
        [true] { $who } starts
       *[other] { $who } lets { $seat } start
    }
heads-keeps = { $who } keeps the hand
heads-mulligans = { $who } takes a mulligan
heads-concedes = { $who } concedes
heads-chooses = { $who } chooses { $card }
heads-chooses_color = { $who } chooses { $word }
heads-discards = { $who } discards { $card }
heads-sacrifices = { $who } sacrifices { $card }
heads-finds = { $who } finds { $card }
heads-accepts = { $who } uses { $card }
heads-declines = { $who } declines
heads-copies = { $who } copies { $card }
heads-copies_nothing = { $who } copies nothing
heads-keeps_one = { $who } keeps { $card }
heads-redirects_to = { $who } redirects to { $card }
heads-does_not_redirect = { $who } does not redirect
heads-pays_life = { $who } pays { $amount } life
heads-pays_mana = { $who } pays { $word }
heads-prevents_with = { $who } prevents with { $card }
heads-redirects = { $who } has it redirected first
heads-regenerates = { $who } regenerates { $card }
heads-no_replacement = { $who } replaces nothing
heads-target = { $who } targets { $it }
heads-no_target = { $who } targets nothing

parts-with_X = with X = { $amount }
parts-target = on { $it }
parts-no_target = on nothing
parts-sacrificing = sacrificing { $card }
parts-discarding = discarding { $card }
parts-paying = paying { $card }
parts-paying_mana = paying { $word } mana
parts-paying_automatically = { "" }
parts-at = at { $it }
parts-with = with { $it }

members-orders = { $card }
members-assigns = { $amount } to { $it }
members-paying_mana = { $word } mana

told-activates =
    { $word ->
        [none] { $who } activates { $card }
       *[other] { $who } activates { $card } ({ $word })
    }
told-no_target = without a target

abouts-priority = { $who } has priority
abouts-attack = Which creatures does { $who } attack with?
abouts-block = How does { $who } block?
abouts-order_blockers = In which order does { $card } deal damage to its blockers?
abouts-order_triggers = In which order do { $who }'s abilities go on the stack?
abouts-assign = How is { $card }'s { $amount } damage assigned?
abouts-targets = Targets of { $card }
abouts-who_starts = { $who } chooses who starts
abouts-mulligan =
    Does { $who } keep { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }?
abouts-may = Use { $card }?
abouts-choose =
    { $card }: { $word ->
        [takes] { $amount ->
            [1] put a card into your hand
           *[other] put { $amount } cards into your hand
        }
        [buries] { $amount ->
            [1] put a card into your graveyard
           *[other] put { $amount } cards into your graveyard
        }
        [creature] choose a creature
        [permanent] choose a permanent
       *[other] { $amount ->
            [1] choose a card
           *[other] choose { $amount } cards
        }
    }
abouts-choose_color = Choose a color for { $card }
abouts-choose_replacement = Which effect is applied first?
abouts-search = Search for { $card }
abouts-discards =
    { $who } discards { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
abouts-sacrifices = { $who } sacrifices { $amount }
abouts-copy = What does { $card } copy?
abouts-pay = Pay for { $card }?
abouts-redirect = Redirect { $amount } damage from { $seat } to a planeswalker?
abouts-keep_one = Only one { $card } can stay
abouts-concede = { $who } can concede
abouts-explain = { "" }

several = { $amount } { $card }
