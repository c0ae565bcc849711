/** The lessons for newcomers, in the order in which they are best learned. Each is a scenario of `scenarios/lessons.yaml`. */
import type { OrderedLesson } from '@praxis/kit/lessons.ts';

export const ORDER = {
  summon: { scenario: 'Lesson: Normal Summon a monster' },
  attack: { scenario: 'Lesson: attack a weaker monster' },
  direct: { scenario: 'Lesson: attack directly' },
  tribute: { scenario: 'Lesson: Tribute Summon a strong monster' },
  defend: { scenario: 'Lesson: defend with a Set monster' },
  flip: { scenario: 'Lesson: turn a monster face-up' },
  spell: { scenario: 'Lesson: activate Spell Cards' },
  trap: { scenario: 'Lesson: spring a Trap', seat: 'Bob' },
  chain: { scenario: 'Lesson: a Chain of three Links' },
  fusion: { scenario: 'Lesson: Fusion Summon with Polymerization' },
  ritual: { scenario: 'Lesson: Ritual Summon' },
  synchro: { scenario: 'Lesson: Synchro Summon' },
  xyz: { scenario: 'Lesson: Xyz Summon and use materials' },
  pendulum: { scenario: 'Lesson: Pendulum Summon several monsters at once' },
  win: { scenario: 'Lesson: take the last Life Points and win' },
} as const satisfies Readonly<Record<string, OrderedLesson>>;

export type LessonId = keyof typeof ORDER;
