/** Card texts in Spanish. */

import { es as spanish } from '@praxis/kit/language/es.ts';
import { agree, listed, noun, verb } from '@praxis/kit/language/grammar.ts';
import { changes, conditions, effects, restrictions, triggers } from './es-effects.ts';
import { subtypes } from './es-subtypes.ts';
import { COLOR, cited, contracted, introduce, NUMBERS, OTHER, quoted, subjunctive, TAPPED, ZONES } from './es-words.ts';
import type { Phrases } from './phrases.ts';
import { after, beside, last, someone, subjectOf } from './romance.ts';

export const es: Phrases = {
  ...spanish,
  contracted,
  colon: ': ',
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
  // The last subtype is the noun, and those before it describe it: "Soldado humano".
  subtypeWords: (words) =>
    [...words]
      .reverse()
      .map((each, index) => (index === 0 ? each : each.toLowerCase()))
      .join(' '),
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], { gender, number }),
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
  protection: (from) => `protección contra ${listed(from, ', ', ' y contra ')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'el color elegido';
    if (quality === 'all colors') return 'todos los colores';
    if (quality in COLOR) return agree(COLOR[quality as keyof typeof COLOR], { gender: 'm', number: 'one' });
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
    notType: (type, number, isSpell) => {
      const kind = isSpell ? `de ${type.one}` : number === 'one' ? type.one : type.many;
      return after(`que no ${number === 'one' ? 'sea' : 'sean'} ${kind}`);
    },
    supertype: (supertype, gender, number) =>
      beside(
        agree(
          supertype === 'basic' ? 'básico|básica|básicos|básicas' : 'legendario|legendaria|legendarios|legendarias',
          { gender, number },
        ),
      ),
    combat: (how, gender, number) => {
      const attacking = agree('atacante|atacantes', { gender, number });
      const blocking = agree('bloqueador|bloqueadora|bloqueadores|bloqueadoras', { gender, number });
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} o ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, { gender, number });
      return beside(tapped ? word : `en${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree(OTHER, { gender, number }) }),
    withKeyword: (keyword) => after(`con ${quoted(keyword)}`),
    withoutKeyword: (keywords) => after(`sin ${quoted(keywords, 'la habilidad de').replace(/ o /g, ' ni la de ')}`),
    powerMin: (amount) => after(`con fuerza de ${amount} o más`),
    toughnessMin: (amount) => after(`con resistencia de ${amount} o más`),
    controlled: (by) => last(by.person === 'you' ? 'que controlas' : `que controla ${by.text}`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('en el exilio');
      if (of === undefined) return after(`de cualquier ${ZONES[zone]}`);
      const article = zone === 'graveyard' ? 'el' : 'la';
      return after(of.person === 'you' ? `de tu ${ZONES[zone]}` : `de ${article} ${ZONES[zone]} de ${of.text}`);
    },
    attachedTo: (what, gender, number) =>
      after(`${agree('anexado|anexada|anexados|anexadas', { gender, number })} a ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(`${agree('al que|a la que|a los que|a las que', { gender, number })} ${what.text} hizo daño este turno`),
    exiledBy: (what) => after(`que exilió ${what.text}`),
  },
  upTo: (amount, text) => `hasta ${amount} ${text}`,
  anyNumberOf: (text) => `cualquier cantidad de ${text}`,
  thatMuch: 'esa cantidad',
  whereX: (value) => `, donde X es ${value}`,
  numberOf: (what) => `el número de ${what.text}`,
  powerOf: (what) => `la fuerza de ${what.text}`,
  startingLife: 'el total de vidas con el que empezaste',
  effects,
  triggers,
  conditions,
  changes,
  restrictions,
  nextUntap: (it) =>
    `no se ${verb(it, 'endereza', 'enderezan')} durante el próximo paso de enderezar de su controlador`,
  until: { turn: 'hasta el final del turno', while: (clause) => `mientras ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'una ficha de criatura' : `${NUMBERS[amount.text] ?? amount.text} fichas de criatura`,
      kinds.join(' '),
      spanish.list(
        colors.map((each) => agree(COLOR[each], { gender: 'f', number })),
        'and',
      ),
      `${power}/${toughness}`,
      keywords === '' ? '' : `con ${quoted(keywords)}`,
    ];
    return { text: text.filter(Boolean).join(' '), number, gender: 'f', person: 'they' };
  },
  costs: {
    life: (amount) => `pagar ${amount} vida${amount === 1 ? '' : 's'}`,
    sacrifice: (what) => `sacrificar ${what.text}`,
    discard: (amount) => `descartar ${amount === 1 ? 'una carta' : `${amount} cartas`}`,
  },
  paysCost: {
    life: (who, amount) => `${who.person === 'you' ? 'pagues' : 'pague'} ${amount} vida${amount === 1 ? '' : 's'}`,
    sacrifice: (who, what) => `${who.person === 'you' ? 'sacrifiques' : 'sacrifique'} ${what.text}`,
    mana: (who, mana) => `${who.person === 'you' ? 'pagues' : 'pague'} ${mana}`,
  },
  sentences: {
    triggered: (when, condition, instructions) =>
      `${when}, ${condition === undefined ? '' : `si ${condition}, `}${instructions}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `mientras ${subjunctive(condition)}, `}${subjectOf(spanish, it)} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'agrega un maná de cualquier color' : `agrega ${spanish.list(symbols, 'or')}`,
    entersTapped: (what) => `${what.text} entra a el campo de batalla ${agree(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `puedes hacer que ${what.text} entre a el campo de batalla como una copia de ${of.text}${ability === undefined ? '' : `; la copia también tiene ${cited(ability)}`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const isYou = to === 'you and your planeswalkers';
      const whom = isYou ? 'ti o a un planeswalker que controlas' : to.text;
      const kind = combat ? 'daño de combate' : 'daño';
      const source = by ? by.text : 'una fuente';
      const prevented =
        allBut === 0
          ? 'se previene ese daño'
          : `se previene todo ese daño menos ${allBut} punto${allBut === 1 ? '' : 's'}`;
      return `si ${source} fuera a ${isYou ? 'hacerte' : 'hacer'} ${kind} a ${whom}, ${prevented}`;
    },
    defines: (what, value) => `la fuerza y la resistencia de ${what.text} son ambas iguales a ${value}`,
    castOnly: (clause) => `solo puedes lanzar este hechizo si ${clause}`,
    additionalCost: (costs) => `para lanzar este hechizo, además, debes ${costs}`,
    sorceryOnly: 'activa esta habilidad solo cuando puedas lanzar un conjuro',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^siempre (?=que )|^cuando /, ''))).join(' o '),
  },
};
