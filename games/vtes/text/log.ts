/**
 * The content of a log: which events, those that belong together as one, and those that read like the sentence of an
 * answer.
 */
import type { GameEvent, Seat } from '@praxis/engine';

/** A card as a seat sees it: with its face, face down with its handle alone, or somewhere unseen. */
interface Seen {
  readonly handle?: number;
  readonly def?: number;
}

/** The properties of events that a log uses. */
interface Logged extends GameEvent {
  readonly seat?: Seat | undefined;
  readonly card?: Seen | undefined;
  readonly word?: string | undefined;
  /** The card before it moved. */
  readonly was?: Seen | undefined;
  readonly by?: Seen | undefined;
  readonly minion?: Seen | undefined;
  readonly with?: Seen | undefined;
  readonly on?: readonly Seen[] | undefined;
  readonly targets?: readonly Seat[] | undefined;
  readonly from?: string | undefined;
  readonly zone?: string | undefined;
  readonly kind?: string | undefined;
  readonly level?: string | undefined;
  readonly number?: number | undefined;
  readonly round?: number | undefined;
  readonly range?: string | undefined;
  readonly played?: boolean | undefined;
  readonly byEffect?: boolean | undefined;
  readonly attached?: boolean | undefined;
  readonly change?: number | undefined;
  readonly amount?: number | undefined;
  readonly now?: number | undefined;
  /** Of joined transfers: to more cards than one, and the last of these. */
  readonly several?: boolean | undefined;
  readonly last?: Seen | undefined;
}

/** Events that the heading, the next event or its absence shows. */
const SILENT: ReadonlySet<string> = new Set(['phase', 'declined', 'modified', 'action over', 'referendum over']);

/** Actions whose success shows in their effects. */
const SHOWN_BY_EFFECT: ReadonlySet<unknown> = new Set([
  'bleed',
  'hunt',
  'equip',
  'employ',
  'recruit',
  'political',
  'diablerize',
  'fight',
]);

/** The number of events between a strike card and its strike: the card is paid for. */
const STRIKE_CARD_NEAR = 3;

/** Regions in which a card lies until it is burned. */
const LAID_OUT: ReadonlySet<unknown> = new Set(['ready', 'torpor', 'incapacitated', 'in_play', 'attached']);

/** Events as one seat sees them, without those that go without saying. */
export function condensed(events: readonly GameEvent[]): readonly GameEvent[] {
  const logged: Logged[] = [];
  for (const event of events as readonly Logged[]) {
    if (SILENT.has(event.type)) continue;
    if (event.type === 'moved' || event.type === 'left the game') forgetCounters(logged, event);
    const plain = event.type === 'moved' ? ofMove(event, logged) : event;
    if (plain && !follows(plain, logged)) join(plain, logged);
  }
  return logged.filter((event, index) => event.change !== 0 && !isDealt(event, logged, index));
}

/** The first crypt cards are dealt, not drawn. */
function isDealt({ type }: Logged, logged: readonly Logged[], index: number): boolean {
  return (
    type === 'crypt card drawn' && logged.slice(index).some((later) => later.type === 'turn' && later.number === 1)
  );
}

/** Drops the loss of counters that leave with their card. */
function forgetCounters(logged: Logged[], { type, was }: Logged): void {
  for (let last = logged.at(-1); last?.type === 'counters' && last.now === 0; last = logged.at(-1)) {
    if (type === 'moved' && !isSame(last.card, was)) return;
    logged.pop();
  }
}

/** The meaning of a change of zone to a reader, if it is more than handling cards. */
function ofMove({ card, was, from, zone, seat }: Logged, logged: Logged[]): Logged | undefined {
  if (from === 'hand' && zone === 'ash_heap') return { type: 'discarded', seat, card };
  if (from === 'crypt' && zone === 'uncontrolled') return { type: 'crypt card drawn', seat };
  if (!LAID_OUT.has(from) || zone !== 'ash_heap') return undefined;
  const attached = from === 'attached';
  // Cards on a card are burned with it, a moment before.
  if (!attached) while (logged.at(-1)?.attached === true) logged.pop();
  return { type: 'destroyed', card: was, attached };
}

/** True if an event goes without saying after the logged ones. */
function follows(event: Logged, logged: readonly Logged[]): boolean {
  const last = logged.at(-1);
  switch (event.type) {
    case 'locked':
    case 'unlocked':
      return event.byEffect !== true;
    case 'action successful':
      return SHOWN_BY_EFFECT.has(event.kind);
    case 'range':
      return last?.type === 'maneuvered' && last.range === event.range;
    case 'round':
      return event.round === 1;
    case 'combat over':
      return last?.type === 'combat ends';
    case 'strike':
      // A strike card has been played a moment before.
      return logged.slice(-STRIKE_CARD_NEAR).some(({ type, card }) => type === 'played' && isSame(card, event.with));
    case 'destroyed':
      return (last?.type === 'destroyed' || last?.type === 'second copy') && isSame(last.card, event.card);
    case 'arrived':
      return last?.type === 'second copy' && last.card?.def === event.card?.def;
    default:
      return false;
  }
}

function isSame(one: Seen | undefined, another: Seen | undefined): boolean {
  return one?.handle !== undefined && one.handle === another?.handle;
}

/** Logs an event, as part of the last one if they are one thing. */
function join(event: Logged, logged: Logged[]): void {
  if (event.type === 'pool' && event.card) joinTransfer(event, logged);
  else {
    const last = logged.at(-1);
    const joined = last && joinedWith(last, event);
    if (joined) logged.splice(-1, 1, joined);
    else logged.push(event);
  }
}

function joinedWith(last: Logged, event: Logged): Logged | undefined {
  const { type, seat, by, card, minion, level, change = 0, now } = event;
  switch (type) {
    case 'played':
      // The announcement of an action shows its card.
      return last.type === 'action' && last.played === true && last.level === undefined && isSame(last.by, minion)
        ? { ...last, card, level: level ?? '' }
        : undefined;
    case 'bled':
      return last.type === 'action' && !last.card && isSame(last.by, by) ? event : undefined;
    case 'blocked':
    case 'block failed':
      return last.type === 'block attempt' && isSame(last.by, by) ? event : undefined;
    case 'votes cast':
      return last.type === 'votes gained' && last.seat === seat && !card ? event : undefined;
    case 'crypt card drawn':
      return last.type === 'pool' && last.seat === seat ? { ...event, now: last.now } : undefined;
    case 'pool':
      return last.type === 'bled' && last.seat === seat && last.amount === -change ? { ...last, now } : undefined;
    case 'counters':
      return countersJoined(last, event);
    default:
      return undefined;
  }
}

function countersJoined(last: Logged, event: Logged): Logged | undefined {
  const { card, change = 0, now } = event;
  // The counters of a transfer are logged with the pool; if the card cannot hold them, that is logged.
  if (last.type === 'pool moved') return change > 0 && isSame(last.last, card) ? last : undefined;
  if (!isSame(last.card, card)) return undefined;
  if (last.type === 'damage') return { ...last, now };
  // The card comes into play with its life or its counters.
  if (last.type === 'attached') return last;
  if (last.type !== 'counters') return undefined;
  // Counters that a card cannot hold are lost at once; a loss is not made up for by a gain.
  const { change: before = 0 } = last;
  return before > 0 || change < 0 ? { ...event, change: before + change } : undefined;
}

/** Transfers to the same card, or to cards that the reader cannot tell apart, are one. */
function joinTransfer({ seat, card, change = 0, now }: Logged, logged: Logged[]): void {
  const type = change < 0 ? 'pool moved' : 'blood taken';
  // A card's loss to the pool is logged with the pool.
  if (logged.at(-1)?.type === 'counters' && isSame(logged.at(-1)?.card, card)) logged.pop();
  const event: Logged = { type, seat, card, amount: Math.abs(change), now, last: card };
  const last = logged.at(-1);
  const same = isSame(last?.card, card);
  const isAlike = same || (last?.card !== undefined && last.card.def === undefined && card?.def === undefined);
  if (last?.type !== type || last.seat !== seat || !isAlike) logged.push(event);
  else {
    const amount = (last.amount ?? 0) + Math.abs(change);
    logged.splice(-1, 1, { ...last, amount, now, last: card, several: last.several === true || !same });
  }
}

/** A piece of a sentence whose cards are named as the reader sees them. */
export interface Reworded {
  readonly say: string;
  /** The acting seat or minion. */
  readonly who?: Seat | Seen | undefined;
  readonly card?: Seen | undefined;
  readonly seat?: Seat | undefined;
  readonly amount?: number | undefined;
  readonly word?: string | undefined;
  /** More cards than one, none of them known. */
  readonly several?: boolean | undefined;
  /** The minion with which the seat acts: "Bruno bleeds Clara with Meaghan". */
  readonly acting?: Seen | undefined;
}

/** The sentences' words for each kind of action without a card. */
const ACTIONS: Readonly<Record<string, string>> = {
  bleed: 'bleeds',
  hunt: 'hunts',
  'leave torpor': 'leaves torpor',
  rescue: 'rescues',
  diablerize: 'diablerizes',
  'become anarch': 'becomes anarch',
  'take equipment': 'takes equipment',
  fight: 'fights',
  destroy: 'destroys',
};

/** Actions that a minion takes on itself: it is their subject, not its player. */
const OF_ITSELF: ReadonlySet<string> = new Set(['leave torpor', 'become anarch']);

/** Events that read like the answer that caused them; undefined for all others, which have words of their own. */
export function reworded(event: GameEvent): readonly Reworded[] | undefined {
  const { type, seat, card, minion, amount, several, level } = event as Logged;
  switch (type) {
    case 'action':
      return actionWords(event);
    case 'played':
      return [
        seat === undefined || !minion
          ? { say: 'plays', who: minion ?? seat, card }
          : { say: 'plays', who: seat, card, acting: minion },
        ...levelWords(card, level),
      ];
    case 'strike':
      return strikeWords(event);
    case 'pool moved':
      return [{ say: 'moves pool to', who: seat, card, amount, several }];
    case 'blood taken':
      return [{ say: 'takes blood from', who: seat, card, amount, several }];
    case 'gesture':
      return [{ say: 'shows', who: seat, word: (event as Logged).word }];
    case 'number shown':
      return [{ say: 'choosing', who: seat, amount }];
    case 'discarded':
      return [{ say: 'discards', who: seat, card }];
    case 'crypt card drawn':
      return [{ say: 'draws a crypt card', who: seat }];
    default:
      return undefined;
  }
}

/** Ways to play a card other than its levels have no words in the language. */
function levelWords(card: Seen | undefined, level = ''): readonly Reworded[] {
  return /^(?:basic|superior)\b/.test(level) ? [{ say: 'at', word: level, card }] : [];
}

function actionWords({
  kind = '',
  seat: player,
  by,
  card,
  played,
  level,
  on = [],
  targets = [],
}: Logged): readonly Reworded[] {
  const aimed = (atSeat: string, atCard: string): readonly Reworded[] =>
    on.length > 0 ? on.map((each) => ({ say: atCard, card: each })) : targets.map((seat) => ({ say: atSeat, seat }));
  const say = ACTIONS[kind];
  // A minion may use its own text.
  const own = card === undefined || isSame(card, by);
  const head: Reworded = {
    say: played ? 'plays' : 'uses',
    card: card ?? by,
    ...(player === undefined ? { who: by } : { who: player, ...(own ? {} : { acting: by }) }),
  };
  if (card || say === undefined) return [head, ...(played ? levelWords(card, level) : []), ...aimed('on', 'on')];
  const acts: Reworded =
    player === undefined || OF_ITSELF.has(kind) ? { say, card: by } : { say, who: player, acting: by };
  return [acts, ...aimed('target', kind === 'take equipment' ? 'equipment' : 'target card')];
}

function strikeWords({ card, with: using, kind }: Logged): readonly Reworded[] {
  const strikes: Reworded = { say: 'strikes', card };
  if (using && !isSame(using, card)) return [strikes, { say: 'with weapon', card: using }];
  return kind === 'hand' ? [strikes, { say: 'with hand' }] : [strikes];
}
