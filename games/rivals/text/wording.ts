/** Puts the words of a language together: sentences, headings, log lines. */
import type { GameEvent, Path, Piece, Question, Seat, Wording } from '@praxis/engine';
import { actedBy } from '@praxis/kit/language/address/address.ts';
import { Audience, perReader } from '@praxis/kit/language/address/audience.ts';
import { spokenIn } from '@praxis/kit/language/messages.ts';
import { words } from '@praxis/kit/language/words.ts';
import type { CardDef } from '../cards/language.ts';
import type { G } from '../rules/state/state.ts';
import type { Text } from './keys/index.ts';
import type { Args } from './keys/sentences.ts';
import { TEXTS, textIn, translationIn } from './languages.ts';
import { nameFor, nameOfDef, seatNameOf } from './names.ts';
import { statementOf } from './rule-index.ts';

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;
type Table = Readonly<Record<string, ((args: Args) => string) | undefined>>;

const wordings = new Map<string, RivalsWording>();

/** The words of Rivals in a language; English if it is not known. */
export function wordingIn(language: string): RivalsWording {
  const known = spokenIn(TEXTS, language);
  let wording = wordings.get(known);
  if (!wording) {
    wording = new RivalsWording(known, textIn(known));
    wordings.set(known, wording);
  }
  return wording;
}

/** Arguments of events that are seats. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'other', 'by']);
const WORDS: ReadonlySet<string> = new Set(['word', 'where', 'deck']);
/** The pieces for the target of an attack and for its companions. */
const TARGET = 'at';
const WITH = 'with';
/** Fields that an event leaves out become empty words. */
const OPTIONAL = ['by', 'on', 'card', 'word'];

export class RivalsWording implements Wording<G> {
  readonly words = words;
  readonly #language: string;
  readonly #text: Text;

  /** The same words, said to a seat. */
  readonly to: (reader: Seat) => RivalsWording;
  readonly #audience: Audience;

  constructor(language: string, text: Text, reader?: Seat) {
    this.to = perReader((seat) => new RivalsWording(language, text, seat));
    this.#audience = new Audience(language, reader);
    this.#language = language;
    this.#text = text;
  }

  #seat(g: G, seat: Seat): string {
    return this.#audience.called(seat, seatNameOf(g, seat));
  }

  sentence(g: G, { seat }: Asked, path: Path): string {
    const address = this.#audience.commands(seat);
    const { heads, parts, tails } = this.#text.sentences;
    const told = (address ? this.#text.sentences.told : {}) as Table;
    let sentence = '';
    let before: string | undefined;
    let actor: string | undefined;
    for (const piece of path) {
      const { say } = piece;
      const args = this.#args(g, seat, piece);
      if (before === undefined) {
        const key = say === 'pass' && piece.word !== undefined ? `${say} ${piece.word}` : say;
        const head = (heads as unknown as Table)[key]?.(args) ?? `${args.who} ${say} ${args.it}`.trim();
        sentence = address ? actedBy(head, args.card) : head;
        if (sentence !== head) actor = args.card;
        before = say;
        continue;
      }
      if (address && actor !== undefined && say !== TARGET) {
        sentence += ` ${address.actingWith(actor)}`;
        actor = undefined;
        // Others act with the card: "Attack Doc with Hydra, Inmate".
        if (say === WITH) before = WITH;
      }
      if (say !== 'end')
        sentence +=
          say === before
            ? `, ${args.it}`
            : ` ${(told[say] ?? (parts as unknown as Table)[say])?.(args) ?? `${say} ${args.it}`}`;
      before = say;
    }
    const tail = (tails as unknown as Readonly<Record<string, string | undefined>>)[path[0]?.say ?? ''];
    if (tail) sentence += ` ${tail}`;
    if (!address) return sentence;
    return address.ordered(actor === undefined ? sentence : `${sentence} ${address.actingWith(actor)}`);
  }

  #args(g: G, who: Seat, { card, seat, amount, word }: Piece): Args {
    const name = card === undefined ? '' : nameFor(g, card, who, this.#language, this.#text.sentences);
    const seatName = seat === undefined ? '' : this.#seat(g, seat);
    const term = word === undefined ? '' : this.#term(word);
    return {
      who: this.#seat(g, who),
      card: name,
      seat: seatName,
      amount: amount ?? 0,
      word: term,
      it: name || seatName || term || (amount === undefined ? '' : String(amount)),
    };
  }

  #term(word: string): string {
    return (this.#text.terms as unknown as Readonly<Record<string, string>>)[word] ?? word;
  }

  about(g: G, { seat, about }: Asked): string {
    const args = this.#args(g, seat, about);
    return this.#audience.told((this.#text.sentences.abouts as unknown as Table)[about.say]?.(args) ?? about.say);
  }

  event(g: G, event: GameEvent): string {
    const worded = (this.#text.log.events as unknown as Readonly<Record<string, unknown>>)[event.type] as
      | ((args: Record<string, unknown>) => string)
      | undefined;
    if (!worded) return '';
    const args: Record<string, unknown> = Object.fromEntries(OPTIONAL.map((name) => [name, '']));
    for (const [name, value] of Object.entries(event)) if (value !== undefined) args[name] = this.#told(g, name, value);
    return this.#audience.logged(worded(args));
  }

  #told(g: G, name: string, value: unknown): unknown {
    const { log } = this.#text;
    if (typeof value === 'number') return SEATS.has(name) ? this.#seat(g, value) : value;
    if (typeof value === 'string')
      return WORDS.has(name) ? this.#term(value) : name === 'reason' ? this.reason(value) : value;
    if (Array.isArray(value)) {
      const all = value.map((each) => (typeof each === 'number' ? this.#seat(g, each) : this.#told(g, name, each)));
      return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')}${log.and}${all.at(-1)}`;
    }
    if (typeof value !== 'object' || value === null) return value;
    const { def, seat } = value as { readonly def?: number; readonly seat?: number };
    if (seat !== undefined) return this.#seat(g, seat);
    return def === undefined ? log.aCard : nameOfDef(g.defs[def] as CardDef, this.#language);
  }

  rule(id: string): string {
    const reasons: Readonly<Record<string, string>> = this.#text.reasons;
    return reasons[id] ?? translationIn(this.#language)?.rules[id] ?? statementOf(id) ?? id;
  }

  /** Why a match is over, in words. */
  reason(key: string): string {
    return (this.#text.log.endings as unknown as Readonly<Record<string, string>>)[key] ?? key;
  }
}
