import { testDefinitions } from '@praxis/testkit/definitions.ts';
import { source } from './source.ts';

testDefinitions(source, {
  'a misspelt key': { kind: 'Pokémon', stage: 'Basic', types: ['Fire'], hpp: 60 },
  'a type that there is not': { kind: 'Pokémon', stage: 'Basic', types: ['Fir'] },
  'a kind that there is not': { kind: 'Trainer', effects: [] },
  'an effect that there is not': { kind: 'Item', effects: [{ do: 'win' }] },
});
