### The titles of the rulebook's worked examples, in Italian.

# key: Unblocked attackers deal their power to the player, and are tapped
Unblocked_attackers_deal_their_power_to_the_player__and_are_tapped = Gli attaccanti non bloccati infliggono la loro forza al giocatore e sono TAPpati

# key: The Bear blocks the Giant and is destroyed; the damage on the Giant is removed in the cleanup step
The_Bear_blocks_the_Giant_and_is_destroyed__the_damage_on_the_Giant_is_removed_in_the_cleanup_step = L’Orso blocca il Gigante e viene distrutto; il danno sul Gigante sparisce nella sottofase di cancellazione

# key: The Bear blocks the Fiend, and both are destroyed
The_Bear_blocks_the_Fiend__and_both_are_destroyed = L’Orso blocca l’Immondo, ed entrambi vengono distrutti

# key: With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any
With_the_order_Bear__Corpse_the_Bear_must_get_lethal_damage_before_the_Corpse_gets_any = Nell’ordine Orso, Cadavere l’Orso deve ricevere danno letale prima che il Cadavere ne riceva

By_the_guide_as_written_the_attacking_player_divides_the_damage_freely = Secondo la guida come è scritta il giocatore attaccante divide il danno liberamente
# key: A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player
A_trampling_creature_must_assign_lethal_damage_to_its_blocker__and_may_assign_the_rest_to_the_player = Una creatura con travolgere deve assegnare danno letale a chi la blocca e può assegnare il resto al giocatore

With_deathtouch_1_damage_to_the_blocker_is_lethal = Con tocco letale un punto di danno a chi blocca è letale
# key: If the blocker is gone, a trampling attacker deals all its damage to the player
If_the_blocker_is_gone__a_trampling_attacker_deals_all_its_damage_to_the_player = Se chi bloccava non c’è più, un attaccante con travolgere infligge tutto il danno al giocatore

Without_trample_an_attacker_whose_blocker_is_gone_deals_no_damage = Senza travolgere un attaccante il cui bloccante non c’è più non infligge danno
# key: 1 damage from Typhoid Rats destroys the Wurm
n1_damage_from_Typhoid_Rats_destroys_the_Wurm = Un punto di danno di Ratti del Tifo distrugge il Wurm
First_strike_kills_the_Bear_before_it_deals_damage = Attacco improvviso uccide l’Orso prima che infligga danno
Double_strike_deals_combat_damage_twice = Doppio attacco infligge danno da combattimento due volte
A_blocked_creature_with_double_strike_deals_nothing_to_the_player_when_its_blocker_is_dead = Una creatura bloccata con doppio attacco non infligge nulla al giocatore quando chi la bloccava è morto
Lifelink_gains_its_controller_as_much_as_was_dealt = Legame vitale dà al controllore tanti punti vita quanto danno è stato inflitto
# key: Serra Angel attacks without being tapped, and can block in the next turn
Serra_Angel_attacks_without_being_tapped__and_can_block_in_the_next_turn = Angelo di Serra attacca senza TAPparsi e può bloccare nel turno successivo

# key: Thundering Giant attacks in the turn it was cast, the Bear cannot
Thundering_Giant_attacks_in_the_turn_it_was_cast__the_Bear_cannot = Gigante Tonante attacca nel turno in cui è stato lanciato, l’Orso non può

Intimidate_lets_only_artifact_creatures_and_creatures_of_the_same_color_block = Intimidire lascia bloccare solo creature artefatto e creature dello stesso colore
A_flying_creature_can_be_blocked_only_by_flyers_and_by_creatures_with_reach = Una creatura con volare può essere bloccata solo da creature con volare o raggiungere
Welkin_Tern_blocks_flyers_only = Sterna del Cielo blocca solo creature con volare
A_shield_of_regeneration_replaces_the_destruction_of_the_Skeletons = Uno scudo di rigenerazione sostituisce la distruzione degli Scheletri
Flesh_to_Dust_ignores_the_shield = Polverizzare la Carne ignora lo scudo
# key: Toughness of 0 or less is not destruction, so the shield does not help
Toughness_of_0_or_less_is_not_destruction__so_the_shield_does_not_help = Una costituzione di 0 o meno non è distruzione, quindi lo scudo non aiuta

# key: Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step
Two_Mountains_and_four_other_lands_pay_for_Shivan_Dragon__and_stay_tapped_until_the_next_untap_step = Due Montagne e altre quattro terre pagano Drago di Shivan e restano TAPpate fino al prossimo STAP

Six_Mountains_pay_for_Shivan_Dragon_as_well = Anche sei Montagne pagano Drago di Shivan
With_one_Mountain_the_two_red_symbols_cannot_be_paid = Con una sola Montagna i due simboli rossi non si possono pagare
Five_lands_are_not_enough_for_six_mana = Cinque terre non bastano per sei mana
Heat_Ray_deals_as_much_as_was_paid_for_X = Raggio di Calore infligge tanto danno quanto si è pagato per X
X_may_be_0 = X può essere zero
# key: A player who has played a land may not play another, neither in the first main phase nor in the second
A_player_who_has_played_a_land_may_not_play_another__neither_in_the_first_main_phase_nor_in_the_second = Chi ha giocato una terra non può giocarne un’altra, né nella prima fase principale né nella seconda

# key: A player who has played no land may play one in the second main phase, and never in the turn of another player
A_player_who_has_played_no_land_may_play_one_in_the_second_main_phase__and_never_in_the_turn_of_another_player = Chi non ha giocato terre può giocarne una nella seconda fase principale, e mai nel turno di un altro

# key: A countered Dragon goes to the graveyard, and the lands stay tapped
A_countered_Dragon_goes_to_the_graveyard__and_the_lands_stay_tapped = Un Drago neutralizzato va nel cimitero, e le terre restano TAPpate

# key: Terra Stomper can be the target of Cancel, which does nothing to it
Terra_Stomper_can_be_the_target_of_Cancel__which_does_nothing_to_it = Calcaterra può essere bersaglio di Eliminare, che non gli fa nulla

Black_spells_cannot_target_White_Knight = Ciò che è nero non può bersagliare Cavaliere Bianco
Black_creatures_cannot_block_White_Knight = Ciò che è nero non può bloccare Cavaliere Bianco
# key: Festergloom neither targets nor deals damage, so it affects White Knight
Festergloom_neither_targets_nor_deals_damage__so_it_affects_White_Knight = Tenebra Infetta non bersaglia e non infligge danno, quindi ha effetto su Cavaliere Bianco

Hexproof_gained_in_response_makes_the_target_illegal = Anti-malocchio ottenuto in risposta rende il bersaglio illegale
# key: When the creature dies, its Aura goes to the graveyard and its Equipment stays
When_the_creature_dies__its_Aura_goes_to_the_graveyard_and_its_Equipment_stays = Quando la creatura muore, la sua Aura va nel cimitero e il suo Equipaggiamento rimane

An_Aura_whose_target_died_in_response_goes_to_the_graveyard_without_entering_the_battlefield = Un’Aura il cui bersaglio è morto in risposta va nel cimitero senza entrare nel campo di battaglia
# key: If one of two targets is gone, the spell acts on the other
If_one_of_two_targets_is_gone__the_spell_acts_on_the_other = Se uno di due bersagli non c’è più, la magia agisce sull’altro

# key: Hunt the Weak puts a counter on the Bear, and then it fights
Hunt_the_Weak_puts_a_counter_on_the_Bear__and_then_it_fights = Cacciare i Deboli mette un segnalino sull’Orso, che poi lotta

# key: If the Fiend is gone in response, the Bear gets the counter and does not fight
If_the_Fiend_is_gone_in_response__the_Bear_gets_the_counter_and_does_not_fight = Se l’Immondo non c’è più per una risposta, l’Orso riceve il segnalino e non lotta

# key: Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits
Three_white_creatures__one_of_them_fresh__and_three_lands_pay_for_Triplicate_Spirits = Tre creature bianche, una appena arrivata, e tre terre pagano Triplicare gli Spiriti

The_mana_ability_of_an_Elvish_Mystic_that_was_cast_this_turn_cannot_be_used = L’abilità di mana di un Elfo Mistico lanciato in questo turno non si può usare
# key: Turn to Frog sets base numbers, and +4/+4 and a counter come on top
Turn_to_Frog_sets_base_numbers__and_plus4_plus4_and_a_counter_come_on_top = Tramutare in Rana stabilisce i numeri base; +4/+4 e un segnalino si aggiungono

A_Bear_that_has_become_blue_is_no_longer_a_green_creature_for_the_Paragon = Un Orso diventato blu non è più una creatura verde per il Paradigma
Nightmare_loses_flying_and_its_own_numbers = Incubo perde volare e i propri numeri
Indestructible_does_not_save_from_a_toughness_below_0 = Indistruttibile non salva da una costituzione sotto lo 0
A_player_who_must_draw_more_cards_than_the_library_holds_draws_what_there_is_and_loses = Chi deve pescare più carte di quante ne ha il grimorio pesca quelle che ci sono e perde
In_the_cleanup_step_only_the_active_player_discards_down_to_seven = Nella sottofase di cancellazione solo il giocatore attivo scarta fino a sette carte
# key: A player may mulligan any number of times, each time with one card less, and keep at any point
A_player_may_mulligan_any_number_of_times__each_time_with_one_card_less__and_keep_at_any_point = Un giocatore può fare mulligan quante volte vuole, ogni volta con una carta in meno, e tenere la mano in qualsiasi momento

The_starting_player_skips_the_draw_of_their_first_turn = Chi comincia salta l’acquisizione del suo primo turno
Titanic_Growth_loses_its_target_to_a_Lightning_Strike_in_response = Crescita Titanica perde il bersaglio per un Colpo di Fulmine in risposta
# key: Titanic Growth in response saves the Bear, and both end in the cleanup step
Titanic_Growth_in_response_saves_the_Bear__and_both_end_in_the_cleanup_step = Crescita Titanica in risposta salva l’Orso, ed entrambi gli effetti finiscono nella sottofase di cancellazione
