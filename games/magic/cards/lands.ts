/** Lands (M-LAND-004, M-LAND-005). Basic land types give their mana by themselves. */
import { type CardDef, LAND_TYPES } from './language.ts';

const BASIC: readonly CardDef[] = LAND_TYPES.map((name) => ({
  id: name.toLowerCase(),
  name,
  supertypes: ['basic'],
  types: ['land'],
  subtypes: [name],
}));

export const LANDS: readonly CardDef[] = [
  ...BASIC,
  {
    id: 'darksteel-citadel',
    name: 'Darksteel Citadel',
    types: ['artifact', 'land'],
    keywords: ['indestructible'],
    abilities: [{ kind: 'mana', adds: ['colorless'] }],
  },
];
