/** The current action: the acting minion, its target, the stealth, and the blockers. */

import type { ActionView } from '@praxis/vtes/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { Fact, MinionName, namesOf, SeatPlaque, StageCard } from './stage-parts.tsx';
import { useVtesWords } from './use-words.ts';
import { aimedAt, greatestIntercept, seatsThatMayBlock } from './where.ts';

/** During a combat or a referendum that the action leads to, one line describes the action. */
export function ActionPanel({ action, brief }: { readonly action: ActionView; readonly brief: boolean }): ReactNode {
  const table = useTable();
  const words = useVtesWords();
  const { labels, view } = table;
  const { kind, by, card, state, blocker } = action;
  const label = headed(labels[`action ${kind}`] ?? kind);
  const what = card === undefined ? undefined : nameOf(table, card);
  const played = card !== undefined && view.cards[card] !== undefined;
  return (
    <section
      className="vt-panel vt-action"
      aria-label={labels['table action']}
      data-state={state}
      data-brief={brief || undefined}
    >
      {!brief && (
        <div className="vt-end vt-from">
          <StageCard handle={by} />
          {played && <StageCard handle={card as number} />}
        </div>
      )}
      <div className="vt-course">
        <p className="vt-headline">
          <MinionName handle={by} />
          <span className="vt-what">{what ?? label}</span>
          {what !== undefined && <small className="vt-kind">{label}</small>}
          {state !== 'announced' && <span className="vt-state">{words.states[state]}</span>}
        </p>
        <Measures action={action} brief={brief} />
        {!brief && <Shaft blocked={blocker !== undefined} />}
      </div>
      {!brief && <Aim action={action} />}
    </section>
  );
}

function Measures({ action, brief }: { readonly action: ActionView; readonly brief: boolean }): ReactNode {
  const { labels } = useTable();
  const words = useVtesWords();
  const { stealth, bleed, blocker, intercept } = action;
  const met = blocker === undefined ? greatestIntercept(action) : intercept;
  return (
    <p className="vt-facts">
      {bleed !== undefined && <Fact sign="bleed" value={bleed} label={labels['table bleed'] ?? ''} />}
      <Fact sign="stealth" value={stealth} label={labels['table stealth'] ?? ''} />
      {met !== undefined && (
        <>
          <span className="vt-against" aria-hidden="true">
            {met >= stealth ? '≤' : '>'}
          </span>
          <Fact sign="intercept" value={met} label={labels['table intercept'] ?? ''} />
          <span className="vt-verdict" data-enough={met >= stealth || undefined}>
            {met >= stealth ? words.wouldBlock : words.wouldFail}
          </span>
        </>
      )}
      {!brief && <Answers action={action} />}
    </p>
  );
}

/** The arrow from left to right; a block cuts it. */
function Shaft({ blocked }: { readonly blocked: boolean }): ReactNode {
  return (
    <span className="vt-shaft" data-blocked={blocked || undefined} aria-hidden="true">
      <i />
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={blocked ? 'M6 2v20M14 2v20' : 'M1 3 23 12 1 21 6 12Z'} />
      </svg>
    </span>
  );
}

/** The players who may still block, and those who have declined. */
function Answers({ action }: { readonly action: ActionView }): ReactNode {
  const table = useTable();
  const words = useVtesWords();
  const { you } = useWords().match;
  const { declined, blocker } = action;
  const open = seatsThatMayBlock(table.view, action);
  if (blocker !== undefined || (open.length === 0 && declined.length === 0)) return null;
  return (
    <span className="vt-note">
      {open.length > 0 && <span>{words.mayBlock({ names: namesOf(table, you, open) })}</span>}
      {declined.length > 0 && <span>{words.doesNotBlock({ names: namesOf(table, you, declined) })}</span>}
    </span>
  );
}

/** The arrow's target: the blocker, else the cards or players that the action targets. */
function Aim({ action }: { readonly action: ActionView }): ReactNode {
  const { labels } = useTable();
  const words = useVtesWords();
  const { blocker, targets } = action;
  const cards = aimedAt(action);
  if (blocker !== undefined)
    return (
      <div className="vt-end vt-blocker">
        <StageCard handle={blocker} />
        <span className="vt-caption">
          <small>{labels['table blocker']}</small>
          <MinionName handle={blocker} />
        </span>
      </div>
    );
  return (
    <div className="vt-end vt-to">
      {cards.map((handle) => (
        <StageCard key={handle} handle={handle} />
      ))}
      {cards.length === 0 && targets.map((seat) => <SeatPlaque key={seat} seat={seat} />)}
      {cards.length + targets.length === 0 && <span className="vt-plaque vt-nobody">{words.undirected}</span>}
    </div>
  );
}
