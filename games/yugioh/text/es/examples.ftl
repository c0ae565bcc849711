### The titles of the worked examples, in Spanish.

A_Continuous_Spell_that_leaves_the_field_has_no_effect = Una Carta Mágica Continua que deja el Campo no tiene efecto
A_Counter_Trap_can_be_activated_in_the_Damage_Step = Una Trampa de Contraefecto puede activarse en el Damage Step
A_Flip_Summon_turns_it_to_face-up_Attack_Position = Una Invocación por Volteo lo pone en Posición de Ataque boca arriba
A_Flip_effect_activates_after_damage_calculation = Un efecto de Volteo se activa tras el cálculo de daño
A_Fusion_Summon = Una Invocación por Fusión
A_Gemini_Monster_is_Normal_Summoned_again = Un Monstruo Géminis es Invocado otra vez de Modo Normal
A_Normal_Spell_that_leaves_the_field_still_resolves = Una Carta Mágica Normal que deja el Campo aún se resuelve
A_Pendulum_Summon = Una Invocación por Péndulo
A_Replay_when_a_new_monster_appears = Una Repetición cuando aparece un monstruo nuevo
A_Replay_when_the_target_is_gone = Una Repetición cuando el objetivo ya no está
A_Ritual_Summon = Una Invocación por Ritual
A_Summon_by_a_resolving_effect_cannot_be_negated_as_a_Summon = Una Invocación por un efecto que se resuelve no puede negarse como Invocación
A_card_may_let_a_monster_attack_all_monsters_once_each = Una carta puede permitir que un monstruo ataque a cada monstruo una vez
A_cost_that_would_leave_0_LP_cannot_be_paid = Un coste que dejaría 0 LP no puede pagarse
A_detached_material_goes_to_the_Graveyard = Un material desacoplado va al Cementerio
A_direct_attack_needs_an_empty_side = Un ataque directo necesita un lado vacío
A_draw_at_Link_1_makes_Doppelwarrior_miss_its_timing = Un robo en el Eslabón 1 hace que Guerrero Doble pierda el momento
# key: A face-down monster is no Synchro Material, and materials must be those listed
A_face-down_monster_is_no_Synchro_Material__and_materials_must_be_those_listed = Un monstruo boca abajo no es Material de Sincronía, y los materiales deben ser los listados

# key: A mandatory 'When' effect of a Tributed monster does not miss its timing
A_mandatory__When__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un efecto obligatorio "Cuando" de un monstruo Sacrificado no pierde el momento

A_monster_attacks_once_per_turn = Un monstruo ataca una vez por turno
A_monster_cannot_be_Flip_Summoned_in_the_turn_in_which_it_was_Set = Un monstruo no puede ser Invocado por Volteo el turno en que fue Colocado
A_monster_that_was_not_properly_Summoned_is_no_target_of_Monster_Reborn = Un monstruo que no fue Invocado correctamente no es objetivo de Monstruo Renacido
A_negated_Ritual_Spell_costs_no_Tributes = Una Carta Mágica de Ritual negada no cuesta Sacrificios
A_negated_Summon = Una Invocación negada
# key: A negated activation does not count for 'activate 1 per turn'
A_negated_activation_does_not_count_for__activate_1_per_turn = Una activación negada no cuenta para "activar 1 por turno"

A_new_Field_Spell_sends_the_old_one_to_the_Graveyard = Una nueva Carta Mágica de Campo manda la anterior al Cementerio
A_pending_trigger_waits_for_the_end_of_the_Chain = Un disparador pendiente espera al final de la Cadena
A_search_without_anything_to_find_cannot_be_activated = Una búsqueda sin nada que encontrar no puede activarse
ATK_0_destroys_nothing = ATK 0 no destruye nada
After_a_Replay_the_first_monster_has_declared_its_attack = Tras una Repetición el primer monstruo ha declarado su ataque
Against_Defense_Position_a_higher_attacker_destroys_without_damage = Contra Posición de Defensa un atacante mayor destruye sin daño
Against_Defense_Position_a_lower_attacker_takes_the_difference = Contra Posición de Defensa un atacante menor recibe la diferencia
Against_Defense_Position_an_equal_attacker_does_nothing = Contra Posición de Defensa un atacante igual no hace nada
All_monsters_of_one_Pendulum_Summon_are_negated_together = Todos los monstruos de una Invocación por Péndulo se niegan juntos
# key: An 'If' effect of a Tributed monster does not miss its timing
An__If__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un efecto "Si" de un monstruo Sacrificado no pierde el momento

An_Equip_Spell = Una Carta Mágica de Equipo
An_attacked_face-down_monster_is_turned_up_and_stays_so = Un monstruo atacado boca abajo se voltea y así queda
Announcing_the_Battle_Phase_is_passing = Anunciar la Battle Phase es pasar
At_the_start_of_the_Damage_Step_both_monsters_may_return_to_the_hand = Al comienzo del Damage Step ambos monstruos pueden volver a la mano
# key: Battle damage, effect damage and original ATK
Battle_damage__effect_damage_and_original_ATK = Daño de batalla, daño de efecto y ATK original

The_Side_Deck_keeps_its_size = El Side Deck mantiene su tamaño
Both_players_reaching_0_at_the_same_time_is_a_draw = Ambos jugadores a 0 a la vez empatan
Costs_stay_paid_when_the_activation_is_negated = Los costes siguen pagados cuando la activación es negada
Doppelwarrior_follows_a_monster_from_the_Graveyard = Guerrero Doble sigue a un monstruo del Cementerio
Equal_ATK_destroys_both = ATK igual destruye ambos
# key: Full Spell & Trap Zones
Full_Spell___Trap_Zones = Zonas Mágicas y de Trampas llenas

# key: In the Damage Step Mirror Force is too late, Honest is not
In_the_Damage_Step_Mirror_Force_is_too_late__Honest_is_not = En el Damage Step Fuerza de Espejo llega tarde, Honesto no

In_the_Damage_Step_Raigeki_Break_is_rejected = En el Damage Step se rechaza Rompe Raigeki
# key: In the opponent's turn
In_the_opponent_s_turn = En el turno del adversario

Levels_of_a_Synchro_Summon = Niveles de una Invocación por Sincronía
Mandatory_effects_come_before_optional_ones = Los efectos obligatorios van antes que los opcionales
Materials_that_are_banished_instead_make_the_Fusion_all_the_same = Los materiales desterrados hacen la Fusión igualmente
# key: Negating the effect, not the activation
Negating_the_effect__not_the_activation = Negar el efecto, no la activación

# key: No Token, no face-down monster and no other Level is Xyz Material
No_Token__no_face-down_monster_and_no_other_Level_is_Xyz_Material = Ninguna Ficha, ningún monstruo boca abajo y ningún otro Nivel es Material Xyz

No_draw_and_no_Battle_Phase_in_the_first_turn = Sin robo y sin Battle Phase en el primer turno
# key: Of simultaneous mandatory Triggers the turn player's come first and resolve last
Of_simultaneous_mandatory_Triggers_the_turn_player_s_come_first_and_resolve_last = De los Disparadores obligatorios simultáneos, los del jugador del turno van primero y se resuelven al final

Once_per_turn_by_name = Una vez por turno por nombre
# key: One Normal Summon or Set per turn, over both Main Phases
One_Normal_Summon_or_Set_per_turn__over_both_Main_Phases = Una Invocación Normal o un monstruo Colocado por turno, en ambas Main Phases

# key: One Pendulum Summon per turn, beside the Normal Summon
One_Pendulum_Summon_per_turn__beside_the_Normal_Summon = Una Invocación por Péndulo por turno, además de la Invocación Normal

One_Pendulum_card_is_not_enough = Una sola carta de Péndulo no basta
# key: One Tribute for Level 5 and 6, two from Level 7 on
One_Tribute_for_Level_5_and_6__two_from_Level_7_on = Un Sacrificio para los Niveles 5 y 6, dos desde el 7

One_event_is_answered_by_one_Chain_only = Un suceso se responde con una sola Cadena
One_that_was_properly_Summoned_can_come_back = Uno que fue Invocado correctamente puede volver
Only_a_player_who_cannot_make_a_draw_loses = Solo pierde el robo que no puede hacerse
Pendulum_Monsters_go_face-up_to_the_Extra_Deck = Los Monstruos de Péndulo van boca arriba al Deck Extra
Piercing = Daño de penetración
Piercing_does_nothing_against_a_higher_DEF = La penetración no hace nada contra una DEF mayor
Set_Spells_and_Traps_in_the_turn_in_which_they_were_Set = Cartas Mágicas y de Trampa el turno en que se Colocaron
# key: Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap
Spell_Speed_1_is_never_a_response__and_only_Spell_Speed_3_answers_a_Counter_Trap = La Velocidad de Hechizo 1 nunca es una respuesta, y solo la 3 responde a una Trampa de Contraefecto

The_Equip_Card_is_destroyed_with_its_monster = La Carta de Equipo es destruida con su monstruo
The_attacker_is_higher = El atacante es mayor
The_attacker_is_lower = El atacante es menor
The_hand_limit = El límite de la mano
# key: The rulebook's Chain
The_rulebook_s_Chain = La Cadena del reglamento

The_second_player_draws_and_may_conduct_a_Battle_Phase = El segundo jugador roba y puede realizar una Battle Phase
The_three_exceptions_for_position_changes = Las tres excepciones de los cambios de posición
Tokens_can_be_Tributed_and_are_then_nowhere = Las Fichas pueden Sacrificarse y después no están en ningún lugar
Too_few_Levels = Niveles insuficientes
Two_copies_may_answer_in_one_Chain = Dos copias pueden responder en una Cadena
Two_windows_after_a_declaration = Dos ventanas tras una declaración
What_may_respond_to_a_Normal_Spell = Qué puede responder a una Carta Mágica Normal
A_player_who_reaches_0_LP_loses = Quien llega a 0 LP pierde
With_1100_LP_the_cost_of_1000_can_be_paid = Con 1100 LP puede pagarse el coste de 1000
Without_the_materials_Polymerization_cannot_be_activated = Sin los materiales Polimerización no puede activarse
Xyz_Materials_are_not_cards_on_the_field = Los Materiales Xyz no son cartas en el Campo
