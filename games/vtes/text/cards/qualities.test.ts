import { expect, test } from 'vitest';
import { qualityOf } from './qualities.ts';

const PATTERNS = {
  being: { at: 'beside', no: 'non $yes', is: '{it~est|sont} $yes', isNot: '{it~est|sont} $no' },
  thing: { at: 'after', yes: '{it~qui est $one|qui sont $many}', no: 'x', is: 'y', isNot: 'z' },
};

test('a quality takes the parts that it lacks from the pattern that it is like', () => {
  expect(qualityOf({ like: 'being', yes: 'titré' }, PATTERNS)).toEqual({
    ...{ at: 'beside', yes: 'titré', no: 'non titré' },
    ...{ is: '{it~est|sont} titré', isNot: '{it~est|sont} non titré' },
  });
  expect(qualityOf({ like: 'being', yes: 'incliné', no: 'redressé' }, PATTERNS)).toMatchObject({
    isNot: '{it~est|sont} redressé',
  });
  expect(qualityOf({ like: 'thing', one: 'une arme', many: 'des armes' }, PATTERNS)).toEqual({
    ...{ at: 'after', yes: '{it~qui est une arme|qui sont des armes}', no: 'x', is: 'y', isNot: 'z' },
  });
});

test('a quality with all its parts needs no pattern', () => {
  const whole = { at: 'before', yes: 'a', no: 'b', is: 'c', isNot: 'd' };
  expect(qualityOf(whole, PATTERNS)).toEqual(whole);
});
