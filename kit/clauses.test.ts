import { answers, type Path, type Piece, type Question } from '@praxis/engine';
import { expect, test } from 'vitest';
import { briefest, clauses, one, perhaps, sentence, several } from './clauses.ts';

const piece = (say: string, word: string): Piece => ({ say, word });
const plain = (path: Path): string => path.map(({ say, word }) => (word === undefined ? say : `${say} ${word}`)).join();
const all = (next: Question['next']): string[] =>
  answers({ seat: 0, step: '', about: { say: '' }, next }).map((path) => plain(path));

test('clauses follow each other; one without options is skipped', () => {
  const next = clauses(
    one(() => [piece('with', 'a'), piece('with', 'b')]),
    perhaps(() => []),
    perhaps((said) => (said[0]?.word === 'a' ? [piece('on', 'x')] : [])),
  );
  expect(all(next)).toEqual(['with a,end', 'with a,on x', 'with b']);
});

test('the head decides which clauses follow, and lists are sets', () => {
  const next = sentence(
    () => [piece('plays', 'a'), piece('pass', '')],
    ({ say }) => (say === 'plays' ? [several(() => [piece('on', 'x'), piece('on', 'y')], 1, 2)] : []),
  );
  expect(all(next)).toEqual(['plays a,on x,end', 'plays a,on x,on y', 'plays a,on y,end', 'pass ']);
  expect(next([piece('plays', 'a'), piece('on', 'z')])).toEqual([]);
});

test('the briefest answer leaves out everything optional', () => {
  const next = clauses(
    perhaps(() => [piece('on', 'x')]),
    several(() => [piece('with', 'y')], 0),
    one(() => [piece('for', '1'), piece('for', '2')]),
  );
  expect(plain(briefest(next))).toBe('end,end,for 1');
});
