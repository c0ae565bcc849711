/** How scenarios about Yu-Gi-Oh! set up positions and read them. */
import type { Staging } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { yugioh } from './game.ts';
import { chanceOfName } from './rules/state/chance.ts';
import type { G, State } from './rules/state/state.ts';
import { STEPS } from './rules/state/steps.ts';
import { read } from './staging/paths.ts';
import { POSITION_KEYS, stage } from './staging/position.ts';
import { nameOfDef } from './text/names.ts';
import { VERBS, WORDS } from './text/vocabulary.ts';
import { knowingWording } from './text/wording.ts';

/** Coins, dice, cards of a hand counted from 0, the winner of the contest. */
function luck(result: string | number): number {
  if (typeof result === 'number' && Number.isInteger(result) && result >= 0) return result;
  if (result === 'heads') return 0;
  if (result === 'tails') return 1;
  if (typeof result === 'string' && result !== '') return chanceOfName(result);
  throw new Mistake(
    `Expected heads, tails, a whole number or the name of a card as a result of chance, not ${JSON.stringify(result)}.`,
  );
}

export const staging: Staging<State, G> = {
  game: yugioh,
  steps: STEPS,
  verbs: VERBS,
  words: WORDS,
  keys: POSITION_KEYS,
  stage,
  read,
  luck,
  turn: (g) => ({ seat: g.state.turn, number: g.state.turnNumber }),
  understood: knowingWording(),
  *cardNames(g) {
    for (const def of [...g.cards.pool, ...g.cards.brought]) {
      yield def.name;
      if (def.as !== undefined) yield nameOfDef(def);
    }
  },
};
