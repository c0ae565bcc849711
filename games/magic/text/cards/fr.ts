/** Card texts in French. */

import { fr as french } from '@praxis/kit/language/fr.ts';
import { agree, listed, noun, verb } from '@praxis/kit/language/grammar.ts';
import { changes, conditions, effects, restrictions, triggers } from './fr-effects.ts';
import { subtypes, WALKERS } from './fr-subtypes.ts';
import { COLOR, contracted, having, introduce, NUMBERS, subjectOf, TAPPED, unrepeated, ZONES } from './fr-words.ts';
import type { Phrases } from './phrases.ts';
import { after, beside, last, someone } from './romance.ts';

export const fr: Phrases = {
  ...french,
  contracted,
  colon: ' : ',
  introduce,
  types: {
    land: noun('terrain', 'terrains', 'm'),
    creature: noun('créature', 'créatures', 'f'),
    artifact: noun('artefact', 'artefacts', 'm'),
    enchantment: noun('enchantement', 'enchantements', 'm'),
    planeswalker: noun('planeswalker', 'planeswalkers', 'm'),
    instant: noun('éphémère', 'éphémères', 'm'),
    sorcery: noun('rituel', 'rituels', 'm'),
  },
  typeLine: {
    land: 'Terrain',
    creature: 'Créature',
    artifact: 'Artefact',
    enchantment: 'Enchantement',
    planeswalker: 'Planeswalker',
    instant: 'Éphémère',
    sorcery: 'Rituel',
    basic: 'de base',
    legendary: 'légendaire',
  },
  typeWords: (supertypes, types) => {
    const kinds = types.length === 2 && types[0] === 'artifact' ? [types[1] as string, types[0]] : types;
    const words = kinds.map((each, index) => {
      const word = fr.typeLine[each as 'land'];
      return index === 0 ? word : word.toLowerCase();
    });
    return [words.join('-'), ...supertypes.map((each) => fr.typeLine[each])].join(' ');
  },
  // Only the names of planeswalkers keep their capital letter.
  subtypeWords: (words) => words.map((each) => (WALKERS.has(each) ? each : each.toLowerCase())).join(' et '),
  typeJoint: ' : ',
  nouns: {
    permanent: noun('permanent', 'permanents', 'm'),
    card: noun('carte', 'cartes', 'f'),
    spell: noun('sort', 'sorts', 'm'),
    player: noun('joueur', 'joueurs', 'm'),
    opponent: noun('adversaire', 'adversaires', 'm'),
    source: noun('source', 'sources', 'f'),
    emblem: noun('emblème', 'emblèmes', 'm'),
  },
  cardOf: ({ one }, supertype) => {
    const rest = [one.replaceAll(' ou ', ' ou de '), supertype].filter(Boolean).join(' ');
    return noun(`carte de ${rest}`, `cartes de ${rest}`, 'f');
  },
  spellOf: ({ one }) => {
    const rest = one.replaceAll(' ou ', ' ou de ');
    return noun(`sort de ${rest}`, `sorts de ${rest}`, 'm');
  },
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], { gender, number }),
  keywords: {
    reach: 'portée',
    flying: 'vol',
    trample: 'piétinement',
    defender: 'défenseur',
    'first strike': 'initiative',
    'double strike': 'double initiative',
    haste: 'célérité',
    indestructible: 'indestructible',
    intimidate: 'intimidation',
    flash: 'flash',
    hexproof: 'défense talismanique',
    deathtouch: 'contact mortel',
    vigilance: 'vigilance',
    lifelink: 'lien de vie',
    convoke: 'convocation',
  },
  protection: (from) => `protection contre ${listed(from, ', ', ' et contre ')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'la couleur choisie';
    if (quality === 'all colors') return 'toutes les couleurs';
    if (quality in COLOR) return `le ${agree(COLOR[quality as keyof typeof COLOR], { gender: 'm', number: 'one' })}`;
    return `les ${fr.types[quality as keyof Phrases['types']].many}`;
  },
  keepsAuras: 'cette protection ne retire pas les auras',
  landwalk: (type) =>
    ({
      Plains: 'traversée des plaines',
      Island: 'traversée des îles',
      Swamp: 'traversée des marais',
      Mountain: 'traversée des montagnes',
      Forest: 'traversée des forêts',
    })[type],
  equip: 'équipement',
  enchant: 'enchanter :',
  you: { text: 'vous', number: 'one', gender: 'm', person: 'you' },
  players: {
    'each player': someone('chaque joueur', 'm'),
    'each opponent': someone('chaque adversaire', 'm'),
    'defending player': someone('le joueur défenseur', 'm'),
    'that player': someone('ce joueur', 'm'),
    opponent: someone('un adversaire', 'm'),
  },
  controllerOf: (what) => someone(`le contrôleur de ${what.text}`, 'm'),
  ownerOf: (what) => someone(`le propriétaire de ${what.text}`, 'm'),
  anyTarget: (other) =>
    someone(other ? 'une autre créature ou un autre joueur ciblé' : 'la créature ou le joueur ciblé', 'f'),
  qualities: {
    color: (text) => beside(text),
    notColor: (text) => beside(`non-${text}`),
    notType: (type, number) => beside(`non-${number === 'one' ? type.one : type.many}`),
    supertype: (supertype, gender, number) =>
      beside(supertype === 'basic' ? 'de base' : agree('légendaire|légendaires', { gender, number })),
    combat: (how, gender, number) => {
      const attacking = agree('attaquant|attaquante|attaquants|attaquantes', { gender, number });
      const blocking = agree('bloqueur|bloqueuse|bloqueurs|bloqueuses', { gender, number });
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} ou ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      return beside(agree(tapped ? TAPPED : 'dégagé|dégagée|dégagés|dégagées', { gender, number }));
    },
    other: (gender, number) => ({ at: 'before', text: agree('autre|autres', { gender, number }) }),
    withKeyword: (keyword) => after(`avec ${having(keyword)}`),
    withoutKeyword: (keywords) => after(`sans ${having(keywords)}`),
    powerMin: (amount) => after(`de force ${amount} ou plus`),
    toughnessMin: (amount) => after(`d’endurance ${amount} ou plus`),
    controlled: (by) => last(by.person === 'you' ? 'que vous contrôlez' : `que ${by.text} contrôle`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('en exil');
      if (of === undefined) return after(`des ${ZONES[zone]}s`);
      return after(
        of.person === 'you'
          ? `${zone === 'graveyard' ? 'de' : 'dans'} votre ${ZONES[zone]}`
          : `dans ${zone === 'graveyard' ? 'le' : 'la'} ${ZONES[zone]} de ${of.text}`,
      );
    },
    attachedTo: (what) => after(`sur ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(
        `${agree('auquel|à laquelle|auxquels|auxquelles', { gender, number })} ${what.text} a infligé des blessures ce tour-ci`,
      ),
    exiledBy: (what, gender, number) =>
      after(`${agree('exilé|exilée|exilés|exilées', { gender, number })} par ${what.text}`),
  },
  upTo: (amount, text) => `jusqu’à ${amount} ${text}`,
  anyNumberOf: (text) => `un nombre quelconque de ${text}`,
  thatMuch: 'autant',
  whereX: (value) => `, X étant ${value}`,
  numberOf: (what) => `le nombre de ${what.text}`,
  powerOf: (what) => `la force de ${what.text}`,
  startingLife: 'le total de points de vie avec lequel vous avez commencé',
  effects,
  triggers,
  conditions,
  changes,
  restrictions,
  nextUntap: (it) =>
    `ne se ${verb(it, 'dégage', 'dégagent')} pas pendant la prochaine étape de dégagement de ${verb(it, 'son', 'leur')} contrôleur`,
  until: { turn: 'ce tour-ci', while: (clause) => `tant que ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'un jeton de créature' : `${NUMBERS[amount.text] ?? amount.text} jetons de créature`,
      `${power}/${toughness}`,
      french.list(
        colors.map((each) => agree(COLOR[each], { gender: 'f', number: 'one' })),
        'and',
      ),
      kinds.join(' et '),
      keywords === '' ? '' : `avec ${having(keywords)}`,
    ];
    return { text: text.filter(Boolean).join(' '), number, gender: 'm', person: 'they' };
  },
  costs: {
    life: (amount) => `payez ${amount} point${amount === 1 ? '' : 's'} de vie`,
    sacrifice: (what) => `sacrifiez ${what.text}`,
    discard: (amount) => `défaussez-vous de ${amount === 1 ? 'une carte' : `${amount} cartes`}`,
  },
  paysCost: {
    life: (who, amount) =>
      `${who.person === 'you' ? 'payiez' : 'paie'} ${amount} point${amount === 1 ? '' : 's'} de vie`,
    sacrifice: (who, what) => `${who.person === 'you' ? 'sacrifiiez' : 'sacrifie'} ${what.text}`,
    mana: (who, mana) => `${who.person === 'you' ? 'payiez' : 'paie'} ${mana}`,
  },
  sentences: {
    triggered: (when, condition, instructions) =>
      condition === undefined
        ? `${when}, ${unrepeated(when, instructions)}`
        : `${when}, si ${condition}, ${instructions}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `tant que ${condition}, `}${subjectOf(it)} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'ajoutez un mana de la couleur de votre choix' : `ajoutez ${french.list(symbols, 'or')}`,
    entersTapped: (what) => `${what.text} arrive sur le champ de bataille ${agree(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `vous pouvez faire arriver ${what.text} sur le champ de bataille comme une copie de ${of.text}${ability === undefined ? '' : ` ; la copie a aussi « ${ability} »`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'vous ou à un planeswalker que vous contrôlez' : to.text;
      const kind = combat ? 'des blessures de combat' : 'des blessures';
      const source = by ? by.text : 'une source';
      return `à chaque fois que ${source} devrait infliger ${kind} à ${whom}, ${allBut === 0 ? 'elles sont prévenues' : `prévenez toutes ces blessures sauf ${allBut}`}`;
    },
    defines: (what, value) => `la force et l’endurance de ${what.text} sont toutes deux égales à ${value}`,
    castOnly: (clause) => `vous ne pouvez lancer ce sort que si ${clause}`,
    additionalCost: (costs) => `pour lancer ce sort, en plus, ${costs}`,
    sorceryOnly: 'n’activez cette capacité que lorsque vous pourriez lancer un rituel',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^à chaque fois (?=que )/, ''))).join(' ou '),
  },
};
