### The titles of the rulebooks' worked examples, in Italian.

# key: Computer Hacking is a bleed at +1, only against the prey
Computer_Hacking_is_a_bleed_at__1__only_against_the_prey = Computer Hacking è un dissanguamento con +1, solo contro la preda

Computer_Hacking_in_2000 = Computer Hacking nel 2000
# key: Two actions one after another; the ally is paid for when the action succeeds
Two_actions_one_after_another__the_ally_is_paid_for_when_the_action_succeeds = Due azioni una dopo l’altra; l’alleato si paga quando l’azione riesce

The_same_with_Lupo_and_Rake = Lo stesso con Lupo e Rake
# key: The ally costs 1 blood of The Widow, paid when the action succeeds
The_ally_costs_1_blood_of_The_Widow__paid_when_the_action_succeeds = L’alleato costa 1 punto sangue di The Widow, pagato quando l’azione riesce

Who_may_block_a_bleed_and_a_recruit_action = Chi può bloccare un dissanguamento e un’azione di reclutamento
# key: Who may block, in 2000
Who_may_block__in_2000 = Chi può bloccare, nel 2000

# key: Who may block, in fifth
Who_may_block__in_fifth = Chi può bloccare, nella quinta edizione

Intercept_1_against_stealth_1_blocks_the_hunt = Intercetto 1 contro furtività 1 blocca la caccia
# key: Thomas blocks Andreas's hunt
Thomas_blocks_Andreas_s_hunt = Thomas blocca la caccia di Andreas
# key: Ayelech blocks Wauneka's hunt
Ayelech_blocks_Wauneka_s_hunt = Ayelech blocca la caccia di Wauneka
After_a_declined_block_the_acting_player_may_still_raise_the_bleed = Quando nessuno vuole bloccare, chi agisce può ancora aumentare il dissanguamento
# key: Maneuvers answer each other; the weapon used for one is the first strike
Maneuvers_answer_each_other__the_weapon_used_for_one_is_the_first_strike = Le manovre si rispondono; l’arma usata per una è il primo colpo

Additional_strikes = Colpi addizionali
# key: Additional strikes; the dodge is an ability of the vampire
Additional_strikes__the_dodge_is_an_ability_of_the_vampire = Colpi addizionali; la schivata è una capacità del vampiro

Stealing_blood_from_a_mage_that_strikes_back = Rubare sangue a una maga che contrattacca
# key: A strike that steals more than the mage has (the card costs 1 of her 4 blood)
A_strike_that_steals_more_than_the_mage_has__the_card_costs_1_of_her_4_blood = Un colpo che ruba più di quanto la maga abbia (la carta costa 1 dei suoi 4 punti sangue)

Stealing_blood_from_the_stray_dog = Rubare sangue al cane randagio
One_aggravated_point_wounds_without_costing_blood = Un punto aggravato ferisce senza costare sangue
Each_further_aggravated_point_costs_1_blood = Ogni altro punto aggravato costa 1 punto sangue
# key: Normal damage comes first; a vampire that cannot pay for an aggravated point is burned
Normal_damage_comes_first__a_vampire_that_cannot_pay_for_an_aggravated_point_is_burned = Il danno normale viene prima; chi non può pagare un punto aggravato viene bruciato

Moving_both_pool_counters_ousts_her = Spostare entrambe le risorse la estromette
Transfers = Trasferimenti
# key: Transfers, and the vampire need not wait for the end of the phase
Transfers__and_the_vampire_need_not_wait_for_the_end_of_the_phase = Trasferimenti, e il vampiro non deve aspettare la fine della fase

A_tie_between_the_leaders_in_third = Un pareggio tra i primi, nella terza edizione
The_same_played_for_ante = Lo stesso, giocando per la posta
# key: Five players; Ana wins with 3 victory points
Five_players__Ana_wins_with_3_victory_points = Cinque giocatori; Ana vince con 3 punti vittoria

Of_two_vampires_that_must_hunt_their_controller_chooses_which_goes_first = Di due vampiri che devono cacciare il controllore sceglie chi va per primo
# key: While a vampire must hunt nobody else acts, and it does nothing else
While_a_vampire_must_hunt_nobody_else_acts__and_it_does_nothing_else = Finché un vampiro deve cacciare nessun altro agisce, e lui non fa altro

A_minion_with_two_different_mandatory_actions_is_stuck_and_keeps_nobody_waiting = Un seguace con due azioni obbligatorie diverse è bloccato e non fa aspettare nessuno
A_Vessel_moves_blood_once_in_an_unlock_phase = Un Vessel sposta sangue una volta per fase di stappo
An_antitribu_clan_does_not_meet_a_requirement_for_its_counterpart = Un clan antitribu non soddisfa un requisito del clan corrispondente
A_Brujah_antitribu_accepted_by_the_Camarilla_stays_Brujah_antitribu = Un Brujah antitribu accolto dalla Camarilla resta Brujah antitribu
A_Malkavian_who_joins_the_Sabbat_is_a_Sabbat_Malkavian = Un Malkavian che entra nel Sabbat è un Malkavian del Sabbat
Counters_change_their_name_when_they_move = I segnalini cambiano nome quando si spostano
# key: A stolen vampire stays in torpor, under the control of the thief
A_stolen_vampire_stays_in_torpor__under_the_control_of_the_thief = Un vampiro rubato resta in torpore, sotto il controllo del ladro

A_player_who_steals_a_location_that_is_on_a_minion_may_put_it_on_a_minion_of_their_own = Chi ruba una locazione che è su un seguace può metterla su un proprio seguace
A_bowl_that_speaks_of_a_bearer_with_Auspex_does_nothing_for_one_without_it = Una ciotola che parla di un portatore con Auspex non fa nulla per chi non l’ha
# key: A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it
A_weapon_with_strength___1_inflicts_2__and_what_concerns_hand_strikes_does_not_apply_to_it = Un’arma con forza + 1 infligge 2, e ciò che vale per gli attacchi fisici non vale per essa

# key: 1 aggravated damage on 0 blood
n1_aggravated_damage_on_0_blood = 1 aggravato con 0 punti sangue

# key: 1 aggravated damage on 3 blood
n1_aggravated_damage_on_3_blood = 1 aggravato con 3 punti sangue

# key: 2 aggravated damage on 0 blood
n2_aggravated_damage_on_0_blood = 2 aggravati con 0 punti sangue

# key: 2 aggravated damage on 1 blood
n2_aggravated_damage_on_1_blood = 2 aggravati con 1 punto sangue

# key: 3 aggravated damage on 1 blood
n3_aggravated_damage_on_1_blood = 3 aggravati con 1 punto sangue

# key: 3 aggravated damage on 2 blood
n3_aggravated_damage_on_2_blood = 3 aggravati con 2 punti sangue

# key: 4 aggravated damage on 3 blood
n4_aggravated_damage_on_3_blood = 4 aggravati con 3 punti sangue

# key: Disengage cancels a grapple as it is played, and is not replaced until after combat
Disengage_cancels_a_grapple_as_it_is_played__and_is_not_replaced_until_after_combat = Disengage annulla una presa mentre viene giocata, e si rimpiazza solo dopo il combattimento

A_title_behind_the_merge_icon_counts_only_while_the_vampire_is_merged = Un titolo dietro l’icona di unione conta solo finché il vampiro è unito
# key: The sources of a player are cast separately, each as a whole
The_sources_of_a_player_are_cast_separately__each_as_a_whole = Le fonti di voti di un giocatore si dichiarano separatamente, ciascuna per intero

Only_sub-votes_count_in_the_sub-referendum = Nello scrutinio dei prisci contano solo i loro voti
# key: The prisci's block follows the sub-votes and may move
The_prisci_s_block_follows_the_sub-votes_and_may_move = Il blocco dei prisci segue il loro scrutinio e può spostarsi
# key: A withdrawal that nothing spoils brings 1 victory point, and none to the predator
A_withdrawal_that_nothing_spoils_brings_1_victory_point__and_none_to_the_predator = Un ritiro che nulla guasta dà 1 punto vittoria, e nessuno al predatore

In_2000_the_withdrawal_fails_in_the_same_way = Nel 2000 il ritiro fallisce allo stesso modo
In_third_the_withdrawal_fails_in_the_same_way = Nella terza edizione il ritiro fallisce allo stesso modo
# key: The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum
The_same_withdrawal_fails_once_Nora_has_lost_1_pool__though_she_gains_1_by_a_referendum = Lo stesso ritiro fallisce quando Nora perde 1 risorsa, anche se ne guadagna 1 con un referendum

# key: The first three turns of the game give 1, 2 and 3 transfers, whoever takes them
The_first_three_turns_of_the_game_give_1__2_and_3_transfers__whoever_takes_them = I primi tre turni della partita danno 1, 2 e 3 trasferimenti, chiunque li giochi

The_first_turns_in_2000 = I primi turni nel 2000
The_first_turns_in_fifth = I primi turni nella quinta edizione
In_2000_a_player_contests_with_himself = Nel 2000 un giocatore contesta con sé stesso
Nobody_contests_a_card_with_himself = Nessuno contesta una carta con sé stesso
