/** A lesson at a table: the task is above the choices. */
import type { Lesson, LessonShown } from '@praxis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import type { LessonState, LessonStore } from '../connection/lesson-store.ts';
import { Announcer } from './announcer.tsx';
import { Dialog } from './dialog.tsx';
import { HOME } from './focus.ts';
import { Prompt } from './prompt.tsx';
import { RuleLink } from './rule-link.tsx';
import { TableScreen } from './screen.tsx';
import { SettingsButton } from './settings-part.tsx';
import { Side } from './side.tsx';
import { Sign } from './sign.tsx';
import { useAnswering } from './use-decision.ts';

interface LessonTableProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly store: LessonStore;
  readonly state: LessonState;
  readonly onPage: GameOnPage;
  readonly again: () => void;
  readonly leave: () => void;
  /** To the next lesson, if there is one. */
  readonly goOn: (() => void) | undefined;
}

export function LessonTable(props: LessonTableProps): ReactNode {
  const { game, lesson, store, state, onPage, leave } = props;
  const words = useWords();
  const deciding = useAnswering(store, state.match, onPage);
  const { shown } = state;
  // An example explains itself by its title; only lessons for newcomers have an introduction.
  const [introduced, setIntroduced] = useState(lesson.introduction === undefined);
  useEffect(() => {
    if (introduced) store.begin();
  }, [introduced, store]);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(shown !== undefined), [shown]);
  return (
    <TableScreen
      state={state.match}
      game={onPage}
      store={store}
      deciding={deciding}
      lesson
      corner={
        <>
          <button type="button" className="icon-button" aria-label={words.learn.all} onClick={leave}>
            <Sign name="back" />
          </button>
          <SettingsButton />
        </>
      }
      dock={
        <>
          <section className="lesson" aria-label={words.learn.lesson} {...(shown ? HOME : {})}>
            <h1 className="lesson-title" lang={lesson.translated ? undefined : 'en'}>
              {lesson.title}
            </h1>
            {shown ? <Finished {...props} showAgain={() => setIsOpen(true)} /> : <Task {...props} />}
          </section>
          {!shown && <Prompt deciding={deciding} hurry={() => undefined} />}
        </>
      }
      side={<Side log={state.match.log} />}
    >
      <Announcer log={state.match.log} decision={deciding.decision} />
      {!introduced && (
        <Dialog title={lesson.title} className="lesson-introduction" close={() => setIntroduced(true)}>
          <p>{lesson.introduction}</p>
          <div className="actions">
            <button type="button" className="primary" ref={focusedFirst} onClick={() => setIntroduced(true)}>
              {words.learn.begin}
            </button>
          </div>
        </Dialog>
      )}
      {shown && isOpen && (
        <Dialog title={words.learn.finished} className="lesson-shown" close={() => setIsOpen(false)}>
          <Shown {...{ game, shown }} edition={lesson.edition} />
          <Ways {...props} />
        </Dialog>
      )}
    </TableScreen>
  );
}

/** What a window focuses when it opens, rather than its button for closing. React itself does not set the attribute. */
const focusedFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');

function Task({ state, lesson }: LessonTableProps): ReactNode {
  const words = useWords();
  const { task, wrong, at } = state;
  return (
    <div role="status">
      {task === undefined ? (
        <p className="lesson-task">{words.learn.watch}</p>
      ) : (
        <p className="lesson-task">
          <span>{words.learn.task}</span> <strong>{task}</strong>{' '}
          {lesson.count > 1 && <small>{words.learn.progress({ step: at + 1, of: lesson.count })}</small>}
        </p>
      )}
      {wrong !== undefined && <p className="refusal">{words.learn.wrong({ said: wrong })}</p>}
    </div>
  );
}

function Finished({ showAgain, ...props }: LessonTableProps & { readonly showAgain: () => void }): ReactNode {
  const words = useWords();
  return (
    <>
      <p className="lesson-task">
        <Sign name="check" /> <strong>{words.learn.finished}</strong>
        <button type="button" className="quiet" onClick={showAgain}>
          {words.learn.showAgain}
        </button>
      </p>
      <Ways {...props} />
    </>
  );
}

/** The ways to continue from here. */
function Ways({ again, leave, goOn }: LessonTableProps): ReactNode {
  const words = useWords();
  return (
    <div className="actions">
      {goOn && (
        <button type="button" className="primary" ref={focusedFirst} onClick={goOn}>
          {words.learn.next}
        </button>
      )}
      <button type="button" onClick={again}>
        {words.learn.again}
      </button>
      <button type="button" onClick={leave}>
        {words.learn.all}
      </button>
    </div>
  );
}

interface ShownProps {
  readonly game: string;
  readonly edition: string;
  readonly shown: LessonShown;
}

function Shown({ game, edition, shown: { facts, rules } }: ShownProps): ReactNode {
  const words = useWords();
  return (
    <>
      {facts.length > 0 && (
        <>
          <h3>{words.learn.now}</h3>
          <ul className="lesson-facts">
            {facts.map(({ of, what, value }) => (
              <li key={`${of} ${what}`}>
                <b>{of}</b> {what}
                {value !== undefined && <> {value}</>}
              </li>
            ))}
          </ul>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>{words.learn.shown}</h3>
          <ul className="reasons">
            {rules.map(({ id, statement, translated }) => (
              <li key={id}>
                <span lang={translated ? undefined : 'en'}>{statement}</span>{' '}
                <RuleLink game={game} edition={edition} rule={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
