/**
 * The one canonical form of a definition: the keys in one order, defaults left out, alternative forms reduced to one.
 * Definitions that mean the same are then the same and can be compared.
 */
import type { Ability, CardDef } from '../language.ts';

/** The key whose word names the kind of a part; it comes first. `action` and `if` can also have parts as values. */
const KINDS: readonly string[] = ['do', 'if', 'always', 'use', 'action', 'trigger', 'combatRound'];

/** The other keys always have this order: subject, amount, selection, conditions, consequences. */
const ORDER: readonly string[] = [
  ...['id', 'name', 'as', 'kind', 'weapon'],
  // Effects, conditions and choices.
  ...[
    'stat',
    'counter',
    'discipline',
    'rank',
    'note',
    'what',
    'range',
    'nextRound',
    'who',
    'card',
    'cards',
    'player',
    'value',
  ],
  ...['number', 'allot', 'among', 'atLeast', 'except', 'named', 'from', 'to', 'with', 'strike', 'amount', 'damage'],
  ...[
    'plus',
    'minus',
    'least',
    'most',
    'count',
    'counters',
    'countersOf',
    'votesOf',
    'capacityOf',
    'chosenCapacity',
    'ifAny',
    'chosen',
    'min',
    'max',
    'repeated',
    'optional',
  ],
  // Filters.
  ...['is', 'in', 'of', 'other', 'type'],
  // Cards.
  ...['editions', 'unique', 'clan', 'group', 'capacity', 'advanced', 'sect', 'title', 'titled', 'titleOf', 'types'],
  ...[
    'disciplines',
    'traits',
    'trait',
    'requires',
    'oneOnMinion',
    'oneForPlayer',
    'removedAfterPlay',
    'takenBack',
    'burnOption',
    'trifle',
    'outOfTurn',
    'level',
    'cost',
    'action',
    'stealth',
    'hunt',
    'target',
  ],
  ...[
    'replace',
    'gives',
    'capacityBonus',
    'becomes',
    'life',
    'superiorLife',
    'strength',
    'superiorStrength',
    'bleed',
    'votes',
    'titledVotes',
  ],
  // More of filters.
  ...[
    'chosenClan',
    'canHold',
    'age',
    'capacityMin',
    'capacityMax',
    'locked',
    'bloodMin',
    'bleedMin',
    'poolMax',
    'damageMax',
    'facing',
    'voted',
    'votedAgainst',
    'onMinion',
    'strikeCard',
    'costsBlood',
    'fighting',
    'facesAggravated',
    'blocking',
    'acting',
  ],
  ...[
    'sameCircle',
    'sameName',
    'noted',
    'notBearer',
    'on',
    'bears',
    'bearsTrait',
    'asksFor',
    'targeted',
    'inTerms',
    'equipping',
    'full',
    'sameClan',
    'youngerThan',
    'entered',
    'controllerPool',
    'oldest',
    'effect',
  ],
  ...[
    'burnedOfAnother',
    'committedDiablerie',
    'diablerist',
    'remembered',
    'ableToBlock',
    'ableToDiablerize',
    'capacityBelow',
    'belowStart',
    'playedDiscipline',
    'anybodys',
    'any',
    'not',
  ],
  // Costs, in the order in which they are said, and strikes.
  ...[
    'lock',
    'pool',
    'blood',
    'x',
    'transfers',
    'conviction',
    'masterAction',
    'discardAction',
    'edge',
    'poolEach',
    'poolCostOf',
    'discard',
    'discardAtRandom',
    'burnThis',
    'ranged',
    'first',
  ],
  ...['aggravated', 'strengthBased', 'unpreventable', 'undodgeable', 'orMelee', 'also', 'evenDodged', 'maneuver'],
  // Small words of effects.
  ...[
    'until',
    'while',
    'limited',
    'unneeded',
    'eachRound',
    'orBlood',
    'orCards',
    'must',
    'upToStart',
    'shown',
    'under',
    'superior',
  ],
  ...[
    'remembers',
    'pays',
    'less',
    'half',
    'players',
    'offspring',
    'theirChoice',
    'undirected',
    'instead',
    'orLess',
    'upTo',
    'chosenCount',
    'twice',
    'uncontested',
    'kept',
    'only',
    'keeps',
    'reversed',
    'notAgain',
    'ofAll',
    'putBack',
    'atRandom',
    'anyAction',
    'unlimited',
    'cancelFor',
    'costNotPaid',
    'inTurn',
    'firm',
    'side',
    'filter',
    'places',
  ],
  ...['usable', 'payable', 'against', 'combat', 'for', 'kinds'],
  // Ways to play and to use a card.
  ...[
    'inTorpor',
    'lockedToo',
    'inCombat',
    'withoutAction',
    'outOfTurn',
    'by',
    'byLocked',
    'user',
    'turn',
    'when',
    'if',
    'conditions',
    'mandatory',
    'once',
  ],
  ...['onceFor', 'choose', 'during', 'effects', 'then', 'else'],
  ...['paidWithEffects', 'modes', 'abilities', 'mergedTitle', 'mergedTitleOf', 'mergedAbilities', 'variants'],
];
const PLACES: ReadonlyMap<string, number> = new Map(ORDER.map((key, index) => [key, index]));

/** The values that apply when a key is left out. */
const DEFAULTS: Readonly<Record<string, readonly unknown[]>> = {
  by: ['controller'],
  turn: ['any'],
  optional: [false],
  burnOption: [false],
  trifle: [false],
  outOfTurn: [false],
  advanced: [false],
};

type Part = Readonly<Record<string, unknown>>;

export function canonical(def: CardDef): CardDef {
  const { variants, ...rest } = inOneForm(def);
  const ordered = part(rest as unknown as Part) as unknown as CardDef;
  if (variants === undefined) return ordered;
  const editions = Object.keys(variants).sort();
  const each = editions.map((edition) => [edition, part(variants[edition] as Part)] as const);
  return { ...ordered, variants: Object.fromEntries(each) };
}

/** Brings the parts of a card that can be written in two ways into one form. */
function inOneForm(def: CardDef): CardDef {
  const { unique, bleed, strength, abilities, ...rest } = def;
  const isCrypt = def.kind !== 'library';
  // "+1 bleed" on a vampire is added to every vampire's bleed; an ally has a bleed of its own.
  const added: Ability[] = isCrypt
    ? (['bleed', 'strength'] as const).flatMap((stat) => {
        const amount = (def[stat] ?? 1) - 1;
        return amount === 0 ? [] : [{ always: 'modify', stat, amount }];
      })
    : [];
  const all = [...added, ...(abilities ?? [])];
  return {
    ...rest,
    // A vampire is unique unless it says otherwise, any other card is not.
    ...(unique === undefined || (unique === false && !isCrypt) ? {} : { unique }),
    ...(isCrypt || bleed === undefined ? {} : { bleed }),
    ...(isCrypt || strength === undefined ? {} : { strength }),
    ...(all.length === 0 ? {} : { abilities: all }),
  };
}

function part(given: Part): Part {
  const kind = KINDS.find((key) => typeof given[key] === 'string');
  const place = (key: string): number => (key === kind ? -1 : (PLACES.get(key) ?? ORDER.length));
  const keys = Object.keys(given)
    .filter((key) => !isDefault(key, given[key]) && !(key === 'level' && given.level === given[kind ?? '']))
    .sort((one, other) => place(one) - place(other));
  return Object.fromEntries(keys.map((key) => [key, key === 'disciplines' ? sorted(given[key]) : value(given[key])]));
}

/** An empty list says nothing, but for two: a mode without steps is never played, and effects are always there. */
function isDefault(key: string, given: unknown): boolean {
  if (given === undefined || DEFAULTS[key]?.includes(given) === true) return true;
  // An action card takes an action of its own unless it says which.
  if (key === 'action' && JSON.stringify(given) === '{"kind":"effect"}') return true;
  return Array.isArray(given) && given.length === 0 && key !== 'when' && key !== 'effects';
}

function value(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(value);
  if (typeof given !== 'object' || given === null) return given;
  const object = part(given as Part);
  const [key] = Object.keys(object);
  // A sum or a choice of one is that one.
  if (Object.keys(object).length === 1 && (key === 'plus' || key === 'any')) {
    const [only, ...more] = object[key] as readonly unknown[];
    if (more.length === 0) return only;
  }
  return object;
}

/** The Disciplines of a vampire in the order of the alphabet; those of a mode in the order in which they are printed. */
function sorted(disciplines: unknown): unknown {
  if (Array.isArray(disciplines)) return disciplines;
  const levels = disciplines as Readonly<Record<string, number>>;
  return Object.fromEntries(
    Object.keys(levels)
      .sort()
      .map((code) => [code, levels[code]]),
  );
}
