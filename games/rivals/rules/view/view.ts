/** What a seat or a spectator may know: the one door for hidden information (R-INFO-001). */
import {
  bit,
  type CardId,
  type CardView,
  knows,
  type Random,
  randomBelow,
  type Seat,
  type SeatView,
  type Viewer,
} from '@praxis/engine';
import { guessedCards, type KnownDeck } from '@praxis/kit/guessing.ts';
import { tokensIn } from '@praxis/kit/tokens.ts';
import type { CardDef } from '../../cards/language.ts';
import { DECKS } from '../../decks/index.ts';
import type { AttackView, ConflictView, RivalsView, RivalsWhere } from '../../where.ts';
import { titlesOf } from '../facts/cards.ts';
import { attributeOf, bpOf, influenceOf, isWounded, prestigeOf, secrecyOf } from '../facts/values.ts';
import { findCard } from '../setup/deck.ts';
import { OPEN_QUESTIONS } from '../state/settings.ts';
import { cardOf, defOf, type G, type Player, playerOf } from '../state/state.ts';

export function viewOf(g: G, viewer: Viewer): RivalsView {
  return lookAt(g, viewer, true);
}

/** Without the cards in discard and burned piles, of which only the numbers are told. */
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
    state: attack.state,
  };
}

/** R-INF-013 How much Prestige a player has taken in hand is told to nobody else until the end. */
function conflictView(g: G, viewer: Viewer, cards: Record<number, CardView>): ConflictView | undefined {
  const { conflict } = g.state;
  if (!conflict) return undefined;
  const isOver = conflict.passed !== undefined;
  return {
    by: conflict.by,
    card: cardOf(g, conflict.card).handle,
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

// What somebody does not know (R-INFO-001).

/** Cards whose face somebody may not know, by the back they show and what is known of them. */
export function backOf(g: G, id: CardId): string | undefined {
  const { place } = cardOf(g, id);
  const { attack, conflict } = g.state;
  switch (place) {
    case 'library':
    case 'faction':
      return place;
    case 'hand':
      return defOf(g, id).kind === 'vampire' ? 'faction' : 'library';
    case 'city deck':
    case 'city removed':
      return 'city';
    case 'agenda card':
      return 'agenda';
    case 'haven card':
      return 'haven';
    case 'conspiracy':
      return 'conspiracy';
    case 'used':
      // R-AMB-30 That a card lies there is public, and what it can be follows from the attack or the conflict.
      if (attack?.card === id) return `attack ${attack.type}`;
      if (attack?.reaction === id) return `reaction ${attack.type}`;
      return conflict?.stakes.some(({ card }) => card === id) ? 'modifier' : undefined;
    default:
      return undefined;
  }
}

/** What can be on a card with such a back. */
function canBe({ kind, subtypes, attack, reaction, modifier, requires = 0 }: CardDef, back: string): boolean {
  const [what, type] = back.split(' ');
  switch (what) {
    case 'library':
      return kind === 'library';
    case 'faction':
      return kind === 'vampire';
    case 'conspiracy':
      return subtypes?.includes('conspiracy') === true;
    case 'attack':
      return attack?.some((each) => each === type) === true;
    case 'reaction':
      return reaction?.some((each) => each === type) === true;
    case 'modifier':
      return modifier !== undefined || (kind === 'library' && requires >= 1 && requires <= 3);
    default:
      return kind === what;
  }
}

/** What somebody who knows only the seat's view supposes on cards of another player. What is in the City Deck everybody knows. */
export function guess(g: G, seat: Seat, owner: Seat, back: string, count: number, random: Random): number[] {
  if (back === 'city') return cityCards(g, seat);
  const seen: string[] = [];
  for (const card of g.state.cards) {
    if (card.owner !== owner || (card.seen & bit(seat)) === 0) continue;
    const def = g.defs[card.def] as CardDef;
    if (canBe(def, back)) seen.push(def.id);
  }
  const { pool, brought } = g.cards;
  const fits = (id: string): boolean => canBe(g.cards.find(id) as CardDef, back);
  const guessed = guessedCards({
    ...{ decks: knownDecks(pool), seen, count, random, fits },
    others: () => [...pool, ...brought].filter((def) => canBe(def, back) && def.name !== 'Blank').map(({ id }) => id),
  });
  return guessed.map((id) => g.cards.numberOf(id));
}

function cityCards(g: G, seat: Seat): number[] {
  const hidden = g.state.cards.filter(
    (card) => (card.place === 'city deck' || card.place === 'city removed') && (card.seen & bit(seat)) === 0,
  );
  const idOf = (def: number): string => (g.defs[def] as CardDef).id;
  return hidden.map(({ def }) => def).sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
}

const known = new WeakMap<readonly CardDef[], readonly KnownDeck[]>();

function knownDecks(pool: readonly CardDef[]): readonly KnownDeck[] {
  let decks = known.get(pool);
  if (!decks) {
    decks = Object.values(DECKS).map((deck) => {
      const counts = new Map<string, number>();
      for (const [name, count] of Object.entries(deck)) {
        const def = pool[findCard(pool, name) ?? -1];
        if (def) counts.set(def.id, count);
      }
      return counts;
    });
    known.set(pool, decks);
  }
  return decks;
}

/** R-INF-009 Prestige that others have taken secretly in hand may be any amount that they could have taken. */
export function dealSecrets(g: G, seat: Seat, random: Random): void {
  const { conflict } = g.state;
  if (!conflict || conflict.passed !== undefined) return;
  for (const stake of conflict.stakes)
    if (stake.seat !== seat && stake.side !== undefined)
      stake.hidden = randomBelow(random, Math.max(1, prestigeOf(g, stake.seat)));
}
