/** Brazilian Portuguese: nouns, their qualities, and the names of things. */
import type { Noun, NounPhrase, Phrases, Quality, TraitPhrase } from './phrases.ts';

const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint'];

/** The words before the noun that agree with it: masculine and feminine, singular and plural. */
const ARTICLES = {
  a: ['um', 'uma', '', ''],
  any: ['qualquer', 'qualquer', 'quaisquer', 'quaisquer'],
  the: ['o', 'a', 'os', 'as'],
  this: ['este', 'esta', 'estes', 'estas'],
  that: ['aquele', 'aquela', 'aqueles', 'aquelas'],
  another: ['outro', 'outra', 'outros', 'outras'],
  each: ['cada', 'cada', 'cada', 'cada'],
  'each other': ['cada outro', 'cada outra', 'cada um dos outros', 'cada uma das outras'],
  your: ['seu', 'sua', 'seus', 'suas'],
  bare: ['', '', '', ''],
} as const;

/** The phrase with its article: "um vampiro", "até 2 vampiros". */
function plain(phrase: NounPhrase): string {
  const { text, article, gender, number, quantity, ordinal } = phrase;
  if (quantity)
    return `${quantity.min === 0 ? 'até ' : quantity.min < quantity.max ? `de ${quantity.min} a ` : ''}${quantity.max} ${text}`;
  if (ordinal !== undefined)
    return gender === 'm' ? `o ${ORDINALS[ordinal - 1]}o ${text}` : `a ${ORDINALS[ordinal - 1]}a ${text}`;
  const at = (gender === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0);
  return [ARTICLES[article][at], text].filter(Boolean).join(' ');
}

/** A preposition melts into an article or a demonstrative: "do vampiro", "neste vampiro", "àquela carta". */
function contracted(preposition: string, melted: Readonly<Record<string, string>>) {
  return (phrase: NounPhrase): string => {
    const said = plain(phrase);
    const [first = '', ...rest] = said.split(' ');
    const melts =
      phrase.ordinal !== undefined ||
      phrase.article === 'the' ||
      phrase.article === 'this' ||
      phrase.article === 'that';
    const word = melts && !phrase.quantity ? melted[first] : undefined;
    return word === undefined ? `${preposition} ${said}` : [word, ...rest].join(' ');
  };
}

function withStem(stem: string): Readonly<Record<string, string>> {
  const words = [...ARTICLES.the, ...ARTICLES.this, ...ARTICLES.that];
  return Object.fromEntries(words.map((word) => [word, `${stem}${word}`]));
}

const forms = {
  plain,
  /** Without its article: "torna-se cardeal". */
  bare: ({ text }: NounPhrase): string => text,
  of: contracted('de', withStem('d')),
  in: contracted('em', withStem('n')),
  to: contracted('a', {
    o: 'ao',
    a: 'à',
    os: 'aos',
    as: 'às',
    aquele: 'àquele',
    aquela: 'àquela',
    aqueles: 'àqueles',
    aquelas: 'àquelas',
  }),
};

/** "pronto", in its four forms: "pront" with o, a, os, as. */
function inflected(stem: string): string {
  return `${stem}{it^o|a|os|as}`;
}

/** Right behind the noun, of what somebody is: "um vampiro titulado". */
function being(yes: string, no = `não ${yes}`): Quality {
  return { at: 'beside', yes, no, is: `{it~for|forem} ${yes}`, isNot: `não {it~for|forem} ${yes}` };
}

/** Right behind the noun, of the state somebody is in: "um vampiro pronto". */
function state(yes: string, no = `não ${yes}`): Quality {
  return { at: 'beside', yes, no, is: `{it~estiver|estiverem} ${yes}`, isNot: `{it~estiver|estiverem} ${no}` };
}

/** Behind the noun, of where somebody is: "um vampiro em torpor". */
function located(where: string): Quality {
  return {
    at: 'after',
    yes: where,
    no: `que não {it~esteja|estejam} ${where}`,
    is: `{it~estiver|estiverem} ${where}`,
    isNot: `não {it~estiver|estiverem} ${where}`,
  };
}

/** Behind the noun, of who controls it: "um vampiro controlado por sua presa". */
function controlled(by: string): Quality {
  const yes = `${inflected('controlad')} ${by}`;
  return { at: 'after', yes, no: `não ${yes}`, is: `{it~for|forem} ${yes}`, isNot: `não {it~for|forem} ${yes}` };
}

/** Behind the noun: "um vampiro com Auspícios". */
function having(what: string, without = what): Quality {
  return {
    at: 'after',
    yes: `com ${what}`,
    no: `sem ${without}`,
    is: `{it~tiver|tiverem} ${what}`,
    isNot: `não {it~tiver|tiverem} ${without}`,
  };
}

/** Right behind the noun, of what somebody belongs to: "um vampiro da Lista Vermelha". */
function belonging(to: string): Quality {
  return {
    at: 'beside',
    yes: to,
    no: `que não {it~seja|sejam} ${to}`,
    is: `{it~for|forem} ${to}`,
    isNot: `não {it~for|forem} ${to}`,
  };
}

/** A card that is a thing of its own: "que é uma arma". */
function thing(header: string, named: Noun): TraitPhrase {
  const kind = `${named.gender === 'm' ? 'um' : 'uma'} ${named.one}`;
  return {
    header,
    noun: named,
    quality: {
      at: 'after',
      yes: `que {it~é ${kind}|são ${named.many}}`,
      no: `que não {it~seja ${kind}|sejam ${named.many}}`,
      is: `{it~for ${kind}|forem ${named.many}}`,
      isNot: `não {it~for ${kind}|forem ${named.many}}`,
    },
  };
}

/** A kind of card: "uma carta de frenesi". */
function cardOf(what: string, header = what): TraitPhrase {
  return { header, noun: feminine(`carta de ${what}`, `cartas de ${what}`), quality: belonging(`de ${what}`) };
}

/** A card whose noun and quality are given. */
function trait(header: string, named: Noun, quality: Quality): TraitPhrase {
  return { header, noun: named, quality };
}

export const nouns: Pick<
  Phrases,
  | 'forms'
  | 'nouns'
  | 'bearer'
  | 'employer'
  | 'controller'
  | 'refs'
  | 'seats'
  | 'players'
  | 'qualities'
  | 'traits'
  | 'notes'
  | 'sects'
  | 'titles'
  | 'titleOf'
  | 'clans'
  | 'disciplines'
  | 'types'
  | 'typeNames'
  | 'values'
> = {
  forms,
  nouns: {
    minion: masculine('servo'),
    vampire: masculine('vampiro'),
    ally: masculine('aliado'),
    retainer: masculine('lacaio'),
    equipment: masculine('equipamento'),
    weapon: feminine('arma'),
    location: masculine('local', 'locais'),
    master: feminine('carta de mestre', 'cartas de mestre'),
    card: feminine('carta'),
    imbued: masculine('Imbuído'),
    'crypt card': feminine('carta de cripta', 'cartas de cripta'),
    trophy: masculine('troféu'),
    'library card': feminine('carta de biblioteca', 'cartas de biblioteca'),
    monster: masculine('monstro'),
    'minion card': feminine('carta de servo', 'cartas de servo'),
    Methuselah: masculine('Matusalém', 'Matusaléns'),
  },
  bearer: masculine('portador', 'portadores'),
  employer: masculine('empregador', 'empregadores'),
  controller: { noun: masculine('controlador', 'controladores'), after: '{card:of}' },
  refs: {
    acting: { noun: masculine('servo agente', 'servos agentes'), article: 'the' },
    blocker: { noun: masculine('servo bloqueador', 'servos bloqueadores'), article: 'the' },
    opposing: { noun: masculine('servo oponente', 'servos oponentes'), article: 'the' },
    weapon: { noun: feminine('arma'), article: 'the' },
    played: { noun: feminine('carta'), article: 'that' },
    'action card': { noun: feminine('carta jogada para a ação', 'cartas jogadas para a ação'), article: 'the' },
    'the opponent': { noun: masculine('vampiro que era o oponente', 'vampiros que eram os oponentes'), article: 'the' },
  },
  seats: {
    you: { noun: masculine('você', 'vocês'), article: 'bare', person: 'you' },
    'turn player': { noun: masculine('Matusalém do turno', 'Matusaléns do turno'), article: 'the' },
    prey: { noun: feminine('presa'), article: 'your' },
    predator: { noun: masculine('predador', 'predadores'), article: 'your' },
    'acting player': { noun: masculine('Matusalém agente', 'Matusaléns agentes'), article: 'the' },
    'target player': { noun: masculine('Matusalém alvo', 'Matusaléns alvo'), article: 'the' },
    each: { noun: masculine('Matusalém', 'Matusaléns'), article: 'each' },
    'each other': { noun: masculine('Matusalém', 'Matusaléns'), article: 'each other' },
  },
  players: {
    any: { noun: masculine('Matusalém', 'Matusaléns'), article: 'a' },
    another: { noun: masculine('Matusalém', 'Matusaléns'), article: 'another' },
    'other than acting': {
      noun: masculine('Matusalém', 'Matusaléns'),
      article: 'another',
      after: 'que não controle o servo agente',
    },
    'with more pool': { noun: masculine('Matusalém', 'Matusaléns'), article: 'a', after: 'com mais recursos que você' },
  },
  qualities: {
    ready: state(inflected('pront')),
    torpor: located('em torpor'),
    'ready or torpor': { ...located('em jogo'), yes: '' },
    'in play': { ...located('em jogo'), yes: '' },
    incapacitated: state(inflected('incapacitad')),
    uncontrolled: located('na região não controlada'),
    hand: located('na mão'),
    library: located('em uma biblioteca'),
    crypt: located('em uma cripta'),
    anywhere: { at: 'after', yes: '', no: '', is: '', isNot: '' },
    'ash heap': located('em uma pilha de cinzas'),
    'your uncontrolled': located('em sua região não controlada'),
    'your hand': located('em sua mão'),
    'your library': located('em sua biblioteca'),
    'your crypt': located('em sua cripta'),
    'your ash heap': located('em sua pilha de cinzas'),
    'of you': {
      at: 'after',
      yes: 'que você controla',
      no: 'que você não controla',
      is: '{it~for|forem} {it^seu|sua|seus|suas}',
      isNot: 'não {it~for|forem} {it^seu|sua|seus|suas}',
    },
    'of them': {
      at: 'after',
      yes: 'que controla',
      no: 'que não controla',
      is: '{it~for|forem} {it^seu|sua|seus|suas}',
      isNot: 'não {it~for|forem} {it^seu|sua|seus|suas}',
    },
    'of prey': controlled('por sua presa'),
    'of predator': controlled('por seu predador'),
    'of another': controlled('por outro Matusalém'),
    'of target player': controlled('pelo Matusalém alvo'),
    'of acting player': controlled('pelo Matusalém agente'),
    'of not opposing': {
      at: 'after',
      yes: `que não {it~seja|sejam} ${inflected('controlad')} pelo Matusalém oponente`,
      no: `${inflected('controlad')} pelo Matusalém oponente`,
      is: `não {it~for|forem} ${inflected('controlad')} pelo Matusalém oponente`,
      isNot: `{it~for|forem} ${inflected('controlad')} pelo Matusalém oponente`,
    },
    'same circle': belonging('do mesmo círculo'),
    clan: belonging('{clan}'),
    'chosen clan': belonging('do clã escolhido'),
    canHold: {
      at: 'after',
      yes: 'que {it~possa|possam} ser {title:bare}',
      no: 'que não {it~possa|possam} ser {title:bare}',
      is: '{it~puder|puderem} ser {title:bare}',
      isNot: 'não {it~puder|puderem} ser {title:bare}',
    },
    titled: being(inflected('titulad'), 'sem título'),
    discipline: having('{discipline}'),
    'superior discipline': having('{discipline} superior'),
    younger: being('mais {it~jovem|jovens}'),
    older: being(`mais ${inflected('velh')}`),
    capacityMin: having('capacidade {amount} ou mais'),
    capacityMax: having('capacidade {amount} ou menos'),
    locked: state(inflected('travad'), inflected('destravad')),
    bloodMin: having('pelo menos {amount} de sangue'),
    bleedMin: having('{amount} ou mais de sangrar'),
    voted: {
      at: 'after',
      yes: 'que {it~tenha|tenham} declarado votos ou sub-votos',
      no: 'que não {it~tenha|tenham} declarado votos nem sub-votos',
      is: '{it~tiver|tiverem} declarado votos ou sub-votos',
      isNot: 'não {it~tiver|tiverem} declarado votos nem sub-votos',
    },
    other: {
      at: 'before',
      yes: '{it^outro|outra|outros|outras}',
      no: '{it^mesmo|mesma|mesmos|mesmas}',
      is: '{it~for|forem} {it^outro|outra|outros|outras}',
      isNot: '{it~for|forem} {it^o mesmo|a mesma|os mesmos|as mesmas}',
    },
    fighting: located('em combate'),
    notBearer: {
      at: 'after',
      yes: 'que não {it~seja|sejam} {card}',
      no: 'que {it~é|são} {card}',
      is: 'não {it~for|forem} {card}',
      isNot: '{it~for|forem} {card}',
    },
    on: located('{card:in}'),
    bearsTrait: having('{trait}', '{trait:bare}'),
    bears: having('a carta {name}'),
    requires: {
      at: 'after',
      yes: 'que {it~requer|requerem} {discipline}',
      no: 'que não {it~requer|requerem} {discipline}',
      is: '{it~requerer|requererem} {discipline}',
      isNot: 'não {it~requerer|requererem} {discipline}',
    },
    kind: {
      at: 'after',
      yes: 'que {it~seja|sejam} {cards}',
      no: 'que não {it~seja|sejam} {cards}',
      is: '{it~for|forem} {cards}',
      isNot: 'não {it~for|forem} {cards}',
    },
  },
  traits: {
    weapon: thing('arma', feminine('arma')),
    gun: thing('arma de fogo', feminine('arma de fogo', 'armas de fogo')),
    'melee weapon': thing('arma branca', feminine('arma branca', 'armas brancas')),
    vehicle: thing('veículo', masculine('veículo')),
    location: thing('local', masculine('local', 'locais')),
    'hunting ground': thing('campo de caça', masculine('campo de caça', 'campos de caça')),
    mortal: trait('mortal', masculine('mortal', 'mortais'), being('{it~mortal|mortais}')),
    mage: trait('mago', masculine('mago'), being('{it~mago|magos}')),
    animal: trait('animal', masculine('animal', 'animais'), being('{it~animal|animais}')),
    ghoul: trait('carniçal', masculine('carniçal', 'carniçais'), being('{it~carniçal|carniçais}')),
    frenzy: cardOf('frenesi'),
    ammo: trait('munição', feminine('munição', 'munições'), belonging('de munição')),
    grapple: cardOf('agarrão'),
    archetype: trait('arquétipo', masculine('arquétipo'), belonging('de arquétipo')),
    title: cardOf('título', ''),
    boon: trait('dádiva', feminine('dádiva'), belonging('de dádiva')),
    Gehenna: cardOf('Gehenna', 'Gehenna'),
    trophy: thing('troféu', masculine('troféu')),
    discipline: cardOf('Disciplina'),
    investment: trait('investimento', masculine('investimento'), belonging('de investimento')),
    electronic: trait('eletrônico', feminine('carta eletrônica', 'cartas eletrônicas'), being(inflected('eletrônic'))),
    scarce: trait('escasso', masculine('vampiro escasso', 'vampiros escassos'), being(inflected('escass'))),
    flight: trait('voo', masculine('servo com voo', 'servos com voo'), having('voo')),
    'Tremere slave': trait(
      'escravo dos Tremere',
      masculine('escravo dos Tremere', 'escravos dos Tremere'),
      being('{it~escravo|escravos} dos Tremere'),
    ),
    infernal: trait(
      'infernalista',
      masculine('servo infernalista', 'servos infernalistas'),
      being('{it~infernalista|infernalistas}'),
    ),
    sterile: trait('estéril', masculine('vampiro estéril', 'vampiros estéreis'), being('{it~estéril|estéreis}')),
    'blood cursed': trait(
      'sangue amaldiçoado',
      masculine('vampiro de sangue amaldiçoado', 'vampiros de sangue amaldiçoado'),
      belonging('de sangue amaldiçoado'),
    ),
    'black hand': trait(
      'Mão Negra',
      masculine('vampiro da Mão Negra', 'vampiros da Mão Negra'),
      belonging('da Mão Negra'),
    ),
    'Torrance circle': trait(
      'círculo de Torrance',
      masculine('vampiro do círculo de Torrance', 'vampiros do círculo de Torrance'),
      belonging('do círculo de Torrance'),
    ),
    'Kiev circle': trait(
      'círculo de Kiev',
      masculine('vampiro do círculo de Kiev', 'vampiros do círculo de Kiev'),
      belonging('do círculo de Kiev'),
    ),
    'red list': trait(
      'Lista Vermelha',
      masculine('servo da Lista Vermelha', 'servos da Lista Vermelha'),
      belonging('da Lista Vermelha'),
    ),
    'no first conviction': trait(
      'entra em jogo sem convicção',
      masculine('servo sem primeira convicção', 'servos sem primeira convicção'),
      having('a primeira convicção'),
    ),
    'going to torpor': trait(
      '',
      masculine('servo que vai para o torpor', 'servos que vão para o torpor'),
      located('indo para o torpor'),
    ),
  },
  notes: {
    'fed by a hunting ground': {
      at: 'after',
      yes: 'que um campo de caça já alimentou neste turno',
      no: 'que nenhum campo de caça alimentou neste turno',
      is: `{it~tiver|tiverem} sido ${inflected('alimentad')} por um campo de caça neste turno`,
      isNot: `não {it~tiver|tiverem} sido ${inflected('alimentad')} por um campo de caça neste turno`,
    },
  },
  sects: {
    Camarilla: { name: 'Camarilla', quality: belonging('da Camarilla') },
    Sabbat: { name: 'Sabá', quality: belonging('do Sabá') },
    Laibon: { name: 'Laibon', quality: belonging('Laibon') },
    Anarch: { name: 'Anarquista', quality: being('{it~anarquista|anarquistas}', 'não {it~anarquista|anarquistas}') },
    Independent: {
      name: 'Independente',
      quality: being('{it~independente|independentes}', 'não {it~independente|independentes}'),
    },
  },
  titles: {
    primogen: masculine('primogênito'),
    prince: masculine('príncipe'),
    justicar: masculine('justicar', 'justicares'),
    'inner circle': masculine('membro do Círculo Interno', 'membros do Círculo Interno'),
    bishop: masculine('bispo'),
    archbishop: masculine('arcebispo'),
    priscus: masculine('priscus', 'prisci'),
    cardinal: masculine('cardeal', 'cardeais'),
    regent: masculine('regente'),
    magaji: masculine('magaji', 'magaji'),
    kholo: masculine('kholo', 'kholo'),
    baron: masculine('barão', 'barões'),
  },
  titleOf: '{title} de {place}',
  // Also the places of titles.
  clans: {
    'Addis Ababa': 'Adis Abeba',
    Berlin: 'Berlim',
    Brussels: 'Bruxelas',
    'Cape Town': 'Cidade do Cabo',
    Copenhagen: 'Copenhague',
    Geneva: 'Genebra',
    Nairobi: 'Nairóbi',
    'New York': 'Nova Iorque',
    Pittsburgh: 'Pitsburgo',
    Rotterdam: 'Roterdã',
    'Blood Brother': 'Irmão de Sangue',
    'Harbinger of Skulls': 'Arauto dos Crânios',
    Malkavian: 'Malkaviano',
    'Malkavian antitribu': 'Malkaviano antitribu',
  },
  disciplines: {
    abo: 'Abombwe',
    ani: 'Animalismo',
    aus: 'Auspícios',
    cel: 'Rapidez',
    chi: 'Quimerismo',
    dai: 'Daimoinon',
    def: 'Defesa',
    dem: 'Demência',
    dom: 'Dominação',
    for: 'Fortitude',
    inn: 'Inocência',
    jud: 'Julgamento',
    mar: 'Martírio',
    mel: 'Melpominee',
    myt: 'Mytherceria',
    nec: 'Necromancia',
    obe: 'Obeah',
    obf: 'Ofuscação',
    obl: 'Oblívio',
    obt: 'Tenebrosidade',
    pot: 'Potência',
    pre: 'Presença',
    pro: 'Metamorfose',
    qui: 'Quietus',
    red: 'Redenção',
    san: 'Sanguinus',
    ser: 'Serpentis',
    spi: 'Spiritus',
    tem: 'Temporis',
    tha: 'Feitiçaria de Sangue',
    thn: 'Thanatosis',
    val: 'Valeren',
    ven: 'Vingança',
    vic: 'Vicissitude',
    vin: 'Visão',
    vis: 'Visceratika',
    viz: 'Visão',
  },
  types: {
    master: feminine('carta de mestre', 'cartas de mestre'),
    action: feminine('carta de ação', 'cartas de ação'),
    'political action': feminine('carta de ação política', 'cartas de ação política'),
    equipment: feminine('carta de equipamento', 'cartas de equipamento'),
    retainer: feminine('carta de lacaio', 'cartas de lacaio'),
    ally: feminine('carta de aliado', 'cartas de aliado'),
    'action modifier': masculine('modificador de ação', 'modificadores de ação'),
    reaction: feminine('reação', 'reações'),
    combat: feminine('carta de combate', 'cartas de combate'),
    reflex: feminine('carta de reflexo', 'cartas de reflexo'),
    event: masculine('evento'),
    power: masculine('poder', 'poderes'),
    conviction: feminine('convicção', 'convicções'),
  },
  typeNames: {
    master: 'Mestre',
    action: 'Ação',
    'political action': 'Ação política',
    equipment: 'Equipamento',
    retainer: 'Lacaio',
    ally: 'Aliado',
    'action modifier': 'Modificador de ação',
    reaction: 'Reação',
    combat: 'Combate',
    reflex: 'Reflexo',
    event: 'Evento',
    power: 'Poder',
    conviction: 'Convicção',
    vampire: 'Vampiro',
    imbued: 'Imbuído',
  },
  values: {
    'to the pool': 'para os recursos',
    'to the vampire': 'para o vampiro',
    close: 'curta distância',
    long: 'longa distância',
  },
};
