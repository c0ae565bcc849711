/** Cards that the rules on traits, the Red List and allies playing as vampires are shown with. */
import type { CardDef } from './language.ts';

const SINCE_THIRD = ['third', 'fifth'] as const;

/** A vampire that has nothing but its traits. */
function plain(id: string, name: string, more: Partial<CardDef>): CardDef {
  return { id, name, kind: 'vampire', editions: SINCE_THIRD, ...more };
}

const traitVampires: readonly CardDef[] = [
  plain('anu-diptinatpa', 'Anu Diptinatpa', {
    clan: 'Nagaraja',
    capacity: 7,
    group: 6,
    sect: 'Independent',
    disciplines: { aus: 1, dom: 2, nec: 2, vic: 1 },
    traits: ['scarce'],
    abilities: [
      {
        use: 'bleed',
        when: ['announce', 'before block', 'block attempt', 'after block', 'before resolution'],
        cost: { blood: 1 },
        conditions: [{ if: 'bleeding' }, { if: 'matches', card: 'this', filter: { in: 'ready' } }],
        effects: [{ do: 'modify', stat: 'bleed', amount: 1 }],
      },
    ],
  }),
  plain('rusticus', 'Rusticus', {
    clan: 'Gargoyle',
    capacity: 4,
    group: 5,
    sect: 'Camarilla',
    disciplines: { for: 1, vis: 2 },
    traits: ['flight', 'Tremere slave'],
  }),
  plain('luma-stone-beauty', 'Luma, Stone Beauty', {
    clan: 'Gargoyle',
    capacity: 5,
    group: 2,
    sect: 'Camarilla',
    disciplines: { aus: 1, for: 2, pot: 1, vis: 1 },
    traits: ['flight', 'Tremere slave'],
  }),
  plain('the-horde', 'The Horde', {
    clan: 'Baali',
    capacity: 3,
    group: 6,
    sect: 'Independent',
    unique: false,
    disciplines: { dai: 1, obf: 1, pre: 1 },
    traits: ['infernal'],
    abilities: [
      {
        use: 'bleed',
        when: ['announce', 'before block', 'block attempt', 'after block', 'before resolution'],
        cost: { lock: true },
        conditions: [
          { if: 'bleeding' },
          { if: 'matches', card: 'this', filter: { in: 'ready' } },
          { if: 'matches', card: 'acting', filter: { is: 'minion', trait: 'infernal', other: true } },
        ],
        effects: [{ do: 'modify', stat: 'bleed', amount: 1 }],
      },
    ],
  }),
  plain('effie-lowery', 'Effie Lowery', {
    clan: 'Ahrimane',
    capacity: 5,
    group: 4,
    sect: 'Sabbat',
    disciplines: { ani: 2, obf: 1, spi: 2 },
    traits: ['sterile'],
  }),
  plain('ali-kar', 'Ali Kar', {
    clan: 'Banu Haqim',
    capacity: 3,
    group: 3,
    sect: 'Independent',
    disciplines: { obf: 1, qui: 1 },
    traits: ['blood cursed'],
  }),
  plain('the-colonel', 'The Colonel', {
    clan: 'Malkavian antitribu',
    capacity: 5,
    group: 3,
    sect: 'Sabbat',
    disciplines: { aus: 2, cel: 1, dem: 1, obf: 1 },
    traits: ['black hand'],
  }),
  plain('ilse', 'Ilse', {
    clan: 'Blood Brother',
    capacity: 6,
    group: 2,
    sect: 'Sabbat',
    disciplines: { for: 1, pot: 2, pro: 1, san: 2 },
    traits: ['Torrance circle', 'sterile'],
  }),
  plain('karl', 'Karl', {
    clan: 'Blood Brother',
    capacity: 6,
    group: 2,
    sect: 'Sabbat',
    disciplines: { for: 2, pot: 2, pre: 1, san: 1 },
    traits: ['Torrance circle', 'sterile'],
  }),
  plain('kyrylo', 'Kyrylo', {
    clan: 'Blood Brother',
    capacity: 4,
    group: 5,
    sect: 'Sabbat',
    disciplines: { for: 1, san: 2 },
    traits: ['Kiev circle', 'sterile'],
  }),
  plain('qawiyya-el-ghaduba', 'Qawiyya el-Ghaduba', {
    clan: 'Salubri antitribu',
    capacity: 9,
    group: 5,
    sect: 'Sabbat',
    strength: 3,
    disciplines: { aus: 1, for: 2, pot: 2, pre: 1, val: 2 },
    traits: ['red list'],
    abilities: [
      {
        use: 'unlock',
        when: [
          'minion',
          'announce',
          'before block',
          'block attempt',
          'after block',
          'before resolution',
          'after resolution',
        ],
        turn: 'own',
        cost: { blood: 2 },
        conditions: [{ if: 'matches', card: 'this', filter: { in: 'ready', locked: true } }],
        effects: [{ do: 'unlock', card: 'this' }],
      },
    ],
  }),
  plain('dylan-adv', 'Dylan', {
    advanced: true,
    clan: 'Ventrue antitribu',
    capacity: 6,
    group: 2,
    sect: 'Sabbat',
    strength: 2,
    disciplines: { aus: 1, cel: 1, dai: 1, dom: 1, for: 2, pro: 1 },
    traits: ['red list', 'infernal'],
    abilities: [{ always: 'modify', stat: 'stealth', amount: 1, if: [{ if: 'bleeding' }] }],
  }),
];

const traitLibrary: readonly CardDef[] = [
  {
    id: 'reunion-kamut',
    name: 'Reunion Kamut',
    kind: 'library',
    editions: ['fifth'],
    types: ['action'],
    requires: { is: 'vampire', trait: 'black hand' },
    modes: [
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you', trait: 'black hand' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 2 }],
      },
    ],
  },
  {
    id: 'patrol',
    name: 'Patrol',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['reaction'],
    requires: { is: 'minion', trait: 'flight' },
    modes: [{ effects: [{ do: 'modify', stat: 'intercept', amount: 1 }] }],
  },
  {
    id: 'camaraderie',
    name: 'Camaraderie',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['reaction'],
    modes: [
      { disciplines: ['san'], conditions: [{ if: 'bleeding you' }], effects: [{ do: 'reduce bleed', amount: 1 }] },
      {
        disciplines: ['SAN'],
        conditions: [
          { if: 'bleeding you' },
          {
            if: 'exists',
            filter: {
              is: 'vampire',
              in: 'ready',
              of: 'you',
              clan: 'Blood Brother',
              sameCircle: true,
              other: true,
              locked: false,
            },
          },
        ],
        effects: [{ do: 'reduce bleed', amount: 3 }],
      },
    ],
  },
  {
    id: 'trophy-revered',
    name: 'Trophy: Revered',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    traits: ['trophy'],
    oneOnMinion: 'name',
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [{ always: 'modify', stat: 'bleed', amount: 2, of: 'bearer' }],
  },
  {
    id: 'trophy-hunting-ground',
    name: 'Trophy: Hunting Ground',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    traits: ['trophy', 'hunting ground'],
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        trigger: 'your unlock phase',
        if: [{ if: 'matches', card: 'bearer', filter: { is: 'vampire', not: { noted: 'fed by a hunting ground' } } }],
        effects: [
          { do: 'gain blood', card: 'bearer', amount: 2 },
          { do: 'note', card: 'bearer', note: 'fed by a hunting ground' },
        ],
      },
    ],
  },
  {
    id: 'rafastio-ghoul',
    name: 'Rafastio Ghoul',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['ally'],
    traits: ['ghoul'],
    cost: { pool: 3 },
    life: 2,
    strength: 1,
    bleed: 1,
    abilities: [{ always: 'as a vampire', cards: {}, disciplines: ['tha'], capacity: 3 }],
  },
];

export const traitCards: readonly CardDef[] = [...traitVampires, ...traitLibrary];
