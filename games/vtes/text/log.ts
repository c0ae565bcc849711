/** What a log tells: which events, those that belong together as one, and those that read like the sentence of an answer. */
import type { GameEvent, Seat } from '@praxis/engine';

/** A card as somebody sees it: with its face, face down with its handle alone, or somewhere unseen. */
interface Seen {
  readonly handle?: number;
  readonly def?: number;
}

/** What events tell, as far as a log asks for it. */
interface Told extends GameEvent {
  readonly seat?: Seat;
  readonly card?: Seen;
  /** How the card was known before it moved. */
  readonly was?: Seen;
  readonly by?: Seen;
  readonly minion?: Seen;
  readonly with?: Seen;
  readonly on?: readonly Seen[];
  readonly targets?: readonly Seat[];
  readonly from?: string;
  readonly zone?: string;
  readonly kind?: string;
  readonly level?: string;
  readonly played?: boolean;
  readonly byEffect?: boolean;
  readonly attached?: boolean;
  readonly change?: number;
  readonly amount?: number;
  readonly now?: number;
  /** Of joined transfers: to more cards than one, and to which the last. */
  readonly several?: boolean;
  readonly last?: Seen;
}

/** Told in the heading, by what comes next, or by what does not come. */
const SILENT: ReadonlySet<string> = new Set(['phase', 'declined', 'modified', 'action over', 'referendum over']);

/** Actions whose success shows by what they do. */
const SHOWN_BY_EFFECT: ReadonlySet<unknown> = new Set(['bleed', 'hunt', 'political', 'diablerize', 'fight']);

/** Regions in which a card lies until it is burned. */
const LAID_OUT: ReadonlySet<unknown> = new Set(['ready', 'torpor', 'incapacitated', 'in_play', 'attached']);

/** Events as one seat sees them, without what goes without saying. */
export function condensed(events: readonly GameEvent[]): readonly GameEvent[] {
  const told: Told[] = [];
  for (const event of events as readonly Told[]) {
    if (SILENT.has(event.type)) continue;
    if (event.type === 'moved' || event.type === 'left the game') forgetCounters(told, event);
    const plain = event.type === 'moved' ? ofMove(event, told) : event;
    if (plain && !follows(plain, told)) join(plain, told);
  }
  return told;
}

/** What is still on a card goes with it. */
function forgetCounters(told: Told[], { type, was }: Told): void {
  for (let last = told.at(-1); last?.type === 'counters' && last.now === 0; last = told.at(-1)) {
    if (type === 'moved' && !isSame(last.card, was)) return;
    told.pop();
  }
}

/** What a change of zone means to a reader, if it is more than handling cards. */
function ofMove({ card, was, from, zone, seat }: Told, told: Told[]): Told | undefined {
  if (from === 'hand' && zone === 'ash_heap') return { type: 'discarded', seat, card };
  if (from === 'crypt' && zone === 'uncontrolled') return { type: 'crypt card drawn', seat };
  if (!LAID_OUT.has(from) || zone !== 'ash_heap') return undefined;
  const attached = from === 'attached';
  // What is on a card is burned with it, a moment before.
  if (!attached) while (told.at(-1)?.attached === true) told.pop();
  return { type: 'destroyed', card: was, attached };
}

/** Whether an event goes without saying after those that were told. */
function follows(event: Told, told: readonly Told[]): boolean {
  const last = told.at(-1);
  switch (event.type) {
    case 'locked':
    case 'unlocked':
      return event.byEffect !== true;
    case 'action successful':
      return SHOWN_BY_EFFECT.has(event.kind);
    case 'played':
      return last?.type === 'action' && isSame(last.card, event.card);
    case 'destroyed':
      return last?.type === 'destroyed' && isSame(last.card, event.card);
    default:
      return false;
  }
}

function isSame(one: unknown, another: unknown): boolean {
  const { handle } = (one ?? {}) as Seen;
  return handle !== undefined && handle === ((another ?? {}) as Seen).handle;
}

/** Tells an event, as part of the last one if they are one thing. */
function join(event: Told, told: Told[]): void {
  const last = told.at(-1);
  const { type, seat, card, change, now } = event;
  const put = (joined: Told): void => void told.splice(-1, 1, joined);
  if (type === 'pool' && card !== undefined) {
    // The card's counters are told by the event beside this one.
    if (last?.type === 'counters' && isSame(last.card, card)) told.pop();
    joinTransfer(
      { type: Number(change) < 0 ? 'pool moved' : 'blood taken', seat, card, amount: Math.abs(Number(change)), now },
      told,
    );
  } else if (type === 'counters' && last?.type === 'pool moved' && isSame(last.last ?? last.card, card)) {
    if (Number(change) < 0) told.push(event);
  } else if (type === 'pool' && last?.type === 'bled' && last.seat === seat && last.amount === -Number(change))
    put({ ...last, now });
  else if (type === 'counters' && last?.type === 'damage' && isSame(last.card, card)) put({ ...last, now });
  else if (
    type === 'counters' &&
    last?.type === 'counters' &&
    isSame(last.card, card) &&
    Number(last.change) * Number(change) > 0
  )
    put({ ...event, change: Number(last.change) + Number(change) });
  else told.push(event);
}

/** Transfers to the same card, or to cards that the reader cannot tell apart, are one. */
function joinTransfer(event: Told, told: Told[]): void {
  const last = told.at(-1);
  const isSameKind = last?.type === event.type && last.seat === event.seat;
  const isFaceDown = (card: unknown): boolean => (card as Seen).def === undefined;
  if (!isSameKind || !(isSame(last.card, event.card) || (isFaceDown(last.card) && isFaceDown(event.card))))
    told.push(event);
  else {
    const several = last.several === true || !isSame(last.card, event.card);
    const amount = Number(last.amount) + Number(event.amount);
    told.splice(-1, 1, { ...last, amount, now: event.now, several, last: event.card });
  }
}

/** A piece of a sentence whose cards are told as the reader sees them. */
export interface Retold {
  readonly say: string;
  /** Who does it: a seat, or a minion. */
  readonly who?: Seat | Seen;
  readonly card?: Seen;
  readonly seat?: Seat;
  readonly amount?: number;
  readonly word?: string;
  /** More cards than one, none of them known. */
  readonly several?: boolean;
}

/** What each kind of action without a card is called in the sentences. */
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

/** Events that read like the answer that brought them about; undefined for all others, which have words of their own. */
export function retold(event: GameEvent): readonly Retold[] | undefined {
  const { type, seat, card, minion, amount, several } = event as Told & { seat: Seat; card?: Seen; amount?: number };
  switch (type) {
    case 'action':
      return actionTold(event as Told);
    case 'played': {
      const played: Retold = { say: 'plays', who: (minion as Seen | undefined) ?? seat, card: card as Seen };
      const level = String((event as Told).level ?? '');
      return level === '' ? [played] : [played, { say: 'at', word: level, card: card as Seen }];
    }
    case 'strike':
      return strikeTold(event as Told);
    case 'pool moved':
      return [
        { say: 'moves pool to', who: seat, card: card as Seen, amount: amount as number, several: several === true },
      ];
    case 'blood taken':
      return [
        { say: 'takes blood from', who: seat, card: card as Seen, amount: amount as number, several: several === true },
      ];
    case 'discarded':
      return [{ say: 'discards', who: seat, card: card as Seen }];
    case 'crypt card drawn':
      return [{ say: 'draws a crypt card', who: seat }];
    default:
      return undefined;
  }
}

function actionTold(event: Told): readonly Retold[] {
  const { kind, played } = event;
  const by = event.by as Seen;
  const card = event.card as Seen | undefined;
  const on = (event.on ?? []) as readonly Seen[];
  const targets = (event.targets ?? []) as readonly Seat[];
  const say = ACTIONS[String(kind)];
  const isOfCard = card !== undefined || say === undefined;
  const aimed = (seatSay: string, cardSay: string): readonly Retold[] =>
    on.length > 0 ? on.map((each) => ({ say: cardSay, card: each })) : targets.map((seat) => ({ say: seatSay, seat }));
  if (isOfCard) return [{ say: played === false ? 'uses' : 'plays', who: by, card: card ?? by }, ...aimed('on', 'on')];
  return [{ say, card: by }, ...aimed('target', kind === 'take equipment' ? 'equipment' : 'target card')];
}

function strikeTold(event: Told): readonly Retold[] {
  const card = event.card as Seen;
  const using = event.with as Seen | undefined;
  if (using !== undefined)
    return [
      { say: 'strikes', card },
      { say: 'with weapon', card: using },
    ];
  return event.kind === 'hand' ? [{ say: 'strikes', card }, { say: 'with hand' }] : [{ say: 'strikes', card }];
}
