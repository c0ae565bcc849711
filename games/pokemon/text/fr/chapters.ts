/** The chapters of the rule index, in French. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Winning and losing': 'Gagner et perdre',
  'Both players win, sudden death': 'Les deux joueurs gagnent, mort subite',
  'Zones and information': 'Zones et informations',
  Cards: 'Cartes',
  'Deck construction (P-DECK) and names': 'Construction du deck et noms',
  Setup: 'Mise en place',
  'Taking a new opening hand': 'Piocher une nouvelle main de départ',
  'Turn (P-TURN) and first turns': 'Le tour et les premiers tours',
  'Putting Basic Pokémon on the Bench': 'Placer des Pokémon de base sur le Banc',
  Evolving: 'Évoluer',
  Energy: 'Énergie',
  'Trainer cards': 'Cartes Dresseur',
  Retreating: 'Battre en retraite',
  'Abilities and older powers': 'Talents et anciens pouvoirs',
  Attacking: 'Attaquer',
  Damage: 'Dégâts',
  'Knock Out, Prize cards, new Active Pokémon': 'K.O., cartes Récompense, nouveau Pokémon Actif',
  'Pokémon Checkup': 'Contrôle Pokémon',
  'Special Conditions': 'États Spéciaux',
  'Wording of cards': 'La formulation des cartes',
  'Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex':
    'Annexes 1 à 4 : HIGH-TECH, Temps passé et Temps futur, ex, Téracristal ex',
  'Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX': 'Annexes 6, 7, 10, 11 : Radieux, VSTAR, V, VMAX',
  'Appendix 8: V-UNION': 'Annexe 8 : V-UNION',
  'Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM':
    'Annexes 9, 12 à 14 : styles de combat, formes régionales, ESCOUADE',
  'Appendices 15 and 16: Prism Star, Fossils': 'Annexes 15 et 16 : Prisme Étoile, Fossiles',
  'Appendices 17 to 19: -GX, Ultra Beasts, dual types': 'Annexes 17 à 19 : -GX, Ultra-Chimères, doubles types',
  'Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear':
    'Annexes 20 à 22 : TURBO, Traits antiques, Hypermatos Team Flare',
  'Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored':
    'Annexes 23 à 26 : -EX, Méga-Évolution, Team Plasma, Recréé',
  'Older kinds of card in the glossary': 'Anciens types de cartes dans le glossaire',
};
