/** The decision bar: the seat to move, the question, and every way to answer. */
import type { Choice } from '@praxis/protocol';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../app/context.tsx';
import type { Look } from '../games/look.ts';
import type { Words } from '../words/words.ts';
import { CardSays } from './card-says.tsx';
import { ChoiceButton, FrameWords, GroupButton } from './choice-button.tsx';
import { useChoiceCount } from './choice-count.ts';
import { Chosen } from './chosen.tsx';
import { faceOf, nameOf, seatName, type TableValue, useTable } from './context.ts';
import { cardStates } from './describe.ts';
import { distinctions } from './distinctions.ts';
import { explained } from './explained.ts';
import { HOME } from './focus.ts';
import { holders } from './holders.ts';
import { useMoreBelow } from './more-below.ts';
import { NumberRow } from './number-row.tsx';
import { type Worded, withRuns } from './numbered.ts';
import { PassOn } from './pass-on.tsx';
import { bringIntoSight, moveFocus, useKeys } from './prompt-keys.ts';
import { type Frame, frames, sameStart, withoutSameEnd } from './same-words.ts';
import { addition, fits, fitting, ownThings } from './sentence.ts';
import { Sign } from './sign.tsx';
import type { Deciding } from './use-decision.ts';

interface PromptProps {
  readonly deciding: Deciding;
  /** Makes bots move without waiting. */
  readonly hurry: () => void;
  /** Undoes the last answer, where nobody else need agree. */
  readonly undo?: (() => void) | undefined;
}

export function Prompt({ deciding, hurry, undo }: PromptProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const { decision, sending, loading } = deciding;
  const asked = decision !== undefined && !sending;
  const section = useRef<HTMLElement>(null);
  const height = useHeight(section, asked);
  if (table.view.result) return null;
  // The room is kept while an answer or its continuations are on their way: the table would grow for a moment, and shrink
  // for the next question.
  const room = decision !== undefined && (sending || loading) ? { minHeight: height.current } : undefined;
  return (
    <section
      className="prompt"
      data-asked={asked || undefined}
      aria-label={words.match.decision}
      ref={section}
      style={room}
      {...HOME}
    >
      {asked ? <Question deciding={deciding} undo={undo} /> : <Waiting sending={sending} hurry={hurry} />}
    </section>
  );
}

/** The last height of an element, as observed: to ask for it would cost a layout. */
function useHeight(element: RefObject<HTMLElement | null>, isObserved: boolean): RefObject<number> {
  const height = useRef(0);
  useEffect(() => {
    if (!isObserved || !element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isObserved]);
  return height;
}

function Waiting({ sending, hurry }: { readonly sending: boolean; readonly hurry: () => void }): ReactNode {
  const table = useTable();
  const words = useWords();
  const others = (table.table?.waitingFor ?? []).filter((seat) => seat !== table.me);
  const bots = others.some((seat) => table.table?.seats.find((each) => each.seat === seat)?.sitter.kind === 'bot');
  const names = others.map((seat) => seatName(table, seat)).join(', ');
  if (table.table?.state === 'paused') return <p className="prompt-text waiting">{words.menu.paused}</p>;
  return (
    <div className="waiting">
      <span className="waiting-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className="prompt-text">
        {sending ? words.match.sending : names === '' ? words.match.working : words.match.waitingFor({ names })}
      </p>
      {table.me === undefined && <p className="prompt-note">{words.match.watching}</p>}
      {bots && table.me !== undefined && !sending && (
        <button type="button" className="quiet" onClick={hurry}>
          <Sign name="hurry" />
          {words.match.quick}
        </button>
      )}
    </div>
  );
}

function Question({ deciding, undo }: Pick<PromptProps, 'deciding' | 'undo'>): ReactNode {
  const table = useTable();
  const words = useWords();
  const { decision, refusal } = deciding;
  const list = useRef<HTMLFieldSetElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<string>();
  const number = decision?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another search.
  useEffect(() => setWanted(undefined), [number]);
  useChoiceCount(list, decision !== undefined);
  /** The field has the focus at once: the next key may follow in the same frame, and must not press a choice. */
  const find = (words: string | undefined): void => {
    flushSync(() => setWanted(words));
    search.current?.focus();
  };
  useKeys(deciding, list, () => find(wanted ?? ''));
  if (!decision) return null;
  const step = table.labels[`step ${decision.step}`];
  return (
    <>
      <div className="question">
        <p className="prompt-text">
          <span className="prompt-whose">{words.match.yourMove}</span>
          <strong>{decision.about}</strong>
          {step !== undefined && !decision.about.toLowerCase().includes(step.toLowerCase()) && (
            <span className="prompt-step">{step}</span>
          )}
          <MoreBelow list={list} />
        </p>
        {deciding.showsAll !== undefined && (
          <button
            type="button"
            className="quiet all-choices"
            aria-pressed={deciding.showsAll}
            onClick={() => deciding.showAll(!deciding.showsAll)}
          >
            {deciding.allLabel ?? words.match.allChoices}
          </button>
        )}
        {undo && (
          <button
            type="button"
            className="quiet undo"
            aria-label={words.menu.requests.takeback}
            title={words.menu.requests.takeback}
            onClick={undo}
          >
            <Sign name="undo" />
          </button>
        )}
        <button
          type="button"
          className="quiet find"
          aria-label={words.match.filter}
          aria-expanded={wanted !== undefined}
          onClick={() => find(wanted === undefined ? '' : undefined)}
        >
          <Sign name="search" />
        </button>
      </div>
      {decision.source !== undefined && <CardSays id={decision.source} />}
      {!deciding.panel && <Chosen deciding={deciding} />}
      {refusal !== undefined && (
        <p className="refusal" role="alert">
          {refusal === '' ? words.match.tryAgain : `${words.match.refused} ${refusal}`}
        </p>
      )}
      {wanted !== undefined && (
        <input
          ref={search}
          className="find-words"
          type="search"
          aria-label={words.match.filter}
          placeholder={words.match.filter}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setWanted(undefined);
            if (event.key === 'Enter' || event.key === 'ArrowDown') {
              event.preventDefault();
              list.current?.querySelector('button')?.focus();
            }
          }}
        />
      )}
      <div className="answers">
        <fieldset
          className="choices"
          data-step={decision.step}
          ref={list}
          onKeyDown={moveFocus}
          onFocus={bringIntoSight}
          aria-label={words.match.whatYouCanDo}
        >
          {!wanted && deciding.above}
          {deciding.panel && !wanted ? deciding.panel : <Choices deciding={deciding} wanted={wanted} />}
        </fieldset>
        <PassOn decision={decision} own={deciding.passOn} pass={deciding.pass} />
      </div>
    </>
  );
}

/** Says that the list goes on, and by how much. Screen readers read all of it anyway. */
function MoreBelow({ list }: { readonly list: RefObject<HTMLElement | null> }): ReactNode {
  const words = useWords();
  const count = useMoreBelow(list);
  if (count === 0) return null;
  return (
    <span className="more-below" aria-hidden="true">
      <Sign name="chevron" />
      {words.match.moreBelow({ count })}
    </span>
  );
}

function Choices({
  deciding,
  wanted,
}: {
  readonly deciding: Deciding;
  readonly wanted: string | undefined;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const { decision, tree, building, offer, loading } = deciding;
  const passive = decision?.passive;
  const sought = wanted === undefined || wanted.trim() === '' ? undefined : wanted;
  const found = useMemo(
    () => (sought === undefined ? undefined : fitting(tree, sought).filter(({ answer }) => answer !== passive?.answer)),
    [tree, sought, passive],
  );
  const before = building.path.at(-1)?.label;
  const showsPassive =
    passive !== undefined && (sought === undefined ? building.path.length === 0 : fits(passive.label, sought));
  if (loading) return <p className="prompt-note">{words.loading}</p>;
  if (found?.length === 0 && !showsPassive) return <p className="prompt-note">{words.match.nothingFits}</p>;
  const offered = found ?? (offer.kind === 'groups' ? [] : offer.choices);
  const apart = distinctions(offered, (each) => statesOf(table, words, each));
  const whose = holders(table.view, offered);
  const differenceOf = ({ answer }: Choice): string | undefined => {
    const holder = whose.get(answer);
    const parts = [holder === undefined ? undefined : seatName(table, holder), apart.get(answer)];
    return parts.filter((part) => part !== undefined).join(', ') || undefined;
  };
  const groups = offer.kind === 'groups' ? offer.groups : [];
  const groupsApart = distinctions(
    groups.flatMap(({ card, choices }) =>
      card === undefined || choices.length === 1 ? [] : [{ answer: `${card}`, label: nameOf(table, card) ?? '', card }],
    ),
    ({ card }) => cardStates(table, words, card),
  );
  const { explain, Text } = table.look;
  const texts = explain && explained(tree, offered, explain, (handle) => faceOf(table, table.view.cards[handle]));
  let number = 0;
  const choice = (each: Choice, text: string, same = 0, frame?: Frame): ReactNode => {
    number++;
    return (
      <ChoiceButton
        key={each.answer}
        number={number}
        text={text}
        same={same}
        frame={frame}
        apart={differenceOf(each)}
        more={each.more}
        irreversible={each.irreversible === true}
        note={deciding.notes?.get(each.answer)}
        explained={shownWith(Text, texts?.get(each.answer))}
        times={each.more ? undefined : deciding.times?.(each)}
        repeat={(times) => deciding.give(each, times)}
        things={ownThings(each)}
        pick={() => deciding.pick(each)}
      />
    );
  };
  const isPlain = ({ choice: { answer } }: Worded): boolean => !deciding.notes?.has(answer) && !texts?.has(answer);
  /** In whole sentences, the start that they share with their neighbours is paler. */
  const listed = (all: readonly Worded[], whole: boolean): ReactNode => {
    const rows = withRuns(all);
    const framed = frames(all.map((one) => (rows.includes(one) && isPlain(one) ? one.text : undefined)));
    return rows.map((one) => {
      if ('members' in one) {
        if (!one.members.every(isPlain)) return one.members.map(({ choice: each, text }) => choice(each, text));
        return <NumberRow key={one.start} row={one} pick={deciding.pick} />;
      }
      const at = all.indexOf(one);
      const beside = whole ? [all[at - 1], all[at + 1]] : [];
      const same = Math.max(0, ...beside.map((other) => sameStart(other?.text, one.text)));
      const frame = framed[at];
      const button = choice(one.choice, one.text, same, frame);
      return frame?.opens ? [<FrameWords key={`frame ${at}`} text={one.text} frame={frame} />, button] : button;
    });
  };
  const sentences = (all: readonly Choice[]): ReactNode =>
    listed(
      all.map((each) => ({ choice: each, text: each.label })),
      true,
    );
  /** An answer that only leaves a part out would repeat what has been said. */
  const added = (each: Choice): string =>
    each.more && each.label === before ? words.match.goOnWithout : addition(each, before);
  const pieces = (all: readonly Choice[]): ReactNode =>
    listed(
      all.map((each) => ({ choice: each, text: added(each) })),
      false,
    );
  return (
    <>
      {found
        ? sentences(found)
        : offer.kind === 'sentences'
          ? sentences(offer.choices)
          : offer.kind === 'pieces'
            ? pieces(offer.choices)
            : offer.groups.map((group) => {
                const [only, another] = group.choices;
                if (group.card === undefined || (only && !another)) return pieces(group.choices);
                number++;
                return (
                  <GroupButton
                    key={group.card}
                    number={number}
                    group={group}
                    apart={groupsApart.get(`${group.card}`)}
                    ways={withoutSameEnd(group.choices.map(added))}
                    point={deciding.point}
                  />
                );
              })}
      {showsPassive && (
        <button type="button" className="choice passive last-answer" data-key="0" onClick={() => deciding.pass()}>
          <span className="key" aria-hidden="true">
            0
          </span>
          <span>{passive.label}</span>
        </button>
      )}
    </>
  );
}

/** With the symbols of the game. */
function shownWith(Text: Look['Text'], text: string | undefined): ReactNode {
  return Text && text !== undefined ? <Text text={text} /> : text;
}

function statesOf(table: TableValue, words: Words, { pieces }: Choice): readonly string[] {
  return pieces.flatMap(({ card }) => (card === undefined ? [] : cardStates(table, words, card)));
}
