/** The view of a seat or a spectator: the only place that handles hidden information (M-X-009). */
import {
  bit,
  type CardId,
  type CardView,
  knows,
  type Random,
  type Seat,
  type SeatView,
  type Viewer,
} from '@praxis/engine';
import { guessedCards, knownDecks } from '@praxis/kit/guessing.ts';
import { type CardDef, COLORS, KEYWORDS, MANA_KINDS } from '../../cards/language.ts';
import { DECKS } from '../../decks/index.ts';
import type { MagicView, MagicWhere, StackItemView, TargetView } from '../../where.ts';
import { isBlocking } from '../facts/filters.ts';
import { controllerOf, kindsOf, traitsOf } from '../facts/traits.ts';
import { findCard } from '../setup/deck.ts';
import { CREATURE, PLANESWALKER } from '../state/faces.ts';
import { cardOf, type G, type Player, permanentOf, type StackItem } from '../state/state.ts';

export function viewOf(g: G, viewer: Viewer): MagicView {
  const cards: Record<number, CardView> = {};
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards));
  return { viewer, seats, cards, where: whereView(g, viewer, cards) };
}

function seatView(g: G, viewer: Viewer, seat: Seat, player: Player, cards: Record<number, CardView>): SeatView {
  const show = (ids: readonly CardId[]): number[] => handles(g, viewer, ids, cards);
  const known = (ids: readonly CardId[]): CardId[] => ids.filter((id) => knows(cardOf(g, id), viewer));
  const mine = viewer === seat;
  const mana = Object.fromEntries(MANA_KINDS.map((kind) => [kind, player.mana[kind]]));
  return {
    seat,
    name: g.setup.seats[seat]?.name ?? '',
    counters: {
      life: player.life,
      hand: player.hand.length,
      library: player.library.length,
      lands: player.landsPlayed,
      lost: player.lost || player.conceded ? 1 : 0,
      ...mana,
    },
    zones: {
      hand: mine ? show(player.hand) : player.hand.length,
      ...(mine ? {} : { 'known hand': show(known(player.hand)) }),
      library: player.library.length,
      // Cards known from the top on: the places of other known cards in the library are unknown.
      'known library': show(knownFromTop(g, player.library, viewer)),
      battlefield: show(g.state.battlefield.filter((id) => controllerOf(g, id) === seat)),
      graveyard: show(player.graveyard),
      exile: show(g.state.exile.filter((id) => cardOf(g, id).owner === seat)),
      command: show(g.state.command.filter((id) => cardOf(g, id).owner === seat)),
    },
  };
}

function knownFromTop(g: G, library: readonly CardId[], viewer: Viewer): CardId[] {
  const found: CardId[] = [];
  for (let at = library.length - 1; at >= 0; at--) {
    const id = library[at] as CardId;
    if (knows(cardOf(g, id), viewer)) found.push(id);
  }
  return found;
}

function handles(g: G, viewer: Viewer, ids: readonly CardId[], cards: Record<number, CardView>): number[] {
  return ids.map((id) => {
    const { handle } = cardOf(g, id);
    cards[handle] = cardView(g, viewer, id);
    return handle;
  });
}

function cardView(g: G, viewer: Viewer, id: CardId): CardView {
  const { handle, def, owner, zone } = cardOf(g, id);
  const known = knows(cardOf(g, id), viewer);
  const { id: of, name } = g.defs[def] as CardDef;
  const face = known ? { def: of, name } : {};
  if (zone !== 'battlefield') return { handle, ...face, owner };
  const attached = g.state.battlefield.filter((each) => permanentOf(g, each).attachedTo === id);
  return {
    handle,
    ...face,
    owner,
    controller: controllerOf(g, id),
    counters: countersOf(g, id),
    marks: marksOf(g, id),
    with: attached.map((each) => cardOf(g, each).handle),
  };
}

function countersOf(g: G, id: CardId): Record<string, number> {
  const { types, power, toughness } = traitsOf(g, id);
  const { damage, plus, minus, loyalty } = permanentOf(g, id);
  return {
    ...((types & CREATURE) !== 0 ? { power, toughness, damage } : {}),
    ...((types & PLANESWALKER) !== 0 ? { loyalty } : {}),
    ...(plus > 0 ? { '+1/+1': plus } : {}),
    ...(minus > 0 ? { '-1/-1': minus } : {}),
  };
}

/** Words of the game: a card's states at a glance. */
function marksOf(g: G, id: CardId): string[] {
  const traits = traitsOf(g, id);
  const { tapped, sick, shields, copyOf } = permanentOf(g, id);
  const marks: string[] = [];
  if (tapped) marks.push('tapped');
  if (sick && (traits.types & CREATURE) !== 0) marks.push('summoning sick');
  if (shields > 0) marks.push('shield');
  if (copyOf !== undefined) marks.push(`copy of ${(g.defs[copyOf] as CardDef).name}`);
  if (g.state.combat?.attackers.some(({ card }) => card === id)) marks.push('attacking');
  if (isBlocking(g, id)) marks.push('blocking');
  KEYWORDS.forEach((keyword, index) => {
    if ((traits.keywords & (1 << index)) !== 0) marks.push(keyword);
  });
  return marks;
}

/** Everything that is going on, in handles and words of the game. */
function whereView(g: G, viewer: Viewer, cards: Record<number, CardView>): MagicWhere {
  const { turn, turnNumber, step, combat, stack, startingSeat } = g.state;
  const handle = (id: CardId): number => cardOf(g, id).handle;
  return {
    turn,
    turnNumber,
    step,
    startingSeat,
    stack: stack.map((item) => itemView(g, viewer, item, cards)),
    combat: combat && {
      attackers: combat.attackers.map(({ card, defender, planeswalker, blocked, blockers }) => ({
        card: handle(card),
        defender,
        ...(planeswalker === undefined ? {} : { planeswalker: handle(planeswalker) }),
        blocked,
        blockers: blockers.map(handle),
      })),
    },
  };
}

function itemView(g: G, viewer: Viewer, item: StackItem, cards: Record<number, CardView>): StackItemView {
  const { id, kind, source, seat, x, targets } = item;
  if (kind === 'spell') handles(g, viewer, [source.card], cards);
  const { def } = cardOf(g, source.card);
  return {
    id,
    kind,
    card: cardOf(g, source.card).handle,
    name: (g.defs[def] as CardDef).name,
    seat,
    x,
    // A colour that was chosen with the targets is none of them.
    targets: targets.flat().flatMap((each): readonly TargetView[] => {
      if ('card' in each) return [{ card: cardOf(g, each.card).handle }];
      return 'seat' in each ? [each] : [];
    }),
  };
}

/** Cards that are hidden from some seats. The card notes which seats know it. */
export function backOf(g: G, id: CardId): string | undefined {
  const { zone, token } = cardOf(g, id);
  return !token && (zone === 'library' || zone === 'hand') ? 'card' : undefined;
}

/** Guesses another player's cards: the rest of the deck that best fits the known cards. */
export function guess(g: G, seat: Seat, owner: Seat, _back: string, count: number, random: Random): number[] {
  const seen: string[] = [];
  for (const card of g.state.cards)
    if (card.owner === owner && !card.token && (card.seen & bit(seat)) !== 0)
      seen.push((g.defs[card.def] as CardDef).id);
  const { pool, brought } = g.cards;
  return guessedCards({
    ...{ decks: decksOf(pool), seen, count, random },
    fits: () => true,
    others: () =>
      [...pool, ...brought].flatMap(({ id, object, as }) => (object === undefined && as === undefined ? [id] : [])),
  }).map((id) => g.cards.numberOf(id));
}

const decksOf = knownDecks(() => Object.values(DECKS), findCard);

/** The colours of an object as words. */
export function colorsOf(g: G, id: CardId): string[] {
  const { colors } = kindsOf(g, id);
  return COLORS.filter((_, index) => (colors & (1 << index)) !== 0);
}
