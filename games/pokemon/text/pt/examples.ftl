### The titles of the rulebook's worked examples, in Brazilian Portuguese.

# key: An attack without damage is an attack; an Ability is not
An_attack_without_damage_is_an_attack__an_Ability_is_not = Um ataque sem dano é um ataque; uma Habilidade não é

The_coin_of_an_effect_that_may_cancel_the_attack_falls_before_that_of_Confusion = A moeda de um efeito que pode cancelar o ataque é jogada antes da moeda da Confusão
# key: Both coins heads, and the attack goes on
Both_coins_heads__and_the_attack_goes_on = As duas moedas dão cara, e o ataque continua

# key: An effect of an attack is gone when the Pokémon has been on the Bench, even if it comes back
An_effect_of_an_attack_is_gone_when_the_Pok_mon_has_been_on_the_Bench__even_if_it_comes_back = O efeito de um ataque acaba quando o Pokémon esteve no Banco, mesmo que volte

# key: Paralyzed lasts over the player's own next turn
Paralyzed_lasts_over_the_player_s_own_next_turn = Paralisado dura até depois do próximo turno do próprio jogador

# key: A Pokémon that evolves recovers at once
A_Pok_mon_that_evolves_recovers_at_once = Quem evolui se recupera na hora
# key: Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat
Poisoned__Burned_and_Paralyzed_at_once__through_two_Checkups_and_a_retreat = Envenenado, Queimado e Paralisado ao mesmo tempo, por dois Checapes e um recuo

# key: The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it
The_newest_of_Asleep__Confused_and_Paralyzed_replaces_the_one_before__Poisoned_goes_with_it = O mais novo entre Adormecido, Confuso e Paralisado substitui o anterior; Envenenado fica junto

# key: A new Poison marker replaces the old one, even a stronger one
A_new_Poison_marker_replaces_the_old_one__even_a_stronger_one = Um novo marcador de Veneno substitui o antigo, mesmo um mais forte

# key: Conditions first, then other effects; Knock Outs are looked for at the end
Conditions_first__then_other_effects__Knock_Outs_are_looked_for_at_the_end = Primeiro as Condições, depois os outros efeitos; os Nocautes são verificados no fim

Or_other_effects_first = Ou primeiro os outros efeitos
# key: A Confused Pokémon that flips tails puts three counters on itself and does not attack
A_Confused_Pokemon_that_flips_tails_puts_three_counters_on_itself_and_does_not_attack = Um Pokémon Confuso que tira coroa recebe três contadores e não ataca

# key: With heads the attack goes on, and it stays Confused; it may also retreat
With_heads_the_attack_goes_on__and_it_stays_Confused__it_may_also_retreat = Se sair cara, o ataque continua, e ele segue Confuso; também pode recuar

# key: Weakness doubles the damage to the Active Pokémon
Weakness_doubles_the_damage_to_the_Active_Pokemon = A Fraqueza dobra o dano ao Pokémon Ativo

# key: Weakness and Resistance are not applied to Benched Pokémon
Weakness_and_Resistance_are_not_applied_to_Benched_Pokemon = Fraqueza e Resistência não se aplicam a Pokémon no Banco

# key: Base damage, bonus, Weakness, then what the defender has
Base_damage__bonus__Weakness__then_what_the_defender_has = Dano básico, bônus, Fraqueza e depois o que o defensor tem

With_Resistance_to_its_other_type_besides = E ainda com Resistência ao seu outro tipo
# key: Resistance brings the damage to nothing, never below
Resistance_brings_the_damage_to_nothing__never_below = A Resistência leva o dano a zero, nunca abaixo

A_bonus_adds_nothing_to_an_attack_without_damage = Um bônus não acrescenta nada a um ataque sem dano
Nothing_changes_the_number_of_counters_that_an_attack_puts = Os contadores que um ataque coloca não são alterados por nada
Weakness_to_one_type_and_Resistance_to_the_other = Fraqueza a um tipo e Resistência ao outro
# key: One Water Energy pays for the small attack, not for the large one
One_Water_Energy_pays_for_the_small_attack__not_for_the_large_one = Uma Energia de Água paga o ataque pequeno, não o grande

# key: Colorless is paid by any type, a typed symbol by its own
Colorless_is_paid_by_any_type__a_typed_symbol_by_its_own = Incolor é pago por qualquer tipo, um símbolo de tipo só pelo seu

# key: Three Fighting and one Grass are enough for Sandaconda, two and two are not
Three_Fighting_and_one_Grass_are_enough_for_Sandaconda__two_and_two_are_not = Três de Luta e uma de Planta bastam para Sandaconda, duas e duas não

The_no-cost_symbol_needs_no_Energy = O símbolo sem custo não pede Energia
# key: An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks
An_evolved_Pokemon_keeps_counters__Energy_and_earlier_stages__and_loses_conditions_and_effects_of_attacks = Um Pokémon evoluído conserva contadores, Energia e estágios anteriores, e perde condições e efeitos de ataques

# key: The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card
The_attacks_and_Abilities_of_the_earlier_stage_are_gone__and_name__type__HP__Weakness_and_retreat_cost_are_those_of_the_top_card = Os ataques e as Habilidades do estágio anterior se foram; nome, tipo, PS, Fraqueza e custo de Recuo são os da carta de cima

# key: A Pokémon that evolved this turn cannot evolve again
A_Pokemon_that_evolved_this_turn_cannot_evolve_again = Um Pokémon que evoluiu neste turno não pode evoluir de novo

# key: Graveler evolves from Geodude of any level, not from Brock's Geodude
Graveler_evolves_from_Geodude_of_any_level__not_from_Brock_s_Geodude = Graveler evolui de Geodude de qualquer nível, não de Geodude de Brock

A_regional_form_evolves_only_as_named = Uma forma regional só evolui como está escrito
# key: Brionne into Primarina or Primarina-GX, as the player chooses
Brionne_into_Primarina_or_Primarina-GX__as_the_player_chooses = Brionne vira Primarina ou Primarina-GX, à escolha do jogador

Liepard_of_Team_Plasma_evolves_from_any_Purrloin = Liepard da Equipe Plasma evolui de qualquer Purrloin
# key: Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away
Attacks_do_no_damage_to_a_Tera_Pokemon_on_the_Bench__of_either_player__counters_and_effects_are_not_kept_away = Ataques não causam dano a um Pokémon Tera no Banco, de nenhum dos jogadores; contadores e efeitos não são impedidos

# key: A VMAX evolves from its Pokémon V only
A_VMAX_evolves_from_its_Pokemon_V_only = Um VMAX só evolui do seu Pokémon V

# key: A VSTAR evolves from its Pokémon V only, and is worth two Prize cards
A_VSTAR_evolves_from_its_Pokemon_V_only__and_is_worth_two_Prize_cards = Um V-ASTRO só evolui do seu Pokémon V e vale duas cartas de Prêmio

# key: One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted separately
One_VSTAR_Power_per_player_and_game__Abilities_and_attacks_together__a_GX_attack_is_counted_separately = Um Poder V-ASTRO por jogador e partida, Habilidades e ataques juntos; um ataque GX é contado à parte

# key: A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of the player who played it
A_Prism_Star_card_goes_to_the_Lost_Zone__a_Hyper_Gear_to_the_discard_pile_of_the_player_who_played_it = Uma carta Estrela Prisma vai para a Zona Perdida, um Hiperequipamento para a pilha de descarte de quem o jogou

# key: A Restored Pokémon comes into play only by its Item; a turn later it evolves
A_Restored_Pokemon_comes_into_play_only_by_its_Item__a_turn_later_it_evolves = Um Pokémon Restaurado só entra em jogo pelo seu Item; um turno depois ele evolui

# key: A Mega Evolution evolves only from its Pokémon-EX, and the turn ends at once
A_Mega_Evolution_evolves_only_from_its_Pok_mon-EX__and_the_turn_ends_at_once = Uma Mega Evolução só evolui do seu Pokémon-EX, e o turno termina na hora

# key: A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen
A_Knocked_Out_Pokemon_is_discarded_with_everything_on_it__a_Prize_card_is_taken__a_new_Active_Pokemon_chosen = Um Pokémon Nocauteado é descartado com tudo o que está nele, pega-se um Prêmio e escolhe-se um novo Pokémon Ativo

# key: A Pokémon with damage below its HP stays, one at its HP does not
A_Pokemon_with_damage_below_its_HP_stays__one_at_its_HP_does_not = Um Pokémon com dano abaixo dos seus PS fica, um com dano igual aos PS não

# key: A player with fewer Prize cards left than they may take takes those, and wins
A_player_with_fewer_Prize_cards_left_than_they_may_take_takes_those__and_wins = Quem tem menos Prêmios do que pode pegar pega os que restam e vence

# key: Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first
Both_Active_Pokemon_are_Knocked_Out__prizes_first__then_new_Active_Pokemon__the_next_player_first = Os dois Pokémon Ativos são Nocauteados; primeiro os Prêmios, depois os novos Ativos, começando pelo próximo jogador

# key: A Restored Pokémon alone does not save from a new hand
A_Restored_Pokemon_alone_does_not_save_from_a_new_hand = Um Pokémon Restaurado sozinho não evita uma nova mão

# key: The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter
The_first_player_draws__benches__attaches__retreats_and_uses_Abilities__but_does_not_attack__evolve_or_play_a_Supporter = Quem joga primeiro compra, põe no Banco, liga Energia, recua e usa Habilidades, mas não ataca, não evolui nem joga Apoiador

# key: The second player may attack and play every Trainer card, but not evolve
The_second_player_may_attack_and_play_every_Trainer_card__but_not_evolve = Quem joga em segundo pode atacar e jogar qualquer carta de Treinador, mas não evoluir

On_their_second_turn_the_first_player_may_evolve_and_attack = No segundo turno, quem jogou primeiro pode evoluir e atacar
# key: All four pieces in the discard pile become one Pokémon on the Bench, once per game
All_four_pieces_in_the_discard_pile_become_one_Pokemon_on_the_Bench__once_per_game = As quatro partes na pilha de descarte viram um Pokémon no Banco, uma vez por partida

# key: Not with three pieces, not with a full Bench, not a second time; another name is counted separately
Not_with_three_pieces__not_with_a_full_Bench__not_a_second_time__another_name_is_counted_separately = Não com três partes, não com o Banco cheio, não uma segunda vez; outro nome é contado à parte

# key: It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool
It_is_neither_Basic_nor_Evolution__has_not_evolved__has_a_Rule_Box_in_play__and_one_Tool = Não é Básico nem Evolução, não evoluiu, tem Caixa de Regras em jogo e uma Ferramenta

# key: A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found
A_search_for_a_Pokemon_finds_one_piece__also_by_its_type__by_retreat_cost__HP_or_Rule_Box_it_is_not_found = Uma busca por um Pokémon encontra uma parte, também pelo tipo; por custo de Recuo, PS ou Caixa de Regras, não

# key: What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION
What_removes_the_Abilities_of_Pokemon_with_a_Rule_Box_removes_all_of_a_V-UNION = O que remove as Habilidades de Pokémon com Caixa de Regras remove todas de uma V-UNIÃO

# key: Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each
Both_take_their_last_Prize_card_at_the_same_moment__sudden_death_is_a_new_game_with_one_Prize_card_each = Os dois pegam o último Prêmio no mesmo momento; a morte súbita é uma nova partida com um Prêmio cada

Two_ways_of_winning_beat_one = Duas formas de vencer superam uma
The_player_who_is_attacked_can_have_more_ways_too = O jogador atacado também pode ter mais formas
Two_ways_each_are_sudden_death_as_well = Duas formas cada um também é morte súbita
# key: "Up to" means at least one; "any number" and "draw up to" allow none
Up_to__means_at_least_one___any_number__and__draw_up_to__allow_none = "Até" quer dizer pelo menos um; "qualquer número" e "compre até" permitem nenhum

# key: Moving up to three counters moves one, two or three
Moving_up_to_three_counters_moves_one__two_or_three = Mover até três contadores move um, dois ou três

# key: "You may" makes it optional
You_may__makes_it_optional = "Você pode" torna opcional

Whoever_is_to_look_at_more_cards_than_there_are_looks_at_all_of_them = Quem deve olhar mais cartas do que existem olha todas
