/** The values that the paths of a scenario lead to. */
import { type CardId, Mistake, type Seat } from '@praxis/engine';
import { nearest, plainName } from '@praxis/kit/spelling.ts';
import { CARD_TYPES, KEYWORDS, MANA_KINDS } from '../cards/language.ts';
import { resultOf } from '../rules/ending.ts';
import { isAttacking, isBlocking } from '../rules/filters.ts';
import { cardOf, type G, playerOf } from '../rules/state.ts';
import { controllerOf, traitsOf } from '../rules/traits.ts';
import { colorsOf } from '../rules/view.ts';
import { displayName } from '../text/names.ts';

const NONE = 'none';

type SeatReader = (g: G, seat: Seat) => unknown;
type CardReader = (g: G, id: CardId) => unknown;

const named = (g: G, ids: readonly CardId[]): string[] => ids.map((id) => displayName(g, id));
const zone =
  (name: 'hand' | 'library' | 'graveyard'): SeatReader =>
  (g, seat) =>
    named(g, playerOf(g, seat)[name]);

const SEAT: Readonly<Record<string, SeatReader>> = {
  life: (g, seat) => playerOf(g, seat).life,
  lost: (g, seat) => playerOf(g, seat).lost || playerOf(g, seat).conceded,
  hand: zone('hand'),
  /** From the top on. */
  library: (g, seat) => named(g, playerOf(g, seat).library).reverse(),
  graveyard: zone('graveyard'),
  battlefield: (g, seat) =>
    named(
      g,
      g.state.battlefield.filter((id) => controllerOf(g, id) === seat),
    ),
  exile: (g, seat) =>
    named(
      g,
      g.state.exile.filter((id) => cardOf(g, id).owner === seat),
    ),
  emblems: (g, seat) =>
    named(
      g,
      g.state.command.filter((id) => cardOf(g, id).owner === seat),
    ),
  tapped: (g, seat) =>
    named(
      g,
      g.state.battlefield.filter((id) => controllerOf(g, id) === seat && cardOf(g, id).permanent?.tapped),
    ),
  mana: (g, seat) => MANA_KINDS.reduce((sum, kind) => sum + playerOf(g, seat).mana[kind], 0),
  lands_played: (g, seat) => playerOf(g, seat).landsPlayed,
};

const CARD: Readonly<Record<string, CardReader>> = {
  zone: (g, id) => cardOf(g, id).zone,
  controller: (g, id) => (cardOf(g, id).zone === 'battlefield' ? seatName(g, controllerOf(g, id)) : NONE),
  owner: (g, id) => seatName(g, cardOf(g, id).owner),
  power: (g, id) => traitsOf(g, id).power,
  toughness: (g, id) => traitsOf(g, id).toughness,
  damage: (g, id) => cardOf(g, id).permanent?.damage ?? 0,
  tapped: (g, id) => cardOf(g, id).permanent?.tapped ?? false,
  sick: (g, id) => cardOf(g, id).permanent?.sick ?? false,
  counters: (g, id) => cardOf(g, id).permanent?.plus ?? 0,
  minus: (g, id) => cardOf(g, id).permanent?.minus ?? 0,
  loyalty: (g, id) => cardOf(g, id).permanent?.loyalty ?? 0,
  shields: (g, id) => cardOf(g, id).permanent?.shields ?? 0,
  types: (g, id) => CARD_TYPES.filter((_, index) => (traitsOf(g, id).types & (1 << index)) !== 0),
  subtypes: (g, id) => traitsOf(g, id).subtypes,
  colors: colorsOf,
  keywords: (g, id) => KEYWORDS.filter((_, index) => (traitsOf(g, id).keywords & (1 << index)) !== 0),
  host: (g, id) => {
    const host = cardOf(g, id).permanent?.attachedTo ?? -1;
    return host === -1 ? NONE : displayName(g, host);
  },
  with: (g, id) =>
    named(
      g,
      g.state.battlefield.filter((each) => cardOf(g, each).permanent?.attachedTo === id),
    ),
  attacking: isAttacking,
  blocking: isBlocking,
};

const TABLE: Readonly<Record<string, (g: G) => unknown>> = {
  turn: (g) => seatName(g, g.state.turn),
  turn_number: (g) => g.state.turnNumber,
  /** From the top on. */
  stack: (g) =>
    named(
      g,
      g.state.stack.map(({ source }) => source.card),
    ).reverse(),
  starts: (g) => seatName(g, g.state.startingSeat),
  result: winner,
};

/** The value at a path; throws a `Mistake` that lists what there is if it leads nowhere. */
export function read(g: G, path: readonly string[], names: ReadonlyMap<string, CardId>): unknown {
  const [thing, property, ...rest] = path as readonly [string, ...string[]];
  if (rest.length > 0) throw new Mistake(`A path has two parts at most: ${path.join('.')} has ${path.length}.`);
  if (property === undefined) {
    const reader = TABLE[thing];
    if (reader) return reader(g);
    throw new Mistake(
      `There is no path ${thing}; expected one of ${Object.keys(TABLE).join(', ')}, step, or a seat or a card with a dot and what is asked of it.`,
    );
  }
  const seat = g.setup.seats.findIndex(({ name }) => name === thing);
  if (seat >= 0) return reading(SEAT, thing, property)(g, seat);
  return reading(CARD, thing, property)(g, cardNamed(g, thing, names));
}

function reading<T>(readers: Readonly<Record<string, T>>, thing: string, property: string): T {
  const reader = Object.hasOwn(readers, property) ? readers[property] : undefined;
  if (reader) return reader;
  throw new Mistake(`${thing} has no ${property}; expected one of ${Object.keys(readers).join(', ')}.`);
}

/** A card on the battlefield is meant before one on the stack, and that before one of the same name elsewhere. */
function cardNamed(g: G, name: string, names: ReadonlyMap<string, CardId>): CardId {
  const given = names.get(name);
  if (given !== undefined) return given;
  const plain = plainName(name);
  const all = [...g.state.cards.keys()] as CardId[];
  const found = all.filter((id) => plainName(displayName(g, id)) === plain && cardOf(g, id).zone !== 'gone');
  for (const place of ['battlefield', 'stack'] as const) {
    const there = found.filter((id) => cardOf(g, id).zone === place);
    if (there.length > 0) return only(there, name);
  }
  if (found.length > 0) return only(found, name);
  const near = nearest([...g.setup.seats.map((seat) => seat.name), ...named(g, all)], name);
  throw new Mistake(
    `There is no seat and no card called ${name} in this match${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`,
  );
}

function only(ids: readonly CardId[], name: string): CardId {
  if (ids.length > 1) throw new Mistake(`${ids.length} cards are called ${name}; tell them apart by \`as\`.`);
  return ids[0] as CardId;
}

function seatName(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? NONE;
}

/** The winner, `nobody` if it is a draw, or `none` while the match runs. */
function winner(g: G): unknown {
  const result = resultOf(g);
  if (!result) return NONE;
  if (result.kind === 'stopped') return 'stopped';
  const winners = result.winners.map((seat) => seatName(g, seat));
  return winners.length > 1 ? winners : (winners[0] ?? 'nobody');
}
