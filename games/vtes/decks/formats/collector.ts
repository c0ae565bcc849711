/** Gathers the cards and the problems of a text while it is read. */
import { fullName, groupOrder, type Knowledge, type KnownCard } from '../knowledge.ts';
import { type DeckList, EMPTY_DECK, isCrypt, type UnknownEntry } from '../list.ts';
import type { DeckMessage, LineProblem } from '../messages.ts';
import type { ReadDeck } from './format.ts';

/** More copies of one card than anybody plays. */
export const COUNT_MAX = 500;
/** Finding the nearest names takes a moment each time, and nobody reads hundreds of them. */
const NEAREST_LINES = 30;
const SHOWN_MAX = 80;

/** A line's information about a card beside its name. */
export interface Hints {
  readonly part?: 'crypt' | 'library' | undefined;
  readonly advanced?: boolean;
  /** Written with the name, as in `(G6)`: no other card is meant. */
  readonly group?: string | undefined;
  /** Written in the columns behind the name, which people do not always keep up. */
  readonly columnGroup?: string | undefined;
  readonly capacity?: number | undefined;
}

export class Collector {
  readonly #cards = new Map<KnownCard, number>();
  readonly #unknown: UnknownEntry[] = [];
  readonly #problems: LineProblem[] = [];
  readonly #knowledge: Knowledge;
  readonly #doubtful: { readonly card: KnownCard; readonly others: readonly KnownCard[]; readonly line: number }[] = [];
  #last: 'crypt' | 'library' = 'crypt';
  #searched = 0;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  add(card: KnownCard, count: number): void {
    this.#last = isCrypt(card) ? 'crypt' : 'library';
    this.#cards.set(card, (this.#cards.get(card) ?? 0) + count);
  }

  /** A card by its name. Tries the given names in turn; error messages use the first. */
  addNamed(names: readonly { readonly name: string; readonly hints: Hints }[], count: number, line: number): void {
    for (const { name, hints } of names) {
      const same = this.#knowledge.named(name);
      const card = same.length === 0 ? undefined : this.#choose(same, hints, line);
      if (card) {
        this.add(card, count);
        return;
      }
    }
    const [first] = names;
    const name = shortened(first?.name ?? '');
    this.#unknown.push({ name, count, part: first?.hints.part ?? this.#last });
    const shortest = names.reduce((best, each) => (each.name.length < best.length ? each.name : best), name);
    this.complain(line, { say: 'unknown card', card: name }, 'error', this.#nearest(shortest));
  }

  addNumbered(number: string, count: number, line: number): void {
    const card = /^\d{1,9}$/.test(number) ? this.#knowledge.numbered(Number(number)) : undefined;
    if (card) {
      this.add(card, count);
      return;
    }
    const part = number.startsWith('2') ? 'crypt' : 'library';
    this.#unknown.push({ name: shortened(number), count, part });
    this.complain(line, { say: 'unknown number', number: shortened(number) });
  }

  /** A line that is neither a card nor anything else that the format has. If it resembles no card it may be a remark. */
  notUnderstood(text: string, line: number): void {
    if (this.#knowledge.named(text).length > 0) {
      this.wrongCount(text, line);
      return;
    }
    const nearest = this.#nearest(text);
    const level = nearest.length > 0 || this.#searched > NEAREST_LINES ? 'error' : 'warning';
    this.complain(line, { say: 'not understood', text: shortened(text) }, level, nearest);
  }

  wrongCount(text: string, line: number): void {
    this.complain(line, { say: 'wrong count', text: shortened(text) });
  }

  complain(
    line: number,
    message: DeckMessage,
    level: LineProblem['level'] = 'error',
    nearest: readonly string[] = [],
  ): void {
    this.#problems.push({ line, level, message, nearest });
  }

  finish(about: Partial<Pick<DeckList, 'name' | 'author' | 'description' | 'event'>> = {}): ReadDeck {
    const isEmpty = this.#cards.size === 0 && this.#unknown.length === 0;
    if (isEmpty && this.#problems.length === 0) this.complain(0, { say: 'no deck' });
    this.#checkDoubtful();
    const cards = [...this.#cards].map(([card, count]) => ({ card, count }));
    const problems = this.#problems.sort((a, b) => a.line - b.line);
    return { deck: { ...EMPTY_DECK, ...about, cards, unknown: this.#unknown }, problems };
  }

  #nearest(text: string): readonly string[] {
    if (++this.#searched > NEAREST_LINES) return [];
    return this.#knowledge.nearest(text);
  }

  /** The card of this name that is meant; undefined if it can be none of them. */
  #choose(same: readonly KnownCard[], hints: Hints, line: number): KnownCard | undefined {
    const part = same.filter((card) => (isCrypt(card) ? 'crypt' : 'library') === hints.part);
    let left = part.length > 0 ? part : same;
    left = left.filter(({ advanced = false }) => advanced === (hints.advanced ?? false));
    if (hints.group !== undefined) left = left.filter((card) => sameGroup(card, hints.group));
    if (hints.columnGroup !== undefined) {
      const fitting = left.filter((card) => !isCrypt(card) || sameGroup(card, hints.columnGroup));
      if (fitting.length === 0) return this.#otherGroup(left, hints, line);
      left = fitting;
    }
    const [oldest, ...others] = [...left].sort((a, b) => groupOrder(a) - groupOrder(b));
    if (oldest && others.length > 0) this.#doubtful.push({ card: oldest, others, line });
    return oldest;
  }

  /** A name without a group means the oldest card of that name. That is doubtful if the others of the crypt are far away. */
  #checkDoubtful(): void {
    for (const { card, others, line } of this.#doubtful) {
      const far = [...this.#cards.keys()].some((other) => isCrypt(other) && !isNear(card, other));
      const message = { say: 'several of this name', card: card.name, group: String(card.group) } as const;
      if (far) this.complain(line, message, 'warning', others.map(fullName));
    }
  }

  /** The group in the columns fits no card of this name. If the capacity does, it is most likely a slip. */
  #otherGroup(left: readonly KnownCard[], { columnGroup = '', capacity }: Hints, line: number): KnownCard | undefined {
    const [card, ...others] = left.filter((each) => each.capacity === capacity);
    if (!card || others.length > 0) return undefined;
    this.complain(
      line,
      { say: 'other group', card: card.name, written: columnGroup, group: String(card.group) },
      'warning',
    );
    return card;
  }
}

/** True if two crypt cards may be in one crypt (V-DECK-006). */
function isNear({ group: one }: KnownCard, { group: other }: KnownCard): boolean {
  return typeof one !== 'number' || typeof other !== 'number' || Math.abs(one - other) <= 1;
}

function sameGroup({ group }: KnownCard, written: string | undefined): boolean {
  return String(group) === written?.toLowerCase();
}

function shortened(text: string): string {
  const clean = text.trim().replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return clean.length > SHOWN_MAX ? `${clean.slice(0, SHOWN_MAX)}…` : clean;
}

/** A count as it is written, or undefined if nobody plays so many. */
export function countOf(text: string): number | undefined {
  const count = Number(text);
  return /^\d{1,9}$/.test(text) && count >= 1 && count <= COUNT_MAX ? count : undefined;
}
