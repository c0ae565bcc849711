/** The clock settings, in words and as a choice from a list. */
import type { Speed } from '@praxis/protocol';
import type { Words } from '../words/words.ts';

export const SPEEDS: Readonly<Record<string, Speed>> = {
  untimed: { kind: 'untimed' },
  quick: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  usual: { kind: 'live', bankSeconds: 1500, incrementSeconds: 15 },
  slow: { kind: 'live', bankSeconds: 3000, incrementSeconds: 30 },
  day: { kind: 'correspondence', daysPerDecision: 1 },
  days: { kind: 'correspondence', daysPerDecision: 3 },
};

export function speedText(speed: Speed, words: Words): string {
  if (speed.kind === 'untimed') return words.table.speeds.untimed();
  if (speed.kind === 'correspondence') return words.table.speeds.correspondence({ days: speed.daysPerDecision });
  return words.table.speeds.live({ minutes: Math.round(speed.bankSeconds / 60), seconds: speed.incrementSeconds });
}
