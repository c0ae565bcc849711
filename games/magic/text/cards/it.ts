/** Card texts in Italian. */
import { subtypes } from './it-subtypes.ts';
import type { Article, Bare, Count, Phrases, Said } from './phrases.ts';
import { after, agree, agreed, beside, list, noun, someone, verb, whole } from './romance.ts';

const TAPPED = 'TAPpato|TAPpata|TAPpati|TAPpate';
const BLOCKED = 'bloccato|bloccata|bloccati|bloccate';
const COLOR = {
  white: 'bianco|bianca|bianchi|bianche',
  blue: 'blu|blu|blu|blu',
  black: 'nero|nera|neri|nere',
  red: 'rosso|rossa|rossi|rosse',
  green: 'verde|verde|verdi|verdi',
} as const;

const VOWEL = /^[aeiouàèéìòù]/i;
const IMPURE = /^(?:s[bcdfglmnpqrtv]|z|gn|ps|x|y)/i;

/** The definite article as the next word wants it. */
function the({ gender, number }: Pick<Bare, 'gender' | 'number'>, text: string): string {
  if (gender === 'f') return number === 'one' ? (VOWEL.test(text) ? "l'" : 'la ') : 'le ';
  if (VOWEL.test(text)) return number === 'one' ? "l'" : 'gli ';
  if (IMPURE.test(text)) return number === 'one' ? 'lo ' : 'gli ';
  return number === 'one' ? 'il ' : 'i ';
}

function a({ gender }: Pick<Bare, 'gender'>, text: string): string {
  if (gender === 'f') return VOWEL.test(text) ? "un'" : 'una ';
  return IMPURE.test(text) ? 'uno ' : 'un ';
}

function another({ gender, number }: Pick<Bare, 'gender' | 'number'>): string {
  if (number === 'many') return gender === 'f' ? 'altre ' : 'altri ';
  return gender === 'f' ? "un'altra " : 'un altro ';
}

function introduce(bare: Bare, article: Article): string {
  const text = whole(bare);
  const forms = (each: string): string => agreed(each, bare);
  switch (article.kind) {
    case 'a':
      return bare.number === 'one' ? `${a(bare, text)}${text}` : text;
    case 'another':
      return `${another(bare)}${text}`;
    case 'the':
      return `${the(bare, text)}${text}`;
    case 'this':
      return `${forms('questo|questa|questi|queste')} ${text}`;
    case 'that': {
      const word =
        bare.gender === 'f'
          ? bare.number === 'one'
            ? 'quella '
            : 'quelle '
          : bare.number === 'one'
            ? 'quel '
            : 'quei ';
      const elided = bare.number === 'one' && VOWEL.test(text) ? "quell'" : word;
      return `${bare.gender === 'm' && bare.number === 'many' && VOWEL.test(text) ? 'quegli ' : elided}${text}`;
    }
    case 'each':
      return `ogni ${text}`;
    case 'all':
      return `${forms('tutti|tutte|tutti|tutte')} ${the(bare, text)}${text}`;
    case 'bare':
      return text;
    case 'enchanted': {
      const said = whole(bare, forms('incantato|incantata|incantati|incantate'));
      return `${the(bare, said)}${said}`;
    }
    case 'equipped': {
      const said = whole(bare, forms('equipaggiato|equipaggiata|equipaggiati|equipaggiate'));
      return `${the(bare, said)}${said}`;
    }
    case 'target': {
      const said = whole(bare, 'bersaglio');
      const many = article.other ? `${bare.gender === 'f' ? 'altre' : 'altri'} ` : '';
      if (article.upTo && article.count === 1) return `fino a ${article.other ? another(bare) : a(bare, said)}${said}`;
      if (article.upTo) return `fino a ${article.count} ${many}${said}`;
      if (article.count > 1) return `${article.count} ${many}${said}`;
      return article.other ? `${another(bare)}${said}` : `${a(bare, said)}${said}`;
    }
    default:
      return article satisfies never;
  }
}

const CONTRACTED: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** Prepositions and the articles behind them: "di il" is "del", "su la" is "sulla". */
function polish(text: string): string {
  return text
    .replace(/(?<=^| )(di|a|da|in|su) (il|lo|la|gli|le|i) /g, (_, preposition: string, article: string) => {
      const stem = CONTRACTED[preposition] as string;
      if (article === 'il') return `${stem}l `;
      if (article === 'i') return `${stem}i `;
      return article === 'gli' ? `${stem}gli ` : `${stem}l${article} `;
    })
    .replace(/(?<=^| )(di|a|da|in|su) l'/g, (_, preposition: string) => `${CONTRACTED[preposition]}ll'`);
}

function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettante carte' : one ? 'una carta' : `${text} carte`;
const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettanti punti vita' : `${text} punt${one ? 'o' : 'i'} vita`;
const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'altrettanti danni' : `${text} dann${one ? 'o' : 'i'}`;

const DESTINATIONS = {
  hand: 'in mano',
  graveyard: 'nel tuo cimitero',
  exile: 'in esilio',
  battlefield: 'sul campo di battaglia',
  'library top': 'in cima al tuo grimorio',
  'library second': 'in seconda posizione dalla cima del tuo grimorio',
} as const;

const ZONES = { graveyard: 'cimitero', hand: 'mano', library: 'grimorio', exile: 'esilio' } as const;
const NUMBERS: Readonly<Record<string, string>> = { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque' };
const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'fedeltà' } as const;

export const it: Phrases = {
  language: 'it',
  colon: ': ',
  polish,
  list: (items, joint) => list(items, joint === 'and' ? 'e' : 'o'),
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
  color: (color, gender, number) => agree(COLOR[color], gender, number),
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
    `protezione ${list(
      from.map((each) => `da ${each}`),
      'e',
    )}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'il colore scelto';
    if (quality === 'all colors') return 'tutti i colori';
    if (quality in COLOR) return `il ${agree(COLOR[quality as keyof typeof COLOR], 'm', 'one')}`;
    const type = it.types[quality as keyof Phrases['types']];
    return `${the({ gender: type.gender, number: 'many' }, type.many)}${type.many}`;
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
    someone(other ? "un'altra creatura o un altro giocatore bersaglio" : 'una creatura o un giocatore bersaglio', 'f'),
  qualities: {
    color: (text) => beside(text),
    notColor: (text) => after(`non ${text}`),
    notType: (type, number) => after(`non ${number === 'one' ? type.one : type.many}`),
    supertype: (supertype, gender, number) =>
      beside(supertype === 'basic' ? 'base' : agree('leggendario|leggendaria|leggendari|leggendarie', gender, number)),
    combat: (how, gender, number) => {
      const attacking = agree('attaccante|attaccanti', gender, number);
      const blocking = agree('bloccante|bloccanti', gender, number);
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} o ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, gender, number);
      return beside(tapped ? word : `S${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree('altro|altra|altri|altre', gender, number) }),
    withKeyword: (keyword) => after(`con ${keyword}`),
    withoutKeyword: (keywords) => after(`senza ${keywords}`),
    powerMin: (amount) => after(`con forza pari o superiore a ${amount}`),
    toughnessMin: (amount) => after(`con costituzione pari o superiore a ${amount}`),
    controlled: (by) => after(by.person === 'you' ? 'che controlli' : `sotto il controllo di ${by.text}`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('in esilio');
      if (of === undefined) return after(zone === 'hand' ? 'in qualsiasi mano' : `in qualsiasi ${ZONES[zone]}`);
      if (of.person === 'you') return after(zone === 'hand' ? 'nella tua mano' : `nel tuo ${ZONES[zone]}`);
      return after(`in ${zone === 'hand' ? 'la' : 'il'} ${ZONES[zone]} di ${of.text}`);
    },
    attachedTo: (what) => after(`su ${what.text}`),
    damagedBy: (what) => after(`che in questo turno ha subìto danno da ${what.text}`),
    exiledBy: (what, gender, number) =>
      after(`${agree('esiliato|esiliata|esiliati|esiliate', gender, number)} da ${what.text}`),
  },
  upTo: (amount, text) => `fino a ${amount} ${text}`,
  anyNumberOf: (text) => `un qualsiasi numero di ${text}`,
  thatMuch: 'altrettanto',
  whereX: (value) => `, dove X è ${value}`,
  numberOf: (what) => `il numero di ${what.text}`,
  powerOf: (what) => `la forza di ${what.text}`,
  startingLife: 'il totale di punti vita con cui hai iniziato',
  effects: {
    damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'infligge', 'infliggono')} ${damage(amount)} a ${to.text}`,
    destroy: ({ what, noRegeneration }, mood) =>
      `${mood === 'order' ? 'distruggi' : 'distruggere'} ${what.text}${noRegeneration ? `, che non ${verb(what, 'può', 'possono')} essere ${agreed('rigenerato|rigenerata|rigenerati|rigenerate', what)}` : ''}`,
    move: ({ what, to, tapped, under }, mood) => {
      const whose = verb(what, 'del suo proprietario', 'dei rispettivi proprietari');
      const put = mood === 'order' ? 'metti' : 'mettere';
      switch (to) {
        case 'hand':
          return `${mood === 'order' ? 'fai' : 'far'} tornare ${what.text} in mano ${verb(what, 'al suo proprietario', 'ai rispettivi proprietari')}`;
        case 'exile':
          return `${mood === 'order' ? 'esilia' : 'esiliare'} ${what.text}`;
        case 'battlefield': {
          const control =
            under === undefined
              ? ''
              : under.person === 'you'
                ? ' sotto il tuo controllo'
                : ` sotto il controllo di ${under.text}`;
          return `${put} sul campo di battaglia ${what.text}${tapped ? ` ${agreed(TAPPED, what)}` : ''}${control}`;
        }
        case 'graveyard':
          return `${put} ${what.text} nel cimitero ${whose}`;
        case 'library top':
          return `${put} ${what.text} in cima al grimorio ${whose}`;
        default:
          return `${put} ${what.text} nel grimorio ${whose}, sotto la prima carta`;
      }
    },
    counter: ({ what }, mood) => `${mood === 'order' ? 'neutralizza' : 'neutralizzare'} ${what.text}`,
    sacrifice: ({ who, what }, mood) =>
      `${does(who, mood === 'order' ? 'sacrifica' : 'sacrificare', 'sacrifica')} ${what.text}`,
    draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'pesca' : 'pescare', 'pesca')} ${cards(amount)}`,
    discard: ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'scarta' : 'scartare', 'scarta')} ${cards(amount)}`,
    'gain life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'guadagni' : 'guadagnare', 'guadagna')} ${life(amount)}`,
    'lose life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'perdi' : 'perdere', 'perde')} ${life(amount)}`,
    'set life': ({ who, amount }) =>
      `${who.person === 'you' ? 'i tuoi punti vita diventano' : `i punti vita di ${who.text} diventano`} ${amount.text}`,
    tap: ({ what }, mood) => `${mood === 'order' ? 'TAPpa' : 'TAPpare'} ${what.text}`,
    untap: ({ what }, mood) => `${mood === 'order' ? 'STAPpa' : 'STAPpare'} ${what.text}`,
    modify: ({ what, changes, until }, mood) =>
      `${mood === 'infinitive' ? 'far sì che ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
    'put counters': ({ what, amount, counter }, mood) =>
      `${mood === 'order' ? 'metti' : 'mettere'} ${amount.one ? 'un segnalino' : `${amount.text} segnalini`} ${COUNTERS[counter]} su ${what.text}`,
    create: ({ token }, mood) => `${mood === 'order' ? 'crea' : 'creare'} ${token.text}`,
    emblem: ({ text }) => `ottieni un emblema con "${text}"`,
    regenerate: ({ what }, mood) => `${mood === 'order' ? 'rigenera' : 'rigenerare'} ${what.text}`,
    fight: ({ what, with: other }) => `${what.text} lotta con ${other.text}`,
    attach: ({ this: self, to }, mood) => `${mood === 'order' ? 'assegna' : 'assegnare'} ${self.text} a ${to.text}`,
    'prevent damage': ({ by, combat }, mood) =>
      `${mood === 'order' ? 'previeni' : 'prevenire'} tutto il danno${combat ? ' da combattimento' : ''} che ${by.text} infliggerebbero in questo turno`,
    search: ({ what, to, tapped }, mood) => {
      const them = agreed('lo|la|li|le', what);
      const start = `${mood === 'order' ? 'cerca' : 'cercare'} nel tuo grimorio ${what.text}`;
      const shuffle = mood === 'order' ? 'rimescola' : 'rimescolare';
      const put = mood === 'order' ? `metti${them}` : `metter${them}`;
      if (to === 'library top') return `${start}, ${shuffle} e poi ${put} ${DESTINATIONS[to]}`;
      if (to === 'exile') return `${start}, ${mood === 'order' ? `esilia${them}` : `esiliar${them}`} e poi ${shuffle}`;
      const how = tapped ? ` ${agreed(TAPPED, what)}` : '';
      return `${start}, ${put} ${DESTINATIONS[to]}${how} e poi ${shuffle}`;
    },
    look: ({ amount, reveal, what, optional, to, rest }) => {
      const first = `${reveal ? 'rivela' : 'guarda'} le prime ${amount} carte del tuo grimorio`;
      const put = `${optional ? 'puoi mettere' : 'metti'} ${what.text} tra di esse ${DESTINATIONS[to]}`;
      const others = rest === 'library top' ? 'le altre restano in cima' : `le altre vanno ${DESTINATIONS[rest]}`;
      return `${first}; ${put}, e ${others}`;
    },
    'exile top': ({ amount }, mood) =>
      `${mood === 'order' ? 'esilia' : 'esiliare'} ${amount === 1 ? 'la prima carta' : `le prime ${amount} carte`} del tuo grimorio`,
    'allow playing': ({ what }) => `puoi giocare ${what.text} in questo turno`,
    'cast copies': ({ what, amount }, mood) =>
      `${mood === 'order' ? 'copia' : 'copiare'} ${what.text} ${amount} volte; puoi lanciare le copie senza pagarne il costo`,
    'shuffle in': ({ who }, mood) => {
      const whose =
        who.person === 'you' ? ['la tua', 'il tuo', 'nel tuo'] : ['la propria', 'il proprio', 'nel proprio'];
      return `${does(who, mood === 'order' ? 'rimescola' : 'rimescolare', 'rimescola')} ${whose[0]} mano e ${whose[1]} cimitero ${whose[2]} grimorio`;
    },
    'choose color': (_, mood) => `${mood === 'order' ? 'scegli' : 'scegliere'} un colore`,
    choose: ({ what, optional, among }, mood) =>
      `${optional ? 'puoi scegliere' : mood === 'order' ? 'scegli' : 'scegliere'} ${what.text}${among ? ` tra ${among.text}` : ''}`,
    may: ({ deeds }) => `puoi ${deeds}`,
    unless: ({ deeds, costs, who }) => `${deeds} a meno che ${who.text} non ${costs}`,
    if: ({ clause, deeds }) => `se ${clause}, ${deeds}`,
    later: ({ when, deeds }) => `${when}, ${deeds}`,
  },
  triggers: {
    enters: ({ what, every }) =>
      `${every ? 'ogniqualvolta' : 'quando'} ${what.text} ${verb(what, 'entra', 'entrano')} nel campo di battaglia`,
    dies: ({ what, every }) => `${every ? 'ogniqualvolta' : 'quando'} ${what.text} ${verb(what, 'muore', 'muoiono')}`,
    'put into graveyard': ({ what, whose }) =>
      `ogniqualvolta ${what.text} viene ${agreed('messo|messa|messi|messe', what)} ${whose === 'you' ? 'nel tuo cimitero' : whose === 'opponent' ? 'nel cimitero di un avversario' : 'in un cimitero'} da qualsiasi zona`,
    attacks: ({ what }) => `ogniqualvolta ${what.text} attacca`,
    blocks: ({ what, blocked }) => `ogniqualvolta ${what.text} blocca${blocked ? ` ${blocked.text}` : ''}`,
    upkeep: ({ of, next }) =>
      `all'inizio del ${next ? 'prossimo ' : ''}${of.person === 'you' ? 'tuo mantenimento' : `mantenimento di ${of.text}`}`,
    'end step': ({ of, next }) =>
      `all'inizio della ${next ? 'prossima ' : ''}${of.person === 'you' ? 'tua sottofase finale' : `sottofase finale di ${of.text}`}`,
    'life gained': ({ who }) =>
      who.person === 'you' ? 'ogniqualvolta guadagni punti vita' : `ogniqualvolta ${who.text} guadagna punti vita`,
    cast: ({ who, what }) =>
      who.person === 'you' ? `ogniqualvolta lanci ${what.text}` : `ogniqualvolta ${who.text} lancia ${what.text}`,
    damage: ({ by, to, combat }) => {
      const kind = combat ? 'danno da combattimento' : 'danno';
      return by
        ? `ogniqualvolta ${by.text} infligge ${kind} a ${to.text}`
        : `ogniqualvolta viene inflitto ${kind} a ${to.text}`;
    },
  },
  conditions: {
    exists: ({ what, by, min }) => {
      const counted = min > 1 ? `${min} o più ${what.text}` : what.text;
      if (!by) return `${min > 1 ? 'ci sono' : "c'è"} ${counted} sul campo di battaglia`;
      return by.person === 'you' ? `controlli ${counted}` : `${by.text} controlla ${counted}`;
    },
    none: ({ what, by }) => {
      if (!by) return `non ci sono ${what.text} sul campo di battaglia`;
      return by.person === 'you' ? `non controlli ${what.text}` : `${by.text} non controlla ${what.text}`;
    },
    'controls this': ({ who, this: self }) =>
      who.person === 'you' ? `controlli ${self.text}` : `${who.text} controlla ${self.text}`,
    'lost life last turn': ({ who }) =>
      `${who.person === 'you' ? 'hai' : `${who.text} ha`} perso punti vita nel turno precedente`,
    'life below start': ({ who }) =>
      `${who.person === 'you' ? 'hai' : `${who.text} ha`} meno punti vita che all'inizio della partita`,
    'has cast a spell this turn': ({ who }) =>
      `${who.person === 'you' ? 'hai' : `${who.text} ha`} lanciato un'altra magia in questo turno`,
  },
  changes: {
    control: ({ subject, by }) =>
      `${verb(subject, 'passa', 'passano')} sotto il ${by.person === 'you' ? 'tuo controllo' : `controllo di ${by.text}`}`,
    addTypes: ({ subject, types, subtypes: added, lasting }) => {
      const becomes = lasting ? verb(subject, 'diventa', 'diventano') : verb(subject, 'è', 'sono');
      const said = types.map((each) =>
        [subject.number === 'one' ? `${a(each, each.one)}${each.one}` : each.many, ...added].join(' '),
      );
      return `${becomes} anche ${list(said, 'e')}`;
    },
    addSubtypes: ({ subject, subtypes: added, lasting }) =>
      `${lasting ? verb(subject, 'diventa', 'diventano') : verb(subject, 'è', 'sono')} anche ${added.join(' ')}`,
    creatureTypes: ({ subject, subtypes: set }) => `${verb(subject, 'diventa', 'diventano')} ${set.join(' ')}`,
    colors: ({ subject, colors }) =>
      `${verb(subject, 'diventa', 'diventano')} ${list(
        colors.map((each) => agreed(COLOR[each], subject)),
        'e',
      )}`,
    loseAbilities: ({ subject }) => `${verb(subject, 'perde', 'perdono')} tutte le abilità`,
    gain: ({ subject, keywords, lasting }) =>
      `${lasting ? verb(subject, 'ottiene', 'ottengono') : verb(subject, 'ha', 'hanno')} ${keywords}`,
    lose: ({ subject, keywords }) => `${verb(subject, 'perde', 'perdono')} ${keywords}`,
    abilities: ({ subject, text, lasting }) =>
      `${lasting ? verb(subject, 'ottiene', 'ottengono') : verb(subject, 'ha', 'hanno')} "${text}"`,
    base: ({ subject, power, toughness }) =>
      `${verb(subject, 'ha', 'hanno')} forza e costituzione base ${power}/${toughness}`,
    stats: ({ subject, power, toughness }) => `${verb(subject, 'prende', 'prendono')} ${power}/${toughness}`,
    must: ({ subject }) =>
      `${verb(subject, 'attacca', 'attaccano')} in ogni turno, se ${verb(subject, 'può', 'possono')} farlo`,
    blockersMax: ({ subject, amount }) =>
      `non ${verb(subject, 'può', 'possono')} essere ${agreed(BLOCKED, subject)} da più di ${amount} creatur${amount === 1 ? 'a' : 'e'}`,
    blockersMin: ({ subject, amount }) =>
      `non ${verb(subject, 'può', 'possono')} essere ${agreed(BLOCKED, subject)} da meno di ${amount} creature`,
    cannotBeBlockedBy: ({ subject, by }) =>
      `non ${verb(subject, 'può', 'possono')} essere ${agreed(BLOCKED, subject)} da ${by.text}`,
    canBlockOnly: ({ subject, what }) => `${verb(subject, 'può', 'possono')} bloccare solo ${what.text}`,
  },
  restrictions: {
    attack: (self) => `non ${verb(self, 'può', 'possono')} attaccare`,
    block: (self) => `non ${verb(self, 'può', 'possono')} bloccare`,
    'be blocked': (self) => `non ${verb(self, 'può', 'possono')} essere ${agreed(BLOCKED, self)}`,
    untap: (self) => `non ${verb(self, 'STAPpa', 'STAPpano')} durante lo STAP del proprio controllore`,
    'activate abilities': (self) => `non ${verb(self, 'può', 'possono')} vedere attivate le proprie abilità attivate`,
    'be countered': (self) =>
      `non ${verb(self, 'può', 'possono')} essere ${agreed('neutralizzato|neutralizzata|neutralizzati|neutralizzate', self)}`,
  },
  nextUntap: (self) => `non ${verb(self, 'STAPpa', 'STAPpano')} durante il prossimo STAP del proprio controllore`,
  until: { turn: 'in questo turno', while: (clause) => `fintanto che ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'una pedina creatura' : `${NUMBERS[amount.text] ?? amount.text} pedine creatura`,
      kinds.join(' '),
      `${power}/${toughness}`,
      list(
        colors.map((each) => agree(COLOR[each], 'f', number)),
        'e',
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
    triggered: (when, condition, deeds) => `${when}, ${condition === undefined ? '' : `se ${condition}, `}${deeds}`,
    static: (self, changes, condition) =>
      `${condition === undefined ? '' : `fintanto che ${condition}, `}${self.text} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'aggiungi un mana di un qualsiasi colore' : `aggiungi ${list(symbols, 'o')}`,
    entersTapped: (what) => `${what.text} entra nel campo di battaglia ${agreed(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `puoi far entrare ${what.text} nel campo di battaglia come una copia di ${of.text}${ability === undefined ? '' : `; la copia ha anche "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'te o a un planeswalker che controlli' : to.text;
      const kind = combat ? 'danno da combattimento' : 'danno';
      const source = by ? by.text : 'una fonte';
      return `ogniqualvolta ${source} infliggerebbe ${kind} a ${whom}, ${allBut === 0 ? 'quel danno viene prevenuto' : `previeni tutto quel danno tranne ${allBut}`}`;
    },
    defines: (what, value) => `la forza e la costituzione di ${what.text} sono entrambe ${value}`,
    castOnly: (clause) => `puoi lanciare questa magia solo se ${clause}`,
    additionalCost: (costs) => `per lanciare questa magia, inoltre, ${costs}`,
    sorceryOnly: 'attiva questa abilità solo quando potresti lanciare una stregoneria',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:ogniqualvolta|quando) /, ''))).join(' o '),
  },
};
