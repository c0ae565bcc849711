/** Numbers about the server, for Prometheus. */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter<'kind'>;
  readonly conflicts: Counter;
  readonly refusals: Counter<'code'>;
  readonly faults: Counter;
  readonly flooders: Counter;
  readonly answerSeconds: Histogram;
  readonly botSeconds: Histogram;
  readonly connections: Gauge;
  readonly rooms: Gauge;
  readonly roomsForgotten: Counter<'why'>;
  readonly roomsOver: Gauge;
  readonly messageBytes: Histogram;
  readonly threadsEnded: Counter;
  readonly reminders: Counter<'urgency'>;
  readonly pushes: Counter<'status'>;
}

/**
 * `ofProcess`: with the usual numbers about the whole process, such as its processor time and memory. They wake their
 * thread a hundred times a second, and those of several threads would be added up.
 */
export function openMetrics({ ofProcess }: { readonly ofProcess: boolean }): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    entries: new Counter({
      name: 'praxis_entries_total',
      help: 'Entries written to the logs of matches',
      labelNames: ['kind'],
      registers,
    }),
    conflicts: new Counter({
      name: 'praxis_conflicts_total',
      help: 'Entries that another process was faster with',
      registers,
    }),
    refusals: new Counter({
      name: 'praxis_refusals_total',
      help: 'Requests that were refused',
      labelNames: ['code'],
      registers,
    }),
    flooders: new Counter({
      name: 'praxis_flooders_total',
      help: 'Connections that were ended because they sent too much',
      registers,
    }),
    faults: new Counter({ name: 'praxis_faults_total', help: 'Answers at which the rules failed', registers }),
    answerSeconds: new Histogram({
      name: 'praxis_answer_seconds',
      help: 'From the arrival of an answer to its acknowledgement',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'praxis_bot_seconds',
      help: 'How long bots think about an answer',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    connections: new Gauge({ name: 'praxis_connections', help: 'Open WebSocket connections', registers }),
    rooms: new Gauge({ name: 'praxis_matches_loaded', help: 'Matches in the memory of this process', registers }),
    roomsForgotten: new Counter({
      name: 'praxis_matches_forgotten_total',
      help: 'Matches that left the memory of this process',
      labelNames: ['why'],
      registers,
    }),
    roomsOver: new Gauge({
      name: 'praxis_matches_over_bound',
      help: 'Matches in memory beyond the bound because they are in use',
      registers,
    }),
    messageBytes: new Histogram({
      name: 'praxis_message_bytes',
      help: 'Sizes of messages to clients',
      buckets: [100, 500, 1000, 2000, 5000, 20_000, 100_000],
      registers,
    }),
    threadsEnded: new Counter({
      name: 'praxis_match_threads_ended_total',
      help: 'Threads with matches that a rule has ended',
      registers,
    }),
    reminders: new Counter({
      name: 'praxis_reminders_total',
      help: 'Reminders of matches by correspondence',
      labelNames: ['urgency'],
      registers,
    }),
    pushes: new Counter({
      name: 'praxis_pushes_total',
      help: 'What push services answered to reminders',
      labelNames: ['status'],
      registers,
    }),
  };
}

/** The numbers of this thread and of others, added up. */
export async function metricsText({ registry }: Metrics, others: readonly object[][]): Promise<string> {
  if (others.length === 0) return registry.metrics();
  const all = [await registry.getMetricsAsJSON(), ...others];
  return AggregatorRegistry.aggregate(all as Parameters<typeof AggregatorRegistry.aggregate>[0]).metrics();
}
