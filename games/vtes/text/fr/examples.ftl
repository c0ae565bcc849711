### The titles of the rulebooks' worked examples, in French.

# key: Computer Hacking is a bleed at +1, only against the prey
Computer_Hacking_is_a_bleed_at__1__only_against_the_prey = Computer Hacking est une morsure à +1, contre la proie seulement

Computer_Hacking_in_2000 = Computer Hacking dans l’édition 2000
# key: Two actions one after another; the ally is paid for when the action succeeds
Two_actions_one_after_another__the_ally_is_paid_for_when_the_action_succeeds = Deux actions l’une après l’autre ; l’allié se paie quand l’action réussit

The_same_with_Lupo_and_Rake = La même chose avec Lupo et Rake
# key: The ally costs 1 blood of The Widow, paid when the action succeeds
The_ally_costs_1_blood_of_The_Widow__paid_when_the_action_succeeds = L’allié coûte 1 point de sang de The Widow, payé quand l’action réussit

Who_may_block_a_bleed_and_a_recruit_action = Qui peut bloquer une morsure et une action de recrutement
# key: Who may block, in 2000
Who_may_block__in_2000 = Qui peut bloquer, dans l’édition 2000

# key: Who may block, in fifth
Who_may_block__in_fifth = Qui peut bloquer, dans la cinquième édition

Intercept_1_against_stealth_1_blocks_the_hunt = Interception 1 contre discrétion 1 bloque la chasse
# key: Thomas blocks Andreas's hunt
Thomas_blocks_Andreas_s_hunt = Thomas bloque la chasse d’Andreas
# key: Ayelech blocks Wauneka's hunt
Ayelech_blocks_Wauneka_s_hunt = Ayelech bloque la chasse de Wauneka
After_a_declined_block_the_acting_player_may_still_raise_the_bleed = Quand personne ne veut bloquer, celui qui agit peut encore augmenter la morsure
# key: Maneuvers answer each other; the weapon used for one is the first strike
Maneuvers_answer_each_other__the_weapon_used_for_one_is_the_first_strike = Les manœuvres se répondent ; l’arme qui a servi à en faire une est la première frappe

Additional_strikes = Frappes additionnelles
# key: Additional strikes; the dodge is an ability of the vampire
Additional_strikes__the_dodge_is_an_ability_of_the_vampire = Frappes additionnelles ; l’esquive est une capacité du vampire

Stealing_blood_from_a_mage_that_strikes_back = Voler du sang à une mage qui riposte
# key: A strike that steals more than the mage has (the card costs 1 of her 4 blood)
A_strike_that_steals_more_than_the_mage_has__the_card_costs_1_of_her_4_blood = Une frappe qui vole plus que la mage n’en a (la carte coûte 1 de ses 4 points de sang)

Stealing_blood_from_the_stray_dog = Voler du sang au chien errant
One_aggravated_point_wounds_without_costing_blood = Un point aggravé blesse sans coûter de sang
Each_further_aggravated_point_costs_1_blood = Chaque point aggravé de plus coûte 1 point de sang
# key: Normal damage comes first; a vampire that cannot pay for an aggravated point is burned
Normal_damage_comes_first__a_vampire_that_cannot_pay_for_an_aggravated_point_is_burned = Les dégâts normaux passent d’abord ; un vampire qui ne peut pas payer un point aggravé est brûlé

Moving_both_pool_counters_ousts_her = Déplacer ses deux points de réserve l’élimine
Transfers = Transferts
# key: Transfers, and the vampire need not wait for the end of the phase
Transfers__and_the_vampire_need_not_wait_for_the_end_of_the_phase = Transferts, et le vampire n’a pas à attendre la fin de la phase

A_tie_between_the_leaders_in_third = Une égalité entre les premiers, dans la troisième édition
The_same_played_for_ante = La même chose en jouant pour la mise
# key: Five players; Ana wins with 3 victory points
Five_players__Ana_wins_with_3_victory_points = Cinq joueurs ; Ana gagne avec 3 points de victoire

Of_two_vampires_that_must_hunt_their_controller_chooses_which_goes_first = De deux vampires qui doivent chasser, leur contrôleur choisit lequel commence
# key: While a vampire must hunt nobody else acts, and it does nothing else
While_a_vampire_must_hunt_nobody_else_acts__and_it_does_nothing_else = Tant qu’un vampire doit chasser, personne d’autre n’agit, et il ne fait rien d’autre

A_minion_with_two_different_mandatory_actions_is_stuck_and_keeps_nobody_waiting = Un serviteur avec deux actions obligatoires différentes est coincé et ne fait attendre personne
A_Vessel_moves_blood_once_in_an_unlock_phase = Un Vessel déplace du sang une fois par phase de redressement
An_antitribu_clan_does_not_meet_a_requirement_for_its_counterpart = Un clan antitribu ne remplit pas une condition pour son homologue
A_Brujah_antitribu_accepted_by_the_Camarilla_stays_Brujah_antitribu = Un Brujah antitribu accueilli par la Camarilla reste Brujah antitribu
A_Malkavian_who_joins_the_Sabbat_is_a_Sabbat_Malkavian = Un Malkavien qui rejoint le Sabbat est un Malkavien du Sabbat
Counters_change_their_name_when_they_move = Les compteurs changent de nom quand ils se déplacent
# key: A stolen vampire stays in torpor, under the control of the thief
A_stolen_vampire_stays_in_torpor__under_the_control_of_the_thief = Un vampire volé reste en torpeur, sous le contrôle du voleur

A_player_who_steals_a_location_that_is_on_a_minion_may_put_it_on_a_minion_of_their_own = Le joueur qui vole un lieu placé sur un serviteur peut le mettre sur un des siens
A_bowl_that_speaks_of_a_bearer_with_Auspex_does_nothing_for_one_without_it = Un bol qui parle d’un possesseur avec Auspex ne fait rien pour un possesseur qui ne l’a pas
# key: A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it
A_weapon_with_strength___1_inflicts_2__and_what_concerns_hand_strikes_does_not_apply_to_it = Une arme à force + 1 inflige 2, et ce qui vaut pour les frappes à mains nues ne s’y applique pas

# key: 1 aggravated damage on 0 blood
n1_aggravated_damage_on_0_blood = 1 aggravé avec 0 point de sang

# key: 1 aggravated damage on 3 blood
n1_aggravated_damage_on_3_blood = 1 aggravé avec 3 points de sang

# key: 2 aggravated damage on 0 blood
n2_aggravated_damage_on_0_blood = 2 aggravés avec 0 point de sang

# key: 2 aggravated damage on 1 blood
n2_aggravated_damage_on_1_blood = 2 aggravés avec 1 point de sang

# key: 3 aggravated damage on 1 blood
n3_aggravated_damage_on_1_blood = 3 aggravés avec 1 point de sang

# key: 3 aggravated damage on 2 blood
n3_aggravated_damage_on_2_blood = 3 aggravés avec 2 points de sang

# key: 4 aggravated damage on 3 blood
n4_aggravated_damage_on_3_blood = 4 aggravés avec 3 points de sang

# key: Disengage cancels a grapple as it is played, and is not replaced until after combat
Disengage_cancels_a_grapple_as_it_is_played__and_is_not_replaced_until_after_combat = Disengage annule une prise au moment où elle est jouée, et n’est remplacé qu’après le combat

A_title_behind_the_merge_icon_counts_only_while_the_vampire_is_merged = Un titre derrière l’icône de fusion ne compte que tant que le vampire est fusionné
# key: The sources of a player are cast separately, each as a whole
The_sources_of_a_player_are_cast_separately__each_as_a_whole = Les sources de votes d’un joueur s’expriment séparément, chacune en entier

Only_sub-votes_count_in_the_sub-referendum = Dans le sous-référendum, seuls les bulletins comptent
# key: The prisci's block follows the sub-votes and may move
The_prisci_s_block_follows_the_sub-votes_and_may_move = Le bloc des prisci suit les bulletins et peut changer de camp
# key: A withdrawal that nothing spoils brings 1 victory point, and none to the predator
A_withdrawal_that_nothing_spoils_brings_1_victory_point__and_none_to_the_predator = Un retrait que rien ne gâche rapporte 1 point de victoire, et aucun au prédateur

In_2000_the_withdrawal_fails_in_the_same_way = Dans l’édition 2000, le retrait échoue de la même façon
In_third_the_withdrawal_fails_in_the_same_way = Dans la troisième édition, le retrait échoue de la même façon
# key: The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum
The_same_withdrawal_fails_once_Nora_has_lost_1_pool__though_she_gains_1_by_a_referendum = Le même retrait échoue dès que Nora a perdu 1 point de réserve, même si un référendum lui en rend 1

# key: The first three turns of the game give 1, 2 and 3 transfers, whoever takes them
The_first_three_turns_of_the_game_give_1__2_and_3_transfers__whoever_takes_them = Les trois premiers tours de la partie donnent 1, 2 et 3 transferts, qui que ce soit qui les joue

The_first_turns_in_2000 = Les premiers tours dans l’édition 2000
The_first_turns_in_fifth = Les premiers tours dans la cinquième édition
In_2000_a_player_contests_with_himself = Dans l’édition 2000, un joueur dispute une carte contre lui-même
Nobody_contests_a_card_with_himself = Personne ne dispute une carte contre lui-même
