/** Checks a scenario before anything is played, once its game is known. */

import type { Staging } from '@praxis/contract';
import { type BaseState, type Context, Mistake } from '@praxis/engine';
import { GENERAL_KEYS, type Scenario } from './document.ts';
import type { Place, Problem } from './yaml.ts';

export function checkScenario<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  scenario: Scenario,
): readonly Problem[] {
  const problems: Problem[] = [];
  const complain = (message: string, { line, column }: Place): void => void problems.push({ message, line, column });
  const { game, steps, keys } = staging;

  for (const key of scenario.keys)
    if (!keys.includes(key.text))
      complain(
        `Expected one of the keys ${[...GENERAL_KEYS, ...keys].join(', ')}, not ${JSON.stringify(key.text)}.`,
        key,
      );
  if (!game.editions.includes(scenario.edition.text))
    complain(
      `Expected an edition of ${game.id} (${game.editions.join(', ')}), not ${JSON.stringify(scenario.edition.text)}.`,
      scenario.edition,
    );
  const named = (id: string, place: Place): void => {
    if (staging.isRule?.(id) === false) complain(`There is no rule ${id} of ${game.id}.`, place);
  };
  scenario.rules.forEach((id, index) => {
    named(id, scenario.place(['rules', index]));
  });
  for (const step of scenario.script) {
    if (step.kind === 'explained')
      for (const { text, ...place } of step.claims.flatMap(({ rules }) => rules)) named(text, place);
    if (step.kind === 'until' && !steps.includes(step.step.text))
      complain(`Expected a step (${steps.join(', ')}), not ${JSON.stringify(step.step.text)}.`, step.step);
    if (step.kind === 'luck')
      for (const luck of step.results) {
        const wrong = mistakeOf(() => staging.luck(luck.result));
        if (wrong !== undefined) complain(wrong, luck);
      }
  }
  return problems;
}

/**
 * The problem with the input, in words; undefined if there is none. Other errors are faults of the program and are
 * thrown.
 */
export function mistakeOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
}
