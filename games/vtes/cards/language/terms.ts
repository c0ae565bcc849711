/** The words of the game that definitions use and that a list can close: a misspelt one is an error. */
import { type Check, oneOf, textThat } from '@praxis/kit/shape.ts';

/** Clans and bloodlines. */
export const CLANS = [
  'Abomination',
  'Ahrimane',
  'Akunanse',
  'Baali',
  'Banu Haqim',
  'Blood Brother',
  'Brujah',
  'Brujah antitribu',
  'Caitiff',
  'Daughter of Cacophony',
  'Gangrel',
  'Gangrel antitribu',
  'Gargoyle',
  'Giovanni',
  'Guruhi',
  'Harbinger of Skulls',
  'Hecata',
  'Ishtarri',
  'Kiasyd',
  'Lasombra',
  'Malkavian',
  'Malkavian antitribu',
  'Ministry',
  'Nagaraja',
  'Nosferatu',
  'Nosferatu antitribu',
  'Osebo',
  'Pander',
  'Ravnos',
  'Salubri',
  'Salubri antitribu',
  'Samedi',
  'Toreador',
  'Toreador antitribu',
  'Tremere',
  'Tremere antitribu',
  'True Brujah',
  'Tzimisce',
  'Ventrue',
  'Ventrue antitribu',
] as const;

/** The former names of two of them. */
export const FORMER_CLANS = ['Assamite', 'Follower of Set'] as const;

/** Groups of Imbued, in place of clans. */
export const CREEDS = ['Avenger', 'Defender', 'Innocent', 'Judge', 'Martyr', 'Redeemer', 'Visionary'] as const;

/** Disciplines and virtues: their marks and their English names. */
export const DISCIPLINE_NAMES = {
  abo: 'Abombwe',
  ani: 'Animalism',
  aus: 'Auspex',
  cel: 'Celerity',
  chi: 'Chimerstry',
  dai: 'Daimoinon',
  def: 'Defense',
  dem: 'Dementation',
  dom: 'Dominate',
  for: 'Fortitude',
  inn: 'Innocence',
  jud: 'Judgment',
  mar: 'Martyrdom',
  mel: 'Melpominee',
  myt: 'Mytherceria',
  nec: 'Necromancy',
  obe: 'Obeah',
  obf: 'Obfuscate',
  obl: 'Oblivion',
  obt: 'Obtenebration',
  pot: 'Potence',
  pre: 'Presence',
  pro: 'Protean',
  qui: 'Quietus',
  red: 'Redemption',
  san: 'Sanguinus',
  ser: 'Serpentis',
  spi: 'Spiritus',
  tem: 'Temporis',
  tha: 'Blood Sorcery',
  thn: 'Thanatosis',
  val: 'Valeren',
  ven: 'Vengeance',
  vic: 'Vicissitude',
  vin: 'Vision',
  vis: 'Visceratika',
  viz: 'Vision',
} as const;
export type Discipline = keyof typeof DISCIPLINE_NAMES;
export const DISCIPLINES = Object.keys(DISCIPLINE_NAMES) as readonly Discipline[];

/** The cities, and the one realm, that princes, archbishops and barons are of. */
export const CITIES = [
  'Addis Ababa',
  'Algiers',
  'Amsterdam',
  'Aragon',
  'Athens',
  'Atlanta',
  'Barcelona',
  'Belo Horizonte',
  'Berlin',
  'Birmingham',
  'Bogota',
  'Boston',
  'Brussels',
  'Budapest',
  'Buenos Aires',
  'Cairo',
  'Canberra',
  'Cape Town',
  'Chicago',
  'Ciudad Juárez',
  'Cleveland',
  'Columbus',
  'Constanza',
  'Copenhagen',
  'Cordoba',
  'Corte',
  'Dallas',
  'Detroit',
  'Dublin',
  'Edinburgh',
  'Fortaleza',
  'Frankfurt',
  'Gary',
  'Gdansk',
  'Geneva',
  'Glasgow',
  'Guadalajara',
  'Guatemala City',
  'Helsinki',
  'Houston',
  'Istanbul',
  'Johannesburg',
  'Lagos',
  'Lima',
  'Lisbon',
  'London',
  'Los Angeles',
  'Lyon',
  'Manaus',
  'Manila',
  'Mannheim',
  'Melbourne',
  'Mexico City',
  'Miami',
  'Milan',
  'Milwaukee',
  'Mombasa',
  'Monaco',
  'Montreal',
  'Moscow',
  'Nairobi',
  'New York',
  'Ostrava',
  'Paris',
  'Perth',
  'Philadelphia',
  'Pittsburgh',
  'Prague',
  'Rio de Janeiro',
  'Rome',
  'Rotterdam',
  'San Diego',
  'Santiago',
  'Santo Domingo',
  'Seattle',
  'Singapore',
  'Sofia',
  'Stockholm',
  'Strasbourg',
  'Sydney',
  'São Paulo',
  'Taipei',
  'Tampa',
  'Thessaloniki',
  'Toronto',
  'Venice',
  'Versailles',
  'Washington, DC',
  'York',
] as const;

export const TITLES = [
  'primogen',
  'prince',
  'justicar',
  'inner circle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'magaji',
  'kholo',
  'baron',
] as const;
export type Title = (typeof TITLES)[number];

export const SECTS = ['Camarilla', 'Sabbat', 'Laibon', 'Anarch', 'Independent'] as const;
export type Sect = (typeof SECTS)[number];

export const TRAITS = [
  'weapon',
  'gun',
  'melee weapon',
  'vehicle',
  'location',
  'hunting ground',
  'mortal',
  'mage',
  'animal',
  'ghoul',
  'demon',
  'wraith',
  'mummy',
  'frenzy',
  'ammo',
  'grapple',
  'archetype',
  'path',
  'title',
  'boon',
  'Gehenna',
  'trophy',
  'discipline',
  'investment',
  'electronic',
  'scarce',
  'flight',
  'Tremere slave',
  'infernal',
  'sterile',
  'blood cursed',
  'black hand',
  'Torrance circle',
  'Kiev circle',
  'werewolf',
  'zombie',
  'changeling',
  'dhampir',
  'gargoyle creature',
  'haven',
  'aim',
  'government',
  'contract',
  'watchtower',
  'Inconnu',
  'seraph',
  'Tremere antitribu slave',
  'Chicago circle',
  'Mexico City circle',
  'Budapest circle',
  'Path of Caine',
  'Path of Cathari',
  'Path of Death and the Soul',
  'Path of Power and the Inner Voice',
  'red list',
  'operation antigen',
  'no first conviction',
  'going to torpor',
  'nod fragment',
  'transient',
  'condemnation',
  'derivative',
  'Bahari',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The rules mention these traits, but no defined card has them, so no language has words for them yet. */
export const UNPRINTED_TRAITS = ['anarch', 'non-camarilla', 'silver'] as const;

/** The facts that the effect `note` remembers. */
export const NOTES = [
  'fed by a hunting ground',
  'titled this turn',
  'won a referendum',
  'equipped this turn',
  'unlocked after equipping',
  'played a Discipline card',
  'chosen to fight',
] as const;
export type Note = (typeof NOTES)[number];

/** Counters that have a name of their own. */
export const COUNTERS = ['corruption', 'nightmare', 'graft', 'hostage', 'vandal', 'research', 'founder'] as const;
export type Counter = (typeof COUNTERS)[number];

/** Kinds of which each player has his own: cards say "your" counters. */
const OWNED: ReadonlySet<Counter> = new Set(['corruption']);

export function isOwned(kind: Counter): boolean {
  return OWNED.has(kind);
}

/** The type stays a string: rules compare printed values with current ones. */
const among = (what: string, ...lists: readonly (readonly string[])[]): Check<string> => {
  const words = lists.flat();
  return textThat((word) => words.includes(word), what, words);
};

export const clan = among('a clan', CLANS, FORMER_CLANS, CREEDS);
export const sect = among('a sect', SECTS);
export const title = among('a title', TITLES);
/** A title's domain: a city, or the clan of a justicar, a kholo or a member of the Inner Circle. */
export const domain = among('a city or a clan', CITIES, CLANS, FORMER_CLANS);
/** A new title: `none` takes it away. */
export const rank = among('a title', TITLES, ['none']);
export const trait = among('a trait', TRAITS, UNPRINTED_TRAITS);
/** The kinds of cards of which a minion may have only one: cards of the same name, or with a trait. */
export const exclusive = among('"name" or a trait', ['name'], TRAITS, UNPRINTED_TRAITS);
/** The name of a way to play or use a card: words, which `text/<language>/cards/ways.json` or the card itself translates. */
export const way = textThat((word) => /^[a-z]+(?: [a-z]+)*$/i.test(word), 'plain words');
export const counter: Check<Counter> = oneOf(...COUNTERS);
export const note = among('something that can be noted', NOTES);
/** `dom`: at any level. */
export const discipline = among('the mark of a Discipline, such as "dom"', DISCIPLINES);
/** `dom` or `DOM`: basic or superior. */
export const disciplineLevel = among(
  'the mark of a Discipline, such as "dom" or "DOM"',
  DISCIPLINES,
  DISCIPLINES.map((code) => code.toUpperCase()),
);
