/** Puts the words of a language together: sentences, headings, log lines. */

import type { CardId, GameEvent, Path, Piece, Question, Seat, Wording } from '@praxis/engine';
import { Audience, perReader } from '@praxis/kit/language/address/audience.ts';
import { spokenIn } from '@praxis/kit/language/messages.ts';
import { words } from '@praxis/kit/language/words.ts';
import type { CardDef } from '../cards/language.ts';
import type { G } from '../rules/state/state.ts';
import type { Text } from './keys/index.ts';
import type { Args } from './keys/sentences.ts';
import { TEXTS, textIn } from './languages.ts';
import { condensed } from './log.ts';
import { displayName, nameOfDef, numberedName, seatNameOf } from './names.ts';
import { statementOf } from './rule-index.ts';

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;
type Table = Readonly<Record<string, ((args: never) => string) | undefined>>;

const wordings = new Map<string, MagicWording>();

/** The words of Magic in a language; English if it is not known. */
export function wordingIn(language: string): MagicWording {
  const known = spokenIn(TEXTS, language);
  let wording = wordings.get(known);
  if (!wording) {
    wording = new MagicWording(known, textIn(known));
    wordings.set(known, wording);
  }
  return wording;
}

/** English sentences in which tokens of a name have numbers, for scenarios only: they are understood and never shown. */
export function numberingWording(): MagicWording {
  return new MagicWording('en', textIn('en'), numberedName);
}

/** Moves without a line, because another event covers them. */
const SILENT_MOVES: ReadonlySet<string> = new Set(['stack', 'gone', 'command']);

export class MagicWording implements Wording<G> {
  readonly words = words;
  readonly #language: string;
  readonly #text: Text;
  readonly #nameOf: typeof displayName;

  /** The same words, said to a seat. */
  readonly to: (reader: Seat) => MagicWording;
  readonly #audience: Audience;

  constructor(language: string, text: Text, nameOf: typeof displayName = displayName, reader?: Seat) {
    this.to = perReader((seat) => new MagicWording(language, text, nameOf, seat));
    this.#audience = new Audience(language, reader);
    this.#language = language;
    this.#text = text;
    this.#nameOf = nameOf;
  }

  #seat(g: G, seat: Seat): string {
    return this.#audience.called(seat, seatNameOf(g, seat));
  }

  sentence(g: G, question: Asked, path: Path): string {
    const address = this.#audience.commands(question.seat);
    const who = this.#seat(g, question.seat);
    const told = address ? this.#text.sentences.told : {};
    const first = path[0]?.say;
    let sentence = '';
    let before: string | undefined;
    for (const piece of path) {
      const { say } = piece;
      const args = this.#args(g, who, piece);
      if (before === undefined)
        sentence =
          this.#say(told, say, args) ??
          this.#say(this.#text.sentences.heads, say, args) ??
          `${who} ${say} ${args.it}`.trim();
      else if (say !== 'end') {
        // The members of a list: attackers each with their target, blockers, targets, sources of payment.
        const isMember = say === before || say === first || (isPaying(say) && isPaying(before));
        const said = isMember
          ? `, ${this.#say(this.#text.sentences.members, say, args) ?? args.it}`
          : ` ${this.#say(told, say, args) ?? this.#say(this.#text.sentences.parts, say, args) ?? args.it}`;
        sentence += said.trimEnd();
      }
      before = say;
    }
    return address ? address.ordered(sentence) : sentence;
  }

  #args(g: G, who: string, { card, seat, amount, word }: Piece): Args {
    const name = card === undefined ? '' : this.#nameOf(g, card, this.#language);
    const seatName = seat === undefined ? '' : this.#seat(g, seat);
    const term = word === undefined ? '' : this.#term(word);
    const several =
      card !== undefined && amount !== undefined ? this.#text.sentences.several({ amount, card: name }) : name;
    return {
      who,
      card: name,
      seat: seatName,
      amount: amount ?? 0,
      word: term,
      it: several || seatName || term || (amount === undefined ? '' : String(amount)),
    };
  }

  #term(word: string): string {
    return (this.#text.terms as unknown as Readonly<Record<string, string>>)[word] ?? word;
  }

  #say(table: object, key: string, args: Args): string | undefined {
    const worded = (table as Table)[key] as ((args: Args) => string) | undefined;
    // Damage that is assigned, and triggers that are ordered, have a number of their own.
    return worded?.(key === 'assigns' || key === 'orders' ? { ...args, it: args.card || args.seat } : args);
  }

  about(g: G, { seat, about }: Asked): string {
    const args = this.#args(g, this.#seat(g, seat), about);
    return this.#audience.told(this.#say(this.#text.sentences.abouts, about.say, args) ?? about.say);
  }

  event(g: G, event: GameEvent): string {
    return this.#audience.logged(this.#line(g, event));
  }

  #line(g: G, event: GameEvent): string {
    const { type } = event;
    const worded = (this.#text.log.events as unknown as Table)[type] as
      | ((args: Record<string, unknown>) => string)
      | undefined;
    if (!worded || (type === 'moved' && (SILENT_MOVES.has(String(event.zone)) || event.from === event.zone))) return '';
    if (type === 'moved' && event.from === 'library' && event.zone === 'hand')
      return this.#text.log.events.drew({
        seat: this.#worded(g, 'seat', event.seat),
        card: this.#worded(g, 'card', event.card),
      });
    const args: Record<string, unknown> = {};
    // A sentence does not mention fields that an event leaves open.
    for (const [name, value] of Object.entries(event).filter(([, each]) => each !== undefined))
      args[name] = typeof value === 'number' && name !== 'seat' ? value : this.#worded(g, name, value);
    if (type === 'damage') args.to = args.card ?? args.seat;
    if (type === 'attacks') args.at = args.at ?? args.seat;
    // The life that is left after damage.
    return type === 'damage' && event.now !== undefined ? `${worded(args)} (${event.now})` : worded(args);
  }

  condensed(events: readonly GameEvent[]): readonly GameEvent[] {
    return condensed(events);
  }

  #worded(g: G, name: string, value: unknown): string {
    if (typeof value === 'number') return name === 'seat' ? this.#seat(g, value) : String(value);
    if (typeof value === 'string') return this.#term(value);
    if (Array.isArray(value)) return value.map((each) => this.#worded(g, name, each)).join(', ');
    if (typeof value !== 'object' || value === null) return '';
    const { def, seat } = value as { readonly def?: number; readonly seat?: number };
    if (seat !== undefined) return this.#seat(g, seat);
    return def === undefined ? this.#text.log.aCard : nameOfDef(g.defs[def] as CardDef, this.#language);
  }

  rule(id: string): string {
    const statements: Readonly<Record<string, string>> = this.#text.reasons;
    return statements[id] ?? statementOf(id) ?? id;
  }

  /** Why a match is over, in words. */
  reason(key: string): string {
    return (this.#text.log.endings as unknown as Readonly<Record<string, string>>)[key] ?? key;
  }

  card(g: G, id: CardId): string {
    return displayName(g, id, this.#language);
  }
}

function isPaying(say: string): boolean {
  return say === 'paying' || say === 'paying mana';
}
