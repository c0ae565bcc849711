/** French: the effects of cards, as clauses. */

import { fr as french } from '@praxis/kit/language/fr.ts';
import { agree, verb } from '@praxis/kit/language/grammar.ts';
import { BLOCKED, COLOR, COUNTERS, cards, DESTINATIONS, damage, having, life, subjectOf, TAPPED } from './fr-words.ts';
import type { Phrases } from './phrases.ts';
import { does } from './romance.ts';

export const effects: Phrases['effects'] = {
  damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'inflige', 'infligent')} ${damage(amount)} à ${to.text}`,
  destroy: ({ what, noRegeneration }, mood) =>
    `${mood === 'order' ? 'détruisez' : 'détruire'} ${what.text}${noRegeneration ? `, qui ne ${verb(what, 'peut', 'peuvent')} pas être ${agree('régénéré|régénérée|régénérés|régénérées', what)}` : ''}`,
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
        return `${put} ${what.text} sur le champ de bataille${tapped ? ` ${agree(TAPPED, what)}` : ''}${control}`;
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
  draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'piochez' : 'piocher', 'pioche')} ${cards(amount)}`,
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
    const it = agree('le|la|les|les', what);
    const order = mood === 'order';
    const start = `${order ? 'cherchez' : 'chercher'} ${what.text} dans votre bibliothèque`;
    const shuffle = order ? 'mélangez' : 'mélanger';
    const put = order ? `mettez-${it}` : `${it} mettre`;
    if (to === 'library top') return `${start}, ${shuffle}, puis ${put} ${DESTINATIONS[to]}`;
    if (to === 'exile') return `${start}, ${order ? `exilez-${it}` : `${it} exiler`}, puis ${shuffle}`;
    const how = tapped ? ` ${agree(TAPPED, what)}` : '';
    return `${start}, ${put} ${DESTINATIONS[to]}${how}, puis ${shuffle}`;
  },
  look: ({ amount, reveal, what, optional, to, rest }) => {
    const first = `${reveal ? 'révélez' : 'regardez'} les ${amount} cartes du dessus de votre bibliothèque`;
    const chosen = what.text === 'une carte' ? 'l’une d’elles' : `${what.text} parmi elles`;
    const put = `${optional ? 'vous pouvez mettre' : 'mettez'} ${chosen} ${DESTINATIONS[to]}`;
    const others = rest === 'library top' ? 'le reste demeure au-dessus' : `le reste va ${DESTINATIONS[rest]}`;
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
  may: ({ instructions }) => `vous pouvez ${instructions}`,
  unless: ({ instructions, costs, who }) =>
    `${instructions} à moins que ${who.text} ne ${costs.replace(/ ou (?=paie |payiez |sacrifie |sacrifiiez )/g, ' ou ne ')}`,
  if: ({ clause, instructions }) => `si ${clause}, ${instructions}`,
  later: ({ when, instructions }) => `${when}, ${instructions}`,
};

export const triggers: Phrases['triggers'] = {
  enters: ({ what, every }) =>
    `${every ? 'à chaque fois que' : 'quand'} ${what.text} ${verb(what, 'arrive', 'arrivent')} sur le champ de bataille`,
  dies: ({ what, every }) => `${every ? 'à chaque fois que' : 'quand'} ${what.text} ${verb(what, 'meurt', 'meurent')}`,
  'put into graveyard': ({ what, whose }) =>
    `à chaque fois que ${what.text} est ${agree('mis|mise|mis|mises', what)} ${whose === 'you' ? 'dans votre cimetière' : whose === 'opponent' ? 'dans le cimetière d’un adversaire' : 'dans un cimetière'}, d’où que ce soit`,
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
};

export const conditions: Phrases['conditions'] = {
  exists: ({ what, by, min }) => {
    const counted = min > 1 ? `${min} ${what.text} ou plus` : what.text;
    if (!by) return `il y a ${counted} sur le champ de bataille`;
    return by.person === 'you' ? `vous contrôlez ${counted}` : `${by.text} contrôle ${counted}`;
  },
  none: ({ what, by }) => {
    if (!by) return `il n’y a pas de ${what.text} sur le champ de bataille`;
    return by.person === 'you' ? `vous ne contrôlez pas de ${what.text}` : `${by.text} ne contrôle pas de ${what.text}`;
  },
  'controls this': ({ who, this: it }) =>
    who.person === 'you' ? `vous contrôlez ${it.text}` : `${who.text} contrôle ${it.text}`,
  'lost life last turn': ({ who }) =>
    `${who.person === 'you' ? 'vous avez' : `${who.text} a`} perdu des points de vie au tour précédent`,
  'life below start': ({ who }) =>
    `${who.person === 'you' ? 'vous avez' : `${who.text} a`} moins de points de vie qu’au début de la partie`,
  'has cast a spell this turn': ({ who }) =>
    `${who.person === 'you' ? 'vous avez' : `${who.text} a`} lancé un autre sort ce tour-ci`,
};

export const changes: Phrases['changes'] = {
  control: ({ subject, by }) =>
    `${verb(subject, 'passe', 'passent')} sous ${by.person === 'you' ? 'votre contrôle' : `le contrôle de ${by.text}`}`,
  addTypes: ({ subject, types, subtypes: added, lasting }) => {
    const becomes = lasting ? verb(subject, 'devient', 'deviennent') : verb(subject, 'est', 'sont');
    const said = types.map((each) =>
      [
        subject.number === 'one'
          ? french.introduced('a', each.one, { gender: each.gender, number: 'one' })
          : `des ${each.many}`,
        ...added,
      ].join(' '),
    );
    return `${becomes} aussi ${french.list(said, 'and')}`;
  },
  addSubtypes: ({ subject, subtypes: added, lasting }) =>
    `${lasting ? verb(subject, 'devient', 'deviennent') : verb(subject, 'est', 'sont')} aussi ${subject.number === 'many' ? 'des ' : ''}${added.join(' et ')}`,
  creatureTypes: ({ subject, subtypes: set }) =>
    `${verb(subject, 'devient une créature', 'deviennent des créatures')} ${set.join(' et ')}`,
  colors: ({ subject, colors }) =>
    `${verb(subject, 'devient', 'deviennent')} ${french.list(
      colors.map((each) => agree(COLOR[each], subject)),
      'and',
    )}`,
  loseAbilities: ({ subject }) =>
    `${verb(subject, 'perd', 'perdent')} toutes ${verb(subject, 'ses', 'leurs')} capacités`,
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
    `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agree(BLOCKED, subject)} par plus de ${amount} créature${amount === 1 ? '' : 's'}`,
  blockersMin: ({ subject, amount }) =>
    `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agree(BLOCKED, subject)} par moins de ${amount} créatures`,
  cannotBeBlockedBy: ({ subject, by }) =>
    `ne ${verb(subject, 'peut', 'peuvent')} pas être ${agree(BLOCKED, subject)} par des ${by.text}`,
  canBlockOnly: ({ subject, what }) => `ne ${verb(subject, 'peut', 'peuvent')} bloquer que des ${what.text}`,
};

export const restrictions: Phrases['restrictions'] = {
  attack: (it) => `ne ${verb(it, 'peut', 'peuvent')} pas attaquer`,
  block: (it) => `ne ${verb(it, 'peut', 'peuvent')} pas bloquer`,
  'be blocked': (it) => `ne ${verb(it, 'peut', 'peuvent')} pas être ${agree(BLOCKED, it)}`,
  untap: (it) =>
    `ne se ${verb(it, 'dégage', 'dégagent')} pas pendant l’étape de dégagement de ${verb(it, 'son', 'leur')} contrôleur`,
  'activate abilities': (it) =>
    `ne ${verb(it, 'peut', 'peuvent')} pas voir ${verb(it, 'ses', 'leurs')} capacités activées être activées`,
  'be countered': (it) =>
    `ne ${verb(it, 'peut', 'peuvent')} pas être ${agree('contrecarré|contrecarrée|contrecarrés|contrecarrées', it)}`,
};
