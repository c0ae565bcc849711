/**
 * `/api/learn`: lessons and the rule index. The server stores nothing about learners: every request states the
 * progress.
 */

import { inWordsOf, type Language } from '@praxis/contract';
import type { RuleList } from '@praxis/protocol/learn.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sha256 } from '../base/ids.ts';
import { languageFrom } from '../base/words.ts';
import type { Services } from '../services.ts';
import { checked } from './schemas.ts';

interface OfGame {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly language?: string };
}
interface OfEdition extends OfGame {
  readonly Querystring: { readonly language?: string; readonly edition?: string };
}
interface OfLesson extends OfGame {
  readonly Params: { readonly game: string; readonly lesson: string };
}

const at = z.int().min(0).max(1000);
const answerSchema = z.strictObject({ at, answer: z.string().max(10_000) });
const explainSchema = z.strictObject({
  at,
  card: z.int().exactOptional(),
  words: z.string().max(500).exactOptional(),
});

/** Lessons run rules, so they are played where matches are. */
export function learnRoutes(app: FastifyInstance, { resources, matches }: Services): void {
  app.get<OfGame>('/api/learn/:game/lessons', async (request) =>
    matches.learn(request.params.game, 'list', { language: languageOf(request) }),
  );

  app.get<OfLesson>('/api/learn/:game/lessons/:lesson', async (request) =>
    matches.learn(request.params.game, 'lesson', lessonOf(request)),
  );

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/answer', async (request) =>
    matches.learn(request.params.game, 'answer', { ...lessonOf(request), ...checked(answerSchema, request.body) }),
  );

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/next', async (request) =>
    matches.learn(request.params.game, 'next', { ...lessonOf(request), ...checked(answerSchema, request.body) }),
  );

  app.post<OfLesson>('/api/learn/:game/lessons/:lesson/explain', async (request) =>
    matches.learn(request.params.game, 'explain', { ...lessonOf(request), ...checked(explainSchema, request.body) }),
  );

  app.get<OfEdition>('/api/learn/:game/rules', async (request, reply) => {
    const { game } = request.params;
    const hosting = await resources.registry.requested(game);
    const { edition } = request.query;
    const isEdition = edition !== undefined && hosting.choices.editions.includes(edition);
    const { rules } = isEdition ? inWordsOf(hosting, edition) : hosting;
    const text = JSON.stringify({ rules: rules?.(languageOf(request)) ?? [] } satisfies RuleList);
    const etag = `"${sha256(text).slice(0, 16)}"`;
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function lessonOf(request: FastifyRequest<OfLesson>): { readonly lesson: string; readonly language: Language } {
  return { lesson: request.params.lesson, language: languageOf(request) };
}

function languageOf(request: FastifyRequest<OfGame>): Language {
  return languageFrom(request.query.language, request.headers['accept-language']);
}
