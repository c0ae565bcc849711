### The titles of the rulebook's worked examples, in Spanish.

# key: An attack without damage is an attack; an Ability is not
An_attack_without_damage_is_an_attack__an_Ability_is_not = Un ataque sin daño es un ataque; una habilidad no lo es

The_coin_of_an_effect_that_may_cancel_the_attack_falls_before_that_of_Confusion = La moneda de un efecto que puede cancelar el ataque se lanza antes que la de la Confusión
# key: Both coins heads, and the attack goes on
Both_coins_heads__and_the_attack_goes_on = Las dos monedas salen cara y el ataque sigue

# key: An effect of an attack is gone when the Pokémon has been on the Bench, even if it comes back
An_effect_of_an_attack_is_gone_when_the_Pok_mon_has_been_on_the_Bench__even_if_it_comes_back = El efecto de un ataque desaparece cuando el Pokémon ha estado en la Banca, aunque vuelva

# key: Paralyzed lasts over the player's own next turn
Paralyzed_lasts_over_the_player_s_own_next_turn = Paralizado dura hasta después del siguiente turno del propio jugador

# key: A Pokémon that evolves recovers at once
A_Pok_mon_that_evolves_recovers_at_once = Un Pokémon que evoluciona se recupera al momento
# key: Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat
Poisoned__Burned_and_Paralyzed_at_once__through_two_Checkups_and_a_retreat = Envenenado, Quemado y Paralizado a la vez, durante dos Chequeos y una retirada

# key: The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it
The_newest_of_Asleep__Confused_and_Paralyzed_replaces_the_one_before__Poisoned_goes_with_it = El más reciente de Dormido, Confundido y Paralizado sustituye al anterior; Envenenado lo acompaña

# key: A new Poison marker replaces the old one, even a stronger one
A_new_Poison_marker_replaces_the_old_one__even_a_stronger_one = Un nuevo marcador de Veneno sustituye al anterior, incluso a uno más fuerte

# key: Conditions first, then other effects; Knock Outs are looked for at the end
Conditions_first__then_other_effects__Knock_Outs_are_looked_for_at_the_end = Primero las Condiciones, después los demás efectos; los Fuera de Combate se comprueban al final

Or_other_effects_first = O primero los demás efectos
# key: A Confused Pokémon that flips tails puts three counters on itself and does not attack
A_Confused_Pokemon_that_flips_tails_puts_three_counters_on_itself_and_does_not_attack = Un Pokémon Confundido que saca cruz se pone tres contadores y no ataca

# key: With heads the attack goes on, and it stays Confused; it may also retreat
With_heads_the_attack_goes_on__and_it_stays_Confused__it_may_also_retreat = Si sale cara el ataque sigue, y continúa Confundido; también puede retirarse

# key: Weakness doubles the damage to the Active Pokémon
Weakness_doubles_the_damage_to_the_Active_Pokemon = La Debilidad duplica el daño al Pokémon Activo

# key: Weakness and Resistance are not applied to Benched Pokémon
Weakness_and_Resistance_are_not_applied_to_Benched_Pokemon = Debilidad y Resistencia no se aplican a los Pokémon en Banca

# key: Base damage, bonus, Weakness, then what the defender has
Base_damage__bonus__Weakness__then_what_the_defender_has = Daño base, bonificación, Debilidad y después lo que tiene el defensor

With_Resistance_to_its_other_type_besides = Y además con Resistencia a su otro tipo
# key: Resistance brings the damage to nothing, never below
Resistance_brings_the_damage_to_nothing__never_below = La Resistencia deja el daño en nada, nunca por debajo

A_bonus_adds_nothing_to_an_attack_without_damage = Una bonificación no añade nada a un ataque sin daño
Nothing_changes_the_number_of_counters_that_an_attack_puts = A los contadores que pone un ataque no los cambia nada
Weakness_to_one_type_and_Resistance_to_the_other = Debilidad a un tipo y Resistencia al otro
# key: One Water Energy pays for the small attack, not for the large one
One_Water_Energy_pays_for_the_small_attack__not_for_the_large_one = Una Energía de Agua paga el ataque pequeño, no el grande

# key: Colorless is paid by any type, a typed symbol by its own
Colorless_is_paid_by_any_type__a_typed_symbol_by_its_own = Incoloro se paga con cualquier tipo, un símbolo de tipo solo con el suyo

# key: Three Fighting and one Grass are enough for Sandaconda, two and two are not
Three_Fighting_and_one_Grass_are_enough_for_Sandaconda__two_and_two_are_not = Tres de Lucha y una de Planta bastan para Sandaconda, dos y dos no

The_no-cost_symbol_needs_no_Energy = El símbolo sin coste no necesita Energía
# key: An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks
An_evolved_Pokemon_keeps_counters__Energy_and_earlier_stages__and_loses_conditions_and_effects_of_attacks = Un Pokémon evolucionado conserva contadores, Energía y fases anteriores, y pierde condiciones y efectos de ataques

# key: The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card
The_attacks_and_Abilities_of_the_earlier_stage_are_gone__and_name__type__HP__Weakness_and_retreat_cost_are_those_of_the_top_card = Los ataques y habilidades de la fase anterior ya no están; nombre, tipo, PS, Debilidad y Coste de Retirada son los de la carta de arriba

# key: A Pokémon that evolved this turn cannot evolve again
A_Pokemon_that_evolved_this_turn_cannot_evolve_again = Un Pokémon que ha evolucionado en este turno no puede volver a hacerlo

# key: Graveler evolves from Geodude of any level, not from Brock's Geodude
Graveler_evolves_from_Geodude_of_any_level__not_from_Brock_s_Geodude = Graveler evoluciona de Geodude de cualquier nivel, no de Geodude de Brock

A_regional_form_evolves_only_as_named = Una forma regional solo evoluciona como está escrito
# key: Brionne into Primarina or Primarina-GX, as the player chooses
Brionne_into_Primarina_or_Primarina-GX__as_the_player_chooses = Brionne en Primarina o en Primarina-GX, a elección del jugador

Liepard_of_Team_Plasma_evolves_from_any_Purrloin = Liepard del Equipo Plasma evoluciona de cualquier Purrloin
# key: Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away
Attacks_do_no_damage_to_a_Tera_Pokemon_on_the_Bench__of_either_player__counters_and_effects_are_not_kept_away = Los ataques no hacen daño a un Pokémon Teracristal en la Banca, de ninguno de los jugadores; contadores y efectos no se impiden

# key: A VMAX evolves from its Pokémon V only
A_VMAX_evolves_from_its_Pokemon_V_only = Un VMAX solo evoluciona de su Pokémon V

# key: A VSTAR evolves from its Pokémon V only, and is worth two Prize cards
A_VSTAR_evolves_from_its_Pokemon_V_only__and_is_worth_two_Prize_cards = Un V-ASTRO solo evoluciona de su Pokémon V y vale dos cartas de Premio

# key: One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted separately
One_VSTAR_Power_per_player_and_game__Abilities_and_attacks_together__a_GX_attack_is_counted_separately = Un Poder V-ASTRO por jugador y partida, habilidades y ataques juntos; un ataque GX se cuenta aparte

# key: A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of the player who played it
A_Prism_Star_card_goes_to_the_Lost_Zone__a_Hyper_Gear_to_the_discard_pile_of_the_player_who_played_it = Una carta Estrella Prisma va a la Zona Perdida, un Hiperequipo a la pila de descartes de quien lo jugó

# key: A Restored Pokémon comes into play only by its Item; a turn later it evolves
A_Restored_Pokemon_comes_into_play_only_by_its_Item__a_turn_later_it_evolves = Un Pokémon Recreado solo entra en juego por su Objeto; un turno después evoluciona

# key: A Mega Evolution evolves only from its Pokémon-EX, and the turn ends at once
A_Mega_Evolution_evolves_only_from_its_Pok_mon-EX__and_the_turn_ends_at_once = Una Megaevolución solo evoluciona de su Pokémon-EX, y el turno acaba al momento

# key: A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen
A_Knocked_Out_Pokemon_is_discarded_with_everything_on_it__a_Prize_card_is_taken__a_new_Active_Pokemon_chosen = Un Pokémon Fuera de Combate se descarta con todo lo que lleva, se coge un Premio y se elige un nuevo Pokémon Activo

# key: A Pokémon with damage below its HP stays, one at its HP does not
A_Pokemon_with_damage_below_its_HP_stays__one_at_its_HP_does_not = Un Pokémon con daño por debajo de sus PS se queda, uno que los alcanza no

# key: A player with fewer Prize cards left than they may take takes those, and wins
A_player_with_fewer_Prize_cards_left_than_they_may_take_takes_those__and_wins = Quien tiene menos Premios de los que puede coger coge los que quedan y gana

# key: Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first
Both_Active_Pokemon_are_Knocked_Out__prizes_first__then_new_Active_Pokemon__the_next_player_first = Los dos Pokémon Activos quedan Fuera de Combate; primero los Premios, después los nuevos Activos, empezando por el siguiente jugador

# key: A Restored Pokémon alone does not save from a new hand
A_Restored_Pokemon_alone_does_not_save_from_a_new_hand = Un Pokémon Recreado solo no evita una nueva mano

# key: The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter
The_first_player_draws__benches__attaches__retreats_and_uses_Abilities__but_does_not_attack__evolve_or_play_a_Supporter = Quien juega primero roba, pone en la Banca, une Energía, se retira y usa habilidades, pero no ataca, no evoluciona ni juega un Partidario

# key: The second player may attack and play every Trainer card, but not evolve
The_second_player_may_attack_and_play_every_Trainer_card__but_not_evolve = Quien juega segundo puede atacar y jugar cualquier carta de Entrenador, pero no evolucionar

On_their_second_turn_the_first_player_may_evolve_and_attack = En su segundo turno, quien jugó primero puede evolucionar y atacar
# key: All four pieces in the discard pile become one Pokémon on the Bench, once per game
All_four_pieces_in_the_discard_pile_become_one_Pokemon_on_the_Bench__once_per_game = Las cuatro partes en la pila de descartes forman un Pokémon en la Banca, una vez por partida

# key: Not with three pieces, not with a full Bench, not a second time; another name is counted separately
Not_with_three_pieces__not_with_a_full_Bench__not_a_second_time__another_name_is_counted_separately = No con tres partes, no con la Banca llena, no una segunda vez; otro nombre se cuenta aparte

# key: It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool
It_is_neither_Basic_nor_Evolution__has_not_evolved__has_a_Rule_Box_in_play__and_one_Tool = No es ni Básico ni Evolución, no ha evolucionado, tiene recuadro de reglas en juego y una Herramienta

# key: A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found
A_search_for_a_Pokemon_finds_one_piece__also_by_its_type__by_retreat_cost__HP_or_Rule_Box_it_is_not_found = Una búsqueda de un Pokémon encuentra una parte, también por su tipo; por Coste de Retirada, PS o recuadro de reglas no se encuentra

# key: What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION
What_removes_the_Abilities_of_Pokemon_with_a_Rule_Box_removes_all_of_a_V-UNION = Lo que quita las habilidades de los Pokémon con recuadro de reglas quita todas las de un V-UNIÓN

# key: Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each
Both_take_their_last_Prize_card_at_the_same_moment__sudden_death_is_a_new_game_with_one_Prize_card_each = Los dos cogen su último Premio en el mismo momento; la muerte súbita es una partida nueva con un Premio cada uno

Two_ways_of_winning_beat_one = Dos formas de ganar valen más que una
The_player_who_is_attacked_can_have_more_ways_too = El jugador atacado también puede tener más formas
Two_ways_each_are_sudden_death_as_well = Dos formas cada uno también es muerte súbita
# key: "Up to" means at least one; "any number" and "draw up to" allow none
Up_to__means_at_least_one___any_number__and__draw_up_to__allow_none = «Hasta» significa al menos uno; «cualquier cantidad» y «roba hasta» permiten ninguno

# key: Moving up to three counters moves one, two or three
Moving_up_to_three_counters_moves_one__two_or_three = Mover hasta tres contadores mueve uno, dos o tres

# key: "You may" makes it optional
You_may__makes_it_optional = «Puedes» lo hace opcional

Whoever_is_to_look_at_more_cards_than_there_are_looks_at_all_of_them = Quien debe mirar más cartas de las que hay las mira todas
