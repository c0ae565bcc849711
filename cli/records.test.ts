import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMatch, type Record } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { deckOf, STARTER_DECKS, vtes } from '@praxis/vtes';
import { describe, expect, test } from 'vitest';
import { praxis, scratchFolder } from './testing/spawned.ts';

const SECRET = '00'.repeat(32);
const CONTRIBUTIONS = ['aa', 'bb'];

/** A match of two random players, cut off after this many answers. */
function record(answers: number, seed = 'record'): Record {
  const defs = vtes.allCards('fifth') as never;
  const deck = deckOf(Object.keys(STARTER_DECKS)[0] as string, defs);
  const seats = ['Sara', 'Alex'].map((name) => ({ name, deck }));
  const match = openMatch(vtes, { edition: 'fifth', seats, seed });
  playOut(match, diceFrom(seed), { maxAnswers: answers });
  return match.record;
}

function written(content: unknown): { readonly cwd: string; readonly file: string } {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'match.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return { cwd, file: 'match.json' };
}

describe('praxis verify', () => {
  test('a record that holds', () => {
    const { cwd, file } = written(record(40));
    const { status, out } = praxis(['verify', file], { cwd });
    expect(status).toBe(0);
    expect(out).toContain('holds: 40 answers');
    expect(out).toContain('not over yet');
  });

  test('a match that was played to its end', () => {
    const { cwd, file } = written(record(100_000));
    expect(praxis(['verify', file], { cwd }).out).toContain('The match is over: ');
  });

  const good = record(40);
  const segment = good.segments[0] as Record['segments'][number];
  test.each<[string, unknown, string]>([
    [
      'cut short',
      { ...good, segments: [{ ...segment, entries: segment.entries.slice(0, -3) }] },
      'cut short or altered',
    ],
    [
      'with another seed',
      { ...good, segments: [{ ...segment, start: { setup: { ...segment.start.setup, seed: 'x' } } }] },
      'does not hold',
    ],
    [
      'with an answer that is not legal',
      { ...good, segments: [{ ...segment, entries: [{ seat: 0, answer: 'flies' }] }] },
      'does not hold',
    ],
    ['of other rules', { ...good, segments: [{ ...segment, rules: '0' }] }, 'another version of the rules'],
    ['of the earlier format', { ...good, format: 'praxis-record-1' }, 'can be watched, not verified'],
    ['of another game', { ...good, game: 'chess' }, 'not a record of a known game'],
    ['that is a list', [], 'not a record of a known game'],
    ['that is no JSON', 'hello', 'is not JSON'],
    ['that is empty', '', 'is not JSON'],
  ])('a record %s fails with the reason', (_, content, reason) => {
    const { cwd, file } = written(content);
    const { status, out, err } = praxis(['verify', file], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(reason);
  });

  describe('how the seed came about', () => {
    const sealed = record(10, mixSeed(SECRET, CONTRIBUTIONS));
    const seal = { commitment: commitment(SECRET), secret: SECRET, contributions: CONTRIBUTIONS };

    test('is proven', () => {
      const { cwd, file } = written({ ...sealed, seal });
      const { status, out } = praxis(['verify', file], { cwd });
      expect(status).toBe(0);
      expect(out).toContain('nobody chose the shuffles');
    });

    test('is proven with the seats, where they were drawn by lot', () => {
      // The players' contributions are in the record in the order of the seats.
      const seating = drawSeats(SECRET, CONTRIBUTIONS);
      const contributions = seating.map((place) => CONTRIBUTIONS[place] as string);
      const drawn = record(10, mixSeed(SECRET, contributions));
      const { cwd, file } = written({ ...drawn, seal: { ...seal, contributions, seating } });
      const { status, out } = praxis(['verify', file], { cwd });
      expect(status).toBe(0);
      expect(out).toContain('the seats were drawn from them');
      const exchanged = { seating: [...seating].reverse(), contributions: [...contributions].reverse() };
      const other = record(10, mixSeed(SECRET, exchanged.contributions));
      const turned = written({ ...other, seal: { ...seal, ...exchanged } });
      const refused = praxis(['verify', turned.file], { cwd: turned.cwd });
      expect(refused.status).toBe(1);
      expect(refused.err).toContain('its seats do not follow');
    });

    test.each([
      ['a place too few', { ...seal, seating: [0] }, 'one place of the table for each seat'],
      ['a place twice', { ...seal, seating: [0, 0] }, 'twice'],
      ['no places at all', { ...seal, seating: 'drawn' }, 'one place of the table for each seat'],
      ['another secret', { ...seal, secret: '11'.repeat(32) }, 'secret'],
      ['a secret that is none', { ...seal, secret: 'hello' }, 'secret'],
      ['another contribution', { ...seal, contributions: ['aa', 'bc'] }, 'seed'],
      ['nothing of it', {}, 'seal'],
    ])('is refused with %s', (_, wrong, reason) => {
      const { cwd, file } = written({ ...sealed, seal: wrong });
      const { status, err } = praxis(['verify', file], { cwd });
      expect(status).toBe(1);
      expect(err).toContain(reason);
    });
  });
});

describe('praxis replay', () => {
  const { cwd, file } = written(record(100_000));

  test('prints the events', () => {
    const { status, out } = praxis(['replay', file], { cwd });
    expect(status).toBe(0);
    expect(out).toMatch(/^Turn 1: /);
    expect(out).toMatch(/The match is over: .+\n {2}Sara: /);
  });

  test('in another language', () => {
    expect(praxis(['replay', file, '--lang', 'fr'], { cwd }).out).toContain('La partie est terminée');
  });

  test('--step stops after each answer', () => {
    const { out } = praxis(['replay', file, '--step'], { cwd, input: '\n\nq\n' });
    expect(out.length).toBeLessThan(praxis(['replay', file], { cwd }).out.length / 2);
  });

  test("--seat shows that player's view, and an unknown one is named", () => {
    expect(praxis(['replay', file, '--seat', 'sara'], { cwd }).status).toBe(0);
    const { status, err } = praxis(['replay', file, '--seat', 'Tom'], { cwd });
    expect(status).toBe(2);
    expect(err).toContain('Tom');
  });

  test('of an invalid record prints only the reason', () => {
    const broken = written({ ...record(10), hash: 'x' });
    const { status, out, err } = praxis(['replay', broken.file], { cwd: broken.cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('cut short or altered');
  });
});

describe('in other languages', () => {
  const { cwd, file } = written(record(10));
  const broken = written({ ...record(10), hash: 'x' });

  test.each([
    ['pt', 'A partida ainda não terminou.', 'foi cortado ou alterado'],
    ['es', 'La partida aún no ha terminado.', 'se ha cortado o alterado'],
    ['it', 'La partita non è ancora finita.', 'è stata tagliata o modificata'],
    ['fr', 'La partie n’est pas encore terminée.', 'il a été tronqué ou modifié'],
  ])('praxis verify speaks %s', (language, holds, fails) => {
    expect(praxis(['verify', file, '--lang', language], { cwd }).out).toContain(holds);
    expect(praxis(['verify', broken.file, '--lang', language], { cwd: broken.cwd }).err).toContain(fails);
  });
});
