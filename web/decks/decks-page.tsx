/** All decks of this device, and the one that is open. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { useGames } from '../app/use-games.ts';
import { DeckEditor } from './deck-editor.tsx';
import { type KeptDeck, useKeptDecks } from './saved.ts';
import { deckFromHash } from './share.ts';

const fresh = (game: string): KeptDeck => ({ id: crypto.randomUUID(), game, name: '', text: '' });

export function DecksPage(): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const kept = useKeptDecks();
  const title = (id: string): string => games.value?.find((game) => game.id === id)?.title ?? id;
  return (
    <section className="panel">
      <h1>{words.decks.title}</h1>
      <p className="note">{words.decks.hint}</p>
      <Failure failure={games.failure} />
      <h2>{words.decks.mine}</h2>
      {kept.length === 0 && <p>{words.decks.none}</p>}
      <ul className="rows">
        {kept.map(({ id, name, game }) => (
          <li key={id}>
            <Link href={`/decks/${id}`} className="row">
              <span className="row-title">
                <bdi>{name}</bdi>
              </span>
              <span className="row-note">{title(game)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Link href="/decks/new" className="button">
          {words.decks.fresh}
        </Link>
      </div>
    </section>
  );
}

/** A kept deck, one that came with the address, or a new one. */
export function DeckPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const kept = useKeptDecks();
  const [deck, setDeck] = useState<KeptDeck | undefined>(() => kept.find((each) => each.id === id));
  const first = games.value?.[0]?.id;
  useEffect(() => {
    if (first === undefined) return;
    let here = true;
    void deckFromHash(window.location.hash.slice(1)).then((shared) => {
      if (here) setDeck((before) => before ?? { ...fresh(first), ...shared });
    });
    return () => {
      here = false;
    };
  }, [first]);
  if (games.failure) return <Failure failure={games.failure} />;
  if (!deck || !games.value) return <p className="note">{words.loading}</p>;
  return <DeckEditor deck={deck} change={setDeck} games={games.value} />;
}
