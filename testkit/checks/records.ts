/** Records survive being written and read; one that was cut short or altered is refused with a clear error. */
import {
  type BaseState,
  type Context,
  type Entry,
  type Game,
  Mistake,
  type Record,
  replay,
  type Segment,
} from '@praxis/engine';
import { type Dice, playOut } from '../playout.ts';
import { type CheckOptions, demand, demandSame, eachMatch, type SetupFor } from './played-matches.ts';

/** A spoiled record and the expected error. */
interface Spoiled {
  readonly what: string;
  readonly data: unknown;
  readonly names: RegExp;
}

/** How far the matches go that are saved in the middle. */
const SAVED_AFTER_MAX = 100;

export function checkRecords<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  eachMatch('records', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    // Half of the matches are saved in the middle, the others at their end.
    playOut(match, dice, {
      maxAnswers: dice(2) === 0 ? maxAnswers : 1 + dice(SAVED_AFTER_MAX),
      anytimeActionOneIn: 100,
    });
    match.sits(0, 'somebody');
    const { record } = match;
    const text = JSON.stringify(record);
    const again = replay(game, JSON.parse(text));
    demandSame(JSON.stringify(again.record), text, 'a record that was written and read is another one');
    demand(again.hash() === match.hash(), 'a record that was written and read leads elsewhere');
    // A match can be over without an answer, as when a player concedes at once: then there is no answer to spoil.
    const isAnswered = record.segments.at(-1)?.entries.some((entry) => 'answer' in entry);
    if (isAnswered) for (const spoiled of spoil(game, record, dice)) refuse(game, spoiled);
  });
}

function refuse<S extends BaseState, C extends Context<S>>(game: Game<S, C>, { what, data, names }: Spoiled): void {
  try {
    replay(game, data);
  } catch (error) {
    demand(error instanceof Mistake, () => `${what} led to an error that is no Mistake: ${String(error)}`);
    demand(names.test(error.message), () => `${what} was refused without naming the problem: ${error.message}`);
    return;
  }
  throw new Error(`${what} was accepted`);
}

const LEADS_ELSEWHERE = /cut short or altered|is not legal there|is not asked|cannot be replayed/;

function spoil<S extends BaseState, C extends Context<S>>(game: Game<S, C>, record: Record, dice: Dice): Spoiled[] {
  const segment = record.segments.at(-1) as Segment;
  const { entries, start } = segment;
  const withSegment = (change: object): unknown => ({ ...record, segments: [{ ...segment, ...change }] });
  const withSetup = (change: object): unknown =>
    withSegment({ start: { ...start, setup: { ...start.setup, ...change } } });
  const withEntries = (change: readonly unknown[]): unknown => withSegment({ entries: change });
  const answers = entries.flatMap((entry, at) => ('answer' in entry ? [at] : []));
  const at = answers[dice(answers.length)] as number;
  const { seat } = entries[at] as { seat: number };
  const answer = (text: string): Entry => ({ seat, answer: text });
  return [
    { what: 'a record cut short', data: withEntries(entries.slice(0, at)), names: LEADS_ELSEWHERE },
    { what: 'a record without its last entry', data: withEntries(entries.slice(0, -1)), names: LEADS_ELSEWHERE },
    { what: 'a record with an entry removed', data: withEntries(entries.toSpliced(at, 1)), names: LEADS_ELSEWHERE },
    {
      what: 'a record with an entry repeated',
      data: withEntries(entries.toSpliced(at, 0, answer('pass'))),
      names: LEADS_ELSEWHERE,
    },
    {
      what: 'a record with an answer changed',
      data: withEntries(entries.with(at, answer('nonsense'))),
      names: /"nonsense"/,
    },
    {
      what: 'a record with an empty answer',
      data: withEntries(entries.with(at, answer(''))),
      names: /is not legal there/,
    },
    {
      what: 'a record with a takeback added',
      data: withEntries([...entries, { takeback: 1 }]),
      names: LEADS_ELSEWHERE,
    },
    {
      what: 'a record that takes back too much',
      data: withEntries([...entries, { takeback: 1e6 }]),
      names: /takes back/,
    },
    { what: 'a record that takes back nothing', data: withEntries([...entries, { takeback: 0 }]), names: /takes back/ },
    {
      what: 'a record with an unknown seat',
      data: withEntries(entries.with(at, { seat: 99, answer: 'pass' })),
      names: /unknown seat/,
    },
    {
      what: 'a record with an empty entry',
      data: withEntries(entries.toSpliced(at, 1, {} as Entry)),
      names: new RegExp(`entry ${at + 1} `),
    },
    { what: 'a record without entries', data: withSegment({ entries: undefined }), names: /no entries/ },
    { what: 'a record with another seed', data: withSetup({ seed: `${start.setup.seed}!` }), names: LEADS_ELSEWHERE },
    { what: 'a record of an unknown edition', data: withSetup({ edition: 'lost' }), names: /no edition "lost"/ },
    { what: 'a record without seats', data: withSetup({ seats: undefined }), names: /seats/ },
    { what: 'a record without setup', data: withSegment({ start: {} }), names: /no setup/ },
    { what: 'a record of other rules', data: withSegment({ rules: 'old' }), names: new RegExp(`old.*${game.version}`) },
    { what: 'a record of other cards', data: withSegment({ definitions: 'old' }), names: /cards have changed/ },
    { what: 'a record with another hash', data: { ...record, hash: '0'.repeat(32) }, names: /hash/ },
    { what: 'a record without hash', data: { ...record, hash: undefined }, names: /no hash/ },
    { what: 'a record of another game', data: { ...record, game: 'whist' }, names: new RegExp(`whist.*${game.id}`) },
    { what: 'a record of another format', data: { ...record, format: 'praxis-record-0' }, names: /praxis-record-0/ },
    { what: 'a record without segments', data: { ...record, segments: [] }, names: /no segments/ },
    ...[undefined, null, 42, 'record', [record]].map((data) => ({ what: `${data}`, data, names: /is an object/ })),
  ];
}
