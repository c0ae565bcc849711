/** Play at once: a button, and in small what it will play. */
import type { OfferedGame, PairUp } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HttpFailure } from '../connection/http.ts';
import { offeredDecks, useDeckOptions } from '../decks/deck-options.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useMatchAhead } from './match-ahead.ts';
import { pairUp, playAtOnce } from './quick-match.ts';
import { Select } from './select.tsx';
import { changeSettings } from './settings.ts';
import { useSettings } from './use-settings.ts';

const RANDOM = '';
/** A game with a choice, and not shown. */
const SEATS_AWAITED = { least: 2, most: 5, usual: 5 };

/** Until the games are known it cannot be used, but stands where it will stand, so that nothing moves when they come. */
export function PlayForm({ games }: { readonly games: readonly OfferedGame[] | undefined }): ReactNode {
  const { words, language, connection } = useApp();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<{ game?: string; edition?: string; seats?: number; deck?: string }>({});
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<HttpFailure>();
  const last = useSettings().game;
  const game = games?.find(({ id }) => id === (chosen.game ?? last)) ?? games?.[0];
  const edition = game?.editions.find(({ id }) => id === chosen.edition)?.id ?? game?.editions[0]?.id ?? '';
  const decks = useDeckOptions(game, edition);
  const about = game?.editions.find(({ id }) => id === edition)?.about;
  useMatchAhead(game?.id, edition, language);
  if (games && !game) return null;
  const awaited = game === undefined;
  const { least, most, usual } = game?.seats ?? SEATS_AWAITED;
  const seats = Math.min(most, Math.max(least, chosen.seats ?? usual));
  const deck = decks.choice(chosen.deck ?? '') ? (chosen.deck as string) : RANDOM;
  const plays = game?.decks.find(({ id }) => id === deck)?.about;

  const go = async (address: (wanted: Omit<PairUp, 'contributes'>) => Promise<string>): Promise<void> => {
    if (!game) return;
    setStarting(true);
    setFailure(undefined);
    changeSettings({ game: game.id });
    const offered = offeredDecks(game, edition);
    const any = offered[Math.floor(Math.random() * offered.length)];
    const choice = decks.choice(deck) ?? (any && { offered: any.id });
    try {
      navigate(await address({ game: game.id, edition, language, ...(choice ? { deck: choice } : {}) }));
    } catch (error) {
      setStarting(false);
      setFailure(error instanceof HttpFailure ? error : undefined);
    }
  };

  const play = (event: FormEvent): void => {
    event.preventDefault();
    void go(async (wanted) => `/m/${await playAtOnce({ ...wanted, seats }, connection)}`);
  };
  const meet = (): void => void go(async (wanted) => `/t/${await pairUp(wanted)}`);

  return (
    <form className="play" onSubmit={play}>
      <div className="play-ways">
        <div className="play-way">
          <button type="submit" className="play-now" disabled={starting || awaited}>
            {starting ? words.home.starting : words.home.playNow}
          </button>
          <p className="note">{words.home.playNowHint}</p>
        </div>
        <div className="play-way">
          <button type="button" className="play-people" disabled={starting || awaited} onClick={meet}>
            {words.home.playWithPeople}
          </button>
          <p className="note" data-awaited={awaited || undefined}>
            {words.home.playWithPeopleHint({ players: usual })}
          </p>
        </div>
      </div>
      <Failure failure={failure} />
      <div className="fields">
        {games?.length !== 1 && (
          <Select
            awaited={awaited}
            label={words.home.game}
            value={game?.id ?? ''}
            options={(games ?? []).map(({ id, title }) => [id, title])}
            change={(id) => setChosen({ ...chosen, game: id })}
          />
        )}
        {games?.length === 1 && <p className="play-game">{game?.title}</p>}
        {(awaited || game.editions.length > 1) && (
          <Select
            awaited={awaited}
            label={words.home.edition}
            value={edition}
            options={(game?.editions ?? []).map(({ id, name }) => [id, name])}
            change={(id) => setChosen({ ...chosen, edition: id })}
          />
        )}
        {about !== undefined && <p className="note">{about}</p>}
        {most > least && (
          <Select
            short
            awaited={awaited}
            label={words.home.seats}
            value={String(seats)}
            options={(game ? seatCounts(game) : []).map((count) => [count, count])}
            change={(count) => setChosen({ ...chosen, seats: Number(count) })}
          />
        )}
        {(awaited || decks.options.length > 1) && (
          <Select
            awaited={awaited}
            label={words.home.deck}
            value={deck}
            options={[[RANDOM, words.home.randomDeck], ...decks.options]}
            change={(id) => setChosen({ ...chosen, deck: id })}
          />
        )}
        {plays !== undefined && <p className="note">{plays}</p>}
      </div>
      <Link className="new-here" href={game ? `/learn?game=${encodeURIComponent(game.id)}` : '/learn'}>
        {words.home.newHere}
      </Link>
    </form>
  );
}

function seatCounts({ seats: { least, most } }: OfferedGame): readonly string[] {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}
