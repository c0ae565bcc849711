/** Card texts in Portuguese, with the terms of the Brazilian editions. */

import { agree, listed, noun, verb } from '@praxis/kit/language/grammar.ts';
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import type { Phrases } from './phrases.ts';
import { changes, conditions, effects, restrictions, triggers } from './pt-effects.ts';
import { subtypes } from './pt-subtypes.ts';
import { COLOR, contracted, introduce, NUMBERS, TAPPED, ZONES } from './pt-words.ts';
import { after, beside, last, someone, subjectOf } from './romance.ts';

export const pt: Phrases = {
  ...portuguese,
  contracted,
  colon: ': ',
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
    // The artifact comes second: "Criatura Artefato".
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
  color: (color, gender, number) => agree(COLOR[color], { gender, number }),
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
  protection: (from) => `proteção contra ${listed(from, ', ', ' e contra ')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'a cor escolhida';
    if (quality === 'all colors') return 'todas as cores';
    if (quality in COLOR) return `o ${agree(COLOR[quality as keyof typeof COLOR], { gender: 'm', number: 'one' })}`;
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
    notType: (type, number, isSpell) => {
      const kind =
        number === 'one'
          ? `${agree('um|uma|uns|umas', { gender: type.gender, number: 'one' })} ${type.one}`
          : type.many;
      return after(`que não ${number === 'one' ? 'seja' : 'sejam'} ${isSpell ? `de ${type.one}` : kind}`);
    },
    supertype: (supertype, gender, number) =>
      beside(
        agree(supertype === 'basic' ? 'básico|básica|básicos|básicas' : 'lendário|lendária|lendários|lendárias', {
          gender,
          number,
        }),
      ),
    combat: (how, gender, number) => {
      const attacking = agree('atacante|atacantes', { gender, number });
      const blocking = agree('bloqueador|bloqueadora|bloqueadores|bloqueadoras', { gender, number });
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} ou ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      const word = agree(TAPPED, { gender, number });
      return beside(tapped ? word : `des${word}`);
    },
    other: (gender, number) => ({ at: 'before', text: agree('outro|outra|outros|outras', { gender, number }) }),
    withKeyword: (keyword) => after(`com ${keyword}`),
    withoutKeyword: (keywords) => after(`sem ${keywords.replace(/ ou /g, ' nem ')}`),
    powerMin: (amount) => after(`com poder igual ou superior a ${amount}`),
    toughnessMin: (amount) => after(`com resistência igual ou superior a ${amount}`),
    controlled: (by) => last(by.person === 'you' ? 'que você controla' : `que ${by.text} controla`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('no exílio');
      if (of === undefined) return after(`de qualquer ${ZONES[zone]}`);
      const whose = zone === 'hand' ? 'sua' : 'seu';
      return after(
        of.person === 'you'
          ? `de ${whose} ${ZONES[zone]}`
          : `de ${zone === 'hand' ? 'a' : 'o'} ${ZONES[zone]} de ${of.text}`,
      );
    },
    attachedTo: (what, gender, number) =>
      after(`${agree('anexado|anexada|anexados|anexadas', { gender, number })} a ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(`${agree('ao qual|à qual|aos quais|às quais', { gender, number })} ${what.text} causou dano neste turno`),
    exiledBy: (what) => after(`que ${what.text} exilou`),
  },
  upTo: (amount, text) => `até ${amount} ${text}`,
  anyNumberOf: (text) => `qualquer número de ${text}`,
  thatMuch: 'essa quantidade',
  whereX: (value) => `, sendo X ${value}`,
  numberOf: (what) => `o número de ${what.text}`,
  powerOf: (what) => `o poder de ${what.text}`,
  startingLife: 'o total de pontos de vida com que você começou',
  effects,
  triggers,
  conditions,
  changes,
  restrictions,
  nextUntap: (it) =>
    `não ${verb(it, 'é', 'são')} ${agree('desvirado|desvirada|desvirados|desviradas', it)} durante a próxima etapa de desvirar de seu controlador`,
  until: { turn: 'neste turno', while: (clause) => `enquanto ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'uma ficha de criatura' : `${NUMBERS[amount.text] ?? amount.text} fichas de criatura`,
      portuguese.list(
        colors.map((each) => agree(COLOR[each], { gender: 'f', number: 'one' })),
        'and',
      ),
      `${power}/${toughness}`,
      `do tipo ${kinds.join(' ')}`,
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
    triggered: (when, condition, instructions) =>
      `${when}, ${condition === undefined ? '' : `se ${condition}, `}${instructions}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `enquanto ${condition}, `}${subjectOf(portuguese, it)} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'adicione um mana de qualquer cor' : `adicione ${portuguese.list(symbols, 'or')}`,
    entersTapped: (what) => `${what.text} entra em o campo de batalha ${agree(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `você pode fazer com que ${what.text} entre em o campo de batalha como uma cópia de ${of.text}${ability === undefined ? '' : `; a cópia também tem "${ability}"`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'você ou a um planeswalker que você controla' : to.text;
      const kind = combat ? 'dano de combate' : 'dano';
      const source = by ? by.text : 'uma fonte';
      const prevented =
        allBut === 0
          ? 'esse dano é prevenido'
          : `todo esse dano é prevenido, menos ${allBut} ponto${allBut === 1 ? '' : 's'}`;
      return `se ${source} fosse causar ${kind} a ${whom}, ${prevented}`;
    },
    defines: (what, value) => `o poder e a resistência de ${what.text} são ambos iguais a ${value}`,
    castOnly: (clause) => `você só pode conjurar esta mágica se ${clause}`,
    additionalCost: (costs) => `para conjurar esta mágica, além disso, ${costs}`,
    sorceryOnly: 'ative somente quando você puder conjurar um feitiço',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:toda vez que|quando) /, ''))).join(' ou '),
  },
};
