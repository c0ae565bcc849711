/** Clocks that are set and machines that sleep: the time of play goes on evenly, and no player loses time. */
import { beforeEach, expect, test } from 'vitest';
import { SystemClock } from '../base/clock.ts';
import { readConfig } from '../base/config.ts';
import { openLog } from '../base/log.ts';
import { testDatabase } from '../testing/test-server.ts';
import { ClockWatch } from './clock-watch.ts';

const HOUR_MS = 3_600_000;
const LOG = openLog({ ...readConfig({}), logLevel: 'silent' });
const server = testDatabase();

/** A machine with a database whose clock can be set, and which can sleep. */
class Machine {
  wall = Date.UTC(2030, 0, 1);
  counted = 1000;

  pass(ms: number): void {
    this.wall += ms;
    this.counted += ms;
  }

  sleep(ms: number): void {
    this.wall += ms;
  }

  /** A process on it, with the statements of the real database but the clock of this machine. */
  process(counted = (): number => this.counted): { readonly clock: SystemClock; readonly watch: ClockWatch } {
    const clock = new SystemClock(counted, 0);
    const query = async (text: string, values?: unknown[]): Promise<unknown> =>
      server.database.pool.query(text.replace('clock_timestamp()', `to_timestamp(${this.wall / 1000})`), values);
    const database = { pool: { query } } as unknown as ConstructorParameters<typeof ClockWatch>[1];
    return { clock, watch: new ClockWatch(clock, database, LOG) };
  }
}

async function alive(time: number): Promise<void> {
  await server.database.pool.query(
    `insert into processes (id, alive_at) values ('p', to_timestamp($1::float8 / 1000))
     on conflict (id) do update set alive_at = excluded.alive_at`,
    [time],
  );
}

beforeEach(async () => {
  await server.database.pool.query("delete from settings where key = 'clock correction'");
  await server.database.pool.query('delete from processes');
});

test.each([
  ['set back by an hour', (machine: Machine) => machine.sleep(-HOUR_MS)],
  ['set forward by an hour', (machine: Machine) => machine.sleep(HOUR_MS)],
  ['found asleep for an hour', (machine: Machine) => machine.sleep(HOUR_MS)],
])('a machine that is %s: no time has gone by, for all its processes and for the next one', async (_, act) => {
  const machine = new Machine();
  const [one, other] = [machine.process(), machine.process()];
  for (const { watch } of [one, other]) await watch.start();
  const before = one.clock.now();
  await alive(before);
  act(machine);
  machine.pass(2000);
  for (const { watch } of [one, other, one, other]) await watch.look();
  for (const { clock } of [one, other]) expect(clock.now()).toBeCloseTo(before + 2000, 0);
  const next = machine.process();
  await next.watch.start();
  expect(next.clock.now()).toBeCloseTo(before + 2000, 0);
  for (const { watch } of [one, other, next]) watch.stop();
});

test('a clock that was set back while no server ran: time goes on where it had stopped', async () => {
  const machine = new Machine();
  const one = machine.process();
  await one.watch.start();
  one.watch.stop();
  await alive(one.clock.now());
  machine.sleep(-HOUR_MS);
  const next = machine.process();
  await next.watch.start();
  next.watch.stop();
  expect(next.clock.now()).toBeCloseTo(one.clock.now(), 0);
});

test('a process that has slept while others were awake follows them', async () => {
  const machine = new Machine();
  const asleep = { counted: 0 };
  const [one, other] = [machine.process(() => asleep.counted), machine.process()];
  for (const { watch } of [one, other]) await watch.start();
  machine.pass(HOUR_MS);
  await other.watch.look();
  await alive(other.clock.now());
  await one.watch.look();
  expect(one.clock.now()).toBeCloseTo(other.clock.now(), 0);
  for (const { watch } of [one, other]) watch.stop();
});

test('drift is made good little by little', async () => {
  const machine = new Machine();
  const { clock, watch } = machine.process();
  await watch.start();
  watch.stop();
  machine.sleep(500);
  const before = clock.now();
  await watch.look();
  expect(clock.now() - before).toBeCloseTo(50, 0);
});
