/**
 * Paths of scenarios: `turn`, `Alex.hand`, `Anson.blood`, and the value of each. A game declares the readable values.
 */
import { type CardId, type Context, Mistake, type Result, type Seat } from '@praxis/engine';
import { didYouMean, plainName } from './spelling.ts';

/** The value of a path without a target. */
export const NONE = 'none';

export type Readers<G, Of extends readonly unknown[] = []> = Readonly<Record<string, (g: G, ...of: Of) => unknown>>;

export interface Readable<G> {
  readonly table: Readers<G>;
  readonly seat: Readers<G, [Seat]>;
  readonly card: Readers<G, [CardId]>;
  /** Other groups of values, read with a dot, as `action.stealth`. */
  readonly groups?: Readonly<Record<string, Readers<G>>>;
  nameOf(g: G, id: CardId): string;
  /** A longer name by which scenarios tell cards of one name apart. */
  alsoCalled?(g: G, id: CardId): string;
  /** Picks the intended cards among all of a name: one on the table before one elsewhere. */
  meant(g: G, found: readonly CardId[]): readonly CardId[];
  /** The card that is read instead of this one, where two count as one. */
  readInstead?(g: G, id: CardId): CardId;
}

export type ReadPath<G> = (g: G, path: readonly string[], names: ReadonlyMap<string, CardId>) => unknown;

/** Gives the value at a path; throws a `Mistake` that lists the valid ones if it leads nowhere. */
export function pathReader<G extends Context>(readable: Readable<G>): ReadPath<G> {
  const { table, seat: ofSeat, card, groups = {} } = readable;
  const things = ['a seat', 'a card', ...Object.keys(groups)];
  const some = `${things.slice(0, -1).join(', ')} or ${things.at(-1)}`;
  return (g, path, names) => {
    const [thing, property, ...rest] = path as readonly [string, ...string[]];
    if (rest.length > 0) throw new Mistake(`A path has two parts at most: ${path.join('.')} has ${path.length}.`);
    if (property === undefined) {
      const reader = own(table, thing);
      if (reader) return reader(g);
      throw new Mistake(
        `There is no path ${thing}; expected one of ${Object.keys(table).join(', ')}, step, or ${some} with a dot and a property.`,
      );
    }
    const group = own(groups, thing);
    if (group) return reading(group, thing, property)(g);
    const seat = g.setup.seats.findIndex(({ name }) => name === thing);
    if (seat >= 0) return reading(ofSeat, thing, property)(g, seat);
    const id = names.get(thing) ?? cardNamed(readable, g, thing);
    return reading(card, thing, property)(g, readable.readInstead?.(g, id) ?? id);
  };
}

function own<T>(things: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(things, name) ? things[name] : undefined;
}

function reading<T>(readers: Readonly<Record<string, T>>, thing: string, property: string): T {
  const reader = own(readers, property);
  if (reader) return reader;
  throw new Mistake(`${thing} has no ${property}; expected one of ${Object.keys(readers).join(', ')}.`);
}

function cardNamed<G extends Context>({ nameOf, alsoCalled, meant }: Readable<G>, g: G, name: string): CardId {
  const plain = plainName(name);
  const all = [...g.state.cards.keys()] as CardId[];
  const called = (by: (g: G, id: CardId) => string): readonly CardId[] =>
    meant(
      g,
      all.filter((id) => plainName(by(g, id)) === plain),
    );
  const found = firstFound(called(nameOf), alsoCalled ? called(alsoCalled) : []);
  if (found.length === 1) return found[0] as CardId;
  if (found.length > 1) throw new Mistake(`${found.length} cards are called ${name}; name them with \`as\`.`);
  const names = [...g.setup.seats.map((seat) => seat.name), ...all.map((id) => nameOf(g, id))];
  throw new Mistake(`There is no seat and no card called ${name} in this match${didYouMean(names, name)}`);
}

/** The first of several choices that is not empty. */
export function firstFound<T>(...choices: readonly (readonly T[])[]): readonly T[] {
  return choices.find((each) => each.length > 0) ?? [];
}

export function seatName({ setup }: Context, seat: Seat | undefined): string {
  return (seat === undefined ? undefined : setup.seats[seat]?.name) ?? NONE;
}

/** The winner, a list of players who share the victory, `nobody` if there is none, `none` while the match goes on. */
export function winners(g: Context, result: Result | undefined): unknown {
  if (!result) return NONE;
  if (result.kind === 'stopped') return 'stopped';
  const names = result.winners.map((seat) => seatName(g, seat));
  return names.length > 1 ? names : (names[0] ?? 'nobody');
}

/** For games in which chance always picks a number: a seat or a card, counted from 0. */
export function numberOfChance(result: string | number): number {
  if (typeof result === 'number' && Number.isInteger(result) && result >= 0) return result;
  throw new Mistake(`Expected a whole number from 0 on as a result of chance, not ${JSON.stringify(result)}.`);
}
