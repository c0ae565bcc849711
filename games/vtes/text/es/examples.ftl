### The titles of the rulebooks' worked examples, in Spanish.

# key: Computer Hacking is a bleed at +1, only against the prey
Computer_Hacking_is_a_bleed_at__1__only_against_the_prey = Computer Hacking es un sangrado con +1, solo contra la presa

Computer_Hacking_in_2000 = Computer Hacking en 2000
# key: Two actions one after another; the ally is paid for when the action succeeds
Two_actions_one_after_another__the_ally_is_paid_for_when_the_action_succeeds = Dos acciones, una tras otra; el aliado se paga cuando la acción tiene éxito

The_same_with_Lupo_and_Rake = Lo mismo con Lupo y Rake
# key: The ally costs 1 blood of The Widow, paid when the action succeeds
The_ally_costs_1_blood_of_The_Widow__paid_when_the_action_succeeds = El aliado cuesta 1 de sangre de The Widow, que se paga cuando la acción tiene éxito

Who_may_block_a_bleed_and_a_recruit_action = Quién puede bloquear un sangrado y una acción de reclutar
# key: Who may block, in 2000
Who_may_block__in_2000 = Quién puede bloquear, en 2000

# key: Who may block, in fifth
Who_may_block__in_fifth = Quién puede bloquear, en la quinta edición

Intercept_1_against_stealth_1_blocks_the_hunt = Intercepción 1 contra sigilo 1 bloquea la caza
# key: Thomas blocks Andreas's hunt
Thomas_blocks_Andreas_s_hunt = Thomas bloquea la caza de Andreas
# key: Ayelech blocks Wauneka's hunt
Ayelech_blocks_Wauneka_s_hunt = Ayelech bloquea la caza de Wauneka
After_a_declined_block_the_acting_player_may_still_raise_the_bleed = Cuando nadie quiere bloquear, quien actúa aún puede aumentar el sangrado
# key: Maneuvers answer each other; the weapon used for one is the first strike
Maneuvers_answer_each_other__the_weapon_used_for_one_is_the_first_strike = Las maniobras se responden; el arma usada para una es el primer golpe

Additional_strikes = Golpes adicionales
# key: Additional strikes; the dodge is an ability of the vampire
Additional_strikes__the_dodge_is_an_ability_of_the_vampire = Golpes adicionales; la esquiva es una capacidad del vampiro

Stealing_blood_from_a_mage_that_strikes_back = Robar sangre a una maga que devuelve el golpe
# key: A strike that steals more than the mage has (the card costs 1 of her 4 blood)
A_strike_that_steals_more_than_the_mage_has__the_card_costs_1_of_her_4_blood = Un golpe que roba más de lo que tiene la maga (la carta cuesta 1 de sus 4 de sangre)

Stealing_blood_from_the_stray_dog = Robar sangre al perro callejero
One_aggravated_point_wounds_without_costing_blood = Un punto de daño agravado hiere sin costar sangre
Each_further_aggravated_point_costs_1_blood = Cada punto de daño agravado más cuesta 1 de sangre
# key: Normal damage comes first; a vampire that cannot pay for an aggravated point is burned
Normal_damage_comes_first__a_vampire_that_cannot_pay_for_an_aggravated_point_is_burned = El daño normal va primero; quien no puede pagar un punto de daño agravado es quemado

Moving_both_pool_counters_ousts_her = Mover sus dos contadores de reserva sanguínea la elimina
Transfers = Transferencias
# key: Transfers, and the vampire need not wait for the end of the phase
Transfers__and_the_vampire_need_not_wait_for_the_end_of_the_phase = Transferencias, y el vampiro no tiene que esperar al final de la fase

A_tie_between_the_leaders_in_third = Un empate entre los primeros, en la tercera edición
The_same_played_for_ante = Lo mismo, jugando por apuesta
# key: Five players; Ana wins with 3 victory points
Five_players__Ana_wins_with_3_victory_points = Cinco jugadores; Ana gana con 3 puntos de victoria

Of_two_vampires_that_must_hunt_their_controller_chooses_which_goes_first = De dos vampiros que deben cazar, su controlador elige cuál va primero
# key: While a vampire must hunt nobody else acts, and it does nothing else
While_a_vampire_must_hunt_nobody_else_acts__and_it_does_nothing_else = Mientras un vampiro debe cazar, nadie más actúa, y él no hace otra cosa

A_minion_with_two_different_mandatory_actions_is_stuck_and_keeps_nobody_waiting = Un siervo con dos acciones obligatorias distintas queda atascado y no hace esperar a nadie
A_Vessel_moves_blood_once_in_an_unlock_phase = Un Vessel mueve sangre una vez por fase de enderezamiento
An_antitribu_clan_does_not_meet_a_requirement_for_its_counterpart = Un clan antitribu no cumple un requisito de su clan equivalente
A_Brujah_antitribu_accepted_by_the_Camarilla_stays_Brujah_antitribu = Un Brujah antitribu aceptado por la Camarilla sigue siendo Brujah antitribu
A_Malkavian_who_joins_the_Sabbat_is_a_Sabbat_Malkavian = Un Malkavian que se une al Sabbat es un Malkavian del Sabbat
Counters_change_their_name_when_they_move = Los contadores cambian de nombre cuando se mueven
# key: A stolen vampire stays in torpor, under the control of the thief
A_stolen_vampire_stays_in_torpor__under_the_control_of_the_thief = Un vampiro robado sigue en letargo, bajo el control del ladrón

A_player_who_steals_a_location_that_is_on_a_minion_may_put_it_on_a_minion_of_their_own = Quien roba un lugar que está sobre un siervo puede ponerlo sobre un siervo suyo
A_bowl_that_speaks_of_a_bearer_with_Auspex_does_nothing_for_one_without_it = Un cuenco que habla de un portador con Auspex no hace nada por quien no lo tiene
# key: A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it
A_weapon_with_strength___1_inflicts_2__and_what_concerns_hand_strikes_does_not_apply_to_it = Un arma con fuerza + 1 inflige 2, y lo que afecta a los ataques con la mano no le afecta

# key: 1 aggravated damage on 0 blood
n1_aggravated_damage_on_0_blood = 1 agravado con 0 de sangre

# key: 1 aggravated damage on 3 blood
n1_aggravated_damage_on_3_blood = 1 agravado con 3 de sangre

# key: 2 aggravated damage on 0 blood
n2_aggravated_damage_on_0_blood = 2 de daño agravado con 0 de sangre

# key: 2 aggravated damage on 1 blood
n2_aggravated_damage_on_1_blood = 2 de daño agravado con 1 de sangre

# key: 3 aggravated damage on 1 blood
n3_aggravated_damage_on_1_blood = 3 de daño agravado con 1 de sangre

# key: 3 aggravated damage on 2 blood
n3_aggravated_damage_on_2_blood = 3 de daño agravado con 2 de sangre

# key: 4 aggravated damage on 3 blood
n4_aggravated_damage_on_3_blood = 4 de daño agravado con 3 de sangre

# key: Disengage cancels a grapple as it is played, and is not replaced until after combat
Disengage_cancels_a_grapple_as_it_is_played__and_is_not_replaced_until_after_combat = Disengage cancela una presa cuando se juega, y no se repone hasta después del combate

A_title_behind_the_merge_icon_counts_only_while_the_vampire_is_merged = Un título tras el icono de fusión solo cuenta mientras el vampiro está fusionado
# key: The sources of a player are cast separately, each as a whole
The_sources_of_a_player_are_cast_separately__each_as_a_whole = Las fuentes de votos de un Matusalén se emiten por separado, cada una entera

Only_sub-votes_count_in_the_sub-referendum = En el subreferéndum solo cuentan las papeletas
# key: The prisci's block follows the sub-votes and may move
The_prisci_s_block_follows_the_sub-votes_and_may_move = El bloque de los prisci sigue las papeletas y puede cambiar de lado
# key: A withdrawal that nothing spoils brings 1 victory point, and none to the predator
A_withdrawal_that_nothing_spoils_brings_1_victory_point__and_none_to_the_predator = Una retirada que nada malogra da 1 punto de victoria, y ninguno al depredador

In_2000_the_withdrawal_fails_in_the_same_way = En 2000 la retirada fracasa del mismo modo
In_third_the_withdrawal_fails_in_the_same_way = En la tercera edición la retirada fracasa del mismo modo
# key: The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum
The_same_withdrawal_fails_once_Nora_has_lost_1_pool__though_she_gains_1_by_a_referendum = La misma retirada fracasa cuando Nora pierde 1 de reserva sanguínea, aunque gane 1 con un referéndum

# key: The first three turns of the game give 1, 2 and 3 transfers, whoever takes them
The_first_three_turns_of_the_game_give_1__2_and_3_transfers__whoever_takes_them = Los tres primeros turnos de la partida dan 1, 2 y 3 transferencias, los juegue quien los juegue

The_first_turns_in_2000 = Los primeros turnos en 2000
The_first_turns_in_fifth = Los primeros turnos en la quinta edición
In_2000_a_player_contests_with_himself = En 2000 un Matusalén disputa consigo mismo
Nobody_contests_a_card_with_himself = Nadie disputa una carta consigo mismo
