/**
 * Every card of the pool is played once on a table that has something for each of them, and then the match goes on at
 * random.
 */
import type { CardId, Path, Question } from '@praxis/engine';
import { type Dice, diceFrom, playOut, randomPath } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';
import { checkDerived, checkNumbers, checkSettled, checkZones } from '../invariants.ts';
import { cardOf } from '../rules/state/state.ts';
import { type TestTable, tableAt } from '../testing.ts';
import { CARDS } from './index.ts';
import type { CardDef } from './language.ts';

const SIDE = [
  { creature: 'Colossus', power: 6, toughness: 9, colors: ['white'] },
  { creature: 'Roc', power: 3, toughness: 8, keywords: ['flying'] },
  'Wall of Fire',
  'Sacred Armory',
  'First Response',
];
const LANDS = ['4 Plains', '4 Island', '4 Swamp', '4 Mountain', '4 Forest'];
const GRAVEYARD = ['Runeclaw Bear', 'Blaze', 'Forest'];
/** The number of answers after that. */
const ANSWERS = 20;
/**
 * Spells that some cards need before them: a creature spell or another one, to be countered or to be the first of the
 * turn.
 */
const BEFORE = ['Ornithopter', 'Raise the Alarm'];

function tableWith({ name }: CardDef): TestTable {
  return tableAt({
    seats: {
      Ana: {
        battlefield: [...SIDE, ...LANDS],
        hand: [{ card: name, as: 'Trial' }, ...BEFORE],
        graveyard: GRAVEYARD,
        library: ['Bronze Sable', 'Lightning Strike', ...LANDS],
      },
      Bob: {
        battlefield: [...SIDE, '2 Forest', '2 Island', 'Ajani Steadfast'],
        hand: ['Forest', 'Cancel'],
        graveyard: GRAVEYARD,
      },
    },
    turn: 'Ana',
    options: { mana: 'in payments' },
  });
}

/** An answer that begins with the use of this card, if there is one. */
function useOf(question: Question, card: CardId, dice: Dice): Path | undefined {
  const first = question.next([]).find((piece) => piece.card === card && /^(casts|plays)$/.test(piece.say));
  return first && [first, ...randomPath({ ...question, next: (rest) => question.next([first, ...rest]) }, dice)];
}

/** An answer other than nothing, where there is a choice. */
function eagerly(question: Question, dice: Dice): Path {
  const { passive } = question;
  if (question.about.say === 'priority' && passive) return passive;
  for (let tries = 0; tries < 20; tries++) {
    const path = randomPath(question, dice);
    if (!passive || JSON.stringify(path) !== JSON.stringify(passive)) return path;
  }
  return passive ?? [];
}

/** Plays the card as soon as possible, in the first turn; first of all or in response to the spells before it. */
function playTrial(table: TestTable, dice: Dice): CardId {
  const { match } = table;
  const [trial, ...before] = table.player('Ana').hand as [CardId, ...CardId[]];
  while (table.g.state.turn === table.seat('Ana')) {
    const question = match.questions[0] as Question;
    const mine = question.seat === table.seat('Ana');
    const use = mine ? useOf(question, trial, dice) : undefined;
    const other = mine && !use ? before.find((card) => useOf(question, card, dice)) : undefined;
    match.choose(
      question.seat,
      use ?? (other === undefined ? eagerly(question, dice) : (useOf(question, other, dice) as Path)),
    );
    if (use) return trial;
  }
  throw new Error('It cannot be played.');
}

function check({ g }: TestTable): void {
  checkZones(g);
  checkNumbers(g);
  checkDerived(g);
  checkSettled(g);
}

describe('Every card can be played', () => {
  const cards = CARDS.filter(({ object }) => object === undefined);

  test('of all that there are', () => {
    expect(cards).toHaveLength(179);
  });

  test.each(cards.map((def) => [def.name, def] as const))('%s', (name, def) => {
    const dice = diceFrom(name);
    const table = tableWith(def);
    const trial = playTrial(table, dice);
    const zone = (): string => cardOf(table.g, trial).zone;
    while (zone() === 'stack') {
      const question = table.match.questions[0] as Question;
      table.match.choose(question.seat, eagerly(question, dice));
      check(table);
    }
    const isSpent = def.types.includes('instant') || def.types.includes('sorcery');
    expect(isSpent ? ['graveyard', 'exile'] : ['battlefield']).toContain(zone());
    const answers = playOut(table.match, dice, { maxAnswers: ANSWERS, onAnswer: () => check(table) });
    expect(answers === ANSWERS || table.match.result !== undefined).toBe(true);
  });
});
