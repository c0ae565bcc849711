/** A learner who uses the server's pages, for its tests. */
import type { Lesson, LessonAnswered, LessonChoices, LessonPart } from '@praxis/protocol/learn.ts';
import { expect } from 'vitest';
import type { TestPages } from '../testing/test-server.ts';

export interface Offered {
  readonly answer: string;
  readonly label: string;
}

/** A lesson's end, and all of its parts. */
export interface Learned {
  readonly end: LessonPart;
  readonly parts: readonly LessonPart[];
}

export class Learner {
  readonly #pages: TestPages;

  constructor(pages: TestPages) {
    this.#pages = pages;
  }

  async get<T>(path: string, status = 200): Promise<T> {
    const answered = await this.#pages.app.inject({ url: `/api/learn/${path}` });
    expect([path, answered.statusCode]).toEqual([path, status]);
    return answered.json() as T;
  }

  async post<T>(path: string, body: object, status = 200, language = 'en'): Promise<T> {
    const headers = { 'accept-language': language };
    const answered = await this.#pages.app.inject({ method: 'POST', url: `/api/learn/${path}`, body, headers });
    expect([path, body, answered.statusCode]).toEqual([path, body, status]);
    return answered.json() as T;
  }

  /** All complete answers that a part of a lesson offers, as labels. Options that were not sent along are requested. */
  async offered(lesson: string, { at, updates }: LessonPart, language = 'en'): Promise<readonly Offered[]> {
    type Choices = LessonChoices['choices'];
    const ends = async (choices: Choices): Promise<readonly Offered[]> => {
      const found: Offered[] = [];
      for (const choice of choices) {
        if (!choice.more) found.push(choice);
        else found.push(...(await ends(choice.next ?? (await behind(choice.answer)))));
      }
      return found;
    };
    const behind = async (answer: string): Promise<Choices> =>
      (await this.post<LessonChoices>(`${lesson}/next`, { at, answer }, 200, language)).choices;
    return ends(updates.at(-1)?.decisions?.[0]?.choices ?? []);
  }

  /** Plays a lesson by its tasks. */
  async play(lesson: string, language: string): Promise<Learned> {
    const { part: first, count } = await this.get<Lesson>(`${lesson}?language=${language}`);
    const parts = [first];
    for (let at = 0; at < count; at++) {
      const part = parts.at(-1) as LessonPart;
      expect(part.at).toBe(at);
      const offered = await this.offered(lesson, part, language);
      const found = offered.find(({ label }) => label === part.task);
      if (!found) throw new Error(`"${part.task}" is not among ${offered.map(({ label }) => label).join(', ')}.`);
      const answered = await this.post<LessonAnswered>(`${lesson}/answer`, { at, answer: found.answer }, 200, language);
      if (!answered.right) throw new Error(`${answered.said} is not ${part.task}`);
      parts.push(answered.part);
    }
    const end = parts.pop() as LessonPart;
    expect(end.task).toBeUndefined();
    return { end, parts };
  }
}
