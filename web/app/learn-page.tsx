/** All lessons of a game's edition: first steps in their order, then the examples of the rulebook. */
import type { LessonList, LessonSummary, OfferedGame } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { getJson } from '../connection/http.ts';
import { Sign } from '../table/sign.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { learned, learnPath, lessonKey, titleParts } from './finished-lessons.ts';
import { GameTiles } from './game-tiles.tsx';
import { Select } from './select.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';
import { useSettings } from './use-settings.ts';

export function LearnPage(): ReactNode {
  const { words } = useApp();
  const games = useGames();
  // The address names game and edition, so the way back from a lesson leads to the same list.
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  // Without one in the address, it is the game that was played last.
  const { game: last } = useSettings();
  const wanted = search.get('game') ?? last;
  const game = games.value?.find(({ id }) => id === wanted) ?? games.value?.[0];
  const { editions = [] } = game ?? {};
  const edition = (editions.find(({ id }) => id === search.get('edition')) ?? editions[0])?.id ?? '';
  const show = (id: string, of: string): void => navigate(learnPath(id, of), { replace: true });
  return (
    <>
      <section className="panel">
        <h1>{words.learn.title}</h1>
        <p className="note">{words.learn.hint}</p>
        <GameTiles small games={games.value} value={game?.id} change={(id) => show(id, '')} />
        <div className="learn-what">
          {game && editions.length > 1 && (
            <Select
              label={words.home.edition}
              value={edition}
              options={editions.map(({ id, name }) => [id, name])}
              change={(id) => show(game.id, id)}
            />
          )}
          {game && (
            <Link className="button" href={`/learn/rules?${new URLSearchParams({ game: game.id, edition })}`}>
              {words.learn.rules}
            </Link>
          )}
        </div>
        <Failure failure={games.failure} />
      </section>
      {game && <LessonsOf key={game.id} game={game} edition={edition} />}
    </>
  );
}

function LessonsOf({ game, edition }: { readonly game: OfferedGame; readonly edition: string }): ReactNode {
  const { words, language } = useApp();
  const path = `/api/learn/${encodeURIComponent(game.id)}/lessons`;
  const loaded = useLoaded(() => getJson<LessonList>(path, { language }), `${path} ${language}`);
  const lessons = loaded.value?.lessons.filter((lesson) => lesson.edition === edition);
  if (!lessons) return loaded.failure ? <Failure failure={loaded.failure} /> : <p className="note">{words.loading}</p>;
  if (lessons.length === 0) return <p className="note">{words.learn.none}</p>;
  const examples = lessons.filter((lesson) => lesson.kind === 'example');
  return (
    <>
      <section className="panel">
        <h2>{words.learn.first}</h2>
        <Lessons game={game.id} lessons={lessons.filter((lesson) => lesson.kind === 'first')} />
      </section>
      {examples.length > 0 && (
        <section className="panel">
          <h2>{words.learn.examples}</h2>
          <p className="note">{words.learn.examplesHint}</p>
          <Lessons game={game.id} lessons={examples} />
        </section>
      )}
    </>
  );
}

function Lessons({ game, lessons }: { readonly game: string; readonly lessons: readonly LessonSummary[] }): ReactNode {
  const { words } = useApp();
  const done = learned();
  return (
    <ol className="rows lessons">
      {lessons.map(({ id, title, translated, rules }) => {
        const { code, name } = titleParts(title);
        return (
          <li key={id}>
            {/* Ids of rules mean nothing to newcomers: they are there for those who look for them. */}
            <Link
              href={`/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`}
              className="row"
              title={[...code, ...rules].join(', ')}
            >
              <span className="row-title" lang={translated ? undefined : 'en'}>
                {name}
              </span>
              {done.has(lessonKey(game, id)) && (
                <span className="row-state">
                  <Sign name="check" />
                  {words.learn.done}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
