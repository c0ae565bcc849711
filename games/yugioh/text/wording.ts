/** Puts the words of a language together: sentences, headings, log lines. */
import type { CardId, GameEvent, Path, Piece, Question, Seat, Wording } from '@praxis/engine';
import { actedBy } from '@praxis/kit/language/address/address.ts';
import { Audience, perReader } from '@praxis/kit/language/address/audience.ts';
import { spokenIn } from '@praxis/kit/language/messages.ts';
import { words } from '@praxis/kit/language/words.ts';
import type { CardDef } from '../cards/language.ts';
import { cardOf, type G } from '../rules/state/state.ts';
import type { Text } from './keys/index.ts';
import type { Args } from './keys/sentences.ts';
import { TEXTS, textIn, translationIn } from './languages.ts';
import { nameFor, nameOfDef, seatNameOf, trueName } from './names.ts';
import { statementOf } from './rule-index.ts';

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;
type Table = Readonly<Record<string, ((args: never) => string) | undefined>>;

const wordings = new Map<string, YugiohWording>();

/** The words of Yu-Gi-Oh! in a language; English if it is not known. */
export function wordingIn(language: string): YugiohWording {
  const known = spokenIn(TEXTS, language);
  let wording = wordings.get(known);
  if (!wording) {
    wording = new YugiohWording(known, textIn(known), false);
    wordings.set(known, wording);
  }
  return wording;
}

/** English sentences in which every card has its true name, for scenarios only: they are understood and never shown. */
export function knowingWording(): YugiohWording {
  return new YugiohWording('en', textIn('en'), true);
}

/** Chosen words come last, in any order of the questions. */
const LAST: readonly string[] = ['choosing'];

/** Arguments of events that are seats. */
const SEATS: readonly string[] = ['seat', 'owner', 'winners'];

export class YugiohWording implements Wording<G> {
  readonly words = words;
  readonly #language: string;
  readonly #text: Text;
  readonly #knowing: boolean;

  /** The same words, said to a seat. */
  readonly to: (reader: Seat) => YugiohWording;
  readonly #audience: Audience;

  constructor(language: string, text: Text, knowing: boolean, reader?: Seat) {
    this.to = perReader((seat) => new YugiohWording(language, text, knowing, seat));
    this.#audience = new Audience(language, reader);
    this.#language = language;
    this.#text = text;
    this.#knowing = knowing;
  }

  #seat(g: G, seat: Seat): string {
    return this.#audience.called(seat, seatNameOf(g, seat));
  }

  sentence(g: G, question: Asked, path: Path): string {
    const address = this.#audience.commands(question.seat);
    const [head, ...rest] = this.#knowing ? otherwise(g, turnedRound(path)) : path;
    if (!head) return '';
    const ordered = [
      head,
      ...rest.filter(({ say }) => !LAST.includes(say)),
      ...rest.filter(({ say }) => LAST.includes(say)),
    ];
    const told = address ? this.#text.sentences.told : {};
    // The chosen monster is Summoned.
    const isSummoned = question.about.say === 'choose summon';
    let sentence = '';
    let before: string | undefined;
    let actor: string | undefined;
    for (const piece of ordered) {
      const { say } = piece;
      const args = this.#args(g, question.seat, piece);
      if (before === undefined) {
        const key = address && isSummoned && say === 'chooses' ? 'special summons' : say;
        const said =
          this.#say(told, key, args) ??
          this.#say(this.#text.sentences.heads, key, args) ??
          `${args.who} ${say} ${args.card}`.trim();
        sentence = address ? actedBy(said, args.card) : said;
        if (sentence !== said) actor = args.card;
      } else if ((say === before || say === head.say) && say !== 'end') sentence += `, ${args.card}`;
      else if (say !== 'end')
        sentence += ` ${this.#say(told, say, args) ?? this.#say(this.#text.sentences.parts, say, args) ?? args.card}`;
      before = say;
    }
    if (!address) return sentence;
    // "Attack Kuriboh with Summoned Skull"
    return address.ordered(actor === undefined ? sentence : `${sentence} ${address.actingWith(actor)}`);
  }

  #args(g: G, seat: number, { card, amount, word }: Piece): Args {
    return {
      who: this.#seat(g, seat),
      card: card === undefined ? this.#cardNamed(g, word) : this.#card(g, seat, card),
      amount: amount ?? 0,
      word: word === undefined ? '' : this.#term(word),
    };
  }

  /** A card of the Deck is named by its definition: nobody knows where it lies. */
  #cardNamed(g: G, word: string | undefined): string {
    const def = word === undefined ? undefined : g.defs.find(({ id }) => id === word);
    return def === undefined ? '' : nameOfDef(def, this.#language);
  }

  #card(g: G, seat: number, id: CardId): string {
    if (this.#knowing) return trueName(g, id);
    return nameFor(g, seat, id, this.#language, this.#text.sentences);
  }

  #term(word: string): string {
    const { attributes, positions, zones, modes } = this.#text.terms;
    const { steps } = this.#text.labels;
    const tables: readonly Readonly<Record<string, string>>[] = [attributes, positions, modes, steps, zones];
    for (const table of tables) if (Object.hasOwn(table, word)) return table[word] as string;
    return word;
  }

  #say(table: object, key: string, args: Args): string | undefined {
    return ((table as Table)[key] as ((args: Args) => string) | undefined)?.(args);
  }

  about(g: G, { seat, about }: Asked): string {
    return this.#audience.told(
      this.#say(this.#text.sentences.abouts, about.say, this.#args(g, seat, about)) ?? about.say,
    );
  }

  event(g: G, event: GameEvent): string {
    const { type } = event;
    const key =
      type === 'attacks' && event.on !== undefined
        ? 'attacks target'
        : type === 'moved' && event.cause === 'destroyed'
          ? 'destroyed'
          : type;
    if (type === 'moved' && event.from === 'summoning') return '';
    const worded = (this.#text.log.events as unknown as Table)[key] as
      | ((args: Record<string, string>) => string)
      | undefined;
    if (!worded) return '';
    const args: Record<string, string> = {};
    for (const [name, value] of Object.entries(event)) if (value !== undefined) args[name] = this.#told(g, name, value);
    return this.#audience.logged(worded(args));
  }

  #told(g: G, name: string, value: unknown): string {
    if (typeof value === 'number') return SEATS.includes(name) ? this.#seat(g, value) : String(value);
    if (typeof value === 'string') return name === 'reason' ? this.reason(value) : this.#term(value);
    if (Array.isArray(value)) return value.map((each) => this.#told(g, name, each)).join(', ');
    if (typeof value !== 'object' || value === null) return '';
    const { def } = value as { readonly def?: number };
    return def === undefined ? this.#text.sentences.aCard : nameOfDef(g.defs[def] as CardDef, this.#language);
  }

  rule(id: string): string {
    const reasons: Readonly<Record<string, string>> = this.#text.reasons;
    return reasons[id] ?? translationIn(this.#language)?.rules[id] ?? statementOf(id) ?? id;
  }

  /** Why a Duel is over, in words. */
  reason(key: string): string {
    return (this.#text.log.endings as unknown as Readonly<Record<string, string>>)[key] ?? key;
  }
}

/** A card is found in the Deck; scenarios may say that one from elsewhere is chosen. */
function otherwise(g: G, path: Path): Path {
  const isElsewhere = ({ say, card }: Piece): boolean =>
    say === 'finds' && card !== undefined && cardOf(g, card).zone !== 'deck';
  return path.map((piece) => (isElsewhere(piece) ? { ...piece, say: 'chooses' } : piece));
}

/** Scenarios may also name the card of the Side Deck first: an exchange goes both ways. */
function turnedRound(path: Path): Path {
  if (path[0]?.say !== 'exchanges') return path;
  const cards = path.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return path.map((piece, at) =>
    piece.card === undefined ? piece : { ...piece, card: cards[at % 2 === 0 ? at + 1 : at - 1] ?? piece.card },
  );
}
