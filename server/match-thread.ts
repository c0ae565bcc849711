/**
 * A thread with matches. It plays them and talks to the main thread, which has the sockets, the accounts and the
 * embedded database.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { quickenImports } from '@praxis/games/quick-imports.ts';
import { SystemClock } from './base/clock.ts';
import { newSecret } from './base/ids.ts';
import { openLog } from './base/log.ts';
import { openMetrics } from './base/metrics.ts';
import type { Refused } from './base/refusals.ts';
import { Slices } from './base/slices.ts';
import { MatchHost } from './host/match-host.ts';
import type { Visitor } from './host/matches.ts';
import { MemorySign } from './host/memory-sign.ts';
import { sentError } from './host/sent-errors.ts';
import { ThreadBus } from './host/thread-bus.ts';
import type { FromThread, ThreadStart, ToThread } from './host/thread-messages.ts';
import { WorkSign } from './host/work-sign.ts';
import { HostedPlayers } from './match/bots.ts';
import { gamesOf } from './registry.ts';
import { Releases } from './releases/releases.ts';
import { Tasks } from './resources.ts';
import { joinDatabase } from './storage/database.ts';

/** How often this thread shows the main thread that it is not stuck. */
const BEAT_MS = 100;
const CONNECTIONS = 5;

/** The recipient has left meanwhile. */
const UNKNOWN: Refused = { refused: 'try again' };

const port = parentPort!;
const start = workerData as ThreadStart;
const { config, index, threads } = start;

let outbox: FromThread[] = [];
/** Messages travel together: every one that travels alone wakes the main thread. */
function say(message: FromThread): void {
  if (outbox.push(message) === 1) setImmediate(sendAll);
}

function sendAll(): void {
  port.postMessage(outbox);
  outbox = [];
}

const sign = new WorkSign(start.sign);
const log = openLog(config).child({ thread: index });
const clock = new SystemClock();
clock.origin = start.origin;
const database = joinDatabase(start.database, CONNECTIONS);
quickenImports();
const registry = await gamesOf(start.gamesModule);
const bus = new ThreadBus(log, (what, match) => say({ t: 'tell', what, match }));
const metrics = openMetrics({ ofProcess: false });
const slices = new Slices(() => clock.elapsed());
const host = new MatchHost(
  {
    ...{ config, database, clock, bus, log, metrics, registry, downtimes: [...start.downtimes] },
    ...{ processId: `${start.processId} ${index}`, tasks: new Tasks(log), newSecret },
    ...{ releases: new Releases(registry, database, clock, log), share: { index, threads } },
    onWork: (match) => sign.mark(match),
    soon: (work) => slices.add(work),
    memory: new MemorySign(start.memory),
  },
  new HostedPlayers(config.botBudgetMs),
);
const visitors = new Map<number, Visitor>();
const beating = setInterval(() => sign.beat(), BEAT_MS);

/** Replies when the work is done, or says why it failed. */
function reply(id: number, work: () => Promise<unknown>): void {
  work().then(
    (value) => say({ t: 'reply', id, value }),
    (error: unknown) => say({ t: 'failed', id, error: sentError(error) }),
  );
}

async function stop(): Promise<void> {
  clearInterval(beating);
  await host.stop();
  host.resources.releases.close();
  await database.close();
}

function hear(message: ToThread): void {
  switch (message.t) {
    case 'call': {
      const { id, method, args } = message;
      reply(id, () => (host[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args));
      return;
    }
    case 'wake':
      host.wake(message.match);
      return;
    case 'visit': {
      const { visitor, person } = message;
      visitors.set(
        visitor,
        host.visit(person, (text) => say({ t: 'send', visitor, text })),
      );
      return;
    }
    case 'watch':
      reply(
        message.id,
        async () =>
          (await visitors.get(message.visitor)?.watch(message.match, message.after, message.language)) ?? UNKNOWN,
      );
      return;
    case 'unwatch':
      visitors.get(message.visitor)?.unwatch(message.match);
      return;
    case 'request':
      reply(
        message.id,
        async () => (await visitors.get(message.visitor)?.request(message.request, message.language)) ?? true,
      );
      return;
    case 'leave':
      visitors.get(message.visitor)?.leave();
      visitors.delete(message.visitor);
      return;
    case 'changed':
      bus.hear(message.what, message.match);
      return;
    case 'gap':
      bus.gap();
      return;
    case 'time':
      clock.origin = message.origin;
      host.resources.downtimes.splice(0, host.resources.downtimes.length, ...message.downtimes);
      return;
    case 'metrics':
      reply(message.id, () => metrics.registry.getMetricsAsJSON());
      return;
    case 'stop':
      reply(message.id, stop);
  }
}

port.on('message', hear);
await host.start();
// From here on it is watched, because already its first request may get it stuck.
sign.beat();
say({ t: 'ready' });
