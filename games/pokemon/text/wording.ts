/** Puts the words of a language together: sentences, headings, log lines. */

import type { CardId, GameEvent, Path, Piece, Question, Seat, Wording } from '@praxis/engine';
import { actedBy } from '@praxis/kit/language/address/address.ts';
import { Audience, perReader } from '@praxis/kit/language/address/audience.ts';
import { spokenIn } from '@praxis/kit/language/messages.ts';
import { words } from '@praxis/kit/language/words.ts';
import type { CardDef } from '../cards/language.ts';
import {
  type Card,
  type G,
  isActive,
  type Pokemon,
  playerOf,
  pokemonOf,
  pokemonWith,
  topOf,
} from '../rules/state/state.ts';
import type { Text } from './keys/index.ts';
import { TEXTS, textIn } from './languages.ts';
import { attackIn, displayName, nameOfDef, seatNameOf } from './names.ts';
import { statementOf } from './rule-index.ts';

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;
type Table = Readonly<Record<string, ((args: Filled) => string) | undefined>>;

interface Filled {
  who: string;
  card: string;
  amount: number;
  word: string;
}

interface Counted extends Piece {
  readonly copies: number;
}

const alone = (piece: Piece): Counted => ({ ...piece, copies: 1 });

const counted = (name: string, count: number): string => `${name} (×${count})`;

/** A card is found in the deck; elsewhere it is in sight. */
const isInDeck = (g: G, { card }: Piece): boolean =>
  card !== undefined && g.state.players.some(({ zones }) => zones.deck.includes(card));

const wordings = new Map<string, PokemonWording>();

/** The words of the game in a language; English if it is not known. */
export function wordingIn(language: string): PokemonWording {
  const known = spokenIn(TEXTS, language);
  let wording = wordings.get(known);
  if (!wording) {
    wording = new PokemonWording(known, textIn(known));
    wordings.set(known, wording);
  }
  return wording;
}

/** Names in events that are seats. */
const EVENT_SEATS: ReadonlySet<string> = new Set(['seat']);

export class PokemonWording implements Wording<G> {
  readonly words = words;
  readonly language: string;
  readonly #text: Text;
  readonly #statements: Readonly<Record<string, string>>;

  /** The same words, said to a seat. */
  readonly to: (reader: Seat) => PokemonWording;
  readonly #audience: Audience;

  constructor(language: string, text: Text, reader?: Seat) {
    this.to = perReader((seat) => new PokemonWording(language, text, seat));
    this.#audience = new Audience(language, reader);
    this.language = language;
    this.#text = text;
    this.#statements = text.reasons;
  }

  #seat(g: G, seat: Seat): string {
    return this.#audience.called(seat, seatNameOf(g, seat));
  }

  sentence(g: G, { seat }: Asked, path: Path): string {
    const address = this.#audience.commands(seat);
    const { heads, parts, members } = this.#text.sentences as unknown as Record<'heads' | 'parts' | 'members', Table>;
    const told = (address ? this.#text.sentences.told : {}) as Table;
    let sentence = '';
    let before: string | undefined;
    for (const { copies, ...piece } of address ? this.#copiesOnce(g, seat, path) : path.map(alone)) {
      const { say } = piece;
      if (say === 'end' && before !== undefined) continue;
      const named = this.#filled(g, seat, piece);
      const args = copies > 1 ? { ...named, card: counted(named.card, copies) } : named;
      if (before === undefined) {
        const isInSight = address && say === 'finds' && !isInDeck(g, piece);
        sentence = heads[isInSight ? 'chooses' : say]?.(args) ?? `${args.who} ${say} ${args.card || args.word}`.trim();
        // Only the Active Pokémon attacks, so the reader need not be reminded of it.
        if (address) sentence = actedBy(sentence, args.card);
      } else if (say === before) sentence = joined(sentence, ', ', members[say]?.(args) ?? (args.card || args.word));
      else
        sentence = joined(
          sentence,
          ' ',
          (told[say] ?? parts[say])?.(args) ?? `${say} ${args.card || args.word}`.trim(),
        );
      before = say;
    }
    return address ? address.ordered(sentence) : sentence;
  }

  /** Cards of one name that are chosen together are named once, with their number. */
  #copiesOnce(g: G, seat: Seat, path: Path): readonly Counted[] {
    const pieces: Counted[] = [];
    let first = 0;
    for (const piece of path) {
      if (pieces[first]?.say !== piece.say) first = pieces.length;
      const name = piece.card === undefined ? undefined : this.#cardName(g, seat, piece.card);
      const at = pieces.findIndex(
        ({ card }, index) => index >= first && card !== undefined && this.#cardName(g, seat, card) === name,
      );
      if (at < 0) pieces.push(alone(piece));
      else pieces[at] = { ...(pieces[at] as Counted), copies: (pieces[at] as Counted).copies + 1 };
    }
    return pieces;
  }

  #filled(g: G, seat: Seat, { card, amount, word = '' }: Piece): Filled {
    return {
      who: this.#seat(g, seat),
      card: card === undefined ? '' : this.#cardName(g, seat, card),
      amount: amount ?? 0,
      word: attackIn(this.language, word),
    };
  }

  /** Pokémon of one name are distinguished by their spots, and those of the other player by their owner. */
  #cardName(g: G, seat: Seat, id: CardId): string {
    const name = displayName(g, id, this.language);
    const pokemon = pokemonWith(g, id);
    if (!pokemon) return this.#print(g, seat, id, name);
    const namesakes = (of: Seat): number =>
      pokemonOf(g, of).filter((each) => displayName(g, topOf(each), this.language) === name).length;
    const told = namesakes(pokemon.seat) > 1 ? `${name} (${this.#spot(g, pokemon)})` : name;
    return pokemon.seat !== seat && namesakes(seat) > 0
      ? this.#text.sentences.of({ card: told, seat: this.#seat(g, pokemon.seat) })
      : told;
  }

  /** One's own cards that share a name but differ in print are distinguished by set and number. */
  #print(g: G, seat: Seat, id: CardId, name: string): string {
    const { def, owner } = g.state.cards[id] as Card;
    if (owner !== seat) return name;
    const isNamesake = (other: Card): boolean =>
      other.owner === seat && other.def !== def && nameOfDef(g.defs[other.def] as CardDef, this.language) === name;
    if (!g.state.cards.some(isNamesake)) return name;
    const { print, id: code } = g.defs[def] as CardDef;
    return `${name} (${print ?? code})`;
  }

  #spot(g: G, pokemon: Pokemon): string {
    if (isActive(g, pokemon)) return this.#text.sentences.active;
    return this.#text.sentences.benchSpot({ number: playerOf(g, pokemon.seat).bench.indexOf(pokemon) + 1 });
  }

  about(g: G, { seat, about }: Asked): string {
    const args = this.#filled(g, seat, about);
    const { abouts } = this.#text.sentences;
    return this.#audience.told((abouts as unknown as Table)[about.say]?.(args) ?? `${about.say} ${args.card}`.trim());
  }

  event(g: G, event: GameEvent): string {
    const worded = (this.#text.log.events as unknown as Table)[event.type] as
      | ((args: Record<string, unknown>) => string)
      | undefined;
    if (!worded) return '';
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event)) args[name] = this.#worded(g, name, value);
    return this.#audience.logged(worded(args));
  }

  #worded(g: G, name: string, value: unknown): unknown {
    const { coin, endings, cardsUnknown, aCard, list } = this.#text.log;
    const { conditions } = this.#text.terms;
    if (typeof value === 'number') return EVENT_SEATS.has(name) ? this.#seat(g, value) : value;
    if (typeof value === 'string') {
      if (name === 'condition') return conditions[value as keyof typeof conditions] ?? value;
      if (name === 'ability' || name === 'attack') return attackIn(this.language, value);
      if (name === 'result') return coin[value as keyof typeof coin] ?? value;
      return name === 'reason' ? (endings[value as keyof typeof endings] ?? value) : value;
    }
    if (Array.isArray(value)) {
      const known = value.flatMap((each) => this.#nameOfRef(g, each) ?? []);
      const unknown = value.length - known.length;
      const names = namesOnce(known);
      const all = unknown > 0 ? [...names, cardsUnknown({ count: unknown })] : names;
      return all.length === 0 ? cardsUnknown({ count: 0 }) : list({ items: all });
    }
    return typeof value === 'object' && value !== null ? (this.#nameOfRef(g, value) ?? aCard) : value;
  }

  #nameOfRef(g: G, ref: unknown): string | undefined {
    const { def } = ref as { readonly def?: number };
    return def === undefined ? undefined : nameOfDef(g.defs[def] as CardDef, this.language);
  }

  rule(id: string): string {
    return this.#statements[id] ?? statementOf(id) ?? id;
  }

  /** Why a match is over, in words. */
  reason(key: string): string {
    return (this.#text.log.endings as unknown as Readonly<Record<string, string>>)[key] ?? key;
  }

  get text(): Text {
    return this.#text;
  }
}

function joined(sentence: string, between: string, more: string): string {
  if (more === '') return sentence;
  return more.startsWith(',') ? `${sentence}${more}` : `${sentence}${between}${more}`;
}

/** Each name once, with the number of its cards. */
function namesOnce(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? counted(name, count) : name;
  });
}
