/** The parts of a turn, and the Pokémon Checkup between turns (P-TURN, P-CHK). */
import { ask, type Piece, type Procedure, type Seat } from '@praxis/engine';
import { isStayingDef } from '../../cards/language.ts';
import { settle } from '../battle/knockout.ts';
import { happens, type Waiting, waitingOf, waitingStadium } from '../cards/triggers.ts';
import { BURN_COUNTERS, recover } from '../changes/conditions.ts';
import { putCounters } from '../changes/damage.ts';
import { win } from '../changes/winning.ts';
import { discard, draw } from '../changes/zones.ts';
import { coinFlip, hands, place, redraw } from '../setup/setup.ts';
import { flipCoin } from '../state/luck.ts';
import { allPokemon, defOf, type G, opponentOf, type Pokemon, playerOf, pokemonOf } from '../state/state.ts';
import { main } from './main.ts';

/**
 * P-TURN-001, P-TURN-002, P-FIRST-004 A turn begins with drawing a card. P-WIN-004 A player who cannot has lost;
 * P-AMB-30 the Checkup has been finished before.
 */
function* drawStep(g: G): Procedure {
  const { state } = g;
  const seat = state.turn;
  const player = playerOf(g, seat);
  state.turnNumber++;
  player.turns++;
  beginTurn(g, seat);
  g.emit({ type: 'turn', seat, number: state.turnNumber });
  if (draw(g, seat, 1) === 0) win(g, opponentOf(seat), 'empty deck');
  state.at = 'main';
}

function beginTurn(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  player.attached = false;
  player.supporter = false;
  player.stadium = false;
  player.retreated = false;
  player.stadiumUsed = false;
  player.playedThisTurn = [];
  for (const pokemon of pokemonOf(g, seat)) pokemon.used = [];
}

/**
 * P-CHK-001 After every turn. P-CHK-005 Knock Outs are checked when everything has been done. P-CHK-006 Then the next
 * turn begins.
 */
function* checkup(g: G): Procedure {
  const { state } = g;
  yield* endTurn(g);
  if (!(yield* settle(g))) return;
  yield* checkupBlocks(g);
  endLasting(g);
  if (!(yield* settle(g))) return;
  state.turn = opponentOf(state.turn);
  state.at = 'draw';
}

/** Ends the turn, before the Checkup. */
function* endTurn(g: G): Procedure {
  const { turn } = g.state;
  for (const waiting of waitingOf(g, turn, 'end of turn')) yield* happens(g, waiting, []);
  for (const pokemon of pokemonOf(g, turn))
    for (const id of [...pokemon.tools]) {
      const def = defOf(g, id);
      // P-TM-001 A Technical Machine stays unless its text says otherwise.
      if (isStayingDef(def) && def.powers.some((power) => 'leaves' in power)) discard(g, [id]);
    }
}

/** Ends effects that last until the end of this turn, after the Checkup. */
function endLasting(g: G): void {
  const { turnNumber, players } = g.state;
  for (const player of players) player.lasting = player.lasting.filter(({ until }) => until > turnNumber);
  for (const pokemon of allPokemon(g)) pokemon.lasting = pokemon.lasting.filter(({ until }) => until > turnNumber);
}

/**
 * P-CHK-004 All Special Conditions first, or all other effects first; P-AMB-10 the player whose turn has ended decides.
 * P-CHK-003 Others' effects: his own first, in the order of his choice, then the opponent's.
 */
function* checkupBlocks(g: G): Procedure {
  const { turn } = g.state;
  const others = [...waitingStadium(g, turn, 'checkup'), ...waitingOf(g, turn, 'checkup')];
  const theirs = waitingOf(g, opponentOf(turn), 'checkup');
  const hasConditions = g.state.players.some(({ active }) => (active?.conditions.length ?? 0) > 0);
  const both = hasConditions && others.length + theirs.length > 0;
  const conditionsFirst = !both || (yield* askOrder(turn));
  if (conditionsFirst) handleConditions(g);
  yield* handleOthers(g, turn, others);
  yield* handleOthers(g, opponentOf(turn), theirs);
  if (!conditionsFirst) handleConditions(g);
}

const CONDITIONS_FIRST: Piece = { say: 'conditions first' };
const EFFECTS_FIRST: Piece = { say: 'effects first' };

function* askOrder(seat: Seat): Procedure<boolean> {
  const path = yield* ask({
    seat,
    step: 'checkup',
    about: { say: 'checkup order' },
    next: (prefix) => (prefix.length === 0 ? [CONDITIONS_FIRST, EFFECTS_FIRST] : []),
    passive: [CONDITIONS_FIRST],
  });
  return path[0]?.say === CONDITIONS_FIRST.say;
}

function* handleOthers(g: G, seat: Seat, waiting: readonly Waiting[]): Procedure {
  const left = [...waiting];
  while (left.length > 0) {
    const next = left.length === 1 ? 0 : yield* askNext(seat, left);
    const [each] = left.splice(next, 1);
    if (each) yield* happens(g, each, []);
  }
}

/** Asks for the next effect, by its card. */
function* askNext(seat: Seat, left: readonly Waiting[]): Procedure<number> {
  const pieces = left.map(({ source }): Piece => ({ say: 'next effect', card: source }));
  const path = yield* ask({
    seat,
    step: 'checkup',
    about: { say: 'checkup effects' },
    next: (prefix) =>
      prefix.length > 0
        ? []
        : pieces.filter((piece, at) => pieces.findIndex((each) => each.card === piece.card) === at),
    ...(pieces[0] ? { passive: [pieces[0]] } : {}),
  });
  return Math.max(
    0,
    left.findIndex(({ source }) => source === path[0]?.card),
  );
}

/** P-CHK-002 Poisoned, Burned, Asleep, Paralyzed, each for both Active Pokémon. */
function handleConditions(g: G): void {
  const { turn } = g.state;
  const actives = [turn, opponentOf(turn)].flatMap((seat) => playerOf(g, seat).active ?? []);
  for (const pokemon of actives) if (pokemon.conditions.includes('Poisoned')) putCounters(g, pokemon, pokemon.poison);
  for (const pokemon of actives) if (pokemon.conditions.includes('Burned')) burn(g, pokemon);
  for (const pokemon of actives)
    if (pokemon.conditions.includes('Asleep') && flipCoin(g, pokemon.seat)) recover(g, pokemon, ['Asleep']);
  // P-CON-013 It recovers after its own player's turn.
  for (const pokemon of actives) if (pokemon.seat === turn) recover(g, pokemon, ['Paralyzed']);
}

/** P-CON-014 Counters first, then the coin. P-CON-006 and P-CON-010 are those of the other two. */
function burn(g: G, pokemon: Pokemon): void {
  putCounters(g, pokemon, BURN_COUNTERS);
  if (flipCoin(g, pokemon.seat)) recover(g, pokemon, ['Burned']);
}

/** The state alone determines the continuation at the start of each. */
export const parts: Readonly<Record<string, (g: G) => Procedure>> = {
  'coin flip': coinFlip,
  hands,
  place,
  redraw,
  draw: drawStep,
  main,
  checkup,
};
