/** The stack: the next item to resolve on top, each with its controller and targets. */

import type { StackItemView, TargetView } from '@praxis/magic/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { faceOf, nameOf, seatName, useTable } from '../../table/context.ts';
import { cardName } from '../../table/describe.ts';
import { cardThing } from '../../table/sentence.ts';
import { Callout } from './callout.tsx';
import { MagicFace } from './face.tsx';
import { useMagicWords } from './use-words.ts';
import { stackName, whereOf } from './where.ts';

export function MagicStage(): ReactNode {
  return (
    <>
      <Stack />
      <Callout />
    </>
  );
}

function Stack(): ReactNode {
  const { view } = useTable();
  const words = useMagicWords();
  const { stack = [] } = whereOf(view);
  if (stack.length === 0) return null;
  return (
    <section className="mg-stack" aria-label={words.stack({ count: stack.length })}>
      <h2 className="mg-stack-title">{words.stack({ count: stack.length })}</h2>
      <ol className="mg-stack-items">
        {stack.toReversed().map((item, index) => (
          <OnStack key={item.id} item={item} isNext={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function OnStack({ item, isNext }: { readonly item: StackItemView; readonly isNext: boolean }): ReactNode {
  const table = useTable();
  const page = useWords();
  const words = useMagicWords();
  const { id, kind, card: handle, seat, x, targets } = item;
  const card = table.view.cards[handle];
  const face = faceOf(table, card);
  const name = nameOf(table, handle) ?? item.name;
  const nameOfTarget = (target: TargetView): string =>
    ('card' in target ? nameOf(table, target.card) : seatName(table, target.seat)) ?? page.match.faceDown;
  const isSpell = kind === 'spell';
  return (
    <li
      className="mg-on-stack"
      data-named={stackName(id)}
      data-next={isNext || undefined}
      data-mine={seat === table.me || undefined}
    >
      {face && card && (
        <button
          type="button"
          className="card mg-stack-card"
          data-moves={isSpell ? `card ${handle}` : undefined}
          data-card={isSpell ? handle : undefined}
          data-glow={table.glow.get(cardThing(handle))}
          data-ability={isSpell ? undefined : true}
          aria-label={cardName(table, page, handle, true)}
          onClick={() => {
            if (!table.point(cardThing(handle))) table.examine({ handle });
          }}
        >
          <span className="surface" aria-hidden="true">
            <MagicFace face={face} full={false} />
          </span>
        </button>
      )}
      <p className="mg-stack-words">
        <b>{name}</b>
        <small>
          {[isSpell ? undefined : words.ability, seatName(table, seat), x > 0 ? `X = ${x}` : undefined]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {targets.length > 0 && (
          <small className="mg-targets">{words.targets({ names: targets.map(nameOfTarget).join(', ') })}</small>
        )}
        {isNext && <em>{words.resolvesNext}</em>}
      </p>
    </li>
  );
}
