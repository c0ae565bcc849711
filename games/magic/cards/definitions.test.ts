import { testDefinitions } from '@praxis/testkit/definitions.ts';
import { source } from './source.ts';

testDefinitions(source, {
  'a misspelt key': { types: ['creature'], powr: 1 },
  'a type that there is not': { types: ['creatures'] },
  'an effect that there is not': { types: ['sorcery'], abilities: [{ kind: 'spell', effects: [{ do: 'win' }] }] },
  'a name in a language that there is not': { types: ['land'], names: { de: 'Schlecht' } },
});
