/** Card texts in French. */
import { subtypes } from './fr-subtypes.ts';
import type { Article, Bare, Count, Phrases, Said } from './phrases.ts';
import { after, agree, agreed, beside, list, noun, someone, verb, whole } from './romance.ts';

const ARTICLE = 'le|la|les|les';
const TAPPED = 'engagé|engagée|engagés|engagées';
const BLOCKED = 'bloqué|bloquée|bloqués|bloquées';
const COLOR = {
  white: 'blanc|blanche|blancs|blanches',
  blue: 'bleu|bleue|bleus|bleues',
  black: 'noir|noire|noirs|noires',
  red: 'rouge|rouge|rouges|rouges',
  green: 'vert|verte|verts|vertes',
} as const;

function introduce(bare: Bare, article: Article): string {
  const text = whole(bare);
  const forms = (each: string): string => agreed(each, bare);
  switch (article.kind) {
    case 'a':
      return `${forms('un|une|des|des')} ${text}`;
    case 'another':
      return `${forms('un autre|une autre|d’autres|d’autres')} ${text}`;
    case 'the':
      return `${forms(ARTICLE)} ${text}`;
    case 'this':
      return `${bare.gender === 'm' && bare.number === 'one' && VOWEL.test(text) ? 'cet' : forms('ce|cette|ces|ces')} ${text}`;
    case 'that':
      return `${bare.gender === 'm' && bare.number === 'one' && VOWEL.test(text) ? 'cet' : forms('ce|cette|ces|ces')} ${text}`;
    case 'each':
      return `chaque ${text}`;
    case 'all':
      return `${forms('tous les|toutes les|tous les|toutes les')} ${text}`;
    case 'bare':
      return text;
    case 'enchanted':
      return `${forms(ARTICLE)} ${whole(bare, forms('enchanté|enchantée|enchantés|enchantées'))}`;
    case 'equipped':
      return `${forms(ARTICLE)} ${whole(bare, forms('équipé|équipée|équipés|équipées'))}`;
    case 'target': {
      const said = whole(bare, forms('ciblé|ciblée|ciblés|ciblées'));
      const other = article.other ? 'autre' : '';
      if (article.upTo && article.count === 1)
        return `jusqu’à ${forms('un|une|un|une')} ${other} ${said}`.replace('  ', ' ');
      if (article.upTo) return `jusqu’à ${article.count} ${article.other ? 'autres ' : ''}${said}`;
      if (article.count > 1) return `${article.count} ${article.other ? 'autres ' : ''}${said}`;
      return article.other ? `${forms('un autre|une autre|d’autres|d’autres')} ${said}` : `${forms(ARTICLE)} ${said}`;
    }
    default:
      return article satisfies never;
  }
}

const VOWEL = /^[aeiouyâàéèêîïôûœh]/i;
const ELIDING = '(?=[aeiouâàéèêîïôûœAEIOUÂÀÉÈÊÎÏÔÛŒ])';

/** Contractions and elisions: "de le" is "du", "le artefact" is "l’artefact". */
function polish(text: string): string {
  return text
    .replace(new RegExp(`(?<=^|[ ’])(le|la) ${ELIDING}`, 'g'), 'l’')
    .replace(/(?<=^| )de les /g, 'des ')
    .replace(/(?<=^| )de le /g, 'du ')
    .replace(/(?<=^| )à les /g, 'aux ')
    .replace(/(?<=^| )à le /g, 'au ')
    .replace(
      new RegExp(`(?<=^|[ ’])([Dd]e|[Qq]ue|[Nn]e|[Ss]e|lorsque) ${ELIDING}`, 'g'),
      (_, word: string) => `${word.slice(0, -1)}’`,
    )
    .replace(
      /(?<=^| )à (la|une autre) créature ou (le|un autre) joueur/g,
      (_, la: string, le: string) => `à ${la} créature ou ${le === 'le' ? 'au' : `à ${le}`} joueur`,
    )
    .replace(/(?<=^| )si (ils?) /g, 's’$1 ');
}

function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${told}`;
}

const cards = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de cartes' : one ? 'une carte' : `${text} cartes`;
const life = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de points de vie' : `${text} point${one ? '' : 's'} de vie`;
const damage = ({ text, one, thatMuch }: Count): string =>
  thatMuch ? 'autant de blessures' : `${text} blessure${one ? '' : 's'}`;

const DESTINATIONS = {
  hand: 'dans votre main',
  graveyard: 'dans votre cimetière',
  exile: 'en exil',
  battlefield: 'sur le champ de bataille',
  'library top': 'au-dessus de votre bibliothèque',
  'library second': 'en deuxième position de votre bibliothèque',
} as const;

const ZONES = { graveyard: 'cimetière', hand: 'main', library: 'bibliothèque', exile: 'exil' } as const;
const NUMBERS: Readonly<Record<string, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq' };
const COUNTERS = { '+1/+1': '+1/+1', '-1/-1': '-1/-1', loyalty: 'de loyauté' } as const;

export const fr: Phrases = {
  language: 'fr',
  colon: ' : ',
  polish,
  list: (items, joint) => list(items, joint === 'and' ? 'et' : 'ou'),
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
    const kinds =
      types.length === 2 && types[0] === 'artifact' && types[1] === 'creature' ? [types[1], types[0]] : types;
    const words = kinds.map((each, index) => {
      const word = fr.typeLine[each as 'land'];
      return index === 0 ? word : word.toLowerCase();
    });
    const joined = words.join(kinds[0] === 'creature' ? '-' : ' ');
    return [joined, ...supertypes.map((each) => fr.typeLine[each])].join(' ');
  },
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
    const rest = [one, supertype].filter(Boolean).join(' ');
    return noun(`carte de ${rest}`, `cartes de ${rest}`, 'f');
  },
  spellOf: ({ one }) => noun(`sort de ${one}`, `sorts de ${one}`, 'm'),
  subtypes,
  color: (color, gender, number) => agree(COLOR[color], gender, number),
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
  protection: (from) => `protection contre ${list(from, 'et contre')}`,
  protectedFrom: (quality) => {
    if (quality === 'chosen') return 'la couleur choisie';
    if (quality === 'all colors') return 'toutes les couleurs';
    if (quality in COLOR) return `le ${agree(COLOR[quality as keyof typeof COLOR], 'm', 'one')}`;
    return `les ${fr.types[quality as keyof Phrases['types']].many}`;
  },
  keepsAuras: 'cette protection ne retire pas les Auras',
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
      beside(supertype === 'basic' ? 'de base' : agree('légendaire|légendaires', gender, number)),
    combat: (how, gender, number) => {
      const attacking = agree('attaquant|attaquante|attaquants|attaquantes', gender, number);
      const blocking = agree('bloqueur|bloqueuse|bloqueurs|bloqueuses', gender, number);
      return beside(how === 'attacking' ? attacking : how === 'blocking' ? blocking : `${attacking} ou ${blocking}`);
    },
    tapped: (tapped, gender, number) => {
      return beside(agree(tapped ? TAPPED : 'dégagé|dégagée|dégagés|dégagées', gender, number));
    },
    other: (gender, number) => ({ at: 'before', text: agree('autre|autres', gender, number) }),
    withKeyword: (keyword) => after(`avec ${having(keyword)}`),
    withoutKeyword: (keywords) => after(`sans ${having(keywords)}`),
    powerMin: (amount) => after(`de force ${amount} ou plus`),
    toughnessMin: (amount) => after(`d’endurance ${amount} ou plus`),
    controlled: (by) => after(by.person === 'you' ? 'que vous contrôlez' : `que ${by.text} contrôle`),
    zone: (zone, of) => {
      if (zone === 'exile') return after('en exil');
      if (of === undefined) return after(`dans n’importe ${zone === 'graveyard' ? 'quel' : 'quelle'} ${ZONES[zone]}`);
      return after(
        of.person === 'you'
          ? `dans votre ${ZONES[zone]}`
          : `dans ${zone === 'graveyard' ? 'le' : 'la'} ${ZONES[zone]} de ${of.text}`,
      );
    },
    attachedTo: (what) => after(`sur ${what.text}`),
    damagedBy: (what, gender, number) =>
      after(
        `${agree('auquel|à laquelle|auxquels|auxquelles', gender, number)} ${what.text} a infligé des blessures ce tour-ci`,
      ),
    exiledBy: (what, gender, number) =>
      after(`${agree('exilé|exilée|exilés|exilées', gender, number)} par ${what.text}`),
  },
  upTo: (amount, text) => `jusqu’à ${amount} ${text}`,
  anyNumberOf: (text) => `un nombre quelconque de ${text}`,
  thatMuch: 'autant',
  whereX: (value) => `, X étant ${value}`,
  numberOf: (what) => `le nombre de ${what.text}`,
  powerOf: (what) => `la force de ${what.text}`,
  startingLife: 'le total de points de vie avec lequel vous avez commencé',
  effects: {
    damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'inflige', 'infligent')} ${damage(amount)} à ${to.text}`,
    destroy: ({ what, noRegeneration }, mood) =>
      `${mood === 'order' ? 'détruisez' : 'détruire'} ${what.text}${noRegeneration ? `, qui ne ${verb(what, 'peut', 'peuvent')} pas être ${agreed('régénéré|régénérée|régénérés|régénérées', what)}` : ''}`,
    move: ({ what, to, tapped, under }, mood) => {
      const whose = verb(what, 'de son propriétaire', 'de leurs propriétaires');
      const put = mood === 'order' ? 'mettez' : 'mettre';
      switch (to) {
        case 'hand':
          return `${mood === 'order' ? 'renvoyez' : 'renvoyer'} ${what.text} dans ${verb(what, 'la main', 'les mains')} ${whose}`;
        case 'exile':
          return `${mood === 'order' ? 'exilez' : 'exiler'} ${what.text}`;
        case 'battlefield': {
          const control =
            under === undefined
              ? ''
              : under.person === 'you'
                ? ' sous votre contrôle'
                : ` sous le contrôle de ${under.text}`;
          return `${put} ${what.text} sur le champ de bataille${tapped ? ` ${agreed(TAPPED, what)}` : ''}${control}`;
        }
        case 'graveyard':
          return `${put} ${what.text} dans le cimetière ${whose}`;
        case 'library top':
          return `${put} ${what.text} au-dessus de la bibliothèque ${whose}`;
        default:
          return `${put} ${what.text} dans la bibliothèque ${whose}, sous la première carte`;
      }
    },
    counter: ({ what }, mood) => `${mood === 'order' ? 'contrecarrez' : 'contrecarrer'} ${what.text}`,
    sacrifice: ({ who, what }, mood) =>
      `${does(who, mood === 'order' ? 'sacrifiez' : 'sacrifier', 'sacrifie')} ${what.text}`,
    draw: ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'piochez' : 'piocher', 'pioche')} ${cards(amount)}`,
    discard: ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'défaussez-vous de' : 'vous défausser de', 'se défausse de')} ${cards(amount)}`,
    'gain life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'vous gagnez' : 'gagner', 'gagne')} ${life(amount)}`,
    'lose life': ({ who, amount }, mood) =>
      `${does(who, mood === 'order' ? 'vous perdez' : 'perdre', 'perd')} ${life(amount)}`,
    'set life': ({ who, amount }) =>
      `${who.person === 'you' ? 'votre total de points de vie' : `le total de points de vie de ${who.text}`} devient ${amount.text}`,
    tap: ({ what }, mood) => `${mood === 'order' ? 'engagez' : 'engager'} ${what.text}`,
    untap: ({ what }, mood) => `${mood === 'order' ? 'dégagez' : 'dégager'} ${what.text}`,
    modify: ({ what, changes, until }, mood) =>
      `${mood === 'infinitive' ? 'faire en sorte que ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
    'put counters': ({ what, amount, counter }, mood) =>
      `${mood === 'order' ? 'mettez' : 'mettre'} ${amount.one ? 'un marqueur' : `${amount.text} marqueurs`} ${COUNTERS[counter]} sur ${what.text}`,
    create: ({ token }, mood) => `${mood === 'order' ? 'créez' : 'créer'} ${token.text}`,
    emblem: ({ text }) => `vous gagnez un emblème avec « ${text} »`,
    regenerate: ({ what }, mood) => `${mood === 'order' ? 'régénérez' : 'régénérer'} ${what.text}`,
    fight: ({ what, with: other }) => `${what.text} se bat contre ${other.text}`,
    attach: ({ this: it, to }, mood) => `${mood === 'order' ? 'attachez' : 'attacher'} ${it.text} à ${to.text}`,
    'prevent damage': ({ by, combat }, mood) =>
      `${mood === 'order' ? 'prévenez' : 'prévenir'} toutes les blessures${combat ? ' de combat' : ''} que ${subjectOf(by)} devraient infliger ce tour-ci`,
    search: ({ what, to, tapped }, mood) => {
      const it = agreed('le|la|les|les', what);
      const order = mood === 'order';
      const start = `${order ? 'cherchez' : 'chercher'} ${what.text} dans votre bibliothèque`;
      const shuffle = order ? 'mélangez' : 'mélanger';
      const put = order ? `mettez-${it}` : `${it} mettre`;
      if (to === 'library top') return `${start}, ${shuffle}, puis ${put} ${DESTINATIONS[to]}`;
      if (to === 'exile') return `${start}, ${order ? `exilez-${it}` : `${it} exiler`}, puis ${shuffle}`;
      const how = tapped ? ` ${agreed(TAPPED, what)}` : '';
      return `${start}, ${put} ${DESTINATIONS[to]}${how}, puis ${shuffle}`;
    },
    look: ({ amount, reveal, what, optional, to, rest }) => {
      const first = `${reveal ? 'révélez' : 'regardez'} les ${amount} cartes du dessus de votre bibliothèque`;
      const put = `${optional ? 'vous pouvez mettre' : 'mettez'} ${what.text} parmi elles ${DESTINATIONS[to]}`;
      const others = rest === 'library top' ? 'les autres restent au-dessus' : `les autres vont ${DESTINATIONS[rest]}`;
      return `${first} ; ${put}, et ${others}`;
    },
    'exile top': ({ amount }, mood) =>
      `${mood === 'order' ? 'exilez' : 'exiler'} ${amount === 1 ? 'la carte' : `les ${amount} cartes`} du dessus de votre bibliothèque`,
    'allow playing': ({ what }) => `vous pouvez jouer ${what.text} ce tour-ci`,
    'cast copies': ({ what, amount }, mood) =>
      `${mood === 'order' ? 'copiez' : 'copier'} ${what.text} ${amount} fois ; vous pouvez lancer les copies sans en payer le coût`,
    'shuffle in': ({ who }, mood) => {
      const whose = who.person === 'you' ? 'votre' : 'sa';
      const his = who.person === 'you' ? 'votre' : 'son';
      return `${does(who, mood === 'order' ? 'mélangez' : 'mélanger', 'mélange')} ${whose} main et ${his} cimetière dans ${whose} bibliothèque`;
    },
    'choose color': (_, mood) => `${mood === 'order' ? 'choisissez' : 'choisir'} une couleur`,
    choose: ({ what, optional, among }, mood) =>
      `${optional ? 'vous pouvez choisir' : mood === 'order' ? 'choisissez' : 'choisir'} ${what.text}${among ? ` parmi ${among.text}` : ''}`,
    may: ({ deeds }) => `vous pouvez ${deeds}`,
    unless: ({ deeds, costs, who }) => `${deeds} à moins que ${who.text} ne ${costs}`,
    if: ({ clause, deeds }) => `si ${clause}, ${deeds}`,
    later: ({ when, deeds }) => `${when}, ${deeds}`,
  },
  triggers: {
    enters: ({ what, every }) =>
      `${every ? 'à chaque fois que' : 'quand'} ${what.text} ${verb(what, 'arrive', 'arrivent')} sur le champ de bataille`,
    dies: ({ what, every }) =>
      `${every ? 'à chaque fois que' : 'quand'} ${what.text} ${verb(what, 'meurt', 'meurent')}`,
    'put into graveyard': ({ what, whose }) =>
      `à chaque fois que ${what.text} est ${agreed('mis|mise|mis|mises', what)} ${whose === 'you' ? 'dans votre cimetière' : whose === 'opponent' ? 'dans le cimetière d’un adversaire' : 'dans un cimetière'}, d’où que ce soit`,
    attacks: ({ what }) => `à chaque fois que ${what.text} attaque`,
    blocks: ({ what, blocked }) => `à chaque fois que ${what.text} bloque${blocked ? ` ${blocked.text}` : ''}`,
    upkeep: ({ of, next }) =>
      `au début de ${of.person === 'you' ? `votre${next ? ' prochain' : ''} entretien` : next ? `le prochain entretien de ${of.text}` : `l’entretien de ${of.text}`}`,
    'end step': ({ of, next }) =>
      `au début de ${of.person === 'you' ? `votre${next ? ' prochaine' : ''} étape de fin` : next ? `la prochaine étape de fin de ${of.text}` : `l’étape de fin de ${of.text}`}`,
    'life gained': ({ who }) =>
      who.person === 'you'
        ? 'à chaque fois que vous gagnez des points de vie'
        : `à chaque fois que ${who.text} gagne des points de vie`,
    cast: ({ who, what }) =>
      `à chaque fois que ${who.person === 'you' ? 'vous lancez' : `${who.text} lance`} ${what.text}`,
    damage: ({ by, to, combat }) => {
      const kind = combat ? 'des blessures de combat' : 'des blessures';
      return by
        ? `à chaque fois que ${by.text} inflige ${kind} à ${to.text}`
        : `à chaque fois que ${to.text} subit ${kind}`;
    },
  },
  conditions: {
    exists: ({ what, by, min }) => {
      const counted = min > 1 ? `${min} ${what.text} ou plus` : what.text;
      if (!by) return `il y a ${counted} sur le champ de bataille`;
      return by.person === 'you' ? `vous contrôlez ${counted}` : `${by.text} contrôle ${counted}`;
    },
    none: ({ what, by }) => {
      if (!by) return `il n’y a pas de ${what.text} sur le champ de bataille`;
      return by.person === 'you'
        ? `vous ne contrôlez pas de ${what.text}`
        : `${by.text} ne contrôle pas de ${what.text}`;
    },
    'controls this': ({ who, this: it }) =>
      who.person === 'you' ? `vous contrôlez ${it.text}` : `${who.text} contrôle ${it.text}`,
    'lost life last turn': ({ who }) =>
      `${who.person === 'you' ? 'vous avez' : `${who.text} a`} perdu des points de vie au tour précédent`,
    'life below start': ({ who }) =>
      `${who.person === 'you' ? 'vous avez' : `${who.text} a`} moins de points de vie qu’au début de la partie`,
    'has cast a spell this turn': ({ who }) =>
      `${who.person === 'you' ? 'vous avez' : `${who.text} a`} lancé un autre sort ce tour-ci`,
  },
  changes: {
    control: ({ subject, by }) =>
      `${verb(subject, 'passe', 'passent')} sous ${by.person === 'you' ? 'votre contrôle' : `le contrôle de ${by.text}`}`,
    addTypes: ({ subject, types, subtypes: added, lasting }) => {
      const becomes = lasting ? verb(subject, 'devient', 'deviennent') : verb(subject, 'est', 'sont');
      const said = types.map((each) =>
        [
          subject.number === 'one' ? `${agree('un|une|des|des', each.gender, 'one')} ${each.one}` : `des ${each.many}`,
          ...added,
        ].join(' '),
      );
      return `${becomes} aussi ${list(said, 'et')}`;
    },
    addSubtypes: ({ subject, subtypes: added, lasting }) =>
      `${lasting ? verb(subject, 'devient', 'deviennent') : verb(subject, 'est', 'sont')} aussi ${added.join(' ')}`,
    creatureTypes: ({ subject, subtypes: set }) => `${verb(subject, 'devient', 'deviennent')} ${set.join(' ')}`,
    colors: ({ subject, colors }) =>
      `${verb(subject, 'devient', 'deviennent')} ${list(
        colors.map((each) => agreed(COLOR[each], subject)),
        'et',
      )}`,
    loseAbilities: ({ subject }) => `${verb(subject, 'perd', 'perdent')} toutes les capacités`,
    gain: ({ subject, keywords, lasting }) =>
      `${lasting ? verb(subject, 'acquiert', 'acquièrent') : verb(subject, 'a', 'ont')} ${having(keywords)}`,
    lose: ({ subject, keywords }) => `${verb(subject, 'perd', 'perdent')} ${having(keywords)}`,
    abilities: ({ subject, text, lasting }) =>
      `${lasting ? verb(subject, 'acquiert', 'acquièrent') : verb(subject, 'a', 'ont')} « ${text} »`,
    base: ({ subject, power, toughness }) =>
      `${verb(subject, 'a', 'ont')} une force et une endurance de base de ${power}/${toughness}`,
    stats: ({ subject, power, toughness }) => `${verb(subject, 'gagne', 'gagnent')} ${power}/${toughness}`,
    must: ({ subject }) => `${verb(subject, 'attaque', 'attaquent')} à chaque tour si possible`,
    blockersMax: ({ subject, amount }) =>
      `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agreed(BLOCKED, subject)} par plus de ${amount} créature${amount === 1 ? '' : 's'}`,
    blockersMin: ({ subject, amount }) =>
      `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agreed(BLOCKED, subject)} par moins de ${amount} créatures`,
    cannotBeBlockedBy: ({ subject, by }) =>
      `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agreed(BLOCKED, subject)} par des ${by.text}`,
    canBlockOnly: ({ subject, what }) => `ne ${verb(subject, 'peut', 'peuvent')} bloquer que des ${what.text}`,
  },
  restrictions: {
    attack: (it) => `ne ${verb(it, 'peut', 'peuvent')} pas attaquer`,
    block: (it) => `ne ${verb(it, 'peut', 'peuvent')} pas bloquer`,
    'be blocked': (it) => `ne ${verb(it, 'peut', 'peuvent')} pas être ${agreed(BLOCKED, it)}`,
    untap: (it) =>
      `ne se ${verb(it, 'dégage', 'dégagent')} pas pendant l’étape de dégagement de ${verb(it, 'son', 'leur')} contrôleur`,
    'activate abilities': (it) =>
      `ne ${verb(it, 'peut', 'peuvent')} pas voir ${verb(it, 'ses', 'leurs')} capacités activées être activées`,
    'be countered': (it) =>
      `ne ${verb(it, 'peut', 'peuvent')} pas être ${agreed('contrecarré|contrecarrée|contrecarrés|contrecarrées', it)}`,
  },
  nextUntap: (it) =>
    `ne se ${verb(it, 'dégage', 'dégagent')} pas pendant la prochaine étape de dégagement de ${verb(it, 'son', 'leur')} contrôleur`,
  until: { turn: 'ce tour-ci', while: (clause) => `tant que ${clause}` },
  token: ({ amount, power, toughness, colors, subtypes: kinds, keywords }) => {
    const number = amount.one ? 'one' : 'many';
    const text = [
      amount.one ? 'un jeton de créature' : `${NUMBERS[amount.text] ?? amount.text} jetons de créature`,
      kinds.join(' '),
      `${power}/${toughness}`,
      list(
        colors.map((each) => agree(COLOR[each], 'f', 'one')),
        'et',
      ),
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
    triggered: (when, condition, deeds) => `${when}, ${condition === undefined ? '' : `si ${condition}, `}${deeds}`,
    static: (it, changes, condition) =>
      `${condition === undefined ? '' : `tant que ${condition}, `}${subjectOf(it)} ${changes}`,
    mana: (symbols) =>
      symbols.length > 4 ? 'ajoutez un mana de la couleur de votre choix' : `ajoutez ${list(symbols, 'ou')}`,
    entersTapped: (what) => `${what.text} arrive sur le champ de bataille ${agreed(TAPPED, what)}`,
    entersAsCopy: (what, of, ability) =>
      `vous pouvez faire arriver ${what.text} sur le champ de bataille comme une copie de ${of.text}${ability === undefined ? '' : ` ; la copie a aussi « ${ability} »`}`,
    prevention: ({ to, by, combat, allBut }) => {
      const whom = to === 'you and your planeswalkers' ? 'vous ou à un planeswalker que vous contrôlez' : to.text;
      const kind = combat ? 'des blessures de combat' : 'des blessures';
      const source = by ? by.text : 'une source';
      return `à chaque fois que ${source} devrait infliger ${kind} à ${whom}, ${allBut === 0 ? 'elles sont prévenues' : `prévenez toutes ces blessures sauf ${allBut}`}`;
    },
    defines: (what, value) => `la force et l’endurance de ${what.text} sont toutes deux ${value}`,
    castOnly: (clause) => `vous ne pouvez lancer ce sort que si ${clause}`,
    additionalCost: (costs) => `pour lancer ce sort, en plus, ${costs}`,
    sorceryOnly: 'n’activez cette capacité que lorsque vous pourriez lancer un rituel',
    either: (when) =>
      when.map((each, index) => (index === 0 ? each : each.replace(/^(?:à chaque fois que|quand) /, ''))).join(' ou '),
  },
};

/** A plural subject has its article: "les créatures que vous contrôlez". */
function subjectOf({ text, number }: Said): string {
  return number === 'many' && !/^(?:les|ces|tous|toutes) /.test(text) ? `les ${text}` : text;
}

/** What something has, with the article that the language wants: "a le vol", "a l’initiative". */
function having(keywords: string): string {
  return keywords
    .split(/, | et /)
    .map((each) => HAVING[each] ?? each)
    .reduce(
      (said, each, index, all) => (index === 0 ? each : `${said}${index === all.length - 1 ? ' et ' : ', '}${each}`),
      '',
    );
}

const HAVING: Readonly<Record<string, string>> = {
  portée: 'la portée',
  vol: 'le vol',
  piétinement: 'le piétinement',
  initiative: 'l’initiative',
  'double initiative': 'la double initiative',
  célérité: 'la célérité',
  intimidation: 'l’intimidation',
  flash: 'le flash',
  'défense talismanique': 'la défense talismanique',
  'contact mortel': 'le contact mortel',
  vigilance: 'la vigilance',
  'lien de vie': 'le lien de vie',
  convocation: 'la convocation',
  défenseur: 'la capacité de défenseur',
  indestructible: 'la capacité d’être indestructible',
};
