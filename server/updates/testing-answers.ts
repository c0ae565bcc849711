/** How the players of `testing-two-worlds.ts` choose: answers that are possible in both worlds, mostly sensible ones. */
import type { Hosting, Insight } from '@praxis/contract';
import { visibleDecision } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol/update.ts';
import { keyed } from '../base/ids.ts';
import type { TestClient, TestServices } from '../testing/fixtures.ts';
import { type Exchange, isObserver } from './testing-exchange.ts';

/** The number of beginnings of answers that are followed to find one that can be given in both worlds. */
const TRIES_MAX = 40;

export interface Choosing {
  readonly hosting: Hosting;
  /** Words of answers by which the game chooses with a look at the player's hand; the holders do without them. */
  readonly byHand: readonly string[];
  readonly exchange: Exchange;
  readonly services: TestServices;
  readonly match: string;
  /** The source of all draws. */
  readonly secret: string;
  /** Only the first world is played as the game's insight suggests; the other one repeats it. */
  readonly isSensible: boolean;
}

/** A player with a question, and the time since the beginning. */
export interface Asked {
  readonly client: TestClient;
  readonly seat: number;
  readonly decision: SentDecision;
  readonly now: number;
}

export class Answers {
  readonly #choosing: Choosing;
  #insight: Insight | undefined;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  /**
   * A whole answer that is no pass and is possible in both worlds; undefined if there is none. `asked` gets the
   * beginnings whose continuations were requested.
   */
  async open(by: Asked, asked: string[] = []): Promise<string | undefined> {
    const { client, seat, decision, now } = by;
    let tries = 0;
    const drawn = (choices: readonly Choice[]): readonly Choice[] => {
      const from = keyed(this.#choosing.secret, `${now} ${seat} ${tries}`).readUInt32BE(0);
      return choices.map((_, at) => choices[(at + from) % choices.length] as Choice);
    };
    const end = async (choice: Choice): Promise<string | undefined> => {
      if (!this.#isOpen(by, choice) || ++tries > TRIES_MAX) return undefined;
      if (!choice.more) return choice.answer;
      let { next } = choice;
      if (!next) {
        asked.push(choice.answer);
        next = await this.#next(client, decision.number, choice.answer);
      }
      for (const each of drawn(next)) {
        const found = await end(each);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const sorted = [...decision.choices].sort((a, b) => (a.answer < b.answer ? -1 : 1));
    for (const choice of this.#promising(by, drawn(sorted))) {
      const found = await end(choice);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #isOpen({ client, seat, decision }: Asked, { answer }: Choice): boolean {
    const { hosting, byHand, exchange } = this.#choosing;
    if (answer === decision.passive?.answer) return false;
    if (isObserver(seat)) return true;
    const idle = (hosting.stops?.idle ?? []).map(asWord);
    return (
      exchange.inAnswer(client, answer).length === 0 &&
      !idle.some((say) => answer.startsWith(say)) &&
      !answer.split(' ').some((word) => byHand.map(asWord).includes(word))
    );
  }

  async #next(client: TestClient, number: number, answer: string): Promise<readonly Choice[]> {
    const { services, match } = this.#choosing;
    const id = client.ask({ t: 'next', match, number, answer });
    await services.settle();
    const reply = client.reply(id);
    return reply?.t === 'choices' ? reply.choices : [];
  }

  /** Mostly as the game's insight would begin: matches without sensible play show little. */
  #promising({ client: { view }, seat }: Asked, choices: readonly Choice[]): readonly Choice[] {
    const { hosting, services, match, isSensible } = this.#choosing;
    const { insights } = hosting;
    const question = services.host.rooms.present(match)?.live.openQuestions.of(seat);
    if (!insights || !question || !view || !isSensible) return choices;
    this.#insight ??= insights.of(question.match.setup);
    const decision = visibleDecision(question.match.state, question.decision);
    const situation = { view, decision, temperament: insights.temperaments[0] ?? '' };
    const weight = ({ pieces: [first] }: Choice): number =>
      first ? (this.#insight?.scorePiece(situation, [], first).weight ?? 0) : 0;
    const weights = new Map(choices.map((choice) => [choice, weight(choice)]));
    return [...choices].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  }
}

function asWord(say: string): string {
  return say.replaceAll(' ', '_');
}
