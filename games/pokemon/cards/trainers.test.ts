/** Trainer and Special Energy cards that no offered deck holds are played at random too, in decks that hold a few of each. */
import type { Match, Setup } from '@praxis/engine';
import { checkPlayouts, type SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { expect, test } from 'vitest';
import { EDITION, pokemon } from '../game.ts';
import { checkPlaces, checkPokemon } from '../invariants.ts';
import type { G, State } from '../rules/state/state.ts';
import { CARDS } from './index.ts';
import { isPokemonDef } from './language.ts';

const LINES = CARDS.filter((def) => isPokemonDef(def) && ['Basic', 'Stage 1', 'Stage 2'].includes(def.stage));
const BASICS = LINES.filter((def) => isPokemonDef(def) && def.stage === 'Basic');
const OTHERS = CARDS.filter((def) => !isPokemonDef(def) && def.kind !== 'Basic Energy');
const ENERGY = CARDS.filter((def) => def.kind === 'Basic Energy');

/** Sixty cards: Pokémon, every kind of Trainer card, Energy. */
function deckFrom(dice: (sides: number) => number): Record<string, number> {
  const deck: Record<string, number> = {};
  const add = (from: readonly { readonly id: string }[], times: number): void => {
    for (let count = 0; count < times; count++) {
      const { id } = from[dice(from.length)] as { readonly id: string };
      deck[id] = (deck[id] ?? 0) + 1;
    }
  };
  add(BASICS, 12);
  add(LINES, 8);
  add(OTHERS, 28);
  add(ENERGY, 12);
  return deck;
}

const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`trainers ${seed}`);
  return {
    edition: EDITION,
    seats: [
      { name: 'Ada', deck: deckFrom(dice) },
      { name: 'Ben', deck: deckFrom(dice) },
    ],
    seed,
  };
};

test('random matches with every Trainer and Special Energy card end with a result and nothing is lost on the way', () => {
  const played = new Set<number>();
  const invariant = (match: Match<State, G>): void => {
    checkPlaces(match.context);
    checkPokemon(match.context);
    for (const { playedThisTurn } of match.context.state.players) for (const def of playedThisTurn) played.add(def);
  };
  checkPlayouts(pokemon, tables, { matches: 12, seed: 'trainers', invariant });
  expect(played.size).toBeGreaterThan(30);
});
