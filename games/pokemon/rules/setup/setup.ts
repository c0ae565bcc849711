/** Setting up a game, with new opening hands where they are needed (P-SET, P-MUL). */
import {
  ask,
  askEach,
  type CardId,
  END,
  EVERYBODY,
  Mistake,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  randomBelow,
  randomFrom,
  refer,
  type Seat,
  type Setup,
} from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../../cards/language.ts';
import { cardsIn, distinct, picks } from '../cards/choices.ts';
import { draw, reveal, shuffleDeck, toDeck, toPlayFaceDown } from '../changes/zones.ts';
import { BENCH_SIZE } from '../facts/values.ts';
import { HEADS } from '../state/luck.ts';
import { canBePlaced, isBasicCard } from '../state/names.ts';
import {
  type Card,
  cardOf,
  defOf,
  type G,
  newPlayer,
  newPokemon,
  opponentOf,
  PRIZES,
  playerOf,
  pokemonOf,
  type State,
} from '../state/state.ts';

/** P-SET-002 The number of cards drawn from the shuffled deck. */
export const OPENING_HAND = 7;

export function emptyState(setup: Setup): State {
  return {
    at: 'coin flip',
    random: randomFrom(setup.seed),
    cards: [],
    handles: 0,
    players: setup.seats.map(newPlayer),
    first: 0,
    turn: 0,
    turnNumber: 0,
    stadium: undefined,
    changes: 0,
    pokemons: 0,
    suddenDeaths: 0,
    prizeCount: PRIZES,
    winner: undefined,
    reason: '',
  };
}

/** Decks as the setup lists them. Their legality is not checked here: any deck with a Basic Pokémon can be played. */
export function start(setup: Setup, cards: MatchCards<CardDef>): State {
  if (setup.seats.length !== 2) throw new Mistake(`This game is for 2 seats, not for ${setup.seats.length}.`);
  const state = emptyState(setup);
  for (const [owner, seat] of setup.seats.entries()) {
    const { name } = seat;
    const list: CardId[] = [];
    for (const { def, count } of cards.inDeck(seat))
      for (let copy = 0; copy < count; copy++) {
        list.push(state.cards.length as CardId);
        state.cards.push({ def, owner, handle: ++state.handles, seen: 0, place: 'deck' });
      }
    // P-DECK-004 Without one nobody could ever begin.
    if (!list.some((id) => isBasicCard(cards.own[(state.cards[id] as Card).def] as CardDef)))
      throw new Mistake(`The deck of ${name} has no Basic Pokémon.`);
    const least = OPENING_HAND + PRIZES + 1;
    if (list.length < least)
      throw new Mistake(`The deck of ${name} has ${list.length} cards and needs at least ${least}.`);
    (state.players[owner] as State['players'][number]).zones.deck = list;
  }
  return state;
}

/** P-SET-001 Before any card is drawn a coin is flipped; its winner decides who takes the first turn. */
export function* coinFlip(g: G): Procedure {
  const { state } = g;
  const winner = randomBelow(state.random, 2) === HEADS ? 0 : 1;
  g.emit({ type: 'coin winner', seat: winner });
  const path = yield* ask({
    seat: winner,
    step: 'coin flip',
    about: { say: 'who begins' },
    next: oneOf([{ say: 'goes first' }, { say: 'goes second' }]),
    passive: [{ say: 'goes first' }],
  });
  state.first = path[0]?.say === 'goes first' ? winner : opponentOf(winner);
  state.turn = state.first;
  g.emit({ type: 'begins', seat: state.first });
  for (const seat of [0, 1]) {
    shuffleDeck(g, seat);
    draw(g, seat, OPENING_HAND);
  }
  state.at = 'hands';
}

/** P-AMB-32 An Item that may start as the Active Pokémon also avoids a new hand. */
function hasBasic(g: G, seat: Seat): boolean {
  return playerOf(g, seat).zones.hand.some((id) => canBePlaced(defOf(g, id)));
}

/**
 * P-MUL-002, P-MUL-003 As long as neither has a Basic Pokémon both take a new hand. P-AMB-16 The coin flip is not
 * repeated.
 */
export function* hands(g: G): Procedure {
  while (!hasBasic(g, 0) && !hasBasic(g, 1)) for (const seat of [0, 1]) newHand(g, seat);
  g.state.at = 'place';
}

/** P-MUL-001 The hand is shown and shuffled into the deck, and seven cards are drawn. */
function newHand(g: G, seat: Seat): void {
  const { deck, hand: before } = playerOf(g, seat).zones;
  const hand = [...before];
  // P-DECK-004 Only a position that no match begins with has none, and would take new hands for ever.
  if (![...hand, ...deck].some((id) => canBePlaced(defOf(g, id))))
    throw new Error(`The deck of seat ${seat} has no Basic Pokémon (P-DECK-004), so no game can begin with it`);
  reveal(g, hand);
  g.emit({ type: 'new hand', seat, cards: hand.map((id) => refer(g.state, id, true)) });
  toDeck(g, hand, 'top');
  shuffleDeck(g, seat);
  draw(g, seat, OPENING_HAND);
}

const NEW_HAND: Piece = { say: 'takes new hand' };

/**
 * P-SET-003 Only a player without a Basic Pokémon takes a new hand, and must. Asked even with only one Basic Pokémon,
 * so that the question reveals nothing.
 */
function placeQuestion(g: G, seat: Seat): Question {
  const next = (prefix: Path): readonly Piece[] => placeNext(g, seat, prefix);
  return { seat, step: 'setup', about: { say: 'place Pokémon' }, next, free: true };
}

/** P-SET-004 One for the Active Spot. P-SET-005 Up to five more for the Bench. P-SET-008, P-AMB-15 Nothing else can be placed. */
function placeNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const placeable = playerOf(g, seat).zones.hand.filter((id) => canBePlaced(defOf(g, id)));
  if (placeable.length === 0) return prefix.length === 0 ? [NEW_HAND] : [];
  const [first, ...rest] = prefix;
  if (!first) return distinct(g, placeable).map((card) => ({ say: 'starts with', card }));
  const others = placeable.filter((id) => id !== first.card);
  return picks(g, 'benching', others, 0, BENCH_SIZE, rest);
}

/** P-SET-004 to P-SET-006 Face down, then the Prize cards. */
function putDown(g: G, seat: Seat, path: Path): void {
  const player = playerOf(g, seat);
  const [first, ...benched] = [path[0]?.card as CardId, ...cardsIn(path, 'benching')];
  toPlayFaceDown(g, first as CardId);
  player.active = newPokemon(g.state, seat, [first as CardId], 0);
  for (const id of benched) benchFaceDown(g, seat, id);
  for (let count = 0; count < g.state.prizeCount; count++) {
    const id = player.zones.deck.pop();
    if (id === undefined) break;
    cardOf(g, id).place = 'prizes';
    player.zones.prizes.push(id);
  }
  player.placed = true;
  g.emit({ type: 'placed', seat, amount: benched.length });
}

function benchFaceDown(g: G, seat: Seat, id: CardId): void {
  toPlayFaceDown(g, id);
  playerOf(g, seat).bench.push(newPokemon(g.state, seat, [id], 0));
}

/**
 * Players with a Basic Pokémon place Pokémon and Prize cards; neither sees the other's choices. P-MUL-004 If only one
 * can, the other one waits.
 */
export function* place(g: G): Procedure {
  const able = [0, 1].filter((seat) => !playerOf(g, seat).placed && hasBasic(g, seat));
  const answers = yield* askEach(able.map((seat) => placeQuestion(g, seat)));
  for (const [index, seat] of able.entries()) {
    const path = answers[index] as Path;
    if (path[0]?.say === 'starts with') putDown(g, seat, path);
  }
  g.state.at = 'redraw';
}

/** P-MUL-005 New hands until there is a Basic Pokémon. P-MUL-006 Then extra cards for the other player. */
export function* redraw(g: G): Procedure {
  const late = [0, 1].filter((seat) => !playerOf(g, seat).placed);
  for (const seat of late) {
    const player = playerOf(g, seat);
    while (!player.placed) {
      while (!hasBasic(g, seat)) {
        newHand(g, seat);
        player.newHands++;
      }
      const path = yield* ask(placeQuestion(g, seat));
      if (path[0]?.say === 'starts with') putDown(g, seat, path);
      else {
        newHand(g, seat);
        player.newHands++;
      }
    }
  }
  for (const seat of [0, 1]) yield* extraCards(g, seat);
  revealAll(g);
  g.state.at = 'draw';
}

/**
 * P-MUL-006, P-AMB-28 Any number up to that of the new hands that the opponent took alone, decided at once. P-MUL-007 Basic Pokémon among
 * them may go to the Bench. P-MUL-008 The Prize cards lie aside already.
 */
function* extraCards(g: G, seat: Seat): Procedure {
  const most = playerOf(g, opponentOf(seat)).newHands;
  if (most === 0) return;
  const path = yield* ask({
    seat,
    step: 'extra cards',
    about: { say: 'extra cards', amount: most },
    next: oneOf(Array.from({ length: most + 1 }, (_, amount) => ({ say: 'draws extra', amount }))),
    passive: [{ say: 'draws extra', amount: 0 }],
  });
  const { hand } = playerOf(g, seat).zones;
  const before = hand.length;
  draw(g, seat, path[0]?.amount ?? 0);
  const extra = hand.slice(before).filter((id) => canBePlaced(defOf(g, id)));
  const room = BENCH_SIZE - playerOf(g, seat).bench.length;
  if (room <= 0) return;
  // Asked whatever was drawn, so that the question reveals nothing.
  const benching = yield* ask({
    seat,
    step: 'extra cards',
    about: { say: 'bench extra' },
    next: (prefix) => picks(g, 'benching', extra, 0, room, prefix),
    passive: [END],
    free: hand.length > before,
  });
  for (const id of cardsIn(benching, 'benching')) benchFaceDown(g, seat, id);
}

/** P-SET-007 When both are done all Pokémon are turned face up. */
function revealAll(g: G): void {
  for (const seat of [0, 1]) {
    const cards = pokemonOf(g, seat).flatMap((pokemon) => pokemon.cards);
    for (const id of cards) cardOf(g, id).seen = EVERYBODY;
    g.emit({ type: 'revealed', seat, cards: cards.map((id) => refer(g.state, id, true)) });
  }
}
