### The chapters of the rule index, in Brazilian Portuguese.

General_principles = Princípios gerais
Deck_construction = Construção do baralho
Setup = Preparação
# key: Card kinds, playing cards, requirements, targets
Card_kinds__playing_cards__requirements__targets = Tipos de carta, jogar cartas, requisitos, alvos

Hand_and_card_replacement = Mão e reposição de cartas
Sequencing = Ordem das jogadas
# key: Cancelling, the "as played" window, waking
Cancelling__the__as_played__window__waking = Cancelar, a janela "ao ser jogada", despertar

Turn_structure = Estrutura do turno
Unlock_phase = Fase de destravar
Contested_cards_and_titles = Cartas e títulos contestados
Master_phase_and_master_cards = Fase de mestre e cartas de mestre
Minion_phase = Fase de servo
The_actions_one_by_one = As ações uma a uma
Action_procedure_and_timing_windows = Procedimento das ações e janelas de resposta
Blocking = Bloqueio
Stealth_and_intercept = Furtividade e percepção
# key: Politics: referendum and votes
Politics__referendum_and_votes = Política: referendo e votos

# key: Combat: frame and steps
Combat__frame_and_steps = Combate: quadro e etapas

Range_and_maneuvers = Distância e manobras
Strikes_and_additional_strikes = Golpes e golpes adicionais
Strike_effects = Efeitos dos golpes
Damage = Dano
Press = Pressionar
Retainers_in_combat = Lacaios em combate
Torpor_and_its_actions = Torpor e suas ações
Diablerie = Diablerie
Blood_hunt = Caçada de sangue
Influence_phase = Fase de influência
Advanced_vampires_and_merging = Vampiros avançados e fusão
Discard_phase_and_events = Fase de descarte e eventos
# key: Ousting, victory points, withdrawal
Ousting__victory_points__withdrawal = Sair do jogo, pontos de vitória, retirada

Sects = Seitas
Titles = Títulos
Anarchs = Anarquistas
Traits = Características
Red_List_and_trophies = Lista Vermelha e troféus
Allies_playing_cards_as_a_vampire = Aliados que jogam cartas como um vampiro
Imbued = Imbuídos
Card_changes_printed_in_the_rulebooks = Alterações de cartas impressas nos livros de regras
