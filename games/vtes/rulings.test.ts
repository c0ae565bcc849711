import { testRulings } from '@praxis/testkit/rulings.ts';
import { CARDS } from './cards/index.ts';

testRulings(
  new URL('./scenarios/', import.meta.url),
  ['rulings'],
  CARDS.map(({ id }) => id),
);
