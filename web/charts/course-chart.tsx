/** The course of a match, as lines of each player's values: pool, life, prizes. */
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { Select } from '../app/select.tsx';
import type { MatchState } from '../connection/match-state.ts';
import { headed, labelOf } from '../table/labels.ts';
import type { TurnStart } from '../table/replayed.ts';
import { countersOf, linesOf, rowsOf } from './course.ts';
import { LineChart } from './line-chart.tsx';

interface CourseProps {
  readonly states: readonly MatchState[];
  readonly turns: readonly TurnStart[];
  readonly game: GameOnPage;
  readonly step: number;
  readonly go: (step: number) => void;
}

export function CourseChart({ states, turns, game: { look, words: gameWords }, step, go }: CourseProps): ReactNode {
  const words = useWords();
  const { labels } = gameWords;
  const [wanted, setWanted] = useState<string>();
  const counters = useMemo(() => {
    const named = countersOf(states).filter((key) => labelOf(labels, 'counter', key) !== undefined);
    const main = look.mainCounters ?? [];
    // The counters that matter most to the game come first.
    return [...main.filter((key) => named.includes(key)), ...named.filter((key) => !main.includes(key))];
  }, [states, labels, look]);
  const counter = counters.find((key) => key === wanted) ?? counters[0];
  const drawn = useMemo(() => {
    const lines = counter === undefined ? [] : linesOf(states, counter);
    return {
      lines,
      xs: states.map((_, index) => index),
      ticks: turns.map(({ turn, step: x }) => ({ x, text: String(turn) })),
      rows: rowsOf(lines, turns, states.length - 1),
    };
  }, [states, turns, counter]);
  if (counter === undefined) return <p className="note">{words.charts.nothing}</p>;
  const nameOf = (key: string): string => headed(labelOf(labels, 'counter', key) ?? key);
  return (
    <div className="course">
      {counters.length > 1 && (
        <Select
          label={words.charts.what}
          value={counter}
          options={counters.map((key) => [key, nameOf(key)])}
          change={setWanted}
        />
      )}
      <LineChart
        {...drawn}
        title={nameOf(counter)}
        titled={counters.length > 1}
        across={words.replay.turn}
        at={step}
        choose={go}
      />
    </div>
  );
}
