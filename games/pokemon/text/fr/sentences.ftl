heads-goes_first = { $who } joue en premier
heads-goes_second = { $who } joue en second
heads-takes_new_hand = { $who } pioche une nouvelle main
heads-starts_with = { $who } commence avec { $card }
heads-draws_extra =
    { $amount ->
        [0] { $who } ne pioche aucune carte supplémentaire
        [one] { $who } pioche { $amount } carte supplémentaire
       *[other] { $who } pioche { $amount } cartes supplémentaires
    }
heads-benching = { $who } place sur le Banc { $card }
heads-benches = { $who } place { $card } sur le Banc
heads-attaches = { $who } attache { $card }
heads-evolves = { $who } fait évoluer { $card }
heads-evolves_into = { $who } le fait évoluer en { $card }
heads-plays = { $who } joue { $card }
heads-uses_ability = { $who } utilise { $word } { JOIN("de", $card) }
heads-uses = { $who } utilise { $card }
heads-puts_together = { $who } assemble { $card }
heads-retreats = { $who } fait battre en retraite { $card }
heads-attacks = { $card } attaque
heads-ends_turn = { $who } termine son tour
heads-concedes = { $who } abandonne
heads-chooses = { $who } choisit { $card }
heads-on = { $who } choisit { $card }
heads-from = { $who } choisit { $card }
heads-to = { $who } choisit { $card }
heads-on_nobody = { $who } ne choisit personne
heads-naming_attack = { $who } nomme { $word }
heads-end = { $who } ne choisit rien
heads-finds = { $who } trouve { $card }
heads-switches_in = { $who } amène { $card } au Poste Actif
heads-promotes = { $who } choisit { $card } comme nouveau Pokémon Actif
heads-discards = { $who } défausse { $card }
heads-takes_prize = { $who } récupère la Récompense { $amount }
heads-puts_counters =
    { $who } place { $amount ->
        [one] { $amount } marqueur
       *[other] { $amount } marqueurs
    } sur { $card }
heads-moves_counters_from = { $who } déplace des marqueurs de dégâts { JOIN("de", $card) }
heads-draws =
    { $amount ->
        [0] { $who } ne pioche aucune carte
        [one] { $who } pioche { $amount } carte
       *[other] { $who } pioche { $amount } cartes
    }
heads-yes = { $who } accepte
heads-no = { $who } refuse
heads-chooses_effect = { $who } choisit l’effet { $amount }
heads-conditions_first = { $who } traite d’abord les États Spéciaux
heads-effects_first = { $who } traite d’abord les autres effets
heads-next_effect = { $who } continue avec { $card }

parts-with_attack = avec { $word }
parts-benching = en plaçant sur le Banc { $card }
parts-from = { JOIN("de", $card) }
parts-to = à { $card }
parts-into = en { $card }
parts-for = pour { $card }
parts-paying = en payant { $card }
parts-on = sur { $card }
parts-on_nobody = sur personne
parts-discarding = en défaussant { $card }
parts-naming_attack = en nommant { $word }
parts-so_many = , au nombre de { $amount }

members-takes_prize = { $amount }
members-puts_counters =
    { $amount ->
        [0] { "" }
       *[other] { $amount } sur { $card }
    }
members-chooses_effect = { $amount }

told-on_nobody = sans cible
told-so_many = ({ $amount } d’entre eux)

abouts-who_begins = Qui joue le premier tour ?
abouts-place_Pokemon = Placez vos Pokémon
abouts-extra_cards =
    Vous pouvez piocher { $amount ->
        [one] une carte supplémentaire
       *[other] jusqu’à { $amount } cartes supplémentaires
    }
abouts-bench_extra = Placer sur le Banc des Pokémon de base que vous avez piochés ?
abouts-turn = Tour { JOIN("de", $who) }
abouts-attack_choices = Choix pour { $word }
abouts-choose_Pokemon = Choisissez des Pokémon pour { $card }
abouts-may = Faire ce que permet { $card } ?
abouts-may_use = Utiliser { $card } ?
abouts-choose_effect = Ce que fait { $card }
abouts-spread_counters = Répartissez les marqueurs de dégâts { JOIN("de", $card) }
abouts-move_counters = Déplacez des marqueurs de dégâts avec { $card }
abouts-draw_up_to = Piochez des cartes avec { $card }
abouts-find_cards =
    Choisissez { $amount ->
        [1] une carte
       *[other] jusqu’à { $amount } cartes
    } pour { $card }
abouts-attach = À quel Pokémon attacher { $card } ?
abouts-attach_to = Attachez de l’Énergie à { $card }
abouts-choose_Energy = Choisissez des Énergies { JOIN("de", $card) }
abouts-switch = Quel Pokémon va au Poste Actif ?
abouts-evolve = Faites évoluer { $card }
abouts-take_prizes =
    Récupérez { $amount ->
        [one] { $amount } carte Récompense
       *[other] { $amount } cartes Récompense
    }
abouts-promote = Choisissez votre nouveau Pokémon Actif
abouts-narrow_bench = Votre Banc est réduit : défaussez des Pokémon
abouts-checkup_order = Contrôle Pokémon : qu’est-ce qui vient d’abord ?
abouts-checkup_effects = Contrôle Pokémon : quel effet vient ensuite ?
abouts-give_up = Abandonner ?

active = Actif
benchSpot = Banc { $number }
of = { $card } { JOIN("de", $seat) }
