/** French card texts. The wording is our own. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import type { Amount, Modifier, Target } from '../../cards/language.ts';
import { attackIn } from '../names.ts';
import { a, de, nouns } from './fr-nouns.ts';
import { takeWords, v } from './fr-take.ts';
import { isMany, isOfPlayer, isTheirs, numberOf, timed } from './parts.ts';
import type { Phrases, Subject } from './phrases.ts';

const {
  all,
  CONDITIONS,
  cards,
  chosen,
  described,
  energy,
  energyTypes,
  owned,
  predicate,
  self,
  some,
  someOther,
  target,
  times,
} = nouns;

const DISREGARDED: Readonly<Record<string, string>> = {
  weakness: 'de la Faiblesse',
  resistance: 'de la Résistance',
  effects: 'des effets sur le Pokémon touché',
};

function disregarding(what: readonly string[]): string {
  return french.list(
    what.map((each) => DISREGARDED[each] ?? each),
    'and',
  );
}

/** " pour chaque marqueur de dégâts sur ce Pokémon", or nothing. */
function forEach(amount: Amount, subject: Subject): string {
  if (typeof amount === 'number') return '';
  return ` ${forEveryone(fr.counts[amount.of.count](amount.of as never, subject).each)}`;
}

/** "pour chaque carte", "pour chacun de vos Pokémon" */
function forEveryone(each: string): string {
  return each.startsWith('un de') ? `pour chac${each}` : `pour chaque ${each}`;
}

const damage = (amount: number): string => `${amount} dégâts`;
const counters = (amount: number): string => times(amount, 'marqueur de dégâts', 'marqueurs de dégâts');
const theirHand = (to: Target): string => (isTheirs(to) ? 'la main de votre adversaire' : 'votre main');
const theirDeck = (to: Target): string => (isTheirs(to) ? 'le deck de votre adversaire' : 'votre deck');

/** "si vous avez", "s’il a" */
const si = (fact: string): string => french.joined('si', fact);

export const fr: Phrases = {
  ...french,
  conditions: CONDITIONS,
  players: { you: 'vous', opponent: 'votre adversaire' },
  cards,
  target,
  all,
  effects: {
    damage: ({ amount, to, ignoring }, s, mood) => {
      const much = `${damage(numberOf(amount))}${forEach(amount, s)}`;
      const plain = ignoring ? `, sans tenir compte ${disregarding(ignoring)}` : '';
      if (mood === 'infinitive') return `infliger ${much} ${a(target(to, s))}${plain}`;
      return `${target(to, s)} ${isMany(to) ? 'subissent' : 'subit'} ${to === 'self' ? 'aussi ' : ''}${much}${plain}`;
    },
    'more damage': ({ amount }, s, mood) =>
      `${v(mood, 'ajoutez', 'ajouter')} ${damage(numberOf(amount))}${forEach(amount, s)}`,
    ignore: ({ what }) => `les dégâts de cette attaque ne tiennent pas compte ${disregarding(what)}`,
    nothing: () => 'l’attaque ne fait rien',
    'put counters': ({ amount, on }, s, mood) =>
      `${v(mood, 'placez', 'placer')} ${counters(numberOf(amount))} sur ${target(on, s)}${forEach(amount, s)}`,
    'spread counters': ({ amount, on }, _, mood) =>
      `${v(mood, 'répartissez', 'répartir')} ${counters(amount)} entre ${owned(on)} comme il vous plaît`,
    'move counters': ({ upTo, from, to }, _, mood) =>
      `${v(mood, 'déplacez', 'déplacer')} jusqu’à ${counters(upTo)} de ${chosen(from, 1, false)} vers ${chosen({ ...to, other: true }, 1, false)}`,
    heal: ({ amount, on }, s, mood) =>
      `${v(mood, 'soignez', 'soigner')} ${target(on, s)} de ${amount === 'all' ? 'tous ses dégâts' : damage(amount)}`,
    afflict: ({ with: condition, on, counters: strength }, s, mood) => {
      const strong = strength ? ` ; son poison vaut ${counters(strength)} à chaque Contrôle` : '';
      if (mood === 'infinitive') return `rendre ${CONDITIONS[condition]} ${target(on, s)}${strong}`;
      return `${target(on, s)} devient ${CONDITIONS[condition]}${strong}`;
    },
    recover: ({ from, on }, s, mood) => {
      const which =
        from.length === 5
          ? 'tous les États Spéciaux'
          : `les états ${french.list(
              from.map((each) => CONDITIONS[each]),
              'and',
            )}`;
      return `${v(mood, 'retirez', 'retirer')} ${which} ${de(target(on, s))}`;
    },
    'knock out': ({ what }, s, mood) =>
      mood === 'infinitive' ? `mettre K.O. ${target(what, s)}` : `${target(what, s)} est mis K.O.`,
    draw: ({ amount, who, upTo }, s, mood) => {
      const what = `${upTo ? 'jusqu’à ' : ''}${times(numberOf(amount), 'carte', 'cartes')}${forEach(amount, who === 'each' ? { ...s, player: 'each' } : s)}`;
      if (who === 'you') return `${v(mood, 'piochez', 'piocher')} ${what}`;
      const whom = who === 'each' ? 'chaque joueur' : 'votre adversaire';
      return mood === 'order' ? `${whom} pioche ${what}` : `faire piocher ${what} à ${whom}`;
    },
    'draw until': ({ amount }, s, mood) => {
      const verb = v(mood, 'piochez', 'piocher');
      if (typeof amount === 'number') return `${verb} jusqu’à avoir ${times(amount, 'carte', 'cartes')} en main`;
      return `${verb} jusqu’à ce que le nombre de cartes de votre main soit égal ${a(fr.counts[amount.of.count](amount.of as never, s).number)}`;
    },
    take: takeWords,
    'put hand': ({ to, who }, _, mood) => {
      const whose = who === 'you' ? 'votre' : 'sa';
      const deck = who === 'you' ? 'votre deck' : 'son deck';
      const whom = who === 'each' ? 'chaque joueur ' : who === 'opponent' ? 'votre adversaire ' : '';
      const verb = (order: string, told: string, infinitive: string): string =>
        whom ? told : v(mood, order, infinitive);
      if (to === 'discard pile') return `${whom}${verb('défaussez', 'défausse', 'défausser')} toute ${whose} main`;
      if (to === 'deck') return `${whom}${verb('mélangez', 'mélange', 'mélanger')} ${whose} main avec ${deck}`;
      return `${whom}${verb('placez', 'place', 'placer')} ${whose} main en dessous de ${deck} dans un ordre aléatoire`;
    },
    'discard top': ({ amount, who }, s, mood) => {
      const number = numberOf(amount);
      const whose =
        who === 'you' ? 'de votre deck' : who === 'opponent' ? 'du deck de votre adversaire' : 'de chaque deck';
      const what = number === 1 ? 'la carte du dessus' : `les ${number} cartes du dessus`;
      return `${v(mood, 'défaussez', 'défausser')} ${what} ${whose}${forEach(amount, s)}`;
    },
    'move energy': ({ energy: which, amount, from, to }, s, mood) => {
      const what = energyWords(amount, energy(which, amount !== 1));
      const source = de(target(from, s));
      switch (to) {
        case 'discard pile':
          return `${v(mood, 'défaussez', 'défausser')} ${what} ${source}`;
        case 'hand':
          return `${v(mood, 'renvoyez', 'renvoyer')} ${what} ${source} dans ${theirHand(from)}`;
        case 'top of deck':
          return `${v(mood, 'placez', 'placer')} ${what} ${source} au-dessus ${de(theirDeck(from))}`;
        case 'Lost Zone':
          return `${v(mood, 'placez', 'placer')} ${what} ${source} dans la Zone Perdue`;
        default:
          return `${v(mood, 'déplacez', 'déplacer')} ${what} ${source} vers ${target(to, s)}`;
      }
    },
    switch: ({ who, chosenBy, with: partner }, s, mood) => {
      if (partner) return `${v(mood, 'échangez', 'échanger')} ${self(s)} contre votre Pokémon Actif`;
      if (who === 'you')
        return `${v(mood, 'échangez', 'échanger')} ${s.attack ? 'ce Pokémon' : 'votre Pokémon Actif'} contre un Pokémon de votre Banc`;
      if (chosenBy === 'you')
        return `${v(mood, 'amenez', 'amener')} au Poste Actif 1 des Pokémon de Banc de votre adversaire`;
      const exchange = 'échanger son Pokémon Actif contre un Pokémon de son Banc, à son choix';
      return mood === 'order' ? `votre adversaire doit ${exchange}` : `obliger votre adversaire à ${exchange}`;
    },
    'take from play': ({ what, to, attached }, s, mood) => {
      const with_ = attached === 'too' ? ' avec tout ce qui lui est attaché' : '';
      const rest = attached === 'discarded' ? ' ; ce qui lui est attaché est défaussé' : '';
      if (to === 'hand')
        return `${v(mood, 'renvoyez', 'renvoyer')} ${target(what, s)}${with_} dans ${theirHand(what)}${rest}`;
      if (to === 'deck')
        return `${v(mood, 'remettez', 'remettre')} ${target(what, s)}${with_} dans ${theirDeck(what)} et ${v(mood, 'mélangez', 'mélanger')} ce deck${rest}`;
      if (to === 'Lost Zone')
        return `${v(mood, 'placez', 'placer')} ${target(what, s)}${with_} dans la Zone Perdue${rest}`;
      return `${v(mood, 'défaussez', 'défausser')} ${target(what, s)}${with_}`;
    },
    evolve: ({ what, from, skipping, searchFirst }, s, mood) => {
      const verb = v(mood, 'faites évoluer', 'faire évoluer');
      if (skipping)
        return `${verb} ${target(what, s)} directement en Niveau 2 de sa lignée avec une carte de votre main, mais pas pendant votre premier tour ni un Pokémon qui est nouveau ce tour-ci`;
      const rest = from === 'deck' ? ' ; mélangez ensuite votre deck' : '';
      if (searchFirst)
        return `${v(mood, 'cherchez', 'chercher')} dans votre deck une carte en laquelle ${target(what, s)} peut évoluer et ${v(mood, 'placez-la', 'la placer')} sur ce Pokémon-là${rest}`;
      return `${verb} ${target(what, s)} avec une carte appropriée de votre ${from === 'deck' ? 'deck' : 'main'}${rest}`;
    },
    devolve: ({ what }, s, mood) =>
      `${v(mood, 'faites dés-évoluer', 'faire dés-évoluer')} ${target(what, s)} : sa carte Évolution du dessus retourne dans la main de son joueur`,
    'discard stadium': (_, __, mood) => `${v(mood, 'défaussez', 'défausser')} le Stade en jeu`,
    lasting: ({ on, until, gives }, s, mood) => {
      const clauses = gives.map((each) => {
        const [who, many] = lastingOn(on, each, s);
        return fr.modifiers[each.gets](each as never, s, who, many);
      });
      return `${mood === 'infinitive' ? 'obtenir cet effet : ' : ''}${timed(together(clauses, ' et '), fr.until[until])}`;
    },
    'end turn': () => 'votre tour se termine',
  },
  facts: {
    is: ({ who, a: what }, s) => `${target(who, s)} ${predicate(what)}`.replace(/^il est un /, 'c’est un '),
    any: ({ who }) =>
      `${who.of === 'opponent' ? 'votre adversaire a' : 'vous avez'} des ${described(who, true)} en jeu`,
    'behind in prizes': () => 'il vous reste plus de cartes Récompense qu’à votre adversaire',
    'equal hands': () => 'les deux mains ont le même nombre de cartes',
    done: () => 'cela a été fait',
    played: ({ card }) => `vous avez joué ${some({ card, count: 1 })} ce tour-ci`,
    'at least': ({ of, amount }, s) => `${fr.counts[of.count](of as never, s).number} est d’au moins ${amount}`,
    'extra energy': ({ amount, type }, s) =>
      `${target('self', s)} a au moins ${amount} ${energy(type ? { type } : {}, amount > 1)} de plus que le coût de cette attaque`,
    'own first turn': () => 'c’est votre premier tour',
    not: ({ fact }, s) => `il n’est pas vrai que ${fr.facts[fact.if](fact as never, s)}`,
    all: ({ facts }, s) =>
      french.list(
        facts.map((each, at) => {
          const fact = fr.facts[each.if](each as never, s);
          return at === 0 ? fact : si(fact);
        }),
        'and',
      ),
  },
  counts: {
    counters: ({ on }, s) => ({
      each: `marqueur de dégâts sur ${target(on, s)}`,
      number: `le nombre de marqueurs de dégâts sur ${target(on, s)}`,
    }),
    energy: ({ on, type }, s) => {
      const what = `Énergie${type ? ` ${energyTypes(type)}` : ''} ${de(target(on, s))}`;
      return { each: what, number: `la quantité d’${what}` };
    },
    'energy cards': ({ on, card }, s) => ({
      each: `${cards(card, false)} sur ${target(on, s)}`,
      number: `le nombre ${de(cards(card, true))} sur ${target(on, s)}`,
    }),
    hand: ({ of }) => {
      const whose = of === 'you' ? 'dans votre main' : 'dans la main de votre adversaire';
      return { each: `carte ${whose}`, number: `le nombre de cartes ${whose}` };
    },
    'prizes taken': ({ by }) => {
      const who = by === 'you' ? 'que vous avez récupérée' : 'que votre adversaire a récupérée';
      return { each: `carte Récompense ${who}`, number: `le nombre de cartes Récompense ${who}s` };
    },
    'prizes left': ({ of }, s) => {
      const whom = s.player ? 'qu’il lui reste' : of === 'you' ? 'qu’il vous reste' : 'qu’il reste à votre adversaire';
      return { each: `carte Récompense ${whom}`, number: `le nombre de cartes Récompense ${whom}` };
    },
    pokemon: ({ who }) => ({ each: `un ${de(owned(who))}`, number: `le nombre ${de(owned(who))}` }),
    'discard pile': ({ card }) => ({
      each: `${cards(card, false)} dans votre pile de défausse`,
      number: `le nombre ${de(cards(card, true))} dans votre pile de défausse`,
    }),
    heads: () => ({ each: 'côté face', number: 'le nombre de côtés face' }),
    done: () => ({ each: 'carte déplacée ainsi', number: 'le nombre de cartes déplacées ainsi' }),
  },
  modifiers: {
    hp: ({ amount }, _, who, many) => `${who} ${many ? 'ont' : 'a'} ${Math.abs(amount)} PV de ${moreOrLess(amount)}`,
    'retreat cost': ({ amount }, _, who, many) =>
      `${who} ${many ? 'battent' : 'bat'} en retraite pour ${Math.abs(amount)} Énergie de ${moreOrLess(amount)}`,
    'no retreat cost': (_, __, who, many) => `${who} ${many ? 'battent' : 'bat'} en retraite sans coût`,
    'attack cost': ({ amount }, _, who) =>
      `les attaques ${de(who)} coûtent ${Math.abs(amount)} Énergie Incolore de ${moreOrLess(amount)}`,
    'damage done': ({ amount, to }, _, who) => {
      const whom = to
        ? `au Pokémon Actif de l’adversaire si c’est un ${described(to, false)}`
        : 'au Pokémon Actif de l’adversaire';
      return `les attaques ${de(who)} infligent ${damage(Math.abs(amount))} de ${moreOrLess(amount)} ${whom}, comptés avant Faiblesse et Résistance`;
    },
    'damage taken': ({ amount, from }, _, who) =>
      `${attacksFrom(from)} infligent ${damage(Math.abs(amount))} de ${moreOrLess(amount)} ${a(who)}, comptés après Faiblesse et Résistance`,
    'no damage': ({ from }, _, who) => `${attacksFrom(from)} n’infligent pas de dégâts ${a(who)}`,
    'no effects': ({ from }, _, who) => `${attacksFrom(from)} n’ont pas d’autres effets que les dégâts sur ${who}`,
    'cannot attack': (_, __, who, many) => `${who} ne ${many ? 'peuvent' : 'peut'} pas attaquer`,
    'cannot retreat': (_, __, who, many) => `${who} ne ${many ? 'peuvent' : 'peut'} pas battre en retraite`,
    'cannot use': ({ attack }, _, who, many) =>
      `${who} ne ${many ? 'peuvent' : 'peut'} pas utiliser ${attack === 'chosen' ? 'une de ses attaques, de votre choix' : attackIn('fr', attack)}`,
    'flip to attack': (_, __, who) => `${who} n’attaque que si son joueur, en lançant une pièce, obtient face`,
    immune: ({ to }, _, who, many) =>
      to.length === 5
        ? `${who} ${many ? 'guérissent' : 'guérit'} de tous les États Spéciaux et ne ${many ? 'peuvent' : 'peut'} plus en subir`
        : `${who} ne ${many ? 'peuvent' : 'peut'} être ni devenir ${french.list(
            to.map((each) => CONDITIONS[each]),
            'or',
          )}`,
    'no Abilities': (_, __, who, many) => `${who} n’${many ? 'ont' : 'a'} pas de talents`,
    'bench size': ({ amount }) => `votre Banc a ${times(Math.abs(amount), 'place', 'places')} de ${moreOrLess(amount)}`,
    'cannot play': ({ card }, _, who) =>
      who === fr.players.you
        ? `vous ne pouvez pas jouer de ${cards(card, true)}`
        : `${who} ne peut pas jouer de ${cards(card, true)}`,
  },
  structures: {
    flip: (mood) => `${v(mood, 'lancez', 'lancer')} une pièce`,
    coins: (coins) =>
      coins === 'until tails' ? 'lancez des pièces jusqu’à obtenir pile' : `lancez ${times(coins, 'pièce', 'pièces')}`,
    heads: (then) => `si c’est face, ${then}`,
    tails: (then) => `si c’est pile, ${then}`,
    if: (fact, then) => `${si(fact)}, ${then}`,
    else: (then) => `sinon, ${then}`,
    may: (instruction) => `vous pouvez ${instruction}`,
    ifSo: (then) => `si cela a été fait, ${then}`,
    choose: (most, of) =>
      most === of
        ? 'choisissez une ou plusieurs options '
        : most === 1
          ? 'choisissez une option '
          : `choisissez jusqu’à ${most} options `,
    and: ', et ',
    together: (clauses, who) => together(clauses, ', et ', who),
    forEach: forEveryone,
  },
  until: {
    'end of turn': 'pendant ce tour',
    "end of opponent's next turn": 'pendant le prochain tour de votre adversaire',
    'end of your next turn': 'pendant votre prochain tour',
  },
  costs: {
    card: ({ discard }) => `pour jouer cette carte, défaussez ${someOther(discard)} de votre main`,
    ability: ({ discard }) => `l’utilisation coûte ${some(discard)}, à défausser de votre main`,
    extra: ({ discard }) => `vous pouvez en plus défausser ${someOther(discard)} de votre main`,
  },
  powers: {
    use: ({ use, spot }, subject) => {
      const often = use === 'once' ? 'une fois par tour' : 'chaque fois que vous le voulez pendant votre tour';
      const when = subject === 'stadium' ? 'une fois pendant le tour de chaque joueur' : often;
      return spot ? `${when}, si ce Pokémon est ${spot === 'active' ? 'Actif' : 'sur le Banc'}` : when;
    },
    triggers: {
      evolved: () => 'quand ce Pokémon vient de votre main pour faire évoluer un des vôtres',
      attached: () => 'quand cette carte est attachée depuis votre main',
      damaged: (s) =>
        `quand ${s === 'stadium' ? 'un Pokémon' : self(s)} est Actif et subit les dégâts d’une attaque de votre adversaire, même s’il est mis K.O.`,
      'active knocked out': () => 'quand les dégâts d’une attaque de votre adversaire mettent K.O. votre Pokémon Actif',
      'knocked out': () => 'quand les dégâts d’une attaque de votre adversaire mettent K.O. un de vos Pokémon',
      checkup: () => 'à chaque Contrôle Pokémon',
      'end of turn': () => 'quand votre tour se termine',
      benched: () => 'quand quelqu’un place sur le Banc un Pokémon de base de sa main',
      'put on Bench': () => 'quand ce Pokémon vient de votre main sur votre Banc pendant votre tour',
      'Energy attached': (s) =>
        `quand ${s === 'stadium' ? 'un Pokémon' : self(s)} reçoit l’Énergie que vous attachez une fois par tour`,
    },
    whileSpot: (spot, clause, s) => `tant que ${self(s)} est ${spot === 'active' ? 'Actif' : 'sur le Banc'}, ${clause}`,
    leaves: 'cette carte est défaussée quand votre tour se termine',
    machine: 'le Pokémon avec cette carte possède l’attaque ci-dessous et a besoin de l’Énergie nécessaire',
  },
  damageEach: (amount, each) => `les dégâts sont de ${amount} ${each}`,
  evolvesFrom: (name) => `Évolution ${de(name)}`,
  restoredBy: (name) => `Entre en jeu avec ${name}`,
  playOnlyIf: (fact) => `ne jouez cette carte que ${si(fact)}`,
  provides: ({ types, count }, condition) => {
    const noun = count > 1 ? 'Énergies' : 'Énergie';
    const what =
      types === 'every' ? `${count} ${noun} de n’importe quel type` : `${count} ${noun} ${energyTypes(types)}`;
    return condition ? `${si(condition)}, cette carte fournit ${what} à la place` : `cette carte fournit ${what}`;
  },
  fossil: {
    turn: (hp, type) => `cette carte se joue comme un Pokémon de base de type ${type} avec ${hp} PV`,
    setup: (hp, type) =>
      `seulement pendant la mise en place, cette carte peut être placée comme un Pokémon de base de type ${type} avec ${hp} PV`,
    noPrize: 'personne ne récupère de carte Récompense quand elle est mise K.O.',
  },
  colon: ' : ',
  labels: {
    Ability: 'Talent',
    'VSTAR Power': 'Pouvoir VSTAR',
    GX: 'GX',
    'Poké-Body': 'Poké-Body',
    'Poké-Power': 'Poké-Power',
    'Ancient Trait': 'Trait Antique',
    rule: 'Règle',
    Weakness: 'Faiblesse',
    Resistance: 'Résistance',
    Retreat: 'Retraite',
    HP: 'PV',
  },
  stageRules: {
    BREAK:
      'Il conserve les attaques, les talents, la Faiblesse, la Résistance et le Coût de Retraite du Pokémon du dessous.',
    'LV.X':
      'Placez-le sur un de vos Pokémon du même nom. Il conserve les attaques et les talents de la carte du dessous.',
    LEGEND: 'Les deux moitiés entrent en jeu ensemble, de votre main sur votre Banc.',
  },
  worth: (prizes) => `Mis K.O., il vaut ${prizes} cartes Récompense.`,
  ruleBoxes: {
    ex: 'Mis K.O., il vaut 2 cartes Récompense.',
    Tera: 'Tant qu’il est sur le Banc, aucune attaque ne lui inflige de dégâts.',
    V: 'Mis K.O., il vaut 2 cartes Récompense.',
    VMAX: 'Mis K.O., il vaut 3 cartes Récompense.',
    VSTAR: 'Mis K.O., il vaut 2 cartes Récompense. Un joueur n’utilise qu’un Pouvoir VSTAR par partie.',
    'V-UNION':
      'Les quatre parties entrent en jeu ensemble, de votre pile de défausse à votre Banc, une fois par partie. Mis K.O., il vaut 3 cartes Récompense.',
    GX: 'Mis K.O., il vaut 2 cartes Récompense. Un joueur n’utilise qu’une attaque GX par partie.',
    'TAG TEAM': 'Mis K.O., il vaut 3 cartes Récompense. Un joueur n’utilise qu’une attaque GX par partie.',
    EX: 'Mis K.O., il vaut 2 cartes Récompense.',
    Mega: 'Votre tour se termine quand il entre en jeu.',
    Primal: 'Votre tour se termine quand il entre en jeu.',
    Radiant: 'Un deck contient au plus un Pokémon Radieux.',
    'Prism Star':
      'Un deck contient au plus une carte Prisme Étoile de chaque nom. Elle va dans la Zone Perdue au lieu de la pile de défausse.',
    'ACE SPEC': 'Un deck contient au plus une carte HIGH-TECH.',
    'Hyper Gear': 'Attachez-la à un Pokémon-EX de votre adversaire.',
  },
};

/** Clauses about the same Pokémon, which is named once: "a 60 PV de plus, et il guérit de …". */
function together(clauses: readonly string[], joint: string, who?: string): string {
  const later = (clause: string): string => {
    if (who === undefined) return clause;
    if (clause.startsWith(`${who} `)) return `il ${clause.slice(who.length + 1)}`;
    return clause.replace(`les attaques ${de(who)} `, 'ses attaques ');
  };
  return clauses
    .map((each, at) => (at === 0 ? each : later(each)))
    .join(joint)
    .replace(
      /^(les attaques.*?)( n’infligent pas de dégâts .+?),? et \1 n’ont pas d’autres effets que les dégâts sur .+$/,
      '$1$2 et n’ont aucun autre effet sur lui',
    );
}

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(on: Target | 'you' | 'opponent', modifier: Modifier, subject: Subject): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    if (isOfPlayer(modifier)) return [fr.players[on], false];
    return [on === 'you' ? 'vos Pokémon' : 'les Pokémon de votre adversaire', true];
  }
  return [on === 'defending' ? 'le Pokémon Défenseur' : target(on, subject), false];
}

function moreOrLess(amount: number): string {
  return amount < 0 ? 'moins' : 'plus';
}

function energyWords(amount: number | 'all' | 'any number', what: string): string {
  if (amount === 'all') return `toutes les ${what}`;
  return amount === 'any number' ? `autant d’${what} que vous voulez` : `${amount} ${what}`;
}

function attacksFrom(from: Parameters<Phrases['modifiers']['no damage']>[0]['from']): string {
  if (!from) return 'les attaques';
  return from.of === 'opponent'
    ? `les attaques des ${described(from, true, ' de l’adversaire')}`
    : `les attaques de ${described(from, true)}`;
}
