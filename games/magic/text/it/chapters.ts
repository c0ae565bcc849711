/** The chapters of the rule index, in Italian. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Deck, start, winning': 'Mazzo, inizio, vittoria',
  'Parts of a card': 'Le parti di una carta',
  'Lands and mana': 'Terre e mana',
  'Spells and permanents': 'Magie e permanenti',
  'Casting, the stack, responses': 'Lanciare, la pila, risposte',
  'The turn': 'Il turno',
  'Combat and damage': 'Combattimento e danno',
  'Keyword abilities of the glossary': 'Abilità definite da parola chiave del glossario',
  'Actions and concepts of the glossary': 'Azioni e concetti del glossario',
  'Starting and ending the game': 'Inizio e fine della partita',
  'Zones and objects': 'Zone e oggetti',
  Priority: 'Priorità',
  'Casting and activating': 'Lanciare e attivare',
  Resolving: 'Risolvere',
  'Triggered abilities': 'Abilità innescate',
  'Turn details': 'Dettagli del turno',
  'State-based actions': 'Azioni di stato',
  'Combat details': 'Dettagli del combattimento',
  'Damage, life and protection': 'Danno, punti vita e protezione',
  'Auras and Equipment': 'Aure ed Equipaggiamenti',
  'Replacement and prevention': 'Sostituzione e prevenzione',
  'Continuous effects and layers': 'Effetti continui e strati',
  'Planeswalkers and emblems': 'Planeswalker ed emblemi',
};
