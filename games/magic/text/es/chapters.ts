/** The chapters of the rule index, in Spanish. */
import type { Chapters } from '../keys/chapters.ts';

export const chapters: Chapters = {
  'Deck, start, winning': 'Mazo, comienzo, victoria',
  'Parts of a card': 'Las partes de una carta',
  'Lands and mana': 'Tierras y maná',
  'Spells and permanents': 'Hechizos y permanentes',
  'Casting, the stack, responses': 'Lanzar, la pila, respuestas',
  'The turn': 'El turno',
  'Combat and damage': 'Combate y daño',
  'Keyword abilities of the glossary': 'Habilidades de palabra clave del glosario',
  'Actions and concepts of the glossary': 'Acciones y conceptos del glosario',
  'Starting and ending the game': 'Comienzo y final de la partida',
  'Zones and objects': 'Zonas y objetos',
  Priority: 'Prioridad',
  'Casting and activating': 'Lanzar y activar',
  Resolving: 'Resolver',
  'Triggered abilities': 'Habilidades disparadas',
  'Turn details': 'Detalles del turno',
  'State-based actions': 'Acciones basadas en el estado',
  'Combat details': 'Detalles del combate',
  'Damage, life and protection': 'Daño, vidas y protección',
  'Auras and Equipment': 'Auras y Equipos',
  'Replacement and prevention': 'Reemplazo y prevención',
  'Continuous effects and layers': 'Efectos continuos y capas',
  'Planeswalkers and emblems': 'Planeswalkers y emblemas',
};
