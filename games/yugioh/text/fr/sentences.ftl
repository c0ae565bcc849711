heads-pass = { $who } passe
heads-end = { $who } ne choisit rien
heads-enters_battle = { $who } entre dans la Battle Phase
heads-normal_summons = { $who } Invoque Normalement { $card }
heads-summons_again = { $who } Invoque Normalement à nouveau { $card }
heads-sets = { $who } Pose { $card }
heads-sets_monster = { $who } Pose { $card }
heads-sets_field = { $who } Pose { $card }
heads-flip_summons = { $who } Invoque par Flip { $card }
heads-special_summons = { $who } Invoque Spécialement { $card }
heads-synchro_summons = { $who } Invoque par Synchronisation { $card }
heads-xyz_summons = { $who } Invoque par Xyz { $card }
heads-pendulum_summons = { $who } Invoque par Pendule { $card }
heads-fusion_summons = { $who } Invoque par Fusion { $card }
heads-ritual_summons = { $who } Invoque par Rituel { $card }
heads-to_attack = { $who } met { $card } en Position d’Attaque
heads-to_defense = { $who } met { $card } en Position de Défense
heads-activates = { $who } active { $card }
heads-activates_in_pendulum = { $who } active { $card } dans la Zone Pendule
heads-attacks = { $card } attaque
heads-stops = { $who } arrête l’attaque
heads-chooses = { $who } choisit { $card }
heads-chooses_none = { $who } ne choisit rien
heads-finds = { $who } trouve { $card }
heads-finds_nothing = { $who } ne trouve rien
heads-chooses_level = { $who } choisit le Niveau { $amount }
heads-chooses_number = { $who } choisit { $amount }
heads-chooses_word = { $who } choisit { $word }
heads-does_so = { $who } le fait
heads-does_not = { $who } ne le fait pas
heads-orders = { $who } place { $card } ensuite
heads-replaces = { $who } utilise { $card } à la place
heads-no_replacement = { $who } n’utilise aucun remplacement
heads-discards = { $who } défausse { $card }
heads-goes_first = { $who } commence
heads-goes_second = { $who } joue en second
heads-exchanges = { $who } échange { $card }
heads-keeps = { $who } garde son Deck
heads-concedes = { $who } abandonne
heads-concedes_series = { $who } abandonne le Match
heads-uses =
    { $amount ->
        [0] { $who } utilise { $card }
       *[other] { $who } utilise { $card }, effet { $amount }
    }

parts-tributing = en Sacrifiant { $card }
parts-sending = en envoyant { $card }
parts-banishing = en bannissant { $card }
parts-returning = en renvoyant { $card }
parts-discarding = en défaussant { $card }
parts-detaching = en détachant { $card }
parts-with = avec { $card }
parts-on = sur { $card }
parts-for = pour { $amount }
parts-exchanged_for = contre { $card }
parts-choosing = en choisissant { $word }
parts-in_attack = en Position d’Attaque
parts-in_defense = en Position de Défense
parts-directly = directement
parts-target = { $card }

told-uses =
    { $amount ->
        [0] { $who } utilise { $card }
       *[other] { $who } utilise { $card } (effet { $amount })
    }
told-for =
    en envoyant { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } depuis le Deck
told-choosing = ({ $word })

abouts-open =
    { PERSON($who) ->
        [you] { $word }
       *[other] { $who } : { $word }
    }
abouts-respond = { $who } répond ?
abouts-triggers = Quel effet active { $who } ensuite ?
abouts-replay = Replay : qu’attaque { $who } ?
abouts-choose =
    { $card } : { $word ->
        [finds] { $amount ->
            [1] trouvez une carte
           *[other] trouvez { $amount } cartes
        }
        [discards] { $amount ->
            [1] défaussez une carte
           *[other] défaussez { $amount } cartes
        }
        [sets] Posez une carte
        [fewer] choisissez jusqu’à { $amount } cartes
       *[other] { $amount ->
            [1] choisissez une carte
           *[other] choisissez { $amount } cartes
        }
    }
abouts-choose_summon = Invocation Spéciale par { $card }
abouts-declare = Déclaration pour { $card }
abouts-may = Utiliser cette partie de { $card } ?
abouts-choose_replacement = Autre chose à la place de { $card } ?
abouts-hand_limit =
    { $who } défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
abouts-who_starts = { $who } décide qui commence
abouts-exchange = { $who } peut échanger des cartes avec le Side Deck
abouts-concede = { $who } peut abandonner
abouts-explain = { "" }

setMonster =
    { $zone ->
        [0] Monstre Posé
       *[other] Monstre Posé { $zone }
    }
setCard =
    { $zone ->
        [0] Carte Posée
       *[other] Carte Posée { $zone }
    }
aCard = une carte
