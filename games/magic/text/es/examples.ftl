### The titles of the rulebook's worked examples, in Spanish.

# key: Unblocked attackers deal their power to the player, and are tapped
Unblocked_attackers_deal_their_power_to_the_player__and_are_tapped = Los atacantes no bloqueados hacen su fuerza de daño al jugador y se giran

# key: The Bear blocks the Giant and is destroyed; the damage on the Giant is removed in the cleanup step
The_Bear_blocks_the_Giant_and_is_destroyed__the_damage_on_the_Giant_is_removed_in_the_cleanup_step = El Oso bloquea al Gigante y es destruido; el daño del Gigante se cura en el paso de limpieza

# key: The Bear blocks the Fiend, and both are destroyed
The_Bear_blocks_the_Fiend__and_both_are_destroyed = El Oso bloquea al Demonio, y ambos son destruidos

# key: With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any
With_the_order_Bear__Corpse_the_Bear_must_get_lethal_damage_before_the_Corpse_gets_any = En el orden Oso, Cadáver, el Oso debe recibir daño letal antes de que el Cadáver reciba algo

By_the_guide_as_written_the_attacking_player_divides_the_damage_freely = Según la guía tal como está escrita, el jugador atacante reparte el daño libremente
# key: A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player
A_trampling_creature_must_assign_lethal_damage_to_its_blocker__and_may_assign_the_rest_to_the_player = Una criatura que arrolla debe asignar daño letal a su bloqueador y puede asignar el resto al jugador

With_deathtouch_1_damage_to_the_blocker_is_lethal = Con toque mortal, un punto de daño al bloqueador es letal
# key: If the blocker is gone, a trampling attacker deals all its damage to the player
If_the_blocker_is_gone__a_trampling_attacker_deals_all_its_damage_to_the_player = Si el bloqueador ya no está, un atacante que arrolla hace todo su daño al jugador

Without_trample_an_attacker_whose_blocker_is_gone_deals_no_damage = Sin arrollar, un atacante cuyo bloqueador ya no está no hace daño
# key: 1 damage from Typhoid Rats destroys the Wurm
n1_damage_from_Typhoid_Rats_destroys_the_Wurm = Un punto de daño de Ratas tifoideas destruye a la Sierpe
First_strike_kills_the_Bear_before_it_deals_damage = Dañar primero mata al Oso antes de que haga daño
Double_strike_deals_combat_damage_twice = Dañar dos veces hace daño de combate dos veces
A_blocked_creature_with_double_strike_deals_nothing_to_the_player_when_its_blocker_is_dead = Una criatura bloqueada que daña dos veces no hace nada al jugador cuando su bloqueador ha muerto
Lifelink_gains_its_controller_as_much_as_was_dealt = El vínculo vital da a su controlador tantas vidas como daño hecho
# key: Serra Angel attacks without being tapped, and can block in the next turn
Serra_Angel_attacks_without_being_tapped__and_can_block_in_the_next_turn = Ángel de Serra ataca sin girarse y puede bloquear en el turno siguiente

# key: Thundering Giant attacks in the turn it was cast, the Bear cannot
Thundering_Giant_attacks_in_the_turn_it_was_cast__the_Bear_cannot = Gigante descomunal ataca en el turno en que fue lanzado, el Oso no puede

Intimidate_lets_only_artifact_creatures_and_creatures_of_the_same_color_block = Intimidar solo deja bloquear a criaturas artefacto y a criaturas del mismo color
A_flying_creature_can_be_blocked_only_by_flyers_and_by_creatures_with_reach = A una criatura que vuela solo pueden bloquearla criaturas que vuelan o con alcance
Welkin_Tern_blocks_flyers_only = Golondrina del firmamento solo bloquea a criaturas que vuelan
A_shield_of_regeneration_replaces_the_destruction_of_the_Skeletons = Un escudo de regeneración reemplaza la destrucción de los Esqueletos
Flesh_to_Dust_ignores_the_shield = De la carne al polvo ignora el escudo
# key: Toughness of 0 or less is not destruction, so the shield does not help
Toughness_of_0_or_less_is_not_destruction__so_the_shield_does_not_help = Una resistencia de 0 o menos no es destrucción, así que el escudo no ayuda

# key: Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step
Two_Mountains_and_four_other_lands_pay_for_Shivan_Dragon__and_stay_tapped_until_the_next_untap_step = Dos Montañas y otras cuatro tierras pagan Dragón shivano y quedan giradas hasta el próximo paso de enderezar

Six_Mountains_pay_for_Shivan_Dragon_as_well = Seis Montañas también pagan Dragón shivano
With_one_Mountain_the_two_red_symbols_cannot_be_paid = Con una sola Montaña no se pueden pagar los dos símbolos rojos
Five_lands_are_not_enough_for_six_mana = Cinco tierras no bastan para seis manás
Heat_Ray_deals_as_much_as_was_paid_for_X = Rayo de calor hace tanto daño como se pagó por X
X_may_be_0 = X puede ser cero
# key: A player who has played a land may not play another, neither in the first main phase nor in the second
A_player_who_has_played_a_land_may_not_play_another__neither_in_the_first_main_phase_nor_in_the_second = Quien ha jugado una tierra no puede jugar otra, ni en la primera fase principal ni en la segunda

# key: A player who has played no land may play one in the second main phase, and never in the turn of another player
A_player_who_has_played_no_land_may_play_one_in_the_second_main_phase__and_never_in_the_turn_of_another_player = Quien no ha jugado ninguna tierra puede jugar una en la segunda fase principal, y nunca en el turno de otro

# key: A countered Dragon goes to the graveyard, and the lands stay tapped
A_countered_Dragon_goes_to_the_graveyard__and_the_lands_stay_tapped = Un Dragón contrarrestado va al cementerio, y las tierras quedan giradas

# key: Terra Stomper can be the target of Cancel, which does nothing to it
Terra_Stomper_can_be_the_target_of_Cancel__which_does_nothing_to_it = Aplastatierra puede ser objetivo de Deshacer, que no le hace nada

Black_spells_cannot_target_White_Knight = Lo que es negro no puede hacer objetivo a Caballero blanco
Black_creatures_cannot_block_White_Knight = Lo que es negro no puede bloquear a Caballero blanco
# key: Festergloom neither targets nor deals damage, so it affects White Knight
Festergloom_neither_targets_nor_deals_damage__so_it_affects_White_Knight = Aliento pútrido no hace objetivo ni hace daño, así que afecta a Caballero blanco

Hexproof_gained_in_response_makes_the_target_illegal = El antimaleficio ganado en respuesta hace ilegal el objetivo
# key: When the creature dies, its Aura goes to the graveyard and its Equipment stays
When_the_creature_dies__its_Aura_goes_to_the_graveyard_and_its_Equipment_stays = Cuando la criatura muere, su Aura va al cementerio y su Equipo se queda

An_Aura_whose_target_died_in_response_goes_to_the_graveyard_without_entering_the_battlefield = Un Aura cuyo objetivo murió en respuesta va al cementerio sin entrar en el campo de batalla
# key: If one of two targets is gone, the spell acts on the other
If_one_of_two_targets_is_gone__the_spell_acts_on_the_other = Si uno de dos objetivos ya no está, el hechizo actúa sobre el otro

# key: Hunt the Weak puts a counter on the Bear, and then it fights
Hunt_the_Weak_puts_a_counter_on_the_Bear__and_then_it_fights = Cazar a los débiles pone un contador sobre el Oso, y después lucha

# key: If the Fiend is gone in response, the Bear gets the counter and does not fight
If_the_Fiend_is_gone_in_response__the_Bear_gets_the_counter_and_does_not_fight = Si el Demonio ya no está por una respuesta, el Oso recibe el contador y no lucha

# key: Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits
Three_white_creatures__one_of_them_fresh__and_three_lands_pay_for_Triplicate_Spirits = Tres criaturas blancas, una de ellas recién llegada, y tres tierras pagan Espíritu triplicado

The_mana_ability_of_an_Elvish_Mystic_that_was_cast_this_turn_cannot_be_used = La habilidad de maná de un Místico élfico lanzado este turno no puede usarse
# key: Turn to Frog sets base numbers, and +4/+4 and a counter come on top
Turn_to_Frog_sets_base_numbers__and_plus4_plus4_and_a_counter_come_on_top = Convertir en rana fija los números base; +4/+4 y un contador se suman

A_Bear_that_has_become_blue_is_no_longer_a_green_creature_for_the_Paragon = Un Oso que se ha vuelto azul ya no es una criatura verde para el Ejemplar
Nightmare_loses_flying_and_its_own_numbers = Pesadilla pierde la habilidad de volar y sus propios números
Indestructible_does_not_save_from_a_toughness_below_0 = Indestructible no salva de una resistencia por debajo de 0
A_player_who_must_draw_more_cards_than_the_library_holds_draws_what_there_is_and_loses = Quien debe robar más cartas de las que hay en la biblioteca roba las que hay y pierde
In_the_cleanup_step_only_the_active_player_discards_down_to_seven = En el paso de limpieza solo el jugador activo descarta hasta quedarse con siete
# key: A player may mulligan any number of times, each time with one card less, and keep at any point
A_player_may_mulligan_any_number_of_times__each_time_with_one_card_less__and_keep_at_any_point = Un jugador puede hacer mulligan tantas veces como quiera, cada vez con una carta menos, y quedarse con la mano en cualquier momento

The_starting_player_skips_the_draw_of_their_first_turn = El jugador inicial se salta el robo de su primer turno
Titanic_Growth_loses_its_target_to_a_Lightning_Strike_in_response = Crecimiento titánico pierde su objetivo por una Descarga de rayos en respuesta
# key: Titanic Growth in response saves the Bear, and both end in the cleanup step
Titanic_Growth_in_response_saves_the_Bear__and_both_end_in_the_cleanup_step = Crecimiento titánico en respuesta salva al Oso, y ambos efectos acaban en el paso de limpieza
