/**
 * The Active Pokémon's options, with costs and damage: attacks that can be used and those that cannot yet, and the
 * retreat.
 */
import type { FaceLine, NamedLine } from '@praxis/contract';
import type { Choice } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { faceOf, useTable } from '../../table/context.ts';
import { attackName, printedAgainst } from './attacks.ts';
import { Cost, Icons } from './face.tsx';
import { usePokemonWords } from './use-words.ts';
import { attachedTo, retreatOf, speakingBelow } from './where.ts';

interface PanelProps {
  readonly attacks: readonly Choice[];
  readonly retreat: Choice | undefined;
  readonly active: number;
}

export function AttackPanel({ attacks, retreat, active }: PanelProps): ReactNode {
  const table = useTable();
  const words = usePokemonWords();
  const printed = linesOf(table, active);
  const missing = printed.filter(({ named }) => !attacks.some((choice) => attackName(choice) === keyOf(named)));
  return (
    <div className="pk-attack-panel">
      <span className="pk-attack-title" aria-hidden="true">
        {words.attacks}
      </span>
      <AgainstActive active={active} />
      {attacks.map((choice) => {
        const name = attackName(choice);
        const line = printed.find(({ named }) => keyOf(named) === name);
        return (
          <button
            key={choice.answer}
            type="button"
            className="choice pk-attack-choice"
            title={line?.named?.text}
            onClick={() => table.deciding?.pick(choice)}
          >
            <span className="unseen">{choice.label}</span>
            <AttackLine line={line} name={line?.named?.name ?? name ?? choice.label} />
            {choice.more && ' …'}
          </button>
        );
      })}
      {missing.map((line) => (
        // The card itself explains why.
        <button
          key={line.text}
          type="button"
          className="pk-attack-choice pk-missing"
          title={line.named?.text}
          onClick={() => table.examine({ handle: active })}
        >
          <span className="unseen">
            {line.named?.name}, {words.notNow}: <Icons icons={line.icons} />
          </span>
          <AttackLine line={line} name={line.named?.name ?? ''} />
        </button>
      ))}
      <Retreat choice={retreat} active={active} />
    </div>
  );
}

/** What the opposing Active Pokémon has printed against this one: it decides what an attack is worth. */
function AgainstActive({ active }: Pick<PanelProps, 'active'>): ReactNode {
  const table = useTable();
  const words = usePokemonWords();
  const { view } = table;
  const opposing = view.seats.find(({ seat }) => seat !== view.viewer)?.zones.active;
  const [defender] = Array.isArray(opposing) ? (opposing as readonly number[]) : [];
  if (defender === undefined) return null;
  const against = printedAgainst(faceOf(table, view.cards[active]), faceOf(table, view.cards[defender]));
  const told = [
    ...against.weakness.map((by) => ['weakness', `${words.weakness} ${by}`] as const),
    ...against.resistance.map((by) => ['resistance', `${words.resistance} ${by}`] as const),
  ];
  return told.map(([kind, text]) => (
    <span key={text} className="pk-against-active" data-kind={kind}>
      {text}
    </span>
  ));
}

function keyOf(named: NamedLine | undefined): string | undefined {
  return named?.key ?? named?.name;
}

/** The current cost of retreating; if it is impossible, the card explains why. */
function Retreat({ choice, active }: { readonly choice: Choice | undefined; readonly active: number }): ReactNode {
  const table = useTable();
  const words = usePokemonWords();
  const card = table.view.cards[active];
  const cost = retreatOf(faceOf(table, card), card);
  return (
    <button
      type="button"
      className="choice pk-retreat-choice"
      data-missing={choice === undefined || undefined}
      onClick={() => (choice ? table.deciding?.pick(choice) : table.examine({ handle: active }))}
    >
      <span className="unseen">{choice?.label ?? `${words.retreat}, ${words.notNow}`}</span>
      <span className="pk-attack-line" aria-hidden="true">
        <Cost icons={Array.from({ length: cost }, () => 'C')} />
        <span>{words.retreat}</span>
      </span>
    </button>
  );
}

/**
 * The attacks that are printed on a Pokémon, on the cards attached to it and on those of the cards below that count.
 */
function linesOf(table: ReturnType<typeof useTable>, active: number): readonly FaceLine[] {
  const { view, faces } = table;
  const card = view.cards[active];
  if (!card) return [];
  const { tools } = attachedTo(view, faces, card);
  return [active, ...speakingBelow(view, faces, card), ...tools].flatMap((handle) =>
    (faceOf(table, view.cards[handle])?.lines ?? []).filter(({ level }) => level === 'attack'),
  );
}

function AttackLine({ line, name }: { readonly line: FaceLine | undefined; readonly name: string }): ReactNode {
  return (
    <span className="pk-attack-line" aria-hidden="true">
      {line && <Cost icons={line.icons} />}
      <span>{name}</span>
      {line?.named?.value !== undefined && <b>{line.named.value}</b>}
    </span>
  );
}
