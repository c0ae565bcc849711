/** The weight of a line in the log: whether it begins something, is a consequence, or touches the reader. */
import type { SentEvent } from '@praxis/protocol';
import type { LogLine } from '../connection/match-state.ts';
import type { SignName } from './sign.tsx';

/** Types of events by which players begin something. Their consequences are below them. */
const BEGINNINGS = new Set([
  'action',
  'activated',
  'announced',
  'attack',
  'attacks',
  'bled',
  'cast',
  'played',
  'recruited',
  'summoned',
  'triggered',
  'used',
  'used ability',
]);
/** Types of other things that a player does: what follows is not another player's act. */
const DEEDS = new Set(['benched', 'drew', 'evolved', 'placed', 'set']);
/** Players do these with their own cards, also if another one makes them: no news for anybody. */
const UNFELT = new Set(['shuffled']);
/** Types of events that are consequences; all others are lines of their own. */
const CONSEQUENCES = new Set([
  ...['agenda', 'attached', 'block attempt', 'block failed', 'blocked', 'blood', 'burned', 'combat', 'combat over'],
  ...['counters', 'damage', 'defeated', 'destroyed', 'discarded', 'exiled', 'knocked out', 'life', 'moved', 'pool'],
  ...['position', 'prestige', 'range', 'referendum result', 'revealed', 'searched', 'strike', 'terms', 'to hand'],
  ...['votes cast', 'votes gained', 'votes lost', 'coin', 'entered', 'buried', 'lp', 'edge', 'prevented', 'torpor'],
  ...['shuffled', 'healed', 'afflicted', 'to deck', 'to bottom', 'new hand', 'attack does nothing', 'took prizes'],
  ...['action successful', 'combat ends', 'unlocked', 'resolves', 'ousted', 'returned', 'equipped', 'tokens'],
  ...['destroyed by battle'],
]);
/**
 * What lasts until one of the events that end it. Meanwhile everything is below the action that led to it, cards that are
 * played, too.
 */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  combat: ['combat over', 'combat ends'],
  referendum: ['referendum result'],
};
/** Nothing lasts longer than these, or until the next action. */
const PARTS = new Set(['turn', 'phase', 'action']);
const SIGNS: Readonly<Record<string, SignName>> = {
  ...{ action: 'next', bled: 'next', activated: 'next', announced: 'next', used: 'next' },
  ...{ 'used ability': 'next', triggered: 'next' },
  ...{ played: 'hand', cast: 'hand', recruited: 'hand', summoned: 'hand' },
  ...{ attack: 'fight', attacks: 'fight', combat: 'fight', strike: 'fight', damage: 'fight' },
  ...{ burned: 'out', destroyed: 'out', defeated: 'out', 'knocked out': 'out', ousted: 'out' },
  ...{ 'referendum result': 'check', drew: 'pile', revealed: 'eye', 'block attempt': 'stop', blocked: 'stop' },
};

/** Lines of these types name the player who does it. */
export const isDeed = (type: string): boolean => BEGINNINGS.has(type) || DEEDS.has(type);

export interface LogPlace {
  readonly part: 'beginning' | 'consequence' | 'alone';
  readonly sign: SignName | undefined;
  /** It happens to the reader because of another player. */
  readonly touches: boolean;
}

/** The place of each line. `seat`: the reader's; `owned`: the reader's cards. */
export function logPlaces(
  events: readonly Pick<SentEvent, 'type' | 'of' | 'turn' | 'data' | 'cards'>[],
  seat: number | undefined,
  owned: (handle: number) => boolean,
): readonly LogPlace[] {
  let isOpen = false;
  let turn: number | undefined;
  /** The events that end what lasts. */
  let ends: readonly string[] | undefined;
  /** The acting seat, as far as the lines say. */
  let doer: unknown;
  return events.map((event) => {
    const { turn: now, cards = [] } = event;
    const { type, data } = event.of ?? event;
    if (now !== turn) [isOpen, doer] = [false, data.seat];
    if (now !== turn || PARTS.has(type)) ends = undefined;
    turn = now;
    if (isOpen) ends ??= ENDED_BY[type];
    // A discard that is told by itself ends a turn; it does not follow from the last action.
    const follows = isOpen && CONSEQUENCES.has(type) && !(type === 'discarded' && event.of !== undefined);
    const begins = BEGINNINGS.has(type);
    const part = ends !== undefined || (follows && !begins) ? 'consequence' : begins ? 'beginning' : 'alone';
    if (part !== 'consequence') isOpen = begins;
    if (ends?.includes(type)) ends = undefined;
    // An attack may name the player who is attacked; its first card is the attacker.
    const attacker = type === 'attacks' ? cards[0]?.handle : undefined;
    if (attacker !== undefined) doer = owned(attacker) ? seat : OTHER;
    else if ((begins || DEEDS.has(type)) && typeof data.seat === 'number') doer = data.who ?? data.seat;
    const named = Object.entries(data).some(([key, value]) => SEATS.has(key) && isSeat(value, seat));
    const happensTo = named || cards.some(({ handle }) => handle !== undefined && owned(handle));
    return { part, sign: SIGNS[type], touches: seat !== undefined && doer !== seat && happensTo && !UNFELT.has(type) };
  });
}

/** Longer ago nobody remembers it. */
const RECENT_LINES = 40;

/** The last thing that a player began, and what followed from it. */
export function lastDeed(lines: readonly Pick<LogLine, 'event'>[]): readonly SentEvent[] {
  const recent = lines.slice(-RECENT_LINES).map(({ event }) => event);
  const parts = logPlaces(recent, undefined, () => false).map(({ part }) => part);
  const start = parts.lastIndexOf('beginning');
  if (start < 0) return [];
  const end = parts.indexOf('alone', start);
  return recent.slice(start, end < 0 ? undefined : end);
}

/** A player who is not the reader. */
const OTHER = 'other';

/** Events refer to players under these names. */
const SEATS = new Set(['seat', 'target', 'targets', 'player', 'to', 'victim', 'defender']);

function isSeat(value: unknown, seat: number | undefined): boolean {
  return seat !== undefined && (value === seat || (Array.isArray(value) && value.includes(seat)));
}
