/**
 * A series: several games in one match, until a seat has won enough of them. The match is an ordinary one, so it has
 * one record, one clock and one result; hosts treat a series like any match.
 */
import {
  type BaseState,
  type Context,
  type Game,
  type Part,
  type Piece,
  type Procedure,
  type Result,
  type Seat,
  type SeriesWhere,
  type Setup,
  untilBrokenOff,
  type View,
  type Where,
} from '@praxis/engine';

export interface SeriesLength {
  /** The number of wins that decides the series. */
  readonly wins: number;
  /** The largest number of games, because drawn games decide nothing; undefined: draws are replayed without limit. */
  readonly most: number | undefined;
}

/** A game of the series that is over. */
export interface PlayedGame {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

export interface Series extends SeriesLength {
  readonly games: PlayedGame[];
  /** The seat that has given up the whole series. */
  conceded: Seat | undefined;
  /** The running game has ended between two answers: the open question has no meaning any more. */
  brokenOff: boolean;
}

/** The part of a state that makes a match a series; undefined: it is a single game. */
export interface InSeries {
  series: Series | undefined;
}

/** The parts that differ from game to game. */
export interface SeriesRules<C> {
  /** The length of such a match's series; undefined: a single game. */
  lengthOf(setup: Setup): SeriesLength | undefined;
  /**
   * Puts all cards back and resets the state for the next game, at the part that prepares it. Luck and handles
   * continue, and so does the series. A card keeps its definition: in an imagined world it may differ from the decks of
   * the setup.
   */
  again(g: C): void;
}

/** The whole series is given up, not only the game that is being played. A game words it. */
export const CONCEDES_SERIES: Piece = { say: 'concedes series' };
/** The reason of a result that the greatest number of games has brought about. */
export const SERIES_LIMIT = 'series limit';

export function newSeries({ wins, most }: SeriesLength): Series {
  return { wins, most, games: [], conceded: undefined, brokenOff: false };
}

/** Every key is written, in one order: stored states leave out undefined values. */
export function copySeries(series: Series | undefined): Series | undefined {
  if (!series) return undefined;
  const { wins, most, games, conceded, brokenOff } = series;
  return { wins, most, games: games.slice(), conceded, brokenOff };
}

/** The only seat of two that lost the last game; undefined before the first game and after a draw. */
export function lastLoser({ games }: Series): Seat | undefined {
  const [winner, another] = games.at(-1)?.winners ?? [];
  return winner === undefined || another !== undefined ? undefined : 1 - winner;
}

/** The game, extended so that its matches can be series. */
export function inSeries<S extends BaseState & InSeries, C extends Context<S>, W extends Where>(
  game: Game<S, C, W>,
  rules: SeriesRules<C>,
): Game<S, C, W> {
  /** Notes the result of a game that is over; the next one begins. */
  function* nextGame(g: C, series: Series): Procedure {
    const played = playedGame(game.result(g)) as PlayedGame;
    series.games.push(played);
    series.brokenOff = false;
    g.emit({ type: 'game over', game: series.games.length, ...played });
    rules.again(g);
    if (game.result(g)) throw new Error('The next game is over before it has begun.');
  }
  const part =
    (own: Part<C>): Part<C> =>
    (g) => {
      const { series } = g.state;
      if (!series) return own(g);
      if (game.result(g)) return nextGame(g, series);
      return untilBrokenOff(own(g), () => series.brokenOff);
    };
  const result = (g: C): Result | undefined => {
    const { series } = g.state;
    const ofGame = game.result(g);
    if (!series) return ofGame;
    const played = playedGame(ofGame);
    return resultOf(series, played ? [...series.games, played] : series.games, g.setup.seats.length);
  };
  const shown = (g: C, view: View<W>): View<W> => {
    const { series } = g.state;
    if (!series) return view;
    const over = result(g);
    const wins = over?.kind === 'over' ? over.scores : winsIn(series.games, g.setup.seats.length);
    const standing: SeriesWhere = { game: series.games.length + 1, needed: series.wins, wins };
    return { ...view, where: { ...view.where, series: standing } };
  };
  const { lightView, absent, anytimeActions } = game;
  return {
    ...game,
    start: (setup) => {
      const length = rules.lengthOf(setup);
      const state = game.start(setup);
      if (length) state.series = newSeries(length);
      return state;
    },
    parts: Object.fromEntries(Object.entries(game.parts).map(([name, own]) => [name, part(own)])),
    result,
    view: (g, viewer) => shown(g, game.view(g, viewer)),
    ...(lightView ? { lightView: (g, viewer) => shown(g, lightView(g, viewer)) } : {}),
    absent: (g, seat) => g.state.series?.brokenOff === true || absent?.(g, seat) === true,
    anytimeActions: (g, seat) => {
      const asked = anytimeActions?.(g, seat);
      const { series } = g.state;
      if (!asked || !series || isLastChance(series, seat, g.setup.seats.length)) return asked;
      return {
        ...asked,
        next: (prefix) => {
          if (prefix.length === 0) return [...asked.next(prefix), CONCEDES_SERIES];
          return prefix[0]?.say === CONCEDES_SERIES.say ? [] : asked.next(prefix);
        },
      };
    },
    takeAnytimeAction: (g, heard) => {
      const { series } = g.state;
      if (series && heard.path[0]?.say === CONCEDES_SERIES.say) {
        series.conceded = heard.seat;
        g.emit({ type: 'conceded series', seat: heard.seat });
        return;
      }
      game.takeAnytimeAction?.(g, heard);
      if (series && game.result(g)) series.brokenOff = true;
    },
  };
}

function playedGame(result: Result | undefined): PlayedGame | undefined {
  return result?.kind === 'over' ? { winners: result.winners, reason: result.reason } : undefined;
}

/** A game that several have won together is a draw. */
function winsIn(games: readonly PlayedGame[], seats: number): readonly number[] {
  return Array.from(
    { length: seats },
    (_, seat) => games.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length,
  );
}

/** True if the others win the series when the seat loses the game. */
function isLastChance({ games, wins }: Series, seat: Seat, seats: number): boolean {
  return winsIn(games, seats).some((won, other) => other !== seat && won + 1 >= wins);
}

/** Undefined while the series goes on. The scores are the games won. */
function resultOf(series: Series, games: readonly PlayedGame[], seats: number): Result | undefined {
  const { wins, most, conceded } = series;
  const scores = winsIn(games, seats);
  const over = (winners: readonly Seat[], reason: string): Result => ({ kind: 'over', winners, scores, reason });
  const all = scores.map((_, seat) => seat);
  if (conceded !== undefined) {
    const others = all.filter((seat) => seat !== conceded);
    return over(others.length === 1 ? others : [], 'conceded');
  }
  const won = all.filter((seat) => (scores[seat] as number) >= wins);
  if (won.length > 0) return over(won, games.at(-1)?.reason ?? '');
  if (most === undefined || games.length < most) return undefined;
  const best = all.filter((seat) => scores[seat] === Math.max(...scores));
  return over(best.length === 1 ? best : [], SERIES_LIMIT);
}

/**
 * A seat's share of victory in a series of two, if it expects to win the running game with this chance and each later
 * one with the same as the other.
 */
export function shareInSeries(series: SeriesWhere | undefined, seat: Seat, inGame: number): number {
  if (!series) return inGame;
  const { needed, wins } = series;
  const share = (own: number, other: number): number => {
    if (own >= needed) return 1;
    return other >= needed ? 0 : (share(own + 1, other) + share(own, other + 1)) / 2;
  };
  const [own, other] = [wins[seat] ?? 0, wins[1 - seat] ?? 0];
  return inGame * share(own + 1, other) + (1 - inGame) * share(own, other + 1);
}
