/** The values that the paths of a scenario lead to. */
import type { CardId, Seat } from '@praxis/engine';
import { firstFound, NONE, pathReader, type Readers, seatName, winners } from '@praxis/kit/paths.ts';
import { CARD_TYPES, KEYWORDS, MANA_KINDS } from '../cards/language.ts';
import { resultOf } from '../rules/changes/ending.ts';
import { isAttacking, isBlocking } from '../rules/facts/filters.ts';
import { controllerOf, traitsOf } from '../rules/facts/traits.ts';
import { cardOf, type G, playerOf } from '../rules/state/state.ts';
import { colorsOf } from '../rules/view/view.ts';
import { displayName, numberedName } from '../text/names.ts';

type SeatReader = (g: G, seat: Seat) => unknown;

const named = (g: G, ids: readonly CardId[]): string[] => ids.map((id) => displayName(g, id));
const zone =
  (name: 'hand' | 'library' | 'graveyard'): SeatReader =>
  (g, seat) =>
    named(g, playerOf(g, seat)[name]);

const SEAT: Readers<G, [Seat]> = {
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

const CARD: Readers<G, [CardId]> = {
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
    const host = cardOf(g, id).permanent?.attachedTo;
    return host === undefined ? NONE : displayName(g, host);
  },
  with: (g, id) =>
    named(
      g,
      g.state.battlefield.filter((each) => cardOf(g, each).permanent?.attachedTo === id),
    ),
  attacking: isAttacking,
  blocking: isBlocking,
};

const TABLE: Readers<G> = {
  turn: (g) => seatName(g, g.state.turn),
  turn_number: (g) => g.state.turnNumber,
  /** From the top on. */
  stack: (g) =>
    named(
      g,
      g.state.stack.map(({ source }) => source.card),
    ).reverse(),
  starts: (g) => seatName(g, g.state.startingSeat),
  result: (g) => winners(g, resultOf(g)),
};

export const read = pathReader<G>({
  table: TABLE,
  seat: SEAT,
  card: CARD,
  nameOf: displayName,
  alsoCalled: numberedName,
  /** A card on the battlefield is meant before one on the stack, and that before one of the same name elsewhere. */
  meant: (g, found) => {
    const at = (zone: string): CardId[] => found.filter((id) => cardOf(g, id).zone === zone);
    return firstFound(
      at('battlefield'),
      at('stack'),
      found.filter((id) => cardOf(g, id).zone !== 'gone'),
    );
  },
});
