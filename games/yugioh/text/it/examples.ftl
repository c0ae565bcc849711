### The titles of the worked examples, in Italian.

A_Continuous_Spell_that_leaves_the_field_has_no_effect = Una Magia Continua che lascia il Terreno non ha effetto
A_Counter_Trap_can_be_activated_in_the_Damage_Step = Una Contro-Trappola si può attivare nel Damage Step
A_Flip_Summon_turns_it_to_face-up_Attack_Position = Un’Evocazione per Scoperta lo mette in Posizione di Attacco scoperta
A_Flip_effect_activates_after_damage_calculation = Un effetto Scoperta si attiva dopo il calcolo dei danni
A_Fusion_Summon = Un’Evocazione Fusione
A_Gemini_Monster_is_Normal_Summoned_again = Un Mostro Gemello viene Evocato di nuovo Normalmente
A_Normal_Spell_that_leaves_the_field_still_resolves = Una Magia Normale che lascia il Terreno si risolve comunque
A_Pendulum_Summon = Un’Evocazione Pendulum
A_Replay_when_a_new_monster_appears = Un Replay quando appare un nuovo mostro
A_Replay_when_the_target_is_gone = Un Replay quando il bersaglio non c’è più
A_Ritual_Summon = Un’Evocazione Rituale
A_Summon_by_a_resolving_effect_cannot_be_negated_as_a_Summon = Un’Evocazione dovuta a un effetto che si risolve non può essere annullata come Evocazione
A_card_may_let_a_monster_attack_all_monsters_once_each = Una carta può far attaccare a un mostro ogni mostro una volta
A_cost_that_would_leave_0_LP_cannot_be_paid = Un costo che lascerebbe 0 LP non può essere pagato
A_detached_material_goes_to_the_Graveyard = Un materiale staccato va al Cimitero
A_direct_attack_needs_an_empty_side = Un attacco diretto richiede un lato vuoto
A_draw_at_Link_1_makes_Doppelwarrior_miss_its_timing = Una pescata all’Anello 1 fa perdere il momento a Doppioguerriero
# key: A face-down monster is no Synchro Material, and materials must be those listed
A_face-down_monster_is_no_Synchro_Material__and_materials_must_be_those_listed = Un mostro coperto non è Materiale Synchro, e i materiali devono essere quelli indicati

# key: A mandatory 'When' effect of a Tributed monster does not miss its timing
A_mandatory__When__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un effetto obbligatorio "Quando" di un mostro offerto come Tributo non perde il momento

A_monster_attacks_once_per_turn = Un mostro attacca una volta per turno
A_monster_cannot_be_Flip_Summoned_in_the_turn_in_which_it_was_Set = Un mostro non può essere Evocato per Scoperta nel turno in cui è stato Posizionato
A_monster_that_was_not_properly_Summoned_is_no_target_of_Monster_Reborn = Un mostro non Evocato correttamente non è bersaglio di Mostro Resuscitato
A_negated_Ritual_Spell_costs_no_Tributes = Una Magia Rituale annullata non costa Tributi
A_negated_Summon = Un’Evocazione annullata
# key: A negated activation does not count for 'activate 1 per turn'
A_negated_activation_does_not_count_for__activate_1_per_turn = Un’attivazione annullata non conta per "attivare 1 per turno"

A_new_Field_Spell_sends_the_old_one_to_the_Graveyard = Una nuova Magia Terreno manda la vecchia al Cimitero
A_pending_trigger_waits_for_the_end_of_the_Chain = Un innesco in attesa aspetta la fine della Catena
A_search_without_anything_to_find_cannot_be_activated = Una ricerca senza nulla da trovare non si può attivare
ATK_0_destroys_nothing = ATK 0 non distrugge nulla
After_a_Replay_the_first_monster_has_declared_its_attack = Dopo un Replay il primo mostro ha dichiarato il suo attacco
Against_Defense_Position_a_higher_attacker_destroys_without_damage = Contro la Posizione di Difesa un attaccante superiore distrugge senza danni
Against_Defense_Position_a_lower_attacker_takes_the_difference = Contro la Posizione di Difesa un attaccante inferiore subisce la differenza
Against_Defense_Position_an_equal_attacker_does_nothing = Contro la Posizione di Difesa un attaccante pari non fa nulla
All_monsters_of_one_Pendulum_Summon_are_negated_together = Tutti i mostri di un’Evocazione Pendulum sono annullati insieme
# key: An 'If' effect of a Tributed monster does not miss its timing
An__If__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un effetto "Se" di un mostro offerto come Tributo non perde il momento

An_Equip_Spell = Una Magia Equipaggiamento
An_attacked_face-down_monster_is_turned_up_and_stays_so = Un mostro coperto attaccato viene scoperto e così resta
Announcing_the_Battle_Phase_is_passing = Annunciare la Battle Phase equivale a passare
At_the_start_of_the_Damage_Step_both_monsters_may_return_to_the_hand = All’inizio del Damage Step entrambi i mostri possono tornare in mano
# key: Battle damage, effect damage and original ATK
Battle_damage__effect_damage_and_original_ATK = Danni da combattimento, danni da effetto e ATK originale

The_Side_Deck_keeps_its_size = Il Side Deck mantiene la sua dimensione
Both_players_reaching_0_at_the_same_time_is_a_draw = Entrambi i giocatori a 0 insieme pareggiano
Costs_stay_paid_when_the_activation_is_negated = I costi restano pagati quando l’attivazione è annullata
Doppelwarrior_follows_a_monster_from_the_Graveyard = Doppioguerriero segue un mostro dal Cimitero
Equal_ATK_destroys_both = ATK pari distrugge entrambi
# key: Full Spell & Trap Zones
Full_Spell___Trap_Zones = Zone Magia & Trappola piene

# key: In the Damage Step Mirror Force is too late, Honest is not
In_the_Damage_Step_Mirror_Force_is_too_late__Honest_is_not = Nel Damage Step Forza Riflessa arriva tardi, L’Onesto no

In_the_Damage_Step_Raigeki_Break_is_rejected = Nel Damage Step Frattura Raigeki è rifiutata
# key: In the opponent's turn
In_the_opponent_s_turn = Nel turno dell’avversario

Levels_of_a_Synchro_Summon = Livelli di un’Evocazione Synchro
Mandatory_effects_come_before_optional_ones = Gli effetti obbligatori vengono prima dei facoltativi
Materials_that_are_banished_instead_make_the_Fusion_all_the_same = I materiali banditi fanno comunque la Fusione
# key: Negating the effect, not the activation
Negating_the_effect__not_the_activation = Annullare l’effetto, non l’attivazione

# key: No Token, no face-down monster and no other Level is Xyz Material
No_Token__no_face-down_monster_and_no_other_Level_is_Xyz_Material = Nessun Segna-Mostro, nessun mostro coperto e nessun altro Livello è Materiale Xyz

No_draw_and_no_Battle_Phase_in_the_first_turn = Nessuna pescata e nessuna Battle Phase nel primo turno
# key: Of simultaneous mandatory Triggers the turn player's come first and resolve last
Of_simultaneous_mandatory_Triggers_the_turn_player_s_come_first_and_resolve_last = Tra gli Inneschi obbligatori simultanei quelli del giocatore di turno vengono prima e si risolvono per ultimi

Once_per_turn_by_name = Una volta per turno per nome
# key: One Normal Summon or Set per turn, over both Main Phases
One_Normal_Summon_or_Set_per_turn__over_both_Main_Phases = Un’Evocazione Normale o un mostro Posizionato per turno, in entrambe le Main Phase

# key: One Pendulum Summon per turn, beside the Normal Summon
One_Pendulum_Summon_per_turn__beside_the_Normal_Summon = Un’Evocazione Pendulum per turno, oltre all’Evocazione Normale

One_Pendulum_card_is_not_enough = Una sola carta Pendulum non basta
# key: One Tribute for Level 5 and 6, two from Level 7 on
One_Tribute_for_Level_5_and_6__two_from_Level_7_on = Un Tributo per i Livelli 5 e 6, due dal 7 in su

One_event_is_answered_by_one_Chain_only = A un evento risponde una sola Catena
One_that_was_properly_Summoned_can_come_back = Uno Evocato correttamente può tornare
Only_a_player_who_cannot_make_a_draw_loses = Fa perdere solo la pescata che non si può fare
Pendulum_Monsters_go_face-up_to_the_Extra_Deck = I Mostri Pendulum vanno scoperti nell’Extra Deck
Piercing = Danni perforanti
Piercing_does_nothing_against_a_higher_DEF = I danni perforanti non valgono contro una DEF superiore
Set_Spells_and_Traps_in_the_turn_in_which_they_were_Set = Magie e Trappole nel turno in cui sono state Posizionate
# key: Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap
Spell_Speed_1_is_never_a_response__and_only_Spell_Speed_3_answers_a_Counter_Trap = Spell Speed 1 non è mai una risposta, e solo Spell Speed 3 risponde a una Contro-Trappola

The_Equip_Card_is_destroyed_with_its_monster = La Carta Equipaggiamento è distrutta con il suo mostro
The_attacker_is_higher = L’attaccante è superiore
The_attacker_is_lower = L’attaccante è inferiore
The_hand_limit = Il limite della mano
# key: The rulebook's Chain
The_rulebook_s_Chain = La Catena del regolamento

The_second_player_draws_and_may_conduct_a_Battle_Phase = Il secondo giocatore pesca e può condurre una Battle Phase
The_three_exceptions_for_position_changes = Le tre eccezioni dei cambi di posizione
Tokens_can_be_Tributed_and_are_then_nowhere = I Segna-Mostro possono essere Tributi e poi non sono in alcun luogo
Too_few_Levels = Troppo pochi Livelli
Two_copies_may_answer_in_one_Chain = Due copie possono rispondere in una Catena
Two_windows_after_a_declaration = Due finestre dopo una dichiarazione
What_may_respond_to_a_Normal_Spell = Che cosa può rispondere a una Magia Normale
A_player_who_reaches_0_LP_loses = Chi arriva a 0 LP perde
With_1100_LP_the_cost_of_1000_can_be_paid = Con 1100 LP si può pagare il costo di 1000
Without_the_materials_Polymerization_cannot_be_activated = Senza i materiali Polimerizzazione non si può attivare
Xyz_Materials_are_not_cards_on_the_field = I Materiali Xyz non sono carte sul Terreno
