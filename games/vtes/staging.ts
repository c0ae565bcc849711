/** Scenarios about VTES: setting up positions and reading them. */
import type { Staging } from '@praxis/contract';
import { numberOfChance } from '@praxis/kit/paths.ts';
import { vtes } from './game.ts';
import type { G, State } from './rules/state/state.ts';
import { STEPS } from './rules/state/steps.ts';
import { paraphrases } from './staging/paraphrase.ts';
import { read } from './staging/paths.ts';
import { POSITION_KEYS, stage } from './staging/position.ts';
import { nameOfDef } from './text/names.ts';
import { isRule } from './text/rule-index.ts';
import { VERBS, WORDS } from './text/vocabulary.ts';

export const staging: Staging<State, G> = {
  game: vtes,
  steps: STEPS,
  verbs: VERBS,
  words: WORDS,
  understood: paraphrases,
  keys: POSITION_KEYS,
  stage,
  read,
  luck: numberOfChance,
  turn: (g) => ({ seat: g.state.turn, number: g.state.turnNumber }),
  *cardNames(g) {
    for (const def of [...g.cards.pool, ...g.cards.brought]) {
      yield def.name;
      if (def.as !== undefined) yield nameOfDef(def);
    }
  },
  isRule,
};
