/** The stack: the next item to resolve on top, each with its controller and targets. */

import type { StackItemView, TargetView } from '@praxis/magic/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, seatName, useTable } from '../../table/context.ts';
import { Callout, Resolving, ResolvingItem } from '../../table/resolving.tsx';
import { useMagicWords } from './use-words.ts';
import { stackName, whereOf } from './where.ts';

const CALLED: ReadonlySet<string> = new Set(['cast', 'activated', 'triggered', 'countered']);

export function MagicStage(): ReactNode {
  const { view } = useTable();
  const words = useMagicWords();
  const { stack = [] } = whereOf(view);
  return (
    <>
      {stack.length > 0 && (
        <Resolving title={words.stack({ count: stack.length })}>
          {stack.toReversed().map((item, index) => (
            <OnStack key={item.id} item={item} isNext={index === 0} />
          ))}
        </Resolving>
      )}
      <Callout types={CALLED} isWaiting={stack.length > 0} />
    </>
  );
}

function OnStack({ item, isNext }: { readonly item: StackItemView; readonly isNext: boolean }): ReactNode {
  const table = useTable();
  const page = useWords();
  const words = useMagicWords();
  const { id, kind, card, name, seat, x, targets } = item;
  const nameOfTarget = (target: TargetView): string =>
    ('card' in target ? nameOf(table, target.card) : seatName(table, target.seat)) ?? page.match.faceDown;
  const isAbility = kind !== 'spell';
  return (
    <ResolvingItem
      named={stackName(id)}
      card={card}
      name={name}
      seat={seat}
      isNext={isNext}
      next={isNext ? words.resolvesNext : undefined}
      isAbility={isAbility}
      before={isAbility ? words.ability : undefined}
      after={x > 0 ? `X = ${x}` : undefined}
      targets={targets.length > 0 ? words.targets({ names: targets.map(nameOfTarget).join(', ') }) : undefined}
    />
  );
}
