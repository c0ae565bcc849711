/** The attack: attacker and target, the steps, Intel against Secrecy, its type, and the face-down cards. */
import type { AttackView } from '@praxis/rivals/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, seatName, useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { isSign, Sign } from './signs.tsx';
import { StageCard } from './stage-card.tsx';
import { useRivalsWords } from './use-words.ts';
import { ATTACK_STEPS, type AttackType, attributesIn, companionsOf, stepState, whereOf } from './where.ts';

export function AttackPanel({ attack }: { readonly attack: AttackView }): ReactNode {
  const { labels } = useTable();
  const { by, on, card, reaction } = attack;
  return (
    <section className="rv-panel rv-attack" aria-label={labels['table attack']}>
      <div className="rv-end">
        <StageCard handle={by} />
        {card !== undefined && <StageCard handle={card} />}
      </div>
      <div className="rv-course">
        <p className="rv-headline">
          <Fighter handle={by} />
          <span className="rv-arrow" aria-hidden="true">
            →
          </span>
          <Fighter handle={on} />
        </p>
        <Steps current={attack.step} />
        <Facts attack={attack} />
      </div>
      <div className="rv-end">
        {reaction !== undefined && <StageCard handle={reaction} />}
        <StageCard handle={on} />
      </div>
    </section>
  );
}

/** The name of a character and of its player; a Mortal has none. */
function Fighter({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const { match } = useWords();
  const { streets = [] } = whereOf(table.view);
  const controller = streets.includes(handle) ? undefined : table.view.cards[handle]?.controller;
  return (
    <span className="rv-fighter">
      <b>{nameOf(table, handle) ?? match.faceDown}</b>
      {controller !== undefined && <small>{controller === table.me ? match.you : seatName(table, controller)}</small>}
    </span>
  );
}

function Steps({ current }: { readonly current: string }): ReactNode {
  const { labels } = useTable();
  const words = useRivalsWords();
  return (
    <ol className="rv-steps" aria-label={words.attackSteps}>
      {ATTACK_STEPS.map((step) => {
        const state = stepState(step, current);
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {headed(labels[`step ${step}`] ?? step)}
          </li>
        );
      })}
    </ol>
  );
}

function Facts({ attack }: { readonly attack: AttackView }): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const { labels, view, faces } = table;
  const { intel, secrecy, type, bonus, blocked, card, reaction } = attack;
  const along = companionsOf(view, attack).map((handle) => nameOf(table, handle) ?? '');
  const missing = secrecy - intel;
  const both = attributesIn(view, faces, type);
  const isDown = [card, reaction].some((handle) => handle !== undefined && nameOf(table, handle) === undefined);
  return (
    <ul className="rv-facts">
      {along.length > 0 && <li>{words.along({ names: along.join(', ') })}</li>}
      <li data-short={missing > 0 || undefined} data-past={stepState('intel', attack.step) === 'done' || undefined}>
        {headed(labels['step intel'] ?? '')} <b>{intel}</b> / {labels['counter secrecy']} <b>{secrecy}</b>{' '}
        <em>{missing > 0 ? words.missingIntel({ count: missing }) : words.enoughIntel}</em>
      </li>
      {type !== undefined && (
        <li className="rv-attack-type">
          {isSign(type) && <Sign name={type} />}
          {words.types[type as AttackType] ?? type}
          {both && <b>{words.attributes(both)}</b>}
        </li>
      )}
      {isDown && <li className="rv-down">{words.cardDown}</li>}
      {blocked && <li className="rv-blocked">{words.blocked}</li>}
      {bonus !== 0 && <li>{words.bonus({ count: bonus })}</li>}
    </ul>
  );
}
