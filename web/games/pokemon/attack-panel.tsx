/** The attacks of the Active Pokémon with costs and damage: those that can be used, and those that cannot yet. */
import type { FaceLine } from '@praxis/engine/hosting.ts';
import type { Choice } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { faceOf, useTable } from '../../table/context.ts';
import { attackName } from './attacks.ts';
import { Cost, Icons } from './face.tsx';
import { usePokemonWords } from './use-words.ts';

interface PanelProps {
  readonly attacks: readonly Choice[];
  readonly active: number;
}

export function AttackPanel({ attacks, active }: PanelProps): ReactNode {
  const table = useTable();
  const words = usePokemonWords();
  const printed = linesOf(table, active);
  const missing = printed.filter(({ named }) => !attacks.some((choice) => attackName(choice) === named?.name));
  if (attacks.length === 0 && missing.length === 0) return null;
  return (
    <div className="pk-attack-panel">
      <span className="pk-attack-title" aria-hidden="true">
        {words.attacks}
      </span>
      {attacks.map((choice) => {
        const name = attackName(choice);
        const line = printed.find(({ named }) => named?.name === name);
        return (
          <button
            key={choice.answer}
            type="button"
            className="choice pk-attack-choice"
            title={line?.named?.text}
            onClick={() => table.deciding?.pick(choice)}
          >
            <span className="unseen">{choice.label}</span>
            <AttackLine line={line} name={name ?? choice.label} />
            {choice.more && ' …'}
          </button>
        );
      })}
      {missing.map((line) => (
        <span key={line.text} className="pk-attack-choice pk-missing" title={line.named?.text}>
          <span className="unseen">
            {line.named?.name}, {words.notNow}: <Icons icons={line.icons} />
          </span>
          <AttackLine line={line} name={line.named?.name ?? ''} />
        </span>
      ))}
    </div>
  );
}

/** The attacks that are printed on a Pokémon and on what lies on it. */
function linesOf(table: ReturnType<typeof useTable>, active: number): readonly FaceLine[] {
  const card = table.view.cards[active];
  const tools = (card?.with ?? []).filter((each) => faceOf(table, table.view.cards[each])?.kind === 'Tool');
  return [active, ...tools].flatMap((handle) =>
    (faceOf(table, table.view.cards[handle])?.lines ?? []).filter(({ level }) => level === 'attack'),
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
