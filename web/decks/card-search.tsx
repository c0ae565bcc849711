/** Finds cards of the game by their words and adds them to a deck. */
import type { CardFace } from '@praxis/engine/hosting.ts';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { Sign } from '../table/sign.tsx';

const SHOWN_MAX = 40;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Entry {
  readonly def: number;
  readonly face: CardFace;
  readonly words: string;
}

interface SearchProps {
  readonly faces: readonly CardFace[];
  /** The same cards in English, which people search for, too. */
  readonly english: readonly CardFace[];
  readonly counts: ReadonlyMap<number, number>;
  readonly change: (def: number, count: number) => void;
}

export function CardSearch({ faces, english, counts, change }: SearchProps): ReactNode {
  const words = useWords();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const entries = useMemo(
    () =>
      faces.map((face, def): Entry => {
        const text = [face.name, english[def]?.name, face.type, face.short, ...face.lines.map((line) => line.text)];
        return { def, face, words: plain(text.join(' ')) };
      }),
    [faces, english],
  );
  const found = useMemo(() => {
    const parts = plain(wanted).split(/\s+/).filter(Boolean);
    if (parts.length === 0) return [];
    const fits = entries.filter((entry) => parts.every((part) => entry.words.includes(part)));
    // A name is what most people search for.
    const named = (entry: Entry): number => (plain(entry.face.name).includes(parts.join(' ')) ? 0 : 1);
    return fits.toSorted((a, b) => named(a) - named(b));
  }, [entries, wanted]);
  return (
    <div className="card-search">
      <label className="unseen" htmlFor={id}>
        {words.decks.search}
      </label>
      <input id={id} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      {wanted.trim() !== '' && (
        <p className="note" role="status">
          {words.decks.found(found.length)}
        </p>
      )}
      <ul className="found-cards">
        {found.slice(0, SHOWN_MAX).map(({ def, face }) => (
          <li key={def}>
            <CardRow face={face} count={counts.get(def) ?? 0} change={(count) => change(def, count)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly face: CardFace;
  readonly count: number;
  readonly change: (count: number) => void;
}

export function CardRow({ face, count, change }: RowProps): ReactNode {
  const words = useWords();
  return (
    <details className="card-row" data-kind={face.kind}>
      <summary>
        <span className="card-row-count">{count}</span>
        <span className="card-row-name">
          <b>{face.name}</b> <span className="note">{face.short}</span>
        </span>
        <span className="stepper">
          <button
            type="button"
            className="icon-button"
            aria-label={words.decks.take(face.name)}
            disabled={count === 0}
            onClick={(event) => {
              event.preventDefault();
              change(count - 1);
            }}
          >
            <Sign name="minus" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={words.decks.add(face.name)}
            onClick={(event) => {
              event.preventDefault();
              change(count + 1);
            }}
          >
            <Sign name="plus" />
          </button>
        </span>
      </summary>
      <div className="card-row-text">
        <p className="note">{face.type}</p>
        {face.lines.map(({ icons, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
          <p key={index}>
            {icons.length > 0 && <b>{icons.join(' ')} </b>}
            {text}
          </p>
        ))}
      </div>
    </details>
  );
}
