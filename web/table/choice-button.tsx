/** A button with which a question is answered, or with which its answer begins. */
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { nameOf, useTable } from './context.ts';
import type { Frame } from './same-words.ts';
import { cardThing, type Group, type Thing } from './sentence.ts';

export function ChoiceButton({
  number,
  text,
  same,
  frame,
  apart,
  more,
  irreversible,
  note,
  explained: explanation,
  times = 1,
  repeat,
  things,
  pick,
}: {
  readonly number: number;
  readonly text: string;
  /** With so many letters the answer before or after begins, too. */
  readonly same: number;
  /** The words that it shares with all answers of its run. */
  readonly frame: Frame | undefined;
  /** The difference from other choices with the same words. */
  readonly apart: string | undefined;
  readonly more: boolean;
  readonly irreversible: boolean;
  /** A note on its foreseeable outcome. */
  readonly note: string | undefined;
  /** What the card says about it. */
  readonly explained: ReactNode;
  /** How often it can be given in one go. */
  readonly times: number | undefined;
  readonly repeat: (times: number) => void;
  /** The cards of a choice are marked on the table while the player considers it. */
  readonly things: readonly Thing[];
  readonly pick: () => void;
}): ReactNode {
  const button = (
    <button
      type="button"
      className="choice"
      data-key={number < 10 ? number : undefined}
      data-doomed={note === undefined ? undefined : true}
      data-more={more || undefined}
      data-irreversible={irreversible || undefined}
      onPointerEnter={() => hint(things)}
      onPointerLeave={() => hint([])}
      onFocus={() => hint(things)}
      onBlur={() => hint([])}
      onClick={() => {
        hint([]);
        pick();
      }}
    >
      {number < 10 && (
        <span className="key" aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {frame ? (
          <Framed text={text} frame={frame} />
        ) : (
          <>
            {same > 0 && <span className="choice-same">{text.slice(0, same)}</span>}
            {text.slice(same)}
          </>
        )}
        {more && ' …'}
        {apart !== undefined && <small>{apart}</small>}
        {explanation && <small className="choice-text">{explanation}</small>}
        {note !== undefined && <small className="choice-note">{note}</small>}
      </span>
    </button>
  );
  if (times < 2) return button;
  return (
    <span className="choice-times">
      {button}
      <button type="button" className="choice times" aria-label={`${text} ×${times}`} onClick={() => repeat(times)}>
        ×{times}
      </button>
    </span>
  );
}

/** The frame of a run, above it where there is little room. Screen readers hear it with each answer. */
export function FrameWords({
  text,
  frame: { start, end },
}: {
  readonly text: string;
  readonly frame: Frame;
}): ReactNode {
  return (
    <span className="choice-frame" aria-hidden="true">
      {`${text.slice(0, start)}…${text.slice(text.length - end, end === 0 ? 0 : undefined)}`}
    </span>
  );
}

/** On phones the words of the frame are above the run, and not in sight here. */
function Framed({ text, frame: { start, end } }: { readonly text: string; readonly frame: Frame }): ReactNode {
  const rest = text.length - end;
  return (
    <>
      {start > 0 && <span className="choice-same choice-framed">{text.slice(0, start)}</span>}
      {text.slice(start, rest)}
      {end > 0 && <span className="choice-same choice-framed">{text.slice(rest)}</span>}
    </>
  );
}

/** Everything about one card in one button: the same as clicking the card. */
export function GroupButton({
  number,
  group,
  apart,
  ways,
  point,
}: {
  readonly number: number;
  readonly group: Group;
  /** The difference from another card with the same name. */
  readonly apart: string | undefined;
  /** How its choices begin, where there is room to say it. */
  readonly ways: readonly string[];
  readonly point: (thing: Thing) => boolean;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const card = group.card as number;
  return (
    <button
      type="button"
      className="choice group"
      data-key={number < 10 ? number : undefined}
      data-more
      onPointerEnter={() => hint([cardThing(card)])}
      onPointerLeave={() => hint([])}
      onFocus={() => hint([cardThing(card)])}
      onBlur={() => hint([])}
      onClick={() => {
        hint([]);
        point(cardThing(card));
      }}
    >
      {number < 10 && (
        <span className="key" aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {nameOf(table, card) ?? words.match.faceDown}
        {apart !== undefined && <small>{apart}</small>}
        <small>{words.match.more({ count: group.choices.length })}</small>
        <small className="choice-text" aria-hidden="true">
          {ways.join(' · ')}
        </small>
      </span>
    </button>
  );
}

/** Marks these cards on the table, and no others. It is purely visual, so React does not render for it. */
function hint(things: readonly Thing[]): void {
  for (const hinted of document.querySelectorAll('[data-hinted]')) hinted.removeAttribute('data-hinted');
  for (const thing of things)
    for (const card of document.querySelectorAll(`[data-card="${thing.slice(1)}"]`))
      if (thing.startsWith('c')) card.setAttribute('data-hinted', '');
}
