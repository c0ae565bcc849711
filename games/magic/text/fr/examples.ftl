### The titles of the rulebook's worked examples, in French.

# key: Unblocked attackers deal their power to the player, and are tapped
Unblocked_attackers_deal_their_power_to_the_player__and_are_tapped = Les attaquants non bloqués infligent leur force au joueur et sont engagés

# key: The Bear blocks the Giant and is destroyed; the damage on the Giant is removed in the cleanup step
The_Bear_blocks_the_Giant_and_is_destroyed__the_damage_on_the_Giant_is_removed_in_the_cleanup_step = L’Ours bloque le Géant et est détruit ; les blessures du Géant disparaissent à l’étape de nettoyage

# key: The Bear blocks the Fiend, and both are destroyed
The_Bear_blocks_the_Fiend__and_both_are_destroyed = L’Ours bloque le Fielleux, et tous deux sont détruits

# key: With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any
With_the_order_Bear__Corpse_the_Bear_must_get_lethal_damage_before_the_Corpse_gets_any = Dans l’ordre Ours, Cadavre, l’Ours doit recevoir des blessures mortelles avant que le Cadavre n’en reçoive

By_the_guide_as_written_the_attacking_player_divides_the_damage_freely = Selon le guide tel qu’il est écrit, le joueur attaquant répartit librement les blessures
# key: A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player
A_trampling_creature_must_assign_lethal_damage_to_its_blocker__and_may_assign_the_rest_to_the_player = Une créature avec le piétinement doit assigner des blessures mortelles à son bloqueur et peut assigner le reste au joueur

With_deathtouch_1_damage_to_the_blocker_is_lethal = Avec le contact mortel, une blessure au bloqueur est mortelle
# key: If the blocker is gone, a trampling attacker deals all its damage to the player
If_the_blocker_is_gone__a_trampling_attacker_deals_all_its_damage_to_the_player = Si le bloqueur n’est plus là, un attaquant avec le piétinement inflige toutes ses blessures au joueur

Without_trample_an_attacker_whose_blocker_is_gone_deals_no_damage = Sans le piétinement, un attaquant dont le bloqueur n’est plus là n’inflige pas de blessures
# key: 1 damage from Typhoid Rats destroys the Wurm
n1_damage_from_Typhoid_Rats_destroys_the_Wurm = Une blessure de Rats typhoïdiens détruit la Guivre
First_strike_kills_the_Bear_before_it_deals_damage = L’initiative tue l’Ours avant qu’il n’inflige de blessures
Double_strike_deals_combat_damage_twice = La double initiative inflige des blessures de combat deux fois
A_blocked_creature_with_double_strike_deals_nothing_to_the_player_when_its_blocker_is_dead = Une créature bloquée avec la double initiative n’inflige rien au joueur quand son bloqueur est mort
Lifelink_gains_its_controller_as_much_as_was_dealt = Le lien de vie fait gagner à son contrôleur autant de points de vie qu’il a été infligé de blessures
# key: Serra Angel attacks without being tapped, and can block in the next turn
Serra_Angel_attacks_without_being_tapped__and_can_block_in_the_next_turn = Ange de Serra attaque sans être engagé et peut bloquer au tour suivant

# key: Thundering Giant attacks in the turn it was cast, the Bear cannot
Thundering_Giant_attacks_in_the_turn_it_was_cast__the_Bear_cannot = Géant fulminant attaque le tour où il a été lancé, l’Ours ne peut pas

Intimidate_lets_only_artifact_creatures_and_creatures_of_the_same_color_block = L’intimidation ne laisse bloquer que les créatures-artefacts et les créatures de la même couleur
A_flying_creature_can_be_blocked_only_by_flyers_and_by_creatures_with_reach = Une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée
Welkin_Tern_blocks_flyers_only = Sterne des nues ne bloque que des créatures avec le vol
A_shield_of_regeneration_replaces_the_destruction_of_the_Skeletons = Un bouclier de régénération remplace la destruction des Squelettes
Flesh_to_Dust_ignores_the_shield = Chair en poussière ignore le bouclier
# key: Toughness of 0 or less is not destruction, so the shield does not help
Toughness_of_0_or_less_is_not_destruction__so_the_shield_does_not_help = Une endurance de 0 ou moins n’est pas une destruction, et le bouclier n’aide pas

# key: Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step
Two_Mountains_and_four_other_lands_pay_for_Shivan_Dragon__and_stay_tapped_until_the_next_untap_step = Deux Montagnes et quatre autres terrains paient Dragon shivân et restent engagés jusqu’à la prochaine étape de dégagement

Six_Mountains_pay_for_Shivan_Dragon_as_well = Six Montagnes paient aussi Dragon shivân
With_one_Mountain_the_two_red_symbols_cannot_be_paid = Avec une seule Montagne, les deux symboles rouges ne peuvent pas être payés
Five_lands_are_not_enough_for_six_mana = Cinq terrains ne suffisent pas pour six manas
Heat_Ray_deals_as_much_as_was_paid_for_X = Rayon de chaleur inflige autant de blessures qu’on a payé pour X
X_may_be_0 = X peut être zéro
# key: A player who has played a land may not play another, neither in the first main phase nor in the second
A_player_who_has_played_a_land_may_not_play_another__neither_in_the_first_main_phase_nor_in_the_second = Un joueur qui a joué un terrain ne peut pas en jouer un autre, ni à la première phase principale ni à la seconde

# key: A player who has played no land may play one in the second main phase, and never in the turn of another player
A_player_who_has_played_no_land_may_play_one_in_the_second_main_phase__and_never_in_the_turn_of_another_player = Un joueur qui n’en a joué aucun peut en jouer un à la seconde phase principale, mais jamais pendant le tour d’un autre

# key: A countered Dragon goes to the graveyard, and the lands stay tapped
A_countered_Dragon_goes_to_the_graveyard__and_the_lands_stay_tapped = Un Dragon contrecarré va au cimetière, et les terrains restent engagés

# key: Terra Stomper can be the target of Cancel, which does nothing to it
Terra_Stomper_can_be_the_target_of_Cancel__which_does_nothing_to_it = Piétineur terrestre peut être la cible de Révocation, qui ne lui fait rien

Black_spells_cannot_target_White_Knight = Ce qui est noir ne peut pas cibler Chevalier blanc
Black_creatures_cannot_block_White_Knight = Ce qui est noir ne peut pas bloquer Chevalier blanc
# key: Festergloom neither targets nor deals damage, so it affects White Knight
Festergloom_neither_targets_nor_deals_damage__so_it_affects_White_Knight = Nébulosité putride ne cible pas et n’inflige pas de blessures ; elle affecte donc Chevalier blanc

Hexproof_gained_in_response_makes_the_target_illegal = La défense talismanique acquise en réponse rend la cible illégale
# key: When the creature dies, its Aura goes to the graveyard and its Equipment stays
When_the_creature_dies__its_Aura_goes_to_the_graveyard_and_its_Equipment_stays = Quand la créature meurt, son aura va au cimetière et son équipement reste

An_Aura_whose_target_died_in_response_goes_to_the_graveyard_without_entering_the_battlefield = Une aura dont la cible est morte en réponse va au cimetière sans arriver sur le champ de bataille
# key: If one of two targets is gone, the spell acts on the other
If_one_of_two_targets_is_gone__the_spell_acts_on_the_other = Si l’une de deux cibles n’est plus là, le sort agit sur l’autre

# key: Hunt the Weak puts a counter on the Bear, and then it fights
Hunt_the_Weak_puts_a_counter_on_the_Bear__and_then_it_fights = Chasse aux plus faibles met un marqueur sur l’Ours, puis il se bat

# key: If the Fiend is gone in response, the Bear gets the counter and does not fight
If_the_Fiend_is_gone_in_response__the_Bear_gets_the_counter_and_does_not_fight = Si le Fielleux n’est plus là après une réponse, l’Ours reçoit le marqueur et ne se bat pas

# key: Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits
Three_white_creatures__one_of_them_fresh__and_three_lands_pay_for_Triplicate_Spirits = Trois créatures blanches, dont une tout juste arrivée, et trois terrains paient Esprits triplets

The_mana_ability_of_an_Elvish_Mystic_that_was_cast_this_turn_cannot_be_used = La capacité de mana d’une Mystique elfe lancée ce tour-ci ne peut pas être utilisée
# key: Turn to Frog sets base numbers, and +4/+4 and a counter come on top
Turn_to_Frog_sets_base_numbers__and_plus4_plus4_and_a_counter_come_on_top = Transformation en grenouille fixe les valeurs de base ; +4/+4 et un marqueur s’y ajoutent

A_Bear_that_has_become_blue_is_no_longer_a_green_creature_for_the_Paragon = Un Ours devenu bleu n’est plus une créature verte pour le Parangon
Nightmare_loses_flying_and_its_own_numbers = Cheval de cauchemar perd le vol et ses propres valeurs
Indestructible_does_not_save_from_a_toughness_below_0 = Indestructible ne sauve pas d’une endurance inférieure à 0
A_player_who_must_draw_more_cards_than_the_library_holds_draws_what_there_is_and_loses = Un joueur qui doit piocher plus de cartes qu’il n’y en a dans la bibliothèque pioche celles qu’il y a et perd
In_the_cleanup_step_only_the_active_player_discards_down_to_seven = À l’étape de nettoyage, seul le joueur actif se défausse jusqu’à sept cartes
# key: A player may mulligan any number of times, each time with one card less, and keep at any point
A_player_may_mulligan_any_number_of_times__each_time_with_one_card_less__and_keep_at_any_point = Un joueur peut faire un mulligan autant de fois qu’il veut, chaque fois avec une carte de moins, et garder sa main à tout moment

The_starting_player_skips_the_draw_of_their_first_turn = Le premier joueur saute la pioche de son premier tour
Titanic_Growth_loses_its_target_to_a_Lightning_Strike_in_response = Croissance titanesque perd sa cible à cause d’une Frappe foudroyante en réponse
# key: Titanic Growth in response saves the Bear, and both end in the cleanup step
Titanic_Growth_in_response_saves_the_Bear__and_both_end_in_the_cleanup_step = Croissance titanesque en réponse sauve l’Ours, et les deux effets finissent à l’étape de nettoyage
