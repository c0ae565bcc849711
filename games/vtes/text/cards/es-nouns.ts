/** Spanish: nouns, their qualities, and the names of things. */
import type { Article, Gender, Noun, NounPhrase, Phrases, Quality, TraitPhrase } from './phrases.ts';

const ORDINALS: Readonly<Record<Gender, readonly string[]>> = {
  m: ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'],
  f: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'],
};

/** By gender and number: masculine, feminine, and both in the plural. */
const ARTICLES: Readonly<Record<Exclude<Article, 'bare'>, readonly [string, string, string, string]>> = {
  a: ['un', 'una', 'unos', 'unas'],
  any: ['cualquier', 'cualquier', 'cualesquiera', 'cualesquiera'],
  the: ['el', 'la', 'los', 'las'],
  this: ['este', 'esta', 'estos', 'estas'],
  that: ['ese', 'esa', 'esos', 'esas'],
  another: ['otro', 'otra', 'otros', 'otras'],
  each: ['cada', 'cada', 'cada', 'cada'],
  'each other': ['cada otro', 'cada otra', 'los demás', 'las demás'],
  your: ['tu', 'tu', 'tus', 'tus'],
};

/** Feminine words that begin with a stressed a: "el arma", "un arma", but "esta arma". */
const STRESSED_A = /^(?:arma|arca|alma)\b/;

/** Whoever acts and is acted upon takes an "a" as an object: "gira a un siervo", but "gira una carta". */
const SOMEBODY =
  /^(?:vampiro|siervo|aliado|criado|monstruo|imbuido|Matusalén|portador|empleador|controlador|presa|depredador|primogénito|príncipe|justicar|miembro|obispo|arzobispo|priscus|cardenal|regente|magaji|kholo|barón|mortal|mago|animal|ghoul|esclavo|uno de)/;

const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

/** The phrase with its article: "un vampiro", "hasta 2 vampiros". The reader needs no word of their own: the verb says it. */
function plain({ text, article, gender, number, quantity, ordinal, person }: NounPhrase): string {
  if (person === 'you') return '';
  if (quantity) return `${amountOf(quantity)} ${text}`;
  if (ordinal !== undefined) return `${gender === 'm' ? 'el' : 'la'} ${ORDINALS[gender][ordinal - 1]} ${text}`;
  if (article === 'bare') return text;
  const like = STRESSED_A.test(text) && number === 'one' && (article === 'a' || article === 'the') ? 'm' : gender;
  return `${ARTICLES[article][(like === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0)]} ${text}`;
}

function amountOf({ min, max }: NonNullable<NounPhrase['quantity']>): string {
  if (min === 0) return `hasta ${max}`;
  return min < max ? `de ${min} a ${max}` : `${max}`;
}

function behindPreposition(preposition: 'a' | 'de', phrase: NounPhrase): string {
  if (phrase.person === 'you') return `${preposition} ti`;
  const said = plain(phrase);
  return said.startsWith('el ')
    ? `${preposition}l ${said.slice(3)}`
    : `${preposition} ${said}`;
}

/** As an object: "a un vampiro", "una carta", "hasta 2 vampiros". */
function object(phrase: NounPhrase): string {
  return phrase.person === 'you' || (SOMEBODY.test(phrase.text) && !phrase.quantity)
    ? behindPreposition('a', phrase)
    : plain(phrase);
}

/** Beside the noun, and in its gender and number: "un vampiro girado". */
function adjective(yes: string, no: string, verb: 'ser' | 'estar' = 'estar'): Quality {
  const is = verb === 'ser' ? '{it~es|son}' : '{it~está|están}';
  return { at: 'beside', yes, no, is: `${is} ${yes}`, isNot: `${is} ${no}` };
}

/** The four forms of an adjective that ends in -o. */
function inflected(stem: string): string {
  return `{it^${stem}o|${stem}a|${stem}os|${stem}as}`;
}

/** Beside the noun, what it is and always has been: "un vampiro Toreador", "un vampiro que no sea Toreador". */
function kind(word: string): Quality {
  return {
    at: 'beside',
    yes: word,
    no: `que no {it~sea|sean} ${word}`,
    is: `{it~es|son} ${word}`,
    isNot: `no {it~es|son} ${word}`,
  };
}

/** Behind the noun: where it is. */
function place(within: string, of = within): Quality {
  return {
    at: 'after',
    yes: of,
    no: `que no {it~esté|estén} ${within}`,
    is: `{it~está|están} ${within}`,
    isNot: `no {it~está|están} ${within}`,
  };
}

/** Behind the noun: who controls it. */
function controlled(by: string): Quality {
  return {
    at: 'after',
    yes: `que controle ${by}`,
    no: `que no controle ${by}`,
    is: `{it~está|están} bajo el control de ${by}`,
    isNot: `no {it~está|están} bajo el control de ${by}`,
  };
}

/** Behind the noun, with "tiene": "un vampiro con Áuspex". */
function having(what: string, without = what): Quality {
  return {
    at: 'after',
    yes: `con ${what}`,
    no: `sin ${without}`,
    is: `{it~tiene|tienen} ${what}`,
    isNot: `no {it~tiene|tienen} ${without}`,
  };
}

/** A trait that says what a card is: "que sea un arma". */
function being(named: Noun, header = named.one): TraitPhrase {
  const one = `${named.gender === 'm' || STRESSED_A.test(named.one) ? 'un' : 'una'} ${named.one}`;
  return {
    header,
    noun: named,
    quality: { at: 'after', yes: `que sea ${one}`, no: `que no sea ${one}`, is: `es ${one}`, isNot: `no es ${one}` },
  };
}

/** A trait that a minion has, as an apposition: "un aliado ghoul". */
function apposed(named: Noun): TraitPhrase {
  return { header: named.one, noun: named, quality: kind(`{it~${named.one}|${named.many}}`) };
}

/** A trait of cards: "una carta de frenesí". */
function ofCards(word: string): TraitPhrase {
  return {
    header: word,
    noun: feminine(`carta de ${word}`, `cartas de ${word}`),
    quality: {
      at: 'beside',
      yes: `de ${word}`,
      no: `que no {it~sea|sean} de ${word}`,
      is: `{it~es|son} de ${word}`,
      isNot: `no {it~es|son} de ${word}`,
    },
  };
}

/** A trait that is an adjective. */
function quality(header: string, said: Quality, named: Noun): TraitPhrase {
  return { header, noun: named, quality: said };
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
  forms: {
    plain,
    a: object,
    to: (phrase) => behindPreposition('a', phrase),
    of: (phrase) => behindPreposition('de', phrase),
    the: (phrase) => plain({ ...phrase, article: 'the' }),
    bare: ({ text }) => text,
    none: (phrase) => `${phrase.gender === 'm' || STRESSED_A.test(phrase.text) ? 'ningún' : 'ninguna'} ${phrase.text}`,
    possessive: ({ person }) => (person === 'you' ? 'tu' : 'su'),
  },
  nouns: {
    minion: masculine('siervo'),
    vampire: masculine('vampiro'),
    ally: masculine('aliado'),
    retainer: masculine('criado'),
    equipment: masculine('equipo'),
    weapon: feminine('arma'),
    location: masculine('lugar', 'lugares'),
    master: feminine('carta heril', 'cartas heriles'),
    card: feminine('carta'),
    imbued: masculine('imbuido'),
    'crypt card': feminine('carta de cripta', 'cartas de cripta'),
    trophy: masculine('trofeo'),
    'library card': feminine('carta de biblioteca', 'cartas de biblioteca'),
    monster: masculine('monstruo'),
    'minion card': feminine('carta servil', 'cartas serviles'),
    Methuselah: masculine('Matusalén', 'Matusalenes'),
  },
  bearer: masculine('portador', 'portadores'),
  employer: masculine('empleador', 'empleadores'),
  controller: { noun: masculine('controlador', 'controladores'), after: '{card:of}' },
  refs: {
    acting: { noun: masculine('siervo activo', 'siervos activos'), article: 'the' },
    blocker: { noun: masculine('siervo bloqueador', 'siervos bloqueadores'), article: 'the' },
    opposing: { noun: masculine('siervo oponente', 'siervos oponentes'), article: 'the' },
    weapon: { noun: feminine('arma'), article: 'the' },
    played: { noun: feminine('carta'), article: 'that' },
    'action card': { noun: feminine('carta jugada para la acción', 'cartas jugadas para la acción'), article: 'the' },
    'the opponent': {
      noun: masculine('vampiro que era su oponente', 'vampiros que eran sus oponentes'),
      article: 'the',
    },
  },
  seats: {
    you: { noun: masculine('tú', 'tú'), article: 'bare', person: 'you' },
    'turn player': {
      noun: masculine('Matusalén que tiene el turno', 'Matusalenes que tienen el turno'),
      article: 'the',
    },
    prey: { noun: feminine('presa'), article: 'your' },
    predator: { noun: masculine('depredador', 'depredadores'), article: 'your' },
    'acting player': { noun: masculine('Matusalén activo', 'Matusalenes activos'), article: 'the' },
    'target player': { noun: masculine('Matusalén objetivo', 'Matusalenes objetivo'), article: 'the' },
    each: { noun: masculine('Matusalén', 'Matusalenes'), article: 'each' },
    'each other': { noun: masculine('uno de los demás Matusalenes'), article: 'each' },
  },
  players: {
    any: { noun: masculine('Matusalén', 'Matusalenes'), article: 'a' },
    another: { noun: masculine('Matusalén', 'Matusalenes'), article: 'another' },
    'other than acting': {
      noun: masculine('Matusalén', 'Matusalenes'),
      article: 'another',
      after: 'que no controle al siervo activo',
    },
    'with more pool': {
      noun: masculine('Matusalén', 'Matusalenes'),
      article: 'a',
      after: 'que tenga más reserva sanguínea que tú',
    },
  },
  qualities: {
    ready: adjective(inflected('preparad'), `no ${inflected('preparad')}`),
    torpor: place('en letargo'),
    'ready or torpor': {
      at: 'after',
      yes: '',
      no: 'que no {it~esté|estén} en juego',
      is: '{it~está|están} en juego',
      isNot: 'no {it~está|están} en juego',
    },
    'in play': {
      at: 'after',
      yes: '',
      no: 'que no {it~esté|estén} en juego',
      is: '{it~está|están} en juego',
      isNot: 'no {it~está|están} en juego',
    },
    incapacitated: adjective(inflected('incapacitad'), `no ${inflected('incapacitad')}`),
    uncontrolled: place('en la zona incontrolada', 'de la zona incontrolada'),
    hand: place('en la mano', 'de la mano'),
    library: place('en una biblioteca', 'de una biblioteca'),
    crypt: place('en una cripta'),
    anywhere: { at: 'after', yes: '', no: '', is: '', isNot: '' },
    'ash heap': place('en un montón de ceniza', 'de un montón de ceniza'),
    'your uncontrolled': place('en tu zona incontrolada', 'de tu zona incontrolada'),
    'your hand': place('en tu mano', 'de tu mano'),
    'your library': place('en tu biblioteca', 'de tu biblioteca'),
    'your crypt': place('en tu cripta'),
    'your ash heap': place('en tu montón de ceniza', 'de tu montón de ceniza'),
    'of you': {
      at: 'after',
      yes: 'que controles',
      no: 'que no controles',
      is: '{it~está|están} bajo tu control',
      isNot: 'no {it~está|están} bajo tu control',
    },
    'of them': {
      at: 'after',
      yes: 'que controle',
      no: 'que no controle',
      is: '{it~está|están} bajo su control',
      isNot: 'no {it~está|están} bajo su control',
    },
    'of prey': controlled('tu presa'),
    'of predator': controlled('tu depredador'),
    'of another': controlled('otro Matusalén'),
    'of target player': controlled('el Matusalén objetivo'),
    'of acting player': controlled('el Matusalén activo'),
    'of not opposing': {
      at: 'after',
      yes: 'que no controle el Matusalén oponente',
      no: 'que controle el Matusalén oponente',
      is: 'no {it~está|están} bajo el control del Matusalén oponente',
      isNot: '{it~está|están} bajo el control del Matusalén oponente',
    },
    'same circle': {
      at: 'after',
      yes: 'del mismo círculo',
      no: 'de otro círculo',
      is: '{it~es|son} del mismo círculo',
      isNot: '{it~es|son} de otro círculo',
    },
    clan: kind('{clan}'),
    'chosen clan': {
      at: 'after',
      yes: 'del clan elegido',
      no: 'de otro clan',
      is: '{it~es|son} del clan elegido',
      isNot: '{it~es|son} de otro clan',
    },
    canHold: {
      at: 'after',
      yes: 'que {it~pueda|puedan} ser {title:bare}',
      no: 'que no {it~pueda|puedan} ser {title:bare}',
      is: '{it~puede|pueden} ser {title:bare}',
      isNot: 'no {it~puede|pueden} ser {title:bare}',
    },
    titled: {
      at: 'beside',
      yes: inflected('titulad'),
      no: 'sin título',
      is: '{it~tiene|tienen} título',
      isNot: 'no {it~tiene|tienen} título',
    },
    discipline: having('{discipline}'),
    'superior discipline': having('{discipline} superior'),
    younger: {
      at: 'beside',
      yes: '{it~menor|menores}',
      no: 'que no {it~sea|sean} {it~menor|menores}',
      is: '{it~es|son} {it~menor|menores}',
      isNot: 'no {it~es|son} {it~menor|menores}',
    },
    older: {
      at: 'beside',
      yes: '{it~mayor|mayores}',
      no: 'que no {it~sea|sean} {it~mayor|mayores}',
      is: '{it~es|son} {it~mayor|mayores}',
      isNot: 'no {it~es|son} {it~mayor|mayores}',
    },
    capacityMin: having('capacidad {amount} o más'),
    capacityMax: having('capacidad {amount} o menos'),
    locked: adjective(inflected('girad'), inflected('enderezad')),
    bloodMin: having('al menos {amount} de sangre'),
    bleedMin: having('un sangrado de {amount} o más'),
    voted: {
      at: 'after',
      yes: 'que {it~haya|hayan} emitido votos o papeletas',
      no: 'que no {it~haya|hayan} emitido votos ni papeletas',
      is: '{it~ha|han} emitido votos o papeletas',
      isNot: 'no {it~ha|han} emitido votos ni papeletas',
    },
    other: {
      at: 'before',
      yes: inflected('otr'),
      no: inflected('mism'),
      is: '{it~es|son} {it^otro|otra|otros|otras}',
      isNot: '{it~es|son} {it^el mismo|la misma|los mismos|las mismas}',
    },
    fighting: place('en combate'),
    notBearer: {
      at: 'after',
      yes: 'que no {it~sea|sean} {card}',
      no: 'que {it~sea|sean} {card}',
      is: 'no {it~es|son} {card}',
      isNot: '{it~es|son} {card}',
    },
    on: place('sobre {card}', '{it^puesto|puesta|puestos|puestas} sobre {card}'),
    bearsTrait: having('{trait}', '{trait:bare}'),
    bears: having('una carta {name}', 'ninguna carta {name}'),
    requires: {
      at: 'after',
      yes: 'que {it~requiera|requieran} {discipline}',
      no: 'que no {it~requiera|requieran} {discipline}',
      is: '{it~requiere|requieren} {discipline}',
      isNot: 'no {it~requiere|requieren} {discipline}',
    },
    kind: {
      at: 'after',
      yes: 'que {it~sea|sean} {cards}',
      no: 'que no {it~sea|sean} {cards}',
      is: '{it~es|son} {cards}',
      isNot: 'no {it~es|son} {cards}',
    },
  },
  traits: {
    weapon: being(feminine('arma')),
    gun: being(feminine('arma de fuego', 'armas de fuego')),
    'melee weapon': being(feminine('arma cuerpo a cuerpo', 'armas cuerpo a cuerpo')),
    vehicle: being(masculine('vehículo')),
    location: being(masculine('lugar', 'lugares')),
    'hunting ground': being(feminine('zona de caza', 'zonas de caza')),
    mortal: apposed(masculine('mortal', 'mortales')),
    mage: apposed(masculine('mago')),
    animal: apposed(masculine('animal', 'animales')),
    ghoul: apposed(masculine('ghoul')),
    frenzy: ofCards('frenesí'),
    ammo: { ...ofCards('munición'), noun: feminine('munición', 'municiones') },
    grapple: ofCards('agarre'),
    archetype: { ...ofCards('arquetipo'), noun: masculine('arquetipo') },
    title: { ...ofCards('título'), header: '' },
    boon: { ...ofCards('favor'), noun: masculine('favor', 'favores') },
    Gehenna: ofCards('Gehena'),
    trophy: being(masculine('trofeo')),
    discipline: ofCards('Disciplina'),
    investment: { ...ofCards('inversión'), noun: feminine('inversión', 'inversiones') },
    electronic: quality(
      'electrónica',
      kind(inflected('electrónic')),
      feminine('carta electrónica', 'cartas electrónicas'),
    ),
    scarce: quality('escaso', kind(inflected('escas')), masculine('vampiro escaso', 'vampiros escasos')),
    flight: quality('vuelo', having('vuelo'), masculine('siervo con vuelo', 'siervos con vuelo')),
    'Tremere slave': quality(
      'esclavo de los Tremere',
      kind('{it~esclavo|esclavos} de los Tremere'),
      masculine('esclavo de los Tremere', 'esclavos de los Tremere'),
    ),
    infernal: quality('infernal', kind('{it~infernal|infernales}'), masculine('siervo infernal', 'siervos infernales')),
    sterile: quality('estéril', kind('{it~estéril|estériles}'), masculine('vampiro estéril', 'vampiros estériles')),
    'blood cursed': quality(
      'de sangre maldita',
      kind('de sangre maldita'),
      masculine('vampiro de sangre maldita', 'vampiros de sangre maldita'),
    ),
    'black hand': quality(
      'Mano Negra',
      kind('de la Mano Negra'),
      masculine('vampiro de la Mano Negra', 'vampiros de la Mano Negra'),
    ),
    'Torrance circle': quality(
      'círculo de Torrance',
      kind('del círculo de Torrance'),
      masculine('vampiro del círculo de Torrance', 'vampiros del círculo de Torrance'),
    ),
    'Kiev circle': quality(
      'círculo de Kiev',
      kind('del círculo de Kiev'),
      masculine('vampiro del círculo de Kiev', 'vampiros del círculo de Kiev'),
    ),
    'red list': quality(
      'Lista Roja',
      kind('de la Lista Roja'),
      masculine('siervo de la Lista Roja', 'siervos de la Lista Roja'),
    ),
    'no first conviction': quality(
      'entra en juego sin convicción',
      kind('sin convicción inicial'),
      masculine('imbuido sin convicción inicial', 'imbuidos sin convicción inicial'),
    ),
    'going to torpor': {
      header: '',
      noun: masculine('vampiro que va a entrar en letargo', 'vampiros que van a entrar en letargo'),
      quality: {
        at: 'after',
        yes: 'que {it~vaya|vayan} a entrar en letargo',
        no: 'que no {it~vaya|vayan} a entrar en letargo',
        is: '{it~va|van} a entrar en letargo',
        isNot: 'no {it~va|van} a entrar en letargo',
      },
    },
  },
  notes: {
    'fed by a hunting ground': {
      at: 'after',
      yes: '{it^al|a la|a los|a las} que una zona de caza haya alimentado en este turno',
      no: '{it^al|a la|a los|a las} que ninguna zona de caza haya alimentado en este turno',
      is: '{it~ha|han} obtenido sangre de una zona de caza en este turno',
      isNot: 'no {it~ha|han} obtenido sangre de ninguna zona de caza en este turno',
    },
  },
  sects: {
    Camarilla: { name: 'Camarilla', quality: kind('Camarilla') },
    Sabbat: { name: 'Sabbat', quality: kind('Sabbat') },
    Laibon: { name: 'Laibon', quality: kind('Laibon') },
    Anarch: { name: 'anarquista', quality: kind('{it~anarquista|anarquistas}') },
    Independent: { name: 'independiente', quality: kind('{it~independiente|independientes}') },
  },
  titles: {
    primogen: masculine('primogénito'),
    prince: masculine('príncipe'),
    justicar: masculine('justicar', 'justicars'),
    'inner circle': masculine('miembro del Círculo Interior', 'miembros del Círculo Interior'),
    bishop: masculine('obispo'),
    archbishop: masculine('arzobispo'),
    priscus: masculine('priscus', 'prisci'),
    cardinal: masculine('cardenal', 'cardenales'),
    regent: masculine('regente'),
    magaji: masculine('magaji', 'magaji'),
    kholo: masculine('kholo', 'kholo'),
    baron: masculine('barón', 'barones'),
  },
  titleOf: '{title} de {place}',
  clans: {
    Avenger: 'Vengador',
    'Blood Brother': 'Hermano de Sangre',
    Defender: 'Defensor',
    Gargoyle: 'Gárgola',
    'Harbinger of Skulls': 'Heraldo de las Calaveras',
    Hecata: 'Hécata',
    Innocent: 'Inocente',
    Judge: 'Juez',
    Martyr: 'Mártir',
    Ministry: 'Ministerio',
    Redeemer: 'Redentor',
    Visionary: 'Visionario',
    // The places of titles that have a Spanish name.
    'Addis Ababa': 'Adís Abeba',
    Berlin: 'Berlín',
    Brussels: 'Bruselas',
    'Cape Town': 'Ciudad del Cabo',
    Copenhagen: 'Copenhague',
    Geneva: 'Ginebra',
    'New York': 'Nueva York',
    'Rio de Janeiro': 'Río de Janeiro',
    Rotterdam: 'Róterdam',
    Taipei: 'Taipéi',
  },
  disciplines: {
    abo: 'Abombwe',
    ani: 'Animalismo',
    aus: 'Áuspex',
    cel: 'Celeridad',
    chi: 'Quimerismo',
    dai: 'Daimoinon',
    def: 'Defensa',
    dem: 'Dementación',
    dom: 'Dominación',
    for: 'Fortaleza',
    inn: 'Inocencia',
    jud: 'Juicio',
    mar: 'Martirio',
    mel: 'Melpominee',
    myt: 'Mytherceria',
    nec: 'Nigromancia',
    obe: 'Obeah',
    obf: 'Ofuscación',
    obl: 'Olvido',
    obt: 'Obtenebración',
    pot: 'Potencia',
    pre: 'Presencia',
    pro: 'Protean',
    qui: 'Quietus',
    red: 'Redención',
    san: 'Sanguinus',
    ser: 'Serpentis',
    spi: 'Spiritus',
    tem: 'Temporis',
    tha: 'Hechicería de Sangre',
    thn: 'Tanatosis',
    val: 'Valeren',
    ven: 'Venganza',
    vic: 'Vicisitud',
    vin: 'Visión',
    vis: 'Visceratika',
    viz: 'Visión',
  },
  types: {
    master: feminine('carta heril', 'cartas heriles'),
    action: feminine('carta de acción', 'cartas de acción'),
    'political action': feminine('carta de acción política', 'cartas de acción política'),
    equipment: feminine('carta de equipo', 'cartas de equipo'),
    retainer: feminine('carta de criado', 'cartas de criado'),
    ally: feminine('carta de aliado', 'cartas de aliado'),
    'action modifier': masculine('modificador de acción', 'modificadores de acción'),
    reaction: feminine('carta de reacción', 'cartas de reacción'),
    combat: feminine('carta de combate', 'cartas de combate'),
    reflex: feminine('carta de reflejos', 'cartas de reflejos'),
    event: feminine('carta de evento', 'cartas de evento'),
    power: masculine('poder', 'poderes'),
    conviction: feminine('convicción', 'convicciones'),
  },
  typeNames: {
    master: 'Heril',
    action: 'Acción',
    'political action': 'Acción política',
    equipment: 'Equipo',
    retainer: 'Criado',
    ally: 'Aliado',
    'action modifier': 'Modificador de acción',
    reaction: 'Reacción',
    combat: 'Combate',
    reflex: 'Reflejos',
    event: 'Evento',
    power: 'Poder',
    conviction: 'Convicción',
    vampire: 'Vampiro',
    imbued: 'Imbuido',
  },
  values: { 'to the pool': 'a la reserva sanguínea', 'to the vampire': 'al vampiro', close: 'cerca', long: 'lejos' },
};
