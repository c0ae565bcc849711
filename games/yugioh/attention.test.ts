import { isStopWindow } from '@praxis/contract';
import { isPass, type Match, openAt, type Question, type Seat } from '@praxis/engine';
import { TestTable } from '@praxis/testkit/table.ts';
import { describe, expect, test } from 'vitest';
import { attentionOf, stops } from './attention.ts';
import { yugioh } from './game.ts';
import type { G, State } from './rules/state/state.ts';
import { staging } from './staging.ts';
import type { YugiohView, YugiohWhere } from './where.ts';

type Table = TestTable<State, G, YugiohWhere>;

function tableAt(position: Readonly<Record<string, unknown>>): Table {
  const { setup, state, names } = staging.stage({ edition: '9.0', ...position });
  return new TestTable(staging, openAt(yugioh, setup, state, { askForced: true }), names);
}

const going = (where: Partial<YugiohWhere>, viewer: YugiohView['viewer'] = 0): YugiohView => ({
  viewer,
  seats: [],
  cards: { 7: { handle: 7, owner: 1, controller: 1 } },
  where: {
    ...{ turn: 0, turnNumber: 3, phase: 'main 1', window: 'response', at: 'open', startingSeat: 0, chain: [] },
    ...where,
  },
});
const link = { id: 1, seat: 0, card: 7, speed: 2, targets: [7], negated: false } as const;
const attack = { attacker: 7, state: 'declared' };

describe('places', () => {
  test('the usual stops are places where a player can be asked', () => {
    for (const place of stops.usual) expect(stops.places).toContain(place);
    expect(new Set(stops.places).size).toBe(stops.places.length);
  });

  test('a phase is a place of the own turn or of the other’s', () => {
    expect(attentionOf(going({}))).toMatchObject({ seat: 0, turn: 3, place: 'own main 1', at: [], idle: true });
    expect(attentionOf(going({ phase: 'end', at: 'closing' }, 1)).place).toBe('other end');
    expect(attentionOf(going({}, 'spectator')).place).toBeUndefined();
    expect(attentionOf(going({ phase: 'contest' })).place).toBeUndefined();
  });

  test('a Link, a Summon, an attack and its damage are places of their own', () => {
    expect(attentionOf(going({ at: 'window', chain: [link] }, 1))).toMatchObject({
      ...{ place: 'other chain', matter: 'link 1', at: [1] },
    });
    const summon = { seat: 0, way: 'normal', cards: [7] };
    expect(attentionOf(going({ at: 'window', summon }, 1)).place).toBe('other summon');
    expect(attentionOf(going({ at: 'window', window: 'attack declared', attack }, 1))).toMatchObject({
      ...{ place: 'other attack', at: [1] },
    });
    expect(attentionOf(going({ at: 'window', window: 'before calculation', attack })).place).toBe('own damage');
    expect(attentionOf(going({ at: 'window', window: 'damage start', attack })).place).toBe('quiet');
  });

  test('an event is a place for the players it happened to', () => {
    const happened = { what: 'event', seats: [1] } as const;
    expect(attentionOf(going({ at: 'window', happened }, 1)).place).toBe('event');
    expect(attentionOf(going({ at: 'window', happened })).place).toBe('quiet');
    expect(attentionOf(going({ at: 'window', happened: { what: 'summon', seats: [0] } }, 1)).place).toBe(
      'other summon',
    );
  });
});

/**
 * True if a player with the usual stops would be shown the question, or the others would wait as if so: it costs a
 * pause.
 */
function isPause(match: Match<State, G, YugiohWhere>, question: Question): boolean {
  if (!isStopWindow(stops, question.about.say)) return true;
  return stops.usual.includes(attentionOf(match.view(question.seat)).place ?? '');
}

/**
 * The turn player only passes. Returns the number of pauses for each seat until the other's turn has come to its Main
 * Phase.
 */
function pausesOfATurn(table: Table): Record<Seat, number> {
  const { match } = table;
  const pauses: Record<Seat, number> = { 0: 0, 1: 0 };
  const turn = match.state.turn;
  for (let answers = 0; answers < 100 && match.state.turn === turn; answers++) {
    const question = match.questions[0] as Question;
    if (isPause(match, question)) pauses[question.seat] = (pauses[question.seat] ?? 0) + 1;
    match.choose(question.seat, question.passive ?? []);
  }
  return pauses;
}

describe('a turn with nothing to say', () => {
  const HANDS = ['Honest', 'Luster Dragon', 'Dark Hole'];
  const position = (hand: readonly string[], set: readonly string[]): Readonly<Record<string, unknown>> => ({
    seats: { Ana: { hand: HANDS }, Bob: { hand, set, deck: ['Luster Dragon', 'Luster Dragon'] } },
    ...{ turn: 'Ana', phase: 'draw' },
  });

  test('costs the player one pause in the Main Phase and the other player one in the End Phase', () => {
    expect(pausesOfATurn(tableAt(position(HANDS, ['Trap Hole', 'Mirror Force'])))).toEqual({ 0: 1, 1: 1 });
  });

  test('costs the same with any hand of the other player', () => {
    const quiet = pausesOfATurn(
      tableAt(position(['Luster Dragon', 'Dark Blade', 'Hunter Dragon'], ['Dark Hole', 'Polymerization'])),
    );
    expect(quiet).toEqual(
      pausesOfATurn(
        tableAt(position(['Honest', 'Effect Veiler', 'Swift Scarecrow'], ['Jar of Greed', 'Dust Tornado'])),
      ),
    );
  });
});

test('a Summon and an attack are put to the other player once each', () => {
  const table = tableAt({
    seats: {
      Ana: { hand: ['Luster Dragon'], monsters: ['Dark Blade'] },
      Bob: { hand: ['Honest'], set: ['Jar of Greed'], monsters: [{ card: 'Mystical Elf', position: 'defense' }] },
    },
    turn: 'Ana',
  });
  const { match } = table;
  const places: string[] = [];
  const pass = (until: () => boolean): void => {
    for (let answers = 0; answers < 60 && !until(); answers++) {
      const question = match.questions[0] as Question;
      const { place = '' } = attentionOf(match.view(question.seat));
      if (question.seat === 1 && isPause(match, question)) places.push(place);
      match.choose(question.seat, question.passive ?? []);
    }
  };
  const isOpen = (step: string) => () =>
    match.questions[0]?.seat === 0 && match.state.at === 'open' && match.state.step === step;
  table.say('Ana', 'Normal Summons Luster Dragon');
  pass(isOpen('main 1'));
  // Once before it succeeds, once when it has succeeded.
  expect(places).toEqual(['other summon', 'other summon']);
  places.length = 0;
  table.say('Ana', 'enters the Battle Phase');
  pass(isOpen('start step'));
  match.choose(0, [{ say: 'pass' }]);
  pass(isOpen('battle step'));
  expect(places).toEqual([]);
  table.say('Ana', 'Luster Dragon attacks Mystical Elf');
  pass(isOpen('battle step'));
  expect(places).toEqual(['other attack', 'other damage', 'other damage']);
  expect(isPass(match.questions[0]?.passive ?? [])).toBe(true);
});

test('which windows open does not depend on a hand', () => {
  const asked = (hand: readonly string[], set: readonly string[]): readonly string[] => {
    const { match } = tableAt({
      seats: { Ana: { monsters: ['Luster Dragon'] }, Bob: { hand, set } },
      ...{ turn: 'Ana', phase: 'battle' },
    });
    const questions: string[] = [];
    match.choose(
      0,
      (match.questions[0] as Question)
        .next([])
        .filter(({ say }) => say === 'attacks')
        .slice(0, 1)
        .concat([{ say: 'directly' }]),
    );
    for (let answers = 0; answers < 40 && match.state.at !== 'open'; answers++) {
      const { seat, step, passive = [] } = match.questions[0] as Question;
      questions.push(`${seat} ${step}`);
      match.choose(seat, passive);
    }
    return questions;
  };
  const quiet = asked(['Dark Blade'], ['Polymerization']);
  expect(quiet.length).toBeGreaterThan(4);
  expect(asked(['Effect Veiler'], ['Mirror Force'])).toEqual(quiet);
});
