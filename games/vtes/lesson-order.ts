/** The lessons for newcomers, in the order in which they are best learned. Each is a scenario of `scenarios/lessons.yaml`. */
import type { OrderedLesson } from '@praxis/kit/lessons.ts';

export const ORDER = {
  influence: { scenario: 'Lesson: influence a vampire until it is ready', editions: ['fifth'] },
  control: { scenario: 'Lesson: influence a vampire and end the phase', editions: ['third', '2000'] },
  bleed: { scenario: 'Lesson: bleed the prey' },
  edge: { scenario: 'Lesson: the Edge brings pool' },
  hunt: { scenario: 'Lesson: hunt for blood' },
  equip: { scenario: 'Lesson: equip a vampire' },
  raise: { scenario: 'Lesson: raise a bleed that nobody blocks' },
  block: { scenario: 'Lesson: block an action', seat: 'Alex' },
  intercept: { scenario: 'Lesson: intercept against stealth', seat: 'Alex' },
  combat: { scenario: 'Lesson: fight at long range' },
  torpor: { scenario: 'Lesson: leave torpor' },
  politics: { scenario: 'Lesson: win a referendum' },
  oust: { scenario: 'Lesson: oust the prey' },
  ante: { scenario: 'Lesson: win an ante', editions: ['2000'] },
} as const satisfies Readonly<Record<string, OrderedLesson>>;

export type LessonId = keyof typeof ORDER;
