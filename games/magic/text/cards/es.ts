/** Card texts in Spanish. */
import { subtypes } from './es-subtypes.ts';
import type { Article, Bare, Count, Phrases, Said } from './phrases.ts';
import { after, agree, agreed, beside, list, noun, someone, verb, whole } from './romance.ts';

const ARTICLE = 'el|la|los|las';
const OTHER = 'otro|otra|otros|otras';
const TAPPED = 'girado|girada|girados|giradas';
const BLOCKED = 'bloqueado|bloqueada|bloqueados|bloqueadas';
const COLOR = {
  white: 'blanco|blanca|blancos|blancas',
  blue: 'azul|azul|azules|azules',
  black: 'negro|negra|negros|negras',
  red: 'rojo|roja|rojos|rojas',
  green: 'verde|verde|verdes|verdes',
} as const;

function introduce(bare: Bare, article: Article): string {
  const forms = (text: string): string => agreed(text, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('un|una|unos|unas')} ${whole(bare)}`;
    case 'another':
      return `${forms(OTHER)} ${whole(bare)}`;
    case 'the':
      return `${forms(ARTICLE)} ${whole(bare)}`;
    case 'this':
      return `${forms('este|esta|estos|estas')} ${whole(bare)}`;
    case 'that':
      return `${forms('ese|esa|esos|esas')} ${whole(bare)}`;
    case 'each':
      return `cada ${whole(bare)}`;
    case 'all':
      return `${forms('todos los|todas las|todos los|todas las')} ${whole(bare)}`;
    case 'bare':
      return whole(bare);
    case 'enchanted':
      return `${forms(ARTICLE)} ${whole(bare, forms('encantado|encantada|encantados|encantadas'))}`;
    case 'equipped':
      return `${forms(ARTICLE)} ${whole(bare, forms('equipado|equipada|equipados|equipadas'))}`;
    case 'target': {
      const text = whole(bare, 'objetivo');
      const other = article.other ? `${forms(OTHER)} ` : '';
      if (article.upTo) return `hasta ${article.count === 1 ? forms('un|una|un|una') : article.count} ${other}${text}`;
      if (article.count > 1) return `${article.count} ${other}${text}`;
      return article.other ? `${other}${text}` : `${forms(ARTICLE)} ${text}`;
    }
    default:
      return article satisfies never;
  }
}

function polish(text: string): string {
  return text
    .replace(/\bde el\b/g, 'del')
    .replace(/(?<=^| )a el\b/g, 'al')
    .replace(/ y (?=[Ii](?!e|a))/g, ' e ')
    .replace(/ o (?=[Oo])/g, ' u ');
}

function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de cartas' : one ? 'una carta' : `${text} cartas`;
const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de vidas' : `${text} vida${one ? '' : 's'}`;
const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'esa cantidad de daño' : `${text} punto${one ? '' : 's'} de daño`;

const DESTINATIONS = {
  hand: 'en tu mano',
  graveyard: 'en tu cementerio',
  exile: 'en el exilio',
  battlefield: 'en el campo de batalla',
  'library top': 'en la parte superior de tu biblioteca',
  'library second': 'en la segunda posición de tu biblioteca',
} as const;

const ZONES = { graveyard: 'cementerio', hand: 'mano', library: 'biblioteca', exile: 'exilio' } as const;
const NUMBERS: Readonly<Record<string, string>> = { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco' };
const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de lealtad' } as const;

export const es: Phrases = {
  language: 'es',
  colon: ': ',
  polish,
  list: (items, joint) => list(items, joint === 'and' ? 'y' : 'o'),
  introduce,
  types: {
    land: noun('tierra', 'tierras', 'f'),
    creature: noun('criatura', 'criaturas', 'f'),
    artifact: noun('artefacto', 'artefactos', 'm'),
    enchantment: noun('encantamiento', 'encantamientos', 'm'),
    planeswalker: noun('planeswalker', 'planeswalkers', 'm'),
    instant: noun('instantáneo', 'instantáneos', 'm'),
    sorcery: noun('conjuro', 'conjuros', 'm'),
  },
  typeLine: {
    land: 'Tierra',
    creature: 'Criatura',
    artifact: 'Artefacto',
    enchantment: 'Encantamiento',
    planeswalker: 'Planeswalker',
    instant: 'Instantáneo',
    sorcery: 'Conjuro',
    basic: 'Básica',
    legendary: 'Legendario',
  },
  typeWords: (supertypes, types) => {
    const kinds = types.length === 2 && types[0] === 'artifact' ? [types[1], types[0]] : types;
    const feminine = kinds[0] === 'creature' || kinds[0] === 'land';
    const extra = supertypes.map((each) => (each === 'basic' ? 'básica' : feminine ? 'legendaria' : 'legendario'));
    const words = [...kinds.map((each) => es.typeLine[each as 'land'].toLowerCase()), ...extra].join(' ');
    return words[0]?.toUpperCase() + words.slice(1);
  },
  nouns: {
    permanent: noun('permanente', 'permanentes', 'm'),
    card: noun('carta', 'cartas', 'f'),
    spell: noun('hechizo', 'hechizos', 'm'),
    player: noun('jugador', 'jugadores', 'm'),
    opponent: noun('oponente', 'oponentes', 'm'),
    source: noun('fuente', 'fuentes', 'f'),
    emblem: noun('emblema', 'emblemas', 'm'),
  },
  cardOf: ({ one }, supertype) => {
    const rest = [one, supertype?.toLowerCase()].filter(Boolean).join(' ');
    return noun(`carta de ${rest}`, `cartas de ${rest}`, 'f');
  },
  spellOf: ({ one }) => noun(`hechizo de ${one}`, `hechizos de ${one}`, 'm'),
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], gender, number),
  keywords: {
    reach: 'alcance',
    flying: 'vuela',
    trample: 'arrolla',
    defender: 'defensor',
    'first strike': 'daña primero',
    'double strike': 'daña dos veces',
    haste: 'prisa',
    indestructible: 'indestructible',
    intimidate: 'intimidar',
    flash: 'destello',
    hexproof: 'antimaleficio',
    deathtouch: 'toque mortal',
    vigilance: 'vigilancia',
    lifelink: 'vínculo vital',
    convoke: 'convocar',
  },
  protection: (from) => `protección contra ${list(from, 'y contra')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'el color elegido';
    if (quality === 'all colors') return 'todos los colores';
    if (quality in COLOR) return agree(COLOR[quality as keyof typeof COLOR], 'm', 'one');
    return es.types[quality as keyof Phrases['types']].many;
  },
  keepsAuras: 'esa protección no quita Auras',
  landwalk: (type) =>
    ({
      Plains: 'cruza llanuras',
      Island: 'cruza islas',
      Swamp: 'cruza pantanos',
      Mountain: 'cruza montañas',
      Forest: 'cruza bosques',
    })[type],
  equip: 'equipar',
  enchant: 'encantar',
  you: { text: 'tú', number: 'one', gender: 'm', person: 'you' },
  players: {
    'each player': someone('cada jugador', 'm'),
    'each opponent': someone('cada oponente', 'm'),
    'defending player': someone('el jugador defensor', 'm'),
    'that player': someone('ese jugador', 'm'),
    opponent: someone('un oponente', 'm'),
  },
  controllerOf: (what) => someone(`el controlador de ${what.text}`, 'm'),
  ownerOf: (what) => someone(`el propietario de ${what.text}`, 'm'),
  anyTarget: (other) => someone(other ? 'otra criatura o jugador objetivo' : 'la criatura o jugador objetivo', 'f'),
  qualities: {
    color: (text) => beside(text),
    notColor: (text, _, number) => after(`que no ${number === 'one' ? 'sea' : 'sean'} ${text}`),
    notType: (type, number) =>
      after(`que no ${number === 'one' ? 'sea' : 'sean'} ${number === 'one' ? type.one : type.many}`),
    supertype: (supertype, gender, number) =>
      beside(
        agree(
          supertype === 'basic' ? 'básico|básica|básicos|básicas' : 'legendario|legendaria|legendarios|legendarias',
          gender,
          number,
        ),
      ),
    combat: (how, gender, number) => {
      const attacking = agree('atacante|atacantes', gender, number);
      const blocking = agree('bloqueador|bloqueadora|bloqueadores|bloqueadoras', gender, number);
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} o ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, gender, number);
      return beside(tapped ? word : `en${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree(OTHER, gender, number) }),
    withKeyword: (keyword) => after(`con ${quoted(keyword)}`),
    withoutKeyword: (keywords) => after(`sin ${quoted(keywords)}`),
    powerMin: (amount) => after(`con fuerza de ${amount} o más`),
    toughnessMin: (amount) => after(`con resistencia de ${amount} o más`),
    controlled: (by) => after(by.person === 'you' ? 'que controlas' : `que controla ${by.text}`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('en el exilio');
      if (of === undefined) return after(`en cualquier ${ZONES[zone]}`);
      const article = zone === 'graveyard' ? 'el' : 'la';
      return after(of.person === 'you' ? `en tu ${ZONES[zone]}` : `en ${article} ${ZONES[zone]} de ${of.text}`);
    },
    attachedTo: (what) => after(`en ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(`${agree('al que|a la que|a los que|a las que', gender, number)} ${what.text} hizo daño este turno`),
    exiledBy: (what) => after(`que exilió ${what.text}`),
  },
  upTo: (amount, text) => `hasta ${amount} ${text}`,
  anyNumberOf: (text) => `cualquier cantidad de ${text}`,
  thatMuch: 'esa cantidad',
  whereX: (value) => `, donde X es ${value}`,
  numberOf: (what) => `la cantidad de ${what.text}`,
  powerOf: (what) => `la fuerza de ${what.text}`,
  startingLife: 'el total de vidas con el que empezaste',
  effects: {
    damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'hace', 'hacen')} ${damage(amount)} a ${to.text}`,
    destroy: ({ what, noRegeneration }, mood) =>
      `${mood === 'order' ? 'destruye' : 'destruir'} ${what.text}${noRegeneration ? `, que no ${verb(what, 'puede', 'pueden')} regenerarse` : ''}`,
    move: ({ what, to, tapped, under }, mood) => {
      const whose = verb(what, 'de su propietario', 'de sus propietarios');
      const put = mood === 'order' ? 'pon' : 'poner';
      switch (to) {
        case 'hand':
          return `${mood === 'order' ? 'regresa' : 'regresar'} ${what.text} a ${verb(what, 'la mano', 'las manos')} ${whose}`;
        case 'exile':
          return `${mood === 'order' ? 'exilia' : 'exiliar'} ${what.text}`;
        case 'battlefield': {
          const control =
            under === undefined
              ? ''
              : under.person === 'you'
                ? ' bajo tu control'
                : ` bajo el control de ${under.text}`;
          return `${put} ${what.text} en el campo de batalla${tapped ? ` ${agreed(TAPPED, what)}` : ''}${control}`;
        }
        case 'graveyard':
          return `${put} ${what.text} en el cementerio ${whose}`;
        case 'library top':
          return `${put} ${what.text} en la parte superior de la biblioteca ${whose}`;
        default:
          return `${put} ${what.text} en la biblioteca ${whose}, debajo de la primera carta`;
      }
    },
    counter: ({ what }, mood) => `${mood === 'order' ? 'contrarresta' : 'contrarrestar'} ${what.text}`,
    sacrifice: ({ who, what }, mood) =>
      `${does(who, mood === 'order' ? 'sacrifica' : 'sacrificar', 'sacrifica')} ${what.text}`,
    draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'roba' : 'robar', 'roba')} ${cards(amount)}`,
    discard: ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'descarta' : 'descartar', 'descarta')} ${cards(amount)}`,
    'gain life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'ganas' : 'ganar', 'gana')} ${life(amount)}`,
    'lose life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'pierdes' : 'perder', 'pierde')} ${life(amount)}`,
    'set life': ({ who, amount }) =>
      `${who.person === 'you' ? 'tu total de vidas' : `el total de vidas de ${who.text}`} pasa a ser ${amount.text}`,
    tap: ({ what }, mood) => `${mood === 'order' ? 'gira' : 'girar'} ${what.text}`,
    untap: ({ what }, mood) => `${mood === 'order' ? 'endereza' : 'enderezar'} ${what.text}`,
    modify: ({ what, changes, until }, mood) =>
      `${mood === 'infinitive' ? 'hacer que ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
    'put counters': ({ what, amount, counter }, mood) =>
      `${mood === 'order' ? 'pon' : 'poner'} ${amount.one ? 'un contador' : `${amount.text} contadores`} ${COUNTERS[counter]} sobre ${what.text}`,
    create: ({ token }, mood) => `${mood === 'order' ? 'crea' : 'crear'} ${token.text}`,
    emblem: ({ text }) => `obtienes un emblema con "${text}"`,
    regenerate: ({ what }, mood) => `${mood === 'order' ? 'regenera' : 'regenerar'} ${what.text}`,
    fight: ({ what, with: other }) => `${what.text} lucha contra ${other.text}`,
    attach: ({ this: it, to }, mood) => `${mood === 'order' ? 'anexa' : 'anexar'} ${it.text} a ${to.text}`,
    'prevent damage': ({ by, combat }, mood) =>
      `${mood === 'order' ? 'prevén' : 'prevenir'} todo el daño${combat ? ' de combate' : ''} que fueran a hacer ${by.text} este turno`,
    search: ({ what, to, tapped }, mood) => {
      const it = agreed('lo|la|los|las', what);
      const start = `${mood === 'order' ? 'busca' : 'buscar'} ${what.text} en tu biblioteca`;
      const shuffle = mood === 'order' ? 'barájala' : 'barajarla';
      const put = `${mood === 'order' ? 'pon' : 'poner'}${it}`;
      if (to === 'library top') return `${start}, ${shuffle} y luego ${put} ${DESTINATIONS[to]}`;
      if (to === 'exile') return `${start}, ${mood === 'order' ? `exília${it}` : `exiliar${it}`} y luego ${shuffle}`;
      const how = tapped ? ` ${agreed(TAPPED, what)}` : '';
      return `${start}, ${put} ${DESTINATIONS[to]}${how} y luego ${shuffle}`;
    },
    look: ({ amount, reveal, what, optional, to, rest }) => {
      const first = `${reveal ? 'muestra' : 'mira'} las ${amount} primeras cartas de tu biblioteca`;
      const put = `${optional ? 'puedes poner' : 'pon'} ${what.text} de entre ellas ${DESTINATIONS[to]}`;
      const others =
        rest === 'library top' ? 'el resto se queda arriba' : `el resto va ${DESTINATIONS[rest].replace(/^en /, 'a ')}`;
      return `${first}; ${put}, y ${others}`;
    },
    'exile top': ({ amount }, mood) =>
      `${mood === 'order' ? 'exilia' : 'exiliar'} ${amount === 1 ? 'la primera carta' : `las ${amount} primeras cartas`} de tu biblioteca`,
    'allow playing': ({ what }) => `puedes jugar ${what.text} este turno`,
    'cast copies': ({ what, amount }, mood) =>
      `${mood === 'order' ? 'copia' : 'copiar'} ${what.text} ${amount} veces; puedes lanzar las copias sin pagar por ellas`,
    'shuffle in': ({ who }, mood) => {
      const whose = who.person === 'you' ? 'tu' : 'su';
      return `${does(who, mood === 'order' ? 'baraja' : 'barajar', 'baraja')} ${whose} mano y ${whose} cementerio en ${whose} biblioteca`;
    },
    'choose color': (_, mood) => `${mood === 'order' ? 'elige' : 'elegir'} un color`,
    choose: ({ what, optional, among }, mood) =>
      `${optional ? 'puedes elegir' : mood === 'order' ? 'elige' : 'elegir'} ${what.text}${among ? ` entre ${among.text}` : ''}`,
    may: ({ deeds }) => `puedes ${deeds}`,
    unless: ({ deeds, costs, who }) => `${deeds} a menos que ${who.text} ${costs}`,
    if: ({ clause, deeds }) => `si ${clause}, ${deeds}`,
    later: ({ when, deeds }) => `${when}, ${deeds}`,
  },
  triggers: {
    enters: ({ what, every }) =>
      `${every ? 'siempre que' : 'cuando'} ${what.text} ${verb(what, every ? 'entre' : 'entra', 'entran')} en el campo de batalla`,
    dies: ({ what, every }) =>
      `${every ? 'siempre que' : 'cuando'} ${what.text} ${verb(what, every ? 'muera' : 'muere', 'mueren')}`,
    'put into graveyard': ({ what, whose }) =>
      `siempre que ${what.text} vaya a parar ${whose === 'you' ? 'a tu cementerio' : whose === 'opponent' ? 'al cementerio de un oponente' : 'a un cementerio'} desde cualquier parte`,
    attacks: ({ what }) => `siempre que ${what.text} ataque`,
    blocks: ({ what, blocked }) => `siempre que ${what.text} bloquee${blocked ? ` a ${blocked.text}` : ''}`,
    upkeep: ({ of, next }) =>
      `al comienzo de ${of.person === 'you' ? `tu${next ? ' próximo' : ''} mantenimiento` : `el${next ? ' próximo' : ''} mantenimiento de ${of.text}`}`,
    'end step': ({ of, next }) =>
      `al comienzo de ${of.person === 'you' ? `tu${next ? ' próximo' : ''} paso final` : `el${next ? ' próximo' : ''} paso final de ${of.text}`}`,
    'life gained': ({ who }) =>
      who.person === 'you' ? 'siempre que ganes vidas' : `siempre que ${who.text} gane vidas`,
    cast: ({ who, what }) =>
      who.person === 'you' ? `siempre que lances ${what.text}` : `siempre que ${who.text} lance ${what.text}`,
    damage: ({ by, to, combat }) => {
      const kind = combat ? 'daño de combate' : 'daño';
      return by ? `siempre que ${by.text} haga ${kind} a ${to.text}` : `siempre que ${to.text} reciba ${kind}`;
    },
  },
  conditions: {
    exists: ({ what, by, min }) => {
      const counted = min > 1 ? `${min} o más ${what.text}` : what.text;
      if (!by) return `hay ${counted} en el campo de batalla`;
      return by.person === 'you' ? `controlas ${counted}` : `${by.text} controla ${counted}`;
    },
    none: ({ what, by }) => {
      if (!by) return `no hay ${what.text} en el campo de batalla`;
      return by.person === 'you' ? `no controlas ${what.text}` : `${by.text} no controla ${what.text}`;
    },
    'controls this': ({ who, this: it }) =>
      who.person === 'you' ? `controles ${it.text}` : `${who.text} controle ${it.text}`,
    'lost life last turn': ({ who }) =>
      who.person === 'you' ? 'perdiste vidas el turno anterior' : `${who.text} perdió vidas el turno anterior`,
    'life below start': ({ who }) =>
      `${who.person === 'you' ? 'tienes' : `${who.text} tiene`} menos vidas que al comienzo del juego`,
    'has cast a spell this turn': ({ who }) =>
      `${who.person === 'you' ? 'has' : `${who.text} ha`} lanzado otro hechizo este turno`,
  },
  changes: {
    control: ({ subject, by }) =>
      `${verb(subject, 'pasa', 'pasan')} al control de ${by.person === 'you' ? 'ti' : by.text}`,
    addTypes: ({ subject, types, subtypes: added, lasting }) => {
      const becomes = lasting
        ? verb(subject, 'se convierte también en', 'se convierten también en')
        : verb(subject, 'es también', 'son también');
      const said = types.map((each) =>
        [
          subject.number === 'one' ? `${agree('un|una|unos|unas', each.gender, 'one')} ${each.one}` : each.many,
          ...added,
        ].join(' '),
      );
      return `${becomes} ${list(said, 'y')}`;
    },
    addSubtypes: ({ subject, subtypes: added, lasting }) =>
      `${lasting ? verb(subject, 'se convierte también en', 'se convierten también en') : verb(subject, 'es también', 'son también')} ${added.join(' ')}`,
    creatureTypes: ({ subject, subtypes: set }) =>
      `${verb(subject, 'se convierte', 'se convierten')} en ${set.join(' ')}`,
    colors: ({ subject, colors }) =>
      `${verb(subject, 'se vuelve', 'se vuelven')} ${list(
        colors.map((each) => agreed(COLOR[each], subject)),
        'y',
      )}`,
    loseAbilities: ({ subject }) => `${verb(subject, 'pierde', 'pierden')} todas las habilidades`,
    gain: ({ subject, keywords, lasting }) =>
      `${lasting ? verb(subject, 'gana', 'ganan') : verb(subject, 'tiene', 'tienen')} ${quoted(keywords)}`,
    lose: ({ subject, keywords }) => `${verb(subject, 'pierde', 'pierden')} ${quoted(keywords)}`,
    abilities: ({ subject, text, lasting }) =>
      `${lasting ? verb(subject, 'gana', 'ganan') : verb(subject, 'tiene', 'tienen')} "${text}"`,
    base: ({ subject, power, toughness }) =>
      `${verb(subject, 'tiene', 'tienen')} fuerza y resistencia base de ${power}/${toughness}`,
    stats: ({ subject, power, toughness }) => `${verb(subject, 'obtiene', 'obtienen')} ${power}/${toughness}`,
    must: ({ subject }) => `${verb(subject, 'ataca', 'atacan')} cada turno si ${verb(subject, 'puede', 'pueden')}`,
    blockersMax: ({ subject, amount }) =>
      `no ${verb(subject, 'puede', 'pueden')} ser ${agreed(BLOCKED, subject)} por más de ${amount} criatura${amount === 1 ? '' : 's'}`,
    blockersMin: ({ subject, amount }) =>
      `no ${verb(subject, 'puede', 'pueden')} ser ${agreed(BLOCKED, subject)} por menos de ${amount} criaturas`,
    cannotBeBlockedBy: ({ subject, by }) =>
      `no ${verb(subject, 'puede', 'pueden')} ser ${agreed(BLOCKED, subject)} por ${by.text}`,
    canBlockOnly: ({ subject, what }) => `solo ${verb(subject, 'puede', 'pueden')} bloquear ${what.text}`,
  },
  restrictions: {
    attack: (it) => `no ${verb(it, 'puede', 'pueden')} atacar`,
    block: (it) => `no ${verb(it, 'puede', 'pueden')} bloquear`,
    'be blocked': (it) => `no ${verb(it, 'puede', 'pueden')} ser ${agreed(BLOCKED, it)}`,
    untap: (it) => `no se ${verb(it, 'endereza', 'enderezan')} durante el paso de enderezar de su controlador`,
    'activate abilities': (it) => `no ${verb(it, 'puede', 'pueden')} ver activadas sus habilidades activadas`,
    'be countered': (it) =>
      `no ${verb(it, 'puede', 'pueden')} ser ${agreed('contrarrestado|contrarrestada|contrarrestados|contrarrestadas', it)}`,
  },
  nextUntap: (it) =>
    `no se ${verb(it, 'endereza', 'enderezan')} durante el próximo paso de enderezar de su controlador`,
  until: { turn: 'este turno', while: (clause) => `mientras ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'una ficha de criatura' : `${NUMBERS[amount.text] ?? amount.text} fichas de criatura`,
      kinds.join(' '),
      list(
        colors.map((each) => agree(COLOR[each], 'f', number)),
        'y',
      ),
      `${power}/${toughness}`,
      keywords === '' ? '' : `con ${quoted(keywords)}`,
    ];
    return { text: text.filter(Boolean).join(' '), number, gender: 'f', person: 'they' };
  },
  costs: {
    life: (amount) => `paga ${amount} vida${amount === 1 ? '' : 's'}`,
    sacrifice: (what) => `sacrifica ${what.text}`,
    discard: (amount) => `descarta ${amount === 1 ? 'una carta' : `${amount} cartas`}`,
  },
  paysCost: {
    life: (who, amount) => `${who.person === 'you' ? 'pagues' : 'pague'} ${amount} vida${amount === 1 ? '' : 's'}`,
    sacrifice: (who, what) => `${who.person === 'you' ? 'sacrifiques' : 'sacrifique'} ${what.text}`,
    mana: (who, mana) => `${who.person === 'you' ? 'pagues' : 'pague'} ${mana}`,
  },
  sentences: {
    triggered: (when, condition, deeds) => `${when}, ${condition === undefined ? '' : `si ${condition}, `}${deeds}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `mientras ${condition}, `}${it.text} ${changes}`,
    mana: (symbols) => (symbols.length > 4 ? 'agrega un maná de cualquier color' : `agrega ${list(symbols, 'o')}`),
    entersTapped: (what) => `${what.text} entra en el campo de batalla ${agreed(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `puedes hacer que ${what.text} entre en el campo de batalla como una copia de ${of.text}${ability === undefined ? '' : `; la copia también tiene "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'ti o a un planeswalker que controlas' : to.text;
      const kind = combat ? 'daño de combate' : 'daño';
      const source = by ? by.text : 'una fuente';
      return `siempre que ${source} fuera a hacer ${kind} a ${whom}, ${allBut === 0 ? 'ese daño se previene' : `prevén todo ese daño menos ${allBut}`}`;
    },
    defines: (what, value) => `la fuerza y la resistencia de ${what.text} son ambas ${value}`,
    castOnly: (clause) => `solo puedes lanzar este hechizo si ${clause}`,
    additionalCost: (costs) => `para lanzar este hechizo, además, ${costs}`,
    sorceryOnly: 'activa esta habilidad solo cuando puedas lanzar un conjuro',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:siempre que|cuando) /, ''))).join(' o '),
  },
};

/** Keywords that are verbs stand in sentences as the name of an ability: "la habilidad de volar". */
function quoted(keywords: string): string {
  return keywords
    .replace(/\bvuela\b/g, 'la habilidad de volar')
    .replace(/\barrolla\b/g, 'la habilidad de arrollar')
    .replace(/\bdaña primero\b/g, 'la habilidad de dañar primero')
    .replace(/\bdaña dos veces\b/g, 'la habilidad de dañar dos veces')
    .replace(/\bcruza (llanuras|islas|pantanos|montañas|bosques)\b/g, 'la habilidad de cruzar $1')
    .replace(/\bdefensor\b/g, 'la habilidad de defensor')
    .replace(/\bindestructible\b/g, 'la habilidad de indestructible')
    .replace(/\bintimidar\b/g, 'la habilidad de intimidar');
}
