/** Play at once: a button, and in small what it will play. */
import type { DeckChoice, OfferedGame } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HttpFailure } from '../connection/http.ts';
import { useDeckOptions } from '../decks/deck-options.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useMatchAhead } from './match-ahead.ts';
import { pairUp, playAtOnce } from './quick-match.ts';
import { Select } from './select.tsx';

const RANDOM = '';

export function PlayForm({ games }: { readonly games: readonly OfferedGame[] }): ReactNode {
  const { words, language } = useApp();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<{ game?: string; edition?: string; seats?: number; deck?: string }>({});
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<HttpFailure>();
  const game = games.find(({ id }) => id === chosen.game) ?? games[0];
  const decks = useDeckOptions(game);
  const edition = game?.editions.find(({ id }) => id === chosen.edition)?.id ?? game?.editions[0]?.id ?? '';
  useMatchAhead(game?.id, edition, language);
  if (!game) return null;
  const { least, most, usual } = game.seats;
  const seats = Math.min(most, Math.max(least, chosen.seats ?? usual));
  const deck = decks.choice(chosen.deck ?? '') ? (chosen.deck as string) : RANDOM;

  const go = async (address: (deck: { readonly deck?: DeckChoice }) => Promise<string>): Promise<void> => {
    setStarting(true);
    setFailure(undefined);
    const any = game.decks[Math.floor(Math.random() * game.decks.length)];
    const choice = decks.choice(deck) ?? (any && { offered: any.id });
    try {
      navigate(await address(choice ? { deck: choice } : {}));
    } catch (error) {
      setStarting(false);
      setFailure(error instanceof HttpFailure ? error : undefined);
    }
  };

  const wanted = { game: game.id, edition, language };
  const play = (event: FormEvent): void => {
    event.preventDefault();
    void go(async (own) => `/m/${await playAtOnce({ ...wanted, seats, ...own })}`);
  };
  const meet = (): void => void go(async (own) => `/t/${await pairUp({ ...wanted, ...own })}`);

  return (
    <form className="play" onSubmit={play}>
      <div className="play-ways">
        <div className="play-way">
          <button type="submit" className="play-now" disabled={starting}>
            {starting ? words.home.starting : words.home.playNow}
          </button>
          <p className="note">{words.home.playNowHint}</p>
        </div>
        <div className="play-way">
          <button type="button" className="play-people" disabled={starting} onClick={meet}>
            {words.home.playWithPeople}
          </button>
          <p className="note">{words.home.playWithPeopleHint(usual)}</p>
        </div>
      </div>
      <Failure failure={failure} />
      <div className="fields">
        {games.length > 1 && (
          <Select
            label={words.home.game}
            value={game.id}
            options={games.map(({ id, title }) => [id, title])}
            change={(id) => setChosen({ ...chosen, game: id })}
          />
        )}
        {games.length === 1 && <p className="play-game">{game.title}</p>}
        {game.editions.length > 1 && (
          <Select
            label={words.home.edition}
            value={edition}
            options={game.editions.map(({ id, name }) => [id, name])}
            change={(id) => setChosen({ ...chosen, edition: id })}
          />
        )}
        {most > least && (
          <Select
            short
            label={words.home.seats}
            value={String(seats)}
            options={Array.from({ length: most - least + 1 }, (_, index) => [
              String(least + index),
              String(least + index),
            ])}
            change={(count) => setChosen({ ...chosen, seats: Number(count) })}
          />
        )}
        {decks.options.length > 1 && (
          <Select
            label={words.home.deck}
            value={deck}
            options={[[RANDOM, words.home.randomDeck], ...decks.options]}
            change={(id) => setChosen({ ...chosen, deck: id })}
          />
        )}
      </div>
      <Link className="new-here" href={`/learn?game=${encodeURIComponent(game.id)}`}>
        {words.home.newHere}
      </Link>
    </form>
  );
}
