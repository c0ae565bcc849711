/** Programs that answer for seats. The server asks them through this interface, independent of how they think. */
import { BOT_NAMES as PROGRAMS } from '@praxis/bots/bots.ts';
import { BotHost } from '@praxis/bots/host.ts';
import { answerOf, type VisiblePiece, visibleDecision } from '@praxis/engine';
import { keyed, keyedFraction } from '../base/ids.ts';
import type { LiveMatch } from './live-match.ts';

export { PROGRAMS };

export interface BotQuestion {
  readonly live: LiveMatch;
  readonly seat: number;
  readonly bot: string;
  readonly temperament: string;
}

export interface BotAnswer {
  readonly answer: string;
  /** It is an action that is open to the seat at any time: the question stays open. */
  readonly anytime?: true;
}

export interface BotPlayers {
  /** The bots that can be chosen; the first is the usual one. */
  readonly names: readonly string[];
  /** Returns a legal answer to the seat's open question. The match must not go on before that. */
  answer(question: BotQuestion): Promise<BotAnswer>;
  /** The match is not needed any more. */
  forget(match: string): void;
  close(): Promise<void>;
}

/** How often it passes where it can. */
const PASSING = 0.4;

/** A player that knows nothing about the game. Its answers follow from the match's secret and progress. */
export class SimplePlayers implements BotPlayers {
  readonly names = ['simple'];

  async answer({ live, seat }: BotQuestion): Promise<BotAnswer> {
    const decision = live.decisionOf(seat);
    if (!decision) throw new Error(`Seat ${seat} of match ${live.id} is not asked.`);
    const seen = visibleDecision(live.match.state, decision);
    let drawn = 0;
    const draw = (): number => keyedFraction(live.beginning.secret, `simple ${seat} ${live.match.moves} ${drawn++}`);
    if (seen.passive !== undefined && draw() < PASSING) return { answer: seen.passive };
    const keys: string[] = [];
    for (let pieces = seen.next(keys); pieces.length > 0; pieces = seen.next(keys))
      keys.push((pieces[Math.floor(draw() * pieces.length)] as VisiblePiece).key);
    return { answer: keys.join(' ') };
  }

  forget(): void {}

  async close(): Promise<void> {}
}

/** The programs of `bots/`, in threads of their own. */
export class HostedPlayers implements BotPlayers {
  readonly names = PROGRAMS;
  readonly #host = new BotHost();
  readonly #simple = new SimplePlayers();
  readonly #budgetMs: number;

  constructor(budgetMs: number) {
    this.#budgetMs = budgetMs;
  }

  async answer(question: BotQuestion): Promise<BotAnswer> {
    const { live, seat, bot, temperament } = question;
    const { release, setup, secret } = live.beginning;
    const { module } = release;
    // A game that no other thread can load is played without any idea of it.
    if (module === '') return this.#simple.answer(question);
    const passive = live.decisionOf(seat)?.passive;
    return this.#host.ask({
      ...{ game: module, setup, match: live.id, entries: live.record, seat, bot, temperament },
      seed: keyed(secret, `bot ${seat} ${live.match.moves}`).toString('hex'),
      budgetMs: this.#budgetMs,
      passive: passive && answerOf(live.match.state, passive),
    });
  }

  forget(match: string): void {
    this.#host.forget(match);
  }

  close(): Promise<void> {
    return this.#host.close();
  }
}

/** The bots' names at a table. */
export const BOT_NAMES = ['Ana', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabien', 'Greta', 'Hugo'];
