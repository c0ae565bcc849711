/** Which cards of a deck were drawn, played and won with. */
import type { CardUse } from './course.ts';
import { type Share, shareOf } from './intervals.ts';

export interface CardReport {
  /** The id of its definition. */
  readonly def: string;
  /** The number of copies in the deck; 0 for another player's card. */
  readonly copies: number;
  /** All copies over all games. */
  readonly drawn: number;
  readonly played: number;
  /** The games that were won, of those in which the card was played, drawn or not drawn. */
  readonly wonPlayed: Share;
  readonly wonDrawn: Share;
  readonly wonUndrawn: Share;
}

interface Uses {
  drawn: number;
  played: number;
  gamesDrawn: number;
  winsDrawn: number;
  gamesPlayed: number;
  winsPlayed: number;
}

export class CardReports {
  #games = 0;
  #wins = 0;
  readonly #copies: ReadonlyMap<string, number>;
  readonly #uses = new Map<string, Uses>();

  constructor(copies: ReadonlyMap<string, number>) {
    this.#copies = copies;
    for (const def of copies.keys()) this.#usesOf(def);
  }

  add(cards: readonly CardUse[], won: boolean): void {
    const win = won ? 1 : 0;
    this.#games++;
    this.#wins += win;
    for (const [def, drawn, played] of cards) {
      const uses = this.#usesOf(def);
      uses.drawn += drawn;
      uses.played += played;
      if (drawn > 0) {
        uses.gamesDrawn++;
        uses.winsDrawn += win;
      }
      if (played > 0) {
        uses.gamesPlayed++;
        uses.winsPlayed += win;
      }
    }
  }

  /** The most played cards come first. */
  get reports(): readonly CardReport[] {
    return [...this.#uses]
      .map(([def, { drawn, played, gamesDrawn, winsDrawn, gamesPlayed, winsPlayed }]) => ({
        def,
        copies: this.#copies.get(def) ?? 0,
        drawn,
        played,
        wonPlayed: shareOf(winsPlayed, gamesPlayed),
        wonDrawn: shareOf(winsDrawn, gamesDrawn),
        wonUndrawn: shareOf(this.#wins - winsDrawn, this.#games - gamesDrawn),
      }))
      .sort((one, other) => other.played - one.played || other.drawn - one.drawn || (one.def < other.def ? -1 : 1));
  }

  #usesOf(def: string): Uses {
    const known = this.#uses.get(def);
    if (known) return known;
    const uses: Uses = { drawn: 0, played: 0, gamesDrawn: 0, winsDrawn: 0, gamesPlayed: 0, winsPlayed: 0 };
    this.#uses.set(def, uses);
    return uses;
  }
}
