### The sentences of answers and the headings of questions, in English. Scenarios are written in exactly these.

heads-pass = { $who } passes
heads-end = { $who } chooses none
heads-enters_battle = { $who } enters the Battle Phase
heads-normal_summons = { $who } Normal Summons { $card }
heads-summons_again = { $who } Normal Summons { $card } again
heads-sets = { $who } Sets { $card }
heads-sets_monster = { $who } Sets { $card }
heads-sets_field = { $who } Sets { $card }
heads-flip_summons = { $who } Flip Summons { $card }
heads-special_summons = { $who } Special Summons { $card }
heads-synchro_summons = { $who } Synchro Summons { $card }
heads-xyz_summons = { $who } Xyz Summons { $card }
heads-pendulum_summons = { $who } Pendulum Summons { $card }
heads-fusion_summons = { $who } Fusion Summons { $card }
heads-ritual_summons = { $who } Ritual Summons { $card }
heads-to_attack = { $who } changes { $card } to Attack Position
heads-to_defense = { $who } changes { $card } to Defense Position
heads-activates = { $who } activates { $card }
heads-activates_in_pendulum = { $who } activates { $card } in the Pendulum Zone
heads-uses =
    { $amount ->
        [0] { $who } uses { $card }
       *[other] { $who } uses { $card } effect { $amount }
    }
heads-attacks = { $card } attacks
heads-stops = { $who } stops the attack
heads-chooses = { $who } chooses { $card }
heads-chooses_none = { $who } chooses none
heads-finds = { $who } finds { $card }
heads-finds_nothing = { $who } finds nothing
heads-chooses_level = { $who } chooses Level { $amount }
heads-chooses_number = { $who } chooses { $amount }
heads-chooses_word = { $who } chooses { $word }
heads-does_so = { $who } does so
heads-does_not = { $who } does not
heads-orders = { $who } orders { $card }
heads-replaces = { $who } uses { $card } instead
heads-no_replacement = { $who } uses no replacement
heads-discards = { $who } discards { $card }
heads-goes_first = { $who } goes first
heads-goes_second = { $who } goes second
heads-exchanges = { $who } exchanges { $card }
heads-keeps = { $who } keeps the Deck
heads-concedes = { $who } concedes
heads-concedes_series = { $who } concedes the Match

parts-tributing = Tributing { $card }
parts-sending = sending { $card }
parts-banishing = banishing { $card }
parts-returning = returning { $card }
parts-discarding = discarding { $card }
parts-detaching = detaching { $card }
parts-with = with { $card }
parts-on = on { $card }
parts-for = for { $amount }
parts-exchanged_for = for { $card }
parts-choosing = choosing { $word }
parts-in_attack = in Attack Position
parts-in_defense = in Defense Position
parts-directly = directly
parts-target = { $card }

told-uses =
    { $amount ->
        [0] { $who } uses { $card }
       *[other] { $who } uses { $card } (effect { $amount })
    }
told-for =
    sending { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from the Deck
told-choosing = ({ $word })

abouts-open =
    { PERSON($who) ->
        [you] { $word }
       *[other] { $who }: { $word }
    }
abouts-respond = Does { $who } respond?
abouts-triggers = Which effect does { $who } activate next?
abouts-replay = A Replay: what does { $who } attack?
abouts-choose =
    { $card }: { $word ->
        [finds] { $amount ->
            [1] find a card
           *[other] find { $amount } cards
        }
        [discards] { $amount ->
            [1] discard a card
           *[other] discard { $amount } cards
        }
        [sets] Set a card
        [fewer] choose up to { $amount } cards
       *[other] { $amount ->
            [1] choose a card
           *[other] choose { $amount } cards
        }
    }
abouts-choose_summon = Special Summon by { $card }
abouts-declare = Declare for { $card }
abouts-may = Use this part of { $card }?
abouts-choose_replacement = Something else instead of { $card }?
abouts-hand_limit = { $who } discards { $amount }
abouts-who_starts = { $who } decides who goes first
abouts-exchange = { $who } can exchange cards with the Side Deck
abouts-concede = { $who } can concede
abouts-explain = { "" }

setMonster =
    { $zone ->
        [0] Set monster
       *[other] Set monster { $zone }
    }
setCard =
    { $zone ->
        [0] Set card
       *[other] Set card { $zone }
    }
aCard = a card
