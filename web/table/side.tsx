/** Log and chat, and after a match its course: a column where there is room, a drawer where there is not. */
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { LogLine } from '../connection/match-state.ts';
import { type Away, firstMissed } from './away.ts';
import { LineText, Log } from './log.tsx';
import { missedLines } from './log-lines.ts';
import { Sign } from './sign.tsx';

type Tab = 'log' | 'chat' | 'chart';

interface SideProps {
  readonly log: readonly LogLine[];
  /** Events that the player has missed, if any. */
  readonly away?: Away | undefined;
  /** Undefined where there is no chat. */
  readonly chat?: ReactNode;
  /** The course of the match; undefined while it runs. */
  readonly chart?: ReactNode;
  /** The number of the last chat line. */
  readonly said?: number;
}

/** The table changes more often than the log. */
export const Side = memo(function Side({ log, away, chat, chart, said = 0 }: SideProps): ReactNode {
  const words = useWords();
  const [tab, setTab] = useState<Tab>('log');
  const [open, setOpen] = useState(false);
  const read = useRef(0);
  const reading = tab === 'chat';
  useEffect(() => {
    if (reading) read.current = said;
  }, [reading, said]);
  const newest = log.at(-1);
  const missed = away && firstMissed(log, away)?.n;
  const head = useRef<HTMLDivElement>(null);
  const [seeking, setSeeking] = useState(false);
  const found = useCallback(() => setSeeking(false), []);
  const choose = (next: Tab): void => {
    setTab(next);
    setOpen(true);
  };
  // The button itself must not be visible when there is nothing to fold.
  const fold = (): void => {
    setOpen(false);
    head.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <aside className="side" data-open={open || undefined} aria-label={words.log.side}>
      <div className="side-head" ref={head}>
        <div className="tabs" role="tablist">
          <TabButton name="log" current={tab} choose={choose} label={words.log.title} />
          {chat !== undefined && (
            <TabButton
              name="chat"
              current={tab}
              choose={choose}
              label={words.chat.title}
              unread={!reading && said > read.current}
            />
          )}
          {chart !== undefined && <TabButton name="chart" current={tab} choose={choose} label={words.charts.course} />}
        </div>
        {newest && !open && (
          <p className="newest" aria-hidden="true">
            <LineText event={{ ...newest.event, cards: [] }} />
          </p>
        )}
        <button type="button" className="icon-button fold" aria-label={words.close} onClick={fold}>
          <Sign name="close" />
        </button>
      </div>
      {away?.isNew && newest && missed !== undefined && (
        <button
          type="button"
          className="catch-up"
          onClick={() => {
            away.catchUp();
            choose('log');
            setSeeking(true);
          }}
        >
          <Sign name="log" />
          {words.log.away({ count: missedLines(log, missed) })}
        </button>
      )}
      <div className="side-body" role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? (
          <Log lines={log} missed={missed} seeking={seeking} found={found} />
        ) : tab === 'chat' ? (
          chat
        ) : (
          chart
        )}
      </div>
    </aside>
  );
});

function TabButton({
  name,
  current,
  choose,
  label,
  unread = false,
}: {
  readonly name: Tab;
  readonly current: Tab;
  readonly choose: (tab: Tab) => void;
  readonly label: string;
  readonly unread?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-selected={name === current}
      aria-controls="side-panel"
      className="tab"
      data-unread={unread || undefined}
      onClick={() => choose(name)}
    >
      <Sign name={name} />
      <span>{label}</span>
    </button>
  );
}
