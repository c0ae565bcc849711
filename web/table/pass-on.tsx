/** Passing several times with one click. */
import type { SentDecision, StandingAnswers } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { turnOf, useTable } from './context.ts';
import { Sign } from './sign.tsx';
import type { Deciding } from './use-decision.ts';

/** Passes for the rest of another player's action or turn, or of one's own action until someone responds. */
export function PassOn({
  decision,
  own,
  pass,
}: {
  readonly decision: SentDecision;
  readonly own: Deciding['passOn'];
  /** Passes this question: a standing order does not answer what is aimed at the player. */
  readonly pass: () => void;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const { stand, look, labels, view, me } = table;
  const turn = turnOf(table).seat;
  if (own)
    return (
      <div className="pass-ons">
        <HurryButton label={own.label} go={own.go} />
      </div>
    );
  if (!stand || !decision.passive || turn === undefined || turn === me) return null;
  const passAnd = (order: StandingAnswers) => (): void => {
    pass();
    stand(order);
  };
  const action = look.isMatter?.(view) ? labels['standing this action'] : undefined;
  return (
    <div className="pass-ons">
      {action !== undefined && <HurryButton label={action} go={passAnd({ notThisAction: true })} />}
      <HurryButton label={words.menu.passTurn} go={passAnd({ pass: 'this turn' })} />
    </div>
  );
}

function HurryButton({ label, go }: { readonly label: string; readonly go: () => void }): ReactNode {
  return (
    <button type="button" className="quiet pass-on" onClick={go}>
      <Sign name="hurry" />
      {label}
    </button>
  );
}
