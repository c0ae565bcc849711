### The titles of the rulebook's worked examples, in Brazilian Portuguese.

# key: Unblocked attackers deal their power to the player, and are tapped
Unblocked_attackers_deal_their_power_to_the_player__and_are_tapped = Atacantes não bloqueados causam seu poder de dano ao jogador e são virados

# key: The Bear blocks the Giant and is destroyed; the damage on the Giant is removed in the cleanup step
The_Bear_blocks_the_Giant_and_is_destroyed__the_damage_on_the_Giant_is_removed_in_the_cleanup_step = O Urso bloqueia o Gigante e é destruído; o dano no Gigante some na etapa de limpeza

# key: The Bear blocks the Fiend, and both are destroyed
The_Bear_blocks_the_Fiend__and_both_are_destroyed = O Urso bloqueia o Diabo, e os dois são destruídos

# key: With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any
With_the_order_Bear__Corpse_the_Bear_must_get_lethal_damage_before_the_Corpse_gets_any = Na ordem Urso, Cadáver, o Urso precisa receber dano letal antes que o Cadáver receba algum

By_the_guide_as_written_the_attacking_player_divides_the_damage_freely = Pelo guia como está escrito, o jogador atacante divide o dano livremente
# key: A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player
A_trampling_creature_must_assign_lethal_damage_to_its_blocker__and_may_assign_the_rest_to_the_player = Uma criatura com atropelar precisa atribuir dano letal ao bloqueador e pode atribuir o resto ao jogador

With_deathtouch_1_damage_to_the_blocker_is_lethal = Com toque mortífero, um ponto de dano ao bloqueador é letal
# key: If the blocker is gone, a trampling attacker deals all its damage to the player
If_the_blocker_is_gone__a_trampling_attacker_deals_all_its_damage_to_the_player = Se o bloqueador se foi, um atacante com atropelar causa todo o seu dano ao jogador

Without_trample_an_attacker_whose_blocker_is_gone_deals_no_damage = Sem atropelar, um atacante cujo bloqueador se foi não causa dano
# key: 1 damage from Typhoid Rats destroys the Wurm
n1_damage_from_Typhoid_Rats_destroys_the_Wurm = Um ponto de dano de Ratos Tifoides destrói o Vorme
First_strike_kills_the_Bear_before_it_deals_damage = A iniciativa mata o Urso antes que ele cause dano
Double_strike_deals_combat_damage_twice = Golpe duplo causa dano de combate duas vezes
A_blocked_creature_with_double_strike_deals_nothing_to_the_player_when_its_blocker_is_dead = Uma criatura bloqueada com golpe duplo não causa nada ao jogador quando seu bloqueador morreu
Lifelink_gains_its_controller_as_much_as_was_dealt = Vínculo com a vida dá ao controlador tantos pontos de vida quanto o dano causado
# key: Serra Angel attacks without being tapped, and can block in the next turn
Serra_Angel_attacks_without_being_tapped__and_can_block_in_the_next_turn = Anjo Serra ataca sem ser virado e pode bloquear no turno seguinte

# key: Thundering Giant attacks in the turn it was cast, the Bear cannot
Thundering_Giant_attacks_in_the_turn_it_was_cast__the_Bear_cannot = Gigante Trovejante ataca no turno em que foi conjurado, o Urso não pode

Intimidate_lets_only_artifact_creatures_and_creatures_of_the_same_color_block = Intimidar só deixa bloquear criaturas artefato e criaturas da mesma cor
A_flying_creature_can_be_blocked_only_by_flyers_and_by_creatures_with_reach = Uma criatura com voar só pode ser bloqueada por criaturas com voar ou alcance
Welkin_Tern_blocks_flyers_only = Carrago Celeste só bloqueia criaturas com voar
A_shield_of_regeneration_replaces_the_destruction_of_the_Skeletons = Um escudo de regeneração substitui a destruição dos Esqueletos
Flesh_to_Dust_ignores_the_shield = Da Carne ao Pó ignora o escudo
# key: Toughness of 0 or less is not destruction, so the shield does not help
Toughness_of_0_or_less_is_not_destruction__so_the_shield_does_not_help = Resistência igual ou menor que 0 não é destruição, e o escudo não ajuda

# key: Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step
Two_Mountains_and_four_other_lands_pay_for_Shivan_Dragon__and_stay_tapped_until_the_next_untap_step = Duas Montanhas e quatro outros terrenos pagam Dragão de Shiva e ficam virados até a próxima etapa de desvirar

Six_Mountains_pay_for_Shivan_Dragon_as_well = Seis Montanhas também pagam Dragão de Shiva
With_one_Mountain_the_two_red_symbols_cannot_be_paid = Com uma só Montanha, os dois símbolos vermelhos não podem ser pagos
Five_lands_are_not_enough_for_six_mana = Cinco terrenos não bastam para seis manas
Heat_Ray_deals_as_much_as_was_paid_for_X = Raio de Calor causa tanto dano quanto foi pago por X
X_may_be_0 = X pode ser zero
# key: A player who has played a land may not play another, neither in the first main phase nor in the second
A_player_who_has_played_a_land_may_not_play_another__neither_in_the_first_main_phase_nor_in_the_second = Quem jogou um terreno não pode jogar outro, nem na primeira fase principal nem na segunda

# key: A player who has played no land may play one in the second main phase, and never in the turn of another player
A_player_who_has_played_no_land_may_play_one_in_the_second_main_phase__and_never_in_the_turn_of_another_player = Quem não jogou nenhum pode jogar um na segunda fase principal, e nunca no turno de outro

# key: A countered Dragon goes to the graveyard, and the lands stay tapped
A_countered_Dragon_goes_to_the_graveyard__and_the_lands_stay_tapped = Um Dragão anulado vai para o cemitério, e os terrenos ficam virados

# key: Terra Stomper can be the target of Cancel, which does nothing to it
Terra_Stomper_can_be_the_target_of_Cancel__which_does_nothing_to_it = Pisoteador de Terreno pode ser alvo de Cancelar, que não lhe faz nada

Black_spells_cannot_target_White_Knight = O que é preto não pode ter Cavaleiro Branco como alvo
Black_creatures_cannot_block_White_Knight = O que é preto não pode bloquear Cavaleiro Branco
# key: Festergloom neither targets nor deals damage, so it affects White Knight
Festergloom_neither_targets_nor_deals_damage__so_it_affects_White_Knight = Escuridão Pestilenta não tem alvo nem causa dano, por isso afeta Cavaleiro Branco

Hexproof_gained_in_response_makes_the_target_illegal = Resistência a magia ganha em resposta torna o alvo ilegal
# key: When the creature dies, its Aura goes to the graveyard and its Equipment stays
When_the_creature_dies__its_Aura_goes_to_the_graveyard_and_its_Equipment_stays = Quando a criatura morre, sua Aura vai para o cemitério e seu Equipamento fica

An_Aura_whose_target_died_in_response_goes_to_the_graveyard_without_entering_the_battlefield = Uma Aura cujo alvo morreu em resposta vai para o cemitério sem entrar no campo de batalha
# key: If one of two targets is gone, the spell acts on the other
If_one_of_two_targets_is_gone__the_spell_acts_on_the_other = Se um de dois alvos se foi, a mágica age sobre o outro

# key: Hunt the Weak puts a counter on the Bear, and then it fights
Hunt_the_Weak_puts_a_counter_on_the_Bear__and_then_it_fights = Caçar os Fracos coloca um marcador no Urso, e então ele luta

# key: If the Fiend is gone in response, the Bear gets the counter and does not fight
If_the_Fiend_is_gone_in_response__the_Bear_gets_the_counter_and_does_not_fight = Se o Diabo se foi em resposta, o Urso recebe o marcador e não luta

# key: Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits
Three_white_creatures__one_of_them_fresh__and_three_lands_pay_for_Triplicate_Spirits = Três criaturas brancas, uma delas recém-chegada, e três terrenos pagam Triplicar Espíritos

The_mana_ability_of_an_Elvish_Mystic_that_was_cast_this_turn_cannot_be_used = A habilidade de mana de um Místico Élfico conjurado neste turno não pode ser usada
# key: Turn to Frog sets base numbers, and +4/+4 and a counter come on top
Turn_to_Frog_sets_base_numbers__and_plus4_plus4_and_a_counter_come_on_top = Transformar em Sapo define os números básicos; +4/+4 e um marcador vêm por cima

A_Bear_that_has_become_blue_is_no_longer_a_green_creature_for_the_Paragon = Um Urso que ficou azul já não é uma criatura verde para o Paradigma
Nightmare_loses_flying_and_its_own_numbers = Pesadelo perde voar e seus próprios números
Indestructible_does_not_save_from_a_toughness_below_0 = Indestrutível não salva de uma resistência abaixo de 0
A_player_who_must_draw_more_cards_than_the_library_holds_draws_what_there_is_and_loses = Quem precisa comprar mais cards do que há no grimório compra os que há e perde
In_the_cleanup_step_only_the_active_player_discards_down_to_seven = Na etapa de limpeza, só o jogador ativo descarta até ficar com sete
# key: A player may mulligan any number of times, each time with one card less, and keep at any point
A_player_may_mulligan_any_number_of_times__each_time_with_one_card_less__and_keep_at_any_point = Um jogador pode fazer mulligan quantas vezes quiser, cada vez com um card a menos, e ficar com a mão a qualquer momento

The_starting_player_skips_the_draw_of_their_first_turn = Quem começa pula a compra do seu primeiro turno
Titanic_Growth_loses_its_target_to_a_Lightning_Strike_in_response = Crescimento Titânico perde o alvo para um Golpe Relampejante em resposta
# key: Titanic Growth in response saves the Bear, and both end in the cleanup step
Titanic_Growth_in_response_saves_the_Bear__and_both_end_in_the_cleanup_step = Crescimento Titânico em resposta salva o Urso, e os dois efeitos terminam na etapa de limpeza
