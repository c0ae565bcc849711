/** A thread in which programs think. It keeps copies of matches, each as far as it was last asked about it. */
import { parentPort } from 'node:worker_threads';
import { type GameModule, type Hosting, withPresentNames } from '@praxis/contract';
import type { Match } from '@praxis/engine';
import { openAt, openMatch } from '@praxis/engine';
import { botNamed } from './bots.ts';
import { NO_INSIGHT } from './policy.ts';
import { askedAt } from './seat.ts';
import type { Beginning, FromThread, Thought, ToThread } from './thinking.ts';

interface Kept {
  readonly match: Match;
  readonly hosting: Hosting;
  entries: number;
}

/** At most this many matches are kept; beyond that, the least recently used one goes. */
const KEPT_MAX = 100;
const kept = new Map<string, Kept>();

async function begin({ game, setup, state, forced = false }: Beginning): Promise<Kept> {
  const loaded = withPresentNames((await import(game)) as GameModule);
  const { hosting } = loaded;
  if (!hosting) throw new Error(`${game} exports no hosting.`);
  // A game of an earlier version brings the kernel of its time along.
  const open = loaded.openMatch ?? openMatch;
  const options = { forks: true, askForced: forced };
  const match =
    state === undefined
      ? open(hosting.game, setup, options)
      : openAt(hosting.game, setup, state as Match['state'], options);
  return { match, hosting, entries: 0 };
}

async function copyOf({ match: key, beginning, known, entries }: Thought): Promise<Kept | undefined> {
  let copy = beginning ? await begin(beginning) : kept.get(key);
  if (copy?.entries !== known) copy = undefined;
  // A failure from here on must not leave half a match behind.
  kept.delete(key);
  if (!copy) return undefined;
  copy.match.catchUp(entries);
  copy.match.takeEvents();
  copy.entries += entries.length;
  kept.set(key, copy);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break;
    kept.delete(oldest);
  }
  return copy;
}

async function think(thought: Thought, say: (answer: FromThread) => void): Promise<void> {
  const { id, seat, bot, temperament, seed, budgetMs } = thought;
  const copy = await copyOf(thought);
  if (!copy) {
    say({ id, missing: true });
    return;
  }
  const { match, hosting } = copy;
  const decision = match.decisions.find((each) => each.seat === seat);
  if (!decision) throw new Error(`Seat ${seat} of match ${thought.match} is not asked anything.`);
  say({ begun: id });
  const insight = hosting.insights?.of(match.setup) ?? NO_INSIGHT;
  const mind = { insight, temperament, seed, budget: { milliseconds: budgetMs } };
  say({ id, chosen: botNamed(bot)(askedAt(match, decision, mind)) });
}

const port = parentPort;
if (!port) throw new Error('Bots run only in worker threads.');
let before: Promise<void> = Promise.resolve();
port.on('message', (message: ToThread) => {
  if ('forget' in message) {
    kept.delete(message.forget);
    return;
  }
  const { think: thought } = message;
  before = before
    .then(() => think(thought, (answer) => port.postMessage(answer)))
    .catch((error: unknown) => {
      const failed: FromThread = { id: thought.id, failed: error instanceof Error ? error.message : String(error) };
      port.postMessage(failed);
    });
});
