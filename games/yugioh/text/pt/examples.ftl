### The titles of the worked examples, in Portuguese.

A_Continuous_Spell_that_leaves_the_field_has_no_effect = Uma Magia Contínua que deixa o campo não tem efeito
A_Counter_Trap_can_be_activated_in_the_Damage_Step = Uma Armadilha de Resposta pode ser ativada na Etapa de Dano
A_Flip_Summon_turns_it_to_face-up_Attack_Position = Uma Invocação-Virar o põe em Posição de Ataque com a face para cima
A_Flip_effect_activates_after_damage_calculation = Um efeito de Virar é ativado depois do cálculo de dano
A_Fusion_Summon = Uma Invocação-Fusão
A_Gemini_Monster_is_Normal_Summoned_again = Um Monstro Gêmeos é Invocado de novo por Invocação-Normal
A_Normal_Spell_that_leaves_the_field_still_resolves = Uma Magia Normal que deixa o campo ainda resolve
A_Pendulum_Summon = Uma Invocação-Pêndulo
A_Replay_when_a_new_monster_appears = Uma Repetição quando um novo monstro aparece
A_Replay_when_the_target_is_gone = Uma Repetição quando o alvo se foi
A_Ritual_Summon = Uma Invocação-Ritual
A_Summon_by_a_resolving_effect_cannot_be_negated_as_a_Summon = Uma Invocação por um efeito que resolve não pode ser negada como Invocação
A_card_may_let_a_monster_attack_all_monsters_once_each = Um card pode deixar um monstro atacar todos os monstros uma vez cada
A_cost_that_would_leave_0_LP_cannot_be_paid = Um custo que deixaria 0 PV não pode ser pago
A_detached_material_goes_to_the_Graveyard = Uma matéria desassociada vai ao Cemitério
A_direct_attack_needs_an_empty_side = Um ataque direto precisa de um lado vazio
A_draw_at_Link_1_makes_Doppelwarrior_miss_its_timing = Uma compra no Elo 1 faz Guerreiro Doppel perder o momento
# key: A face-down monster is no Synchro Material, and materials must be those listed
A_face-down_monster_is_no_Synchro_Material__and_materials_must_be_those_listed = Um monstro com a face para baixo não é Matéria Sincro, e as matérias devem ser as listadas

# key: A mandatory 'When' effect of a Tributed monster does not miss its timing
A_mandatory__When__effect_of_a_Tributed_monster_does_not_miss_its_timing = Um efeito obrigatório "Quando" de um monstro oferecido como Tributo não perde o momento

A_monster_attacks_once_per_turn = Um monstro ataca uma vez por turno
A_monster_cannot_be_Flip_Summoned_in_the_turn_in_which_it_was_Set = Um monstro não pode ser Invocado por Invocação-Virar no turno em que foi Baixado
A_monster_that_was_not_properly_Summoned_is_no_target_of_Monster_Reborn = Um monstro que não foi Invocado corretamente não é alvo de Reviver Monstro
A_negated_Ritual_Spell_costs_no_Tributes = Uma Magia de Ritual negada não custa Tributos
A_negated_Summon = Uma Invocação negada
# key: A negated activation does not count for 'activate 1 per turn'
A_negated_activation_does_not_count_for__activate_1_per_turn = Uma ativação negada não conta para "ativar 1 por turno"

A_new_Field_Spell_sends_the_old_one_to_the_Graveyard = Uma nova Magia de Campo envia a anterior ao Cemitério
A_pending_trigger_waits_for_the_end_of_the_Chain = Um gatilho pendente espera o fim da Corrente
A_search_without_anything_to_find_cannot_be_activated = Uma busca sem nada a encontrar não pode ser ativada
ATK_0_destroys_nothing = ATK 0 não destrói nada
After_a_Replay_the_first_monster_has_declared_its_attack = Depois de uma Repetição o primeiro monstro declarou o seu ataque
Against_Defense_Position_a_higher_attacker_destroys_without_damage = Contra a Posição de Defesa um atacante maior destrói sem dano
Against_Defense_Position_a_lower_attacker_takes_the_difference = Contra a Posição de Defesa um atacante menor sofre a diferença
Against_Defense_Position_an_equal_attacker_does_nothing = Contra a Posição de Defesa um atacante igual não faz nada
All_monsters_of_one_Pendulum_Summon_are_negated_together = Todos os monstros de uma Invocação-Pêndulo são negados juntos
# key: An 'If' effect of a Tributed monster does not miss its timing
An__If__effect_of_a_Tributed_monster_does_not_miss_its_timing = Um efeito "Se" de um monstro oferecido como Tributo não perde o momento

An_Equip_Spell = Uma Magia de Equipamento
An_attacked_face-down_monster_is_turned_up_and_stays_so = Um monstro atacado com a face para baixo é virado e assim fica
Announcing_the_Battle_Phase_is_passing = Anunciar a Fase de Batalha é passar
At_the_start_of_the_Damage_Step_both_monsters_may_return_to_the_hand = No começo da Etapa de Dano os dois monstros podem voltar para a mão
# key: Battle damage, effect damage and original ATK
Battle_damage__effect_damage_and_original_ATK = Dano de batalha, dano de efeito e ATK original

The_Side_Deck_keeps_its_size = O Deck Auxiliar mantém seu tamanho
Both_players_reaching_0_at_the_same_time_is_a_draw = Os dois jogadores em 0 ao mesmo tempo empatam
Costs_stay_paid_when_the_activation_is_negated = Os custos continuam pagos quando a ativação é negada
Doppelwarrior_follows_a_monster_from_the_Graveyard = Guerreiro Doppel segue um monstro do Cemitério
Equal_ATK_destroys_both = ATK igual destrói os dois
# key: Full Spell & Trap Zones
Full_Spell___Trap_Zones = Zonas de Magias e Armadilhas cheias

# key: In the Damage Step Mirror Force is too late, Honest is not
In_the_Damage_Step_Mirror_Force_is_too_late__Honest_is_not = Na Etapa de Dano Força do Espelho chega tarde, Honesto não

In_the_Damage_Step_Raigeki_Break_is_rejected = Na Etapa de Dano Fratura Raigeki é recusada
# key: In the opponent's turn
In_the_opponent_s_turn = No turno do oponente

Levels_of_a_Synchro_Summon = Níveis de uma Invocação-Sincro
Mandatory_effects_come_before_optional_ones = Efeitos obrigatórios vêm antes dos opcionais
Materials_that_are_banished_instead_make_the_Fusion_all_the_same = Matérias que são banidas fazem a Fusão do mesmo modo
# key: Negating the effect, not the activation
Negating_the_effect__not_the_activation = Negar o efeito, não a ativação

# key: No Token, no face-down monster and no other Level is Xyz Material
No_Token__no_face-down_monster_and_no_other_Level_is_Xyz_Material = Nenhuma Ficha, nenhum monstro com a face para baixo e nenhum outro Nível é Matéria Xyz

No_draw_and_no_Battle_Phase_in_the_first_turn = Sem compra e sem Fase de Batalha no primeiro turno
# key: Of simultaneous mandatory Triggers the turn player's come first and resolve last
Of_simultaneous_mandatory_Triggers_the_turn_player_s_come_first_and_resolve_last = Dos Gatilhos obrigatórios simultâneos, os do jogador do turno vêm primeiro e resolvem por último

Once_per_turn_by_name = Uma vez por turno pelo nome
# key: One Normal Summon or Set per turn, over both Main Phases
One_Normal_Summon_or_Set_per_turn__over_both_Main_Phases = Uma Invocação-Normal ou um monstro Baixado por turno, nas duas Fases Principais

# key: One Pendulum Summon per turn, beside the Normal Summon
One_Pendulum_Summon_per_turn__beside_the_Normal_Summon = Uma Invocação-Pêndulo por turno, além da Invocação-Normal

One_Pendulum_card_is_not_enough = Um só card Pêndulo não basta
# key: One Tribute for Level 5 and 6, two from Level 7 on
One_Tribute_for_Level_5_and_6__two_from_Level_7_on = Um Tributo para os Níveis 5 e 6, dois a partir do 7

One_event_is_answered_by_one_Chain_only = Um evento é respondido por uma só Corrente
One_that_was_properly_Summoned_can_come_back = Um que foi Invocado corretamente pode voltar
Only_a_player_who_cannot_make_a_draw_loses = Só perde a compra que não pode ser feita
Pendulum_Monsters_go_face-up_to_the_Extra_Deck = Monstros Pêndulo vão com a face para cima ao Deck Adicional
Piercing = Dano perfurante
Piercing_does_nothing_against_a_higher_DEF = A perfuração não faz nada contra uma DEF maior
Set_Spells_and_Traps_in_the_turn_in_which_they_were_Set = Magias e Armadilhas no turno em que foram Baixadas
# key: Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap
Spell_Speed_1_is_never_a_response__and_only_Spell_Speed_3_answers_a_Counter_Trap = A Velocidade de Magia 1 nunca é uma resposta, e só a 3 responde a uma Armadilha de Resposta

The_Equip_Card_is_destroyed_with_its_monster = O Card de Equipamento é destruído com o seu monstro
The_attacker_is_higher = O atacante é maior
The_attacker_is_lower = O atacante é menor
The_hand_limit = O limite da mão
# key: The rulebook's Chain
The_rulebook_s_Chain = A Corrente do livro de regras

The_second_player_draws_and_may_conduct_a_Battle_Phase = O segundo jogador compra e pode conduzir uma Fase de Batalha
The_three_exceptions_for_position_changes = As três exceções das mudanças de posição
Tokens_can_be_Tributed_and_are_then_nowhere = Fichas podem ser Tributos e depois não estão em lugar nenhum
Too_few_Levels = Níveis de menos
Two_copies_may_answer_in_one_Chain = Duas cópias podem responder em uma Corrente
Two_windows_after_a_declaration = Duas janelas depois de uma declaração
What_may_respond_to_a_Normal_Spell = O que pode responder a uma Magia Normal
A_player_who_reaches_0_LP_loses = Quem chega a 0 PV perde
With_1100_LP_the_cost_of_1000_can_be_paid = Com 1100 PV o custo de 1000 pode ser pago
Without_the_materials_Polymerization_cannot_be_activated = Sem as matérias Polimerização não pode ser ativada
Xyz_Materials_are_not_cards_on_the_field = Matérias Xyz não são cards no campo
