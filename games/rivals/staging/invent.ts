/** Cards that a scenario invents: definitions that the match brings along. */
import { type At, type Entries, flagOf, mapOf, mistake, numberOf, textOf } from '@praxis/kit/form.ts';
import { CLANS, DISCIPLINES } from '../cards/language/words.ts';
import type { CardDef, Clan, Discipline } from '../cards/language.ts';

/** The printed properties of an invented vampire. */
export const VAMPIRE_KEYS = ['bp', 'physical', 'social', 'mental', 'disciplines', 'clan', 'guard'];

const BP = 4;
const MANY = 99;

export function inventVampire(name: string, spec: Entries, at: At): CardDef {
  const number = (key: string, usual: number): number =>
    spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], 0, MANY);
  const clan = spec.clan === undefined ? undefined : textOf(spec.clan, [...at, 'clan']);
  if (clan !== undefined && !CLANS.includes(clan as Clan))
    mistake(`Expected a clan (${CLANS.join(', ')}).`, [...at, 'clan']);
  return {
    id: `invented ${name}`,
    name,
    kind: 'vampire',
    bp: number('bp', BP),
    physical: number('physical', 0),
    social: number('social', 0),
    mental: number('mental', 0),
    disciplines: disciplines(spec, at),
    ...(clan === undefined ? {} : { clan: clan as Clan }),
    ...(spec.guard !== undefined && flagOf(spec.guard, [...at, 'guard']) ? { guard: true } : {}),
  };
}

/** `{potence: 2}` has it twice. */
function disciplines(spec: Entries, at: At): Discipline[] {
  if (spec.disciplines === undefined) return [];
  const map = mapOf(spec.disciplines, [...at, 'disciplines'], DISCIPLINES);
  return Object.entries(map).flatMap(([name, times]) =>
    Array.from({ length: numberOf(times, [...at, 'disciplines', name], 1, MANY) }, () => name as Discipline),
  );
}

/** A Library card that does not matter. It cannot be played. */
export const BLANK: CardDef = { id: 'blank', name: 'Blank', kind: 'library', types: [] };
/** A vampire that does not matter. */
export const BLANK_VAMPIRE: CardDef = { id: 'blank vampire', name: 'Blank vampire', kind: 'vampire', bp: 99 };
/** A City card that does nothing. */
export const BLANK_CITY: CardDef = { id: 'blank city', name: 'Blank City card', kind: 'city', city: ['event'] };
/** Leads a seat that was given no character. */
export const LEADER: CardDef = {
  id: 'invented leader',
  name: 'Invented Leader',
  kind: 'vampire',
  bp: 4,
  physical: 0,
  social: 0,
  mental: 0,
  disciplines: [],
};
