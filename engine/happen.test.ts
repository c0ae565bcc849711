import { give, openTiny, pick, type TinyContext, type TinyState } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { type Happenings, happen, type Replacement } from './happen.ts';
import type { Match } from './match.ts';
import { ask, type Procedure } from './procedure.ts';

/** A loss of a seat. */
interface Loss {
  readonly seat: number;
  readonly amount: number;
}

const shield = (id: string, by: number): Replacement<Loss> => ({
  id,
  piece: { say: id },
  *instead(loss) {
    return [{ ...loss, amount: loss.amount - by }];
  },
});

/** Carries out the losses and notes the events, in order. */
function* losing(
  g: TinyContext,
  losses: readonly Loss[],
  replacements: (loss: Loss) => Replacement<Loss>[],
): Procedure {
  const note = (what: string, batch: readonly Loss[]): void => {
    g.state.notes.push(`${what} ${batch.map(({ seat, amount }) => `${seat}:${amount}`).join(' ')}`);
  };
  const rules: Happenings<Loss> = {
    step: 'loss',
    affected: ({ seat }) => seat,
    replacements,
    apply: (batch) => note('applied', batch),
    triggers: (batch) => note('triggered', batch),
  };
  note('happened', yield* happen(rules, losses));
}

const open = (
  losses: readonly Loss[],
  replacements: (loss: Loss) => Replacement<Loss>[],
): Match<TinyState, TinyContext> => openTiny((g) => losing(g, losses, replacements));
const offered = (match: Match<TinyState, TinyContext>): string[] =>
  match.questions.flatMap(({ seat, next }) => next([]).map(({ say }) => `${seat} ${say}`));

describe('Simultaneous events', () => {
  test('are one batch: replaced first, then applied, then their triggers are collected', () => {
    const match = open(
      [
        { seat: 0, amount: 3 },
        { seat: 1, amount: 2 },
      ],
      ({ seat }) => (seat === 1 ? [shield('shield', 1)] : []),
    );
    expect(match.state.notes).toEqual(['applied 0:3 1:1', 'triggered 0:3 1:1', 'happened 0:3 1:1']);
  });

  test('are nothing if all of them were replaced by nothing', () => {
    const gone: Replacement<Loss> = {
      ...shield('gone', 0),
      instead: function* () {
        return [];
      },
    };
    expect(open([{ seat: 0, amount: 3 }], () => [gone]).state.notes).toEqual(['happened ']);
  });
});

describe('A replacement', () => {
  test('applies once to an event and its replacements', () => {
    const match = open([{ seat: 0, amount: 3 }], () => [shield('shield', 1)]);
    expect(match.state.notes[0]).toBe('applied 0:2');
  });

  test('applies to each event that an event was split into, if it has not been used on the way', () => {
    const split: Replacement<Loss> = {
      ...shield('split', 0),
      *instead({ amount }) {
        return [
          { seat: 1, amount },
          { seat: 2, amount },
        ];
      },
    };
    const match = open([{ seat: 0, amount: 3 }], ({ seat }) =>
      seat === 0 ? [split] : [shield(`shield ${seat}`, seat)],
    );
    expect(match.state.notes[0]).toBe('applied 1:2 2:1');
  });

  test('is chosen by the affected seat where several apply, and the others apply afterwards', () => {
    const double: Replacement<Loss> = {
      ...shield('double', 0),
      *instead(loss) {
        return [{ ...loss, amount: loss.amount * 2 }];
      },
    };
    const losses = [{ seat: 1, amount: 3 }];
    const match = open(losses, () => [shield('shield', 1), double]);
    expect(offered(match)).toEqual(['1 shield', '1 double']);
    give(match, 1, 'shield');
    expect(match.state.notes[0]).toBe('applied 1:4');
    const other = open(losses, () => [shield('shield', 1), double]);
    give(other, 1, 'double');
    expect(other.state.notes[0]).toBe('applied 1:5');
  });

  test('may be declined if it is optional', () => {
    const optional = (): Replacement<Loss>[] => [{ ...shield('ward', 3), optional: true }];
    const match = open([{ seat: 2, amount: 3 }], optional);
    expect(offered(match)).toEqual(['2 no replacement', '2 ward']);
    expect(match.questions[0]?.passive).toEqual([{ say: 'no replacement' }]);
    give(match, 2, 'no_replacement');
    expect(match.state.notes[0]).toBe('applied 2:3');
    const used = open([{ seat: 2, amount: 3 }], optional);
    give(used, 2, 'ward');
    expect(used.state.notes[0]).toBe('applied 2:0');
  });

  test('cannot be declined together with one that must be used', () => {
    const match = open([{ seat: 0, amount: 3 }], () => [{ ...shield('ward', 1), optional: true }, shield('shield', 1)]);
    expect(offered(match)).toEqual(['0 ward', '0 shield']);
    give(match, 0, 'shield');
    expect(offered(match)).toEqual(['0 no replacement', '0 ward']);
    give(match, 0, 'ward');
    expect(match.state.notes[0]).toBe('applied 0:1');
  });

  test('may itself ask, before anything of the batch has been applied', () => {
    const asking: Replacement<Loss> = {
      ...shield('asking', 0),
      *instead(loss) {
        const [piece] = yield* ask(pick(2, 'one', 'two'));
        return [{ ...loss, amount: piece?.say === 'one' ? 1 : 2 }];
      },
    };
    const match = open([{ seat: 0, amount: 9 }], () => [asking]);
    expect(match.state.notes).toEqual([]);
    give(match, 2, 'two');
    expect(match.state.notes[0]).toBe('applied 0:2');
  });
});
