/** The lessons for newcomers, in the order in which they are best learned. Each is a scenario of `scenarios/lessons.yaml`. */
import type { OrderedLesson } from '@praxis/kit/lessons.ts';

export const ORDER = {
  recruit: { scenario: 'Lesson: recruit a vampire' },
  draw: { scenario: 'Lesson: draw a card' },
  mortal: { scenario: 'Lesson: attack a Mortal in The Streets' },
  attack: { scenario: 'Lesson: attack a character' },
  intel: { scenario: 'Lesson: find somebody in a Haven' },
  block: { scenario: 'Lesson: block an attack' },
  reaction: { scenario: 'Lesson: react to an attack' },
  torpor: { scenario: 'Lesson: send a character of your Rival to torpor' },
  scheme: { scenario: 'Lesson: win a vote' },
  prince: { scenario: 'Lesson: become Prince of the City' },
  conspiracy: { scenario: 'Lesson: resolve a Conspiracy' },
  win: { scenario: 'Lesson: reach 13 Agenda' },
} as const satisfies Readonly<Record<string, OrderedLesson>>;

export type LessonId = keyof typeof ORDER;
