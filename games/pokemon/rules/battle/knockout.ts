/** Knock Outs, Prize cards and new Active Pokémon (P-KO). */
import { ask, bit, type CardId, oneOf, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { isFossilDef, isPokemonDef } from '../../cards/language.ts';
import { askPokemon } from '../cards/choices.ts';
import { whenKnockedOut } from '../cards/triggers.ts';
import { recoverTheImmune } from '../changes/conditions.ts';
import { judge } from '../changes/winning.ts';
import { cardsOf, discard, leaveSpot } from '../changes/zones.ts';
import { isTagged } from '../facts/matching.ts';
import { benchSizeOf, hpLeftOf } from '../facts/values.ts';
import {
  allPokemon,
  cardOf,
  type G,
  isActive,
  opponentOf,
  type Pokemon,
  playerOf,
  topDef,
  topOf,
} from '../state/state.ts';

/**
 * P-KO-004 Prize cards by kind. P-VMAX-002, P-VUN-014, P-TAG-003 Three; P-EX-001, P-TERA-003, P-V-002, P-VSTAR-004,
 * P-OEX-001, P-MEGA-003, P-GX-004 two. P-AMB-13 A Fossil states its own number.
 */
export function prizesFor(g: G, pokemon: Pokemon): number {
  const def = topDef(g, pokemon);
  if (isFossilDef(def)) return def.prizes ?? 1;
  if (isPokemonDef(def) && def.prizes !== undefined) return def.prizes;
  if (isTagged(def, 'VMAX') || isTagged(def, 'V-UNION') || isTagged(def, 'TAG TEAM')) return 3;
  return (['ex', 'V', 'VSTAR', 'EX', 'GX'] as const).some((tag) => isTagged(def, tag)) ? 2 : 1;
}

/**
 * P-ATK-010, P-KO-001 Finds Pokémon whose damage reaches their HP and carries out the consequences, until the table is
 * in order. P-AMB-09 All are discarded, then all Prize cards taken, then a winner is determined, then Benches that have
 * become smaller are cut down (P-AMB-31), then new Active Pokémon are chosen. False if the game is over.
 */
export function* settle(g: G): Procedure<boolean> {
  for (;;) {
    recoverTheImmune(g);
    const down = allPokemon(g).filter((pokemon) => hpLeftOf(g, pokemon) <= 0);
    if (down.length > 0) yield* knockOutAll(g, down);
    if (judge(g)) return false;
    for (const pokemon of allPokemon(g)) pokemon.struck = false;
    const narrowed = yield* narrowBenches(g);
    if (!narrowed && down.length === 0 && g.state.players.every(({ active }) => active !== undefined)) return true;
    yield* promoteAll(g);
  }
}

function* knockOutAll(g: G, down: readonly Pokemon[]): Procedure {
  for (const pokemon of down) if (pokemon.struck) yield* whenKnockedOut(g, pokemon, isActive(g, pokemon), down);
  const owed = [0, 0];
  for (const pokemon of down) {
    const taker = opponentOf(pokemon.seat);
    owed[taker] = (owed[taker] ?? 0) + prizesFor(g, pokemon);
    g.emit({ type: 'knocked out', seat: pokemon.seat, card: refer(g.state, topOf(pokemon), true) });
    leaveSpot(g, pokemon);
    // P-KO-002, P-HYP-003 Everything on it goes to the discard pile of its owner.
    discard(g, cardsOf(pokemon));
  }
  // P-KO-003 The opponent of its owner takes the Prize cards, whatever the cause.
  for (const seat of [g.state.turn, opponentOf(g.state.turn)]) yield* takePrizes(g, seat, owed[seat] ?? 0);
}

/** P-ZONE-007, P-AMB-11 The player chooses among face-down cards. P-KO-005 Nobody takes more than are left. */
export function* takePrizes(g: G, seat: Seat, count: number): Procedure {
  const { prizes, hand } = playerOf(g, seat).zones;
  const most = Math.min(count, prizes.length);
  if (most === 0) return;
  const positions = yield* askPrizes(seat, prizes.length, most);
  const taken = positions.map((position) => prizes[position - 1] as CardId);
  for (const id of taken) {
    prizes.splice(prizes.indexOf(id), 1);
    const card = cardOf(g, id);
    card.place = 'hand';
    card.seen |= bit(seat);
    hand.push(id);
  }
  g.emit({ type: 'took prizes', seat, amount: most, cards: taken.map((id) => refer(g.state, id, false)) });
}

function* askPrizes(seat: Seat, left: number, count: number): Procedure<readonly number[]> {
  const first = Array.from({ length: count }, (_, index) => index + 1);
  if (left === count) return first;
  const piece = (amount: number): Piece => ({ say: 'takes prize', amount, list: true });
  const path = yield* ask({
    seat,
    step: 'prizes',
    about: { say: 'take prizes', amount: count },
    next: (prefix) => {
      if (prefix.length >= count) return [];
      const from = (prefix.at(-1)?.amount ?? 0) + 1;
      const to = left - (count - prefix.length) + 1;
      return Array.from({ length: to - from + 1 }, (_, index) => piece(from + index));
    },
    // They all look the same, so the passive answer takes the first.
    passive: first.map(piece),
  });
  return path.map(({ amount }) => amount ?? 1);
}

/** P-KO-006, P-ZONE-002 A new Active Pokémon; P-AMB-09 the player whose turn comes next chooses first. */
function* promoteAll(g: G): Procedure {
  for (const seat of [opponentOf(g.state.turn), g.state.turn]) {
    const player = playerOf(g, seat);
    if (player.active || player.bench.length === 0) continue;
    const path: Path = yield* ask({
      seat,
      step: 'promote',
      about: { say: 'promote' },
      next: oneOf(player.bench.map((pokemon) => ({ say: 'promotes', card: topOf(pokemon) }))),
    });
    const chosen = player.bench.find((pokemon) => topOf(pokemon) === path[0]?.card);
    if (!chosen) continue;
    player.bench.splice(player.bench.indexOf(chosen), 1);
    player.active = chosen;
    g.emit({ type: 'promoted', seat, card: refer(g.state, topOf(chosen), true) });
  }
}

/** P-AMB-23 A player with more Benched Pokémon than the Bench holds discards some of them; nobody takes Prize cards for it. */
function* narrowBenches(g: G): Procedure<boolean> {
  let narrowed = false;
  for (const seat of [g.state.turn, opponentOf(g.state.turn)]) {
    const { bench } = playerOf(g, seat);
    const excess = bench.length - benchSizeOf(g, seat);
    if (excess <= 0) continue;
    narrowed = true;
    const leaving = yield* askPokemon(
      g,
      seat,
      'effect',
      { say: 'narrow bench' },
      'discards',
      [...bench],
      excess,
      excess,
    );
    for (const pokemon of leaving) {
      leaveSpot(g, pokemon);
      discard(g, cardsOf(pokemon));
    }
  }
  return narrowed;
}
