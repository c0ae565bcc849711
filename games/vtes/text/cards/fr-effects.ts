/** French: effects and amounts. */
import type { Phrases } from './phrases.ts';

/** As an order and after "pouvoir" or "pour": "brûlez cette carte", "brûler cette carte". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

const POINTS = '{amount} {amount#point|points}';
const POOL = `${POINTS} de réserve`;
const BLOOD = `${POINTS} de sang`;
const LIFE = `${POINTS} de vie`;
const DAMAGE = `${POINTS} de dégâts`;
const CARDS = '{amount} {amount#carte|cartes}';
const VOTES = '{amount} voix';
const COUNTERS = '{amount} {amount#compteur|compteurs}';
const AS_IF_UNLOCKED =
  "comme {card^s'il était redressé|si elle était redressée|s'ils étaient redressés|si elles étaient redressées} jusqu'à la fin de l'action";

export const effects: Pick<Phrases, 'amounts' | 'effects'> = {
  amounts: {
    count: 'pour {cards}',
    counters: 'pour chaque compteur sur {card}',
    votesOf: 'pour chaque voix qui lui est propre',
    margin: "pour chaque voix d'écart du référendum",
    players: 'pour chaque Mathusalem dans la partie',
    'blood lost by opposing': 'pour chaque point de sang que le vampire opposé a perdu à cause de dégâts ce round-ci',
    where: ', où X est {value}',
    values: {
      plus: 'la somme de {list}',
      minus: '{one} moins {other}',
      least: 'le plus petit nombre parmi {list}',
      most: 'le plus grand nombre parmi {list}',
      count: 'le nombre de {cards}',
      counters: 'le nombre de compteurs sur {card}',
      votesOf: 'le nombre de voix {card:of}',
      margin: "l'écart de voix du référendum",
      players: 'le nombre de Mathusalems dans la partie',
      'blood lost by opposing':
        'le nombre de points de sang que le vampire opposé a perdus à cause de dégâts ce round-ci',
      chosen: 'le nombre choisi',
    },
    range: 'de {min} à {max}',
    upTo: "jusqu'à {max}",
    again: 'ce nombre de',
  },
  effects: {
    'gain pool': {
      ...does('gagnez', 'gagner', POOL),
      told: `{who} {who~gagnez|gagne|gagnent} ${POOL}`,
      causing: `faire gagner ${POOL} {who:to}`,
    },
    'burn pool': {
      ...does('brûlez', 'brûler', POOL),
      told: `{who} {who~brûlez|brûle|brûlent} ${POOL}`,
      causing: `faire brûler ${POOL} {who:to}`,
    },
    'gain blood': {
      plain: { order: `{card} {card~gagne|gagnent} ${BLOOD}`, infinitive: `ajouter ${BLOOD} {card:to}` },
      life: { order: `{card} {card~gagne|gagnent} ${LIFE}`, infinitive: `ajouter ${LIFE} {card:to}` },
      'up to start': {
        order: `{card} {card~gagne|gagnent} ${BLOOD} ou de vie, sans dépasser sa vie de départ`,
        infinitive: `ajouter ${BLOOD} ou de vie {card:to}, sans dépasser sa vie de départ`,
      },
    },
    'burn blood': { order: `{card} {card~brûle|brûlent} ${BLOOD}`, infinitive: `brûler ${BLOOD} {card:of}` },
    'blood to pool': does('déplacez', 'déplacer', `${BLOOD} {card:of} vers {pool}`),
    'pool to blood': does('déplacez', 'déplacer', `${POINTS} de {pool} vers {card}`),
    'move blood': {
      some: does('déplacez', 'déplacer', `${BLOOD} {from:of} vers {to}`),
      all: does('déplacez', 'déplacer', 'tous les points de sang {from:of} vers {to}'),
    },
    lock: {
      plain: does('inclinez', 'incliner', '{card}'),
      self: { order: 'inclinez {card}', infinitive: "s'incliner" },
    },
    unlock: {
      plain: does('redressez', 'redresser', '{card}'),
      self: { order: 'redressez {card}', infinitive: 'se redresser' },
    },
    wake: {
      order: `{card} {card~peut|peuvent} bloquer et jouer des réactions ${AS_IF_UNLOCKED}`,
      infinitive: `permettre {card:to} de bloquer et de jouer des réactions ${AS_IF_UNLOCKED}`,
    },
    burn: does('brûlez', 'brûler', '{card}'),
    'remove from game': does('retirez', 'retirer', 'de la partie {card}'),
    'put in play': {
      alone: does('mettez', 'mettre', 'cette carte en jeu'),
      on: does('mettez', 'mettre', 'cette carte sur {on}'),
      'with counters': does('mettez', 'mettre', `cette carte en jeu avec ${COUNTERS}`),
    },
    strike: does('frappe\u00A0:', 'frapper\u00A0:', '{strike}'),
    maneuver: {
      plain: { order: 'manœuvrez', infinitive: 'manœuvrer' },
      optional: { order: 'recevez une manœuvre optionnelle', infinitive: 'manœuvrer' },
    },
    press: {
      any: { order: 'poursuivez', infinitive: 'poursuivre' },
      continue: does('poursuivez', 'poursuivre', 'pour continuer le combat'),
      end: does('poursuivez', 'poursuivre', 'pour mettre fin au combat'),
    },
    'additional strikes': does(
      'recevez',
      'recevoir',
      '{amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci (limité)',
    ),
    prevent: {
      some: does('prévenez', 'prévenir', `${DAMAGE}[ {kind}][ {from}]`),
      all: does('prévenez', 'prévenir', 'tous les dégâts[ {kind}][ {from}]'),
      keeps: does('prévenez', 'prévenir', `un total de ${DAMAGE}[ {kind}][ {from}] durant le combat`),
    },
    'set range': {
      close: { order: 'le round a lieu au contact', infinitive: 'placer le round au contact' },
      long: { order: 'le round a lieu à distance', infinitive: 'placer le round à distance' },
      chosen: does('décidez', 'décider', 'si le round a lieu au contact ou à distance, sans étape de manœuvre'),
    },
    damage: {
      plain: {
        order: `{card} {card~subit|subissent} ${DAMAGE} environnementaux {qualities}`,
        infinitive: `infliger ${DAMAGE} environnementaux {qualities} {card:to}`,
      },
      by: {
        order: `{by} {by~inflige|infligent} ${DAMAGE} {qualities} {card:to}`,
        infinitive: `infliger ${DAMAGE} {qualities} {card:to}`,
      },
    },
    fight: {
      plain: does('entrez', 'entrer', 'en combat contre {with}'),
      reversed: does(
        'entrez',
        'entrer',
        'en combat contre {with}, qui {with~est|sont} {with^considéré|considérée|considérés|considérées} comme le serviteur qui agit',
      ),
      who: {
        order: '{who} {who~entre|entrent} en combat contre {with}',
        infinitive: 'faire entrer {who} en combat contre {with}',
      },
    },
    'end combat': does('mettez', 'mettre', 'fin au combat'),
    'redirect bleed': does('redirigez', 'rediriger', 'la morsure vers {to}'),
    'reduce bleed': does('réduisez', 'réduire', 'la morsure de {amount}'),
    'end action': does('mettez', 'mettre', "fin à l'action"),
    cancel: {
      plain: does('annulez', 'annuler', '{card}'),
      'cost not paid': does('annulez', 'annuler', '{card} sans que son coût soit payé'),
    },
    'to torpor': does('envoyez', 'envoyer', '{card} en torpeur'),
    'to ready': does('déplacez', 'déplacer', '{card} vers la région disponible'),
    'to uncontrolled': {
      plain: does('déplacez', 'déplacer', '{card} vers votre région incontrôlée'),
      shown: {
        order: 'montrez {card} à tout le monde et déplacez-{card^le|la|les|les} vers votre région incontrôlée',
        infinitive: 'montrer {card} à tout le monde et {card^le|la|les|les} déplacer vers votre région incontrôlée',
      },
    },
    'draw crypt card': {
      ...does('déplacez', 'déplacer', 'la première carte de votre crypte vers votre région incontrôlée'),
      told: '{who} {who~déplacez|déplace|déplacent} la première carte de sa crypte vers sa région incontrôlée',
    },
    'fail block': does('faites', 'faire', 'échouer la tentative de blocage'),
    diablerize: does('diablez', 'diabler', '{card}'),
    steal: {
      plain: does('prenez', 'prendre', 'le contrôle {card:of}'),
      on: {
        order: 'prenez le contrôle {card:of} et mettez-{card^le|la|les|les} sur {on}',
        infinitive: 'prendre le contrôle {card:of} et {card^le|la|les|les} mettre sur {on}',
      },
    },
    'give title': { order: '{card} {card~devient|deviennent} {title:bare}', infinitive: 'faire {card:of} {title:one}' },
    become: {
      sect: {
        order: '{card} {card~rejoint|rejoignent} la secte {sect}',
        infinitive: 'faire rejoindre la secte {sect} {card:to}',
      },
      clan: {
        order: '{card} {card~rejoint|rejoignent} le clan {clan}',
        infinitive: 'faire rejoindre le clan {clan} {card:to}',
      },
    },
    'move to': {
      hand: { order: 'reprenez {card} en main', infinitive: 'reprendre {card} en main' },
      library: {
        order: 'mélangez {card} dans votre bibliothèque',
        infinitive: 'mélanger {card} dans votre bibliothèque',
      },
    },
    draw: {
      ...does('piochez', 'piocher', CARDS),
      told: `{who} {who~piochez|pioche|piochent} ${CARDS}`,
      causing: `faire piocher ${CARDS} {who:to}`,
    },
    discard: {
      own: does('défaussez', 'défausser', CARDS),
      'own at random': does('défaussez', 'défausser', `${CARDS} au hasard`),
      'of another': {
        order: `défaussez-en ${CARDS} de votre choix`,
        infinitive: `en défausser ${CARDS} de votre choix`,
      },
      'of another at random': does('défaussez', 'défausser', `${CARDS} au hasard de la main {who:of}`),
    },
    'look at hand': does('regardez', 'regarder', 'la main {who:of}'),
    search: {
      plain: does('cherchez', 'chercher', '{cards} dans {places}'),
      usable: does('cherchez', 'chercher', 'dans {places} {cards} que {who} {who~peut|peuvent} utiliser et payer'),
    },
    equip: {
      plain: does('mettez', 'mettre', '{card} sur {on}'),
      pays: does('équipez', 'équiper', '{on} {card:of} en payant son coût'),
    },
    give: {
      order: '{to} {to~prenez|prend|prennent} le contrôle {card:of}',
      infinitive: 'donner le contrôle {card:of} {to:to}',
    },
    'stay locked': {
      order: '{card} ne {card~se redresse|se redressent} pas durant la prochaine phase de redressement',
      infinitive: 'empêcher {card} de se redresser durant la prochaine phase de redressement',
    },
    'attempt to block': does('tentez', 'tenter', 'de bloquer'),
    'bleed fails': {
      order: 'la morsure échoue sans brûler de points de réserve',
      infinitive: 'faire échouer la morsure',
    },
    'note target player': does('notez', 'noter', 'quel Mathusalem était mordu'),
    'bring into play': {
      plain: does('mettez', 'mettre', '{card} en jeu'),
      on: does('mettez', 'mettre', '{card} sur {on}'),
    },
    'cannot do again': {
      order: 'le serviteur qui agit ne peut pas effectuer à nouveau la même action ce tour-ci',
      infinitive: 'renoncer à effectuer à nouveau la même action ce tour-ci',
    },
    store: does(
      'mettez',
      'mettre',
      '{card} face cachée sous {under}, qui peut {card^le|la|les|les} jouer comme depuis votre main',
    ),
    note: '',
    'gain votes': {
      player: does('recevez', 'recevoir', VOTES),
      card: { order: `{card} {card~reçoit|reçoivent} ${VOTES}`, infinitive: `recevoir ${VOTES}` },
      cards: {
        order: `{cards} {cards~reçoit|reçoivent} ${VOTES} {amount#supplémentaire|supplémentaires}`,
        infinitive: `donner ${VOTES} {amount#supplémentaire|supplémentaires} {cards:to}`,
      },
      fewer: { order: `{cards} {cards~a|ont} ${VOTES} de moins`, infinitive: `retirer ${VOTES} {cards:to}` },
      against: does('recevez', 'recevoir', `${VOTES} contre le référendum`),
    },
    'bar from voting': {
      order: 'les {cards} ne peuvent exprimer ni voix ni bulletins',
      infinitive: "empêcher les {cards} d'exprimer des voix et des bulletins",
    },
    'lose title': {
      order: '{card} {card~perd|perdent} {card~son|leur} titre',
      infinitive: 'retirer {card~son|leur} titre {card:to}',
    },
    abstain: { order: "{card} {card~s'abstient|s'abstiennent}", infinitive: "contraindre {card} à s'abstenir" },
    'burn edge': does('brûlez', 'brûler', "l'Avantage"),
    'take edge': does('prenez', 'prendre', "l'Avantage"),
    'add counters': does('mettez', 'mettre', `${COUNTERS} sur {card}`),
    'remove counters': does('retirez', 'retirer', `${COUNTERS} {card:of}`),
    'apply allotment': {
      'burn pool': {
        order: "chacun d'eux brûle 1 point de réserve pour chaque point reçu",
        infinitive: "faire brûler à chacun d'eux 1 point de réserve pour chaque point reçu",
      },
      'gain pool': {
        order: "chacun d'eux gagne 1 point de réserve pour chaque point reçu",
        infinitive: "faire gagner à chacun d'eux 1 point de réserve pour chaque point reçu",
      },
    },
    'distribute pool': {
      order: "chacun d'eux prend 1 point de réserve {who:to} pour chaque point reçu",
      infinitive: "donner à chacun d'eux 1 point de réserve {who:of} pour chaque point reçu",
    },
    obligation: {
      ...does('brûlez', 'brûler', `${POINTS}, au choix de votre réserve ou du sang de vos vampires`),
      told: `{who} {who~brûlez|brûle|brûlent} ${POOL}, ou ${BLOOD} d'un vampire sous {who~votre|son|leur} contrôle,`,
    },
  },
};
