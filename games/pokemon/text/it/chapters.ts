/** The chapters of the rule index, in Italian. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Winning and losing': 'Vincere e perdere',
  'Both players win, sudden death': 'Vincono entrambi i giocatori, morte improvvisa',
  'Zones and information': 'Zone e informazioni',
  Cards: 'Carte',
  'Deck construction (P-DECK) and names': 'Costruzione del mazzo e nomi',
  Setup: 'Preparazione',
  'Taking a new opening hand': 'Pescare una nuova mano iniziale',
  'Turn (P-TURN) and first turns': 'Il turno e i primi turni',
  'Putting Basic Pokémon on the Bench': 'Mettere Pokémon Base in panchina',
  Evolving: 'Evolversi',
  Energy: 'Energia',
  'Trainer cards': 'Carte Allenatore',
  Retreating: 'Ritirarsi',
  'Abilities and older powers': 'Abilità e poteri precedenti',
  Attacking: 'Attaccare',
  Damage: 'Danni',
  'Knock Out, Prize cards, new Active Pokémon': 'KO, carte Premio, nuovo Pokémon attivo',
  'Pokémon Checkup': 'Controllo Pokémon',
  'Special Conditions': 'Condizioni speciali',
  'Wording of cards': 'La formulazione delle carte',
  'Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex':
    'Appendici da 1 a 4: ASSO TATTICO, Tempo Passato e Tempo Futuro, ex, Teracristal ex',
  'Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX': 'Appendici 6, 7, 10, 11: Lucente, V ASTRO, V, VMAX',
  'Appendix 8: V-UNION': 'Appendice 8: V UNIONE',
  'Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM':
    'Appendici 9, da 12 a 14: stili di lotta, forme regionali, ALLEATI',
  'Appendices 15 and 16: Prism Star, Fossils': 'Appendici 15 e 16: Stella Prisma, Fossili',
  'Appendices 17 to 19: -GX, Ultra Beasts, dual types': 'Appendici da 17 a 19: -GX, Ultracreature, doppio tipo',
  'Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear':
    'Appendici da 20 a 22: TURBO, Tratti Antichi, Dotazione Extra del Team Flare',
  'Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored':
    'Appendici da 23 a 26: -EX, Megaevoluzione, Team Plasma, Ricreato',
  'Older kinds of card in the glossary': 'Tipi di carta più vecchi nel glossario',
};
