/** The subjects of VTES cards' pictures: portraits and night scenes, in the colours of clan and Discipline. */
import type { CardFace } from '@praxis/contract';
import type { BackdropName } from '../../art/backdrops.ts';
import type { MotifName } from '../../art/motifs.ts';
import type { Numbers } from '../../art/numbers.ts';
import { hsl, type Tones } from '../../art/pen.ts';
import type { Scene, Subject } from '../../art/picture.ts';
import { seedOf } from '../../art/seed.ts';

const CLAN_HUES: Readonly<Record<string, number>> = {
  ...{
    Brujah: 14,
    Gangrel: 96,
    Malkavian: 286,
    Nosferatu: 62,
    Toreador: 338,
    Tremere: 264,
    Ventrue: 218,
    Caitiff: 205,
  },
  ...{
    Lasombra: 244,
    Tzimisce: 352,
    'Banu Haqim': 36,
    Assamite: 36,
    Ministry: 140,
    'Follower of Set': 140,
    Ravnos: 24,
  },
  ...{ Hecata: 178, Giovanni: 178, Salubri: 48, Samedi: 110, Kiasyd: 200, Baali: 4, Pander: 190, Gargoyle: 30 },
};

const DISCIPLINE_HUES: Readonly<Record<string, number>> = {
  ...{ ani: 92, aus: 200, cel: 48, chi: 172, dem: 290, dom: 222, for: 32, nec: 150, obf: 250, obl: 268, obt: 258 },
  ...{ pot: 12, pre: 332, pro: 78, qui: 20, ser: 128, tha: 6, vic: 350, dai: 0, mel: 300, san: 340, spi: 160, val: 45 },
};

const DISCIPLINE_MOTIFS: Readonly<Record<string, readonly MotifName[]>> = {
  aus: ['eye', 'orb'],
  cel: ['steps', 'whirl'],
  chi: ['mask', 'mirror'],
  dem: ['whirl', 'mask'],
  dom: ['eye', 'hands', 'chain'],
  for: ['shield', 'armor'],
  nec: ['skull', 'grave'],
  obf: ['figure', 'mask'],
  obl: ['skull', 'orb', 'figure'],
  obt: ['figure', 'orb', 'whirl'],
  pot: ['fist', 'chain'],
  pre: ['heart', 'rose', 'crown'],
  pro: ['claws', 'grave'],
  qui: ['dagger', 'figure'],
  ser: ['chalice', 'eye'],
  tha: ['sigil', 'drop', 'flame'],
  vic: ['hands', 'skull'],
};

const KIND_MOTIFS: Readonly<Record<string, readonly MotifName[]>> = {
  action: ['key', 'book', 'scroll', 'door', 'steps', 'car'],
  'action modifier': ['mask', 'figure', 'clock', 'mirror', 'door'],
  reaction: ['eye', 'shield', 'horn', 'mirror'],
  combat: ['fist', 'swords', 'claws', 'dagger', 'chain'],
  'political action': ['gavel', 'scroll', 'scales', 'crown', 'people', 'throne'],
  master: ['coins', 'key', 'book', 'clock', 'chalice', 'house', 'candle', 'throne'],
  equipment: ['sword', 'gem', 'ring', 'gun', 'phone', 'armor', 'book'],
  event: ['storm', 'sun', 'people', 'flame', 'skull'],
  conviction: ['flame', 'heart', 'sun'],
  power: ['sun', 'lightning', 'sigil'],
};

const PLACES: Readonly<Record<string, readonly BackdropName[]>> = {
  vampire: ['city', 'gothic', 'hall', 'alley', 'curtain', 'library', 'forest', 'clouds'],
  imbued: ['city', 'alley', 'rays'],
  'political action': ['hall', 'curtain', 'gothic'],
  combat: ['alley', 'city', 'rays', 'cavern'],
  master: ['city', 'library', 'hall', 'gothic', 'curtain'],
};
const ANY_PLACE: readonly BackdropName[] = [
  'city',
  'alley',
  'gothic',
  'forest',
  'hall',
  'library',
  'curtain',
  'clouds',
  'hills',
];

/** Colours of a night with one hue. */
export function nightTones(hue: number, { between }: Numbers): Tones {
  const shifted = hue + between(-9, 9);
  return {
    sky: hsl(shifted + 30, 0.4, 0.08),
    glow: hsl(shifted, 0.5, between(0.32, 0.46)),
    dark: hsl(shifted + 20, 0.3, 0.07),
    mid: hsl(shifted, 0.34, 0.28),
    light: hsl(shifted + 20, 0.4, 0.8),
    accent: hsl(shifted + between(-25, 25), 0.66, 0.54),
  };
}

const textOf = (value: CardFace['marks'][string] | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: CardFace['marks'][string] | undefined): readonly string[] => (Array.isArray(value) ? value : []);

const MONSTROUS = /Nosferatu|Gargoyle|Samedi|Harbinger|Nagaraja/;
const CROWNED = /prince|inner circle|regent|cardinal/;

export function vtesScene(face: CardFace): Scene {
  const { kind, marks } = face;
  const clan = textOf(marks['clan id']).replace(/ antitribu$/, '');
  if (clan !== '') {
    const isMortal = kind === 'imbued';
    const person = {
      monstrous: MONSTROUS.test(clan),
      crowned: CROWNED.test(textOf(marks.title)),
      ...(isMortal ? {} : { skin: ['#d8c9bd', '#cfc3c0', '#b9a598', '#8f7668', '#6d574c', '#e3d8d4'] }),
    };
    return {
      tones: (numbers) => nightTones(CLAN_HUES[clan] ?? numbers.between(0, 360), numbers),
      backdrops: PLACES[kind] ?? ANY_PLACE,
      subjects: [
        { person },
        { person },
        { person: { ...person, hooded: true, crowned: false } },
        { person },
        { person },
      ],
    };
  }
  const [discipline] = listOf(marks['required disciplines']).map((code) => code.toLowerCase());
  const hue = DISCIPLINE_HUES[discipline ?? ''] ?? CLAN_HUES[listOf(marks.clans)[0] ?? ''];
  const motifs = DISCIPLINE_MOTIFS[discipline ?? ''] ?? KIND_MOTIFS[kind];
  const subjects: readonly Subject[] =
    kind === 'ally' || kind === 'retainer' ? [{ person: {} }] : (motifs ?? ['sigil']).map((motif) => ({ motif }));
  return {
    tones: (numbers) => nightTones(hue ?? numbers.between(0, 360), numbers),
    backdrops: PLACES[kind] ?? ANY_PLACE,
    subjects:
      discipline === 'ani'
        ? [{ creature: { build: 'beast', stage: 2 } }, { creature: { build: 'bird', stage: 1 } }]
        : subjects,
    words: seedOf(face),
  };
}
