/** Card texts in Portuguese, with the terms of the Brazilian editions. */
import type { Article, Bare, Count, Phrases, Said } from './phrases.ts';
import { subtypes } from './pt-subtypes.ts';
import { after, agree, agreed, beside, list, noun, someone, verb, whole } from './romance.ts';

const ARTICLE = 'o|a|os|as';
const TAPPED = 'virado|virada|virados|viradas';
const BLOCKED = 'bloqueado|bloqueada|bloqueados|bloqueadas';
const COLOR = {
  white: 'branco|branca|brancos|brancas',
  blue: 'azul|azul|azuis|azuis',
  black: 'preto|preta|pretos|pretas',
  red: 'vermelho|vermelha|vermelhos|vermelhas',
  green: 'verde|verde|verdes|verdes',
} as const;

function introduce(bare: Bare, article: Article): string {
  const forms = (text: string): string => agreed(text, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('um|uma|uns|umas')} ${whole(bare)}`;
    case 'another':
      return `${forms('outro|outra|outros|outras')} ${whole(bare)}`;
    case 'the':
      return `${forms(ARTICLE)} ${whole(bare)}`;
    case 'this':
      return `${forms('este|esta|estes|estas')} ${whole(bare)}`;
    case 'that':
      return `${forms('aquele|aquela|aqueles|aquelas')} ${whole(bare)}`;
    case 'each':
      return `cada ${whole(bare)}`;
    case 'all':
      return `${forms('todos os|todas as|todos os|todas as')} ${whole(bare)}`;
    case 'bare':
      return whole(bare);
    case 'enchanted':
      return `${forms(ARTICLE)} ${whole(bare, forms('encantado|encantada|encantados|encantadas'))}`;
    case 'equipped':
      return `${forms(ARTICLE)} ${whole(bare, forms('equipado|equipada|equipados|equipadas'))}`;
    case 'target': {
      const word = bare.number === 'one' ? 'alvo' : 'alvos';
      const other = article.other ? `${forms('outro|outra|outros|outras')} ` : '';
      if (article.upTo)
        return `até ${article.count === 1 ? forms('um|uma|um|uma') : article.count} ${other}${whole(bare, word)}`;
      if (article.count > 1) return `${article.count} ${other}${whole(bare, word)}`;
      return article.other ? `${other}${whole(bare, word)}` : `${forms(ARTICLE)} ${whole(bare, word)}`;
    }
    default:
      return article satisfies never;
  }
}

/** Prepositions and the articles behind them. */
function polish(text: string): string {
  return text
    .replace(/\bde (os?|as?)\b(?! partir)/g, 'd$1')
    .replace(/\bde (este|esta|aquele|aquela)(s?)\b/g, 'd$1$2')
    .replace(/\bem (os?|as?)\b/g, 'n$1')
    .replace(/\bem (este|esta|aquele|aquela)(s?)\b/g, 'n$1$2')
    .replace(/\ba (os?)\b/g, 'a$1')
    .replace(/\ba (as?)(?= )/g, (_, article: string) => (article === 'as' ? 'às' : 'à'))
    .replace(/\ba aquel/g, 'àquel')
    .replace(/\bpor (os?|as?)\b/g, 'pel$1');
}

/** What is told of a player: the reader is addressed as `você`. */
function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'essa quantidade de cards' : one ? 'um card' : `${text} cards`;
const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'essa quantidade de pontos de vida' : `${text} ponto${one ? '' : 's'} de vida`;
const damage = ({ text, thatMuch }: Count): string => (thatMuch ? 'essa quantidade de dano' : `${text} de dano`);

const DESTINATIONS = {
  hand: 'em sua mão',
  graveyard: 'em seu cemitério',
  exile: 'no exílio',
  battlefield: 'no campo de batalha',
  'library top': 'no topo de seu grimório',
  'library second': 'em segundo lugar a partir do topo de seu grimório',
} as const;

const ZONES = { graveyard: 'cemitério', hand: 'mão', library: 'grimório', exile: 'exílio' } as const;
const NUMBERS: Readonly<Record<string, string>> = { 2: 'duas', 3: 'três', 4: 'quatro', 5: 'cinco' };
const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de lealdade' } as const;

export const pt: Phrases = {
  language: 'pt',
  colon: ': ',
  polish,
  list: (items, joint) => list(items, joint === 'and' ? 'e' : 'ou'),
  introduce,
  types: {
    land: noun('terreno', 'terrenos', 'm'),
    creature: noun('criatura', 'criaturas', 'f'),
    artifact: noun('artefato', 'artefatos', 'm'),
    enchantment: noun('encantamento', 'encantamentos', 'm'),
    planeswalker: noun('planeswalker', 'planeswalkers', 'm'),
    instant: noun('mágica instantânea', 'mágicas instantâneas', 'f'),
    sorcery: noun('feitiço', 'feitiços', 'm'),
  },
  typeLine: {
    land: 'Terreno',
    creature: 'Criatura',
    artifact: 'Artefato',
    enchantment: 'Encantamento',
    planeswalker: 'Planeswalker',
    instant: 'Mágica Instantânea',
    sorcery: 'Feitiço',
    basic: 'Básico',
    legendary: 'Lendário',
  },
  typeWords: (supertypes, types) => {
    // The artifact stands behind: "Criatura Artefato".
    const kinds = types.length === 2 && types[0] === 'artifact' ? [types[1], types[0]] : types;
    const feminine = kinds[0] === 'creature';
    const extra = supertypes.map((each) => (each === 'basic' ? 'Básico' : feminine ? 'Lendária' : 'Lendário'));
    return [...kinds.map((each) => pt.typeLine[each as 'land']), ...extra].join(' ');
  },
  nouns: {
    permanent: noun('permanente', 'permanentes', 'f'),
    card: noun('card', 'cards', 'm'),
    spell: noun('mágica', 'mágicas', 'f'),
    player: noun('jogador', 'jogadores', 'm'),
    opponent: noun('oponente', 'oponentes', 'm'),
    source: noun('fonte', 'fontes', 'f'),
    emblem: noun('emblema', 'emblemas', 'm'),
  },
  cardOf: ({ one }, supertype) => {
    const rest = [one, supertype?.toLowerCase()].filter(Boolean).join(' ');
    return noun(`card de ${rest}`, `cards de ${rest}`, 'm');
  },
  spellOf: ({ one }) => noun(`mágica de ${one}`, `mágicas de ${one}`, 'f'),
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], gender, number),
  keywords: {
    reach: 'alcance',
    flying: 'voar',
    trample: 'atropelar',
    defender: 'defensor',
    'first strike': 'iniciativa',
    'double strike': 'golpe duplo',
    haste: 'ímpeto',
    indestructible: 'indestrutível',
    intimidate: 'intimidar',
    flash: 'lampejo',
    hexproof: 'resistência a magia',
    deathtouch: 'toque mortífero',
    vigilance: 'vigilância',
    lifelink: 'vínculo com a vida',
    convoke: 'convocar',
  },
  protection: (from) => `proteção contra ${list(from, 'e contra')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'a cor escolhida';
    if (quality === 'all colors') return 'todas as cores';
    if (quality in COLOR) return `o ${agree(COLOR[quality as keyof typeof COLOR], 'm', 'one')}`;
    return pt.types[quality as keyof Phrases['types']].many;
  },
  keepsAuras: 'essa proteção não remove Auras',
  landwalk: (type) =>
    ({
      Plains: 'travessia de planície',
      Island: 'travessia de ilha',
      Swamp: 'travessia de pântano',
      Mountain: 'travessia de montanha',
      Forest: 'travessia de floresta',
    })[type],
  equip: 'equipar',
  enchant: 'encantar',
  you: { text: 'você', number: 'one', gender: 'm', person: 'you' },
  players: {
    'each player': someone('cada jogador', 'm'),
    'each opponent': someone('cada oponente', 'm'),
    'defending player': someone('o jogador defensor', 'm'),
    'that player': someone('aquele jogador', 'm'),
    opponent: someone('um oponente', 'm'),
  },
  controllerOf: (what) => someone(`o controlador de ${what.text}`, 'm'),
  ownerOf: (what) => someone(`o dono de ${what.text}`, 'm'),
  anyTarget: (other) => someone(other ? 'outra criatura ou jogador alvo' : 'a criatura ou jogador alvo', 'f'),
  qualities: {
    color: (text) => beside(text),
    notColor: (text, _, number) => after(`que não ${number === 'one' ? 'seja' : 'sejam'} ${text}`),
    notType: (type, number) =>
      after(`que não ${number === 'one' ? 'seja' : 'sejam'} ${number === 'one' ? type.one : type.many}`),
    supertype: (supertype, gender, number) =>
      beside(
        agree(
          supertype === 'basic' ? 'básico|básica|básicos|básicas' : 'lendário|lendária|lendários|lendárias',
          gender,
          number,
        ),
      ),
    combat: (how, gender, number) => {
      const attacking = agree('atacante|atacantes', gender, number);
      const blocking = agree('bloqueador|bloqueadora|bloqueadores|bloqueadoras', gender, number);
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} ou ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, gender, number);
      return beside(tapped ? word : `des${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree('outro|outra|outros|outras', gender, number) }),
    withKeyword: (keyword) => after(`com ${keyword}`),
    withoutKeyword: (keywords) => after(`sem ${keywords}`),
    powerMin: (amount) => after(`com poder igual ou superior a ${amount}`),
    toughnessMin: (amount) => after(`com resistência igual ou superior a ${amount}`),
    controlled: (by) => after(by.person === 'you' ? 'que você controla' : `que ${by.text} controla`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('no exílio');
      if (of === undefined) return after(`em qualquer ${ZONES[zone]}`);
      const whose = zone === 'hand' ? 'sua' : 'seu';
      return after(
        of.person === 'you'
          ? `em ${whose} ${ZONES[zone]}`
          : `em ${zone === 'hand' ? 'a' : 'o'} ${ZONES[zone]} de ${of.text}`,
      );
    },
    attachedTo: (what) => after(`em ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(`${agree('ao qual|à qual|aos quais|às quais', gender, number)} ${what.text} causou dano neste turno`),
    exiledBy: (what) => after(`que ${what.text} exilou`),
  },
  upTo: (amount, text) => `até ${amount} ${text}`,
  anyNumberOf: (text) => `qualquer número de ${text}`,
  thatMuch: 'essa quantidade',
  whereX: (value) => `, em que X é ${value}`,
  numberOf: (what) => `o número de ${what.text}`,
  powerOf: (what) => `o poder de ${what.text}`,
  startingLife: 'o total de pontos de vida com que você começou',
  effects: {
    damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'causa', 'causam')} ${damage(amount)} a ${to.text}`,
    destroy: ({ what, noRegeneration }, mood) =>
      `${mood === 'order' ? 'destrua' : 'destruir'} ${what.text}${noRegeneration ? `, que não ${verb(what, 'pode', 'podem')} ser ${agreed('regenerado|regenerada|regenerados|regeneradas', what)}` : ''}`,
    move: ({ what, to, tapped, under }, mood) => {
      const whose = verb(what, 'de seu dono', 'de seus donos');
      const put = mood === 'order' ? 'coloque' : 'colocar';
      switch (to) {
        case 'hand':
          return `${mood === 'order' ? 'devolva' : 'devolver'} ${what.text} para ${verb(what, 'a mão', 'as mãos')} ${whose}`;
        case 'exile':
          return `${mood === 'order' ? 'exile' : 'exilar'} ${what.text}`;
        case 'battlefield': {
          const control =
            under === undefined
              ? ''
              : under.person === 'you'
                ? ' sob seu controle'
                : ` sob o controle de ${under.text}`;
          return `${put} ${what.text} em o campo de batalha${tapped ? ` ${agreed(TAPPED, what)}` : ''}${control}`;
        }
        case 'graveyard':
          return `${put} ${what.text} em o cemitério ${whose}`;
        case 'library top':
          return `${put} ${what.text} em o topo do grimório ${whose}`;
        default:
          return `${put} ${what.text} em o grimório ${whose}, sob o card do topo`;
      }
    },
    counter: ({ what }, mood) => `${mood === 'order' ? 'anule' : 'anular'} ${what.text}`,
    sacrifice: ({ who, what }, mood) =>
      `${does(who, mood === 'order' ? 'sacrifique' : 'sacrificar', 'sacrifica')} ${what.text}`,
    draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'compre' : 'comprar', 'compra')} ${cards(amount)}`,
    discard: ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'descarte' : 'descartar', 'descarta')} ${cards(amount)}`,
    'gain life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'você ganha' : 'ganhar', 'ganha')} ${life(amount)}`,
    'lose life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'você perde' : 'perder', 'perde')} ${life(amount)}`,
    'set life': ({ who, amount }) =>
      `${who.person === 'you' ? 'seu total de pontos de vida' : `o total de pontos de vida de ${who.text}`} passa a ser ${amount.text}`,
    tap: ({ what }, mood) => `${mood === 'order' ? 'vire' : 'virar'} ${what.text}`,
    untap: ({ what }, mood) => `${mood === 'order' ? 'desvire' : 'desvirar'} ${what.text}`,
    modify: ({ what, changes, until }, mood) =>
      `${mood === 'infinitive' ? 'fazer com que ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
    'put counters': ({ what, amount, counter }, mood) =>
      `${mood === 'order' ? 'coloque' : 'colocar'} ${amount.one ? 'um marcador' : `${amount.text} marcadores`} ${COUNTERS[counter]} em ${what.text}`,
    create: ({ token }, mood) => `${mood === 'order' ? 'crie' : 'criar'} ${token.text}`,
    emblem: ({ text }) => `você recebe um emblema com "${text}"`,
    regenerate: ({ what }, mood) => `${mood === 'order' ? 'regenere' : 'regenerar'} ${what.text}`,
    fight: ({ what, with: other }) => `${what.text} luta com ${other.text}`,
    attach: ({ this: it, to }, mood) => `${mood === 'order' ? 'anexe' : 'anexar'} ${it.text} a ${to.text}`,
    'prevent damage': ({ by, combat }, mood) =>
      `${mood === 'order' ? 'previna' : 'prevenir'} todo o dano${combat ? ' de combate' : ''} que ${by.text} causariam neste turno`,
    search: ({ what, to, tapped }, mood) => {
      const it = agreed(ARTICLE, what);
      const start = `${mood === 'order' ? 'procure' : 'procurar'} ${what.text} em seu grimório`;
      const shuffle = mood === 'order' ? 'embaralhe' : 'embaralhar';
      const put = mood === 'order' ? `coloque-${it}` : `colocá-l${it}`;
      if (to === 'library top') return `${start}, ${shuffle} e depois ${put} ${DESTINATIONS[to]}`;
      if (to === 'exile') return `${start}, ${mood === 'order' ? `exile-${it}` : `exilá-l${it}`} e depois ${shuffle}`;
      const how = tapped ? ` ${agreed(TAPPED, what)}` : '';
      return `${start}, ${put} ${DESTINATIONS[to]}${how} e depois ${shuffle}`;
    },
    look: ({ amount, reveal, what, optional, to, rest }) => {
      const first = `${reveal ? 'revele' : 'olhe'} os ${amount} cards do topo de seu grimório`;
      const put = `${optional ? 'você pode colocar' : 'coloque'} ${what.text} dentre eles ${DESTINATIONS[to]}`;
      const others =
        rest === 'library top'
          ? 'os demais ficam no topo'
          : `os demais vão para ${rest === 'graveyard' ? 'seu cemitério' : rest === 'hand' ? 'sua mão' : 'o exílio'}`;
      return `${first}; ${put}, e ${others}`;
    },
    'exile top': ({ amount }, mood) =>
      `${mood === 'order' ? 'exile' : 'exilar'} ${amount === 1 ? 'o card' : `os ${amount} cards`} do topo de seu grimório`,
    'allow playing': ({ what }) => `você pode jogar ${what.text} neste turno`,
    'cast copies': ({ what, amount }, mood) =>
      `${mood === 'order' ? 'copie' : 'copiar'} ${what.text} ${amount} vezes; você pode conjurar as cópias sem pagar por elas`,
    'shuffle in': ({ who }, mood) =>
      `${does(who, mood === 'order' ? 'embaralhe' : 'embaralhar', 'embaralha')} sua mão e seu cemitério em seu grimório`,
    'choose color': (_, mood) => `${mood === 'order' ? 'escolha' : 'escolher'} uma cor`,
    choose: ({ what, optional, among }, mood) =>
      `${optional ? 'você pode escolher' : mood === 'order' ? 'escolha' : 'escolher'} ${what.text}${among ? ` entre ${among.text}` : ''}`,
    may: ({ deeds }) => `você pode ${deeds}`,
    unless: ({ deeds, costs, who }) => `${deeds}, a menos que ${who.text} ${costs}`,
    if: ({ clause, deeds }) => `se ${clause}, ${deeds}`,
    later: ({ when, deeds }) => `${when}, ${deeds}`,
  },
  triggers: {
    enters: ({ what, every }) =>
      `${every ? 'sempre que' : 'quando'} ${what.text} ${verb(what, 'entra', 'entram')} em o campo de batalha`,
    dies: ({ what, every }) => `${every ? 'sempre que' : 'quando'} ${what.text} ${verb(what, 'morre', 'morrem')}`,
    'put into graveyard': ({ what, whose }) =>
      `sempre que ${what.text} é ${agreed('colocado|colocada|colocados|colocadas', what)} ${whose === 'you' ? 'em seu cemitério' : whose === 'opponent' ? 'em o cemitério de um oponente' : 'em um cemitério'}, vindo de qualquer lugar`,
    attacks: ({ what }) => `sempre que ${what.text} ataca`,
    blocks: ({ what, blocked }) => `sempre que ${what.text} bloqueia${blocked ? ` ${blocked.text}` : ''}`,
    upkeep: ({ of, next }) =>
      `no início de ${of.person === 'you' ? `sua${next ? ' próxima' : ''} manutenção` : `a${next ? ' próxima' : ''} manutenção de ${of.text}`}`,
    'end step': ({ of, next }) =>
      `no início de ${of.person === 'you' ? `sua${next ? ' próxima' : ''} etapa final` : `a${next ? ' próxima' : ''} etapa final de ${of.text}`}`,
    'life gained': ({ who }) => `sempre que ${who.text} ganha pontos de vida`,
    cast: ({ who, what }) => `sempre que ${who.text} conjura ${what.text}`,
    damage: ({ by, to, combat }) => {
      const kind = combat ? 'dano de combate' : 'dano';
      return by ? `sempre que ${by.text} causa ${kind} a ${to.text}` : `sempre que é causado ${kind} a ${to.text}`;
    },
  },
  conditions: {
    exists: ({ what, by, min }) => {
      const counted = min > 1 ? `${min} ou mais ${what.text}` : what.text;
      return by ? `${by.text} controla ${counted}` : `há ${counted} em o campo de batalha`;
    },
    none: ({ what, by }) => (by ? `${by.text} não controla ${what.text}` : `não há ${what.text} em o campo de batalha`),
    'controls this': ({ who, this: it }) => `${who.text} controla ${it.text}`,
    'lost life last turn': ({ who }) => `${who.text} perdeu pontos de vida no turno anterior`,
    'life below start': ({ who }) => `${who.text} tem menos pontos de vida do que no início do jogo`,
    'has cast a spell this turn': ({ who }) => `${who.text} conjurou outra mágica neste turno`,
  },
  changes: {
    control: ({ subject, by }) => `${verb(subject, 'passa', 'passam')} para o controle de ${by.text}`,
    addTypes: ({ subject, types, subtypes: added, lasting }) => {
      const becomes = lasting ? verb(subject, 'torna-se', 'tornam-se') : verb(subject, 'é', 'são');
      const said = types.map((each) =>
        [
          subject.number === 'one' ? `${agree('um|uma|uns|umas', each.gender, 'one')} ${each.one}` : each.many,
          ...added,
        ].join(' '),
      );
      return `${becomes} também ${list(said, 'e')}`;
    },
    addSubtypes: ({ subject, subtypes: added, lasting }) =>
      `${lasting ? verb(subject, 'torna-se', 'tornam-se') : verb(subject, 'é', 'são')} também ${added.join(' ')}`,
    creatureTypes: ({ subject, subtypes: set }) => `${verb(subject, 'torna-se', 'tornam-se')} ${set.join(' ')}`,
    colors: ({ subject, colors }) =>
      `${verb(subject, 'torna-se', 'tornam-se')} ${list(
        colors.map((each) => agreed(COLOR[each], subject)),
        'e',
      )}`,
    loseAbilities: ({ subject }) => `${verb(subject, 'perde', 'perdem')} todas as habilidades`,
    gain: ({ subject, keywords, lasting }) =>
      `${lasting ? verb(subject, 'ganha', 'ganham') : verb(subject, 'tem', 'têm')} ${keywords}`,
    lose: ({ subject, keywords }) => `${verb(subject, 'perde', 'perdem')} ${keywords}`,
    abilities: ({ subject, text, lasting }) =>
      `${lasting ? verb(subject, 'ganha', 'ganham') : verb(subject, 'tem', 'têm')} "${text}"`,
    base: ({ subject, power, toughness }) =>
      `${verb(subject, 'tem', 'têm')} poder e resistência básicos ${power}/${toughness}`,
    stats: ({ subject, power, toughness }) => `${verb(subject, 'recebe', 'recebem')} ${power}/${toughness}`,
    must: ({ subject }) => `${verb(subject, 'ataca', 'atacam')} em cada turno, se ${verb(subject, 'puder', 'puderem')}`,
    blockersMax: ({ subject, amount }) =>
      `não ${verb(subject, 'pode', 'podem')} ser ${agreed(BLOCKED, subject)} por mais de ${amount} criatura${amount === 1 ? '' : 's'}`,
    blockersMin: ({ subject, amount }) =>
      `não ${verb(subject, 'pode', 'podem')} ser ${agreed(BLOCKED, subject)} por menos de ${amount} criaturas`,
    cannotBeBlockedBy: ({ subject, by }) =>
      `não ${verb(subject, 'pode', 'podem')} ser ${agreed(BLOCKED, subject)} por ${by.text}`,
    canBlockOnly: ({ subject, what }) => `${verb(subject, 'pode', 'podem')} bloquear apenas ${what.text}`,
  },
  restrictions: {
    attack: (it) => `não ${verb(it, 'pode', 'podem')} atacar`,
    block: (it) => `não ${verb(it, 'pode', 'podem')} bloquear`,
    'be blocked': (it) => `não ${verb(it, 'pode', 'podem')} ser ${agreed(BLOCKED, it)}`,
    untap: (it) => `não ${verb(it, 'desvira', 'desviram')} durante a etapa de desvirar de seu controlador`,
    'activate abilities': (it) => `não ${verb(it, 'pode', 'podem')} ter suas habilidades ativadas usadas`,
    'be countered': (it) => `não ${verb(it, 'pode', 'podem')} ser ${agreed('anulado|anulada|anulados|anuladas', it)}`,
  },
  nextUntap: (it) => `não ${verb(it, 'desvira', 'desviram')} durante a próxima etapa de desvirar de seu controlador`,
  until: { turn: 'neste turno', while: (clause) => `enquanto ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'uma ficha de criatura' : `${NUMBERS[amount.text] ?? amount.text} fichas de criatura`,
      kinds.join(' '),
      list(
        colors.map((each) => agree(COLOR[each], 'f', number)),
        'e',
      ),
      `${power}/${toughness}`,
      keywords === '' ? '' : `com ${keywords}`,
    ];
    return { text: text.filter(Boolean).join(' '), number, gender: 'f', person: 'they' };
  },
  costs: {
    life: (amount) => `pague ${amount} ponto${amount === 1 ? '' : 's'} de vida`,
    sacrifice: (what) => `sacrifique ${what.text}`,
    discard: (amount) => `descarte ${amount === 1 ? 'um card' : `${amount} cards`}`,
  },
  paysCost: {
    life: (_, amount) => `pague ${amount} ponto${amount === 1 ? '' : 's'} de vida`,
    sacrifice: (_, what) => `sacrifique ${what.text}`,
    mana: (_, mana) => `pague ${mana}`,
  },
  sentences: {
    triggered: (when, condition, deeds) => `${when}, ${condition === undefined ? '' : `se ${condition}, `}${deeds}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `enquanto ${condition}, `}${it.text} ${changes}`,
    mana: (symbols) => (symbols.length > 4 ? 'adicione um mana de qualquer cor' : `adicione ${list(symbols, 'ou')}`),
    entersTapped: (what) => `${what.text} entra em o campo de batalha ${agreed(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `você pode fazer com que ${what.text} entre em o campo de batalha como uma cópia de ${of.text}${ability === undefined ? '' : `; a cópia também tem "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'você ou a um planeswalker que você controla' : to.text;
      const kind = combat ? 'dano de combate' : 'dano';
      const source = by ? by.text : 'uma fonte';
      return `sempre que ${source} causaria ${kind} a ${whom}, ${allBut === 0 ? 'esse dano é prevenido' : `previna todo esse dano menos ${allBut}`}`;
    },
    defines: (what, value) => `o poder e a resistência de ${what.text} são, ambos, ${value}`,
    castOnly: (clause) => `você só pode conjurar esta mágica se ${clause}`,
    additionalCost: (costs) => `para conjurar esta mágica, além disso, ${costs}`,
    sorceryOnly: 'ative somente quando você puder conjurar um feitiço',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:sempre que|quando) /, ''))).join(' ou '),
  },
};
