/** A deck that is built card by card or pasted as a list, checked while it changes, saved, shared and played. */
import type { OfferedGame } from '@praxis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { AboutGame, useApp, useWordsAbout } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { type GameOnPage, useGame } from '../app/game-words.ts';
import { Select } from '../app/select.tsx';
import { CardSearch } from './card-search.tsx';
import { DeckActions } from './deck-actions.tsx';
import { DeckCharts, DeckList, SampleHand } from './deck-cards.tsx';
import { DeckSource } from './deck-source.tsx';
import type { Drafting } from './draft.ts';
import { Drawing } from './drawn-card.tsx';
import { type Checking, useChecked } from './use-checked.ts';
import { useDeckCards } from './use-deck-cards.ts';
import { Verdict } from './verdict.tsx';

interface EditorProps {
  readonly drafting: Drafting;
  /** The deck came by another person's link. */
  readonly isGiven: boolean;
  readonly games: readonly OfferedGame[];
}

export function DeckEditor({ drafting, isGiven, games }: EditorProps): ReactNode {
  const { draft: deck, change } = drafting;
  const game = games.find(({ id }) => id === deck.game) ?? games[0];
  const words = useWordsAbout(game?.id);
  const [edition, setEdition] = useState<string>();
  const chosen = game?.editions.find(({ id }) => id === edition)?.id ?? game?.editions[0]?.id ?? '';
  const onPage = useGame(game?.id, chosen);
  const checking = useChecked(game?.id, deck.text, chosen, game?.seats.usual ?? 2);
  const { checked, failure } = checking;
  // A list that names its deck names it here, too, unless the player has.
  const listed = checked?.name ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that the player deletes stays deleted.
  useEffect(() => {
    if (listed !== '' && deck.name === '') change({ ...deck, name: listed });
  }, [listed]);
  if (!game) return null;
  // The previous game's words stay until the new ones are here.
  const isHere = onPage?.id === game.id;
  return (
    <AboutGame game={game.id}>
      <div className="deck-editor">
        <section className="panel deck-head">
          <h1>
            <bdi>{deck.name.trim() || words.decks.fresh}</bdi>
          </h1>
          {isGiven && <p className="note">{words.decks.given}</p>}
          {drafting.isRestored && (
            <p className="note restored" role="status">
              {words.decks.restored}{' '}
              <button type="button" onClick={drafting.discard}>
                {words.decks.discard}
              </button>
            </p>
          )}
          <div className="fields start">
            <label className="field">
              <span>{words.decks.name}</span>
              <input
                type="text"
                maxLength={60}
                value={deck.name}
                onChange={({ target }) => change({ ...deck, name: target.value })}
              />
            </label>
            {games.length > 1 && (
              <Select
                label={words.home.game}
                value={game.id}
                options={games.map(({ id, title }) => [id, title])}
                change={(id) => change({ ...deck, game: id })}
              />
            )}
            {game.editions.length > 1 && (
              <Select
                label={words.home.edition}
                value={chosen}
                options={game.editions.map(({ id, name }) => [id, name])}
                change={setEdition}
              />
            )}
          </div>
          <Failure failure={failure} />
          {checked && <Verdict game={game.id} edition={chosen} checked={checked} />}
          <DeckActions {...{ drafting, checked, game, edition: chosen, isGiven }} />
        </section>
        <DeckSource
          text={deck.text}
          isFaulty={checked?.messages.some(({ line }) => line !== undefined) === true}
          change={(text) => change({ ...deck, text })}
        />
        {isHere && <DeckWorkshop key={game.id} {...{ drafting, edition: chosen, checking, onPage }} />}
      </div>
    </AboutGame>
  );
}

interface WorkshopProps extends Pick<EditorProps, 'drafting'> {
  readonly checking: Checking;
  readonly edition: string;
  readonly onPage: GameOnPage;
}

function DeckWorkshop({ drafting, edition, checking: { checked }, onPage }: WorkshopProps): ReactNode {
  const { words } = useApp();
  const deck = useDeckCards(drafting.draft, drafting.change, checked);
  return (
    <Drawing game={onPage}>
      <div className="deck-side">
        <section className="panel deck-search">
          <h2>{words.decks.search}</h2>
          <CardSearch game={onPage} edition={edition} deck={deck} />
        </section>
        {deck.cards.length > 0 && (
          <div className="deck-looks">
            <DeckCharts game={onPage} deck={deck} />
            <SampleHand game={onPage} deck={deck} />
          </div>
        )}
      </div>
      {deck.cards.length > 0 && <DeckList game={onPage} deck={deck} />}
    </Drawing>
  );
}
