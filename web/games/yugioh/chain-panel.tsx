/** The Chain as a stack of Links, the next one to resolve on top, each with its player and targets. */
import type { SentEvent } from '@praxis/protocol';
import type { LinkView } from '@praxis/yugioh/where.ts';
import { type ReactNode, useCallback } from 'react';
import { useWords } from '../../app/context.tsx';
import { faceOf, nameOf, seatName, useTable } from '../../table/context.ts';
import { cardName } from '../../table/describe.ts';
import { cardThing } from '../../table/sentence.ts';
import { useNews } from '../../table/use-news.ts';
import { YugiohFace } from './face.tsx';
import { useYugiohWords } from './use-words.ts';
import { linkName, whereOf } from './where.ts';

export function YugiohStage(): ReactNode {
  return (
    <>
      <Chain />
      <Callout />
    </>
  );
}

function Chain(): ReactNode {
  const { view } = useTable();
  const words = useYugiohWords();
  const { chain = [] } = whereOf(view);
  if (chain.length === 0) return null;
  return (
    <section className="yg-chain" aria-label={words.chain({ count: chain.length })}>
      <h2 className="yg-chain-title">{words.chain({ count: chain.length })}</h2>
      <ol className="yg-links" reversed>
        {chain
          .map((link, index) => (
            <OnChain key={link.id} link={link} number={index + 1} isNext={index === chain.length - 1} />
          ))
          .toReversed()}
      </ol>
    </section>
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
  const { id, card: handle, seat, targets, negated } = link;
  const card = table.view.cards[handle];
  const face = faceOf(table, card);
  const name = nameOf(table, handle) ?? page.match.faceDown;
  return (
    <li
      className="yg-link"
      data-named={linkName(id)}
      data-next={isNext || undefined}
      data-mine={seat === table.me || undefined}
      data-negated={negated || undefined}
    >
      <b className="yg-link-number" aria-hidden="true">
        {number}
      </b>
      {face && card && (
        <button
          type="button"
          className="card yg-link-card"
          data-glow={table.glow.get(cardThing(handle))}
          aria-label={cardName(table, page, handle, true)}
          onClick={() => {
            if (!table.point(cardThing(handle))) table.examine({ handle });
          }}
        >
          <span className="surface" aria-hidden="true">
            <YugiohFace face={face} full={false} />
          </span>
        </button>
      )}
      <p className="yg-link-words">
        <b>{name}</b>
        <small>
          {[words.link({ number }), seatName(table, seat), negated ? words.negated : undefined]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {targets.length > 0 && (
          <small className="yg-targets">
            {words.targets({ names: targets.map((target) => nameOf(table, target) ?? page.match.faceDown).join(', ') })}
          </small>
        )}
        {isNext && !negated && <em>{words.resolvesFirst}</em>}
      </p>
    </li>
  );
}

const SHOWN_MS = 2600;
const SEEN: ReadonlySet<string> = new Set(['activated', 'summoned', 'attacks', 'attacks target', 'negated']);

/** Shows the opponent's last move briefly. The log has it in words. */
function Callout(): ReactNode {
  const { faces, me, view } = useTable();
  const wanted = useCallback(
    ({ type, line, data }: SentEvent) => SEEN.has(type) && line !== undefined && (data.seat ?? -1) !== me,
    [me],
  );
  const { n, events } = useNews(wanted, SHOWN_MS);
  const last = events.at(-1);
  // While it is on the Chain it is visible there.
  if (!last || (whereOf(view).chain ?? []).length > 0) return null;
  const def = last.cards?.[0]?.def;
  const face = def === undefined ? undefined : faces[def];
  return (
    <div key={n} className="yg-callout" aria-hidden="true">
      {face && (
        <span className="card yg-callout-card">
          <YugiohFace face={face} full={false} />
        </span>
      )}
      <p>{last.line}</p>
    </div>
  );
}
