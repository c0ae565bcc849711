/** The Chain as a stack of Links, the next one to resolve on top, each with its player and targets. */
import type { LinkView } from '@praxis/yugioh/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, useTable } from '../../table/context.ts';
import { Callout, Resolving, ResolvingItem } from '../../table/resolving.tsx';
import { useYugiohWords } from './use-words.ts';
import { linkName, whereOf } from './where.ts';

const CALLED: ReadonlySet<string> = new Set(['activated', 'summoned', 'attacks', 'attacks target', 'negated']);

export function YugiohStage(): ReactNode {
  const { view } = useTable();
  const words = useYugiohWords();
  const { chain = [] } = whereOf(view);
  return (
    <>
      {chain.length > 0 && (
        <Resolving title={words.chain({ count: chain.length })}>
          {chain
            .map((link, index) => (
              <OnChain key={link.id} link={link} number={index + 1} isNext={index === chain.length - 1} />
            ))
            .toReversed()}
        </Resolving>
      )}
      <Callout types={CALLED} isWaiting={chain.length > 0} />
    </>
  );
}

interface OnChainProps {
  readonly link: LinkView;
  readonly number: number;
  readonly isNext: boolean;
}

function OnChain({ link, number, isNext }: OnChainProps): ReactNode {
  const table = useTable();
  const page = useWords();
  const words = useYugiohWords();
  const { id, card, seat, targets, negated } = link;
  const names = targets.map((target) => nameOf(table, target) ?? page.match.faceDown).join(', ');
  return (
    <ResolvingItem
      named={linkName(id)}
      card={card}
      seat={seat}
      isNext={isNext}
      next={isNext && !negated ? words.resolvesFirst : undefined}
      // The card itself lies on the field.
      isAbility
      isNegated={negated}
      number={
        <b className="yg-link-number" aria-hidden="true">
          {number}
        </b>
      }
      before={words.link({ number })}
      after={negated ? words.negated : undefined}
      targets={targets.length > 0 ? words.targets({ names }) : undefined}
    />
  );
}
