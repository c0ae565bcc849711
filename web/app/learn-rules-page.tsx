/** The rule index, searchable by word and id, in the words of an edition. The search is part of the address, so it can be linked. */
import type { IndexedRule } from '@praxis/contract';
import type { LessonList, LessonSummary, OfferedGame, RuleList } from '@praxis/protocol';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { byChapter, foundRules } from './find-rules.ts';
import { GameTiles } from './game-tiles.tsx';
import { Select } from './select.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';
import { useSettings } from './use-settings.ts';

/** The number of rules shown before the reader asks for more. */
const SHOWN = 60;
const EVERY = '';

export function RulesPage(): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const search = new URLSearchParams(useSearch());
  // Without one in the address, it is the game that was played last.
  const { game: last } = useSettings();
  const asked = search.get('game') ?? last;
  const game = games.value?.find(({ id }) => id === asked) ?? games.value?.[0];
  return (
    <section className="panel">
      <h1>{words.learn.rules}</h1>
      <p className="note">{words.learn.rulesHint}</p>
      <Failure failure={games.failure} />
      {game && (
        <RulesOf
          key={game.id}
          game={game}
          games={games.value ?? []}
          wanted={search.get('find') ?? ''}
          chapter={search.get('chapter') ?? EVERY}
          edition={game.editions.find(({ id }) => id === search.get('edition'))?.id ?? EVERY}
        />
      )}
    </section>
  );
}

interface RulesProps {
  readonly game: OfferedGame;
  readonly games: readonly OfferedGame[];
  readonly wanted: string;
  /** Only its rules. */
  readonly chapter: string;
  /** Only its rules, in its words. */
  readonly edition: string;
}

function RulesOf({ game, games, wanted, chapter: asked, edition }: RulesProps): ReactNode {
  const { words, language } = useApp();
  const [, navigate] = useLocation();
  const path = `/api/learn/${encodeURIComponent(game.id)}/rules`;
  const loaded = useLoaded(() => getJson<RuleList>(path, { language, edition }), `${path} ${language} ${edition}`);
  const shown = useLessonsByRule(game.id, edition);
  const [more, setMore] = useState(false);
  const sought = useDeferredValue(wanted);
  const rules = loaded.value?.rules;
  const all = useMemo(
    () => foundRules(rules ?? [], sought, edition === EVERY ? undefined : edition),
    [rules, sought, edition],
  );
  const chapters = useMemo(() => [...new Set(rules?.map((rule) => rule.chapter))], [rules]);
  // In another language chapters have other names.
  const chapter = chapters.includes(asked) ? asked : EVERY;
  const found = chapter === EVERY ? all : all.filter((rule) => rule.chapter === chapter);
  const isWhole = more || chapter !== EVERY;
  const show = (change: Partial<Record<'game' | 'find' | 'edition' | 'chapter', string>>): void => {
    const next = new URLSearchParams({ game: game.id, find: wanted, edition, chapter, ...change });
    navigate(`/learn/rules?${next}`, { replace: true });
  };
  return (
    <>
      <GameTiles small games={games} value={game.id} change={(id) => show({ game: id, chapter: EVERY })} />
      <div className="rule-search">
        <label className="field">
          <span>{words.learn.find}</span>
          <input type="search" value={wanted} onChange={({ target }) => show({ find: target.value })} />
        </label>
        {game.editions.length > 1 && (
          <Select
            label={words.home.edition}
            value={edition}
            options={[[EVERY, words.learn.everyEdition], ...game.editions.map(({ id, name }) => [id, name] as const)]}
            change={(id) => show({ edition: id })}
          />
        )}
      </div>
      <Failure failure={loaded.failure} />
      {rules ? (
        <div className="rule-index">
          <nav className="rule-chapters" aria-label={words.learn.chapters}>
            {[EVERY, ...chapters].map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === chapter || undefined}
                onClick={() => show({ chapter: each })}
              >
                {each === EVERY ? words.learn.everyChapter : each}
              </button>
            ))}
          </nav>
          <p className="note" role="status">
            {found.length === 0 ? words.learn.noRule : words.learn.found({ count: found.length })}
          </p>
          <section className="chapters" aria-label={words.learn.rules}>
            {byChapter(isWhole ? found : found.slice(0, SHOWN)).map(({ chapter: title, rules: these }) => (
              <div key={these[0]?.id}>
                <h2>{title}</h2>
                <ul className="rules">
                  {these.map((rule) => (
                    <RuleRow key={rule.id} rule={rule} game={game} lessons={shown.get(rule.id) ?? []} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
          {!isWhole && found.length > SHOWN && (
            <button type="button" onClick={() => setMore(true)}>
              {words.learn.more}
            </button>
          )}
        </div>
      ) : (
        !loaded.failure && <p className="note">{words.loading}</p>
      )}
    </>
  );
}

/**
 * The lessons of an edition that show a rule, those for newcomers first; without an edition those of all, each title
 * once. The rule index works without them, too.
 */
function useLessonsByRule(game: string, edition: string): ReadonlyMap<string, readonly LessonSummary[]> {
  const { language } = useApp();
  const path = `/api/learn/${encodeURIComponent(game)}/lessons`;
  const { value } = useLoaded(() => getJson<LessonList>(path, { language }), `${path} ${language}`);
  return useMemo(() => {
    const byRule = new Map<string, LessonSummary[]>();
    for (const lesson of value?.lessons ?? [])
      for (const rule of edition === EVERY || lesson.edition === edition ? lesson.rules : []) {
        const known = byRule.get(rule) ?? [];
        if (known.some(({ title }) => title === lesson.title)) continue;
        known.push(lesson);
        byRule.set(rule, known);
      }
    return byRule;
  }, [value, edition]);
}

/** More would hide the rules between them. */
const LESSONS_SHOWN = 2;

interface RuleProps {
  readonly rule: IndexedRule;
  readonly game: OfferedGame;
  readonly lessons: readonly LessonSummary[];
}

function RuleRow({
  rule: { id, statement, translated, editions },
  game: { id: game, editions: named },
  lessons,
}: RuleProps): ReactNode {
  const words = useApp().words;
  // A rule of all editions needs no list of them.
  const isDifferent = editions.length < named.length || editions.some(({ otherwise }) => otherwise);
  return (
    <li className="rule" id={id}>
      <p className="rule-about">
        <code>{id}</code>
        {isDifferent &&
          editions.map(({ edition, otherwise }) => {
            const name = named.find((each) => each.id === edition)?.name ?? edition;
            return <span key={edition}> · {otherwise ? words.learn.otherwise({ edition: name }) : name}</span>;
          })}
      </p>
      <p lang={translated ? undefined : 'en'}>{statement}</p>
      {lessons.length > 0 && (
        <p className="note">
          {words.learn.tryIt}{' '}
          {lessons.slice(0, LESSONS_SHOWN).map(({ id: lesson, title, translated: own }, index) => (
            <span key={lesson}>
              {index > 0 && ' · '}
              <Link
                href={`/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`}
                lang={own ? undefined : 'en'}
              >
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
