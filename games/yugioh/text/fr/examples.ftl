### The titles of the worked examples, in French.

A_Continuous_Spell_that_leaves_the_field_has_no_effect = Une Magie Continue qui quitte le Terrain n’a pas d’effet
A_Counter_Trap_can_be_activated_in_the_Damage_Step = Un Contre-Piège peut être activé durant la Damage Step
A_Flip_Summon_turns_it_to_face-up_Attack_Position = Une Invocation Flip le met en Position d’Attaque face recto
A_Flip_effect_activates_after_damage_calculation = Un effet Flip s’active après le calcul des dommages
A_Fusion_Summon = Une Invocation Fusion
A_Gemini_Monster_is_Normal_Summoned_again = Un Monstre Gémeau est Invoqué Normalement à nouveau
A_Normal_Spell_that_leaves_the_field_still_resolves = Une Magie Normale qui quitte le Terrain se résout quand même
A_Pendulum_Summon = Une Invocation Pendule
A_Replay_when_a_new_monster_appears = Un Replay quand un nouveau monstre apparaît
A_Replay_when_the_target_is_gone = Un Replay quand la cible a disparu
A_Ritual_Summon = Une Invocation Rituelle
A_Summon_by_a_resolving_effect_cannot_be_negated_as_a_Summon = Une Invocation par un effet qui se résout ne peut pas être annulée comme Invocation
A_card_may_let_a_monster_attack_all_monsters_once_each = Une carte peut laisser un monstre attaquer chaque monstre une fois
A_cost_that_would_leave_0_LP_cannot_be_paid = Un coût qui laisserait 0 LP ne peut pas être payé
A_detached_material_goes_to_the_Graveyard = Un matériel détaché va au Cimetière
A_direct_attack_needs_an_empty_side = Une attaque directe demande un côté vide
A_draw_at_Link_1_makes_Doppelwarrior_miss_its_timing = Une pioche au Maillon 1 fait manquer le moment à Guerrier Double
# key: A face-down monster is no Synchro Material, and materials must be those listed
A_face-down_monster_is_no_Synchro_Material__and_materials_must_be_those_listed = Un monstre face verso n’est pas un Matériel de Synchro, et les matériels doivent être ceux mentionnés

# key: A mandatory 'When' effect of a Tributed monster does not miss its timing
A_mandatory__When__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un effet obligatoire "Lorsque" d’un monstre Sacrifié ne manque pas le moment

A_monster_attacks_once_per_turn = Un monstre attaque une fois par tour
A_monster_cannot_be_Flip_Summoned_in_the_turn_in_which_it_was_Set = Un monstre ne peut pas être Invoqué par Flip le tour où il a été Posé
A_monster_that_was_not_properly_Summoned_is_no_target_of_Monster_Reborn = Un monstre qui n’a pas été correctement Invoqué n’est pas une cible de Monster Reborn
A_negated_Ritual_Spell_costs_no_Tributes = Une Magie Rituelle annulée ne coûte pas de Sacrifices
A_negated_Summon = Une Invocation annulée
# key: A negated activation does not count for 'activate 1 per turn'
A_negated_activation_does_not_count_for__activate_1_per_turn = Une activation annulée ne compte pas pour "activer 1 par tour"

A_new_Field_Spell_sends_the_old_one_to_the_Graveyard = Une nouvelle Magie de Terrain envoie l’ancienne au Cimetière
A_pending_trigger_waits_for_the_end_of_the_Chain = Un déclencheur en attente attend la fin de la Chaîne
A_search_without_anything_to_find_cannot_be_activated = Une recherche sans rien à trouver ne peut pas être activée
ATK_0_destroys_nothing = 0 ATK ne détruit rien
After_a_Replay_the_first_monster_has_declared_its_attack = Après un Replay, le premier monstre a déclaré son attaque
Against_Defense_Position_a_higher_attacker_destroys_without_damage = Contre une Position de Défense, un attaquant supérieur détruit sans dommages
Against_Defense_Position_a_lower_attacker_takes_the_difference = Contre une Position de Défense, un attaquant inférieur subit la différence
Against_Defense_Position_an_equal_attacker_does_nothing = Contre une Position de Défense, un attaquant égal ne fait rien
All_monsters_of_one_Pendulum_Summon_are_negated_together = Tous les monstres d’une Invocation Pendule sont annulés ensemble
# key: An 'If' effect of a Tributed monster does not miss its timing
An__If__effect_of_a_Tributed_monster_does_not_miss_its_timing = Un effet "Si" d’un monstre Sacrifié ne manque pas le moment

An_Equip_Spell = Une Magie d’Équipement
An_attacked_face-down_monster_is_turned_up_and_stays_so = Un monstre attaqué face verso est retourné et le reste
Announcing_the_Battle_Phase_is_passing = Annoncer la Battle Phase, c’est passer
At_the_start_of_the_Damage_Step_both_monsters_may_return_to_the_hand = Au début de la Damage Step, les deux monstres peuvent retourner à la main
# key: Battle damage, effect damage and original ATK
Battle_damage__effect_damage_and_original_ATK = Dommages de combat, dommages d’effet et ATK d’origine

The_Side_Deck_keeps_its_size = Le Side Deck garde sa taille
Both_players_reaching_0_at_the_same_time_is_a_draw = Les deux joueurs à 0 en même temps font match nul
Costs_stay_paid_when_the_activation_is_negated = Les coûts restent payés quand l’activation est annulée
Doppelwarrior_follows_a_monster_from_the_Graveyard = Guerrier Double suit un monstre depuis le Cimetière
Equal_ATK_destroys_both = Une ATK égale détruit les deux
# key: Full Spell & Trap Zones
Full_Spell___Trap_Zones = Zones Magie & Piège pleines

# key: In the Damage Step Mirror Force is too late, Honest is not
In_the_Damage_Step_Mirror_Force_is_too_late__Honest_is_not = Durant la Damage Step, Force de Miroir arrive trop tard, Ange de Loyauté non

In_the_Damage_Step_Raigeki_Break_is_rejected = Durant la Damage Step, Interruption de Raigeki est refusée
# key: In the opponent's turn
In_the_opponent_s_turn = Durant le tour adverse

Levels_of_a_Synchro_Summon = Niveaux d’une Invocation Synchro
Mandatory_effects_come_before_optional_ones = Les effets obligatoires viennent avant les facultatifs
Materials_that_are_banished_instead_make_the_Fusion_all_the_same = Des matériels bannis font la Fusion quand même
# key: Negating the effect, not the activation
Negating_the_effect__not_the_activation = Annuler l’effet, pas l’activation

# key: No Token, no face-down monster and no other Level is Xyz Material
No_Token__no_face-down_monster_and_no_other_Level_is_Xyz_Material = Aucun Jeton, aucun monstre face verso et aucun autre Niveau n’est un Matériel Xyz

No_draw_and_no_Battle_Phase_in_the_first_turn = Ni pioche ni Battle Phase au premier tour
# key: Of simultaneous mandatory Triggers the turn player's come first and resolve last
Of_simultaneous_mandatory_Triggers_the_turn_player_s_come_first_and_resolve_last = Parmi les Déclencheurs obligatoires simultanés, ceux du joueur du tour viennent d’abord et se résolvent en dernier

Once_per_turn_by_name = Une fois par tour par nom
# key: One Normal Summon or Set per turn, over both Main Phases
One_Normal_Summon_or_Set_per_turn__over_both_Main_Phases = Une Invocation Normale ou un monstre Posé par tour, sur les deux Main Phases

# key: One Pendulum Summon per turn, beside the Normal Summon
One_Pendulum_Summon_per_turn__beside_the_Normal_Summon = Une Invocation Pendule par tour, en plus de l’Invocation Normale

One_Pendulum_card_is_not_enough = Une seule carte Pendule ne suffit pas
# key: One Tribute for Level 5 and 6, two from Level 7 on
One_Tribute_for_Level_5_and_6__two_from_Level_7_on = Un Sacrifice pour les Niveaux 5 et 6, deux à partir de 7

One_event_is_answered_by_one_Chain_only = On ne répond à un événement que par une seule Chaîne
One_that_was_properly_Summoned_can_come_back = Un monstre correctement Invoqué peut revenir
Only_a_player_who_cannot_make_a_draw_loses = Seule la pioche impossible fait perdre
Pendulum_Monsters_go_face-up_to_the_Extra_Deck = Les Monstres Pendule vont face recto à l’Extra Deck
Piercing = Dommages perçants
Piercing_does_nothing_against_a_higher_DEF = Les dommages perçants ne font rien contre une DEF supérieure
Set_Spells_and_Traps_in_the_turn_in_which_they_were_Set = Magies et Pièges le tour où ils ont été Posés
# key: Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap
Spell_Speed_1_is_never_a_response__and_only_Spell_Speed_3_answers_a_Counter_Trap = La Spell Speed 1 n’est jamais une réponse, et seule la Spell Speed 3 répond à un Contre-Piège

The_Equip_Card_is_destroyed_with_its_monster = La Carte d’Équipement est détruite avec son monstre
The_attacker_is_higher = L’attaquant est supérieur
The_attacker_is_lower = L’attaquant est inférieur
The_hand_limit = La limite de main
# key: The rulebook's Chain
The_rulebook_s_Chain = La Chaîne du livret

The_second_player_draws_and_may_conduct_a_Battle_Phase = Le second joueur pioche et peut mener une Battle Phase
The_three_exceptions_for_position_changes = Les trois exceptions aux changements de position
Tokens_can_be_Tributed_and_are_then_nowhere = Les Jetons peuvent être Sacrifiés et ne sont ensuite nulle part
Too_few_Levels = Trop peu de Niveaux
Two_copies_may_answer_in_one_Chain = Deux exemplaires peuvent répondre dans une Chaîne
Two_windows_after_a_declaration = Deux fenêtres après une déclaration
What_may_respond_to_a_Normal_Spell = Ce qui peut répondre à une Magie Normale
A_player_who_reaches_0_LP_loses = Un joueur qui tombe à 0 LP perd
With_1100_LP_the_cost_of_1000_can_be_paid = Avec 1100 LP, le coût de 1000 peut être payé
Without_the_materials_Polymerization_cannot_be_activated = Sans les matériels, Polymérisation ne peut pas être activée
Xyz_Materials_are_not_cards_on_the_field = Les Matériels Xyz ne sont pas des cartes sur le Terrain
