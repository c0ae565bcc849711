/** The changes to an object, as verb phrases that agree with it. */
import type { Noun } from '@praxis/kit/language/grammar.ts';
import type { Slots } from '@praxis/kit/language/template.ts';
import type { CardType, Modification, Restriction } from '../../cards/language.ts';
import { abilitiesText, colorsText, somebody, subtypeText, thing } from './nouns.ts';
import type { Thing } from './phrases.ts';
import { abilityText } from './render.ts';
import type { Telling } from './telling.ts';

export interface Changing {
  readonly subject: Thing;
  /** Abilities that are given call it so: "this creature". */
  readonly noun: Noun;
  /** They begin now; otherwise they are so. */
  readonly begins: boolean;
  /** Only in the next untap step. */
  readonly isNextUntap?: boolean;
}

export function changeTexts(
  telling: Telling,
  gives: Modification,
  { subject, noun, begins, isNextUntap = false }: Changing,
): string[] {
  const { phrases } = telling;
  const { changes, restrictions } = phrases;
  const at = begins ? 'begins' : 'holds';
  const found: string[] = [];
  const say = (phrase: string, slots: Slots = { subject }): void => void found.push(telling.say(phrase, slots));
  if (gives.control !== undefined) {
    const who = telling.player(gives.control);
    say(changes.control[who.person], { subject, who });
  }
  if (gives.loseAbilities) say(changes.loseAbilities);
  if (gives.colors) say(changes.colors, { subject, colors: colorsText(phrases, gives.colors, subject, 'and') });
  const subtypes = (all: readonly string[], number: Thing['number'] = 'one'): string =>
    all.map((each) => subtypeText(phrases, each, number)).join(phrases.subtypeJoint);
  if (gives.creatureTypes) say(changes.creatureTypes, { subject, subtypes: somebody(subtypes(gives.creatureTypes)) });
  const added = gives.addSubtypes ?? [];
  if (gives.addTypes) {
    const types = gives.addTypes.map((each) => addedType(telling, each, subtypes(added), subject));
    say(changes.addTypes[at], { subject, types: phrases.list(types, 'and') });
  } else if (added.length > 0)
    say(changes.addSubtypes[at][subject.number], { subject, subtypes: somebody(subtypes(added, subject.number)) });
  if (gives.base) {
    const { power, toughness } = gives.base;
    say(changes.base, { subject, power: telling.amount(power).text, toughness: telling.amount(toughness).text });
  }
  if (gives.gain) say(changes.gain[at], { subject, abilities: abilitiesText(phrases, gives.gain) });
  for (const ability of gives.abilities ?? [])
    say(changes.abilities[at], { subject, ...cited(abilityText(telling.within(noun), ability)) });
  if (gives.power !== undefined || gives.toughness !== undefined) {
    const sign = (value: Modification['power']): string => signed(telling.amount(value ?? 0).text, signOfZero(gives));
    say(changes.stats, { subject, power: sign(gives.power), toughness: sign(gives.toughness) });
  }
  if (gives.lose) say(changes.lose, { subject, abilities: abilitiesText(phrases, gives.lose) });
  for (const each of gives.cannot ?? []) say(restrictions[isNextUntap && each === 'untap' ? 'next untap' : each]);
  const isInactive = gives.cannot?.at(-1) === 'activate abilities';
  const restricted = found.length;
  if (gives.must) say(changes.must);
  const { blockersMax, blockersMin, cannotBeBlockedBy, canBlockOnly } = gives;
  if (blockersMax !== undefined)
    say(changes.blockersMax[blockersMax === 1 ? 'one' : 'many'], { subject, n: blockersMax });
  if (blockersMin !== undefined) say(changes.blockersMin, { subject, n: blockersMin });
  if (cannotBeBlockedBy)
    say(changes.cannotBeBlockedBy, { subject, by: telling.filter(cannotBeBlockedBy, 'many', { kind: 'bare' }) });
  if (canBlockOnly)
    say(changes.canBlockOnly, { subject, what: telling.filter(canBlockOnly, 'many', { kind: 'bare' }) });
  if (isInactive && restricted > 1 && restricted === found.length) {
    found.pop();
    say(restrictions['activate abilities either']);
  }
  return found;
}

/** A quoted ability: as a text, and without its full stop. */
export function cited(text: string): { readonly text: string; readonly clause: string } {
  return { text, clause: text.endsWith('.') ? text.slice(0, -1) : text };
}

/** "an Elf creature": a type that is added, with the subtypes that are added as well. */
function addedType(telling: Telling, type: CardType, subtypes: string, { number }: Thing): string {
  const { phrases } = telling;
  const { gender, ...noun } = phrases.types[type];
  const said = noun[number];
  return telling.say(phrases.addedType[number], {
    type: thing(said, { gender, number }),
    subtypes,
    described: thing(subtypes === '' ? said : `${subtypes} ${said}`, { gender, number }),
  });
}

/** Changes that are said behind all others. */
const LATE: ReadonlySet<string> = new Set([
  ...['cannot', 'must', 'blockersMax', 'blockersMin', 'cannotBeBlockedBy', 'canBlockOnly'],
]);

/** Restrictions that no words about time precede: "cannot attack". */
const PROHIBITIONS: ReadonlySet<Restriction> = new Set(['attack', 'block', 'be blocked', 'be countered'] as const);

/** The first change is a prohibition. */
export function isProhibition(gives: Modification): boolean {
  for (const key of Object.keys(gives)) if (!LATE.has(key)) return false;
  const [first] = gives.cannot ?? [];
  if (first !== undefined) return PROHIBITIONS.has(first);
  const { must, blockersMax, blockersMin, cannotBeBlockedBy } = gives;
  return must === undefined && (blockersMax ?? blockersMin ?? cannotBeBlockedBy) !== undefined;
}

/** A zero takes the sign of its neighbour: -2/-0. */
function signOfZero({ power = 0, toughness = 0 }: Modification): '+' | '-' {
  return (typeof power === 'number' && power < 0) || (typeof toughness === 'number' && toughness < 0) ? '-' : '+';
}

function signed(text: string, zero: '+' | '-'): string {
  if (text === '0') return `${zero}0`;
  return text.startsWith('-') ? text : `+${text}`;
}
