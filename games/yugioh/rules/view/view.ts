/**
 * The view of a seat or a spectator: the only place that handles hidden information (Y-INF-001, Y-INF-002, Y-AMB-25).
 */
import {
  bit,
  type CardId,
  type CardView,
  EVERYBODY,
  knows,
  type Random,
  type Seat,
  type SeatView,
  type Viewer,
} from '@praxis/engine';
import { guessedCards, knownDecks } from '@praxis/kit/guessing.ts';
import type { CardDef } from '../../cards/language.ts';
import { DECKS } from '../../decks/index.ts';
import type { HappenedView, YugiohView, YugiohWhere } from '../../where.ts';
import { equipsOn, isOnField } from '../facts/places.ts';
import { isNegated, kindsOf, scaleOf, valuesOf } from '../facts/values.ts';
import { findCard, isExtraDeck } from '../state/deck.ts';
import { cardOf, defOf, type G, type Player, type State } from '../state/state.ts';

/** Y-ZONE-011 Both players see both Graveyards at any time. */
type Cards = Record<number, CardView>;

export function viewOf(g: G, viewer: Viewer): YugiohView {
  const cards: Cards = {};
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards));
  return { viewer, seats, cards, where: whereView(g, viewer, cards) };
}

function seatView(g: G, viewer: Viewer, seat: Seat, player: Player, cards: Cards): SeatView {
  const show = (ids: readonly CardId[]): number[] => handles(g, viewer, ids, cards);
  const known = (ids: readonly CardId[]): CardId[] => ids.filter((id) => knows(cardOf(g, id), viewer));
  const mine = viewer === seat;
  // Y-ZONE-013, Y-X-PEN-04 The owner may look at the Extra Deck; its face-up part is public.
  const up = player.extra.filter((id) => cardOf(g, id).up);
  return {
    seat,
    name: g.setup.seats[seat]?.name ?? '',
    counters: {
      lp: player.lp,
      hand: player.hand.length,
      deck: player.deck.length,
      extra: player.extra.length,
      summoned: player.summoned ? 1 : 0,
      // Y-MATCH-005 The number of cards in the Side Deck is public, the cards are not.
      ...(g.state.series ? { side: player.side.length } : {}),
    },
    zones: {
      hand: mine ? show(player.hand) : player.hand.length,
      ...(mine ? {} : { 'known hand': show(known(player.hand)) }),
      deck: player.deck.length,
      // Cards known from the top on: the places of other known cards in the Deck are unknown.
      'known deck': show(known(player.deck).reverse()),
      extra: mine ? show(player.extra) : player.extra.length,
      ...(mine ? {} : { 'extra up': show(up) }),
      monsters: show(player.monsters),
      spells: show(player.spells),
      field: show(player.field),
      pendulum: show(player.pendulum),
      graveyard: show(player.graveyard),
      banished: show(player.banished),
      ...(g.state.series ? { side: mine ? show(player.side) : player.side.length } : {}),
    },
  };
}

function handles(g: G, viewer: Viewer, ids: readonly CardId[], cards: Cards): number[] {
  return ids.map((id) => {
    const { handle } = cardOf(g, id);
    cards[handle] = cardView(g, viewer, id, cards);
    return handle;
  });
}

function cardView(g: G, viewer: Viewer, id: CardId, cards: Cards): CardView {
  const { handle, def, owner, zone, placed } = cardOf(g, id);
  const isKnown = knows(cardOf(g, id), viewer);
  const { id: of, name } = g.defs[def] as CardDef;
  const face = isKnown ? { def: of, name } : {};
  if (!isOnField(zone) || !placed)
    return { handle, ...face, owner, ...(zone === 'extra' && cardOf(g, id).up ? { marks: ['face-up'] } : {}) };
  return {
    handle,
    ...face,
    owner,
    controller: placed.controller,
    counters: countersOf(g, id, isKnown),
    marks: marksOf(g, id),
    with: [...handles(g, viewer, placed.materials, cards), ...equipsOn(g, id).map((each) => cardOf(g, each).handle)],
  };
}

function countersOf(g: G, id: CardId, isKnown: boolean): Record<string, number> {
  const { zone, up, placed } = cardOf(g, id);
  const counters: Record<string, number> = { zone: (placed?.slot ?? 0) + 1, ...placed?.counters };
  if (zone === 'pendulum') counters.scale = scaleOf(g, id);
  if (zone !== 'monsters' || !isKnown) return counters;
  const { level, rank } = kindsOf(g, id);
  const { atk, def } = up ? valuesOf(g, id) : { atk: defOf(g, id).atk ?? 0, def: defOf(g, id).def ?? 0 };
  return { ...counters, atk, def, ...(level > 0 ? { level } : {}), ...(rank > 0 ? { rank } : {}) };
}

/** Words of the game: a card's states at a glance. */
function marksOf(g: G, id: CardId): string[] {
  const { zone, up, placed } = cardOf(g, id);
  const marks: string[] = [];
  if (!up) marks.push('set');
  else if (zone === 'monsters') marks.push(placed?.position === 'attack' ? 'attack' : 'defense');
  if (up && isNegated(g, id)) marks.push('negated');
  if (placed?.gemini) marks.push('gemini');
  return marks;
}

/** Everything that is going on, in handles and words of the game. */
function whereView(g: G, viewer: Viewer, cards: Cards): YugiohWhere {
  const { at, turn, turnNumber, step, window, startingSeat, chain, attack, declared } = g.state;
  const handle = (id: CardId): number => {
    const { handle: of } = cardOf(g, id);
    if (!cards[of]) handles(g, viewer, [id], cards);
    return of;
  };
  return {
    turn,
    turnNumber,
    phase: step,
    window,
    at: at === 'open' || at === 'closing' ? at : 'window',
    happened: happenedView(g.state),
    startingSeat,
    chain: chain.map(({ id, seat, source, speed, targets, negated }) => ({
      id,
      seat,
      card: handle(source.card),
      speed,
      targets: targets.map(({ card }) => handle(card)),
      negated: negated !== undefined,
    })),
    attack: attack && {
      attacker: handle(attack.attacker.card),
      ...(attack.target ? { target: handle(attack.target.card) } : {}),
      state: attack.state,
    },
    summon: declared && { seat: declared.seat, way: declared.way, cards: declared.monsters.map(handle) },
  };
}

/** The last public event: the seats whose cards and Life Points it concerned, not the cards. */
function happenedView({ answerable }: State): HappenedView | undefined {
  if (answerable.length === 0) return undefined;
  const summons = answerable.flatMap((each) => (each.type === 'summoned' ? [each.seat] : []));
  if (summons.length > 0) return { what: 'summon', seats: seatsOnce(summons) };
  return {
    what: 'event',
    seats: seatsOnce(
      answerable.flatMap((each) => {
        if (each.type === 'moved') return each.moves.map(({ controller }) => controller);
        return 'seat' in each ? [each.seat] : [];
      }),
    ),
  };
}

function seatsOnce(seats: readonly Seat[]): readonly Seat[] {
  return [...new Set(seats)].sort();
}

/** Main, Extra and Side Deck have backs of their own. A face-down card lies where only some definitions fit: see `fits`. */
export function backOf(g: G, id: CardId): string | undefined {
  const { zone, token, seen, up } = cardOf(g, id);
  if (token || seen === EVERYBODY) return undefined;
  if (zone === 'side') return 'side';
  if (zone === 'extra') return up ? undefined : 'extra';
  return zone === 'deck' || zone === 'hand' || (isOnField(zone) && !up) ? 'main' : undefined;
}

/** A face-down monster is a monster, a Set card a Spell or Trap, a card of the Field Zone a Field Spell. */
export function fitsPlace(g: G, id: CardId, def: number): boolean {
  const { zone } = cardOf(g, id);
  const { kind, icon } = g.defs[def] as CardDef;
  if (zone === 'monsters') return kind === 'monster';
  if (zone === 'spells') return kind !== 'monster' && icon !== 'field';
  return zone !== 'field' || icon === 'field';
}

/** A player's guess at another player's cards: the rest of the deck that the known cards fit best. */
export function guess(
  g: G,
  seat: Seat,
  owner: Seat,
  back: string,
  count: number,
  random: Random,
  places: readonly CardId[],
): number[] {
  const seen: string[] = [];
  for (const card of g.state.cards)
    if (card.owner === owner && !card.token && (card.seen & bit(seat)) !== 0)
      seen.push((g.defs[card.def] as CardDef).id);
  const { pool, brought } = g.cards;
  const all = [...pool, ...brought].filter(({ token, blank, as }) => !token && !blank && as === undefined);
  const inDeck = (def: CardDef | undefined): boolean =>
    def !== undefined && (back === 'side' || isExtraDeck(def) === (back === 'extra'));
  const guessed = guessedCards({
    ...{ decks: decksOf(pool), seen, count, random },
    fits: (id) => inDeck(g.cards.find(id)),
    others: () => all.filter(inDeck).map(({ id }) => id),
  }).map((id) => g.cards.numberOf(id));
  return withEnough(g, places, guessed, all);
}

/** Ensures enough cards of each kind for the places in which only some fit. */
function withEnough(g: G, places: readonly CardId[], guessed: number[], all: readonly CardDef[]): number[] {
  const narrow = places.filter((id) => isOnField(cardOf(g, id).zone));
  const free = new Set(guessed.keys());
  for (const id of narrow) {
    const at = [...free].find((index) => fitsPlace(g, id, guessed[index] as number));
    if (at !== undefined) {
      free.delete(at);
      continue;
    }
    const other = all.find((def) => fitsPlace(g, id, g.cards.numberOf(def.id)) && !isExtraDeck(def));
    const [last] = [...free].slice(-1);
    if (!other || last === undefined) continue;
    guessed[last] = g.cards.numberOf(other.id);
    free.delete(last);
  }
  return guessed;
}

const decksOf = knownDecks(() => Object.values(DECKS), findCard);
