/** What a page's main thread has done, read from a trace of the browser. */

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: the beginning, and how long it took. */
  readonly ts: number;
  readonly dur?: number;
  /** Of that, how long the thread had the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

export const KINDS = ['style', 'layout', 'script', 'paint', 'garbage', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything else that is inside of a script belongs to it. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayerTree: 'paint',
  'Decode Image': 'paint',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GC': 'garbage',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.run': 'script',
  'v8.compile': 'script',
  'V8.CompileCode': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
};

export interface Task {
  /** Milliseconds of the trace. */
  readonly at: number;
  /** How long the thread had the processor, in milliseconds. */
  readonly ms: number;
  /** What it was spent on, without what lies inside of another kind. */
  readonly by: Readonly<Record<Kind, number>>;
  /** The longest parts, in words. */
  readonly parts: readonly string[];
}

/** The tasks of the main threads of all pages, in their order. */
export function tasksIn(trace: string): readonly Task[] {
  const { traceEvents: events = [] } = JSON.parse(trace) as { readonly traceEvents?: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const own = events.filter((event) => event.ph === 'X' && event.tdur !== undefined && mains.has(threadOf(event)));
  return [...Map.groupBy(own, threadOf).values()].flatMap(tasksOfThread).sort((one, other) => one.at - other.at);
}

/** The events of a task lie inside of it. */
function tasksOfThread(events: readonly TraceEvent[]): readonly Task[] {
  const sorted = [...events].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  for (let index = 0; index < sorted.length; index++) {
    const task = sorted[index] as TraceEvent;
    if (task.name !== 'RunTask') continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let next = sorted[index + 1]; next && next.ts < end; next = sorted[++index + 1]) inside.push(next);
    tasks.push(taskOf(task, inside));
  }
  return tasks;
}

const msOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

function taskOf(task: TraceEvent, inside: readonly TraceEvent[]): Task {
  const by = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  by.other = msOf(task);
  const open: { readonly end: number; readonly kind: Kind }[] = [];
  const parts: { readonly name: string; readonly ms: number }[] = [];
  for (const event of inside) {
    const kind = KIND_OF[event.name];
    if (kind === undefined) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const around = open.at(-1)?.kind ?? 'other';
    by[around] -= msOf(event);
    by[kind] += msOf(event);
    open.push({ end: event.ts + (event.dur ?? 0), kind });
    if (kind !== around) parts.push({ name: event.name, ms: msOf(event) });
  }
  const longest = parts.sort((one, other) => other.ms - one.ms).slice(0, 4);
  return { at: task.ts / 1000, ms: msOf(task), by, parts: longest.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`) };
}
