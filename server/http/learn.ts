/** `/api/learn`: lessons and the rule index. Nothing is kept of a learner: every request says how far he is. */

import type { Hosting, Language } from '@praxis/contract';
import { Mistake, pathOf, readAnswer } from '@praxis/engine';
import type {
  Lesson,
  LessonAnswered,
  LessonChoices,
  LessonExplained,
  LessonList,
  LessonPart,
  RuleList,
} from '@praxis/protocol/learn.ts';
import type { Move } from '@praxis/scenario/table.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sha256 } from '../base/ids.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { lessonParts } from '../learn/lesson-parts.ts';
import { entryOf, LessonBook, matchAt, type PlayedLesson } from '../learn/lessons.ts';
import type { Services } from '../services.ts';
import { choicesBehind } from '../updates/choices.ts';
import { explained } from '../updates/explaining.ts';
import { checked } from './schemas.ts';

interface OfGame {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly language?: string };
}
interface OfLesson extends OfGame {
  readonly Params: { readonly game: string; readonly lesson: string };
}

/** So many lessons are kept as they are told; the others are told anew. */
const TOLD_MAX = 200;
const at = z.int().min(0).max(1000);
const answerSchema = z.strictObject({ at, answer: z.string().max(10_000) });
const explainSchema = z.strictObject({
  at,
  card: z.int().exactOptional(),
  words: z.string().max(500).exactOptional(),
});

export function learnRoutes(app: FastifyInstance, { resources }: Services): void {
  const books = new Map<string, Promise<LessonBook | undefined>>();
  const told = new Map<string, readonly LessonPart[]>();

  app.get<OfGame>('/api/learn/:game/lessons', async (request): Promise<LessonList> => {
    const book = await bookOf(await hostingOf(request.params.game));
    return { lessons: book?.list(languageOf(request)) ?? [] };
  });

  app.get<OfLesson>('/api/learn/:game/lessons/:lesson', async (request): Promise<Lesson> => {
    const { book, lesson, language } = await lessonOf(request);
    const summary = book.summary(lesson.id, language);
    if (!summary) throw new Unfulfilled('unknown');
    return {
      ...summary,
      seat: lesson.seat,
      count: lesson.own.length,
      part: partsOf(book, lesson, language)[0] as LessonPart,
    };
  });

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/answer', async (request): Promise<LessonAnswered> => {
    const { book, lesson, language } = await lessonOf(request);
    const { at: place, answer } = checked(answerSchema, request.body);
    const { match, question } = asked(book, lesson, place);
    const read = readAnswer(match.state, question, answer);
    if ('wrong' in read) throw new Unfulfilled('malformed', JSON.stringify(read.wrong));
    const said = book.hosting.game.wording(language).sentence(match.context, question, read.path);
    const parts = partsOf(book, lesson, language);
    // Answers that read the same are one: of two copies of a card either will do.
    const right = said === parts[place]?.task || leadsThere(book, lesson, place, answer);
    return right ? { right, part: parts[place + 1] as LessonPart } : { right, said };
  });

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/next', async (request): Promise<LessonChoices> => {
    const { book, lesson, language } = await lessonOf(request);
    const { at: place, answer } = checked(answerSchema, request.body);
    const { match, question } = asked(book, lesson, place);
    const { game, irreversible = [] } = book.hosting;
    try {
      const path = pathOf(match.state, question, answer === '' ? [] : answer.split(' '));
      return { choices: choicesBehind({ match, wording: game.wording(language), irreversible }, question, path) };
    } catch (error) {
      if (error instanceof Mistake) throw new Unfulfilled('malformed', error.message);
      throw error;
    }
  });

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/explain', async (request): Promise<LessonExplained> => {
    const { book, lesson, language } = await lessonOf(request);
    const { at: place, ...wondered } = checked(explainSchema, request.body);
    const { match } = asked(book, lesson, place);
    const explanation = explained(match, lesson.seat, wondered, language);
    if (!explanation) throw new Unfulfilled('malformed', '(card or words)');
    return explanation;
  });

  app.get<OfGame>('/api/learn/:game/rules', async (request, reply) => {
    const hosting = await hostingOf(request.params.game);
    const text = JSON.stringify({ rules: hosting.rules?.(languageOf(request)) ?? [] } satisfies RuleList);
    const etag = `"${sha256(text).slice(0, 16)}"`;
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  async function hostingOf(game: string): Promise<Hosting> {
    const hosting = await resources.registry.hosting(game);
    if (!hosting) throw new Unfulfilled('unknown game', JSON.stringify(game));
    return hosting;
  }

  function bookOf(hosting: Hosting): Promise<LessonBook | undefined> {
    const { id } = hosting.game;
    const opening = books.get(id) ?? LessonBook.open(hosting);
    books.set(id, opening);
    return opening;
  }

  async function lessonOf(
    request: FastifyRequest<OfLesson>,
  ): Promise<{ book: LessonBook; lesson: PlayedLesson; language: Language }> {
    const { game, lesson: id } = request.params;
    const book = await bookOf(await hostingOf(game));
    const lesson = book?.played(id);
    if (!book || !lesson) throw new Unfulfilled('unknown');
    return { book, lesson, language: languageOf(request) };
  }

  function partsOf(book: LessonBook, lesson: PlayedLesson, language: Language): readonly LessonPart[] {
    const key = JSON.stringify([book.hosting.game.id, lesson.id, language]);
    const parts = told.get(key) ?? lessonParts(book, lesson, language);
    told.set(key, parts);
    const [oldest] = told.keys();
    if (told.size > TOLD_MAX && oldest !== undefined) told.delete(oldest);
    return parts;
  }
}

/** What the learner is asked after so many right answers. */
function asked({ hosting }: LessonBook, lesson: PlayedLesson, place: number) {
  if (place >= lesson.own.length) throw new Unfulfilled('malformed', `(at: ${place})`);
  const match = matchAt(hosting, lesson, place);
  const question = match.decisions.find(({ seat }) => seat === lesson.seat);
  if (!question) throw new Error(`Lesson ${lesson.id} asks nothing at ${place}.`);
  return { match, question };
}

/** Whether another answer comes to the same as the lesson's, such as paying with the very cards that would have been taken. */
function leadsThere({ hosting }: LessonBook, lesson: PlayedLesson, place: number, answer: string): boolean {
  const [own, other] = [matchAt(hosting, lesson, place), matchAt(hosting, lesson, place)];
  own.catchUp([entryOf(lesson.moves[lesson.own[place] as number] as Move)]);
  other.catchUp([{ seat: lesson.seat, answer }]);
  return own.hash() === other.hash();
}

function languageOf(request: FastifyRequest<OfGame>): Language {
  return languageFrom(request.query.language, request.headers['accept-language']);
}
