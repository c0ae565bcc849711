/** The declaration of blockers: the same as on the table, as lists to choose from. */
import type { ReactNode } from 'react';
import { nameOf, useTable } from '../../../table/context.ts';
import { useMagicWords } from '../use-words.ts';
import { Passive } from './attack-panel.tsx';
import type { Declaring } from './declaring.tsx';
import type { KindOf } from './plan.ts';

interface BlockPanelProps {
  readonly declaring: Declaring;
  readonly able: ReadonlyMap<number, readonly number[]>;
  readonly kindOf: KindOf;
  readonly assign: (blocker: number, attacker: number | undefined) => void;
  /** The only possible block: blocker and attacker. */
  readonly only: readonly [number, number] | undefined;
  readonly blockOnly: () => void;
  /** Blocks with this one only; undefined if there is more to choose. */
  readonly alone: (blocker: number) => (() => void) | undefined;
}

const NOBODY = '';

export function BlockPanel({ declaring, able, kindOf, assign, only, blockOnly, alone }: BlockPanelProps): ReactNode {
  const table = useTable();
  const words = useMagicWords();
  const { laid, decision, done, refused } = declaring;
  const { passive } = decision;
  const named = (handle: number): string => {
    const { power, toughness } = table.view.cards[handle]?.counters ?? {};
    const stats = power === undefined ? '' : ` ${power}/${toughness}`;
    return `${nameOf(table, handle) ?? ''}${stats}`;
  };
  const blocked = new Set([...laid.values()].map((thing) => Number(thing.slice(1))));
  const blockers = together([...able.keys()], kindOf, (handle) => laid.has(handle));
  return (
    <div className="mg-declare">
      <div className="mg-declared">
        {only && (
          <button type="button" className="choice" data-key="1" onClick={blockOnly}>
            <span className="key" aria-hidden="true">
              1
            </span>
            <span>{words.blockWithName({ blocker: named(only[0]), attacker: named(only[1]) })}</span>
          </button>
        )}
        {(only ? [] : blockers).map(({ handle: blocker, count }) => (
          <span key={blocker} className="choice-times">
            <label className="mg-blocker" data-chosen={laid.has(blocker) || undefined}>
              <span>
                {named(blocker)}
                {count > 1 && <b className="mg-of">×{count}</b>}
              </span>
              <select
                value={laid.get(blocker)?.slice(1) ?? NOBODY}
                onChange={({ target: { value } }) => assign(blocker, value === NOBODY ? undefined : Number(value))}
              >
                <option value={NOBODY}>{words.doesNotBlock}</option>
                {numbered(
                  together(able.get(blocker) ?? [], kindOf, (handle) => blocked.has(handle)).map(
                    ({ handle, count }) => [handle, count > 1 ? `${named(handle)} ×${count}` : named(handle)],
                  ),
                ).map(([attacker, name]) => (
                  <option key={attacker} value={attacker}>
                    → {name}
                  </option>
                ))}
              </select>
            </label>
            <Alone label={words.blockAlone} name={named(blocker)} block={alone(blocker)} />
          </span>
        ))}
      </div>
      {refused && (
        <p className="refusal" role="alert">
          {words.impossible}
        </p>
      )}
      <button
        type="button"
        className="mg-done last-answer"
        data-passive={laid.size === 0 || undefined}
        data-key="0"
        onClick={done}
      >
        {laid.size > 0 || !passive ? words.blockWith({ count: laid.size }) : <Passive label={passive.label} />}
      </button>
    </div>
  );
}

interface AloneProps {
  readonly label: string;
  readonly name: string;
  readonly block: (() => void) | undefined;
}

function Alone({ label, name, block }: AloneProps): ReactNode {
  if (!block) return null;
  return (
    <button type="button" className="choice times mg-alone" aria-label={`${label}: ${name}`} onClick={block}>
      {label}
    </button>
  );
}

interface Together {
  readonly handle: number;
  /** The number of creatures that are alike. */
  readonly count: number;
}

/** Of several that are alike, one represents all; one that is already taken is shown alone. */
function together(
  handles: readonly number[],
  kindOf: KindOf,
  isTaken: (handle: number) => boolean,
): readonly Together[] {
  const groups = Map.groupBy(handles, (handle) => (isTaken(handle) ? `taken ${handle}` : kindOf(handle)));
  return [...groups.values()].map((members) => ({ handle: members[0] as number, count: members.length }));
}

/** Of several with the same name each has a number. */
function numbered(named: readonly (readonly [number, string])[]): readonly (readonly [number, string])[] {
  const seen = new Map<string, number>();
  return named.map(([handle, name]) => {
    if (named.filter(([, other]) => other === name).length < 2) return [handle, name];
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [handle, `${name} (${count})`];
  });
}
