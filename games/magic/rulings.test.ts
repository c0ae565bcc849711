import { testRulings } from '@praxis/testkit/rulings.ts';
import { CARDS } from './cards/index.ts';

testRulings(
  new URL('./scenarios/', import.meta.url),
  ['white', 'blue', 'black', 'red', 'green', 'artifacts', 'lands', 'planeswalkers'],
  CARDS.map(({ id }) => id),
);
