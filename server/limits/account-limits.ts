/** Limits for one account, over all addresses of its requests. */
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { Unfulfilled } from '../base/words.ts';
import { Throttles } from './throttles.ts';

/** The share of an address's requests per minute that may try the password of one account in ten minutes. */
const GUESSES = 1 / 20;
const GUESSES_SECONDS = 600;
/** Mails to one address: a few at once, then one in twenty minutes. */
const MAILS = { burst: 3, perSecond: 1 / 1200 };

export class AccountLimits {
  readonly #guesses: Throttles;
  readonly #mails: Throttles;
  readonly #requests: Throttles;

  constructor(clock: Clock, { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>) {
    const burst = Math.max(5, Math.ceil(requestsPerMinute * GUESSES));
    this.#guesses = new Throttles(clock, { burst, perSecond: burst / GUESSES_SECONDS });
    this.#mails = new Throttles(clock, MAILS);
    this.#requests = new Throttles(clock, { burst: requestsPerMinute, perSecond: requestsPerMinute / 60 });
  }

  /** A secret of the account with this address is tried. */
  guess(email: string): void {
    if (!this.#guesses.take(email.toLowerCase())) throw new Unfulfilled('too many requests');
  }

  /** True if one more mail may be sent to an address. */
  mail(email: string): boolean {
    return this.#mails.take(email.toLowerCase());
  }

  /** A person with an account, or a program, sends a request. */
  request(person: string): void {
    if (!this.#requests.take(person)) throw new Unfulfilled('too many requests');
  }
}
