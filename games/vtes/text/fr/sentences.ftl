heads-pass = { $who } passe
heads-end = { $who } ne choisit rien
heads-plays = { $who } joue { $card }
heads-uses = { $who } utilise { $card }
heads-shows = { $who } montre { $word }
heads-carries_out = { $who } applique { $card }
heads-chooses = { $who } choisit { $it }
heads-discards = { $who } se défausse { JOIN("de", $card) }
heads-finds = { $who } trouve { $card }
heads-finds_nothing = { $who } ne trouve rien
heads-burns_pool =
    { $who } brûle { $amount ->
        [one] { $amount } point de réserve
       *[other] { $amount } points de réserve
    }
heads-burns_blood =
    { $who } brûle { $amount ->
        [one] { $amount } point de sang
       *[other] { $amount } points de sang
    } { JOIN("de", $card) }
heads-burns_a_card_at_random = { $who } brûle une carte au hasard
heads-removes_a_card_at_random = { $who } retire de la partie une carte au hasard
heads-marks = { $who } marque { $card }
heads-gains_pool_from_edge =
    { $who } gagne { $amount ->
        [one] { $amount } point de réserve
       *[other] { $amount } points de réserve
    } grâce à l’Avantage
heads-burns_pool_to_unlock =
    { $who } brûle { $amount ->
        [one] { $amount } point de réserve
       *[other] { $amount } points de réserve
    } pour redresser { $card }
heads-withdraws = { $who } se retire de la partie
heads-concedes = { $who } abandonne
heads-pays_for = { $who } paie la dispute { JOIN("de", $card) }
heads-pays_for_title = { $who } paie pour le titre { JOIN("de", $card) }
heads-yields = { $who } cède { $card }
heads-yields_title = { $who } cède le titre { JOIN("de", $card) }
heads-moves_pool_to =
    { $who } déplace { $amount ->
        [one] { $amount } point de réserve
       *[other] { $amount } points de réserve
    } sur { $card }
heads-takes_blood_from =
    { $who } reprend { $amount ->
        [one] { $amount } point de sang
       *[other] { $amount } points de sang
    } à { $card }
heads-draws_a_crypt_card = { $who } pioche une carte de crypte
heads-moves_to_ready = { $who } déplace { $card } vers la région disponible
heads-merges = { $who } fusionne { $card }
heads-moves_trophy = { $who } déplace le trophée { $card }
heads-sets_the_terms = { $who } fixe les termes :
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } donne { $amount } voix { $word }
heads-casts_sub-votes =
    { $card } donne { $amount ->
        [one] { $amount } bulletin
       *[other] { $amount } bulletins
    } { $word }
heads-casts_votes_from_the_Edge = { $who } donne { $amount } voix { $word } grâce à l’Avantage
heads-casts_votes_from = { $who } donne { $amount } voix { $word } avec { $card }
heads-burns_the_Edge_for_a_vote = { $who } brûle l’Avantage pour une voix
heads-burns_for_a_vote = { $who } brûle { $card } pour une voix
heads-calls_a_blood_hunt = { $who } lance une chasse de sang contre { $card }
heads-bleeds = { $card } mord
heads-hunts = { $card } chasse
heads-leaves_torpor = { $card } sort de torpeur
heads-rescues = { $card } secourt
heads-diablerizes = { $card } commet une diablerie sur
heads-becomes_anarch = { $card } devient Anarch
heads-takes_equipment = { $card } prend
heads-fights = { $card } combat
heads-destroys = { $card } détruit
heads-minion_uses = { $card } utilise
heads-does_not_block = { $who } ne bloque pas
heads-attempts_to_block = { $card } tente de bloquer
heads-fights_instead = { $card } combat à sa place
heads-avenges = { $card } se venge
heads-plays_from_ash_heap = { $who } joue { $card } depuis le tas de cendres
heads-returns_by_conviction =
    { $card } revient en brûlant { $amount ->
        [one] { $amount } conviction
       *[other] { $amount } convictions
    }
heads-maneuvers = { $card } manœuvre
heads-strikes = { $card } frappe
heads-prevents =
    { $card } prévient { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
heads-presses = { $card } poursuit

orders-becomes_anarch = Rendez { $card } Anarch
orders-casts_votes =
    { $card ->
        [none] { $who } donne { $amount } voix { $word }
       *[other] Donnez { $amount } voix { JOIN("de", $card) } { $word }
    }
orders-casts_sub-votes =
    Donnez { $amount ->
        [one] { $amount } bulletin
       *[other] { $amount } bulletins
    } { JOIN("de", $card) } { $word }

parts-with = avec { $card }
parts-at = au niveau { $word }
parts-choosing_mode = en choisissant { $word }
parts-on = sur { $it }
parts-on_nobody = sur personne
parts-choosing = en choisissant { $it }
parts-paying = en payant { $amount }
parts-allot = { $amount } à { $seat }
parts-discarding = en se défaussant { JOIN("de", $card) }
parts-target = { $seat }
parts-target_card = { $card }
parts-equipment = { $card }
parts-from = à { $card }
parts-source = { $card }
parts-burning = en brûlant { $card }
parts-with_hand = à mains nues
parts-with_weapon = avec { $card }
parts-with_committed = avec { $card }
parts-with_ability = avec { $card }
parts-with_effect = avec { $it }
parts-using_hand = en utilisant les mains nues
parts-using = en utilisant { $card }
parts-on_equipment = sur { $card }
parts-at_retainer = contre le compagnon { $card }
parts-to_continue = pour continuer le combat
parts-to_end = pour mettre fin au combat
parts-against_normal = parmi les dégâts normaux
parts-against_aggravated = parmi les dégâts aggravés
parts-paying_split = en payant { $amount }, { $card } { $word }

members-allot = { $amount } à { $seat }
members-on_nobody = personne

choosing = { $who } choisit { $what }
as = comme { $type }

told-choosing_mode = en choisissant { $word }
told-choosing =
    { $amount ->
        [0] en choisissant { $it }
       *[other] ({ $it })
    }
told-on_nobody = (aucune cible)
told-on_nobody_else = (personne d’autre)
told-paying_split =
    { $amount ->
        [2] en payant { $amount } de sang
       *[other] en payant { $amount } de sang ({ $card } en paie { $word })
    }

abouts-unlock_phase = Phase de redressement
abouts-master_phase = Phase de maître
abouts-minion_phase = Phase de serviteur
abouts-influence_phase =
    Phase d’influence ({ $amount ->
        [one] { $amount } transfert
       *[other] { $amount } transferts
    })
abouts-discard_phase = Phase de défausse
abouts-discard_down = Défaussez-vous jusqu’à la taille de votre main
abouts-contests = Payez ce que vous disputez ou cédez-le
abouts-leave_the_table = Quitter la table ?
abouts-terms = Fixez les termes du référendum
abouts-before_votes = Avant le vote
abouts-polling = Comment votez-vous ?
abouts-rock_paper_scissors = Pierre, feuille ou ciseaux ?
abouts-secret_number = Un nombre, en secret, pour { $card }
abouts-blood_hunt = Lancer une chasse de sang contre { $card } ?
abouts-move_trophies_to = Déplacer des trophées sur { $card }
abouts-fetch_a_trophy = Un trophée pour { $card }
abouts-slave_may_step_in = Un esclave prend-il la place pour combattre { $card } ?
abouts-fetch_a_conviction = Une conviction pour { $card }
abouts-would_be_burned = La carte { $card } serait brûlée
abouts-avenge = Venger l’action { JOIN("de", $card) } ?
abouts-range = Portée
abouts-strike = La frappe { JOIN("de", $card) }
abouts-prevent_damage =
    { $card } subit { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
abouts-going_to_torpor = { $card } va entrer en torpeur
abouts-press = Poursuite
abouts-before_range = Avant de déterminer la portée
abouts-before_strikes = Avant de choisir les frappes
abouts-strikes_chosen = Avant de résoudre les frappes
abouts-additional_strikes = Frappes additionnelles
abouts-end_of_round = Fin du round
abouts-action_announced = { $card } agit
abouts-before_block = Avant le blocage : { $card } agit
abouts-block = Bloquer l’action { JOIN("de", $card) } ?
abouts-block_attempt = { $card } tente de bloquer
abouts-blocks_declined = Personne ne bloque { $card }
abouts-before_resolution = Avant de résoudre l’action { JOIN("de", $card) }
abouts-after_resolution = Après l’action { JOIN("de", $card) }
abouts-respond_to_card = La carte { $card } est jouée
abouts-may_use = Utiliser { $card } ?
abouts-choose = { $card } : choisissez
abouts-attach = Sur quelle carte placer { $card } ?
abouts-next_effect = Quel effet vient maintenant ?
abouts-discard = Défaussez-vous d’une carte
abouts-search = Chercher
abouts-recruit = Qui est recruté ou employé par { $card } ?
abouts-acts_now = Quelle action pour { $card } ?
abouts-about_to_be_ousted = { $seat } va être éliminé
abouts-obligation = Payez 1 point de réserve ou 1 point de sang
abouts-take_equipment_of = Prendre l’équipement { JOIN("de", $card) }
abouts-may_diablerize = Commettre une diablerie sur { $card } ?
