/** The lessons for newcomers, in the order in which they are best learned. Each is a scenario of `scenarios/lessons.yaml`. */
import type { OrderedLesson } from '@praxis/kit/lessons.ts';

export const ORDER = {
  setup: { scenario: 'Lesson: set up the Pokémon' },
  energy: { scenario: 'Lesson: bench a Basic Pokémon and attach Energy' },
  attack: { scenario: 'Lesson: attack, and double the damage by Weakness' },
  evolve: { scenario: 'Lesson: evolve a Pokémon' },
  retreat: { scenario: 'Lesson: retreat' },
  trainers: { scenario: 'Lesson: play Items and one Supporter' },
  sleep: { scenario: "Lesson: put the opponent's Pokémon to sleep" },
  poison: { scenario: 'Lesson: recover from poison' },
  ability: { scenario: 'Lesson: use an Ability' },
  stadium: { scenario: 'Lesson: play a Stadium and attach a Tool' },
  knockout: { scenario: 'Lesson: Knock Out a Pokémon and take a Prize card' },
  turn: { scenario: 'Lesson: a whole turn' },
  win: { scenario: 'Lesson: take the last Prize card and win' },
} as const satisfies Readonly<Record<string, OrderedLesson>>;

export type LessonId = keyof typeof ORDER;
