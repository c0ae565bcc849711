/** Discipline masters: one more level and one more capacity (V-MAS-009, V-MAS-010). */
import type { CardDef } from './language.ts';

const DISCIPLINES: Readonly<Record<string, string>> = {
  ani: 'Animalism',
  aus: 'Auspex',
  cel: 'Celerity',
  chi: 'Chimerstry',
  dem: 'Dementation',
  dom: 'Dominate',
  for: 'Fortitude',
  nec: 'Necromancy',
  obf: 'Obfuscate',
  obl: 'Oblivion',
  obt: 'Obtenebration',
  pot: 'Potence',
  pre: 'Presence',
  pro: 'Protean',
  qui: 'Quietus',
  ser: 'Serpentis',
  tha: 'Thaumaturgy',
  vic: 'Vicissitude',
};

export const disciplineCards: readonly CardDef[] = Object.entries(DISCIPLINES).map(([code, name]) => ({
  id: name.toLowerCase(),
  name,
  kind: 'library',
  types: ['master'],
  traits: ['discipline'],
  gives: code,
  capacityBonus: 1,
  modes: [
    {
      choose: [
        { name: 'target', card: { is: 'vampire', in: 'ready or torpor', not: { discipline: code.toUpperCase() } } },
      ],
      effects: [{ do: 'put in play', on: 'the target' }],
    },
  ],
}));
