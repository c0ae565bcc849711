/**
 * Connections that have died silently: packets got lost, or the database's machine has restarted. A statement that
 * waits on one would wait long after the database is back, because lost packets are sent again after ever longer times.
 */
import pg from 'pg';
import type { DiscreetClient } from './discreet-client.ts';

/**
 * The interval at which waiting statements are checked, and the number of checks after which one has waited too long.
 */
const LOOK_MS = 1000;
const LOOKS = 2;
/** The database answers on a new connection within this time, or it is still away. */
const PROBE_MS = 2000;

/** The active sessions, as the database itself sees them. A pooler before the database has numbers of its own. */
const AT_WORK = `
select array(select pid from pg_stat_activity where pid = any($1) and state <> 'idle') as pids, pg_backend_pid() as own`;

interface AtWork {
  readonly pids: readonly number[];
  readonly own: number;
}

/**
 * Watches a pool until it ends. While a statement waits, the database is asked on a new connection whether it is at
 * work on it. If it is not, that connection is dead, and cut: its statement fails, as when the database ends. Idle
 * connections are cut as well, because each of them may be dead. A statement that is merely slow is left alone.
 */
export function cutDeadConnections(pool: pg.Pool, url: string, lookMs = LOOK_MS, probeMs = PROBE_MS): void {
  const open = new Set<DiscreetClient>();
  const used = new Set<DiscreetClient>();
  /** For how many looks the same statement has been waited for. */
  const waiting = new Map<DiscreetClient, { readonly statement: number; looks: number }>();
  let isProbing = false;
  pool.on('connect', (client) => open.add(known(client)));
  pool.on('remove', (client) => open.delete(known(client)));
  pool.on('acquire', (client) => used.add(known(client)));
  pool.on('release', (_, client) => used.delete(known(client)));
  const look = async (): Promise<void> => {
    for (const client of waiting.keys()) if (!open.has(client) || !client.isWaiting) waiting.delete(client);
    for (const client of open) {
      const { isWaiting, statements: statement } = client;
      const before = waiting.get(client);
      if (before?.statement === statement) before.looks++;
      else if (isWaiting) waiting.set(client, { statement, looks: 0 });
    }
    const long = [...waiting].filter(([, { looks }]) => looks >= LOOKS).map(([client]) => client);
    if (isProbing || long.length === 0) return;
    isProbing = true;
    const idle = [...open].filter((client) => !used.has(client));
    const statements = long.map((client) => client.statements);
    try {
      const pids = new Set(await atWork(url, long, probeMs));
      const dead = long.filter(
        (client, at) => !pids.has(client.processID) && client.isWaiting && client.statements === statements[at],
      );
      for (const client of dead) client.cut();
      if (dead.length > 0) for (const client of idle) if (!used.has(client)) client.cut();
    } catch {
      // The database is away.
    } finally {
      isProbing = false;
    }
  };
  const looking = setInterval(() => {
    if (pool.ending) clearInterval(looking);
    else void look();
  }, lookMs);
  looking.unref();
}

function known(client: pg.PoolClient): DiscreetClient {
  return client as unknown as DiscreetClient;
}

/** The numbers of the active sessions; all of them if that is unknown. Rejects if the database does not answer. */
async function atWork(url: string, clients: readonly DiscreetClient[], withinMs: number): Promise<readonly number[]> {
  const limits = { connectionTimeoutMillis: withinMs, query_timeout: withinMs };
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => {});
  const asked = clients.map(({ processID }) => processID);
  try {
    await client.connect();
    const { rows } = await client.query<AtWork>(AT_WORK, [asked]);
    const [{ pids, own }] = rows as [AtWork];
    return own === (client as unknown as DiscreetClient).processID ? pids : asked;
  } finally {
    void client.end().catch(() => {});
  }
}
