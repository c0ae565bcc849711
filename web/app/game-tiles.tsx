/** The games, each with cards of its own: one is chosen. */
import type { OfferedGame } from '@praxis/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Sign } from '../table/sign.tsx';
import { useApp } from './context.tsx';

type Covers = Readonly<Record<string, readonly string[]>>;

/** Placeholders until the games are known, so that nothing moves when they come. */
const PLACES = ['1', '2', '3', '4', '5'];
/** Cards of a game on its tile. */
const CARDS = [0, 1, 2];

let drawn: Covers | undefined;

/** Pictures of a few cards of every game. The drawing code is fetched after everything that is needed sooner. */
export function useCovers(): Covers | undefined {
  const [covers, setCovers] = useState(drawn);
  useEffect(() => {
    let here = true;
    const show = async (): Promise<void> => {
      const { drawCovers } = await import('../art/covers.ts');
      drawn ??= drawCovers();
      if (here) setCovers(drawn);
    };
    if (!drawn) show().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return covers;
}

interface GameTilesProps {
  readonly games: readonly OfferedGame[] | undefined;
  readonly value: string | undefined;
  readonly change: (game: string) => void;
  /** One line each: the page is about something else. */
  readonly small?: boolean;
}

export function GameTiles({ games, value, change, small = false }: GameTilesProps): ReactNode {
  const { words } = useApp();
  const covers = useCovers();
  const name = useId();
  return (
    <fieldset className="game-tiles" data-small={small || undefined} disabled={games === undefined}>
      <legend className="unseen">{words.home.game}</legend>
      {games
        ? games.map(({ id, title }) => (
            <label key={id} className="game-tile" data-game={id}>
              <input type="radio" name={name} value={id} checked={id === value} onChange={() => change(id)} />
              <Cover pictures={covers?.[id]} />
              <span className="game-title">{unbroken(title)}</span>
              <span className="game-chosen">
                <Sign name="check" />
              </span>
            </label>
          ))
        : PLACES.map((place) => (
            <span key={place} className="game-tile" data-awaited>
              <Cover />
              <span className="game-title" />
            </span>
          ))}
    </fieldset>
  );
}

/** No line begins with a dash. */
function unbroken(title: string): string {
  return title.replaceAll(' –', '\u00a0–');
}

function Cover({ pictures }: { readonly pictures?: readonly string[] | undefined }): ReactNode {
  return (
    <span className="cover" aria-hidden="true">
      {CARDS.map((card) => (
        <span key={card} className="cover-card">
          {pictures?.[card] !== undefined && <img alt="" draggable={false} src={pictures[card]} />}
        </span>
      ))}
    </span>
  );
}
