/** The phases of the turn: the current one, and the player's stops; and all other occasions for questions. */
import type { ReactNode } from 'react';
import { useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { TurnStrip } from '../../table/turn-strip.tsx';
import { useYugiohWords } from './use-words.ts';
import { PHASES, stopStep, whereOf } from './where.ts';

/** The server's names for them (`stops` of the game). */
const STEPS = ['draw', 'standby', 'main 1', 'start step', 'battle step', 'end step', 'main 2', 'end'] as const;
const MOMENTS = ['summon', 'attack', 'damage', 'chain'] as const;

export function YugiohPhases(): ReactNode {
  const { view, me, labels } = useTable();
  const words = useYugiohWords();
  const { turn, phase } = whereOf(view);
  const nameOf = (step: string): string => headed(labels[`step ${step}`] ?? step);
  return (
    <TurnStrip
      words={{
        ...{ parts: words.phases, always: words.everything, stops: words.stops, stopHere: words.stopHere },
        ...{ stopsExplained: words.stopsExplained, ownTurn: words.ownTurn, otherTurn: words.otherTurn },
      }}
      parts={PHASES.map(({ name, steps }) => ({
        ...{ key: name, name: words.names[name], short: words.short[name] },
        ...{ stop: `${turn === me ? 'own' : 'other'} ${stopStep(name)}`, isFight: name === 'battle' },
        isNow: steps.some((step) => step === phase),
      }))}
      occasions={[
        ...MOMENTS.map((moment) => [moment, words.moments[moment]] as const),
        ...STEPS.map((step) => [step, nameOf(step)] as const),
      ]}
      others={[
        ['event', words.event],
        ['quiet', words.quiet],
      ]}
    />
  );
}
