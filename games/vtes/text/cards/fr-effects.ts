/** French: effects, what minions get, amounts and strikes. */
import type { Phrases, Told } from './phrases.ts';

/** As an order and after "pouvoir" or "pour": "brûlez cette carte", "brûler cette carte". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "ce vampire ne peut pas bloquer", of a minion that is always named. */
function of(clause: string): Told {
  return { order: clause, infinitive: clause, told: clause };
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

export const effects: Pick<
  Phrases,
  | 'amounts'
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'pools'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  amounts: {
    count: 'pour {cards}',
    counters: 'pour chaque compteur sur {card}',
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
    'burn blood': does('brûlez', 'brûler', `${BLOOD} {card:of}`),
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
    'remove from game': does('retirez', 'retirer', '{card} de la partie'),
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
    'attempt to block': { order: '{who} {who~tente|tentent} de bloquer', infinitive: 'tenter de bloquer' },
    'bleed fails': {
      order: 'la morsure échoue et ne brûle pas de points de réserve',
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
      'burn pool': "chacun d'eux brûle 1 point de réserve pour chaque point reçu",
      'gain pool': "chacun d'eux gagne 1 point de réserve pour chaque point reçu",
    },
    'distribute pool': "chacun d'eux prend 1 point de réserve {who:to} pour chaque point reçu",
    obligation: {
      ...does(
        'brûlez',
        'brûler',
        `${POINTS} de votre réserve ou de sang de vos vampires, répartis comme vous le souhaitez`,
      ),
      told: `{who} {who~brûlez|brûle|brûlent} ${POOL}, ou ${BLOOD} d'un vampire sous {who~votre|son|leur} contrôle,`,
    },
  },
  gets: {
    order: 'recevez {list}',
    infinitive: 'recevoir {list}',
    told: '{who} {who~recevez|reçoit|reçoivent} {list}',
    causing: 'donner {list} {who:to}',
    alone: '{list}',
    more: '{list} supplémentaire',
    limited: '(limité)',
    unneeded: "(même si elle n'est pas encore nécessaire)",
  },
  signed: {
    bleed: '{amount} en morsure',
    strength: '{amount} en force',
    stealth: '{amount} en discrétion',
    intercept: '{amount} en interception',
    votes: VOTES,
    'sub-votes': '{amount} {amount#bulletin|bulletins}',
    capacity: '{amount} en capacité',
    hunt: '{amount} en chasse',
    'hand size': '{amount} en taille de main',
    transfers: '{amount} {amount#transfert|transferts}',
    'master actions': '{amount} {amount#action|actions} de phase de maître',
    'discard actions': '{amount} {amount#action|actions} de phase de défausse',
    'strike damage': DAMAGE,
  },
  stats: {
    'base strength': get('une force de {amount}'),
    'cannot block': of('{who} ne {who~peut|peuvent} pas bloquer'),
    'cannot act': of('{who} ne {who~peut|peuvent} pas agir'),
    'cannot unlock': of('{who} ne {who~se redresse|se redressent} pas durant la phase de redressement'),
    'hand strikes only': of('{who} ne {who~peut|peuvent} utiliser que des frappes à mains nues'),
    'aggravated hand strikes': of('les frappes à mains nues {who:of} infligent des dégâts aggravés'),
    'unblockable by vampires': of("les vampires ne peuvent pas bloquer l'action"),
    'ends if blocked': of(
      "si l'action est bloquée, le serviteur qui bloque est incliné et l'action prend fin sans combat",
    ),
    unblockable: of('{who} ne {who~peut|peuvent} pas être {who^bloqué|bloquée|bloqués|bloquées}'),
    'locks failed blockers': of("chaque serviteur qui échoue à bloquer l'action est incliné"),
    'close range next round': of('le round suivant a lieu au contact, sans étape de manœuvre'),
    maneuver: get('une manœuvre'),
    'optional maneuver': get('une manœuvre optionnelle'),
    'optional press': get('une poursuite optionnelle'),
    'optional press to continue': get('une poursuite optionnelle pour continuer le combat'),
    'optional press to end': get('une poursuite optionnelle pour mettre fin au combat'),
    prevention: { ...does('prévenez', 'prévenir', DAMAGE), told: `{who} {who~peut|peuvent} prévenir ${DAMAGE}` },
    'kept prevention': {
      ...does('prévenez', 'prévenir', `${DAMAGE} plus tard dans le combat`),
      told: `{who} {who~peut|peuvent} prévenir ${DAMAGE} plus tard dans le combat`,
    },
    'environmental damage each round': of(
      `{who} {who~subit|subissent} ${DAMAGE} environnementaux à toute portée durant la résolution des frappes de chaque round de ce combat`,
    ),
    'agony each round': of(
      `{who} {who~subit|subissent} ${DAMAGE} impossibles à prévenir durant chaque round au contact de ce combat`,
    ),
    'cannot vote': of('{who} ne {who~peut|peuvent} exprimer ni voix ni bulletins'),
    'intercept of monsters': {
      order: 'les monstres reçoivent {signed} en interception contre cette action',
      infinitive: 'donner {signed} en interception aux monstres contre cette action',
      told: 'les monstres reçoivent {signed} en interception contre cette action',
      causing: 'donner {signed} en interception aux monstres contre cette action',
    },
    'aggravated damage to vampires': of(
      "durant le combat résultant si l'action est bloquée, tous les dégâts infligés aux vampires sont aggravés",
    ),
    'no blood hunt': of('aucune chasse de sang ne peut être lancée contre {who}'),
    'blockers burn blood': of(`chaque vampire qui tente de bloquer {who} brûle ${BLOOD}`),
  },
  until: {
    action: 'durant cette action',
    combat: 'durant ce combat',
    round: 'ce round-ci',
    turn: 'ce tour-ci',
    strike: 'pour cette frappe',
    game: "jusqu'à la fin de la partie",
  },
  pools: { yours: 'votre réserve', theirs: 'sa réserve' },
  damageKinds: { normal: 'non aggravés', aggravated: 'aggravés' },
  damageFrom: {
    'gun strike': "d'une frappe avec une arme à feu",
    'other than gun strike': "d'une autre source qu'une frappe avec une arme à feu",
    'opposing strike': 'de la frappe du serviteur opposé',
  },
  places: {
    library: 'votre bibliothèque',
    'ash heap': 'votre tas de cendres',
    hand: 'votre main',
    crypt: 'votre crypte',
  },
  strikes: {
    kinds: {
      hand: 'frappe à mains nues[ qui inflige des dégâts {qualities}]',
      damage: `${DAMAGE} {qualities}`,
      dodge: 'esquive',
      'combat ends': 'fin de combat',
      'steal blood': `voler ${BLOOD}[ {qualities}]`,
      'destroy equipment': 'détruire un équipement[ {qualities}]',
      'destroy weapon': 'détruire une arme[ {qualities}]',
      'steal equipment': 'voler un équipement[ {qualities}]',
      'steal weapon': 'voler une arme[ {qualities}]',
      none: 'sans effet',
    },
    handPlus: `frappe à mains nues à +${DAMAGE} {qualities}`,
    strengthBased: 'dégâts {qualities} égaux à la force plus {amount}',
    qualities: { aggravated: 'aggravés', unpreventable: 'impossibles à prévenir', ranged: 'à toute portée' },
    with: 'avec {list}',
    first: 'initiative',
    most: `, qui inflige au plus ${DAMAGE}`,
    orMelee: `, ou une frappe avec une arme de mêlée à +${DAMAGE}`,
    also: 'à la résolution de la frappe, {deeds}',
    evenDodged: 'même si la frappe est esquivée, {deeds}',
  },
};
