/** Lessons as learners ask for them. The server stores nothing about learners: every request states the progress. */

import type { Language } from '@praxis/contract';
import { Mistake, pathOf, readAnswer } from '@praxis/engine';
import type {
  Lesson,
  LessonAnswered,
  LessonChoices,
  LessonExplained,
  LessonList,
  LessonPart,
} from '@praxis/protocol/learn.ts';
import type { Move } from '@praxis/scenario/table.ts';
import type { Detail } from '../base/details.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Registry } from '../registry.ts';
import { choicesBehind } from '../updates/choices.ts';
import { explained } from '../updates/explaining.ts';
import { wordingFor } from '../updates/sent-events.ts';
import { hostingOf, lessonParts } from './lesson-parts.ts';
import { entryOf, LessonBook, matchAt, type PlayedLesson } from './lessons.ts';

/** The number of lessons kept in memory; the others are made again when needed. */
const TOLD_MAX = 200;

interface OfLesson {
  readonly lesson: string;
  readonly language: Language;
}

/** The learner's progress: the number of right answers given. */
interface At extends OfLesson {
  readonly at: number;
}

/** A learner's possible requests. */
export interface LessonAsks {
  readonly list: { readonly language: Language };
  readonly lesson: OfLesson;
  readonly answer: At & { readonly answer: string };
  readonly next: At & { readonly answer: string };
  readonly explain: At & { readonly card?: number; readonly words?: string };
}

export interface LessonReplies {
  readonly list: LessonList;
  readonly lesson: Lesson;
  readonly answer: LessonAnswered;
  readonly next: LessonChoices;
  readonly explain: LessonExplained;
}

/** One method for each. */
export type LessonTeacher = {
  readonly [What in keyof LessonAsks]: (game: string, ask: LessonAsks[What]) => Promise<LessonReplies[What]>;
};

export class LessonService implements LessonTeacher {
  readonly #registry: Registry;
  /** Called before rules are carried out. */
  readonly #onWork: (game: string, lesson: string) => void;
  readonly #books = new Map<string, Promise<LessonBook | undefined>>();
  readonly #told = new Map<string, readonly LessonPart[]>();

  constructor(registry: Registry, onWork: (game: string, lesson: string) => void = () => {}) {
    this.#registry = registry;
    this.#onWork = onWork;
  }

  async list(game: string, { language }: LessonAsks['list']): Promise<LessonList> {
    const book = await this.#book(game);
    return { lessons: book?.list(language) ?? [] };
  }

  async lesson(game: string, ask: LessonAsks['lesson']): Promise<Lesson> {
    const { book, lesson, parts } = await this.#open(game, ask);
    const summary = book.summary(lesson.id, ask.language);
    if (!summary) throw new Unfulfilled('unknown');
    return { ...summary, seat: lesson.seat, count: lesson.own.length, part: parts()[0] as LessonPart };
  }

  async answer(game: string, ask: LessonAsks['answer']): Promise<LessonAnswered> {
    const { book, lesson, parts } = await this.#open(game, ask);
    const { at, answer, language } = ask;
    const { match, question } = asked(book, lesson, at);
    const read = readAnswer(match.state, question, answer);
    if ('wrong' in read) throw new Unfulfilled('malformed', notOffered(read.wrong));
    const wording = wordingFor(hostingOf(book, lesson), { viewer: lesson.seat, language });
    const said = wording.sentence(match.context, question, read.path);
    const told = parts();
    // Answers that read the same are one: of two copies of a card either will do.
    const right = said === told[at]?.task || leadsThere(book, lesson, at, answer);
    return right ? { right, part: told[at + 1] as LessonPart } : { right, said };
  }

  async next(game: string, ask: LessonAsks['next']): Promise<LessonChoices> {
    const { book, lesson } = await this.#open(game, ask);
    const { at, answer, language } = ask;
    const { match, question } = asked(book, lesson, at);
    const { irreversible = [] } = book.hosting;
    try {
      const path = pathOf(match.state, question, answer === '' ? [] : answer.split(' '));
      const wording = wordingFor(hostingOf(book, lesson), { viewer: lesson.seat, language });
      return { choices: choicesBehind({ match, wording, irreversible }, question, path) };
    } catch (error) {
      if (error instanceof Mistake) throw new Unfulfilled('malformed', notOffered(answer));
      throw error;
    }
  }

  async explain(game: string, ask: LessonAsks['explain']): Promise<LessonExplained> {
    const { book, lesson } = await this.#open(game, ask);
    const { at, card, words, language } = ask;
    const { match } = asked(book, lesson, at);
    const wondered = { ...(card === undefined ? {} : { card }), ...(words === undefined ? {} : { words }) };
    const explanation = explained(match, lesson.seat, wondered, language);
    if (!explanation) throw new Unfulfilled('malformed', { about: 'one of two', one: 'card', other: 'words' });
    return explanation;
  }

  async #book(game: string): Promise<LessonBook | undefined> {
    const hosting = await this.#registry.requested(game);
    const opening = this.#books.get(game) ?? LessonBook.open(hosting);
    this.#books.set(game, opening);
    return opening;
  }

  async #open(game: string, { lesson: id, language }: OfLesson) {
    const book = await this.#book(game);
    this.#onWork(game, id);
    const lesson = book?.played(id);
    if (!book || !lesson) throw new Unfulfilled('unknown');
    return { book, lesson, parts: () => this.#parts(book, lesson, language) };
  }

  #parts(book: LessonBook, lesson: PlayedLesson, language: Language): readonly LessonPart[] {
    const key = JSON.stringify([book.hosting.game.id, lesson.id, language]);
    const parts = this.#told.get(key) ?? lessonParts(book, lesson, language);
    this.#told.set(key, parts);
    const [oldest] = this.#told.keys();
    if (this.#told.size > TOLD_MAX && oldest !== undefined) this.#told.delete(oldest);
    return parts;
  }
}

const notOffered = (answer: string): Detail => ({ about: 'not offered', answer: JSON.stringify(answer) });

/** The learner's question after `place` right answers. */
function asked(book: LessonBook, lesson: PlayedLesson, place: number) {
  if (place >= lesson.own.length)
    throw new Unfulfilled('malformed', { about: 'field most', field: 'at', most: lesson.own.length - 1 });
  const match = matchAt(hostingOf(book, lesson), lesson, place);
  const question = match.decisions.find(({ seat }) => seat === lesson.seat);
  if (!question) throw new Error(`Lesson ${lesson.id} asks nothing at ${place}.`);
  return { match, question };
}

/**
 * True if another answer leads to the same state as the lesson's, such as paying with the very cards that would have
 * been taken.
 */
function leadsThere({ hosting }: LessonBook, lesson: PlayedLesson, place: number, answer: string): boolean {
  const [own, other] = [matchAt(hosting, lesson, place), matchAt(hosting, lesson, place)];
  own.catchUp([entryOf(lesson.moves[lesson.own[place] as number] as Move)]);
  other.catchUp([{ seat: lesson.seat, answer }]);
  return own.hash() === other.hash();
}
