/** The lessons for newcomers, in the order in which they are best learned. Each is a scenario of `scenarios/lessons.yaml`. */
import type { OrderedLesson } from '@praxis/kit/lessons.ts';

export const ORDER = {
  land: { scenario: 'Lesson: play a land and cast a creature' },
  attack: { scenario: 'Lesson: attack the opponent' },
  waiting: { scenario: 'Lesson: a new creature waits a turn before it attacks' },
  block: { scenario: 'Lesson: block an attacker', seat: 'Bob' },
  stack: { scenario: 'Lesson: respond with an instant', seat: 'Bob' },
  evasion: { scenario: 'Lesson: flying and trample' },
  strike: { scenario: 'Lesson: deathtouch and first strike', seat: 'Bob' },
  aura: { scenario: 'Lesson: enchant a creature with an Aura' },
  equip: { scenario: 'Lesson: equip a creature' },
  planeswalker: { scenario: 'Lesson: call a planeswalker' },
  counter: { scenario: 'Lesson: counter a spell', seat: 'Bob' },
  turn: { scenario: 'Lesson: a whole turn' },
  win: { scenario: 'Lesson: take the last life and win' },
} as const satisfies Readonly<Record<string, OrderedLesson>>;

export type LessonId = keyof typeof ORDER;
