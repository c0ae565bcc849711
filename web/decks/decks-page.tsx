/** All decks of whoever is here, and the one that is open. */
import type { NewDeck } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { useGames } from '../app/use-games.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { DeckEditor } from './deck-editor.tsx';
import { type Draft, sharedDeck, useSavedDecks } from './saved.ts';
import { deckFromHash } from './share.ts';

export function DecksPage(): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const saved = useSavedDecks();
  const title = (id: string): string => games.value?.find((game) => game.id === id)?.title ?? id;
  return (
    <section className="panel">
      <h1>{words.decks.title}</h1>
      <p className="note">{words.decks.hint}</p>
      <Failure failure={games.failure ?? saved.failure} />
      <h2>{words.decks.mine}</h2>
      {saved.value?.length === 0 && <p>{words.decks.none}</p>}
      <ul className="rows">
        {saved.value?.map(({ id, name, game }) => (
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

/** A saved deck. */
export function DeckPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useApp();
  const saved = useSavedDecks();
  if (saved.failure) return <Failure failure={saved.failure} />;
  if (!saved.value) return <p className="note">{words.loading}</p>;
  const deck = saved.value.find((each) => each.id === id);
  return deck ? <Editing deck={deck} /> : <p>{words.notFound}</p>;
}

/** A new deck: empty, or the one that the address holds or leads to. */
export function NewDeckPage({ share }: { readonly share?: string }): ReactNode {
  const { words } = useApp();
  const given = useLoaded<NewDeck | undefined>(
    () => (share === undefined ? deckFromHash(window.location.hash.slice(1)) : sharedDeck(share)),
    `deck ${share ?? ''}`,
  );
  const games = useGames();
  const game = games.value?.[0]?.id;
  if (given.failure) return <Failure failure={given.failure} />;
  if (!given.loaded || game === undefined) return <p className="note">{words.loading}</p>;
  return <Editing deck={given.value ?? { game, name: '', text: '' }} />;
}

function Editing({ deck }: { readonly deck: Draft }): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const [draft, setDraft] = useState(deck);
  if (games.failure) return <Failure failure={games.failure} />;
  if (!games.value) return <p className="note">{words.loading}</p>;
  return <DeckEditor deck={draft} change={setDraft} games={games.value} />;
}
