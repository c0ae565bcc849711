/** Chosen positions on a real page: a scenario is given to the page as if it were a lesson. */
import type { Hosting } from '@praxis/contract';
import { hosting as magic } from '@praxis/magic/hosting.ts';
import { hosting as pokemon } from '@praxis/pokemon/hosting.ts';
import type { Lesson, LessonAnswered, LessonPart } from '@praxis/protocol';
import { hosting as rivals } from '@praxis/rivals/hosting.ts';
import { lessonParts } from '@praxis/server/learn/lesson-parts.ts';
import { LessonBook } from '@praxis/server/learn/lessons.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { hosting as yugioh } from '@praxis/yugioh/hosting.ts';
import type { Page } from 'playwright-core';

const HOSTINGS: Readonly<Record<string, Hosting>> = { vtes, pokemon, magic, rivals, yugioh };
/** The id that a book gives to the first scenario of the file of this name. */
const FILE = 'position.yaml';
const ID = 'position-1';

interface Position {
  readonly game: string;
  readonly lesson: Lesson;
  readonly parts: readonly LessonPart[];
}

async function positionOf(scenario: string): Promise<Position> {
  const game = /^game: (\w+)$/m.exec(scenario)?.[1] ?? '';
  const hosting = HOSTINGS[game];
  const lessons = await hosting?.lessons?.();
  if (!hosting || !lessons) throw new Error(`There is no game ${JSON.stringify(game)}.`);
  const texts = (): readonly { file: string; text: string }[] => [{ file: FILE, text: scenario }];
  const own = { ...lessons, texts, first: () => [], isExample: () => true, exampleTitle: () => undefined };
  const book = await LessonBook.open({ ...hosting, lessons: async () => own });
  const played = book?.played(ID);
  const summary = book?.summary(ID, 'en');
  if (!book || !played || !summary) throw new Error('The scenario holds nothing that could be played.');
  const parts = lessonParts(book, played, 'en');
  const lesson = { ...summary, seat: played.seat, count: played.own.length, part: parts[0] as LessonPart };
  return { game, lesson, parts };
}

/** Goes to the first answer in the scenario's script. Any answer leads on along the script. */
export async function goToPosition(page: Page, scenario: string): Promise<void> {
  const { game, lesson, parts } = await positionOf(scenario);
  const path = `/api/learn/${game}/lessons/${ID}`;
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json: lesson }),
  );
  await page.route(
    ({ pathname }) => pathname === `${path}/answer`,
    (route) => {
      const { at } = route.request().postDataJSON() as { readonly at: number };
      const answered: LessonAnswered = { right: true, part: parts[at + 1] as LessonPart };
      return route.fulfill({ json: answered });
    },
  );
  await page.goto(`/learn/${game}/${ID}`);
}
