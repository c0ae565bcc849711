import { expect, test } from 'vitest';
import { readHeads } from './heads.ts';

test('titles, rules and lines, besides any other keys of a document', () => {
  const text = `# A file of two.
game: vtes
title: "Bonding: +1 bleed"
rules:
  - V-ACT-010
  - V-BLK-012
script:
  - Sara: "title: passes"
--- # the second
title: Without rules
  in two lines
seats: {}
---
title: [a list
---
game: vtes
`;
  expect(readHeads(text)).toEqual([
    { title: 'Bonding: +1 bleed', rules: ['V-ACT-010', 'V-BLK-012'], line: 2 },
    { title: 'Without rules in two lines', rules: [], line: 10 },
  ]);
});
