/** A lesson as its learner sees it: the events up to a question, the task, and the rules shown at the end. */

import { type Hosting, inWordsOf, type Language } from '@praxis/contract';
import type { Match, View } from '@praxis/engine';
import { readAnswer } from '@praxis/engine';
import type { LessonPart, LessonShown } from '@praxis/protocol/learn.ts';
import { differenceOf } from '@praxis/protocol/patch.ts';
import type { Update } from '@praxis/protocol/update.ts';
import { segments } from '@praxis/scenario/expectation.ts';
import { faceOf } from '../base/faces.ts';
import { Story } from '../match/story.ts';
import { sentDecision } from '../updates/choices.ts';
import { sentEvents, wordingFor } from '../updates/sent-events.ts';
import { entryOf, type LessonBook, openLesson, type PlayedLesson } from './lessons.ts';

/** A lesson uses the terms of its edition. */
export function hostingOf(book: LessonBook, lesson: PlayedLesson): Hosting {
  return inWordsOf(book.hosting, lesson.setup.edition);
}

/** All parts of a lesson: one for each answer that the learner has to find, and one for the end. */
export function lessonParts(book: LessonBook, lesson: PlayedLesson, language: Language): readonly LessonPart[] {
  const hosting = hostingOf(book, lesson);
  const { moves, own, seat } = lesson;
  const match = openLesson(hosting, lesson);
  const teller = new Teller(book, lesson, match, language);
  const parts: LessonPart[] = [];
  const wording = wordingFor(hosting, { viewer: seat, language });
  const { irreversible = [], cardQuestions } = hosting;
  moves.forEach((move, index) => {
    if (own.includes(index) && 'answer' in move) {
      const question = match.decisions.find((each) => each.seat === seat);
      const read = question && readAnswer(match.state, question, move.answer);
      if (!question || !read || 'wrong' in read) throw new Error(`Lesson ${lesson.id} cannot follow its script.`);
      const asking = { match, wording, irreversible, cardQuestions };
      teller.say({ decisions: [sentDecision(asking, question, parts.length)] });
      const task = wording.sentence(match.context, question, read.path);
      parts.push({ at: parts.length, updates: teller.taken(), task });
    }
    match.catchUp([entryOf(move)]);
    teller.look();
  });
  teller.say({ decisions: [] });
  return [...parts, { at: parts.length, updates: teller.taken(), shown: shownBy(book, lesson, match, language) }];
}

/** Makes updates out of events. */
class Teller {
  readonly #book: LessonBook;
  readonly #lesson: PlayedLesson;
  readonly #match: Match;
  readonly #language: Language;
  readonly #story: Story;
  /** The number of the turn in which the lesson begins. */
  readonly #turn: number;
  #view: View;
  #shown: number;
  #n = 1;
  #updates: Update[];

  constructor(book: LessonBook, lesson: PlayedLesson, match: Match, language: Language) {
    this.#book = book;
    this.#lesson = lesson;
    this.#match = match;
    this.#language = language;
    this.#story = new Story(book.hosting.simulation?.turn);
    this.#turn = book.turn(match);
    this.#view = match.view(lesson.seat);
    this.#story.tell(match.takeEvents(), 0);
    this.#shown = this.#story.length;
    // A lesson hides nothing: the faces of all its cards come at once.
    const hosting = hostingOf(book, lesson);
    const faces = Object.fromEntries(
      hosting.game.definitions(lesson.setup).map((def) => [def.id, faceOf(hosting, def, language)]),
    );
    const first = { t: 'update', match: lesson.id, n: 1, view: this.#view, faces } as const;
    this.#updates = [{ ...first, events: [], decisions: [] }];
  }

  /** Notes the changes of the last step. Steps without a visible change make no update. */
  look(): void {
    this.#story.tell(this.#match.takeEvents(), this.#match.moves);
    const view = this.#match.view(this.#lesson.seat);
    const patch = differenceOf(this.#view, view);
    const news = this.#story.since(this.#shown);
    const reader = { viewer: this.#lesson.seat, language: this.#language };
    const sent = sentEvents(hostingOf(this.#book, this.#lesson), this.#match, reader, news);
    const events = sent.map((event) => ({ ...event, turn: event.turn + this.#turn }));
    this.#view = view;
    this.#shown = this.#story.length;
    if (!patch && events.length === 0) return;
    this.#add({ events, ...(patch ? { patch } : {}), decisions: [] });
  }

  say(rest: Pick<Update, 'decisions'>): void {
    this.#add({ events: [], ...rest });
  }

  /** The updates since they were last taken. */
  taken(): readonly Update[] {
    return this.#updates.splice(0);
  }

  #add(rest: Pick<Update, 'events'> & Partial<Update>): void {
    this.#updates.push({ t: 'update', match: this.#lesson.id, n: ++this.#n, ...rest });
  }
}

function shownBy(book: LessonBook, lesson: PlayedLesson, match: Match, language: Language): LessonShown {
  const hosting = hostingOf(book, lesson);
  const { rules: ids, expect, seats } = lesson.scenario;
  const labels = hosting.labels(language);
  const rules = hosting.rules?.(language) ?? [];
  return {
    facts: expect
      .flatMap(({ path }) => {
        const way = segments(path, seats);
        return factOf(labels, seats, way, book.read(lesson, match, way));
      })
      .map((fact) => (seats.includes(fact.of) ? fact : { ...fact, of: book.nameIn(lesson, fact.of, language) })),
    rules: rules
      .filter(({ id }) => ids.includes(id))
      .map(({ id, statement, translated }) => ({ id, statement, translated })),
  };
}

/** An expected fact in the table's words; empty where the table has no word for it. */
function factOf(
  labels: Readonly<Record<string, string>>,
  seats: readonly string[],
  [of = '', property]: readonly string[],
  value: unknown,
): LessonShown['facts'] {
  if (property === undefined) {
    const what = labels[`table ${of}`];
    return what !== undefined && typeof value === 'string' && seats.includes(value) ? [{ of: value, what }] : [];
  }
  const counter = labels[`counter ${property.replaceAll('_', ' ')}`];
  if (counter !== undefined && typeof value === 'number') return [{ of, what: counter, value: String(value) }];
  if (Array.isArray(value))
    return value.flatMap((each) => {
      const mark = labels[`mark ${String(each)}`];
      return mark === undefined ? [] : [{ of, what: mark }];
    });
  const what = value === true ? labels[`mark ${property}`] : labels[`${property} ${String(value)}`];
  return what === undefined ? [] : [{ of, what }];
}
