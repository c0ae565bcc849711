/** Card texts in English. */
import { en as english } from '@praxis/kit/language/en.ts';
import { listed, nounsOf } from '@praxis/kit/language/grammar.ts';
import { SUBTYPES } from '../../cards/language/subtypes.ts';
import type { Article, Bare, Count, Phrases, Quality, Said } from './phrases.ts';

/** English nouns have no gender; the other languages' forms ask for one. */
const { masculine: noun } = nounsOf(english);
const before = (text: string): Quality => ({ at: 'before', text });
const after = (text: string): Quality => ({ at: 'after', text });
const someone = (text: string, number: Said['number'] = 'one'): Said => ({ text, number, gender: 'm', person: 'they' });

/** The verb form that goes with the subject; `you` as with several. */
function verb({ number, person }: Said, one: string, many: string): string {
  return person === 'you' || number === 'many' ? many : one;
}

/** Orders to the reader have no subject. */
function subject(who: Said, one: string, many: string): string {
  return who.person === 'you' ? many : `${who.text} ${verb(who, one, many)}`;
}

const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'that many cards' : one ? 'a card' : `${text} cards`;

function whole({ before: left, noun: text, beside, after: right }: Bare): string {
  return [...left, text, ...beside, ...right].join(' ');
}

function introduce(bare: Bare, article: Article): string {
  const text = whole(bare);
  switch (article.kind) {
    case 'enchanted':
    case 'equipped':
      return `${article.kind} ${text}`;
    case 'blocked':
      return `the blocked ${text}`;
    case 'target': {
      const count = article.count === 1 ? '' : `${article.count} `;
      const other = article.other ? (article.count === 1 ? 'another ' : 'other ') : '';
      if (article.upTo) return `up to ${article.count} ${other}target ${text}`;
      return `${article.count === 1 ? other : `${count}${other}`}target ${text}`;
    }
    default:
      return english.introduced(article.kind, text, bare);
  }
}

const subtypes = Object.fromEntries(SUBTYPES.map((name) => [name, name])) as Phrases['subtypes'];

const NUMBERS: Readonly<Record<string, string>> = { 1: 'a', 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'loyalty' } as const;

const DESTINATIONS = {
  hand: 'into your hand',
  graveyard: 'into your graveyard',
  exile: 'into exile',
  battlefield: 'onto the battlefield',
  'library top': 'on top of your library',
  'library second': 'second from the top of your library',
} as const;

export const en: Phrases = {
  ...english,
  colon: ': ',
  list: (items, last) => listed(items, ', ', items.length > 2 ? `, ${last} ` : ` ${last} `),
  introduce,
  types: {
    land: noun('land'),
    creature: noun('creature'),
    artifact: noun('artifact'),
    enchantment: noun('enchantment'),
    planeswalker: noun('planeswalker'),
    instant: noun('instant'),
    sorcery: noun('sorcery', 'sorceries'),
  },
  typeLine: {
    land: 'Land',
    creature: 'Creature',
    artifact: 'Artifact',
    enchantment: 'Enchantment',
    planeswalker: 'Planeswalker',
    instant: 'Instant',
    sorcery: 'Sorcery',
    basic: 'Basic',
    legendary: 'Legendary',
  },
  typeWords: (supertypes, types) => [...supertypes, ...types].map((each) => en.typeLine[each]).join(' '),
  nouns: {
    permanent: noun('permanent'),
    card: noun('card'),
    spell: noun('spell'),
    player: noun('player'),
    opponent: noun('opponent'),
    source: noun('source'),
    emblem: noun('emblem'),
  },
  cardOf: ({ one }, supertype) => {
    const words = [supertype?.toLowerCase(), one].filter(Boolean).join(' ');
    return noun(`${words} card`);
  },
  spellOf: ({ one }) => noun(`${one} spell`),
  subtypes: {
    ...subtypes,
    Plains: noun('Plains', 'Plains'),
    ...Object.fromEntries(['Island', 'Swamp', 'Mountain', 'Forest', 'Wall', 'Aura'].map((name) => [name, noun(name)])),
    Equipment: noun('Equipment', 'Equipment'),
  },
  color: (color) => color,
  keywords: {
    reach: 'reach',
    flying: 'flying',
    trample: 'trample',
    defender: 'defender',
    'first strike': 'first strike',
    'double strike': 'double strike',
    haste: 'haste',
    indestructible: 'indestructible',
    intimidate: 'intimidate',
    flash: 'flash',
    hexproof: 'hexproof',
    deathtouch: 'deathtouch',
    vigilance: 'vigilance',
    lifelink: 'lifelink',
    convoke: 'convoke',
  },
  protection: (from) => `protection ${from.map((each) => `from ${each}`).join(' and ')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'that color';
    return quality in en.types ? en.types[quality as keyof Phrases['types']].many : quality;
  },
  keepsAuras: 'this protection does not remove Auras',
  landwalk: (type) => `${type.toLowerCase()}walk`,
  equip: 'equip',
  enchant: 'enchant',
  you: { text: 'you', number: 'one', gender: 'm', person: 'you' },
  players: {
    'each player': someone('each player'),
    'each opponent': someone('each opponent'),
    'defending player': someone('the defending player'),
    'that player': someone('that player'),
    opponent: someone('an opponent'),
  },
  controllerOf: (what) => someone(`the controller of ${what.text}`),
  ownerOf: (what) => someone(`the owner of ${what.text}`),
  anyTarget: (other) => someone(`${other ? 'another ' : ''}target player or creature`),
  qualities: {
    color: (text) => before(text),
    notColor: (text) => before(`non${text}`),
    notType: ({ one }) => before(`non${one}`),
    supertype: (supertype) => before(supertype),
    combat: (how) => before(how),
    tapped: (tapped) => before(tapped ? 'tapped' : 'untapped'),
    other: () => before('other'),
    withKeyword: (keyword) => after(`with ${keyword}`),
    withoutKeyword: (keywords) => after(`without ${keywords}`),
    powerMin: (amount) => after(`with power of at least ${amount}`),
    toughnessMin: (amount) => after(`with toughness of at least ${amount}`),
    controlled: (by) => after(by.person === 'you' ? 'that you control' : `of ${by.text}`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('in exile');
      if (of === undefined) return after(zone === 'graveyard' ? 'in any graveyard' : `in any ${zone}`);
      return after(of.person === 'you' ? `in your ${zone}` : `in the ${zone} of ${of.text}`);
    },
    attachedTo: (what) => after(`attached to ${what.text}`),
    damagedBy: (what) => after(`that ${what.text} has damaged this turn`),
    exiledBy: (what) => after(`that ${what.text} exiled`),
  },
  upTo: (amount, text) => `up to ${amount} ${text}`,
  anyNumberOf: (text) => `any number of ${text}`,
  thatMuch: 'that much',
  whereX: (value) => `, X being ${value}`,
  numberOf: (what) => `the number of ${what.text}`,
  powerOf: (what) => `the power of ${what.text}`,
  startingLife: 'the life total with which you began',
  effects: {
    damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'deals', 'deal')} ${amount.text} damage to ${to.text}`,
    destroy: ({ what, noRegeneration }) =>
      `destroy ${what.text}${noRegeneration ? `, which cannot be regenerated` : ''}`,
    move: ({ what, to, tapped, under }) => {
      const owners = what.number === 'many' ? 'their owners' : 'its owner';
      switch (to) {
        case 'hand':
          return `return ${what.text} to the hand${what.number === 'many' ? 's' : ''} of ${owners}`;
        case 'exile':
          return `exile ${what.text}`;
        case 'battlefield': {
          const control =
            under === undefined ? '' : ` under ${under.person === 'you' ? 'your' : `${under.text}'s`} control`;
          return `put ${what.text} onto the battlefield${tapped ? ' tapped' : ''}${control}`;
        }
        case 'graveyard':
          return `put ${what.text} into the graveyard of ${owners}`;
        case 'library top':
          return `put ${what.text} on top of the library of ${owners}`;
        default:
          return `put ${what.text} into the library of ${owners}, under the top card`;
      }
    },
    counter: ({ what }) => `counter ${what.text}`,
    sacrifice: ({ who, what }) => `${subject(who, 'sacrifices', 'sacrifice')} ${what.text}`,
    draw: ({ who, amount }) => `${subject(who, 'draws', 'draw')} ${cards(amount)}`,
    discard: ({ who, amount }) => `${subject(who, 'discards', 'discard')} ${cards(amount)}`,
    'gain life': ({ who, amount }) => `${subject(who, 'gains', 'gain')} ${amount.text} life`,
    'lose life': ({ who, amount }) => `${subject(who, 'loses', 'lose')} ${amount.text} life`,
    'set life': ({ who, amount }) =>
      `${who.person === 'you' ? 'your life total' : `the life total of ${who.text}`} becomes ${amount.text}`,
    tap: ({ what }) => `tap ${what.text}`,
    untap: ({ what }) => `untap ${what.text}`,
    modify: ({ what, changes, until }, mood) =>
      `${mood === 'infinitive' ? 'have ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
    'put counters': ({ what, amount, counter }) =>
      `add ${amount.one ? 'a' : amount.text} ${COUNTERS[counter]} counter${amount.one ? '' : 's'} to ${what.text}`,
    create: ({ token }) => `create ${token.text}`,
    emblem: ({ text }) => `you get an emblem with "${text}"`,
    regenerate: ({ what }) => `regenerate ${what.text}`,
    fight: ({ what, with: other }) => `${what.text} fights ${other.text}`,
    attach: ({ this: it, to }) => `attach ${it.text} to ${to.text}`,
    'prevent damage': ({ by, combat }) =>
      `prevent all ${combat ? 'combat ' : ''}damage that ${by.text} would deal this turn`,
    search: ({ what, to, tapped }) => {
      const them = what.number === 'many' ? 'them' : 'it';
      if (to === 'library top') return `find ${what.text} in your library, shuffle, then put ${them} on top`;
      const put = to === 'exile' ? `exile ${them}` : `move ${them} ${DESTINATIONS[to]}${tapped ? ' tapped' : ''}`;
      return `find ${what.text} in your library, ${put}, then shuffle`;
    },
    look: ({ amount, reveal, what, optional, to, rest }) => {
      const first = `${reveal ? 'reveal' : 'look at'} your library's top ${amount} cards`;
      const put = `${what.text} among them ${optional ? 'may go' : 'goes'} ${DESTINATIONS[to]}`;
      const others = rest === 'library top' ? 'the rest stay on top' : `the rest go ${DESTINATIONS[rest]}`;
      return `${first}; ${put}, ${others}`;
    },
    'exile top': ({ amount }) => `exile your library's top ${amount === 1 ? 'card' : `${amount} cards`}`,
    'allow playing': ({ what }) => `you may play ${what.text} this turn`,
    'cast copies': ({ what, amount }) => `copy ${what.text} ${amount} times; the copies may be cast for nothing`,
    'shuffle in': ({ who }) => {
      const whose = who.person === 'you' ? 'your' : 'their';
      return `${subject(who, 'shuffles', 'shuffle')} ${whose} hand and ${whose} graveyard into ${whose} library`;
    },
    'choose color': () => 'choose a color',
    choose: ({ what, optional, among }) =>
      `${optional ? 'you may choose' : 'choose'} ${what.text}${among ? ` among ${among.text}` : ''}`,
    may: ({ instructions }) => `you may ${instructions}`,
    unless: ({ instructions, costs, who }) => `${who.text} may ${costs}; otherwise ${instructions}`,
    if: ({ clause, instructions }) => `if ${clause}, ${instructions}`,
    later: ({ when, instructions }) => `${when}, ${instructions}`,
  },
  triggers: {
    enters: ({ what, every }) => `${every ? 'whenever' : 'when'} ${what.text} ${verb(what, 'enters', 'enter')}`,
    dies: ({ what, every }) => `${every ? 'whenever' : 'when'} ${what.text} ${verb(what, 'dies', 'die')}`,
    'put into graveyard': ({ what, whose }) =>
      `whenever ${what.text} goes to ${whose === 'you' ? 'your' : whose === 'opponent' ? "an opponent's" : 'a'} graveyard from anywhere`,
    attacks: ({ what }) => `whenever ${what.text} attacks`,
    blocks: ({ what, blocked }) => `whenever ${what.text} blocks${blocked ? ` ${blocked.text}` : ''}`,
    upkeep: ({ of, next }) => `at the start of ${theirs(of, next ? 'next upkeep' : 'upkeep')}`,
    'end step': ({ of, next }) => `at the start of ${theirs(of, next ? 'next end step' : 'end step')}`,
    'life gained': ({ who }) => `whenever ${who.text} ${verb(who, 'gains', 'gain')} life`,
    cast: ({ who, what }) => `whenever ${who.text} ${verb(who, 'has', 'have')} cast ${what.text}`,
    damage: ({ by, to, combat }) => {
      const kind = combat ? 'combat damage' : 'damage';
      return `whenever ${to.text} takes ${kind}${by ? ` from ${by.text}` : ''}`;
    },
  },
  conditions: {
    exists: ({ what, by, min }) => {
      const counted = min > 1 ? `${min} or more ${what.text}` : what.text;
      return by
        ? `${by.text} ${verb(by, 'controls', 'control')} ${counted}`
        : `${counted} ${min > 1 ? 'are' : 'is'} on the battlefield`;
    },
    none: ({ what, by }) =>
      by ? `${by.text} ${verb(by, 'controls', 'control')} no ${what.text}` : `no ${what.text} are on the battlefield`,
    'controls this': ({ who, this: it }) => `${who.text} ${verb(who, 'controls', 'control')} ${it.text}`,
    'lost life last turn': ({ who }) => `${who.text} lost life during the last turn`,
    'life below start': ({ who }) => `${who.text} ${verb(who, 'has', 'have')} less life than at the start of the game`,
    'has cast a spell this turn': ({ who }) => `${who.text} ${verb(who, 'has', 'have')} cast another spell this turn`,
  },
  changes: {
    control: ({ subject: it, by }) => `${verb(it, 'comes', 'come')} under the control of ${by.text}`,
    addTypes: ({ subject: it, types, subtypes: added, lasting }) => {
      const named = types.map((each) => [...added, it.number === 'one' ? each.one : each.many].join(' '));
      const said = it.number === 'one' ? named.map(introduceOne) : named;
      return `${lasting ? verb(it, 'becomes', 'become') : verb(it, 'is', 'are')} also ${said.join(' and ')}`;
    },
    addSubtypes: ({ subject: it, subtypes: added, lasting }) =>
      `${lasting ? verb(it, 'becomes', 'become') : verb(it, 'is', 'are')} also ${it.number === 'one' ? introduceOne(added.join(' ')) : added.join(' ')}`,
    creatureTypes: ({ subject: it, subtypes: set }) =>
      `${verb(it, 'becomes', 'become')} ${introduceOne(set.join(' '))}`,
    colors: ({ subject: it, colors }) => `${verb(it, 'becomes', 'become')} ${colors.join(' and ')}`,
    loseAbilities: ({ subject: it }) => `${verb(it, 'loses', 'lose')} all abilities`,
    gain: ({ subject: it, keywords, lasting }) =>
      `${lasting ? verb(it, 'gains', 'gain') : verb(it, 'has', 'have')} ${keywords}`,
    lose: ({ subject: it, keywords }) => `${verb(it, 'loses', 'lose')} ${keywords}`,
    abilities: ({ subject: it, text, lasting }) =>
      `${lasting ? verb(it, 'gains', 'gain') : verb(it, 'has', 'have')} the ability "${text}"`,
    base: ({ subject: it, power, toughness }) =>
      `${verb(it, 'has', 'have')} base power and toughness ${power}/${toughness}`,
    stats: ({ subject: it, power, toughness }) => `${verb(it, 'gets', 'get')} ${power}/${toughness}`,
    must: ({ subject: it }) => `${verb(it, 'attacks', 'attack')} each turn if able`,
    blockersMax: ({ amount }) => `cannot be blocked by more than ${amount} creature${amount === 1 ? '' : 's'}`,
    blockersMin: ({ amount }) => `cannot be blocked by fewer than ${amount} creatures`,
    cannotBeBlockedBy: ({ by }) => `cannot be blocked by ${by.text}`,
    canBlockOnly: ({ what }) => `can block only ${what.text}`,
  },
  restrictions: {
    attack: () => 'cannot attack',
    block: () => 'cannot block',
    'be blocked': () => 'cannot be blocked',
    untap: (it) => `${verb(it, 'does', 'do')} not untap in the untap step of ${verb(it, 'its', 'their')} controller`,
    'activate abilities': (it) => `cannot have ${verb(it, 'its', 'their')} activated abilities activated`,
    'be countered': () => 'cannot be countered',
  },
  nextUntap: (it) =>
    `${verb(it, 'does', 'do')} not untap in the next untap step of ${verb(it, 'its', 'their')} controller`,
  until: { turn: 'this turn', while: (clause) => `while ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => ({
    text: [
      NUMBERS[amount.text] ?? amount.text,
      colors.join(' and '),
      `${power}/${toughness}`,
      kinds.join(' '),
      amount.one ? 'token' : 'tokens',
      keywords === '' ? '' : `with ${keywords}`,
    ]
      .filter(Boolean)
      .join(' '),
    number: amount.one ? 'one' : 'many',
    gender: 'm',
    person: 'they',
  }),
  costs: {
    life: (amount) => `pay ${amount} life`,
    sacrifice: (what) => `sacrifice ${what.text}`,
    discard: (amount) => `discard ${amount === 1 ? 'a card' : `${amount} cards`}`,
  },
  paysCost: {
    life: (_, amount) => `pay ${amount} life`,
    sacrifice: (_, what) => `sacrifice ${what.text}`,
    mana: (_, mana) => `pay ${mana}`,
  },
  sentences: {
    triggered: (when, condition, instructions) =>
      `${when}, ${condition === undefined ? '' : `if ${condition}, `}${instructions}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `as long as ${condition}, `}${it.text} ${changes}`,
    mana: (symbols) => (symbols.length > 4 ? 'add one mana of any color' : `add ${en.list(symbols, 'or')}`),
    entersTapped: (what) => `${what.text} enters tapped`,
    entersAsCopy: (what, of, ability) =>
      `you may have ${what.text} enter as a copy of ${of.text}${ability === undefined ? '' : `; the copy also has the ability "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'you or a planeswalker that you control' : to.text;
      const kind = combat ? 'combat damage' : 'damage';
      const source = by ? by.text : 'a source';
      return `whenever ${whom} would take ${kind} from ${source}, ${allBut === 0 ? 'it is prevented' : `all but ${allBut} of it is prevented`}`;
    },
    defines: (what, value) => `the power and the toughness of ${what.text} are both ${value}`,
    castOnly: (clause) => `you can cast this spell only if ${clause}`,
    additionalCost: (costs) => `to cast this spell you must also ${costs}`,
    sorceryOnly: 'activate this only when you could cast a sorcery',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:whenever|when) /, ''))).join(' or '),
  },
};

/** "your upkeep", "the upkeep of that player" */
function theirs(of: Said, what: string): string {
  return of.person === 'you' ? `your ${what}` : `the ${what} of ${of.text}`;
}

function introduceOne(text: string): string {
  return english.introduced('a', text, { gender: 'm', number: 'one' });
}
