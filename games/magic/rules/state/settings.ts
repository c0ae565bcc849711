/** What the table agrees on before a match: the questions that the guide leaves open (M-AMB). */
import { Mistake, type Setup } from '@praxis/engine';

export interface Settings {
  /** M-AMB-01 Voluntary mulligans with one card less, or the first-game rule of the guide. */
  readonly opening: 'mulligan' | 'firstGame';
  /** M-AMB-02 Whether damage is divided among blockers in their order or freely. */
  readonly blockers: 'ordered' | 'free';
  /** M-AMB-03 Whether the starting player draws in his first turn. */
  readonly firstDraw: boolean;
  /** M-AMB-06 Whether damage spells name planeswalkers, or damage to players is redirected to them. */
  readonly targets: 'creature or player' | 'any target';
  /** M-AMB-07 Which planeswalkers exclude each other. */
  readonly planeswalkers: 'by type' | 'by name';
  /** M-AMB-17 Mana abilities are offered whenever they are legal, or only inside of payments. */
  readonly mana: 'any time' | 'in payments';
  /** Whether the winner of the flip chooses who starts, or simply starts. */
  readonly starter: 'chosen' | 'flip';
  readonly turnLimit: number;
  readonly openDecks: boolean;
}

const CHOICES: { readonly [Key in keyof Settings]: readonly Settings[Key][] | 'number' } = {
  opening: ['mulligan', 'firstGame'],
  blockers: ['ordered', 'free'],
  firstDraw: [false, true],
  targets: ['creature or player', 'any target'],
  planeswalkers: ['by type', 'by name'],
  mana: ['any time', 'in payments'],
  starter: ['chosen', 'flip'],
  turnLimit: 'number',
  openDecks: [false, true],
};

/** Long enough for every match: a library is empty before. */
const TURN_LIMIT = 400;

/** Throws a `Mistake` that names a setting that does not exist or has no such value. */
export function settingsOf({ options = {} }: Setup): Settings {
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
    opening: first('opening'),
    blockers: first('blockers'),
    firstDraw: first('firstDraw'),
    targets: first('targets'),
    planeswalkers: first('planeswalkers'),
    mana: first('mana'),
    starter: first('starter'),
    turnLimit: (options.turnLimit as number | undefined) ?? TURN_LIMIT,
    openDecks: first('openDecks'),
  };
}
