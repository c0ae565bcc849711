/** Puts the words of a language together: sentences, headings, log lines. */

import type { GameEvent, Path, Piece, Question, Seat, Wording } from '@praxis/engine';
import { actedBy } from '@praxis/kit/language/address/address.ts';
import { Audience, perReader } from '@praxis/kit/language/address/audience.ts';
import { fill } from '@praxis/kit/language/template.ts';
import { words } from '@praxis/kit/language/words.ts';
import type { Counter, Discipline } from '../cards/language/terms.ts';
import type { CardDef } from '../cards/language.ts';
import type { DeckProblem } from '../rules/setup/deck.ts';
import type { G } from '../rules/state/state.ts';
import { titleText } from './cards/nouns.ts';
import { languageOf, swapIn } from './dialects.ts';
import type { Text } from './keys/index.ts';
import type { Unit } from './keys/log.ts';
import { spokenDialect, TEXTS, textIn } from './languages.ts';
import { condensed, type Reworded, reworded } from './log.ts';
import { clanOrPlaceIn, modeIn } from './modes.ts';
import { displayName, nameOfDef, seatNameOf } from './names.ts';
import { statementOf } from './rule-index.ts';
import { phrasesIn } from './short-texts.ts';

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;
type Table = Readonly<Record<string, ((args: never) => string) | undefined>>;

const wordings = new Map<string, VtesWording>();

/** The words of VTES in a language; English if it is not known. */
export function wordingIn(dialect: string): VtesWording {
  const language = spokenDialect(dialect);
  let wording = wordings.get(language);
  if (!wording) {
    const text = textIn(language);
    // A reader of another language may still use the English name of a card.
    const understood = text === TEXTS.en ? [] : [new VtesWording(text, language, 'en')];
    wording = new VtesWording(text, language, language, understood);
    wordings.set(language, wording);
  }
  return wording;
}

/** Arguments under the names by which the tables know them. One object serves all pieces: it is read before the next is made. */
interface Filled {
  who: string;
  card: string;
  seat: string;
  amount: number;
  word: string;
  it: string;
}

/** Events whose log line ends with the remaining amount. */
const WITH_REST: ReadonlySet<string> = new Set(['bled', 'damage']);
const EVENT_SEATS: ReadonlySet<string> = new Set(['seat', 'who', 'of', 'predator', 'from', 'to', 'caller']);

/** The objects of a minion's action: "Bleed Bruno with Meaghan". */
const OBJECTS: ReadonlySet<string> = new Set(['target', 'target card', 'equipment', 'source']);
/** In combat only one minion of the reader's can be meant. */
const IN_COMBAT: ReadonlySet<string> = new Set(['maneuvers', 'strikes', 'prevents', 'presses']);

/** The kind of counters on a card; plain counters for a face-down card. */
function unitOf(g: G, card: unknown): Unit {
  const { def } = card as { readonly def?: number };
  const { kind, types = [] } = def === undefined ? { kind: undefined } : (g.defs[def] as CardDef);
  if (kind === 'vampire') return 'blood';
  return kind === 'imbued' || types.includes('ally') || types.includes('retainer') ? 'life' : 'counters';
}

/** A counter with a name, in the number of those that come or go. */
function counterIn(language: string, event: GameEvent): string {
  const { counter, change } = event as unknown as { readonly counter: Counter; readonly change: number };
  const { one, many } = phrasesIn(language).counters.nouns[counter];
  return Math.abs(change) === 1 ? one : many;
}

/** A title with its place or clan, put together as on the cards: "príncipe do Rio de Janeiro", "Toreador justicar". */
function titleIn(language: string, event: GameEvent): string {
  const { title, of } = event as unknown as { readonly title: string; readonly of?: string };
  return titleText(phrasesIn(language), title, of);
}

function hasLevels(g: G, card: { readonly def?: number } | undefined): boolean {
  return card?.def !== undefined && ((g.defs[card.def] as CardDef).modes ?? []).length > 1;
}

/** A card with several uses in combat: the answer is already that use. */
const USES_IN_COMBAT: Readonly<Record<string, string>> = { maneuvers: 'maneuver', presses: 'press' };

function isImplied(head: string | undefined, { say, word }: Piece): boolean {
  return say === 'choosing mode' && head !== undefined && word !== undefined && USES_IN_COMBAT[head] === word;
}

export class VtesWording implements Wording<G> {
  readonly words = words;
  readonly understood: readonly VtesWording[];
  readonly #text: Text;
  readonly #language: string;
  /** The language of the names of cards. */
  readonly #namesIn: string;
  /** Of the rules that can be reasons; the rule index has the statements of all others. */
  readonly #statements: Readonly<Record<string, string>>;
  /** The same words, said to a seat. */
  readonly to: (reader: Seat) => VtesWording;
  readonly #audience: Audience;
  /** Scenarios and records name Disciplines by their codes. */
  readonly #isCoded: boolean;
  readonly #args: Filled = { who: '', card: '', seat: '', amount: 0, word: '', it: '' };

  constructor(
    text: Text,
    language: string,
    namesIn: string,
    understood: readonly VtesWording[] = [],
    reader?: Seat | undefined,
  ) {
    this.understood = understood;
    this.to = perReader((seat) => new VtesWording(text, language, namesIn, [], seat));
    this.#audience = new Audience(languageOf(language), reader);
    this.#isCoded = reader === undefined && languageOf(language) === 'en';
    this.#text = text;
    this.#language = language;
    this.#namesIn = namesIn;
    this.#statements = text.reasons;
  }

  #seat(g: G, seat: Seat): string {
    return this.#audience.called(seat, seatNameOf(g, seat));
  }

  sentence(g: G, question: Asked, path: Path): string {
    const address = this.#audience.commands(question.seat);
    this.#args.who = this.#seat(g, question.seat);
    let sentence = '';
    let before: string | undefined;
    let actor: string | undefined;
    // The terms of a referendum are a list, whatever they are about.
    const isList = path[0]?.say === 'sets the terms';
    for (const piece of path) {
      const { say } = piece;
      this.#fill(g, piece);
      if (before === undefined) {
        const head = address ? this.#command(say) : this.#head(say);
        sentence = address ? actedBy(head, this.#args.card) : head;
        if (sentence !== head && !IN_COMBAT.has(say)) actor = this.#args.card;
        before = say;
        continue;
      }
      // A minion's own ability: its name once is enough.
      if (address && say === 'source' && piece.card === path[0]?.card) actor = undefined;
      if (address && actor !== undefined && !OBJECTS.has(say)) {
        sentence += ` ${address.actingWith(actor)}`;
        actor = undefined;
      }
      if (say === 'end') continue;
      if (isList && before === 'sets the terms') sentence += ` ${this.#member(say)}`;
      else if (isList || say === before) sentence += `, ${this.#member(say)}`;
      else if (!address) sentence += ` ${this.#part(say)}`;
      else if (!isImplied(path[0]?.say, piece)) sentence += ` ${this.#told(say, before)}`;
      before = say;
    }
    if (!address) return sentence;
    return address.ordered(actor === undefined ? sentence : `${sentence} ${address.actingWith(actor)}`);
  }

  #fill(g: G, { say, card, seat, amount, word }: Piece, coded = this.#isCoded): void {
    const args = this.#args;
    args.card = card === undefined ? '' : displayName(g, card, this.#namesIn);
    args.seat = seat === undefined ? '' : this.#seat(g, seat);
    args.amount = amount ?? 0;
    args.word = word === undefined ? '' : this.#word(say, word, coded);
    // The rest of a payment that two share.
    if (say === 'paying split' && word === undefined) args.word = String(2 - args.amount);
    if (card !== undefined) args.it = args.card;
    else if (seat !== undefined) args.it = args.seat;
    else if (word !== undefined) args.it = args.word;
    else args.it = amount === undefined ? '' : String(amount);
  }

  /** The name of a card's way is worded as such: `unlock` is also a phase. */
  #word(say: string, word: string, coded: boolean): string {
    const way = say === 'choosing mode' || say === 'with effect' ? modeIn(this.#language, word) : undefined;
    // A way that is named after its Discipline.
    const discipline = coded || say !== 'choosing mode' ? undefined : this.#levelOrDiscipline(word);
    return way ?? discipline ?? this.#term(word, coded);
  }

  /** `pot`, `superior tha` */
  #levelOrDiscipline(word: string): string | undefined {
    const [, level, code] = /^(?:(basic|superior) )?(\w{3})$/.exec(word) ?? [];
    const discipline = code === undefined ? undefined : this.#discipline(code);
    if (level === undefined || discipline === undefined) return discipline;
    const phrases = phrasesIn(this.#language);
    return phrases.contracted(fill(phrases, phrases.modes.levels[level as 'basic' | 'superior'], { discipline }));
  }

  #discipline(code: string): string | undefined {
    return phrasesIn(this.#language).disciplines[code.toLowerCase() as Discipline];
  }

  #term(word: string, coded = false): string {
    const terms = this.#text.terms as unknown as Readonly<Record<string, string>>;
    return (
      terms[word] ?? clanOrPlaceIn(this.#language, word) ?? (word.includes(' ') ? this.#way(terms, word, coded) : word)
    );
  }

  /**
   * A level with Disciplines, a type or both: `basic cel pre as reaction`, for readers "basic Celerity and Presence as reaction". Other
   * words stay as they are.
   */
  #way(terms: Readonly<Record<string, string>>, word: string, coded: boolean): string {
    const [level = '', type] = word.split(' as ');
    const [first = '', ...codes] = level.split(' ');
    if (first !== 'basic' && first !== 'superior') return word;
    const phrases = phrasesIn(this.#language);
    const disciplines = coded
      ? codes
      : [
          phrases.list(
            codes.map((code) => this.#discipline(code) ?? code),
            'and',
          ),
        ];
    // "nivel superior de Celeridad", as the phrases of cards have it.
    const [, of] = (!coded && / (d[ei]) \{/.exec(phrases.modes.levels.superior)) || [];
    const named = [
      terms[first],
      ...(of ? disciplines.filter(Boolean).map((each) => phrases.joined(of, each)) : disciplines),
    ]
      .filter(Boolean)
      .join(' ');
    return type === undefined ? named : `${named} ${this.#text.sentences.as({ type: terms[type] ?? type })}`;
  }

  #say(table: object, key: string): string | undefined {
    const worded = (table as Table)[key] as ((args: Filled) => string) | undefined;
    return worded?.(this.#args);
  }

  /** The reader's options: commands that the grammar would not find have words of their own. */
  #command(say: string): string {
    return this.#say(this.#text.sentences.orders ?? {}, say) ?? this.#head(say);
  }

  /** A piece that can only continue a sentence is, at its beginning, a choice. */
  #head(say: string): string {
    const { heads, parts, choosing } = this.#text.sentences;
    const head = this.#say(heads, say);
    if (head !== undefined) return head;
    if (say in parts) return choosing({ who: this.#args.who, what: this.#member(say), isSeat: this.#args.seat !== '' });
    return `${this.#args.who} ${say} ${this.#args.it}`.trim();
  }

  #part(say: string): string {
    return this.#say(this.#text.sentences.parts, say) ?? `${say} ${this.#args.it}`.trim();
  }

  /** The same in the options of the reader. */
  #told(say: string, before: string | undefined): string {
    const { told } = this.#text.sentences;
    return this.#say(told, say === 'on nobody' && before === 'on' ? 'on nobody else' : say) ?? this.#part(say);
  }

  #member(say: string): string {
    return this.#say(this.#text.sentences.members, say) ?? this.#args.it;
  }

  about(g: G, { seat, about }: Asked): string {
    this.#args.who = this.#seat(g, seat);
    this.#fill(g, about);
    return this.#audience.told(
      this.#say(this.#text.sentences.abouts, about.say) ?? `${about.say} ${this.#args.it}`.trim(),
    );
  }

  event(g: G, event: GameEvent): string {
    return this.#audience.logged(this.#line(g, event));
  }

  #line(g: G, event: GameEvent): string {
    const pieces = reworded(event);
    if (pieces) return this.#reworded(g, pieces, event);
    const worded = (this.#text.log.events as unknown as Table)[event.type] as
      | ((args: Record<string, unknown>) => string)
      | undefined;
    if (!worded) return '';
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event)) args[name] = this.#worded(g, name, value);
    if (event.type === 'counters') args.unit = unitOf(g, event.card);
    if (event.type === 'named counters') args.counter = counterIn(this.#language, event);
    if (event.type === 'damage') args.amount = Number(args.normal) + Number(args.aggravated);
    if (event.type === 'title gained') args.title = titleIn(this.#language, event);
    const line = worded(args);
    return WITH_REST.has(event.type) && event.now !== undefined ? `${line} (${event.now})` : line;
  }

  condensed(events: readonly GameEvent[]): readonly GameEvent[] {
    return condensed(events);
  }

  /** An event in the words of the answer that caused it. */
  #reworded(g: G, pieces: readonly Reworded[], event: GameEvent): string {
    let line = '';
    let before: string | undefined;
    let actor: string | undefined;
    for (const { say, who, card, seat, amount, word, several, acting } of pieces) {
      // A card that is played in only one way needs no level.
      if (say === 'at' && !hasLevels(g, card)) continue;
      if (actor !== undefined && !OBJECTS.has(say)) {
        line += ` ${actor}`;
        actor = undefined;
      }
      this.#fill(g, { say, seat, amount, word } as Piece, false);
      if (who !== undefined) this.#args.who = String(this.#worded(g, 'seat', who));
      if (card !== undefined)
        this.#args.it = this.#args.card = several
          ? this.#text.log.faceDownCards
          : String(this.#worded(g, 'card', card));
      if (before === undefined) {
        if (acting) {
          actor = this.#text.log.acting({ by: String(this.#worded(g, 'by', acting)) });
          // The player is the subject, also where the minion is in the sentence of the answer.
          if (card === undefined) this.#args.card = this.#args.who;
        }
        line = this.#head(say);
      } else line += say === before ? `, ${this.#member(say)}` : ` ${this.#part(say)}`;
      before = say;
    }
    if (actor !== undefined) line += ` ${actor}`;
    return event.now === undefined ? line : `${line} (${event.now})`;
  }

  #worded(g: G, name: string, value: unknown): unknown {
    if (typeof value === 'number' && EVENT_SEATS.has(name)) return this.#seat(g, value);
    if (typeof value === 'string') return this.#term(value);
    if (Array.isArray(value)) return value.map((each) => this.#worded(g, name, each)).join(', ');
    if (typeof value !== 'object' || value === null) return value;
    if ('say' in value) return this.#wordedPiece(g, value as Record<string, unknown>);
    const { def, handle } = value as { readonly def?: number; readonly handle?: number };
    if (def !== undefined) return nameOfDef(g.defs[def] as CardDef, this.#namesIn);
    return handle === undefined ? this.#text.log.aCard : this.#text.log.aFaceDownCard;
  }

  /** A piece of an answer that an event repeats, such as a term of a referendum. */
  #wordedPiece(g: G, { card, ...rest }: Record<string, unknown>): string {
    this.#fill(g, rest as unknown as Piece);
    if (card !== undefined) this.#args.it = this.#args.card = String(this.#worded(g, 'card', card));
    return this.#member(String(rest.say));
  }

  rule(id: string): string {
    const statement = this.#statements[id] ?? statementOf(id) ?? id;
    // Reasons are in the words of the edition already.
    return id in this.#statements ? statement : (swapIn(this.#language)?.(statement) ?? statement);
  }

  /** A deck's problem, in words. */
  problem({ say, groups, ...args }: DeckProblem): string {
    const worded = (this.#text.decks.problems as unknown as Table)[say] as
      | ((args: Record<string, unknown>) => string)
      | undefined;
    return worded?.({ ...args, groups: groups?.join(', ') }) ?? say;
  }

  /** The reason why a match is over, in words. */
  reason(key: string): string {
    return (this.#text.log.endings as unknown as Readonly<Record<string, string>>)[key] ?? key;
  }
}
