/** The chapters of the rule index, in Spanish. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Winning and losing': 'Ganar y perder',
  'Both players win, sudden death': 'Ganan los dos jugadores, muerte súbita',
  'Zones and information': 'Zonas e información',
  Cards: 'Cartas',
  'Deck construction (P-DECK) and names': 'Construcción de la baraja y nombres',
  Setup: 'Preparación',
  'Taking a new opening hand': 'Robar una nueva mano inicial',
  'Turn (P-TURN) and first turns': 'El turno y los primeros turnos',
  'Putting Basic Pokémon on the Bench': 'Poner Pokémon Básicos en la Banca',
  Evolving: 'Evolucionar',
  Energy: 'Energía',
  'Trainer cards': 'Cartas de Entrenador',
  Retreating: 'Retirarse',
  'Abilities and older powers': 'Habilidades y poderes antiguos',
  Attacking: 'Atacar',
  Damage: 'Daño',
  'Knock Out, Prize cards, new Active Pokémon': 'Fuera de Combate, cartas de Premio, nuevo Pokémon Activo',
  'Pokémon Checkup': 'Chequeo Pokémon',
  'Special Conditions': 'Condiciones Especiales',
  'Wording of cards': 'La redacción de las cartas',
  'Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex':
    'Apéndices 1 a 4: AS TÁCTICO, Pasado y Futuro, ex, Teracristal ex',
  'Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX': 'Apéndices 6, 7, 10, 11: Radiante, V-ASTRO, V, VMAX',
  'Appendix 8: V-UNION': 'Apéndice 8: V-UNIÓN',
  'Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM':
    'Apéndices 9, 12 a 14: estilos de combate, formas regionales, RELEVOS',
  'Appendices 15 and 16: Prism Star, Fossils': 'Apéndices 15 y 16: Estrella Prisma, Fósiles',
  'Appendices 17 to 19: -GX, Ultra Beasts, dual types': 'Apéndices 17 a 19: -GX, Ultraentes, tipos dobles',
  'Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear':
    'Apéndices 20 a 22: TURBO, Rasgos Ancestrales, Hiperequipo del Team Flare',
  'Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored':
    'Apéndices 23 a 26: -EX, Megaevolución, Equipo Plasma, Recreado',
  'Older kinds of card in the glossary': 'Tipos de carta más antiguos en el glosario',
};
