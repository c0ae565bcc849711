/** The view of a seat or a spectator: the only place that handles hidden information (R-INFO-001). */
import { type CardId, type CardView, knows, type Seat, type SeatView, type Viewer } from '@praxis/engine';
import { tokensIn } from '@praxis/kit/tokens.ts';
import type { AttackView, ConflictView, RivalsView, RivalsWhere } from '../../where.ts';
import { titlesOf } from '../facts/cards.ts';
import { attributeOf, bpOf, influenceOf, isWounded, prestigeOf, secrecyOf } from '../facts/values.ts';
import { OPEN_QUESTIONS } from '../state/settings.ts';
import { cardOf, defOf, type G, type Player, playerOf } from '../state/state.ts';

export function viewOf(g: G, viewer: Viewer): RivalsView {
  return lookAt(g, viewer, true);
}

/** Without the cards in discard and burned piles, of which it has only the numbers. */
export function lightViewOf(g: G, viewer: Viewer): RivalsView {
  return lookAt(g, viewer, false);
}

function lookAt(g: G, viewer: Viewer, closely: boolean): RivalsView {
  const cards: Record<number, CardView> = {};
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards, closely));
  return { viewer, seats, cards, where: whereView(g, viewer, cards, closely) };
}

function seatView(
  g: G,
  viewer: Viewer,
  seat: Seat,
  player: Player,
  cards: Record<number, CardView>,
  closely: boolean,
): SeatView {
  const { piles } = player;
  const show = (ids: readonly CardId[]): number[] => handles(g, viewer, ids, cards);
  const some = (id: CardId | undefined): number[] => (id === undefined ? [] : show([id]));
  const at = (where: string): number[] => show(player.characters.filter((id) => cardOf(g, id).play?.where === where));
  const zones: Record<string, readonly number[] | number> = {
    haven: at('haven'),
    streets: at('streets'),
    torpor: at('torpor'),
    'in play': show(player.inPlay),
    conspiracies: show(player.conspiracies),
    'haven card': some(player.haven),
    'agenda card': some(player.agendaCard),
    hand: viewer === seat ? show(piles.hand) : piles.hand.length,
    library: piles.library.length,
    faction: piles.faction.length,
    discard: closely ? show(piles.discard) : piles.discard.length,
    burned: closely ? show(piles.burned) : piles.burned.length,
  };
  const known = [...piles.library, ...piles.faction, ...(viewer === seat ? [] : piles.hand)].filter((id) =>
    knows(cardOf(g, id), viewer),
  );
  if (known.length > 0) zones.known = show(known);
  const counters: Record<string, number> = {
    prestige: prestigeOf(g, seat),
    agenda: player.agenda,
    actions: g.state.turn === seat ? player.actions : 0,
    'unhosted actions': g.state.turn === seat ? player.unhosted : 0,
    rival: player.rival,
    eliminated: player.eliminated ? 1 : 0,
    'agenda up': player.agendaUp ? 1 : 0,
  };
  // R-INFO-001 Tokens are on the table, so their colours are seen.
  for (const [colour, count] of player.prestige.entries())
    if (colour !== seat && count > 0) counters[`prestige of ${colour}`] = count;
  return { seat, name: g.setup.seats[seat]?.name ?? '', counters, zones };
}

function handles(g: G, viewer: Viewer, ids: readonly CardId[], cards: Record<number, CardView>): number[] {
  const found: number[] = [];
  for (const id of ids) {
    const { handle, play } = cardOf(g, id);
    found.push(handle);
    cards[handle] = cardView(g, viewer, id);
    if (play) handles(g, viewer, play.with, cards);
  }
  return found;
}

function cardView(g: G, viewer: Viewer, id: CardId): CardView {
  const card = cardOf(g, id);
  const { handle, owner, at, play, place } = card;
  const face = knows(card, viewer) ? { def: defOf(g, id).id, name: defOf(g, id).name } : {};
  if (!play) return { handle, ...face, owner, controller: at };
  return {
    handle,
    ...face,
    owner,
    controller: at,
    counters: place === 'character' ? characterCounters(g, id) : cardCounters(g, id),
    marks: marksOf(g, id),
    with: play.with.map((each) => cardOf(g, each).handle),
  };
}

function characterCounters(g: G, id: CardId): Record<string, number> {
  const play = cardOf(g, id).play as NonNullable<ReturnType<typeof cardOf>['play']>;
  const counters: Record<string, number> = {
    blood: play.blood,
    'blood potency': bpOf(g, id),
    physical: attributeOf(g, id, 'physical'),
    social: attributeOf(g, id, 'social'),
    mental: attributeOf(g, id, 'mental'),
    secrecy: secrecyOf(g, id),
    influence: influenceOf(g, id),
    party: play.party,
  };
  if (play.agenda > 0) counters.agenda = play.agenda;
  if (play.fear > 0) counters.fear = play.fear;
  return counters;
}

function cardCounters(g: G, id: CardId): Record<string, number> {
  const { play, place } = cardOf(g, id);
  const counters: Record<string, number> = {};
  for (const [colour, count] of (play?.tokens ?? []).entries()) if (count > 0) counters[`tokens of ${colour}`] = count;
  const tokens = tokensIn(play?.tokens ?? []);
  if (tokens > 0) counters.tokens = tokens;
  if (place === 'mortal') counters.blood = defOf(g, id).blood ?? 0;
  if (place === 'event') counters['revealed by'] = cardOf(g, id).at;
  return counters;
}

function marksOf(g: G, id: CardId): string[] {
  const { play, place } = cardOf(g, id);
  const marks: string[] = [];
  if (!play) return marks;
  if (play.exhausted) marks.push('exhausted');
  if (place === 'conspiracy') marks.push('face down');
  if (place !== 'character') return marks;
  if (play.noInfluence) marks.push('no influence');
  if (isWounded(g, id)) marks.push('wounded');
  if (titlesOf(g, id).length > 0) marks.push('titled');
  if (playerOf(g, cardOf(g, id).at).leader === id) marks.push('leader');
  if (defOf(g, id).guard) marks.push('guard');
  return marks;
}

/** Everything that is going on, in handles and words of the game. */
function whereView(g: G, viewer: Viewer, cards: Record<number, CardView>, closely: boolean): RivalsWhere {
  const { state } = g;
  const show = (ids: readonly CardId[]): number[] => handles(g, viewer, ids, cards);
  const bearer = state.prince === undefined ? undefined : cardOf(g, state.prince).play?.on;
  return {
    turn: state.turn,
    turnNumber: state.turnNumber,
    phase: state.phase,
    phaseEnded: state.phaseEnded,
    part: state.at,
    first: state.first,
    streets: show(state.mortals),
    events: show(state.events),
    cityDeck: state.city.deck.length,
    cityDiscard: closely ? show(state.city.discard) : [],
    cityBurned: closely ? show(state.city.burned) : [],
    prince: state.prince === undefined ? undefined : show([state.prince])[0],
    bearer: bearer === undefined ? undefined : cardOf(g, bearer).handle,
    attack: attackView(g, viewer, cards),
    conflict: conflictView(g, viewer, cards),
    openQuestions: OPEN_QUESTIONS,
  };
}

function attackView(g: G, viewer: Viewer, cards: Record<number, CardView>): AttackView | undefined {
  const { attack } = g.state;
  if (!attack) return undefined;
  const handle = (id: CardId | undefined): number | undefined =>
    id === undefined
      ? undefined
      : cardOf(g, id).place === 'used'
        ? handles(g, viewer, [id], cards)[0]
        : cardOf(g, id).handle;
  return {
    by: cardOf(g, attack.by).handle,
    seat: attack.seat,
    on: cardOf(g, attack.on).handle,
    type: attack.type,
    intel: attack.intelTotal,
    secrecy: attack.secrecy,
    card: handle(attack.card),
    reaction: handle(attack.reaction),
    blocked: attack.blocked,
    bonus: attack.bonus,
    step: attack.step,
    state: attack.state,
  };
}

/** R-INF-013 The Prestige that a player has taken in hand is hidden from all others until the end. */
function conflictView(g: G, viewer: Viewer, cards: Record<number, CardView>): ConflictView | undefined {
  const { conflict } = g.state;
  if (!conflict) return undefined;
  const isOver = conflict.passed !== undefined;
  return {
    by: conflict.by,
    card: used(g, viewer, conflict.card, cards),
    stakes: conflict.stakes.map(({ seat, side, open, card, hidden }) => ({
      seat,
      side,
      open,
      card: card === undefined ? undefined : used(g, viewer, card, cards),
      hidden: isOver || viewer === seat ? hidden : undefined,
    })),
    yes: conflict.yes,
    no: conflict.no,
    passed: conflict.passed,
  };
}

function used(g: G, viewer: Viewer, id: CardId, cards: Record<number, CardView>): number {
  if (cardOf(g, id).place === 'used') handles(g, viewer, [id], cards);
  return cardOf(g, id).handle;
}
