/** All decks of the visitor, and the open one. */
import type { NewDeck, OfferedGame } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { GameTiles } from '../app/game-tiles.tsx';
import { playAtOnce } from '../app/quick-match.ts';
import { useAction } from '../app/use-action.ts';
import { useGames } from '../app/use-games.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useSettings } from '../app/use-settings.ts';
import type { HttpFailure } from '../connection/http.ts';
import { Sign } from '../table/sign.tsx';
import { DeckEditor } from './deck-editor.tsx';
import { DeckPicture, useDeckPictures } from './deck-pictures.tsx';
import { useDraft } from './draft.ts';
import { type Draft, readyDeck, sharedDeck, useSavedDecks } from './saved.ts';
import { deckFromHash } from './share.ts';

export function DecksPage(): ReactNode {
  const { words, language, connection } = useApp();
  const [, navigate] = useLocation();
  const games = useGames();
  const saved = useSavedDecks();
  const last = useSettings().game;
  const [chosen, choose] = useState<string>();
  const shown = games.value?.find(({ id }) => id === (chosen ?? last)) ?? games.value?.[0];
  const action = useAction();
  const play = async (game: string, id: string): Promise<void> =>
    navigate(`/m/${await playAtOnce({ game, language, deck: { saved: id } }, connection)}`);
  const title = (id: string): string => games.value?.find((game) => game.id === id)?.title ?? id;
  return (
    <section className="panel">
      <div className="panel-head">
        <h1>{words.decks.title}</h1>
        <Link href="/decks/new" className="button primary">
          {words.decks.fresh}
        </Link>
      </div>
      <p className="note">{words.decks.hint}</p>
      <Failure failure={games.failure ?? saved.failure} />
      <h2>{words.decks.mine}</h2>
      {saved.value?.length === 0 && (
        <p className="empty">
          <Sign name="pile" />
          {words.decks.none}
        </p>
      )}
      <ul className="rows">
        {saved.value?.map(({ id, name, game }) => (
          <li key={id} className="deck-line">
            <Link href={`/decks/${id}`} className="row">
              <span className="row-title">
                <bdi>{name}</bdi>
              </span>
              <span className="row-note">{title(game)}</span>
            </Link>
            <button
              type="button"
              className="icon-button"
              disabled={action.busy}
              aria-label={words.decks.playNamed({ name })}
              title={words.decks.play}
              onClick={() => void action.run(() => play(game, id))}
            >
              <Sign name="play" />
            </button>
          </li>
        ))}
      </ul>
      <Failure failure={action.failure} />
      <h2>{words.decks.ready}</h2>
      <GameTiles small games={games.value} value={shown?.id} change={choose} />
      {shown && <ReadyDecks game={shown} />}
    </section>
  );
}

function ReadyDecks({ game }: { readonly game: OfferedGame }): ReactNode {
  const pictures = useDeckPictures(game.id, true);
  return (
    <ul className="picker-decks">
      {game.decks.map(({ id, name, about }) => (
        <li key={id}>
          <Link href={`/decks/ready/${game.id}/${id}`} className="picker-deck">
            <DeckPicture address={pictures?.[id]} />
            <span className="picker-name">{name}</span>
            {about !== undefined && <span className="note">{about}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A saved deck. */
export function DeckPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useApp();
  const saved = useSavedDecks();
  if (saved.failure) return <NoDeck failure={saved.failure} />;
  if (!saved.value) return <p className="note">{words.loading}</p>;
  const deck = saved.value.find((each) => each.id === id);
  return deck ? <Editing key={id} deck={deck} /> : <NoDeck />;
}

/** A deck that a game offers to everybody, as a start for one's own. */
export function ReadyDeckPage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const { words } = useApp();
  const ready = useLoaded(() => readyDeck(game, id), `ready ${game} ${id}`);
  if (ready.failure) return <NoDeck failure={ready.failure} />;
  return ready.value ? <Editing deck={ready.value} /> : <p className="note">{words.loading}</p>;
}

/** A new deck: empty, or the one that the address contains or leads to. */
export function NewDeckPage({ share }: { readonly share?: string }): ReactNode {
  const { words } = useApp();
  const given = useLoaded<NewDeck | undefined>(
    () => (share === undefined ? deckFromHash(window.location.hash.slice(1)) : sharedDeck(share)),
    `deck ${share ?? ''}`,
  );
  const games = useGames();
  const last = useSettings().game;
  const game = (games.value?.find(({ id }) => id === last) ?? games.value?.[0])?.id;
  if (given.failure) return <NoDeck failure={given.failure} />;
  if (!given.loaded || game === undefined) return <p className="note">{words.loading}</p>;
  return <Editing deck={given.value ?? { game, name: '', text: '' }} isGiven={given.value !== undefined} />;
}

/** Without a failure, the deck does not exist. From here a link leads to the decks. */
function NoDeck({ failure }: { readonly failure?: HttpFailure }): ReactNode {
  const { words } = useApp();
  return (
    <section className="panel">
      {failure ? <Failure failure={failure} /> : <p>{words.notFound}</p>}
      <Link href="/decks" className="button">
        {words.decks.all}
      </Link>
    </section>
  );
}

function Editing({ deck, isGiven = false }: { readonly deck: Draft; readonly isGiven?: boolean }): ReactNode {
  const { words } = useApp();
  const games = useGames();
  // A shared deck has no path of its own; the address after the # identifies it.
  const drafting = useDraft(`${window.location.pathname}${window.location.hash.slice(0, 80)}`, deck);
  if (games.failure) return <Failure failure={games.failure} />;
  if (!games.value) return <p className="note">{words.loading}</p>;
  return <DeckEditor drafting={drafting} isGiven={isGiven} games={games.value} />;
}
