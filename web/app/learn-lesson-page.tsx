/** One lesson, at a table. */
import type { Lesson, LessonList, LessonSummary } from '@praxis/protocol';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { getJson } from '../connection/http.ts';
import { LessonStore } from '../connection/lesson-store.ts';
import { LessonTable } from '../table/lesson-table.tsx';
import { AboutGame, useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { learnPath, noteLearned } from './finished-lessons.ts';
import { type GameOnPage, useGame } from './game-words.ts';
import { useKept, useLoaded } from './use-loaded.ts';

const PAUSE_MS = 750;

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const { words, language } = useApp();
  const lessons = `/api/learn/${encodeURIComponent(game)}/lessons`;
  const path = `${lessons}/${encodeURIComponent(id)}`;
  const lesson = useKept(useLoaded(() => getJson<Lesson>(path, { language }), `${path} ${language}`));
  const list = useLoaded(() => getJson<LessonList>(lessons, { language }), `${lessons} ${language}`);
  const shown = useGame(game, lesson.value?.edition);
  const [times, setTimes] = useState(0);
  if (lesson.failure)
    return (
      <main className="page">
        <Failure failure={lesson.failure} />
        <Link href={`/learn?game=${encodeURIComponent(game)}`}>{words.learn.all}</Link>
      </main>
    );
  if (!lesson.value || !shown)
    return (
      <main className="page loading" aria-busy="true">
        <p>{words.loading}</p>
      </main>
    );
  return (
    <Learning
      key={times}
      game={game}
      path={path}
      lesson={lesson.value}
      onPage={shown}
      next={nextOf(list.value?.lessons ?? [], lesson.value)}
      again={() => setTimes(times + 1)}
    />
  );
}

/** The next lesson in the list: of the same kind and edition. */
function nextOf(lessons: readonly LessonSummary[], { id, kind, edition }: Lesson): LessonSummary | undefined {
  const alike = lessons.filter((each) => each.kind === kind && each.edition === edition);
  return alike[alike.findIndex((each) => each.id === id) + 1];
}

interface LearningProps {
  readonly game: string;
  readonly path: string;
  readonly lesson: Lesson;
  readonly onPage: GameOnPage;
  readonly next: LessonSummary | undefined;
  readonly again: () => void;
}

function Learning({ game, path, lesson, onPage, next, again }: LearningProps): ReactNode {
  const [, navigate] = useLocation();
  const [store] = useState(
    () =>
      // The server answers in the page's language, which a request states in its headers.
      new LessonStore(path, lesson, { pauseMs: PAUSE_MS }),
  );
  const told = useRef(lesson);
  useEffect(() => {
    if (told.current === lesson) return;
    told.current = lesson;
    // Without the words of the other language the lesson stays in the one that it was in.
    store.retell(lesson).catch(() => undefined);
  }, [store, lesson]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => () => store.close(), [store]);
  const finished = state.shown !== undefined;
  useEffect(() => {
    if (finished) noteLearned(game, lesson.id);
  }, [finished, game, lesson.id]);
  return (
    <AboutGame game={game}>
      <LessonTable
        game={game}
        lesson={lesson}
        store={store}
        state={state}
        onPage={onPage}
        again={again}
        leave={() => navigate(learnPath(game, lesson.edition))}
        goOn={next && (() => navigate(`/learn/${encodeURIComponent(game)}/${encodeURIComponent(next.id)}`))}
      />
    </AboutGame>
  );
}
