/** How scenarios about Pokémon set up positions and read them. */
import type { Staging } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { isPokemonDef, isStayingDef } from './cards/language.ts';
import { pokemon } from './game.ts';
import { HEADS, TAILS } from './rules/state/luck.ts';
import type { G, State } from './rules/state/state.ts';
import { STEPS } from './rules/state/steps.ts';
import { read } from './staging/paths.ts';
import { POSITION_KEYS, stage } from './staging/position.ts';
import { understood } from './staging/understood.ts';
import { nameOfDef } from './text/names.ts';
import { statementOf } from './text/rule-index.ts';
import { VERBS, WORDS } from './text/vocabulary.ts';

export const staging: Staging<State, G> = {
  game: pokemon,
  steps: STEPS,
  verbs: VERBS,
  words: WORDS,
  understood,
  keys: POSITION_KEYS,
  stage,
  read,
  luck,
  isRule: (id) => statementOf(id) !== undefined,
  turn: (g) => ({ seat: g.state.turn, number: g.state.turnNumber }),
  *cardNames(g) {
    for (const def of [...g.cards.pool, ...g.cards.brought]) {
      yield def.name;
      if (def.as !== undefined) yield nameOfDef(def);
      // Attacks and Abilities have names, too.
      if (isPokemonDef(def)) for (const { name } of [...(def.attacks ?? []), ...(def.abilities ?? [])]) yield name;
      if (isStayingDef(def) && def.attack) yield def.attack.name;
    }
  },
};

function luck(result: string | number): number {
  if (result === 'heads') return HEADS;
  if (result === 'tails') return TAILS;
  throw new Mistake(`Expected heads or tails, not ${JSON.stringify(result)}.`);
}
