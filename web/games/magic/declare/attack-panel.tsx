/** The declaration of attackers and their targets: the same as on the table, as buttons. */
import type { ReactNode } from 'react';
import { nameOf, seatName, useTable } from '../../../table/context.ts';
import type { Thing } from '../../../table/sentence.ts';
import { useMagicWords } from '../use-words.ts';
import type { Declaring } from './declaring.tsx';
import type { KindOf } from './plan.ts';
import { isOnlyAttack } from './quick.ts';

interface AttackPanelProps {
  readonly declaring: Declaring;
  readonly able: readonly number[];
  readonly must: readonly number[];
  readonly goals: readonly Thing[];
  readonly kindOf: KindOf;
  readonly toggle: (handle: number) => void;
  readonly all: () => void;
  /** Attacks with this one only; undefined if that is not offered. */
  readonly alone: (handle: number) => (() => void) | undefined;
}

export function AttackPanel({ declaring, able, must, goals, kindOf, toggle, all, alone }: AttackPanelProps): ReactNode {
  const table = useTable();
  const words = useMagicWords();
  const { laid, goal, decision, lay, done, refused } = declaring;
  const heaps = [...Map.groupBy(able, kindOf).values()];
  const { passive } = decision;
  return (
    <div className="mg-declare">
      <div className="mg-offered">
        {goals.length > 1 && (
          <fieldset className="mg-goals" aria-label={words.attackWhom}>
            <span aria-hidden="true">{words.attackWhom}</span>
            {goals.map((each) => (
              <button
                key={each}
                type="button"
                className="choice"
                aria-pressed={each === goal}
                onClick={() => lay({ goal: each })}
              >
                {nameOfThing(table, each)}
              </button>
            ))}
          </fieldset>
        )}
        <div className="mg-declared">
          {heaps.map((heap, index) => (
            <Attackers
              key={heap[0]}
              number={index + 1}
              heap={heap}
              chosen={heap.filter((each) => laid.has(each)).length}
              must={must.includes(heap[0] as number)}
              toggle={toggle}
              alone={alone(heap[0] as number)}
              isOnly={isOnlyAttack({ able, must, goals })}
            />
          ))}
        </div>
      </div>
      {refused && (
        <p className="refusal" role="alert">
          {words.impossible}
        </p>
      )}
      {able.length > 1 && laid.size < able.length && (
        <button type="button" className="choice mg-all" onClick={all}>
          {words.allAttack}
        </button>
      )}
      {(laid.size > 0 || passive) && (
        <button
          type="button"
          className="mg-done last-answer"
          data-passive={laid.size === 0 || undefined}
          data-key="0"
          onClick={done}
        >
          {laid.size > 0 || !passive ? words.attackWith({ count: laid.size }) : <Passive label={passive.label} />}
        </button>
      )}
    </div>
  );
}

/** As everywhere: its key, then the words. */
export function Passive({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <span className="key" aria-hidden="true">
        0
      </span>
      <span>{label}</span>
    </>
  );
}

export function nameOfThing(table: Parameters<typeof nameOf>[0], thing: Thing): string {
  const number = Number(thing.slice(1));
  return (thing.startsWith('c') ? nameOf(table, number) : seatName(table, number)) ?? '';
}

interface AttackersProps {
  readonly number: number;
  readonly heap: readonly number[];
  readonly chosen: number;
  /** They attack in any case. */
  readonly must: boolean;
  readonly toggle: (handle: number) => void;
  readonly alone: (() => void) | undefined;
  /** Pressing it is the attack. */
  readonly isOnly: boolean;
}

/** All of a kind in one button: each press adds one more attacker. */
function Attackers({ number, heap, chosen, must, toggle, alone, isOnly }: AttackersProps): ReactNode {
  const table = useTable();
  const words = useMagicWords();
  const [first] = heap as [number];
  const { power, toughness } = table.view.cards[first]?.counters ?? {};
  const name = nameOf(table, first) ?? '';
  const button = (
    <button
      type="button"
      className="choice"
      aria-pressed={chosen > 0}
      data-key={number < 10 ? number : undefined}
      onClick={() => toggle(first)}
    >
      {number < 10 && (
        <span className="key" aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {isOnly ? words.attackWithName({ name }) : name}{' '}
        {power !== undefined && (
          <small>
            {power}/{toughness}
          </small>
        )}
        {heap.length > 1 && (
          <b className="mg-of"> {chosen === 0 ? `×${heap.length}` : words.some({ chosen, of: heap.length })}</b>
        )}
        {must && <em className="mg-must"> {words.mustAttack}</em>}
      </span>
    </button>
  );
  if (!alone) return button;
  return (
    <span className="choice-times">
      {button}
      <button
        type="button"
        className="choice times mg-alone"
        aria-label={`${words.attackAlone}: ${name}`}
        onClick={alone}
      >
        {words.attackAlone}
      </button>
    </span>
  );
}
