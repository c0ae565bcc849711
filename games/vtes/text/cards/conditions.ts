/** Conditions, steps and costs in words. */

import { fill, type Slots } from '@praxis/kit/language/template.ts';
import { COMBAT, REFERENDUM, ROUND, WHOLE_ACTION, WHOLE_COMBAT } from '../../cards/language/times.ts';
import type { Condition, Cost, LibraryType } from '../../cards/language.ts';
import { ACTION_STEPS, type Step } from '../../rules/state/steps.ts';
import { value } from './amounts.ts';
import { nounPhrase, predicate } from './nouns.ts';
import { type Discipline, PHASES, type Phase, type Timing } from './phrases.ts';
import { listed } from './sentences.ts';
import { type asPhrase, fixed, type Telling } from './telling.ts';

/** "the action is a bleed" */
export function clauseOf(telling: Telling, condition: Condition): string {
  if (condition.if === 'any of')
    return listed(
      telling.phrases,
      condition.conditions.map((each) => clauseOf(telling, each)),
      'or',
      'conditions',
    );
  return fill(telling.phrases, telling.phrases.conditions[condition.if].clause, slotsOf(telling, condition));
}

/** "during a bleed", or "if the acting minion is a vampire" */
export function sceneOf(telling: Telling, condition: Condition): string {
  const { conditions, structures } = telling.phrases;
  const { scene } = conditions[condition.if];
  if (scene !== undefined) return fill(telling.phrases, scene, slotsOf(telling, condition));
  return fill(telling.phrases, structures.ifScene, { clause: clauseOf(telling, condition) });
}

function slotsOf(telling: Telling, condition: Condition): Slots {
  switch (condition.if) {
    case 'matches': {
      const card = telling.ref(condition.card);
      return { card, predicate: predicate(telling, condition.filter, card, telling.tokens(condition.card)) };
    }
    case 'none':
    case 'exists':
      return { cards: telling.cards(condition.filter, condition.if === 'none' ? 'bare' : 'a') };
    case 'chosen player':
      return { who: telling.seat(condition.who ?? 'you') };
    case 'not new':
      return { card: telling.ref(condition.card) };
    case 'phase':
    case 'other phase':
      return { phase: telling.phrases.steps[condition.phase] };
    case 'blocker fought':
    case 'blood hunt on':
    case 'called by':
      return { cards: telling.cards(condition.filter, 'a') };
    case 'meets requirements':
      return { who: telling.self, card: telling.ref(condition.card) };
    case 'bleeds':
      return { whom: telling.seat(condition.whom), ...(condition.by ? { by: telling.ref(condition.by) } : {}) };
    case 'hand strike damage at least':
      return { who: telling.self, amount: String(condition.amount) };
    case 'bled':
      return { whom: telling.seat(condition.whom) };
    case 'controls more':
      return {
        who: telling.seat(condition.of),
        cards: telling.cards(condition.filter, 'bare', 'many'),
        than: telling.seat(condition.than),
      };
    case 'bled you for at least':
      return { amount: String(condition.amount) };
    case 'was unlocked':
    case 'counters for all':
    case 'no counters':
    case 'below starting life':
      return { card: telling.ref(condition.card) };
    case 'fewer':
      return {
        cards: telling.cards(condition.filter, 'bare', 'many'),
        others: telling.cards(condition.than, 'bare', 'many'),
      };
    case 'not struck before':
    case 'struck this round':
      return { card: telling.me };
    case 'damaged opposing':
      return { card: telling.me, amount: String(condition.amount) };
    case 'left': {
      // "No longer ready" and a fight say already that it was ready; retainers never are.
      const saysReady = condition.filter?.is === 'minion' && condition.how !== undefined && !condition.against;
      return {
        cards: condition.filter
          ? telling.cards({ ...condition.filter, in: saysReady ? 'ready' : 'anywhere' }, 'a')
          : telling.me,
        how: telling.phrases.howLeft[condition.how ?? 'left'],
        ...(condition.against ? { against: telling.cards({ ...condition.against, in: 'anywhere' }, 'a') } : {}),
        ...(condition.contractFor ? { contract: telling.cards(condition.contractFor, 'a') } : {}),
      };
    }
    case 'less':
      return { amount: value(telling, condition.amount), than: value(telling, condition.than) };
    case 'odd':
      return { amount: value(telling, condition.amount) };
    case 'Disciplines used':
    case 'counters at least':
    case 'counters at most':
      return { card: telling.ref(condition.card), amount: String(condition.amount) };
    case 'edge':
    case 'no edge':
      return { who: telling.seat(condition.of) };
    case 'pool at most':
    case 'victory points at least':
      return { who: telling.seat(condition.of), amount: String(condition.amount) };
    case 'count at least':
      return { amount: String(condition.amount), cards: telling.cards(condition.filter, 'bare', 'many') };
    case 'library at least':
    case 'players at least':
      return { amount: String(condition.amount) };
    case 'combat between':
      return {
        yours: telling.cards({ ...condition.yours, of: 'you' }, 'a'),
        other: telling.cards({ ...condition.other, other: true }, 'a'),
      };
    case 'played card':
      return playedSlots(telling, condition);
    case 'action requires':
      return { discipline: telling.phrases.disciplines[condition.discipline as Discipline] };
    case 'not played in action':
      return { name: telling.cardName(condition.name), ...(condition.by ? { who: telling.self } : {}) };
    case 'action kind':
    case 'other action kind':
      return {
        kinds: listed(
          telling.phrases,
          condition.kinds.map((kind) => telling.phrases.actionKinds[kind]),
          'or',
        ),
      };
    case 'action asks for':
      return { cards: telling.cards({ is: 'minion', sect: condition.sect }, 'a') };
    case 'did not block':
      return { card: telling.ref(condition.card) };
    case 'acting':
      return { who: condition.card ? telling.ref(condition.card) : telling.self };
    case 'blocking':
    case 'not blocking':
    case 'not voting for':
    case 'combat after its block':
    case 'combat after being blocked':
    case 'can block':
    case 'about to fight':
    case 'being blocked':
    case 'called by self':
    case 'would be burned':
    case 'hand or weapon strike':
    case 'inflicted more damage':
    case 'abstained':
    case 'became Anarch':
      return { who: telling.self };
    default:
      return {};
  }
}

export function playedSlots(telling: Telling, condition: Extract<Condition, { if: 'played card' }>): Slots {
  const { type, trait, requires, strike, restricts, inTurn, name, by, on, onCards } = condition;
  const { phrases } = telling;
  const noun = strike
    ? phrases.nouns['strike card']
    : type === undefined
      ? phrases.nouns.card
      : type === 'minion card'
        ? phrases.nouns['minion card']
        : phrases.types[type as LibraryType];
  const special = restricts ? phrases.restrictingCard : inTurn ? phrases.masterInTurn : undefined;
  const what =
    special !== undefined
      ? fixed({ noun: special, article: 'a' })
      : trait === undefined && requires === undefined
        ? fixed({ noun, article: 'a' })
        : phraseMention(() => nounPhrase(telling, { is: 'card', ...withoutNothing({ trait, requires }) }, 'a', 'one'));
  return {
    what: name === undefined ? what : telling.cardName(name),
    ...(by ? { by: fill(phrases, phrases.playedBy[by], { who: telling.self }) } : {}),
    ...(on ? { card: telling.ref(on) } : {}),
    ...(onCards ? { card: telling.cards(onCards, 'a') } : {}),
  };
}

function withoutNothing({ trait, requires }: { trait: string | undefined; requires: string | undefined }) {
  return { ...(trait === undefined ? {} : { trait }), ...(requires === undefined ? {} : { requires }) };
}

function phraseMention(make: () => ReturnType<typeof asPhrase>) {
  return { peek: make, say: make };
}

// When.

const SETS: readonly (readonly [Timing, readonly Step[]])[] = [
  ['any phase', PHASES],
  ['action', ACTION_STEPS],
  ['whole action', WHOLE_ACTION],
  ['whole action', ['announce', ...ACTION_STEPS]],
  ['referendum', REFERENDUM],
  ['round', ROUND],
  ['combat', COMBAT],
  ['combat', WHOLE_COMBAT],
  ['action or referendum', [...ACTION_STEPS, ...REFERENDUM]],
  ['minion phase or action', ['minion', ...WHOLE_ACTION, 'after resolution']],
];

/** Steps that need no word because a condition says them. */
const SAID_BY: Readonly<Partial<Record<Condition['if'], readonly Step[]>>> = {
  'action successful': ['after resolution'],
  'action blocked': ['after resolution'],
  'hunt successful': ['after resolution'],
  'referendum passed': ['after resolution'],
  'played card': ['as played'],
  'would be burned': ['burning'],
  'opposing goes to torpor': ['damage'],
  'damage to prevent': ['damage'],
  'bleed would succeed': ['before resolution'],
  'hand or weapon strike': ['strike resolution'],
  'combat about to end': ['end of round'],
  'gun struck before': ['strike resolution'],
  'being blocked': ['block attempt', 'before resolution'],
  'about to fight': ['before resolution'],
  'can block': ['before block', 'block attempt'],
  'bled you for at least': ['after resolution'],
};

/** What the action is: said as a condition where the time is another one, such as that after the action. */
const ABOUT_THE_ACTION: ReadonlySet<Condition['if']> = new Set([
  'action kind',
  'other action kind',
  'directed',
  'undirected',
  'political action',
  'hunt successful',
]);

/** Steps that need no word because the effect belongs to them. */
const SAID_BY_EFFECT: Readonly<Record<string, Step>> = {
  maneuver: 'range',
  press: 'press',
  prevent: 'damage',
  strike: 'strike',
};

/** The scene that is set before the instructions: the parts that go first, and those that follow the conditions. */
export function scenesOf(
  telling: Telling,
  when: readonly Step[] | undefined,
  conditions: readonly Condition[] = [],
  {
    turn,
    effects = [],
    hasTime = conditions.some((each) => each.if === 'action successful' || each.if === 'action blocked'),
  }: {
    readonly turn?: 'own' | 'other' | 'any' | undefined;
    readonly effects?: readonly { readonly do: string }[];
    /** Something else has said at which time of the action it is. */
    readonly hasTime?: boolean;
  } = {},
): string[] {
  const { phrases } = telling;
  const implied = new Set<Step>([
    ...conditions.flatMap((each) => SAID_BY[each.if] ?? []),
    ...effects.flatMap((each) => SAID_BY_EFFECT[each.do] ?? []),
  ]);
  const steps = (when ?? []).filter((step) => !implied.has(step));
  // A political action and its referendum are one scene.
  const political = conditions.find((each) => each.if === 'political action');
  const inReferendum =
    political !== undefined && steps.length > 0 && steps.every((step) => step === 'terms' || step === 'polling');
  const rest = inReferendum ? conditions.filter((each) => each !== political) : conditions;
  const timing = inReferendum ? phrases.timings['political referendum'] : timingOf(telling, steps, turn, rest);
  const isPhase = steps.length > 0 && steps.every((step) => (PHASES as readonly string[]).includes(step));
  const isScene = (each: Condition): boolean =>
    phrases.conditions[each.if].scene !== undefined && !(hasTime && ABOUT_THE_ACTION.has(each.if));
  const bleeds = rest.some((each) => each.if === 'acting') && rest.some((each) => each.if === 'bleeding');
  const scenes = rest.filter(isScene).filter((each) => !(bleeds && (each.if === 'acting' || each.if === 'bleeding')));
  const set = [
    ...(bleeds ? [fill(phrases, phrases.ownBleed, { who: telling.self })] : []),
    ...scenes.map((each) => sceneOf(telling, each)),
  ];
  const ifs = conjoined(
    telling,
    rest.filter((each) => !isScene(each)),
  );
  return (isPhase || inReferendum ? [timing, ...set, ifs] : [...set, timing, ifs]).filter(Boolean);
}

function conjoined(telling: Telling, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return '';
  return fill(telling.phrases, telling.phrases.structures.ifScene, { clause: clausesOf(telling, conditions) });
}

export function clausesOf(telling: Telling, conditions: readonly Condition[]): string {
  return listed(
    telling.phrases,
    conditions.map((each) => clauseOf(telling, each)),
    'and',
    'conditions',
  );
}

/** Conditions while something lasts: scenes as they are, clauses in a template. */
export function scenesAndClauses(telling: Telling, conditions: readonly Condition[], template: string): string {
  const isScene = (each: Condition): boolean => telling.phrases.conditions[each.if].scene !== undefined;
  const scenes = conditions.filter(isScene).map((each) => sceneOf(telling, each));
  const clauses = conditions.filter((each) => !isScene(each));
  return [
    ...scenes,
    ...(clauses.length > 0 ? [fill(telling.phrases, template, { clause: clausesOf(telling, clauses) })] : []),
  ].join(', ');
}

function timingOf(
  telling: Telling,
  steps: readonly Step[],
  turn: 'own' | 'other' | 'any' | undefined,
  conditions: readonly Condition[],
): string {
  const { phrases } = telling;
  if (steps.length === 0) return '';
  const own = turn === 'own';
  const [only, another] = steps;
  if (only !== undefined && another === undefined && own && (PHASES as readonly string[]).includes(only))
    return phrases[telling.userIsYou ? 'ownPhases' : 'theirPhases'][only as Phase];
  if (only === 'minion' && another === undefined && turn === 'any') return phrases.always['any minion phase'];
  const all = PHASES.every((phase) => steps.includes(phase)) && steps.includes('announce');
  const set = all
    ? steps.includes('before range')
      ? 'any time'
      : 'outside combat'
    : SETS.find(([, all]) => all.length === steps.length && all.every((step) => steps.includes(step)))?.[0];
  // Conditions about the action say already that there is one.
  if (
    (set === 'action' || set === 'whole action') &&
    conditions.some((each) => telling.phrases.conditions[each.if].scene !== undefined)
  )
    return '';
  const worded =
    set === undefined
      ? listed(
          phrases,
          steps.map((step) => phrases.steps[step]),
          'or',
        )
      : phrases.timings[set];
  if (set === 'minion phase or action' && turn === 'any') return phrases.always['any minion phase'];
  if (set === 'minion phase or action' && turn === 'other') return phrases.always['minion phase of another'];
  if (own && (set === 'any time' || set === 'outside combat')) return `${worded} ${phrases.ownTurn}`.trim();
  return turn === 'other' ? `${worded} ${phrases.otherTurns}`.trim() : worded;
}

// Costs.

/** A cost, as infinitives: "lock this card and discard a card". */
export function costInstructions(telling: Telling, cost: Cost): string[] {
  const { costs, ownCosts } = telling.phrases;
  return (Object.keys(cost) as (keyof Cost)[]).flatMap((key) => {
    if (key === 'x') return [];
    if (key === 'poolEach')
      return fill(telling.phrases, telling.phrases.always['pool each'], {
        cards: telling.cards(cost.poolEach ?? {}, 'each'),
      });
    const amount = cost[key] === 'X' ? xOf(cost) : cost[key];
    // A minion pays with itself without being named again.
    const own = telling.isMinion && telling.byMinion && key in ownCosts;
    const slots: Slots = {
      amount: String(amount),
      card: key === 'poolCostOf' ? telling.ref(cost.poolCostOf ?? 'this') : telling.me,
      name: telling.cardName(telling.def.name),
    };
    return fill(
      telling.phrases,
      own ? ownCosts[key as keyof typeof ownCosts] : costs[key],
      key === 'discard' ? { ...slots, cards: telling.cards(cost.discard ?? {}, 'a') } : slots,
    );
  });
}

/** A card's cost, as a noun: "2 blood". */
export function priceOf(telling: Telling, cost: Cost): string {
  const { pool, blood, conviction } = cost;
  const { prices } = telling.phrases;
  const price = (template: string, amount: unknown): string =>
    fill(telling.phrases, template, { amount: amount === 'X' ? xOf(cost) : String(amount) });
  return listed(
    telling.phrases,
    [
      ...(pool === undefined ? [] : [price(prices.pool, pool)]),
      ...(blood === undefined
        ? []
        : [blood === 'copies' || blood === 'capacity' ? prices[blood] : price(prices.blood, blood)]),
      ...(conviction === undefined ? [] : [price(prices.conviction, conviction)]),
      ...(cost.edge ? [prices.edge] : []),
    ],
    'and',
  );
}

/** "X", or "X (1–3)" where the cost limits it. */
function xOf({ x }: Cost): string {
  return x ? `X (${x.min}–${x.max})` : 'X';
}
