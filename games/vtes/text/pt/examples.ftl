### The titles of the rulebooks' worked examples, in Brazilian Portuguese.

# key: Computer Hacking is a bleed at +1, only against the prey
Computer_Hacking_is_a_bleed_at__1__only_against_the_prey = Computer Hacking é uma ação de sangrar com +1, só contra a presa

Computer_Hacking_in_2000 = Computer Hacking em 2000
# key: Two actions one after another; the ally is paid for when the action succeeds
Two_actions_one_after_another__the_ally_is_paid_for_when_the_action_succeeds = Duas ações, uma depois da outra; o aliado é pago quando a ação tem sucesso

The_same_with_Lupo_and_Rake = O mesmo com Lupo e Rake
# key: The ally costs 1 blood of The Widow, paid when the action succeeds
The_ally_costs_1_blood_of_The_Widow__paid_when_the_action_succeeds = O aliado custa 1 de sangue de The Widow, pago quando a ação tem sucesso

Who_may_block_a_bleed_and_a_recruit_action = Quem pode bloquear uma ação de sangrar e uma ação de recrutar
# key: Who may block, in 2000
Who_may_block__in_2000 = Quem pode bloquear, em 2000

# key: Who may block, in fifth
Who_may_block__in_fifth = Quem pode bloquear, na quinta edição

Intercept_1_against_stealth_1_blocks_the_hunt = Percepção 1 contra furtividade 1 bloqueia a caça
# key: Thomas blocks Andreas's hunt
Thomas_blocks_Andreas_s_hunt = Thomas bloqueia a caça de Andreas
# key: Ayelech blocks Wauneka's hunt
Ayelech_blocks_Wauneka_s_hunt = Ayelech bloqueia a caça de Wauneka
After_a_declined_block_the_acting_player_may_still_raise_the_bleed = Depois que ninguém quer bloquear, quem age ainda pode aumentar o valor de sangrar
# key: Maneuvers answer each other; the weapon used for one is the first strike
Maneuvers_answer_each_other__the_weapon_used_for_one_is_the_first_strike = Manobras respondem umas às outras; a arma usada para uma é o primeiro golpe

Additional_strikes = Golpes adicionais
# key: Additional strikes; the dodge is an ability of the vampire
Additional_strikes__the_dodge_is_an_ability_of_the_vampire = Golpes adicionais; a esquiva é uma capacidade do vampiro

Stealing_blood_from_a_mage_that_strikes_back = Roubar sangue de uma maga que revida
# key: A strike that steals more than the mage has (the card costs 1 of her 4 blood)
A_strike_that_steals_more_than_the_mage_has__the_card_costs_1_of_her_4_blood = Um golpe que rouba mais do que a maga tem (a carta custa 1 dos seus 4 de sangue)

Stealing_blood_from_the_stray_dog = Roubar sangue do cão de rua
One_aggravated_point_wounds_without_costing_blood = Um ponto agravado fere sem custar sangue
Each_further_aggravated_point_costs_1_blood = Cada outro ponto agravado custa 1 de sangue
# key: Normal damage comes first; a vampire that cannot pay for an aggravated point is burned
Normal_damage_comes_first__a_vampire_that_cannot_pay_for_an_aggravated_point_is_burned = O dano normal vem primeiro; quem não pode pagar por um ponto agravado é queimado

Moving_both_pool_counters_ousts_her = Mover os dois recursos a elimina
Transfers = Transferências
# key: Transfers, and the vampire need not wait for the end of the phase
Transfers__and_the_vampire_need_not_wait_for_the_end_of_the_phase = Transferências, e o vampiro não precisa esperar pelo fim da fase

A_tie_between_the_leaders_in_third = Um empate entre os primeiros, na terceira edição
The_same_played_for_ante = O mesmo, jogando por aposta
# key: Five players; Ana wins with 3 victory points
Five_players__Ana_wins_with_3_victory_points = Cinco jogadores; Ana vence com 3 pontos de vitória

Of_two_vampires_that_must_hunt_their_controller_chooses_which_goes_first = De dois vampiros que têm de caçar, o controlador escolhe qual vai primeiro
# key: While a vampire must hunt nobody else acts, and it does nothing else
While_a_vampire_must_hunt_nobody_else_acts__and_it_does_nothing_else = Enquanto um vampiro tem de caçar, ninguém mais age, e ele não faz outra coisa

A_minion_with_two_different_mandatory_actions_is_stuck_and_keeps_nobody_waiting = Um servo com duas ações mandatórias diferentes fica preso e não faz ninguém esperar
A_Vessel_moves_blood_once_in_an_unlock_phase = Um Vessel move sangue uma vez por fase de destravar
An_antitribu_clan_does_not_meet_a_requirement_for_its_counterpart = Um clã antitribu não cumpre um requisito do clã correspondente
A_Brujah_antitribu_accepted_by_the_Camarilla_stays_Brujah_antitribu = Um Brujah antitribu aceito pela Camarilla continua Brujah antitribu
A_Malkavian_who_joins_the_Sabbat_is_a_Sabbat_Malkavian = Um Malkaviano que entra no Sabá é um Malkaviano do Sabá
Counters_change_their_name_when_they_move = Os marcadores mudam de nome quando se movem
# key: A stolen vampire stays in torpor, under the control of the thief
A_stolen_vampire_stays_in_torpor__under_the_control_of_the_thief = Um vampiro roubado continua em torpor, sob o controle do ladrão

A_player_who_steals_a_location_that_is_on_a_minion_may_put_it_on_a_minion_of_their_own = Quem rouba um local que está em um servo pode colocá-lo em um servo seu
A_bowl_that_speaks_of_a_bearer_with_Auspex_does_nothing_for_one_without_it = Uma tigela que fala de um portador com Auspícios nada faz por quem não os tem
# key: A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it
A_weapon_with_strength___1_inflicts_2__and_what_concerns_hand_strikes_does_not_apply_to_it = Uma arma com força + 1 causa 2, e o que vale para golpes de mão não vale para ela

# key: 1 aggravated damage on 0 blood
n1_aggravated_damage_on_0_blood = 1 agravado com 0 de sangue

# key: 1 aggravated damage on 3 blood
n1_aggravated_damage_on_3_blood = 1 agravado com 3 de sangue

# key: 2 aggravated damage on 0 blood
n2_aggravated_damage_on_0_blood = 2 agravados com 0 de sangue

# key: 2 aggravated damage on 1 blood
n2_aggravated_damage_on_1_blood = 2 agravados com 1 de sangue

# key: 3 aggravated damage on 1 blood
n3_aggravated_damage_on_1_blood = 3 agravados com 1 de sangue

# key: 3 aggravated damage on 2 blood
n3_aggravated_damage_on_2_blood = 3 agravados com 2 de sangue

# key: 4 aggravated damage on 3 blood
n4_aggravated_damage_on_3_blood = 4 agravados com 3 de sangue

# key: Disengage cancels a grapple as it is played, and is not replaced until after combat
Disengage_cancels_a_grapple_as_it_is_played__and_is_not_replaced_until_after_combat = Disengage cancela um agarrão quando ele é jogado, e só é reposto depois do combate

A_title_behind_the_merge_icon_counts_only_while_the_vampire_is_merged = Um título atrás do ícone de fusão só conta enquanto o vampiro está fundido
# key: The sources of a player are cast separately, each as a whole
The_sources_of_a_player_are_cast_separately__each_as_a_whole = As fontes de votos de um Matusalém são declaradas em separado, cada uma inteira

Only_sub-votes_count_in_the_sub-referendum = No sub-referendo só contam sub-votos
# key: The prisci's block follows the sub-votes and may move
The_prisci_s_block_follows_the_sub-votes_and_may_move = O bloco dos prisci segue os sub-votos e pode mudar de lado
# key: A withdrawal that nothing spoils brings 1 victory point, and none to the predator
A_withdrawal_that_nothing_spoils_brings_1_victory_point__and_none_to_the_predator = Uma retirada que nada impede dá 1 ponto de vitória, e nenhum ao predador

In_2000_the_withdrawal_fails_in_the_same_way = Em 2000 a retirada falha do mesmo modo
In_third_the_withdrawal_fails_in_the_same_way = Na terceira edição a retirada falha do mesmo modo
# key: The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum
The_same_withdrawal_fails_once_Nora_has_lost_1_pool__though_she_gains_1_by_a_referendum = A mesma retirada falha quando Nora perde 1 de recurso, embora ganhe 1 com um referendo

# key: The first three turns of the game give 1, 2 and 3 transfers, whoever takes them
The_first_three_turns_of_the_game_give_1__2_and_3_transfers__whoever_takes_them = Os três primeiros turnos do jogo dão 1, 2 e 3 transferências, seja quem for que os jogue

The_first_turns_in_2000 = Os primeiros turnos em 2000
The_first_turns_in_fifth = Os primeiros turnos na quinta edição
In_2000_a_player_contests_with_himself = Em 2000 um Matusalém contesta consigo mesmo
Nobody_contests_a_card_with_himself = Ninguém contesta uma carta consigo mesmo
