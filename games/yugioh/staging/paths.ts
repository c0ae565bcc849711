/** The values that the paths of a scenario lead to. */
import type { CardId, Seat } from '@praxis/engine';
import { firstFound, NONE, pathReader, type Readers, seatName } from '@praxis/kit/paths.ts';
import { yugioh } from '../game.ts';
import { controllerOf, equipsOn, freeMonsterZones, isOnField } from '../rules/facts/places.ts';
import { isNegated, kindsOf, originalOf, scaleOf, valuesOf } from '../rules/facts/values.ts';
import { type Attack, cardOf, defOf, type G, type Player, playerOf } from '../rules/state/state.ts';
import { trueName } from '../text/names.ts';

const named = (g: G, ids: readonly CardId[]): string[] => ids.map((id) => trueName(g, id));
type ListZone = { [Key in keyof Player]: Player[Key] extends CardId[] ? Key : never }[keyof Player];
const zone =
  (name: ListZone) =>
  (g: G, seat: Seat): string[] =>
    named(g, playerOf(g, seat)[name]);

const SEAT: Readers<G, [Seat]> = {
  lp: (g, seat) => playerOf(g, seat).lp,
  hand: zone('hand'),
  /** From the top on. */
  deck: (g, seat) => named(g, playerOf(g, seat).deck).reverse(),
  extra: zone('extra'),
  extra_up: (g, seat) =>
    named(
      g,
      playerOf(g, seat).extra.filter((id) => cardOf(g, id).up),
    ),
  graveyard: zone('graveyard'),
  banished: zone('banished'),
  monsters: zone('monsters'),
  set: (g, seat) =>
    named(
      g,
      playerOf(g, seat).spells.filter((id) => !cardOf(g, id).up),
    ),
  spells: (g, seat) =>
    named(
      g,
      playerOf(g, seat).spells.filter((id) => cardOf(g, id).up),
    ),
  field: (g, seat) => named(g, playerOf(g, seat).field)[0] ?? NONE,
  pendulum: zone('pendulum'),
  side: zone('side'),
  /** The Duels of a Match that the player has won. */
  duels_won: (g, seat) => (g.state.series?.games ?? []).filter(({ winners }) => winners.includes(seat)).length,
  zones_free: (g, seat) => freeMonsterZones(g, seat),
  summoned: (g, seat) => playerOf(g, seat).summoned,
  pendulum_summoned: (g, seat) => playerOf(g, seat).pendulumSummoned,
  scales: (g, seat) => playerOf(g, seat).pendulum.map((id) => scaleOf(g, id)),
};

const onField = (g: G, id: CardId): boolean => isOnField(cardOf(g, id).zone);

const CARD: Readers<G, [CardId]> = {
  zone: (g, id) => {
    const { zone: at } = cardOf(g, id);
    return at === 'summoning' ? NONE : at;
  },
  controller: (g, id) => (onField(g, id) ? seatName(g, controllerOf(g, id)) : NONE),
  owner: (g, id) => seatName(g, cardOf(g, id).owner),
  face: (g, id) => (cardOf(g, id).up ? 'up' : 'down'),
  position: (g, id) => {
    const { up, placed, zone: at } = cardOf(g, id);
    if (!placed) return NONE;
    if (!up) return 'set';
    return at === 'monsters' ? placed.position : NONE;
  },
  atk: (g, id) => valuesOf(g, id).atk,
  def: (g, id) => valuesOf(g, id).def,
  original_atk: (g, id) => originalOf(g, id).atk,
  level: (g, id) => kindsOf(g, id).level,
  rank: (g, id) => kindsOf(g, id).rank,
  scale: (g, id) => (cardOf(g, id).zone === 'pendulum' ? scaleOf(g, id) : (defOf(g, id).scale ?? NONE)),
  attribute: (g, id) => {
    const { attributes } = kindsOf(g, id);
    return attributes.length > 1 ? attributes : (attributes[0] ?? NONE);
  },
  type: (g, id) => kindsOf(g, id).type ?? NONE,
  name: (g, id) => kindsOf(g, id).name,
  /** Each counter by its name. */
  counters: (g, id) =>
    Object.entries(cardOf(g, id).placed?.counters ?? {}).flatMap(([name, count]) => Array<string>(count).fill(name)),
  materials: (g, id) => named(g, cardOf(g, id).placed?.materials ?? []),
  with: (g, id) => named(g, equipsOn(g, id)),
  on: (g, id) => {
    const { placed } = cardOf(g, id);
    const on = placed?.equippedTo ?? placed?.tied;
    return on === undefined ? NONE : trueName(g, on);
  },
  attacked: (g, id) => cardOf(g, id).placed?.attackTurn === g.state.turnNumber,
  negated: (g, id) => isNegated(g, id),
  proper: (g, id) => cardOf(g, id).proper,
};

const TABLE: Readers<G> = {
  turn: (g) => seatName(g, g.state.turn),
  turn_number: (g) => g.state.turnNumber,
  phase: (g) => {
    const { step } = g.state;
    return step === 'start step' || step === 'battle step' || step === 'end step' ? 'battle' : step;
  },
  chain: (g) =>
    named(
      g,
      g.state.chain.map(({ source }) => source.card),
    ),
  attacker: (g) => (g.state.attack ? trueName(g, g.state.attack.attacker.card) : NONE),
  target: (g) => (g.state.attack?.target ? trueName(g, g.state.attack.target.card) : NONE),
  result: (g) => {
    const result = yugioh.result(g);
    if (result?.kind !== 'over') return '';
    const [winner] = result.winners;
    return winner === undefined ? 'draw' : `${seatName(g, winner)} wins`;
  },
  reason: (g) => {
    const result = yugioh.result(g);
    return result?.kind === 'over' ? result.reason : '';
  },
  /** The number of the Duel in a Match. */
  duel: (g) => (g.state.series?.games.length ?? 0) + 1,
  starts: (g) => seatName(g, g.state.startingSeat),
};

/** The attack that is going on, or the last one of this turn. */
const attackOf = ({ state }: G): Attack | undefined => state.attack ?? state.lastAttack;

const ATTACK: Readers<G> = {
  by: (g) => {
    const attack = attackOf(g);
    return attack ? trueName(g, attack.attacker.card) : NONE;
  },
  on: (g) => {
    const target = attackOf(g)?.target;
    return target ? trueName(g, target.card) : NONE;
  },
  state: (g) => attackOf(g)?.state ?? NONE,
};

export const read = pathReader<G>({
  table: TABLE,
  seat: SEAT,
  card: CARD,
  groups: { attack: ATTACK },
  nameOf: (g, id) => trueName(g, id),
  /** A card on the field takes precedence over one of the same name elsewhere. */
  meant: (g, found) =>
    firstFound(
      found.filter((id) => onField(g, id)),
      found.filter((id) => !['none', 'deck', 'side'].includes(cardOf(g, id).zone)),
      found,
    ),
});
