/** What the table agrees on before a Duel: the questions that the rulebook leaves open (Y-AMB), and dated lists (Y-DECK-011). */
import { Mistake, type Setup } from '@praxis/engine';
import { LISTS, type LimitList } from './lists.ts';

export interface Settings {
  /** Y-DECK-011 */
  readonly list: LimitList;
  /** Y-MATCH-001 A Match of Duels instead of a single one. */
  readonly match: boolean;
  /** Y-AMB-09 So many Duels a Match has at most; 0: no matter how many are drawn. */
  readonly duelLimit: 0 | 5;
  /** Y-AMB-12 Whether all LP can be paid. */
  readonly payAllLp: boolean;
  /** Y-AMB-11 */
  readonly lossAt: 'effect end' | 'at once';
  /** Whether the winner of the contest chooses who starts, or simply starts. */
  readonly starter: 'chosen' | 'contest';
  readonly turnLimit: number;
  readonly openDecks: boolean;
}

const CHOICES: { readonly [Key in keyof Settings]: readonly Settings[Key][] | 'number' } = {
  list: LISTS,
  match: [false, true],
  duelLimit: [0, 5],
  payAllLp: [false, true],
  lossAt: ['effect end', 'at once'],
  starter: ['chosen', 'contest'],
  turnLimit: 'number',
  openDecks: [false, true],
};

/** Long enough for every Duel: a Deck is empty before. */
const TURN_LIMIT = 400;

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function settingsOf({ options = {} }: Pick<Setup, 'options'>): Settings {
  for (const [name, value] of Object.entries(options)) {
    const choices = Object.hasOwn(CHOICES, name) ? CHOICES[name as keyof Settings] : undefined;
    if (!choices)
      throw new Mistake(`There is no setting ${JSON.stringify(name)}; there are ${Object.keys(CHOICES).join(', ')}.`);
    if (choices === 'number') {
      if (!Number.isInteger(value) || (value as number) < 1)
        throw new Mistake(`${name} is a whole number from 1 on, not ${JSON.stringify(value)}.`);
    } else if (!(choices as readonly unknown[]).includes(value))
      throw new Mistake(
        `${name} is ${choices.map((each) => JSON.stringify(each)).join(' or ')}, not ${JSON.stringify(value)}.`,
      );
  }
  const first = <Key extends keyof Settings>(key: Key): Settings[Key] =>
    (options[key] ?? (CHOICES[key] as readonly Settings[Key][])[0]) as Settings[Key];
  return {
    list: first('list'),
    match: first('match'),
    duelLimit: first('duelLimit'),
    payAllLp: first('payAllLp'),
    lossAt: first('lossAt'),
    starter: first('starter'),
    turnLimit: (options.turnLimit as number | undefined) ?? TURN_LIMIT,
    openDecks: first('openDecks'),
  };
}
