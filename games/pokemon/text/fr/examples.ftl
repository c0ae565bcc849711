### The titles of the rulebook's worked examples, in French.

# key: An attack without damage is an attack; an Ability is not
An_attack_without_damage_is_an_attack__an_Ability_is_not = Une attaque sans dégâts est une attaque ; un talent n’en est pas une

The_coin_of_an_effect_that_may_cancel_the_attack_falls_before_that_of_Confusion = La pièce d’un effet qui peut annuler l’attaque est lancée avant celle de la Confusion
# key: Both coins heads, and the attack goes on
Both_coins_heads__and_the_attack_goes_on = Les deux pièces donnent face, et l’attaque se poursuit

# key: An effect of an attack is gone when the Pokémon has been on the Bench, even if it comes back
An_effect_of_an_attack_is_gone_when_the_Pok_mon_has_been_on_the_Bench__even_if_it_comes_back = L’effet d’une attaque disparaît quand le Pokémon est passé par le Banc, même s’il revient

# key: Paralyzed lasts over the player's own next turn
Paralyzed_lasts_over_the_player_s_own_next_turn = Paralysé dure jusqu’après le prochain tour du joueur lui-même

# key: A Pokémon that evolves recovers at once
A_Pok_mon_that_evolves_recovers_at_once = Un Pokémon qui évolue guérit aussitôt
# key: Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat
Poisoned__Burned_and_Paralyzed_at_once__through_two_Checkups_and_a_retreat = Empoisonné, Brûlé et Paralysé à la fois, pendant deux Contrôles et une retraite

# key: The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it
The_newest_of_Asleep__Confused_and_Paralyzed_replaces_the_one_before__Poisoned_goes_with_it = Le plus récent d’Endormi, Confus et Paralysé remplace le précédent ; Empoisonné s’y ajoute

# key: A new Poison marker replaces the old one, even a stronger one
A_new_Poison_marker_replaces_the_old_one__even_a_stronger_one = Un nouveau marqueur Poison remplace l’ancien, même un plus fort

# key: Conditions first, then other effects; Knock Outs are looked for at the end
Conditions_first__then_other_effects__Knock_Outs_are_looked_for_at_the_end = D’abord les États, puis les autres effets ; les K.O. sont vérifiés à la fin

Or_other_effects_first = Ou d’abord les autres effets
# key: A Confused Pokémon that flips tails puts three counters on itself and does not attack
A_Confused_Pokemon_that_flips_tails_puts_three_counters_on_itself_and_does_not_attack = Un Pokémon Confus qui tire pile se place trois marqueurs et n’attaque pas

# key: With heads the attack goes on, and it stays Confused; it may also retreat
With_heads_the_attack_goes_on__and_it_stays_Confused__it_may_also_retreat = Avec face, l’attaque se poursuit, et il reste Confus ; il peut aussi battre en retraite

# key: Weakness doubles the damage to the Active Pokémon
Weakness_doubles_the_damage_to_the_Active_Pokemon = La Faiblesse double les dégâts infligés au Pokémon Actif

# key: Weakness and Resistance are not applied to Benched Pokémon
Weakness_and_Resistance_are_not_applied_to_Benched_Pokemon = Faiblesse et Résistance ne s’appliquent pas aux Pokémon de Banc

# key: Base damage, bonus, Weakness, then what the defender has
Base_damage__bonus__Weakness__then_what_the_defender_has = Dégâts de base, bonus, Faiblesse, puis ce qu’a le défenseur

With_Resistance_to_its_other_type_besides = Avec en plus une Résistance à son autre type
# key: Resistance brings the damage to nothing, never below
Resistance_brings_the_damage_to_nothing__never_below = La Résistance ramène les dégâts à rien, jamais en dessous

A_bonus_adds_nothing_to_an_attack_without_damage = Un bonus n’ajoute rien à une attaque sans dégâts
Nothing_changes_the_number_of_counters_that_an_attack_puts = Rien ne change les marqueurs qu’une attaque place
Weakness_to_one_type_and_Resistance_to_the_other = Faiblesse à un type et Résistance à l’autre
# key: One Water Energy pays for the small attack, not for the large one
One_Water_Energy_pays_for_the_small_attack__not_for_the_large_one = Une Énergie Eau paie la petite attaque, pas la grande

# key: Colorless is paid by any type, a typed symbol by its own
Colorless_is_paid_by_any_type__a_typed_symbol_by_its_own = Incolore se paie avec n’importe quel type, un symbole de type avec le sien

# key: Three Fighting and one Grass are enough for Sandaconda, two and two are not
Three_Fighting_and_one_Grass_are_enough_for_Sandaconda__two_and_two_are_not = Trois Combat et une Plante suffisent à Dunaconda, deux et deux non

The_no-cost_symbol_needs_no_Energy = Le symbole sans coût ne demande pas d’Énergie
# key: An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks
An_evolved_Pokemon_keeps_counters__Energy_and_earlier_stages__and_loses_conditions_and_effects_of_attacks = Un Pokémon évolué garde marqueurs, Énergie et niveaux précédents, et perd États et effets d’attaques

# key: The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card
The_attacks_and_Abilities_of_the_earlier_stage_are_gone__and_name__type__HP__Weakness_and_retreat_cost_are_those_of_the_top_card = Les attaques et talents du niveau précédent ont disparu ; nom, type, PV, Faiblesse et Coût de Retraite sont ceux de la carte du dessus

# key: A Pokémon that evolved this turn cannot evolve again
A_Pokemon_that_evolved_this_turn_cannot_evolve_again = Un Pokémon qui a évolué ce tour-ci ne peut pas évoluer de nouveau

# key: Graveler evolves from Geodude of any level, not from Brock's Geodude
Graveler_evolves_from_Geodude_of_any_level__not_from_Brock_s_Geodude = Gravalanch évolue de Racaillou de tout niveau, pas de Racaillou de Pierre

A_regional_form_evolves_only_as_named = Une forme régionale n’évolue que comme il est écrit
# key: Brionne into Primarina or Primarina-GX, as the player chooses
Brionne_into_Primarina_or_Primarina-GX__as_the_player_chooses = Otarlette en Oratoria ou en Oratoria-GX, au choix du joueur

Liepard_of_Team_Plasma_evolves_from_any_Purrloin = Léopardus de la Team Plasma évolue de tout Chacripan
# key: Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away
Attacks_do_no_damage_to_a_Tera_Pokemon_on_the_Bench__of_either_player__counters_and_effects_are_not_kept_away = Les attaques n’infligent pas de dégâts à un Pokémon Téracristal de Banc, d’aucun des joueurs ; marqueurs et effets ne sont pas empêchés

# key: A VMAX evolves from its Pokémon V only
A_VMAX_evolves_from_its_Pokemon_V_only = Un VMAX n’évolue que de son Pokémon-V

# key: A VSTAR evolves from its Pokémon V only, and is worth two Prize cards
A_VSTAR_evolves_from_its_Pokemon_V_only__and_is_worth_two_Prize_cards = Un VSTAR n’évolue que de son Pokémon-V et vaut deux cartes Récompense

# key: One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted separately
One_VSTAR_Power_per_player_and_game__Abilities_and_attacks_together__a_GX_attack_is_counted_separately = Un Pouvoir VSTAR par joueur et par partie, talents et attaques ensemble ; une attaque GX est comptée à part

# key: A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of the player who played it
A_Prism_Star_card_goes_to_the_Lost_Zone__a_Hyper_Gear_to_the_discard_pile_of_the_player_who_played_it = Une carte Prisme Étoile va dans la Zone Perdue, un Hypermatos dans la pile de défausse du joueur qui l’a joué

# key: A Restored Pokémon comes into play only by its Item; a turn later it evolves
A_Restored_Pokemon_comes_into_play_only_by_its_Item__a_turn_later_it_evolves = Un Pokémon Recréé n’entre en jeu que par son Objet ; un tour plus tard, il évolue

# key: A Mega Evolution evolves only from its Pokémon-EX, and the turn ends at once
A_Mega_Evolution_evolves_only_from_its_Pok_mon-EX__and_the_turn_ends_at_once = Une Méga-Évolution n’évolue que de son Pokémon-EX, et le tour finit aussitôt

# key: A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen
A_Knocked_Out_Pokemon_is_discarded_with_everything_on_it__a_Prize_card_is_taken__a_new_Active_Pokemon_chosen = Un Pokémon mis K.O. est défaussé avec tout ce qu’il porte, une Récompense est récupérée, un nouveau Pokémon Actif choisi

# key: A Pokémon with damage below its HP stays, one at its HP does not
A_Pokemon_with_damage_below_its_HP_stays__one_at_its_HP_does_not = Un Pokémon dont les dégâts n’atteignent pas les PV reste en jeu ; s’ils les atteignent, il est mis K.O.

# key: A player with fewer Prize cards left than they may take takes those, and wins
A_player_with_fewer_Prize_cards_left_than_they_may_take_takes_those__and_wins = Un joueur qui a moins de Récompenses qu’il ne peut en récupérer récupère celles qui restent et gagne

# key: Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first
Both_Active_Pokemon_are_Knocked_Out__prizes_first__then_new_Active_Pokemon__the_next_player_first = Les deux Pokémon Actifs sont mis K.O. ; d’abord les Récompenses, puis les nouveaux Actifs, le joueur suivant en premier

# key: A Restored Pokémon alone does not save from a new hand
A_Restored_Pokemon_alone_does_not_save_from_a_new_hand = Un Pokémon Recréé seul n’évite pas une nouvelle main

# key: The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter
The_first_player_draws__benches__attaches__retreats_and_uses_Abilities__but_does_not_attack__evolve_or_play_a_Supporter = Le premier joueur pioche, place sur le Banc, attache, bat en retraite et utilise des talents, mais n’attaque pas, ne fait pas évoluer et ne joue pas de Supporter

# key: The second player may attack and play every Trainer card, but not evolve
The_second_player_may_attack_and_play_every_Trainer_card__but_not_evolve = Le second joueur peut attaquer et jouer toute carte Dresseur, mais pas faire évoluer

On_their_second_turn_the_first_player_may_evolve_and_attack = À son deuxième tour, le premier joueur peut faire évoluer et attaquer
# key: All four pieces in the discard pile become one Pokémon on the Bench, once per game
All_four_pieces_in_the_discard_pile_become_one_Pokemon_on_the_Bench__once_per_game = Les quatre parties dans la défausse deviennent un Pokémon de Banc, une fois par partie

# key: Not with three pieces, not with a full Bench, not a second time; another name is counted separately
Not_with_three_pieces__not_with_a_full_Bench__not_a_second_time__another_name_is_counted_separately = Pas avec trois parties, pas avec un Banc plein, pas une seconde fois ; un autre nom est compté à part

# key: It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool
It_is_neither_Basic_nor_Evolution__has_not_evolved__has_a_Rule_Box_in_play__and_one_Tool = Il n’est ni de base ni Évolution, n’a pas évolué, a un encadré Règle en jeu et un Outil

# key: A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found
A_search_for_a_Pokemon_finds_one_piece__also_by_its_type__by_retreat_cost__HP_or_Rule_Box_it_is_not_found = Une recherche de Pokémon trouve une partie, même par son type ; par Coût de Retraite, PV ou encadré Règle, non

# key: What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION
What_removes_the_Abilities_of_Pokemon_with_a_Rule_Box_removes_all_of_a_V-UNION = Ce qui retire les talents des Pokémon avec encadré Règle retire tous ceux d’un V-UNION

# key: Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each
Both_take_their_last_Prize_card_at_the_same_moment__sudden_death_is_a_new_game_with_one_Prize_card_each = Les deux prennent leur dernière Récompense au même moment ; la mort subite est une nouvelle partie à une Récompense chacun

Two_ways_of_winning_beat_one = Deux façons de gagner valent mieux qu’une
The_player_who_is_attacked_can_have_more_ways_too = Le joueur attaqué peut aussi en avoir davantage
Two_ways_each_are_sudden_death_as_well = Deux façons chacun, c’est aussi la mort subite
# key: "Up to" means at least one; "any number" and "draw up to" allow none
Up_to__means_at_least_one___any_number__and__draw_up_to__allow_none = « Jusqu’à » signifie au moins un ; « autant que vous voulez » et « piochez jusqu’à » permettent aucun

# key: Moving up to three counters moves one, two or three
Moving_up_to_three_counters_moves_one__two_or_three = Déplacer jusqu’à trois marqueurs en déplace un, deux ou trois

# key: "You may" makes it optional
You_may__makes_it_optional = « Vous pouvez » le rend facultatif

Whoever_is_to_look_at_more_cards_than_there_are_looks_at_all_of_them = Un joueur qui doit regarder plus de cartes qu’il n’y en a les regarde toutes
