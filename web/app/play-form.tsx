/** The form for playing at once: a button, and below it in small print the settings of the match. */
import type { OfferedGame, PairUp } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HttpFailure } from '../connection/http.ts';
import { offeredDecks, useDeckOptions } from '../decks/deck-options.ts';
import { useApp, useWordsAbout } from './context.tsx';
import { DeckPicker } from './deck-picker.tsx';
import { Failure } from './failure.tsx';
import { learnPath } from './finished-lessons.ts';
import { type GameChoice, seatCounts } from './game-choice.ts';
import { useMatchAhead } from './match-ahead.ts';
import { Pills } from './pills.tsx';
import { pairUp, playAtOnce } from './quick-match.ts';
import { changeSettings } from './settings.ts';

const RANDOM = '';
/** A placeholder: a game with choices, which is not shown. */
const AWAITED = { usual: 5, editions: ['1', '2', '3'], seats: ['2', '3', '4', '5'] };

interface PlayFormProps {
  readonly games: readonly OfferedGame[] | undefined;
  readonly choice: GameChoice;
}

/**
 * Until the games are known the form cannot be used, but it already has its final size and place, so that nothing
 * moves.
 */
export function PlayForm({ games, choice: { game, edition, seats, choose } }: PlayFormProps): ReactNode {
  const { language, connection } = useApp();
  const words = useWordsAbout(game?.id);
  const [, navigate] = useLocation();
  const [chosenDeck, setDeck] = useState(RANDOM);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<HttpFailure>();
  const decks = useDeckOptions(game, edition);
  const about = game?.editions.find(({ id }) => id === edition)?.about;
  useMatchAhead(game?.id, edition, language);
  if (games && !game) return null;
  const awaited = game === undefined;
  const deck = decks.choice(chosenDeck) ? chosenDeck : RANDOM;
  const editions = game?.editions.map(({ id, name }) => [id, name] as const) ?? plain(AWAITED.editions);
  const counts = game ? seatCounts(game) : AWAITED.seats;

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
            {words.home.playWithPeopleHint({ players: game?.seats.usual ?? AWAITED.usual })}
          </p>
        </div>
      </div>
      <Failure failure={failure} />
      <div className="fields">
        {(awaited || decks.options.length > 1) && (
          <DeckPicker
            awaited={awaited}
            label={words.home.deck}
            value={deck}
            game={game?.id}
            decks={[
              { value: RANDOM, name: words.home.randomDeck, about: words.home.randomDeckHint },
              ...decks.options.map(([value, name]) => ({
                value,
                name,
                about: game?.decks.find(({ id }) => id === value)?.about,
              })),
            ]}
            change={setDeck}
          />
        )}
        {counts.length > 1 && (
          <Pills
            awaited={awaited}
            label={words.home.seats}
            value={String(seats)}
            options={plain(counts)}
            change={(count) => choose({ seats: Number(count) })}
          />
        )}
        {editions.length > 1 && (
          <Pills
            wide
            awaited={awaited}
            label={words.home.edition}
            value={edition}
            options={editions}
            change={(id) => choose({ edition: id })}
          />
        )}
      </div>
      {about !== undefined && <p className="note">{about}</p>}
      <Link className="new-here" href={game ? learnPath(game.id, edition) : '/learn'}>
        {words.home.newHere}
      </Link>
    </form>
  );
}

function plain(values: readonly string[]): readonly (readonly [value: string, text: string])[] {
  return values.map((value) => [value, value]);
}
