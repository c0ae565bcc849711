/** One audience's view of a match: one update after another, made once for all of its members. */
import type { CardView, View } from '@praxis/engine';
import { ANYTIME_ACTION, pathOf } from '@praxis/engine';
import { copied, differenceOf, type Patch, patchedInPlace } from '@praxis/protocol/patch.ts';
import type { Choice, SentClock, SentDecision, SentTable, Update } from '@praxis/protocol/update.ts';
import type { OpenQuestion } from '../match/open-questions.ts';
import { questionTo } from '../match/questions.ts';
import type { Room } from '../match/room.ts';
import type { Downtime } from '../match/timekeeping.ts';
import { type Asking, besideChoices, choicesBehind, sentDecision } from './choices.ts';
import { logSoFar, type Reader, sentEvents, wordingFor } from './sent-events.ts';
import { SentFaces } from './sent-faces.ts';
import { sentClocks, sentTable } from './sent-table.ts';
import { sentView } from './sent-view.ts';

/** A recipient of updates as texts. */
export interface Watcher {
  send(text: string): void;
}

/** The number of updates kept for clients that come back after a moment. */
const KEPT_MAX = 64;
/** How many lines of the log a new viewer is sent. */
const LINES_MAX = 400;

interface Shown {
  readonly view: View;
  readonly storyLength: number;
  readonly takebacks: number;
  /** The key of the shown decision within this process. */
  readonly key: number | undefined;
  readonly decisions: readonly SentDecision[];
  readonly beside: readonly Choice[];
  readonly clocks: readonly SentClock[];
  readonly table: SentTable;
}

export class Feed {
  readonly reader: Reader;
  /** When the last viewer stopped watching. */
  leftAt = 0;
  readonly #room: Room;
  readonly #watchers = new Set<Watcher>();
  #kept: { readonly n: number; readonly text: string }[] = [];
  #n: number;
  readonly #faces: SentFaces;
  #shown: Shown | undefined;

  /** Updates are counted from a number of the feed's own, so that none is taken for one of another process. */
  constructor(room: Room, reader: Reader, from: number) {
    this.#room = room;
    this.reader = reader;
    this.#n = from;
    const { hosting, match } = room.live;
    this.#faces = new SentFaces(hosting, match.setup, reader.language);
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** The key of the decision that the audience has been shown. */
  get key(): number | undefined {
    return this.#shown?.key;
  }

  /** Sends the updates since `after`, or everything; nothing if nothing may be shown yet. */
  join(watcher: Watcher, after: number | undefined, now: number, downtimes: readonly Downtime[]): void {
    this.#watchers.add(watcher);
    if (!this.#shown) return;
    const missing = after === undefined ? undefined : this.#kept.filter(({ n }) => n > after);
    const first = missing?.[0]?.n ?? this.#n + 1;
    if (after !== undefined && first === after + 1) for (const { text } of missing ?? []) watcher.send(text);
    else {
      const { viewer } = this.reader;
      watcher.send(this.#whole(sentClocks(this.#room, viewer === 'spectator' ? undefined : viewer, now, downtimes)));
    }
  }

  leave(watcher: Watcher, now: number): void {
    this.#watchers.delete(watcher);
    this.leftAt = now;
  }

  /** Earlier updates are no longer true: everything is shown again, and none of them is kept. */
  restart(): void {
    this.#shown = undefined;
    this.#kept = [];
  }

  /** Shows the current state. */
  advance(now: number, downtimes: readonly Downtime[]): void {
    const before = this.#shown;
    const after = this.#look(now, downtimes);
    if (!before || after.takebacks !== before.takebacks) {
      this.#begin(after, before);
      return;
    }
    const { live } = this.#room;
    const patch = differenceOf(before.view, after.view);
    // If the wording fails, nothing counts as shown, and all of it is shown the next time.
    const events = sentEvents(
      live.hosting,
      live.match,
      this.reader,
      live.story.since(before.storyLength).slice(0, after.storyLength - before.storyLength),
    );
    // Only new parts have to be copied.
    this.#shown = { ...after, view: patch ? (patchedInPlace(before.view, copied(patch)) as View) : before.view };
    const faces = this.#faces.new(patch && changedCards(this.#shown.view, patch), events, after.decisions);
    const changes: Partial<Update> = {
      ...(faces ? { faces } : {}),
      ...(patch ? { patch } : {}),
      ...(isSame(before.decisions, after.decisions) ? {} : { decisions: after.decisions }),
      ...(isSame(before.beside, after.beside) ? {} : { beside: after.beside }),
      ...(isSame(withoutTime(before.clocks), withoutTime(after.clocks)) ? {} : { clocks: after.clocks }),
      ...(isSame(before.table, after.table) ? {} : { table: after.table }),
    };
    if (events.length === 0 && Object.keys(changes).length === 0) return;
    this.#next({ events, ...changes });
  }

  /** Shows everything there is, as if for the first time. */
  #begin(after: Shown, before: Shown | undefined): void {
    this.#shown = { ...after, view: snapshot(after.view) };
    let text: string;
    try {
      this.#n++;
      text = this.#whole(after.clocks);
    } catch (error) {
      this.#n--;
      this.#shown = before;
      throw error;
    }
    this.#kept = [];
    this.#sendAll(text);
  }

  /** The seat has answered, and the consequences are still hidden: only the question disappears. */
  clear(): void {
    if (!this.#shown || this.#shown.decisions.length === 0) return;
    this.#shown = { ...this.#shown, key: undefined, decisions: [] };
    this.#next({ events: [], decisions: [] });
  }

  #next(rest: Pick<Update, 'events'> & Partial<Update>): void {
    this.#n++;
    const update: Update = { t: 'update', match: this.#room.id, n: this.#n, ...rest };
    const text = JSON.stringify(update);
    this.#kept.push({ n: this.#n, text });
    if (this.#kept.length > KEPT_MAX) this.#kept.shift();
    this.#sendAll(text);
  }

  #sendAll(text: string): void {
    for (const watcher of this.#watchers) watcher.send(text);
  }

  /** All that has been shown, as one update. */
  #whole(clocks: readonly SentClock[]): string {
    const { view, storyLength, decisions, beside, table } = this.#shown as Shown;
    const { live, id } = this.#room;
    const story = live.story.since(0).slice(0, storyLength);
    const events = logSoFar(live.hosting, live.match, this.reader, story, LINES_MAX);
    this.#faces.new(view, events, decisions);
    const rest = { faces: this.#faces.all, decisions, beside, clocks, table };
    const update: Update = { t: 'update', match: id, n: this.#n, view, events, eventCount: story.length, ...rest };
    return JSON.stringify(update);
  }

  #look(now: number, downtimes: readonly Downtime[]): Shown {
    const { live } = this.#room;
    const { viewer, language } = this.reader;
    const seat = viewer === 'spectator' ? undefined : viewer;
    // A seat that is asked before its turn sees the position in which the question would come.
    const { match } = (seat === undefined ? undefined : questionTo(this.#room, seat)) ?? live;
    return {
      view: sentView(match.view(viewer), language),
      storyLength: live.story.length,
      takebacks: live.openQuestions.takebacks,
      ...this.#asked(seat),
      beside: this.#beside(seat),
      clocks: sentClocks(this.#room, seat, now, downtimes),
      table: sentTable(this.#room, seat, language),
    };
  }

  #asked(seat: number | undefined): Pick<Shown, 'key' | 'decisions'> {
    const question = seat === undefined ? undefined : questionTo(this.#room, seat);
    if (!question) return { key: undefined, decisions: [] };
    const { key, decision, number } = question;
    // As long as it is the same question it has its answers, and those were worded already.
    if (this.#shown?.key === key) return { key, decisions: this.#shown.decisions };
    return { key, decisions: [sentDecision(this.#asking(question), decision, number)] };
  }

  #beside(seat: number | undefined): readonly Choice[] {
    const { live } = this.#room;
    const anytime = seat === undefined || live.status !== 'running' ? undefined : live.match.anytimeActions(seat);
    return anytime ? besideChoices(this.#asking(live), anytime) : [];
  }

  #asking({ match }: Pick<OpenQuestion, 'match'>): Asking {
    const { hosting } = this.#room.live;
    const { irreversible = [], cardQuestions } = hosting;
    return { match, wording: wordingFor(hosting, this.reader), irreversible, cardQuestions };
  }

  /**
   * The choices behind a beginning of an answer; undefined if that is not asked. Throws a `Mistake` for a wrong
   * beginning.
   */
  choices(number: number, beginning: string): readonly Choice[] | undefined {
    const { live } = this.#room;
    const { viewer } = this.reader;
    if (viewer === 'spectator') return undefined;
    const open = number === ANYTIME_ACTION ? undefined : live.openQuestions.of(viewer);
    const question = number === ANYTIME_ACTION ? live.match.anytimeActions(viewer) : open?.decision;
    if (!question || (number !== ANYTIME_ACTION && open?.number !== number)) return undefined;
    const asking = this.#asking(open ?? live);
    const keys = beginning === '' ? [] : beginning.split(' ');
    return choicesBehind(asking, question, pathOf(asking.match.state, question, keys));
  }
}

/** A view may share lists with the state, which go on changing: the shown view must not change with them. */
export function snapshot(view: View): View {
  return copied(view);
}

/** The cards that a patch has touched; all of them if it has replaced them. */
function changedCards(view: View, patch: Patch): Pick<View, 'cards'> {
  const changes = 'at' in patch ? patch.at.cards : patch;
  if (changes && !('at' in changes)) return view;
  const cards: { [handle: number]: CardView } = {};
  for (const handle of Object.keys(changes?.at ?? {}).map(Number)) {
    const card = view.cards[handle];
    if (card) cards[handle] = card;
  }
  return { cards };
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || differenceOf(before, after) === undefined;
}

/** Clocks are sent when they are set, not because time passes. */
function withoutTime(clocks: readonly SentClock[]): unknown {
  return clocks.map(({ seat, leftMs, running }) => ({ seat, running, leftMs: running ? 0 : leftMs }));
}
