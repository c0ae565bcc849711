/** Spanish: cards, Pokémon and players as noun phrases. */
import { es as spanish } from '@praxis/kit/language/es.ts';
import { TEXTS } from '../languages.ts';
import { nounsIn } from './romance.ts';

export const nouns = nounsIn(spanish, {
  terms: TEXTS.es.terms,
  card: 'carta|cartas',
  kinds: {
    Energy: 'de Energía',
    'Basic Energy': 'de Energía Básica',
    'Special Energy': 'de Energía Especial',
    Item: 'de Objeto',
    Supporter: 'de Partidario',
    Stadium: 'de Estadio',
    Tool: 'de Herramienta Pokémon',
    Trainer: 'de Entrenador',
  },
  tags: { Ancient: 'del pasado', Future: 'del futuro' },
  stages: { Basic: 'Básico|Básicos', Evolution: 'Evolución', of: 'de' },
  ofType: 'de tipo',
  energyTypes: { of: 'de', Psychic: 'Psíquica', Colorless: 'Incolora' },
  energy: { noun: 'Energía|Energías', basic: 'Básica|Básicas', special: 'Especial|Especiales' },
  isNot: 'que no sea|que no sean',
  ruleBox: 'con recuadro de regla',
  noRuleBox: 'sin recuadro de regla',
  hpMax: (most) => `con ${most} PS como máximo`,
  retreatMin: (least) => `con un Coste de Retirada de ${least} como mínimo`,
  evolvesFromYours:
    'que pueda evolucionar de un Pokémon que tienes en juego|que puedan evolucionar de un Pokémon que tienes en juego',
  and: 'y',
  upTo: 'hasta',
  isOne: (amount) => amount === 1,
  otherCards: (count) => (count === 1 ? 'otra carta' : `otras ${count} cartas`),
  // A verb needs no subject where it is clear from the context.
  self: { it: '', pokemon: 'este Pokémon', bearer: 'el Pokémon con esta carta' },
  things: {
    damage: 'contadores de daño',
    energy: (types) => `Energía${types} unida`,
    condition: 'una Condición Especial',
    hpLeft: (most) => `${most} PS restantes como máximo`,
  },
  having: {
    has: 'con',
    noEnergy: 'sin Energía unida',
    is: 'que esté|que estén',
    plural: (condition) => `${condition}s`,
    evolved: 'que haya evolucionado|que hayan evolucionado',
    notEvolved: 'que no haya evolucionado|que no hayan evolucionado',
  },
  predicate: {
    has: 'tiene',
    noEnergy: 'no tiene Energía unida',
    is: 'está',
    evolved: 'ha evolucionado',
    notEvolved: 'no ha evolucionado',
    active: 'está en el Puesto Activo',
    bench: 'está en la Banca',
    isA: 'es un',
  },
  spots: { active: 'Activo|Activos', bench: 'en Banca' },
  yours: (others) => (others ? 'tus otros' : 'tus'),
  theirs: (others) => (others ? 'los otros' : 'los'),
  opponents: 'de tu rival',
  targets: {
    active: 'tu Pokémon Activo',
    defending: 'el Pokémon Activo de tu rival',
    that: 'ese Pokémon',
    attacker: 'el Pokémon Atacante',
  },
  of: 'de',
  anotherOne: 'otro',
  eachOne: 'cada uno',
  every: 'cada',
  ofEither: 'de cualquier jugador',
  ofBoth: 'de ambos jugadores',
});

/** Prepositions join the article after them: "del Pokémon", "al Pokémon". */
export const de = (phrase: string): string => spanish.joined('de', phrase);
export const a = (phrase: string): string => spanish.joined('a', phrase);

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  hacen: 'hagan',
  cuestan: 'cuesten',
  tiene: 'tenga',
  tienen: 'tengan',
  puede: 'pueda',
  pueden: 'puedan',
  retira: 'retire',
  retiran: 'retiren',
  recupera: 'recupere',
  recuperan: 'recuperen',
};

/** The subjunctive, for effects that are brought about: "hacer que los ataques hagan". */
export function subjunctive(clause: string): string {
  return clause.replace(/\p{L}+/gu, (word) => SUBJUNCTIVE[word] ?? word);
}
