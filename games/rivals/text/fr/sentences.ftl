heads-pass = { $who } passe
heads-pass_block = { $who } ne bloque pas
heads-end = { $who } ne choisit rien
heads-ends = { $who } termine la Phase d’Action
heads-draws = { $who } pioche dans la { $word }
heads-recruits = { $who } recrute { $card }
heads-plays = { $who } joue { $card }
heads-plays_no_card = { $who } ne joue pas de carte
heads-uses = { $who } utilise { $card }
heads-attacks = { $card } attaque
heads-claims = { $card } revendique le titre
heads-detaches = { $who } détache { $card }
heads-shows = { $who } montre { $card }
heads-adds = { $who } ajoute 1 Prestige à { $card }
heads-resolves = { $who } résout { $card }
heads-allows = { $who } donne la permission à { $seat }
heads-refuses = { $who } refuse à { $seat }
heads-abstains = { $who } s’abstient
heads-votes = { $who } vote { $word }
heads-discards_for_intel = { $who } défausse
heads-asks = { $who } demande à { $seat }
heads-announces = { $who } annonce une attaque { $word }
heads-blocks = { $card } bloque
heads-turns_on = { $who } tourne l’attaque vers { $card }
heads-keeps_the_target = { $who } garde la cible
heads-prevents = { $who } évite { $amount } avec { $card }
heads-prevents_nothing = { $who } n’évite rien
heads-burns = { $who } brûle { $card }
heads-burns_for_the_party = { $who } brûle { $card } pour le groupe
heads-attaches = { $who } attache { $card }
heads-attacks_the_contender = { $card } attaque le prétendant
heads-does_not_attack = { $who } n’attaque pas
heads-discards_to_mend = { $who } défausse { $card }
heads-discards_for = { $who } défausse
heads-discards = { $who } défausse { $card }
heads-chooses = { $who } choisit { $card }
heads-orders = { $who } met dans l’ordre { $card }
heads-chooses_mode = { $who } choisit : { $word }
heads-chooses_player = { $who } choisit { $seat }
heads-finds = { $who } trouve { $card }
heads-keeps_card = { $who } laisse { $card } sur le dessus
heads-puts_on_the_bottom = { $who } met { $card } en dessous
heads-leads = { $who } prend { $card } pour Meneur
heads-keeps_the_hand = { $who } garde sa main
heads-takes_a_mulligan = { $who } fait un mulligan
heads-concedes = { $who } abandonne
heads-turns_up_the_Agenda = { $who } retourne sa Cabale

parts-acting = avec { $card }
parts-moving = en allant dans La Rue
parts-moving_with = avec { $card }
parts-joining = en rejoignant { $card }
parts-at = { $card }
parts-with = avec { $card }
parts-on = sur { $it }
parts-on_deck = sur la { $word }
parts-to = à { $card }
parts-to_seat = à { $seat }
parts-from = { JOIN("de", $card) }
parts-effect = (effet { $amount })
parts-discarding = en défaussant { $card }
parts-detaching = en détachant { $card }
parts-for = pour { $amount }
parts-exerting = en engageant { $card }
parts-modifier = avec { $card }
parts-paying = en payant { $amount } Prestige
parts-hiding = en cachant { $amount } Prestige
parts-intel_card = { $card }
parts-mends = pour régénérer { $card }

tails-discards_for_intel = pour de l’Info
tails-discards_for = { "" }

told-effect = (effet { $amount })
told-moving = en allant dans La Rue

abouts-leader = Qui est le Meneur { JOIN("de", $who) } ?
abouts-mulligan = { $who } garde sa main ?
abouts-action =
    Que fait { $who } ? ({ $amount ->
        [0] aucune Action
        [one] 1 Action
       *[other] { $amount } Actions
    })
abouts-relentless = Utiliser une capacité Implacable ou contribuer à une Conspiration ?
abouts-intel = Il manque encore { $amount } Info
abouts-type = Quel type d’attaque annonce { $who } ?
abouts-attack_card = Quelle carte Attaque joue { $who } ?
abouts-reaction = Quelle Réaction joue { $who } ?
abouts-block = { $who } bloque l’attaque contre { $card } ?
abouts-turn = L’attaque reste-t-elle sur { $card } ?
abouts-abilities = { $who } utilise une capacité ?
abouts-prevent =
    { $card } va subir { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
abouts-reward = Que devient { $card } ?
abouts-influence = Comment vote { $who } sur { $card } ?
abouts-contender = { $who } attaque { $card }, qui revendique le titre ?
abouts-contribute = { $who } ajoute 1 Prestige à { $card } ?
abouts-permission = { $seat } peut ajouter 1 Prestige à { $card } ?
abouts-mending = { $who } défausse pour régénérer ?
abouts-victim = Qui { $card } atteint-elle ?
abouts-draw = Dans quelle pioche pioche { $who } ?
abouts-use = Utiliser { $card } ?
abouts-choose =
    { $card ->
        [none] Choisissez
       *[other] { $card } : choisissez
    }
abouts-order = Dans quel ordre les effets { JOIN("de", $who) } ont-ils lieu ?
abouts-attach = Qui reçoit { $card } ?
abouts-possessed = Quelle Action fait { $card } ?
abouts-look = Où va { $card } ?
abouts-any_time = { $who } peut faire cela à tout moment
abouts-explain = { "" }

conspiracyOf =
    { $number ->
        [0] Conspiration { JOIN("de", $seat) }
       *[other] Conspiration { $number } { JOIN("de", $seat) }
    }
