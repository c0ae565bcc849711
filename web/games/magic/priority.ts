/**
 * The prompt at priority: the possible moves, and the consequence of a pass. The rules' word "priority" says neither.
 */

import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { StackItemView } from '@praxis/magic/where.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { type StepWindow, WINDOWS, whereOf } from './where.ts';
import type { MagicWords } from './words.ts';

/** The answer that passes priority. */
const PASS = 'pass';

/** The texts for a seat that has priority. */
export interface PriorityPrompt {
  readonly about: string;
  readonly pass: string;
}

export function withPriority(deciding: Deciding, view: View, faces: Faces, words: MagicWords): Deciding {
  const { decision } = deciding;
  if (!decision || decision.passive?.answer !== PASS) return deciding;
  const prompt = promptAt(view, faces, words);
  if (!prompt) return deciding;
  return {
    ...deciding,
    decision: { ...decision, about: prompt.about, passive: { ...decision.passive, label: prompt.pass } },
  };
}

/** Undefined where nobody usually has priority, so that the rules' words are as good as any. */
export function promptAt(view: View, faces: Faces, words: MagicWords): PriorityPrompt | undefined {
  const { turn, step, stack = [], combat } = whereOf(view);
  const top = stack.at(-1);
  if (top) {
    const name = nameOf(top, view, faces);
    return {
      about: top.seat === view.viewer ? words.ownOnTop({ name }) : words.otherOnTop({ name }),
      pass: words.passing({ consequence: words.resolves({ name }) }),
    };
  }
  const here = WINDOWS.find((each) => each === step);
  if (here === undefined) return undefined;
  // Nobody attacks: there will be neither blocks nor damage.
  if (here === 'declare attackers' && (combat?.attackers.length ?? 0) === 0)
    return {
      about: words.actIn({ step: words.short['beginning of combat'] }),
      pass: words.passing({ consequence: words.after['combat damage'] }),
    };
  return {
    about: aboutStep(here, turn === view.viewer, words),
    pass: words.passing({ consequence: words.after[here] }),
  };
}

function nameOf({ card, name }: StackItemView, { cards }: View, faces: Faces): string {
  const def = cards[card]?.def;
  return (def === undefined ? undefined : faces[def]?.name) ?? name;
}

function aboutStep(step: StepWindow, own: boolean, words: MagicWords): string {
  switch (step) {
    case 'main 1':
      return own ? words.beforeCombat : words.actIn({ step: words.short[step] });
    case 'main 2':
      return own ? words.afterCombat : words.actIn({ step: words.short[step] });
    case 'declare attackers':
      return words.beforeBlocks;
    case 'declare blockers':
      return words.beforeDamage;
    case 'end':
      return words.beforeEnd;
    default:
      return words.actIn({ step: words.short[step] });
  }
}
