/** How scenarios about Rivals set up positions and read them. */
import type { Staging } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { plainName } from '@praxis/kit/spelling.ts';
import { CARDS } from './cards/index.ts';
import { rivals } from './game.ts';
import { LUCK_CARDS } from './rules/changes/drawing.ts';
import type { G, State } from './rules/state/state.ts';
import { STEPS } from './rules/state/steps.ts';
import { read } from './staging/paths.ts';
import { stage } from './staging/position.ts';
import { POSITION_KEYS } from './staging/position-keys.ts';
import { understood } from './staging/understood.ts';
import { nameOfDef } from './text/names.ts';
import { isRule } from './text/rule-index.ts';
import { VERBS, WORDS } from './text/vocabulary.ts';

/** The seats of scenarios, as they sit. */
const SEATS = ['ana', 'bob', 'cleo', 'dan'];

/** A card name is the next City card or draw; a seat's name is a Rival token or the first player. */
function luck(result: string | number): number {
  if (typeof result === 'number' && Number.isInteger(result) && result >= 0) return result;
  const plain = plainName(String(result));
  const seat = SEATS.indexOf(plain);
  if (seat >= 0) return seat;
  const card = CARDS.findIndex(({ name }) => plainName(name) === plain);
  if (card >= 0) return LUCK_CARDS + card;
  throw new Mistake(
    `Expected a card, a seat or a whole number from 0 on as a result of chance, not ${JSON.stringify(result)}.`,
  );
}

export const staging: Staging<State, G> = {
  game: rivals,
  steps: STEPS,
  verbs: VERBS,
  words: WORDS,
  keys: POSITION_KEYS,
  stage,
  read,
  luck,
  turn: (g) => ({ seat: g.state.turn, number: g.state.turnNumber }),
  *cardNames(g) {
    for (const def of [...g.cards.pool, ...g.cards.brought]) {
      yield def.name;
      if (def.as !== undefined) yield nameOfDef(def);
    }
  },
  understood,
  isRule,
};
