/** How scenarios about Magic set up positions and read them. */
import type { Staging } from '@praxis/contract';
import { numberOfChance } from '@praxis/kit/paths.ts';
import { magic } from './game.ts';
import type { G, State } from './rules/state/state.ts';
import { STEPS } from './rules/state/steps.ts';
import { read } from './staging/paths.ts';
import { POSITION_KEYS, stage } from './staging/position.ts';
import { nameOfDef } from './text/names.ts';
import { statementOf } from './text/rule-index.ts';
import { VERBS, WORDS } from './text/vocabulary.ts';
import { numberingWording } from './text/wording.ts';

export const staging: Staging<State, G> = {
  game: magic,
  steps: STEPS,
  verbs: VERBS,
  words: WORDS,
  keys: POSITION_KEYS,
  stage,
  read,
  luck: numberOfChance,
  isRule: (id) => statementOf(id) !== undefined,
  turn: (g) => ({ seat: g.state.turn, number: g.state.turnNumber }),
  understood: numberingWording(),
  *cardNames(g) {
    for (const def of [...g.cards.pool, ...g.cards.brought]) {
      yield def.name;
      if (def.as !== undefined) yield nameOfDef(def);
    }
  },
};
