/** Falling coins. The log has the results in words. */
import type { SentEvent } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { useNews } from '../../table/use-news.ts';
import { Sign } from './glyphs/glyph.tsx';
import { usePokemonWords } from './use-words.ts';

const SHOWN_MS = 2600;

const isCoin = ({ type }: SentEvent): boolean => type === 'coin';

export function Coins(): ReactNode {
  const { n, events } = useNews(isCoin, SHOWN_MS);
  const words = usePokemonWords();
  if (events.length === 0) return null;
  return (
    <span key={n} className="pk-coins">
      {events.map(({ data }, index) => {
        const heads = data.result === 'heads';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins that have fallen stay where they are.
          <span key={index} className="pk-coin" data-result={heads ? 'heads' : 'tails'}>
            <span className="pk-coin-disc">
              <Sign name={heads ? 'heads' : 'tails'} />
            </span>
            <b>{heads ? words.heads : words.tails}</b>
          </span>
        );
      })}
    </span>
  );
}
