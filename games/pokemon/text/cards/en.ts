/** English card texts. The wording is our own. */
import { en as english } from '@praxis/kit/language/en.ts';
import type { Amount, Modifier, Target } from '../../cards/language.ts';
import {
  all,
  article,
  CONDITIONS,
  cards,
  chosen,
  described,
  energy,
  numbered,
  owner,
  predicate,
  self,
  some,
  someOther,
  target,
  times,
} from './en-nouns.ts';
import { isForEach, isMany, isOfPlayer, isTheirs, numberOf, timed } from './parts.ts';
import type { Phrases, Subject } from './phrases.ts';

const NOT_AFFECTED: Readonly<Record<string, string>> = {
  weakness: 'Weakness',
  resistance: 'Resistance',
  effects: 'effects on the damaged Pokémon',
};

function disregarding(what: readonly string[]): string {
  return english.list(
    what.map((each) => NOT_AFFECTED[each] ?? each),
    'and',
  );
}

/** " for every damage counter on this Pokémon", or nothing. */
function forEvery(amount: Amount, subject: Subject): string {
  if (typeof amount === 'number') return '';
  return ` for every ${en.counts[amount.of.count](amount.of as never, subject).each}`;
}

const counters = (amount: number): string => times(amount, 'damage counter', 'damage counters');

const theirs = (to: Target): string => (isTheirs(to) ? "its player's" : 'your');

function takeWords(effect: Parameters<Phrases['effects']['take']>[0], subject: Subject): string {
  const { from, cards: wanted, to, rest } = effect;
  const what = english.list(wanted.map(wanted.length > 1 ? numbered : some), 'and');
  const them = wanted.length === 1 && wanted[0]?.count === 1 ? 'it' : 'them';
  const instruction = put(effect, them, subject);
  if (from === 'deck' && isForEach(to))
    return `look in your deck for ${what} for ${target(to.attach, subject)} and attach ${them} to that Pokémon; shuffle afterwards`;
  if (from === 'deck') {
    const shown = to === 'hand' && wanted.some(({ card }) => Object.keys(card).length > 0);
    return `look for ${what} in your deck${shown ? `, show ${them}` : ''} and ${instruction}; shuffle afterwards`;
  }
  if (typeof from === 'object') {
    const ends = 'top' in from ? `${from.top} cards from the top` : `${from.bottom} cards from the bottom`;
    const others = rest ? 'put the others on the bottom of your deck in random order' : 'shuffle the others back';
    const may = wanted.some((each) => each.may) ? 'you may ' : '';
    return `see ${ends} of your deck: ${may}choose ${what} among them and ${instruction}; ${others}`;
  }
  if (from === "opponent's hand") return `your opponent shows you their hand: choose ${what} in it and ${instruction}`;
  if (from === 'discard pile' && typeof to === 'object' && 'attach' in to && isOneEach(to.attach))
    return `give ${target(to.attach, subject)} ${what}${'each' in (to.attach as object) ? '' : ' each'} out of your discard pile`;
  return from === 'hand'
    ? `take ${what} out of your hand and ${instruction}`
    : `take ${what} out of your discard pile and ${instruction}`;
}

function put({ from, to }: Parameters<Phrases['effects']['take']>[0], them: string, subject: Subject): string {
  const whose = from === "opponent's hand" ? 'their' : 'your';
  switch (to) {
    case 'hand':
      return `add ${them} to your hand`;
    case 'bench':
      return `bench ${them}`;
    case 'deck':
      return `shuffle ${them} into your deck`;
    case 'bottom of deck':
      return `put ${them} at the bottom of ${whose} deck`;
    case 'top of deck':
      return `put ${them} on top of ${whose} deck`;
    case 'discard pile':
      return `discard ${them}`;
    case 'Lost Zone':
      return `put ${them} in the Lost Zone`;
    default:
      if ('attachInAnyWay' in to)
        return `attach ${them} to ${owner(to.attachInAnyWay.of)} ${described(to.attachInAnyWay, true)} as you like`;
      return `attach ${them} to ${target(to.attach, subject)}${isOneEach(to.attach) ? ', one each' : ''}`;
  }
}

function isOneEach(to: Target): boolean {
  return typeof to === 'object' && ('each' in to || (to.count ?? 1) > 1);
}

export const en: Phrases = {
  ...english,
  conditions: CONDITIONS,
  players: { you: 'you', opponent: 'your opponent' },
  cards,
  target,
  all,
  effects: {
    damage: ({ amount, to, ignoring }, s, mood) => {
      const much = `${numberOf(amount)} damage${forEvery(amount, s)}`;
      const plain = ignoring ? `, disregarding ${disregarding(ignoring)}` : '';
      if (mood === 'infinitive') return `do ${much} to ${target(to, s)}${plain}`;
      return `${target(to, s)} ${to === 'self' ? 'also takes' : isMany(to) ? 'take' : 'takes'} ${much}${plain}`;
    },
    'more damage': ({ amount }, s) => `add ${numberOf(amount)} damage${forEvery(amount, s)}`,
    ignore: ({ what }) => `the damage of this attack disregards ${disregarding(what)}`,
    nothing: () => 'the attack does nothing',
    'put counters': ({ amount, on }, s) => `give ${target(on, s)} ${counters(numberOf(amount))}${forEvery(amount, s)}`,
    'spread counters': ({ amount, on }) =>
      `divide ${counters(amount)} among ${owner(on.of)} ${described(on, true)} as you like`,
    'move counters': ({ upTo, from, to }) =>
      `take up to ${counters(upTo)} off ${chosen(from, 1, false)} and put them on ${chosen({ ...to, other: true }, 1, false)}`,
    heal: ({ amount, on }, s) => `heal ${target(on, s)} of ${amount === 'all' ? 'all its' : amount} damage`,
    afflict: ({ with: condition, on, counters: strength }, s, mood) => {
      const strong = strength ? `; its poison counts ${strength} damage counters in each Checkup` : '';
      if (mood === 'infinitive') return `make ${target(on, s)} ${CONDITIONS[condition]}${strong}`;
      return `${target(on, s)} becomes ${CONDITIONS[condition]}${strong}`;
    },
    recover: ({ from, on }, s) => {
      const which =
        from.length === 5
          ? 'all Special Conditions'
          : english.list(
              from.map((each) => CONDITIONS[each]),
              'and',
            );
      return `end ${which} of ${target(on, s)}`;
    },
    'knock out': ({ what }, s, mood) =>
      mood === 'infinitive' ? `Knock Out ${target(what, s)}` : `${target(what, s)} is Knocked Out`,
    draw: ({ amount, who, upTo }, s, mood) => {
      const what = `${upTo ? 'up to ' : ''}${times(numberOf(amount), 'card', 'cards')}${forEvery(amount, who === 'each' ? { ...s, player: 'each' } : s)}`;
      if (who === 'you') return `draw ${what}`;
      const whom = who === 'each' ? 'everybody' : 'your opponent';
      return mood === 'order' ? `${whom} draws ${what}` : `let ${whom} draw ${what}`;
    },
    'draw until': ({ amount }, s) => {
      if (typeof amount === 'number') return `draw until you hold ${times(amount, 'card', 'cards')}`;
      return `draw until the size of your hand is ${en.counts[amount.of.count](amount.of as never, s).number}`;
    },
    take: takeWords,
    'put hand': ({ to, who }) => {
      const [subject, s, whose] =
        who === 'you' ? ['', '', 'your'] : [who === 'each' ? 'everybody ' : 'your opponent ', 's', 'their'];
      if (to === 'discard pile') return `${subject}discard${s} ${whose} whole hand`;
      if (to === 'deck') return `${subject}shuffle${s} ${whose} hand into ${whose} deck`;
      return `${subject}put${s} ${whose} hand in random order on the bottom of ${whose} deck`;
    },
    'discard top': ({ amount, who }, s) => {
      const number = numberOf(amount);
      const whose = who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "everybody's";
      return `discard ${number === 1 ? 'the card' : `the ${number} cards`} on top of ${whose} deck${forEvery(amount, s)}`;
    },
    'move energy': ({ energy: which, amount, from, to }, s) => {
      const what = energyWords(amount, energy(which));
      switch (to) {
        case 'discard pile':
          return `discard ${what} of ${target(from, s)}`;
        case 'hand':
          return `return ${what} of ${target(from, s)} to ${theirs(from)} hand`;
        case 'top of deck':
          return `take ${what} off ${target(from, s)} and put it on top of ${theirs(from)} deck`;
        case 'Lost Zone':
          return `put ${what} of ${target(from, s)} in the Lost Zone`;
        default:
          return `move ${what} of ${target(from, s)} onto ${target(to, s)}`;
      }
    },
    switch: ({ who, chosenBy, with: partner }, s, mood) => {
      if (partner) return `exchange ${self(s)} with your Active Pokémon`;
      if (who === 'you')
        return `exchange ${s.attack ? 'this Pokémon' : 'your Active Pokémon'} with one from your Bench`;
      if (chosenBy === 'you') return "bring 1 of your opponent's Benched Pokémon into the Active Spot";
      const exchange = 'exchange their Active Pokémon with one from the Bench that they choose';
      return mood === 'order' ? `your opponent must ${exchange}` : `make your opponent ${exchange}`;
    },
    'take from play': ({ what, to, attached }, s) => {
      const with_ = attached === 'too' ? ' with everything attached to it' : '';
      const rest = attached === 'discarded' ? '; what is attached to it is discarded' : '';
      if (to === 'hand') return `return ${target(what, s)}${with_} to ${theirs(what)} hand${rest}`;
      if (to === 'deck') return `shuffle ${target(what, s)}${with_} into ${theirs(what)} deck${rest}`;
      if (to === 'Lost Zone') return `put ${target(what, s)}${with_} in the Lost Zone${rest}`;
      return `discard ${target(what, s)}${with_}`;
    },
    evolve: ({ what, from, skipping, searchFirst }, s) => {
      if (skipping)
        return `evolve ${target(what, s)} straight into the Stage 2 of its line from your hand, but not in your first turn and not a Pokémon that is new this turn`;
      const rest = from === 'deck' ? '; shuffle afterwards' : '';
      if (searchFirst)
        return `look in your deck for a card into which ${target(what, s)} can evolve and put it on that Pokémon${rest}`;
      return `evolve ${target(what, s)} with a fitting card from your ${from}${rest}`;
    },
    devolve: ({ what }, s) => `devolve ${target(what, s)}: the top Evolution card returns to its player's hand`,
    'discard stadium': () => 'discard the Stadium that is in play',
    lasting: ({ on, until, gives }, s, mood) => {
      const clauses = gives.map((each) => {
        const [who, many] = lastingOn(on, each, s);
        return en.modifiers[each.gets](each as never, s, who, many);
      });
      return `${mood === 'infinitive' ? 'have it that ' : ''}${timed(english.list(clauses, 'and'), en.until[until])}`;
    },
    'end turn': () => 'your turn ends',
  },
  facts: {
    is: ({ who, a }, s) => `${target(who, s)} ${predicate(a)}`,
    any: ({ who }) => `${who.of === 'opponent' ? 'your opponent has' : 'you have'} ${described(who, true)} in play`,
    'behind in prizes': () => 'you have more Prize cards left than your opponent',
    'equal hands': () => 'both hands are of the same size',
    done: () => 'that was done',
    played: ({ card }) => `you have played ${article(cards(card, false))} this turn`,
    'at least': ({ of, amount }, s) => `${en.counts[of.count](of as never, s).number} is at least ${amount}`,
    'extra energy': ({ amount, type }, s) =>
      `${target('self', s)} has at least ${amount} ${energy(type ? { type } : {})} beyond the cost of this attack`,
    'own first turn': () => 'it is your first turn',
    not: ({ fact }, s) => `it is not true that ${en.facts[fact.if](fact as never, s)}`,
    all: ({ facts }, s) =>
      english.list(
        facts.map((each) => en.facts[each.if](each as never, s)),
        'and',
      ),
  },
  counts: {
    counters: ({ on }, s) => ({
      each: `damage counter on ${target(on, s)}`,
      number: `the number of damage counters on ${target(on, s)}`,
    }),
    energy: ({ on, type }, s) => {
      const what = `${type ? `${type} ` : ''}Energy on ${target(on, s)}`;
      return { each: what, number: `the amount of ${what}` };
    },
    'energy cards': ({ on, card }, s) => ({
      each: `${cards(card, false)} on ${target(on, s)}`,
      number: `the number of ${cards(card, true)} on ${target(on, s)}`,
    }),
    hand: ({ of }) => {
      const whose = of === 'you' ? 'your hand' : "your opponent's hand";
      return { each: `card in ${whose}`, number: `the number of cards in ${whose}` };
    },
    'prizes taken': ({ by }) => {
      const what = by === 'you' ? 'you have taken' : 'your opponent has taken';
      return { each: `Prize card that ${what}`, number: `the number of Prize cards that ${what}` };
    },
    'prizes left': ({ of }, s) => {
      const who = s.player ? 'they have' : of === 'you' ? 'you have' : 'your opponent has';
      return { each: `Prize card that ${who} left`, number: `the number of Prize cards that ${who} left` };
    },
    pokemon: ({ who }) => {
      const what = `${owner(who.of)} ${described(who, true)}`;
      return { each: `one of ${what}`, number: `the number of ${what}` };
    },
    'discard pile': ({ card }) => ({
      each: `${cards(card, false)} in your discard pile`,
      number: `the number of ${cards(card, true)} in your discard pile`,
    }),
    heads: () => ({ each: 'heads', number: 'the number of heads' }),
    done: () => ({ each: 'card moved so', number: 'the number of cards moved so' }),
  },
  modifiers: {
    hp: ({ amount }, _, who, many) => `${who} ${many ? 'have' : 'has'} ${Math.abs(amount)} HP ${moreOrLess(amount)}`,
    'retreat cost': ({ amount }, _, who, many) =>
      `${who} ${many ? 'retreat' : 'retreats'} for ${Math.abs(amount)} Energy ${moreOrLess(amount)}`,
    'no retreat cost': (_, __, who, many) => `${who} ${many ? 'retreat' : 'retreats'} for free`,
    'attack cost': ({ amount }, _, who) =>
      `attacks of ${who} cost ${Math.abs(amount)} Colorless Energy ${moreOrLess(amount)}`,
    'damage done': ({ amount, to }, _, who) => {
      const whom = `the opponent's Active ${to ? described(to, false) : 'Pokémon'}`;
      return `attacks of ${who} do ${Math.abs(amount)} damage ${moreOrLess(amount)} to ${whom}, counted before Weakness and Resistance`;
    },
    'damage taken': ({ amount, from }, _, who) =>
      `${attacksFrom(from)} do ${Math.abs(amount)} damage ${moreOrLess(amount)} to ${who}, counted after Weakness and Resistance`,
    'no damage': ({ from }, _, who) => `${attacksFrom(from)} do no damage to ${who}`,
    'no effects': ({ from }, _, who) => `${attacksFrom(from)} have no effects on ${who} other than damage`,
    'cannot attack': (_, __, who) => `${who} cannot attack`,
    'cannot retreat': (_, __, who) => `${who} cannot retreat`,
    'cannot use': ({ attack }, _, who) =>
      attack === 'chosen' ? `${who} cannot use one of its attacks that you name` : `${who} cannot use ${attack}`,
    'flip to attack': (_, __, who) => `${who} attacks only if its player flips heads for it`,
    immune: ({ to }, _, who, many) => {
      const which =
        to.length === 5
          ? 'Special Conditions'
          : english.list(
              to.map((each) => CONDITIONS[each]),
              'or',
            );
      return to.length === 5
        ? `${who} ${many ? 'recover' : 'recovers'} from all ${which} and cannot get any`
        : `${who} cannot be or become ${which}`;
    },
    'no Abilities': (_, __, who, many) => `${who} ${many ? 'have' : 'has'} no Abilities`,
    'bench size': ({ amount }, _, who) =>
      `the Bench of ${who} has ${times(Math.abs(amount), 'place', 'places')} ${moreOrLess(amount)}`,
    'cannot play': ({ card }, _, who) => `${who} cannot play ${cards(card, true)}`,
  },
  structures: {
    flip: () => 'flip a coin',
    coins: (coins) =>
      coins === 'until tails' ? 'flip coins until one shows tails' : `flip ${times(coins, 'coin', 'coins')}`,
    heads: (then) => `on heads, ${then}`,
    tails: (then) => `on tails, ${then}`,
    if: (fact, then) => `if ${fact}, ${then}`,
    else: (then) => `otherwise, ${then}`,
    may: (instruction) => `you may ${instruction}`,
    ifSo: (then) => `if so, ${then}`,
    choose: (most, of) => (most === of ? 'choose one or more' : most === 1 ? 'choose one' : `choose up to ${most}`),
    and: ', and ',
    forEach: (each) => `for every ${each}`,
  },
  until: {
    'end of turn': 'during this turn',
    "end of opponent's next turn": "during your opponent's next turn",
    'end of your next turn': 'during your next turn',
  },
  costs: {
    card: ({ discard }) => `to play this card, discard ${someOther(discard)} of your hand`,
    ability: ({ discard }) => `using this costs ${some(discard)}, discarded from your hand`,
    extra: ({ discard }) => `you may discard ${someOther(discard)} of your hand in addition`,
  },
  powers: {
    use: ({ use, spot }, subject) => {
      const often = use === 'once' ? 'once each turn' : 'whenever you like in your turn';
      const when = subject === 'stadium' ? "once in each player's turn" : often;
      return spot ? `${when} while this Pokémon is ${spot === 'active' ? 'Active' : 'on the Bench'}` : when;
    },
    triggers: {
      evolved: () => 'when this Pokémon comes from your hand to evolve one of yours',
      attached: () => 'when this card is attached from your hand',
      damaged: (s) =>
        `when ${s === 'stadium' ? 'a Pokémon' : self(s)} is Active and an attack of your opponent damages it, even if that Knocks it Out`,
      'active knocked out': () => 'when damage of an attack of your opponent Knocks Out your Active Pokémon',
      'knocked out': () => 'when damage of an attack of your opponent Knocks Out one of your Pokémon',
      checkup: () => 'in every Pokémon Checkup',
      'end of turn': () => 'when your turn ends',
      benched: () => 'when somebody benches a Basic Pokémon from the hand',
      'put on Bench': () => 'when this Pokémon comes from your hand to your Bench in your turn',
      'Energy attached': (s) =>
        `when ${s === 'stadium' ? 'a Pokémon' : self(s)} receives the Energy that you attach once each turn`,
    },
    whileSpot: (spot, clause, s) => `while ${self(s)} is ${spot === 'active' ? 'Active' : 'on the Bench'}, ${clause}`,
    leaves: 'this card is discarded when your turn ends',
    machine: 'the Pokémon with this card has the attack below and needs the Energy for it',
  },
  damageEach: (amount, forEach) => `the damage is ${amount} ${forEach}`,
  evolvesFrom: (name) => `Evolves from ${name}`,
  restoredBy: (name) => `Comes into play by ${name}`,
  playOnlyIf: (fact) => `play this card only if ${fact}`,
  provides: ({ types, count }, condition) => {
    const what = types === 'every' ? `${count} Energy of any type` : `${count} ${english.list(types, 'or')} Energy`;
    return condition ? `if ${condition}, this card provides ${what} instead` : `this card provides ${what}`;
  },
  fossil: {
    turn: (hp, type) => `this card is played like a Basic ${type} Pokémon with ${hp} HP`,
    setup: (hp, type) => `only while you set up, this card can be placed like a Basic ${type} Pokémon with ${hp} HP`,
    noPrize: 'nobody takes a Prize card when it is Knocked Out',
  },
  labels: {
    Ability: 'Ability',
    'VSTAR Power': 'VSTAR Power',
    GX: 'GX',
    'Poké-Body': 'Poké-Body',
    'Poké-Power': 'Poké-Power',
    'Ancient Trait': 'Ancient Trait',
    rule: 'Rule',
    Weakness: 'Weakness',
    Resistance: 'Resistance',
    Retreat: 'Retreat',
    HP: 'HP',
  },
  stageRules: {
    BREAK: 'It keeps the attacks, Abilities, Weakness, Resistance and Retreat Cost of the Pokémon below.',
    'LV.X': 'Put it on your Pokémon of the same name. It keeps the attacks and Abilities of the card below.',
    LEGEND: 'Both halves come into play together, from your hand to your Bench.',
  },
  worth: (prizes) => `Knocked Out, it is worth ${prizes} Prize cards.`,
  ruleBoxes: {
    ex: 'Knocked Out, it is worth 2 Prize cards.',
    Tera: 'On the Bench no attack damages it.',
    V: 'Knocked Out, it is worth 2 Prize cards.',
    VMAX: 'Knocked Out, it is worth 3 Prize cards.',
    VSTAR: 'Knocked Out, it is worth 2 Prize cards. A player uses one VSTAR Power in a game.',
    'V-UNION':
      'The four pieces come into play together, from your discard pile to your Bench, once in a game. Knocked Out, it is worth 3 Prize cards.',
    GX: 'Knocked Out, it is worth 2 Prize cards. A player uses one GX attack in a game.',
    'TAG TEAM': 'Knocked Out, it is worth 3 Prize cards. A player uses one GX attack in a game.',
    EX: 'Knocked Out, it is worth 2 Prize cards.',
    Mega: 'Your turn ends when it comes into play.',
    Primal: 'Your turn ends when it comes into play.',
    Radiant: 'A deck has at most one Radiant Pokémon.',
    'Prism Star':
      'A deck has at most one Prism Star card of a name. It goes to the Lost Zone instead of the discard pile.',
    'ACE SPEC': 'A deck has at most one ACE SPEC card.',
    'Hyper Gear': 'Attach it to a Pokémon-EX of your opponent.',
  },
};

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(on: Target | 'you' | 'opponent', modifier: Modifier, subject: Subject): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    if (isOfPlayer(modifier)) return [en.players[on], false];
    return [on === 'you' ? 'your Pokémon' : "your opponent's Pokémon", true];
  }
  return [on === 'defending' ? 'the Defending Pokémon' : target(on, subject), false];
}

function moreOrLess(amount: number): string {
  return amount < 0 ? 'less' : 'more';
}

function energyWords(amount: number | 'all' | 'any number', what: string): string {
  if (amount === 'all') return `all ${what}`;
  return amount === 'any number' ? `any number of ${what}` : `${amount} ${what}`;
}

function attacksFrom(from: Parameters<Phrases['modifiers']['no damage']>[0]['from']): string {
  if (!from) return 'attacks';
  return `attacks of ${from.of === 'opponent' ? "the opponent's " : ''}${described(from, true)}`;
}
