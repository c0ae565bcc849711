/** A match as data: its start and its answers. It replays to the same state anywhere. */
import type { Definition, Game, Setup } from './game.ts';
import { Mistake } from './mistake.ts';
import { hashOf } from './random.ts';

const FORMAT = 'praxis-record-2';
/** Until then cards had numbers among all cards of the game, and the hash covered those, so it cannot be compared any more. */
const EARLIER_FORMAT = 'praxis-record-1';

/** Entries are appended while a match runs and never changed or removed. */
export type Entry =
  | { readonly seat: number; readonly answer: string }
  /** An action that is possible at any time: conceding, for example. */
  | { readonly seat: number; readonly standing: string }
  /** Takes back the last answers that still count, this many. */
  | { readonly takeback: number }
  /** A scenario has scripted the next results of chance. */
  | { readonly luck: readonly number[] }
  | { readonly seat: number; readonly sits: string };

/** The entries that can be taken back. */
export type AnswerEntry = Extract<Entry, { answer: string } | { standing: string }>;

export function isAnswer(entry: Entry): entry is AnswerEntry {
  return 'answer' in entry || 'standing' in entry;
}

export interface Segment {
  readonly rules: string;
  /** The fingerprint of the meaning of the match's cards and of the rules version. */
  readonly definitions: string;
  /**
   * The fingerprint of each card by id, so that an error can name the card that changed. Absent in the earlier format.
   */
  readonly cards?: Readonly<{ [id: string]: string }>;
  /** The setup, or the state at a checkpoint of an earlier segment. */
  readonly start: { readonly setup: Setup } | { readonly setup: Setup; readonly state: unknown };
  /** The match asked also where only one answer was legal, so those answers are among the entries. */
  readonly forced?: true;
  readonly entries: readonly Entry[];
}

export interface Record {
  readonly format: typeof FORMAT | typeof EARLIER_FORMAT;
  readonly game: string;
  readonly segments: readonly Segment[];
  /** The fingerprint of the entries and of the state they lead to; a record cut short or altered does not fit it. */
  readonly hash: string;
  /** How the seed was made, where players must be able to prove that nobody chose the shuffles. */
  readonly seal?: Seal;
}

/**
 * The seed is mixed from a secret, whose hash was published before the match, and from each seat's later contribution.
 */
export interface Seal {
  readonly commitment: string;
  readonly secret: string;
  /** In the order of the seats. */
  readonly contributions: readonly string[];
  /** If seats were drawn by lot: for each seat, the player's earlier place at the table. */
  readonly seating?: readonly number[];
}

/** The correct `hash` of a record whose segments lead to the state with this fingerprint. */
export function recordHash(segments: readonly Segment[], state: string): string {
  return hashOf([segments.map(({ entries }) => entries), state]);
}

/** True for each entry that still counts after all takebacks. Only answers are taken back: seats stay as they are. */
export function counting(entries: readonly Entry[]): boolean[] {
  const counts = entries.map((entry) => !('takeback' in entry));
  const given: number[] = [];
  for (const [at, entry] of entries.entries()) {
    if ('takeback' in entry) {
      for (const undone of given.splice(Math.max(0, given.length - entry.takeback))) counts[undone] = false;
    } else if (isAnswer(entry)) given.push(at);
  }
  return counts;
}

/** The entries that still count after all takebacks. */
export function effective(entries: readonly Entry[]): Entry[] {
  const counts = counting(entries);
  return entries.filter((_, at) => counts[at]);
}

/**
 * Why a match cannot continue from a record, as a code that clients word: it is no record, is of another game, is older
 * than the present rules or cards, does not lead to its stated result, or is damaged as only the message explains.
 */
export type RecordProblem = 'no record' | 'other game' | 'other rules' | 'other cards' | 'altered' | 'damaged';

/** A record from outside that does not hold. */
export class RecordMistake extends Mistake {
  readonly problem: RecordProblem;
  constructor(problem: RecordProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Checks that unknown data is a record of this game. Throws a `RecordMistake` that names the problem. */
export function readRecord(game: Game, data: unknown): Record {
  const record = data as Partial<Record> | undefined;
  if (!isObject(record)) throw new RecordMistake('no record', 'A record is an object.');
  if (record.format === undefined)
    throw new RecordMistake('no record', 'This is not the record of a match: it names no format.');
  if (record.format !== FORMAT && record.format !== EARLIER_FORMAT)
    throw new RecordMistake(
      'no record',
      `Unknown record format ${JSON.stringify(record.format)}; expected "${FORMAT}".`,
    );
  if (record.game !== game.id)
    throw new RecordMistake('other game', `This is a record of ${JSON.stringify(record.game)}, not of ${game.id}.`);
  try {
    readContents(record);
    if (record.format === FORMAT && !record.segments?.at(-1)?.cards)
      throw new Mistake('The record does not say which cards it is about.');
  } catch (error) {
    throw error instanceof Mistake ? new RecordMistake('damaged', error.message) : error;
  }
  return record as Record;
}

function readContents(record: { readonly [key: string]: unknown }): void {
  if (typeof record.hash !== 'string') throw new Mistake('The record has no hash.');
  if (!Array.isArray(record.segments) || record.segments.length === 0) throw new Mistake('The record has no segments.');
  for (const [index, segment] of record.segments.entries()) readSegment(segment, `Segment ${index + 1} of the record`);
}

function readSegment(segment: unknown, where: string): void {
  if (!isObject(segment)) throw new Mistake(`${where} is not an object.`);
  if (typeof segment.rules !== 'string' || typeof segment.definitions !== 'string')
    throw new Mistake(`${where} names no rules version or definitions.`);
  const { cards } = segment;
  if (cards !== undefined && !(isObject(cards) && Object.values(cards).every((each) => typeof each === 'string')))
    throw new Mistake(`${where}: its cards are not fingerprints by id.`);
  const start = segment.start;
  if (!isObject(start) || !isObject(start.setup)) throw new Mistake(`${where} has no setup.`);
  const { edition, seats, seed } = start.setup;
  if (typeof edition !== 'string' || typeof seed !== 'string' || !Array.isArray(seats))
    throw new Mistake(`${where}: its setup lacks edition, seats or seed.`);
  if (!seats.every((seat) => isObject(seat) && typeof seat.name === 'string'))
    throw new Mistake(`${where}: a seat of its setup has no name.`);
  if (segment.forced !== undefined && segment.forced !== true)
    throw new Mistake(`${where}: "forced" is true or absent.`);
  const entries = segment.entries;
  if (!Array.isArray(entries)) throw new Mistake(`${where} has no entries.`);
  readEntries(entries, seats.length, where);
}

function readEntries(entries: readonly unknown[], seats: number, where: string): void {
  let given = 0;
  for (const [index, entry] of entries.entries()) {
    const here = `${where}: entry ${index + 1}`;
    const kinds = isObject(entry) ? ENTRY_KINDS.filter((kind) => kind in entry) : [];
    if (!isObject(entry) || kinds.length !== 1)
      throw new Mistake(`${here} is not an answer, a takeback, scripted luck or a change of seat.`);
    const kind = kinds[0] as (typeof ENTRY_KINDS)[number];
    if (kind === 'takeback') {
      const count = entry.takeback;
      if (!isWhole(count) || count < 1 || count > given)
        throw new Mistake(`${here} takes back ${JSON.stringify(count)} of ${given} answers.`);
      given -= count;
      continue;
    }
    if (kind === 'luck') {
      const { luck } = entry;
      if (!Array.isArray(luck) || !luck.every(isWhole)) throw new Mistake(`${here}: luck is a list of whole numbers.`);
      continue;
    }
    const { seat } = entry;
    if (!isWhole(seat) || seat < 0 || seat >= seats) throw new Mistake(`${here} names an unknown seat.`);
    if (typeof entry[kind] !== 'string') throw new Mistake(`${here}: its ${kind} is not a text.`);
    if (kind !== 'sits') given++;
  }
}

const ENTRY_KINDS = ['answer', 'standing', 'takeback', 'luck', 'sits'] as const;

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/** A record from before records named their cards. It can be watched and finished, but its hash cannot be compared. */
export function isEarlier({ format }: Pick<Record, 'format'>): boolean {
  return format === EARLIER_FORMAT;
}

const FINGERPRINT_LENGTH = 12;
/** A definition belongs to one game and never changes, so its fingerprint is taken once. */
const fingerprints = new WeakMap<object, string>();

/** A definition's fingerprint. The order of its keys does not matter. */
function fingerprintOf(game: Game, def: Definition): string {
  let fingerprint = fingerprints.get(def);
  if (fingerprint === undefined) {
    fingerprint = hashOf(inOrder(game.meaning?.(def) ?? def));
    fingerprints.set(def, fingerprint);
  }
  return fingerprint;
}

function inOrder(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inOrder);
  if (!isObject(data)) return data;
  const sorted = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, value]) => [key, inOrder(value)]));
}

/** Covers only the meaning of these cards and the rules version: other cards of the game may come and change. */
export function definitionsHash(game: Game, definitions: readonly Definition[]): string {
  return hashOf([game.version, definitions.map((def) => [def.id, fingerprintOf(game, def)])]);
}

/** The cards of a match as its record names them. */
export function namedCards(game: Game, setup: Setup): Pick<Segment, 'definitions' | 'cards'> & object {
  const all = game.definitions(setup);
  const cards = all.map((def) => [def.id, fingerprintOf(game, def).slice(0, FINGERPRINT_LENGTH)] as const);
  return { definitions: definitionsHash(game, all), cards: Object.fromEntries(cards) };
}

/** A record names its cards outside the setup, so the setup need not repeat them. */
export function unlisted({ definitions: _, ...setup }: Setup): Setup {
  return setup;
}

/** The setup of a segment with its cards, which are those of the match even if the game would list others by now. */
export function listed(game: Game, { start: { setup }, cards }: Segment): Setup {
  if (!game.settle) return setup;
  return cards ? { ...setup, definitions: Object.keys(cards) } : game.settle(setup);
}

/** Why a segment's cards have changed, naming the first changed card; undefined if none has. */
export function otherCards(game: Game, setup: Setup, { definitions, cards = {} }: Segment): string | undefined {
  try {
    const now = namedCards(game, setup);
    if (now.definitions === definitions) return undefined;
    const changed = game.definitions(setup).find(({ id }) => cards[id] !== now.cards?.[id]);
    const name = changed?.name ?? changed?.id;
    return name === undefined
      ? 'The cards have changed since the record was made.'
      : `The card "${name}" means something else now than when the record was made.`;
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
}
