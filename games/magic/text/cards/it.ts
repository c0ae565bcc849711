/** Card texts in Italian. */
import { agree, noun, verb } from '@praxis/kit/language/grammar.ts';
import { it as italian } from '@praxis/kit/language/it.ts';
import { changes, conditions, effects, restrictions, triggers } from './it-effects.ts';
import { subtypes } from './it-subtypes.ts';
import { ALL_ZONES, COLOR, contracted, introduce, NUMBERS, TAPPED, unrepeated, ZONES } from './it-words.ts';
import type { Phrases } from './phrases.ts';
import { after, beside, last, someone, subjectOf } from './romance.ts';

export const it: Phrases = {
  ...italian,
  contracted,
  colon: ': ',
  introduce,
  types: {
    land: noun('terra', 'terre', 'f'),
    creature: noun('creatura', 'creature', 'f'),
    artifact: noun('artefatto', 'artefatti', 'm'),
    enchantment: noun('incantesimo', 'incantesimi', 'm'),
    planeswalker: noun('planeswalker', 'planeswalker', 'm'),
    instant: noun('istantaneo', 'istantanei', 'm'),
    sorcery: noun('stregoneria', 'stregonerie', 'f'),
  },
  typeLine: {
    land: 'Terra',
    creature: 'Creatura',
    artifact: 'Artefatto',
    enchantment: 'Incantesimo',
    planeswalker: 'Planeswalker',
    instant: 'Istantaneo',
    sorcery: 'Stregoneria',
    basic: 'Base',
    legendary: 'Leggendario',
  },
  typeWords: (supertypes, types) => {
    const kinds = types.length === 2 && types[0] === 'artifact' ? [types[1], types[0]] : types;
    const feminine = kinds[0] === 'creature' || kinds[0] === 'land';
    const extra = supertypes.map((each) => (each === 'basic' ? 'Base' : feminine ? 'Leggendaria' : 'Leggendario'));
    return [...kinds.map((each) => it.typeLine[each as 'land']), ...extra].join(' ');
  },
  // The class comes before the race: "Soldato Umano".
  subtypeWords: (words) => words.toReversed().join(' '),
  nouns: {
    permanent: noun('permanente', 'permanenti', 'm'),
    card: noun('carta', 'carte', 'f'),
    spell: noun('magia', 'magie', 'f'),
    player: noun('giocatore', 'giocatori', 'm'),
    opponent: noun('avversario', 'avversari', 'm'),
    source: noun('fonte', 'fonti', 'f'),
    emblem: noun('emblema', 'emblemi', 'm'),
  },
  cardOf: ({ one }, supertype) => {
    const rest = [one, supertype?.toLowerCase()].filter(Boolean).join(' ');
    return noun(`carta ${rest}`, `carte ${rest}`, 'f');
  },
  spellOf: ({ one }) => noun(`magia ${one}`, `magie ${one}`, 'f'),
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], { gender, number }),
  keywords: {
    reach: 'raggiungere',
    flying: 'volare',
    trample: 'travolgere',
    defender: 'difensore',
    'first strike': 'attacco improvviso',
    'double strike': 'doppio attacco',
    haste: 'rapidità',
    indestructible: 'indistruttibile',
    intimidate: 'intimidire',
    flash: 'lampo',
    hexproof: 'anti-malocchio',
    deathtouch: 'tocco letale',
    vigilance: 'cautela',
    lifelink: 'legame vitale',
    convoke: 'convocazione',
  },
  protection: (from) =>
    `protezione ${italian.list(
      from.map((each) => `da ${each}`),
      'and',
    )}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'il colore scelto';
    if (quality === 'all colors') return 'tutti i colori';
    if (quality in COLOR) return `il ${agree(COLOR[quality as keyof typeof COLOR], { gender: 'm', number: 'one' })}`;
    const type = it.types[quality as keyof Phrases['types']];
    return italian.introduced('the', type.many, { gender: type.gender, number: 'many' });
  },
  keepsAuras: 'questa protezione non rimuove le Aure',
  landwalk: (type) =>
    ({
      Plains: 'passa-pianure',
      Island: 'passa-isole',
      Swamp: 'passa-paludi',
      Mountain: 'passa-montagne',
      Forest: 'passa-foreste',
    })[type],
  equip: 'equipaggiare',
  enchant: 'incanta',
  you: { text: 'tu', number: 'one', gender: 'm', person: 'you' },
  players: {
    'each player': someone('ogni giocatore', 'm'),
    'each opponent': someone('ogni avversario', 'm'),
    'defending player': someone('il giocatore in difesa', 'm'),
    'that player': someone('quel giocatore', 'm'),
    opponent: someone('un avversario', 'm'),
  },
  controllerOf: (what) => someone(`il controllore di ${what.text}`, 'm'),
  ownerOf: (what) => someone(`il proprietario di ${what.text}`, 'm'),
  anyTarget: (other) =>
    someone(other ? 'un’altra creatura o un altro giocatore bersaglio' : 'una creatura o un giocatore bersaglio', 'f'),
  qualities: {
    color: (text) => beside(text),
    notColor: (text) => beside(`non ${text}`),
    notType: (type, number) => beside(`non ${number === 'one' ? type.one : type.many}`),
    supertype: (supertype, gender, number) =>
      beside(
        supertype === 'basic' ? 'base' : agree('leggendario|leggendaria|leggendari|leggendarie', { gender, number }),
      ),
    combat: (how, gender, number) => {
      const attacking = agree('attaccante|attaccanti', { gender, number });
      const blocking = agree('bloccante|bloccanti', { gender, number });
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} o ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, { gender, number });
      return beside(tapped ? word : `S${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree('altro|altra|altri|altre', { gender, number }) }),
    withKeyword: (keyword) => after(`con ${keyword}`),
    withoutKeyword: (keywords) => after(`senza ${keywords}`),
    powerMin: (amount) => after(`con forza pari o superiore a ${amount}`),
    toughnessMin: (amount) => after(`con costituzione pari o superiore a ${amount}`),
    controlled: (by) => last(by.person === 'you' ? 'che controlli' : `sotto il controllo di ${by.text}`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('in esilio');
      if (of === undefined) return after(`di ${ALL_ZONES[zone]}`);
      if (of.person === 'you') return after(zone === 'hand' ? 'della tua mano' : `del tuo ${ZONES[zone]}`);
      return after(`di ${zone === 'hand' ? 'la' : 'il'} ${ZONES[zone]} di ${of.text}`);
    },
    attachedTo: (what) => after(`su ${what.text}`),
    damagedBy: (what) => after(`che in questo turno ha subìto danno da ${what.text}`),
    exiledBy: (what, gender, number) =>
      after(`${agree('esiliato|esiliata|esiliati|esiliate', { gender, number })} da ${what.text}`),
  },
  upTo: (amount, text) => `fino a ${amount} ${text}`,
  anyNumberOf: (text) => `un qualsiasi numero di ${text}`,
  thatMuch: 'altrettanto',
  whereX: (value) => `, dove X è ${value}`,
  numberOf: (what) => `il numero di ${what.text}`,
  powerOf: (what) => `la forza di ${what.text}`,
  startingLife: 'il totale di punti vita con cui hai iniziato',
  effects,
  triggers,
  conditions,
  changes,
  restrictions,
  nextUntap: (self) => `non ${verb(self, 'STAPpa', 'STAPpano')} durante il prossimo STAP del proprio controllore`,
  until: { turn: 'fino alla fine del turno', while: (clause) => `fintanto che ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'una pedina creatura' : `${NUMBERS[amount.text] ?? amount.text} pedine creatura`,
      kinds.join(' '),
      `${power}/${toughness}`,
      italian.list(
        colors.map((each) => agree(COLOR[each], { gender: 'f', number })),
        'and',
      ),
      keywords === '' ? '' : `con ${keywords}`,
    ];
    return { text: text.filter(Boolean).join(' '), number, gender: 'f', person: 'they' };
  },
  costs: {
    life: (amount) => `paga ${amount} punt${amount === 1 ? 'o' : 'i'} vita`,
    sacrifice: (what) => `sacrifica ${what.text}`,
    discard: (amount) => `scarta ${amount === 1 ? 'una carta' : `${amount} carte`}`,
  },
  paysCost: {
    life: (_, amount) => `paghi ${amount} punt${amount === 1 ? 'o' : 'i'} vita`,
    sacrifice: (_, what) => `sacrifichi ${what.text}`,
    mana: (_, mana) => `paghi ${mana}`,
  },
  sentences: {
    triggered: (when, condition, instructions) =>
      condition === undefined
        ? `${when}, ${unrepeated(when, instructions)}`
        : `${when}, se ${condition}, ${instructions}`,
    static: (self, changes, condition) =>
      `${condition === undefined ? '' : `fintanto che ${condition}, `}${subjectOf(italian, self)} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'aggiungi un mana di un qualsiasi colore' : `aggiungi ${italian.list(symbols, 'or')}`,
    entersTapped: (what) => `${what.text} entra nel campo di battaglia ${agree(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `puoi far entrare ${what.text} nel campo di battaglia come una copia di ${of.text}${ability === undefined ? '' : `; la copia ha anche "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'te o a un planeswalker che controlli' : to.text;
      const kind = combat ? 'danno da combattimento' : 'danno';
      const source = by ? by.text : 'una fonte';
      return `ogniqualvolta ${source} infliggerebbe ${kind} a ${whom}, ${allBut === 0 ? 'quel danno viene prevenuto' : `previeni tutto quel danno tranne ${allBut}`}`;
    },
    defines: (what, value) => `la forza e la costituzione di ${what.text} sono entrambe pari a ${value}`,
    castOnly: (clause) => `puoi lanciare questa magia solo se ${clause}`,
    additionalCost: (costs) => `per lanciare questa magia, inoltre, ${costs}`,
    sorceryOnly: 'attiva questa abilità solo quando potresti lanciare una stregoneria',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:ogniqualvolta|quando) /, ''))).join(' o '),
  },
};
