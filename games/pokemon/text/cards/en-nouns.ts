/** English: cards, Pokémon and players as noun phrases. */
import { en as english } from '@praxis/kit/language/en.ts';
import type { Condition, Quality, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import { qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

export const CONDITIONS: Readonly<Record<Condition, string>> = {
  Asleep: 'Asleep',
  Burned: 'Burned',
  Confused: 'Confused',
  Paralyzed: 'Paralyzed',
  Poisoned: 'Poisoned',
};

export const times = (amount: number, one: string, more: string): string => `${amount} ${amount === 1 ? one : more}`;

function typesOf(type: Type | readonly Type[]): string {
  return typeof type === 'string' ? type : english.list(type, 'or');
}

const TAGS: { readonly [Key in Tag]?: string } = {
  V: 'V',
  EX: '-EX',
  GX: '-GX',
  'Hyper Gear': 'Team Flare Hyper Gear',
};

/** "Basic Lightning Pokémon with at most 70 HP" */
export function cards(quality: Quality, many: boolean): string {
  if (quality.or)
    return english.list(
      quality.or.map((each) => cards(each, many)),
      'or',
    );
  const { stage, type, tag, not } = quality;
  const before: string[] = [];
  if (tag && !SUFFIXED.has(tag)) before.push(TAGS[tag] ?? tag);
  if (stage) before.push(stage);
  if (not) before.push(`non-${adjective(not)}`);
  if (quality.kind === 'Basic Energy') before.push('Basic');
  if (quality.kind === 'Special Energy') before.push('Special');
  if (type) before.push(typesOf(type));
  return [...before, noun(quality, many), ...behind(quality)].join(' ');
}

/** Tags after the noun: "Pokémon ex". */
const SUFFIXED: ReadonlySet<Tag> = new Set(['ex', 'V', 'VMAX', 'VSTAR', 'V-UNION', 'EX', 'GX']);

function noun({ kind, name, tag, ...others }: Quality, many: boolean): string {
  if (name !== undefined) return name;
  const card = many ? 'cards' : 'card';
  const suffix = tag && SUFFIXED.has(tag) ? (tag === 'EX' || tag === 'GX' ? `-${tag}` : ` ${tag}`) : '';
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return `Pokémon${suffix}`;
  if (kind === undefined) return card;
  if (kind.endsWith('Energy')) return `Energy ${card}`;
  return `${kind === 'Tool' ? 'Pokémon Tool' : kind} ${card}`;
}

function behind({ ruleBox, hpMax, retreatMin, evolvesFromYours }: Quality): string[] {
  const parts: string[] = [];
  if (ruleBox !== undefined) parts.push(ruleBox ? 'with a Rule Box' : 'without a Rule Box');
  if (hpMax !== undefined) parts.push(`with at most ${hpMax} HP`);
  if (retreatMin !== undefined) parts.push(`with a Retreat Cost of at least ${retreatMin}`);
  if (evolvesFromYours) parts.push(`that can evolve from Pokémon you have in play`);
  return parts;
}

function adjective({ stage, type, tag, kind }: Quality): string {
  return stage ?? (type ? typesOf(type) : (tag ?? kind ?? ''));
}

/** Energy that is attached. */
export function energy({ kind, type }: Quality): string {
  const basic = kind === 'Basic Energy' ? 'Basic ' : kind === 'Special Energy' ? 'Special ' : '';
  return `${basic}${type ? `${typesOf(type)} ` : ''}Energy`;
}

export function article(words: string): string {
  return english.introduced('a', words, { gender: 'm', number: 'one' });
}

/** "up to 2 Basic Pokémon" */
export function some(wanted: Wanted): string {
  return wanted.count === 1 && !wanted.upTo ? article(cards(wanted.card, false)) : numbered(wanted);
}

/** The same with a number in any case: "1 Item card". */
export function numbered({ card, count, upTo }: Wanted): string {
  return `${upTo ? 'up to ' : ''}${count} ${cards(card, count > 1)}`;
}

export function someOther({ card, count }: Wanted): string {
  return count === 1 ? `another ${cards(card, false)}` : `${count} other ${cards(card, true)}`;
}

export function self({ self: which }: Subject): string {
  if (which === 'it') return 'it';
  return which === 'pokemon' ? 'this Pokémon' : 'the Pokémon with this card';
}

/** The noun and the words after it: "Benched Fire Pokémon of either player with damage counters". */
export function described(who: Who, many: boolean, whose = ''): string {
  const spot = who.spot === 'active' ? 'Active ' : who.spot === 'bench' ? 'Benched ' : '';
  const parts: string[] = [];
  if (who.damaged) parts.push('with damage counters');
  if (who.energy) parts.push(`with ${who.energy.length > 0 ? english.list(who.energy, 'or') : 'any'} Energy`);
  if (who.noEnergy) parts.push('without Energy');
  if (who.condition === 'any') parts.push('with a Special Condition');
  else if (who.condition) parts.push(`that ${many ? 'are' : 'is'} ${CONDITIONS[who.condition]}`);
  if (who.hpLeftMax !== undefined) parts.push(`with at most ${who.hpLeftMax} HP left`);
  if (who.evolved !== undefined) parts.push(`that ${many ? 'have' : 'has'} ${who.evolved ? '' : 'not '}evolved`);
  const pokemon = cards({ kind: 'Pokémon', ...qualityOf(who) }, many);
  return `${spot}${pokemon}${whose}${parts.length > 0 ? ` ${parts.join(' and ')}` : ''}`;
}

export function owner(of: Who['of']): string {
  return of === 'opponent' ? "your opponent's" : 'your';
}

export function target(to: Target, subject: Subject): string {
  switch (to) {
    case 'self':
      return self(subject);
    case 'active':
      return 'your Active Pokémon';
    case 'defending':
      return 'the opposing Active Pokémon';
    case 'that':
      return 'that Pokémon';
    case 'attacker':
      return 'the Attacking Pokémon';
    default:
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
  }
}

export function chosen(who: Who, count: number, upTo: boolean): string {
  const number = `${upTo ? 'up to ' : ''}${count}`;
  if (who.of === 'both') return `${number} ${described(who, count > 1)} of either player`;
  const among = `${owner(who.of)} ${described(who, true)}`;
  return who.other ? `a different one of ${among}` : `${number} of ${among}`;
}

export function all(who: Who): string {
  if (who.of === 'both') return `every ${described(who, false, ' of either player')}`;
  return `every one of ${owner(who.of)} ${who.other ? 'other ' : ''}${described(who, true)}`;
}

/** The predicate of a Pokémon: "is a Stage 2 Pokémon", "has damage counters". */
export function predicate(a: Who): string {
  if (a.damaged) return 'has damage counters';
  if (a.condition) return a.condition === 'any' ? 'has a Special Condition' : `is ${CONDITIONS[a.condition]}`;
  if (a.energy) return `has ${a.energy.length > 0 ? english.list(a.energy, 'or') : 'any'} Energy`;
  if (a.noEnergy) return 'has no Energy';
  if (a.hpLeftMax !== undefined) return `has at most ${a.hpLeftMax} HP left`;
  if (a.evolved !== undefined) return a.evolved ? 'has evolved' : 'has not evolved';
  if (a.spot) return a.spot === 'active' ? 'is in the Active Spot' : 'is on the Bench';
  return `is ${article(described(a, false))}`;
}
