/** Cards, Pokémon and players as noun phrases. */
import { type NounPhrase, named } from '@praxis/kit/language/grammar.ts';
import { fill } from '@praxis/kit/language/template.ts';
import type { Condition, Quality, Target, Type, Wanted, Who } from '../../cards/language.ts';
import type { Terms } from '../keys/terms.ts';
import { textIn } from '../languages.ts';
import { nameIn } from '../names.ts';
import type { Mood, Phrases, Said, Subject } from './phrases.ts';
import { isMany, qualityOf } from './tree-facts.ts';

export const inMood = (said: Said, mood: Mood): string => (typeof said === 'string' ? said : said[mood]);

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const termsIn = ({ language }: Phrases): Terms => textIn(language).terms;

/** A noun phrase that verbs agree with. */
export const agreeing = (text: string, many: boolean): NounPhrase =>
  named(text, 'm', { number: many ? 'many' : 'one' });

export function energyTypes(p: Phrases, type: Type | readonly Type[]): string {
  return p.list(
    (typeof type === 'string' ? [type] : type).map((each) => p.nouns.energyTypes[each]),
    'or',
  );
}

function typesOf(p: Phrases, type: Type | readonly Type[]): string {
  const types = (typeof type === 'string' ? [type] : type).map((each) => termsIn(p).types[each]);
  return fill(p, p.nouns.types, { types: p.list(types, 'or') });
}

function nounOf(p: Phrases, { kind, name, tag, ...others }: Quality, n: number): string {
  const { nouns } = p;
  if (name !== undefined) return nameIn(p.language, name);
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return tag ? fill(p, nouns.tagged[tag], { n }) : nouns.pokemon;
  const card = fill(p, nouns.card, { n });
  return kind === undefined ? card : fill(p, nouns.kinds[kind], { card, tag: tag ? nouns.tags[tag] : '' });
}

function notWords(p: Phrases, { stage, type, tag, kind }: Quality): string {
  if (stage) return fill(p, p.nouns.stages[stage], { n: 1 });
  if (type) return typesOf(p, type);
  if (tag) return p.nouns.tags[tag];
  return kind === undefined || kind === 'Pokémon' ? '' : fill(p, p.nouns.kinds[kind], { card: '', tag: '' });
}

/** "Basic Lightning Pokémon with at most 70 HP" */
export function cards(p: Phrases, quality: Quality, many: boolean): string {
  if (quality.or)
    return p.list(
      quality.or.map((each) => cards(p, each, many)),
      'or',
    );
  const { nouns } = p;
  const { kind, stage, type, tag, not, ruleBox, hpMax, retreatMin, evolvesFromYours } = quality;
  const n = many ? 2 : 1;
  const isEnergy = kind?.endsWith('Energy') === true;
  return fill(p, nouns.order, {
    tag: tag && nouns.tagged[tag] === nouns.pokemon ? nouns.tags[tag] : '',
    stage: stage ? fill(p, nouns.stages[stage], { n }) : '',
    not: not ? fill(p, nouns.not, { n, not: notWords(p, not) }) : '',
    sort: kind === 'Basic Energy' || kind === 'Special Energy' ? nouns.sorts[kind] : '',
    types: type ? (isEnergy ? energyTypes(p, type) : typesOf(p, type)) : '',
    noun: nounOf(p, quality, n),
    more: joined(
      ruleBox === undefined ? '' : ruleBox ? nouns.ruleBox : nouns.noRuleBox,
      hpMax === undefined ? '' : fill(p, nouns.hpMax, { hp: hpMax }),
      retreatMin === undefined ? '' : fill(p, nouns.retreatMin, { cost: retreatMin }),
      evolvesFromYours ? fill(p, nouns.evolvesFromYours, { n }) : '',
    ),
  });
}

/** Energy that is attached. */
export function energy(p: Phrases, { kind, type }: Quality, many = false): string {
  const sort = kind === 'Basic Energy' ? 'basic' : kind === 'Special Energy' ? 'special' : 'any';
  return fill(p, p.nouns.energy[sort], { n: many ? 2 : 1, types: type ? energyTypes(p, type) : '' });
}

/** "up to 2 Basic Pokémon" */
export function some(p: Phrases, { card, count, upTo }: Wanted, numbered = false): string {
  const { nouns } = p;
  const phrase = upTo ? nouns.upTo : count === 1 && !numbered ? nouns.one : nouns.some;
  return fill(p, phrase, { n: count, cards: cards(p, card, count > 1) });
}

export function someOther(p: Phrases, { card, count }: Wanted): string {
  const { others } = p.nouns;
  if (Object.keys(card).length === 0) return fill(p, others[count === 1 ? 'plain one' : 'plain some'], { n: count });
  return fill(p, others[count === 1 ? 'one' : 'some'], { n: count, cards: cards(p, card, count > 1) });
}

/** The possessions and states of a Pokémon, behind the noun or as predicates. */
function factsOf(p: Phrases, say: Phrases['nouns']['having'], who: Who, many: boolean): string[] {
  const n = many ? 2 : 1;
  const found: string[] = [];
  const add = (phrase: string, slots: Readonly<Record<string, string | number>> = {}): void =>
    void found.push(fill(p, phrase, { n, ...slots }));
  if (who.damaged) add(say.damaged);
  if (who.energy && who.energy.length === 0) add(say['any energy']);
  else if (who.energy) add(say.energy, { types: energyTypes(p, who.energy) });
  if (who.noEnergy) add(say['no energy']);
  if (who.condition === 'any') add(say['any condition']);
  else if (who.condition) add(say.condition, { condition: p.nouns.conditions[who.condition][many ? 'many' : 'one'] });
  if (who.hpLeftMax !== undefined) add(say['hp left'], { hp: who.hpLeftMax });
  if (who.evolved !== undefined) add(who.evolved ? say.evolved : say['not evolved']);
  return found;
}

function having(p: Phrases, who: Who, many: boolean): string {
  return factsOf(p, p.nouns.having, who, many).join(` ${p.nouns.and} `);
}

function parts(p: Phrases, who: Who, many: boolean): { readonly pokemon: string; readonly spot: string } {
  return {
    pokemon: cards(p, { kind: 'Pokémon', ...qualityOf(who) }, many),
    spot: who.spot ? fill(p, p.nouns.spots[who.spot], { n: many ? 2 : 1 }) : '',
  };
}

/** Without its possessions and its owner. */
const core = (p: Phrases, who: Who, many: boolean): string =>
  fill(p, p.nouns.described, { ...parts(p, who, many), whose: '', having: '' });

/** "Benched Fire Pokémon of either player with damage counters" */
export function described(p: Phrases, who: Who, many: boolean, whose = ''): string {
  const phrase = who.not ? p.nouns.describedNot : p.nouns.described;
  return fill(p, phrase, { ...parts(p, who, many), whose, having: having(p, who, many) });
}

/** "your Benched Pokémon" */
export function owned(p: Phrases, who: Who): string {
  const { owned: words } = p.nouns;
  if (who.of !== 'opponent')
    return fill(p, words[who.other ? 'your others' : 'yours'], { pokemon: described(p, who, true) });
  return fill(p, words[who.other ? 'their others' : 'theirs'], {
    get pokemon() {
      return described(p, who, true);
    },
    get core() {
      return core(p, who, true);
    },
    get having() {
      return having(p, who, true);
    },
  });
}

export function chosen(p: Phrases, who: Who, count = 1, upTo = false): string {
  const { chosen: words, upToNumber } = p.nouns;
  const number = upTo ? fill(p, upToNumber, { n: count }) : String(count);
  if (who.of === 'both') return fill(p, words['of either'], { number, pokemon: described(p, who, count > 1) });
  const { other, ...rest } = who;
  return fill(p, words[other ? 'another' : 'some'], { number, those: owned(p, rest) });
}

/** All described Pokémon, as a subject: "every Basic Pokémon in play". */
export function all(p: Phrases, who: Who): string {
  const { all: words, not: isNot, and, ofBoth } = p.nouns;
  if (who.of !== 'both') return fill(p, words['of player'], { those: owned(p, who) });
  // Some languages say exclusions and possessions behind the owner.
  const { not, ...rest } = who;
  const clauses = [not ? fill(p, isNot, { n: 1, not: notWords(p, not) }) : '', having(p, rest, false)];
  return fill(p, words['of both'], {
    get pokemon() {
      return described(p, who, false, ofBoth);
    },
    get core() {
      return core(p, rest, false);
    },
    clauses: clauses.filter(Boolean).join(` ${and} `),
  });
}

export function target(p: Phrases, to: Target, subject: Subject): string {
  const { self, targets } = p.nouns;
  if (to === 'self') return self[subject.self];
  if (typeof to === 'string') return targets[to];
  return 'each' in to ? all(p, to.each) : chosen(p, to.choose, to.count ?? 1, to.upTo === true);
}

/** The same as a subject that verbs agree with. */
export const subjectOf = (p: Phrases, to: Target, subject: Subject): NounPhrase =>
  agreeing(target(p, to, subject), isMany(to));

/** "is a Stage 2 Pokémon", "has damage counters" */
export function predicate(p: Phrases, who: Who): string {
  const { is } = p.nouns;
  const [fact] = factsOf(p, is, who, false);
  if (fact !== undefined) return fact;
  return who.spot ? is[who.spot] : fill(p, is.a, { pokemon: described(p, who, false) });
}

export function conditionsOf(p: Phrases, conditions: readonly Condition[], last: 'and' | 'or'): string {
  return p.list(
    conditions.map((each) => p.nouns.conditions[each].one),
    last,
  );
}
