/** The programs that play the other seats. */
import type { Budget, Chosen } from '@praxis/bots/bot.ts';
import { type BotName, botNamed } from '@praxis/bots/bots.ts';
import { NO_INSIGHT } from '@praxis/bots/policy.ts';
import { askedAt } from '@praxis/bots/seat.ts';
import type { Deck, Hosting, Insight } from '@praxis/contract';
import type { Decision, Match } from '@praxis/engine';

/** The time limit for programs that use all they get. */
const BUDGET: Budget = { milliseconds: 300 };

export class Opponents {
  readonly #hosting: Hosting;
  readonly #bot: BotName;
  #insight: Insight | undefined;

  constructor(hosting: Hosting, bot: BotName) {
    this.#hosting = hosting;
    this.#bot = bot;
  }

  answer(match: Match, decision: Decision): Chosen {
    const { insights } = this.#hosting;
    this.#insight ??= insights?.of(match.setup) ?? NO_INSIGHT;
    const temperament = this.#temperament(match.setup.seats[decision.seat]?.deck);
    const seed = `${match.setup.seed} program ${decision.seat}`;
    return botNamed(this.#bot)(askedAt(match, decision, { insight: this.#insight, temperament, seed, budget: BUDGET }));
  }

  /** The reason that a program gave, in words. */
  reason(why: string, language: string): string {
    return this.#hosting.insights?.reason(why, language) ?? why;
  }

  /** An offered deck is played in its own style, any other in the usual one. */
  #temperament(deck: Deck | undefined): string {
    const offered = deck && this.#hosting.decks.find((each) => isSame(each.deck, deck));
    return offered?.temperament ?? this.#hosting.insights?.temperaments[0] ?? '';
  }
}

function isSame(a: Deck, b: Deck): boolean {
  const cards = Object.keys(a);
  return cards.length === Object.keys(b).length && cards.every((card) => a[card] === b[card]);
}
