/** The chapters of the rule index, in French. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Deck, start, winning': 'Deck, début, victoire',
  'Parts of a card': 'Les parties d’une carte',
  'Lands and mana': 'Terrains et mana',
  'Spells and permanents': 'Sorts et permanents',
  'Casting, the stack, responses': 'Lancer, la pile, réponses',
  'The turn': 'Le tour',
  'Combat and damage': 'Combat et blessures',
  'Keyword abilities of the glossary': 'Capacités à mot-clé du glossaire',
  'Actions and concepts of the glossary': 'Actions et notions du glossaire',
  'Starting and ending the game': 'Début et fin de la partie',
  'Zones and objects': 'Zones et objets',
  Priority: 'Priorité',
  'Casting and activating': 'Lancer et activer',
  Resolving: 'Résoudre',
  'Triggered abilities': 'Capacités déclenchées',
  'Turn details': 'Détails du tour',
  'State-based actions': 'Actions basées sur un état',
  'Combat details': 'Détails du combat',
  'Damage, life and protection': 'Blessures, points de vie et protection',
  'Auras and Equipment': 'Auras et équipements',
  'Replacement and prevention': 'Remplacement et prévention',
  'Continuous effects and layers': 'Effets continus et couches',
  'Planeswalkers and emblems': 'Planeswalkers et emblèmes',
};
