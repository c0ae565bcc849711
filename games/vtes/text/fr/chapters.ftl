### The chapters of the rule index, in French.

General_principles = Principes généraux
Deck_construction = Construction du deck
Setup = Mise en place
# key: Card kinds, playing cards, requirements, targets
Card_kinds__playing_cards__requirements__targets = Types de cartes, jouer des cartes, conditions, cibles

Hand_and_card_replacement = Main et remplacement des cartes
Sequencing = Ordre des coups
# key: Cancelling, the "as played" window, waking
Cancelling__the__as_played__window__waking = Annuler, la fenêtre « quand elle est jouée », se réveiller

Turn_structure = Structure du tour
Unlock_phase = Phase de redressement
Contested_cards_and_titles = Cartes et titres disputés
Master_phase_and_master_cards = Phase de maître et cartes de maître
Minion_phase = Phase de serviteur
The_actions_one_by_one = Les actions une par une
Action_procedure_and_timing_windows = Déroulement des actions et fenêtres de réponse
Blocking = Blocage
Stealth_and_intercept = Discrétion et interception
# key: Politics: referendum and votes
Politics__referendum_and_votes = Politique : référendum et votes

# key: Combat: frame and steps
Combat__frame_and_steps = Combat : cadre et étapes

Range_and_maneuvers = Portée et manœuvres
Strikes_and_additional_strikes = Frappes et frappes additionnelles
Strike_effects = Effets des frappes
Damage = Dégâts
Press = Poursuite
Retainers_in_combat = Compagnons en combat
Torpor_and_its_actions = Torpeur et ses actions
Diablerie = Diablerie
Blood_hunt = Chasse de sang
Influence_phase = Phase d’influence
Advanced_vampires_and_merging = Vampires avancés et fusion
Discard_phase_and_events = Phase de défausse et événements
# key: Ousting, victory points, withdrawal
Ousting__victory_points__withdrawal = Élimination, points de victoire, retrait

Sects = Sectes
Titles = Titres
Anarchs = Anarchs
Traits = Traits
Red_List_and_trophies = Liste rouge et trophées
Allies_playing_cards_as_a_vampire = Alliés qui jouent des cartes comme un vampire
Imbued = Imprégnés
Card_changes_printed_in_the_rulebooks = Modifications de cartes imprimées dans les livrets de règles
