### The titles of the rulebook's worked examples, in Italian.

# key: An attack without damage is an attack; an Ability is not
An_attack_without_damage_is_an_attack__an_Ability_is_not = Un attacco senza danni è un attacco; un’abilità non lo è

The_coin_of_an_effect_that_may_cancel_the_attack_falls_before_that_of_Confusion = La moneta di un effetto che può annullare l’attacco si lancia prima di quella della confusione
# key: Both coins heads, and the attack goes on
Both_coins_heads__and_the_attack_goes_on = Entrambe le monete danno testa e l’attacco prosegue

# key: An effect of an attack is gone when the Pokémon has been on the Bench, even if it comes back
An_effect_of_an_attack_is_gone_when_the_Pok_mon_has_been_on_the_Bench__even_if_it_comes_back = L’effetto di un attacco finisce quando il Pokémon è stato in panchina, anche se ritorna

# key: Paralyzed lasts over the player's own next turn
Paralyzed_lasts_over_the_player_s_own_next_turn = La paralisi dura fin dopo il turno successivo del proprio giocatore

# key: A Pokémon that evolves recovers at once
A_Pok_mon_that_evolves_recovers_at_once = Chi si evolve guarisce subito
# key: Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat
Poisoned__Burned_and_Paralyzed_at_once__through_two_Checkups_and_a_retreat = Avvelenato, bruciato e paralizzato insieme, per due controlli Pokémon e una ritirata

# key: The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it
The_newest_of_Asleep__Confused_and_Paralyzed_replaces_the_one_before__Poisoned_goes_with_it = La più recente fra addormentato, confuso e paralizzato sostituisce la precedente; avvelenato si aggiunge

# key: A new Poison marker replaces the old one, even a stronger one
A_new_Poison_marker_replaces_the_old_one__even_a_stronger_one = Un nuovo segnalino veleno sostituisce il vecchio, anche uno più forte

# key: Conditions first, then other effects; Knock Outs are looked for at the end
Conditions_first__then_other_effects__Knock_Outs_are_looked_for_at_the_end = Prima le condizioni, poi gli altri effetti; i KO si controllano alla fine

Or_other_effects_first = Oppure prima gli altri effetti
# key: A Confused Pokémon that flips tails puts three counters on itself and does not attack
A_Confused_Pokemon_that_flips_tails_puts_three_counters_on_itself_and_does_not_attack = Un Pokémon confuso che ottiene croce si mette tre segnalini e non attacca

# key: With heads the attack goes on, and it stays Confused; it may also retreat
With_heads_the_attack_goes_on__and_it_stays_Confused__it_may_also_retreat = Con testa l’attacco prosegue, e resta confuso; può anche ritirarsi

# key: Weakness doubles the damage to the Active Pokémon
Weakness_doubles_the_damage_to_the_Active_Pokemon = La debolezza raddoppia i danni al Pokémon attivo

# key: Weakness and Resistance are not applied to Benched Pokémon
Weakness_and_Resistance_are_not_applied_to_Benched_Pokemon = Debolezza e resistenza non si applicano ai Pokémon in panchina

# key: Base damage, bonus, Weakness, then what the defender has
Base_damage__bonus__Weakness__then_what_the_defender_has = Danno base, bonus, debolezza, poi ciò che ha il difensore

With_Resistance_to_its_other_type_besides = E inoltre con resistenza al suo altro tipo
# key: Resistance brings the damage to nothing, never below
Resistance_brings_the_damage_to_nothing__never_below = La resistenza porta i danni a zero, mai sotto

A_bonus_adds_nothing_to_an_attack_without_damage = Un bonus non aggiunge nulla a un attacco senza danni
Nothing_changes_the_number_of_counters_that_an_attack_puts = I segnalini che un attacco mette non sono cambiati da nulla
Weakness_to_one_type_and_Resistance_to_the_other = Debolezza a un tipo e resistenza all’altro
# key: One Water Energy pays for the small attack, not for the large one
One_Water_Energy_pays_for_the_small_attack__not_for_the_large_one = Un’Energia Acqua paga l’attacco piccolo, non quello grande

# key: Colorless is paid by any type, a typed symbol by its own
Colorless_is_paid_by_any_type__a_typed_symbol_by_its_own = Incolore si paga con qualsiasi tipo, un simbolo di tipo solo con il suo

# key: Three Fighting and one Grass are enough for Sandaconda, two and two are not
Three_Fighting_and_one_Grass_are_enough_for_Sandaconda__two_and_two_are_not = Tre Lotta e una Erba bastano per Sandaconda, due e due no

The_no-cost_symbol_needs_no_Energy = Il simbolo senza costo non richiede Energia
# key: An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks
An_evolved_Pokemon_keeps_counters__Energy_and_earlier_stages__and_loses_conditions_and_effects_of_attacks = Un Pokémon evoluto conserva segnalini, Energia e fasi precedenti, e perde condizioni ed effetti degli attacchi

# key: The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card
The_attacks_and_Abilities_of_the_earlier_stage_are_gone__and_name__type__HP__Weakness_and_retreat_cost_are_those_of_the_top_card = Gli attacchi e le abilità della fase precedente non ci sono più; nome, tipo, PS, debolezza e costo di ritirata sono quelli della carta in cima

# key: A Pokémon that evolved this turn cannot evolve again
A_Pokemon_that_evolved_this_turn_cannot_evolve_again = Un Pokémon che si è evoluto in questo turno non può evolversi di nuovo

# key: Graveler evolves from Geodude of any level, not from Brock's Geodude
Graveler_evolves_from_Geodude_of_any_level__not_from_Brock_s_Geodude = Graveler si evolve da Geodude di qualsiasi livello, non da Geodude di Brock

A_regional_form_evolves_only_as_named = Una forma regionale si evolve solo come è scritto
# key: Brionne into Primarina or Primarina-GX, as the player chooses
Brionne_into_Primarina_or_Primarina-GX__as_the_player_chooses = Brionne in Primarina o in Primarina-GX, a scelta del giocatore

Liepard_of_Team_Plasma_evolves_from_any_Purrloin = Liepard del Team Plasma si evolve da qualsiasi Purrloin
# key: Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away
Attacks_do_no_damage_to_a_Tera_Pokemon_on_the_Bench__of_either_player__counters_and_effects_are_not_kept_away = Gli attacchi non danneggiano un Pokémon Teracristal in panchina, di nessuno dei giocatori; segnalini ed effetti non sono impediti

# key: A VMAX evolves from its Pokémon V only
A_VMAX_evolves_from_its_Pokemon_V_only = Un VMAX si evolve solo dal suo Pokémon-V

# key: A VSTAR evolves from its Pokémon V only, and is worth two Prize cards
A_VSTAR_evolves_from_its_Pokemon_V_only__and_is_worth_two_Prize_cards = Un V ASTRO si evolve solo dal suo Pokémon-V e vale due carte Premio

# key: One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted separately
One_VSTAR_Power_per_player_and_game__Abilities_and_attacks_together__a_GX_attack_is_counted_separately = Un potere V ASTRO per giocatore e partita, abilità e attacchi insieme; un attacco GX si conta a parte

# key: A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of the player who played it
A_Prism_Star_card_goes_to_the_Lost_Zone__a_Hyper_Gear_to_the_discard_pile_of_the_player_who_played_it = Una carta Stella Prisma va nell’Area Perduta, una Dotazione Extra nella pila degli scarti di chi l’ha giocata

# key: A Restored Pokémon comes into play only by its Item; a turn later it evolves
A_Restored_Pokemon_comes_into_play_only_by_its_Item__a_turn_later_it_evolves = Un Pokémon Ricreato entra in gioco solo con il suo Strumento; un turno dopo si evolve

# key: A Mega Evolution evolves only from its Pokémon-EX, and the turn ends at once
A_Mega_Evolution_evolves_only_from_its_Pok_mon-EX__and_the_turn_ends_at_once = Una MegaEvoluzione si evolve solo dal suo Pokémon-EX, e il turno finisce subito

# key: A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen
A_Knocked_Out_Pokemon_is_discarded_with_everything_on_it__a_Prize_card_is_taken__a_new_Active_Pokemon_chosen = Un Pokémon KO si scarta con tutto ciò che ha, si prende un Premio e si sceglie un nuovo Pokémon attivo

# key: A Pokémon with damage below its HP stays, one at its HP does not
A_Pokemon_with_damage_below_its_HP_stays__one_at_its_HP_does_not = Un Pokémon con danni sotto i suoi PS resta, uno che li raggiunge no

# key: A player with fewer Prize cards left than they may take takes those, and wins
A_player_with_fewer_Prize_cards_left_than_they_may_take_takes_those__and_wins = Chi ha meno Premi di quanti può prenderne prende quelli rimasti e vince

# key: Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first
Both_Active_Pokemon_are_Knocked_Out__prizes_first__then_new_Active_Pokemon__the_next_player_first = Entrambi i Pokémon attivi sono KO; prima i Premi, poi i nuovi Pokémon attivi, a cominciare dal prossimo giocatore

# key: A Restored Pokémon alone does not save from a new hand
A_Restored_Pokemon_alone_does_not_save_from_a_new_hand = Un Pokémon Ricreato da solo non evita una nuova mano

# key: The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter
The_first_player_draws__benches__attaches__retreats_and_uses_Abilities__but_does_not_attack__evolve_or_play_a_Supporter = Chi gioca per primo pesca, mette in panchina, assegna Energia, si ritira e usa abilità, ma non attacca, non fa evolvere e non gioca carte Aiuto

# key: The second player may attack and play every Trainer card, but not evolve
The_second_player_may_attack_and_play_every_Trainer_card__but_not_evolve = Chi gioca per secondo può attaccare e giocare qualsiasi carta Allenatore, ma non far evolvere

On_their_second_turn_the_first_player_may_evolve_and_attack = Nel suo secondo turno chi ha giocato per primo può far evolvere e attaccare
# key: All four pieces in the discard pile become one Pokémon on the Bench, once per game
All_four_pieces_in_the_discard_pile_become_one_Pokemon_on_the_Bench__once_per_game = I quattro pezzi nella pila degli scarti diventano un Pokémon in panchina, una volta a partita

# key: Not with three pieces, not with a full Bench, not a second time; another name is counted separately
Not_with_three_pieces__not_with_a_full_Bench__not_a_second_time__another_name_is_counted_separately = Non con tre pezzi, non con la panchina piena, non una seconda volta; un altro nome si conta a parte

# key: It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool
It_is_neither_Basic_nor_Evolution__has_not_evolved__has_a_Rule_Box_in_play__and_one_Tool = Non è né Base né Evoluzione, non si è evoluto, in gioco ha una regola speciale e un Oggetto

# key: A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found
A_search_for_a_Pokemon_finds_one_piece__also_by_its_type__by_retreat_cost__HP_or_Rule_Box_it_is_not_found = Una ricerca di un Pokémon trova un pezzo, anche per il tipo; per costo di ritirata, PS o regola speciale non lo trova

# key: What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION
What_removes_the_Abilities_of_Pokemon_with_a_Rule_Box_removes_all_of_a_V-UNION = Ciò che toglie le abilità ai Pokémon con una regola speciale le toglie tutte a una V UNIONE

# key: Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each
Both_take_their_last_Prize_card_at_the_same_moment__sudden_death_is_a_new_game_with_one_Prize_card_each = Entrambi prendono l’ultimo Premio nello stesso momento; la morte improvvisa è una nuova partita con un Premio a testa

Two_ways_of_winning_beat_one = Due modi di vincere battono uno
The_player_who_is_attacked_can_have_more_ways_too = Anche il giocatore attaccato può avere più modi
Two_ways_each_are_sudden_death_as_well = Anche due modi a testa sono morte improvvisa
# key: "Up to" means at least one; "any number" and "draw up to" allow none
Up_to__means_at_least_one___any_number__and__draw_up_to__allow_none = «Fino a» significa almeno uno; «un qualsiasi numero» e «pesca fino a» ammettono nessuno

# key: Moving up to three counters moves one, two or three
Moving_up_to_three_counters_moves_one__two_or_three = Spostare fino a tre segnalini ne sposta uno, due o tre

# key: "You may" makes it optional
You_may__makes_it_optional = «Puoi» lo rende facoltativo

Whoever_is_to_look_at_more_cards_than_there_are_looks_at_all_of_them = Chi deve guardare più carte di quante ce ne sono le guarda tutte
