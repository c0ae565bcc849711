/** The occasions for sounds: found by comparing the page's knowledge before and after, without knowing any game. */
import type { View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import type { MatchState } from '../connection/match-state.ts';
import type { Moment } from '../table/moments.ts';

export const SOUNDS = [
  ...(['your move', 'card', 'time', 'over', 'won', 'lost'] as const),
  ...(['fall', 'rise', 'clash', 'hit', 'gain', 'stop', 'vote', 'coin', 'shuffle'] as const),
] as const;
export type Sound = (typeof SOUNDS)[number];

const HAND = 'hand';

type Known = Pick<MatchState, 'n' | 'view' | 'decisions' | 'news'>;

/**
 * The sounds of an update: of its events, and of a question to the viewer. The past is silent: neither the first view
 * nor a whole view after an absence makes a sound.
 */
export function soundsOf(before: Known, after: Known, moment?: Moment): readonly Sound[] {
  if (!before.view || !after.view || after.n === before.n) return [];
  const happened =
    moment?.kind ?? soundOfEvents(after.news) ?? (cardCame(before.view, after.view) ? 'card' : undefined);
  const isAsked = after.decisions.length > 0 && before.decisions.length === 0 && !after.view.result;
  return [...(happened === undefined ? [] : [happened]), ...(isAsked ? (['your move'] as const) : [])];
}

/** The sounds by types of events, in all games; the loudest first. Incoming cards sound without an event. */
const EVENT_SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ['hit', ['damage', 'bled', 'destroyed', 'destroyed by battle', 'burned', 'burned by damage', 'torpor', 'defeated']],
  ['hit', ['mortal defeated', 'sacrificed', 'knocked out', 'afflicted', 'title lost', 'contest decided']],
  ['clash', ['combat', 'attack', 'attacks', 'announced', 'strike', 'blood hunt']],
  ['stop', ['blocked', 'blocks', 'block failed', 'prevented', 'countered', 'negated', 'attack negated', 'fizzled']],
  ['stop', ['cancelled', 'summon negated', 'attack does nothing', 'refused', 'intel failed', 'regenerated']],
  [
    'gain',
    ['healed', 'recovered', 'victory point', 'edge', 'took prizes', 'agenda', 'claims', 'title gained', 'title won'],
  ],
  ['vote', ['votes cast', 'votes gained', 'voted', 'referendum', 'referendum result', 'conflict']],
  ['coin', ['coin', 'coin winner', 'won the flip', 'first player', 'decides who starts']],
  ['shuffle', ['shuffled', 'city shuffled', 'mulligan', 'new hand']],
  [
    'card',
    ['drew', 'attached', 'equipped', 'evolved', 'promoted', 'switched', 'set', 'flipped', 'position', 'put down'],
  ],
];
/** Events of numbers that rise or fall. */
const NUMBERS: ReadonlySet<string> = new Set(['life', 'pool', 'prestige', 'blood', 'counters']);

function soundOfEvents(events: readonly SentEvent[]): Sound | undefined {
  const heard = new Set(events.flatMap((event) => soundOfEvent(event) ?? []));
  return EVENT_SOUNDS.find(([sound]) => heard.has(sound))?.[0];
}

/** Pool that a player moves to a card is no blow. */
function soundOfEvent({ type, data }: SentEvent): Sound | undefined {
  if (NUMBERS.has(type) && typeof data.change === 'number' && data.change !== 0) {
    if (type === 'pool' && data.card !== undefined) return 'card';
    if (type === 'counters') return 'card';
    return data.change > 0 ? 'gain' : 'hit';
  }
  return EVENT_SOUNDS.find(([, types]) => types.includes(type))?.[0];
}

/** True if a newly visible card lies open, or the viewer has played one from hand. */
function cardCame(before: View, after: View): boolean {
  const heldBefore = handOf(before);
  const held = handOf(after);
  return Object.values(after.cards).some(({ handle, def }) => {
    if (def === undefined || held.has(handle)) return false;
    return heldBefore.has(handle) || before.cards[handle]?.def === undefined;
  });
}

function handOf({ viewer, seats }: View): ReadonlySet<number> {
  const hand = typeof viewer === 'number' ? seats[viewer]?.zones[HAND] : undefined;
  return new Set(Array.isArray(hand) ? (hand as readonly number[]) : []);
}

/** The times at which a running clock makes a sound, in milliseconds before its end. */
const WARNED_AT_MS = [30_000, 10_000] as const;

/** The time until the next warning sound of the viewer's clock; undefined if there is none. */
export function nextWarning({ clocks, view }: Pick<MatchState, 'clocks' | 'view'>): number | undefined {
  const own = clocks.find(({ seat, running, dueMs }) => seat === view?.viewer && running && dueMs === undefined);
  if (!own) return undefined;
  const next = WARNED_AT_MS.find((ms) => ms < own.leftMs);
  return next === undefined ? undefined : own.leftMs - next;
}
