/** Italian: cards, Pokémon and players as noun phrases. */
import { it as italian } from '@praxis/kit/language/it.ts';
import { TEXTS } from '../languages.ts';
import { nounsIn } from './romance.ts';

export const nouns = nounsIn(italian, {
  terms: TEXTS.it.terms,
  card: 'carta|carte',
  kinds: {
    Energy: 'Energia',
    'Basic Energy': 'Energia base',
    'Special Energy': 'Energia speciale',
    Item: 'Strumento',
    Supporter: 'Aiuto',
    Stadium: 'Stadio',
    Tool: 'Oggetto Pokémon',
    Trainer: 'Allenatore',
  },
  tags: { Ancient: 'Tempo Passato', Future: 'Tempo Futuro' },
  stages: { Evolution: 'Evoluzione', of: 'di' },
  ofType: 'di tipo',
  energy: { noun: 'Energia|Energie', basic: 'base', special: 'speciale|speciali' },
  isNot: 'che non è|che non sono',
  ruleBox: 'con una regola speciale',
  noRuleBox: 'senza regola speciale',
  hpMax: (most) => `con al massimo ${most} PS`,
  retreatMin: (least) => `con un costo di ritirata di almeno ${least}`,
  evolvesFromYours:
    'che possa evolversi da un Pokémon che hai in gioco|che possano evolversi da un Pokémon che hai in gioco',
  and: 'e',
  upTo: 'fino a',
  isOne: (amount) => amount === 1,
  otherCards: (count) => (count === 1 ? 'un’altra carta' : `altre ${count} carte`),
  // A verb needs no subject where it is clear from the context.
  self: { it: '', pokemon: 'questo Pokémon', bearer: 'il Pokémon con questa carta' },
  things: {
    damage: 'segnalini danno',
    energy: (types) => `Energia${types} assegnata`,
    condition: 'una condizione speciale',
    hpLeft: (most) => `al massimo ${most} PS rimasti`,
  },
  having: {
    has: 'con',
    noEnergy: 'senza Energia assegnata',
    is: 'che è|che sono',
    plural: (condition) => condition.replace(/o$/, 'i'),
    evolved: 'che si è evoluto|che si sono evoluti',
    notEvolved: 'che non si è evoluto|che non si sono evoluti',
  },
  predicate: {
    has: 'ha',
    noEnergy: 'non ha Energia assegnata',
    is: 'è',
    evolved: 'si è evoluto',
    notEvolved: 'non si è evoluto',
    active: 'è in posizione attiva',
    bench: 'è in panchina',
    isA: 'è un',
  },
  spots: { active: 'attivo|attivi', bench: 'in panchina' },
  yours: (others) => (others ? 'i tuoi altri' : 'i tuoi'),
  theirs: (others) => (others ? 'gli altri' : 'i'),
  opponents: 'del tuo avversario',
  targets: {
    active: 'il tuo Pokémon attivo',
    defending: 'il Pokémon attivo del tuo avversario',
    that: 'quel Pokémon',
    attacker: 'il Pokémon attaccante',
  },
  of: 'di',
  anotherOne: 'un altro',
  eachOne: 'ognuno',
  every: 'ogni',
  ofEither: 'di un giocatore qualsiasi',
  ofBoth: 'di entrambi i giocatori',
});

/** Prepositions join the article after them: "del Pokémon", "alla mano", "sull’attivo", "degli altri". */
export const di = (phrase: string): string => italian.joined('di', phrase);
export const a = (phrase: string): string => italian.joined('a', phrase);
export const da = (phrase: string): string => italian.joined('da', phrase);
export const su = (phrase: string): string => italian.joined('su', phrase);
export const inside = (phrase: string): string => italian.joined('in', phrase);
