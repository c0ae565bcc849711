/** A finished match, replayed step by step. */
import type { Update } from '@praxis/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { Select } from '../app/select.tsx';
import { CourseChart } from '../charts/course-chart.tsx';
import type { MatchState } from '../connection/match-state.ts';
import { HOME } from './focus.ts';
import { replayed, turnsOf } from './replayed.ts';
import { TableScreen } from './screen.tsx';
import { Side } from './side.tsx';
import { Sign } from './sign.tsx';

interface ReplayTableProps {
  readonly updates: readonly Update[];
  readonly game: GameOnPage;
  /** The reader's own seat, which is nearest. */
  readonly near: number | undefined;
  readonly bots: readonly number[];
  readonly corner: ReactNode;
  /** The viewpoint, and other choices beside the step. */
  readonly choices: ReactNode;
  readonly at: number;
  readonly go: (step: number) => void;
}

const PLAY_MS = 900;

export function ReplayTable({ updates, game, near, bots, corner, choices, at, go }: ReplayTableProps): ReactNode {
  const words = useWords();
  const [playing, setPlaying] = useState(false);
  const states = useMemo(() => replayed(updates), [updates]);
  const last = states.length - 1;
  const step = Math.min(Math.max(0, at), last);
  const turns = useMemo(() => turnsOf(updates), [updates]);
  useEffect(() => {
    if (!playing) return;
    if (step >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(step + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, step, last, go]);
  const jump = useCallback(
    (to: number) => {
      setPlaying(false);
      go(to);
    },
    [go],
  );
  const turn = turns.findLast((each) => each.step <= step);
  const button = (label: string, sign: Parameters<typeof Sign>[0]['name'], to: number): ReactNode => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === step}
      onClick={() => jump(to)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    <TableScreen
      state={states[step] as MatchState}
      game={game}
      near={near}
      bots={bots}
      corner={corner}
      dock={
        <section className="replay" aria-label={words.replay.title} {...HOME}>
          <div className="replay-steps">
            {button(words.replay.first, 'first', 0)}
            {button(words.replay.back, 'previous', step - 1)}
            <button
              type="button"
              className="icon-button"
              aria-label={playing ? words.replay.stop : words.replay.play}
              onClick={() => setPlaying(!playing && step < last)}
            >
              <Sign name={playing ? 'stop' : 'play'} />
            </button>
            {button(words.replay.forward, 'next', step + 1)}
            {button(words.replay.last, 'last', last)}
          </div>
          <input
            type="range"
            aria-label={words.replay.place}
            aria-valuetext={words.replay.step({ step, of: last })}
            min={0}
            max={last}
            value={step}
            onChange={({ target }) => go(Number(target.value))}
          />
          <span className="note">{words.replay.step({ step, of: last })}</span>
          <Select
            label={words.replay.turn}
            value={String(turn?.step ?? 0)}
            options={turns.map((each) => [String(each.step), String(each.turn)])}
            change={(value) => go(Number(value))}
          />
          {choices}
        </section>
      }
      side={
        <Side
          log={(states[step] as MatchState).log}
          chart={<CourseChart states={states} turns={turns} game={game} step={step} go={jump} />}
        />
      }
    />
  );
}
