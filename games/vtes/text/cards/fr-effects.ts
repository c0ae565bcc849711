/** French: effects and amounts. */
import { deedsIn, waysIn } from './deeds.ts';
import { tableAmountsIn, tableEachIn } from './happenings.ts';
import type { Phrases } from './phrases.ts';

/** As an order and after "pouvoir" or "pour": "brûlez cette carte", "brûler cette carte". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

const POINTS = '{amount} {amount#point|points}';
const POOL = `${POINTS} de réserve`;
const BLOOD = `${POINTS} de sang`;
const DAMAGE = `${POINTS} de dégâts`;
const CARDS = '{amount} {amount#carte|cartes}';
const VOTES = '{amount} voix';
const COUNTERS = '{amount} {amount#compteur|compteurs}';
const AS_IF_UNLOCKED =
  'bloquer et jouer des cartes de réaction comme {card^s’il était redressé|si elle était redressée|s’ils étaient redressés|si elles étaient redressées}';

const ways = waysIn('fr');

export const effects: Pick<Phrases, 'amounts' | 'effects'> = {
  amounts: {
    ...tableEachIn('fr'),
    count: 'pour {cards}',
    counters: 'pour chaque compteur sur {card}',
    votesOf: 'pour chaque voix {card:of}',
    capacityOf: 'pour chaque point de capacité {card:of}',
    margin: 'pour chaque voix d’écart du référendum',
    players: 'pour chaque Mathusalem dans la partie',
    'voters only against': 'pour chaque Mathusalem qui a voté contre le référendum et non pour',
    'blood lost by opposing': 'pour chaque point de sang que le vampire opposé a perdu à cause de dégâts ce round-ci',
    where: ', où X est {value}',
    values: {
      twice: 'le double de {value}',
      chosenCount: 'le nombre {card:of}',
      ...tableAmountsIn('fr'),
      plus: 'la somme de {list}',
      minus: '{one} moins {other}',
      least: 'le plus petit nombre parmi {list}',
      most: 'le plus grand nombre parmi {list}',
      count: 'le nombre de {cards}',
      counters: 'le nombre de compteurs sur {card}',
      votesOf: 'le nombre de voix {card:of}',
      capacityOf: 'la capacité {card:of}',
      margin: 'l’écart de voix du référendum',
      players: 'le nombre de Mathusalems dans la partie',
      'voters only against': 'le nombre de Mathusalems qui ont voté contre le référendum et non pour',
      'blood lost by opposing':
        'le nombre de points de sang que le vampire opposé a perdus à cause de dégâts ce round-ci',
      chosen: 'le nombre choisi',
      chosenCapacity: {
        you: 'la capacité du vampire choisi par chacun',
        predator: 'la capacité du vampire choisi par son prédateur',
      },
      ifAny: '{amount} s’ils contrôlent {cards}',
    },
    range: 'de {min} à {max}',
    upTo: 'jusqu’à {max}',
    again: 'ce nombre de',
  },
  effects: {
    ...deedsIn('fr'),
    'gain pool': {
      ...does('gagnez', 'gagner', POOL),
      statement: `{who} {who~gagnez|gagne|gagnent} ${POOL}`,
      causing: `faire gagner ${POOL} {who:to}`,
    },
    'burn pool': {
      plain: {
        ...does('brûlez', 'brûler', POOL),
        statement: `{who} {who~brûlez|brûle|brûlent} ${POOL}`,
        causing: `faire brûler ${POOL} {who:to}`,
      },
      'or blood': {
        ...does('brûlez', 'brûler', `${POINTS}, au choix de votre réserve ou du sang de vos vampires`),
        statement: `{who} {who~brûlez|brûle|brûlent} ${POOL}, ou ${BLOOD} d’un vampire sous {who~votre|son|leur} contrôle,`,
      },
      'or hand': {
        ...does('brûlez', 'brûler', `${POINTS}, au choix de votre réserve ou des cartes au hasard de votre main`),
        statement: `{who} {who~brûlez|brûle|brûlent} au choix des points de réserve ou des cartes au hasard de {who~votre|sa|leur} main, {amount} au total`,
      },
      'or ash heap': {
        order:
          'brûlez des points de réserve ou retirez de la partie des cartes de bibliothèque au hasard de votre tas de cendres, au choix, {amount} au total',
        infinitive:
          'brûler des points de réserve ou retirer de la partie des cartes de bibliothèque au hasard de votre tas de cendres, au choix, {amount} au total',
        statement:
          '{who} {who~brûlez|brûle|brûlent} des points de réserve ou {who~retirez|retire|retirent} de la partie des cartes de bibliothèque au hasard de {who~votre|son|leur} tas de cendres, au choix, {amount} au total',
      },
    },
    'gain blood': {
      order: '{card} {card~gagne|gagnent} {tokens}[, {limit}]',
      infinitive: 'ajouter {tokens} {card:to}[, {limit}]',
    },
    'burn blood': { order: '{card} {card~brûle|brûlent} {tokens}', infinitive: 'brûler {tokens} {card:of}' },
    'move blood': does('déplacez', 'déplacer', '{tokens}[ {from:of}] vers {to}'),
    lock: {
      plain: does('inclinez', 'incliner', '{card}'),
      self: { order: 'inclinez {card}', infinitive: 's’incliner' },
    },
    unlock: {
      plain: does('redressez', 'redresser', '{card}'),
      self: { order: 'redressez {card}', infinitive: 'se redresser' },
    },
    wake: {
      order: `{card} {card~se réveille|se réveillent}\u00A0: jusqu’à la fin de l’action, {card^il|elle|ils|elles} {card~peut|peuvent} ${AS_IF_UNLOCKED}`,
      infinitive: `réveiller {card}, qui {card~peut|peuvent}, jusqu’à la fin de l’action, ${AS_IF_UNLOCKED}`,
    },
    burn: does('brûlez', 'brûler', '{card}'),
    move: {
      exchanged: does('échangez', 'échanger', '{for} contre {card}'),
      to: does('déplacez', 'déplacer', '{card} {place}[ avec {tokens}][{shown}]'),
      removed: does('retirez', 'retirer', 'de la partie {card}'),
    },
    'put in play': {
      alone: does('mettez', 'mettre', '{card} en jeu[{terms}]'),
      on: does('mettez', 'mettre', '{card} sur {on}[{terms}]'),
      'with counters': does('mettez', 'mettre', `{card} en jeu[ sur {on}] avec ${COUNTERS}`),
    },
    strike: does('frappe\u00A0:', 'frapper\u00A0:', '{strike}'),
    maneuver: {
      ...ways.maneuver,
      plain: { order: 'manœuvrez', infinitive: 'manœuvrer' },
      optional: { order: 'recevez une manœuvre optionnelle', infinitive: 'manœuvrer' },
    },
    press: {
      ...ways.press,
      any: { order: 'poursuivez', infinitive: 'poursuivre' },
      continue: does('poursuivez', 'poursuivre', 'pour continuer le combat'),
      end: does('poursuivez', 'poursuivre', 'pour mettre fin au combat'),
    },
    'additional strikes': {
      ...ways['additional strikes'],
      limited: does(
        'recevez',
        'recevoir',
        '{amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci (limité)[, seulement avec {weapon}]',
      ),
      unlimited: does(
        'recevez',
        'recevoir',
        '{amount} {amount#frappe additionnelle|frappes additionnelles} ce round-ci, en plus de toute autre',
      ),
    },
    prevent: {
      ...ways.prevent,
      some: does('prévenez', 'prévenir', `${DAMAGE}[ {kind}][ {from}]`),
      all: does('prévenez', 'prévenir', 'tous les dégâts[ {kind}][ {from}]'),
      keeps: does('prévenez', 'prévenir', `un total de ${DAMAGE}[ {kind}][ {from}] durant le combat`),
    },
    'set range': {
      now: {
        order: 'le round a lieu {range}[ et la première frappe se fait avec {weapon}]',
        infinitive: 'placer le round {range}[ et faire la première frappe avec {weapon}]',
      },
      next: {
        order: 'le round suivant a lieu {range}, sans manœuvre',
        infinitive: 'placer le round suivant {range}, sans manœuvre',
      },
      chosen: does('décidez', 'décider', 'si le round a lieu au contact ou à distance, sans manœuvre'),
    },
    damage: {
      ...ways.damage,
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
      ...ways.fight,
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
    end: {
      ...ways.end,
      plain: does(
        'mettez',
        'mettre',
        'fin {what:to}[, que {who} ne {who~peut|peuvent} pas effectuer à nouveau ce tour-ci]',
      ),
      'of all': does(
        'mettez',
        'mettre',
        'fin {what:to} (aucun serviteur du Mathusalem qui agit ne peut effectuer à nouveau cette action ce tour-ci)',
      ),
    },
    'redirect bleed': { ...ways['redirect bleed'], plain: does('redirigez', 'rediriger', 'la morsure vers {to}') },
    'look at hand': ways['look at hand'],
    'look at library': ways['look at library'],
    reveal: ways.reveal,
    'roll die': ways['roll die'],
    'turn votes': ways['turn votes'],
    'reduce bleed': { ...ways['reduce bleed'], some: does('réduisez', 'réduire', 'la morsure de {amount}') },
    'remove stealth': does('réduisez', 'réduire', 'à 0 la discrétion du serviteur qui agit'),
    cancel: {
      ...ways.cancel,
      plain: does('annulez', 'annuler', '{card}'),
      'cost not paid': does('annulez', 'annuler', '{card} sans que son coût soit payé'),
    },
    recruit: {
      hand: {
        order:
          '{card} {card~recrute|recrutent} un allié ou {card~emploie|emploient} un compagnon de votre main, selon les conditions et le coût de cette carte ; cela ne demande aucune action et personne ne peut bloquer',
        infinitive:
          'faire recruter {card:to} un allié ou employer un compagnon de votre main, selon les conditions et le coût de cette carte ; cela ne demande aucune action et personne ne peut bloquer',
      },
      found: {
        order: '{card} {card~recrute|recrutent} {ally}, selon ses conditions et son coût',
        infinitive: 'faire recruter {ally} {card:to}, selon ses conditions et son coût',
      },
    },
    act: {
      self: does('accomplissez', 'accomplir', 'une action'),
      card: {
        order: '{card} {card~accomplit|accomplissent} une action',
        infinitive: 'faire accomplir une action {card:to}',
      },
    },
    diablerize: does('diablez', 'diabler', '{card}'),
    control: {
      ...does('prenez', 'prendre', 'le contrôle {card:of}[ {until}]'),
      statement: '{who} {who~prenez|prend|prennent} le contrôle {card:of}[ {until}]',
      causing: 'donner le contrôle {card:of} {who:to}[ {until}]',
    },
    title: {
      ...ways.title,
      gain: { order: '{card} {card~devient|deviennent} {title:bare}', infinitive: 'faire {card:of} {title:one}' },
      lose: {
        order: '{card} {card~perd|perdent} {card~son|leur} titre',
        infinitive: 'retirer {card~son|leur} titre {card:to}',
      },
    },
    become: {
      ...ways.become,
      sect: {
        order: '{card} {card~rejoint|rejoignent} la secte {sect}',
        infinitive: 'faire entrer dans la secte {sect} {card}',
      },
    },
    discard: {
      ...ways.discard,
      'by them': {
        order: `{who} {who~défaussez|défausse|défaussent} ${CARDS} de {who~votre|son|leur} choix`,
        infinitive: `faire défausser {who:to} ${CARDS} de son choix`,
      },
      chosen: { order: 'défaussez {card}', infinitive: 'défausser {card}' },
      'at random': does('défaussez', 'défausser', `${CARDS} de la main {who:of} au hasard`),
      own: does('défaussez', 'défausser', CARDS),
      'of another': {
        order: `regardez la main {who:of} et défaussez-en ${CARDS} de votre choix`,
        infinitive: `regarder la main {who:of} et en défausser ${CARDS} de votre choix`,
      },
    },
    search: {
      payable: does('cherchez', 'chercher', 'dans {places} {cards} dont le coût peut être payé'),
      plain: does('cherchez', 'chercher', 'dans {places} {cards}'),
      usable: does('cherchez', 'chercher', 'dans {places} {cards} que {who} {who~peut|peuvent} utiliser et payer'),
      first: does('cherchez', 'chercher', 'dans {places}, en partant du dessus, {cards}'),
    },
    'rock paper scissors': {
      order:
        'jouez à pierre-feuille-ciseaux contre {who} : le gagnant vole {amount} {amount#point|points} de réserve au perdant, et après chaque égalité l’enjeu augmente de 1',
      infinitive:
        'jouer à pierre-feuille-ciseaux contre {who} : le gagnant vole {amount} {amount#point|points} de réserve au perdant, et après chaque égalité l’enjeu augmente de 1',
    },
    'attempt to block': {
      self: does('tentez', 'tenter', 'de bloquer'),
      any: does('tentez', 'tenter', 'de bloquer l’action, même si vos serviteurs ne le pourraient pas autrement'),
      card: {
        order: '{card} {card~tente|tentent} de bloquer',
        infinitive: 'faire tenter {card:to} de bloquer',
      },
    },
    'burn library': {
      own: does('brûlez', 'brûler', `${CARDS} du dessus de votre bibliothèque`),
      'of another': does('brûlez', 'brûler', `${CARDS} du dessus de la bibliothèque {who:of}`),
    },
    'take the Edge': { ...ways['take the Edge'], plain: does('prenez', 'prendre', 'l’Avantage') },
    remember: does('choisissez', 'choisir', '{card}'),
    'steal pool': does('prenez', 'prendre', `${POOL} {who:to}`),
    'continue action': does('continuez', 'continuer', 'l’action comme si elle n’avait pas été bloquée'),
    draw: {
      plain: does('piochez', 'piocher', CARDS),
      'put back': {
        order: `piochez ${CARDS} et placez autant de cartes de votre main sous votre bibliothèque`,
        infinitive: `piocher ${CARDS} et placer autant de cartes de votre main sous votre bibliothèque`,
      },
    },
    note: '',
    'gain votes': {
      'for pool': {
        order:
          '{who} {who~pouvez|peut|peuvent} brûler des points de réserve et {who~recevez|reçoit|reçoivent} {amount} {amount#voix|voix} pour chacun',
        infinitive: 'laisser {who} brûler des points de réserve pour {amount} {amount#voix|voix} chacun',
      },
      players: { order: `{who} {who~recevez|reçoit|reçoivent} ${VOTES}`, infinitive: `donner {who:to} ${VOTES}` },
      player: does('recevez', 'recevoir', VOTES),
      card: { order: `{card} {card~reçoit|reçoivent} ${VOTES}`, infinitive: `recevoir ${VOTES}` },
      cards: {
        order: `{cards} {cards~reçoit|reçoivent} ${VOTES} {amount#additionnelle|additionnelles}`,
        infinitive: `donner ${VOTES} {amount#additionnelle|additionnelles} {cards:to}`,
      },
      fewer: { order: `{cards} {cards~a|ont} ${VOTES} de moins`, infinitive: `retirer ${VOTES} {cards:to}` },
      against: does('recevez', 'recevoir', `${VOTES} contre le référendum`),
    },
    'bar from voting': {
      order: 'les {cards} ne peuvent exprimer ni voix ni bulletins',
      infinitive: 'empêcher les {cards} d’exprimer des voix et des bulletins',
    },
    abstain: { order: '{card} {card~s’abstient|s’abstiennent}', infinitive: 'contraindre {card} à s’abstenir' },
    'apply allotment': {
      burn: {
        order: 'chacun d’eux brûle 1 point de réserve pour chaque point reçu',
        infinitive: 'faire brûler à chacun d’eux 1 point de réserve pour chaque point reçu',
      },
      take: {
        order: 'chacun d’eux prend 1 point de réserve {who:to} pour chaque point reçu',
        infinitive: 'donner à chacun d’eux 1 point de réserve {who:of} pour chaque point reçu',
      },
    },
  },
};
