/** The cards that a text describes. */
import type { CardId } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Filter, Place, Range, What } from '../../cards/language.ts';
import { cardOf, defOf, type G, isCurrent, type ObjectRef, type Zone } from '../state/state.ts';
import { amountOf } from './amounts.ts';
import { cardsIn, controllerOf, equipsOn, isOnField, KINDS, kindsAt, type Pile, pilesOf } from './places.ts';
import { isPlayer, objectsOf, type Scope, supposedZone } from './scope.ts';
import { isEffectMonster, isTuner, kindsOf, valuesOf } from './values.ts';

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** Tests one key of a filter against a card in that zone, which may be supposed. */
type Test = (g: G, id: CardId, zone: Zone, scope: Scope) => boolean;

type Tests<Key extends keyof Filter> = { readonly [Each in Key]-?: (value: NonNullable<Filter[Each]>) => Test };

/** Keys that also apply to a face-down card. */
const LYING: Tests<
  'of' | 'face' | 'other' | 'is' | 'kind' | 'position' | 'summoned' | 'materials' | 'withoutUnion' | 'not' | 'any'
> = {
  of: (of) => (g, id, zone, scope) =>
    isPlayer(g, of, scope, isOnField(zone) ? controllerOf(g, id) : cardOf(g, id).owner),
  face: (face) => (g, id) => (face === 'up') === cardOf(g, id).up,
  other: () => (_, id, __, scope) => id !== scope.source.card,
  is: (ref) => (g, id, _, scope) => objectsOf(g, ref, scope).some((each) => each.card === id && isCurrent(g, each)),
  kind: (kind) => {
    const [first, second = first, third = first] = list(kind);
    return (g, id, zone) => {
      const kinds = zone === cardOf(g, id).zone ? kindsAt(g, id) : KINDS[defOf(g, id).kind];
      for (let at = 0; at < kinds.length; at++) {
        const each = kinds[at];
        if (each === first || each === second || each === third) return true;
      }
      return false;
    };
  },
  position: (position) => (g, id) => cardOf(g, id).placed?.position === position,
  summoned: (how) => (g, id) => {
    const way = cardOf(g, id).placed?.way;
    const special = way !== 'normal' && way !== 'tribute' && way !== 'flip';
    return way !== undefined && (how === 'special') === special;
  },
  materials: (range) => (g, id, _, scope) => inRange(g, cardOf(g, id).placed?.materials.length ?? 0, range, scope),
  withoutUnion: () => (g, id) => !equipsOn(g, id).some((each) => defOf(g, each).abilities?.includes('union')),
  not: (filter) => (g, id, zone, scope) => !passes(g, id, zone, readFilter(filter).tests, scope),
  any: (filters) => (g, id, zone, scope) => filters.some((each) => passes(g, id, zone, readFilter(each).tests, scope)),
};

/** Y-X-STA-01 Properties that effects do not see in a face-down card on the field. */
const FACING: Tests<
  | 'frame'
  | 'icon'
  | 'ability'
  | 'nonTuner'
  | 'pendulum'
  | 'attribute'
  | 'type'
  | 'name'
  | 'series'
  | 'level'
  | 'rank'
  | 'atk'
  | 'def'
  | 'same'
  | 'differs'
> = {
  frame: (frame) => {
    const wanted = list(frame);
    return (g, id) => {
      const frames = frameWords(g, id);
      return wanted.some((each) => frames.includes(each));
    };
  },
  icon: (icon) => {
    const wanted: readonly (string | undefined)[] = list(icon);
    return (g, id) => wanted.includes(defOf(g, id).icon);
  },
  ability: (ability) => {
    const wanted = list(ability);
    return (g, id) => wanted.some((each) => defOf(g, id).abilities?.includes(each));
  },
  nonTuner: () => (g, id) => !isTuner(g, id),
  pendulum: () => (g, id) => defOf(g, id).scale !== undefined,
  attribute: (attribute) => {
    const wanted = list(attribute);
    return (g, id) => wanted.some((each) => kindsOf(g, id).attributes.includes(each));
  },
  type: (type) => {
    const wanted: readonly (string | undefined)[] = list(type);
    return (g, id) => wanted.includes(kindsOf(g, id).type);
  },
  name: (name) => {
    const wanted = list(name);
    return (g, id) => wanted.includes(kindsOf(g, id).name);
  },
  series: (series) => {
    const wanted = list(series);
    return (g, id) => wanted.some((each) => isOfSeries(g, id, each));
  },
  // Y-X-SMN-06 An Xyz Monster has no Level, everything else no Rank.
  level: (range) => (g, id, _, scope) => {
    const { level } = kindsOf(g, id);
    return level !== 0 && inRange(g, level, range, scope);
  },
  rank: (range) => (g, id, _, scope) => {
    const { rank } = kindsOf(g, id);
    return rank !== 0 && inRange(g, rank, range, scope);
  },
  atk: (range) => (g, id, _, scope) => defOf(g, id).atk !== undefined && inRange(g, valuesOf(g, id).atk, range, scope),
  def: (range) => (g, id, _, scope) => defOf(g, id).def !== undefined && inRange(g, valuesOf(g, id).def, range, scope),
  same: (same) => (g, id, _, scope) => isSame(g, id, same, scope),
  differs: (ref) => (g, id, _, scope) =>
    !objectsOf(g, ref, scope).some((each) => kindsOf(g, each.card).name === kindsOf(g, id).name),
};

/** A filter prepared for testing: where to look, and one test for each key. */
interface Sieve {
  readonly piles: readonly Pile[];
  readonly tests: readonly Test[];
  /** The player whose cards are tested, if it is only one: 0 for the effect's player, 1 for the opponent. */
  readonly side: 0 | 1 | undefined;
  /** The remaining tests for cards on that side. */
  readonly others: readonly Test[];
  /** It demands a face-up card, if it is on the field. */
  readonly asksForFace: boolean;
}

const SIDES: { readonly [of: string]: 0 | 1 | undefined } = { you: 0, opponent: 1 };

const facesUp: Test = (g, id, zone) => cardOf(g, id).up || !isOnField(zone);
const noBlank: Test = (g, id, zone) => zone !== 'deck' || !defOf(g, id).blank;

function testsFor<Key extends keyof Filter>(tests: Tests<Key>, filter: Filter): Test[] {
  return (Object.keys(tests) as Key[]).flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [tests[key](value as NonNullable<Filter[Key]>)];
  });
}

const readFilter = oncePer((filter: Filter): Sieve => {
  const places: readonly Place[] = filter.in === undefined ? ['field'] : list(filter.in);
  const piles = [...new Set(places.flatMap(pilesOf))];
  const face = testsFor(FACING, filter);
  const tests = [
    ...testsFor(LYING, filter),
    ...(filter.kind !== undefined && filter.in !== 'hand' ? [noBlank] : []),
    ...(face.length > 0 ? [facesUp] : []),
    ...face,
  ];
  // Material may belong to the other player than the monster that it lies below.
  const side = piles.includes('attached') ? undefined : SIDES[filter.of as string];
  return {
    piles,
    tests,
    side,
    // `of` is the first of them.
    others: side === undefined ? tests : tests.slice(1),
    asksForFace: filter.face === 'up' || face.length > 0,
  };
});

function passes(g: G, id: CardId, zone: Zone, tests: readonly Test[], scope: Scope): boolean {
  for (let at = 0; at < tests.length; at++) if (!(tests[at] as Test)(g, id, zone, scope)) return false;
  return true;
}

/** True if the filter demands a face-up card on the field. */
export function asksForFace(filter: Filter): boolean {
  return readFilter(filter).asksForFace;
}

export function fits(g: G, id: CardId, filter: Filter, scope: Scope): boolean {
  const sieve = readFilter(filter);
  const zone = supposedZone(g, id, scope);
  return sieve.piles.includes(zone as Pile) && passes(g, id, zone, sieve.tests, scope);
}

/** True if everything but the place fits. */
export function isLike(g: G, id: CardId, filter: Filter, scope: Scope): boolean {
  return passes(g, id, supposedZone(g, id, scope), readFilter(filter).tests, scope);
}

/** `normal` and `effect` depend on the card's current state; the others are printed. */
function frameWords(g: G, id: CardId): readonly string[] {
  const { frame } = defOf(g, id);
  const isEffect = isEffectMonster(g, id);
  const words: string[] = isEffect ? ['effect'] : frame === 'normal' || frame === 'effect' ? ['normal'] : [];
  if (frame !== undefined && frame !== 'normal' && frame !== 'effect') words.push(frame);
  return words;
}

/** Y-CARD-004 A quoted part of a name denotes a group of cards. */
export function isOfSeries(g: G, id: CardId, series: string): boolean {
  return kindsOf(g, id).name.includes(series) || defOf(g, id).series?.includes(series) === true;
}

function isSame(g: G, id: CardId, { as, what }: NonNullable<Filter['same']>, scope: Scope): boolean {
  const mine = kindsOf(g, id);
  return objectsOf(g, as, scope).some((each) => {
    const last = isCurrent(g, each) ? undefined : cardOf(g, each.card).last;
    const theirs = kindsOf(g, each.card);
    if (what === 'name') return theirs.name === mine.name;
    if (what === 'level') return (defOf(g, each.card).level ?? 0) === mine.level;
    return (last?.attributes ?? theirs.attributes).some((one) => mine.attributes.includes(one));
  });
}

export function inRange(g: G, value: number, range: Range, scope: Scope): boolean {
  if (range.is !== undefined && value !== amountOf(g, range.is, scope)) return false;
  if (range.min !== undefined && value < amountOf(g, range.min, scope)) return false;
  if (range.max !== undefined && value > amountOf(g, range.max, scope)) return false;
  return range.not === undefined || value !== amountOf(g, range.not, scope);
}

/** All cards that fit, in a public order: the player's own first. */
export function allFitting(g: G, filter: Filter, scope: Scope): CardId[] {
  const found: CardId[] = [];
  someFits(g, filter, scope, (id) => {
    found.push(id);
    return false;
  });
  return found;
}

/** True if one of the fitting cards is as wanted; it stops at the first. */
export function someFits(g: G, filter: Filter, scope: Scope, isWanted: (id: CardId) => boolean): boolean {
  const sieve = readFilter(filter);
  if (scope.supposed) return someSupposedFits(g, sieve, scope, scope.supposed, isWanted);
  const { piles, side, others } = sieve;
  for (let of = side ?? 0; of <= (side ?? 1); of++)
    for (let which = 0; which < piles.length; which++) {
      const pile = piles[which] as Pile;
      const cards = cardsIn(g, of === 0 ? scope.seat : 1 - scope.seat, pile);
      for (let at = 0; at < cards.length; at++) {
        const id = cards[at] as CardId;
        if (passes(g, id, pile, others, scope) && isWanted(id)) return true;
      }
    }
  return false;
}

/** The same where some cards are supposed to be in other zones. */
function someSupposedFits(
  g: G,
  { piles, tests }: Sieve,
  scope: Scope,
  supposed: NonNullable<Scope['supposed']>,
  isWanted: (id: CardId) => boolean,
): boolean {
  for (let side = 0; side < 2; side++)
    for (const pile of piles)
      for (const id of cardsIn(g, side === 0 ? scope.seat : 1 - scope.seat, pile)) {
        const zone = supposed.get(id) ?? pile;
        if ((zone === pile || piles.includes(zone as Pile)) && passes(g, id, zone, tests, scope) && isWanted(id))
          return true;
      }
  for (const [id, zone] of supposed)
    if (
      !piles.includes(cardOf(g, id).zone as Pile) &&
      piles.includes(zone as Pile) &&
      passes(g, id, zone, tests, scope) &&
      isWanted(id)
    )
      return true;
  return false;
}

/** True if at least `count` cards fit. */
export function enoughFit(g: G, filter: Filter, scope: Scope, count: number): boolean {
  let left = count;
  return left <= 0 || someFits(g, filter, scope, () => --left <= 0);
}

/** The described cards that have not changed since. */
export function meant(g: G, what: What, scope: Scope): readonly ObjectRef[] {
  if (typeof what === 'string') return objectsOf(g, what, scope).filter((each) => isCurrent(g, each));
  return allFitting(g, what, scope).map((card) => ({ card, incarnation: cardOf(g, card).incarnation }));
}
