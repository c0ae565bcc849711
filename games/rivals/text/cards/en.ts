/** Card texts in English. */
import { en as grammar } from '@praxis/kit/language/en.ts';
import type { PlayerRef } from '../../cards/language.ts';
import type { CardWords, Tell, Unit } from './phrases.ts';

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  prestige: ['Prestige', 'Prestige'],
  agenda: ['Agenda', 'Agenda'],
  blood: ['Blood', 'Blood'],
  damage: ['damage', 'damage'],
  cards: ['card', 'cards'],
  influence: ['Influence', 'Influence'],
  shields: ['Shield', 'Shields'],
  intel: ['Intel', 'Intel'],
  tokens: ['token', 'tokens'],
};

/** "gain" for you, "each player gains" for others. */
function does(tell: Tell, player: PlayerRef | undefined, you: string, they: string): string {
  return tell.isYou(player) ? you : `${tell.player(player)} ${they}`;
}

const damageOf = (aggravated: boolean | undefined, superficial?: boolean): string =>
  `${superficial ? 'Superficial ' : ''}${aggravated ? 'Aggravated ' : ''}damage`;

export const en: CardWords = {
  grammar,
  kinds: { vampire: 'Vampire', haven: 'Haven', agenda: 'Agenda', library: 'Library', city: 'City' },
  types: {
    attack: 'Attack',
    reaction: 'Reaction',
    action: 'Action',
    'unhosted action': 'Unhosted Action',
    'influence modifier': 'Influence Modifier',
  },
  subtypes: { scheme: 'Scheme', conspiracy: 'Conspiracy', ongoing: 'Ongoing', title: 'Title', ritual: 'Ritual' },
  cityTypes: {
    title: 'Title',
    event: 'Event',
    ongoing: 'Ongoing',
    mortal: 'Mortal',
    retainer: 'Retainer',
    citizen: 'Citizen',
    'second inquisition': 'Second Inquisition',
  },
  people: {
    noun: ['character', 'characters'],
    leader: ['Leader', 'Leaders'],
    ...{ a: 'a', each: 'each', all: 'all' },
    other: { a: 'another', each: 'each other', all: 'all other' },
    adjectivesFirst: true,
    adjectives: {
      titled: ['Titled', 'Titled'],
      wounded: ['Wounded', 'Wounded'],
      exhausted: ['exhausted', 'exhausted'],
    },
    whose: { you: 'of yours', opponent: 'of an opponent' },
    within: {
      party: 'in the party',
      'opposing party': 'in the opposing party',
      coterie: 'in your coterie',
      control: 'that you control, even in torpor',
    },
    inside: { party: 'in the party', 'opposing party': 'in the opposing party', coterie: 'in your coterie' },
    where: {
      haven: 'in the Haven',
      streets: 'in The Streets',
      torpor: 'in torpor',
      'outside haven': 'outside the Haven',
    },
    with: (discipline) => `with ${discipline}`,
    of: (player) => `of ${player}`,
    coterieOf: (player) => `in the coterie of ${player}`,
    among: (characters) => `among ${characters}`,
  },
  ones: {
    'this vampire': 'this vampire',
    'this card': 'this card',
    bearer: 'the bearer',
    acting: 'the character that plays this',
    attacker: 'the attacker',
    target: 'the target',
    leader: 'your Leader',
    defeated: 'the defeated character',
  },
  those: {
    character: 'that character',
    characters: 'those characters',
    player: 'that player',
    players: 'those players',
    card: 'that card',
    deck: 'that deck',
  },
  players: {
    you: 'you',
    'opposing player': 'the opposing player',
    'that player': 'the player of the defeated character',
    'each player': 'each player',
    'each opponent': 'each opponent',
    'active player': 'the active player',
  },
  unit: (unit, amount) => `${amount} ${UNITS[unit][amount === 1 ? 0 : 1]}`,
  counts: {
    characters: ({ of }, tell) => tell.each(of),
    disciplines: ({ discipline, of }, tell) => `${tell.discipline(discipline)} ${tell.among(of)}`,
    titles: ({ of }, tell) => `Title ${tell.among(of)}`,
    retainers: ({ of }, tell) => `Retainer ${tell.among(of)}`,
    opponents: () => 'opponent',
    agenda: ({ of, per }, tell) => `${per} Agenda of ${tell.player(of)}`,
    discarded: () => 'card discarded',
    paid: () => 'Prestige paid',
    'damage taken': () => 'damage that it has taken',
    requirement: () => 'Blood Potency that the revealed card requires',
  },
  forEach: (each) => (each.startsWith('each ') ? `for ${each}` : `for each ${each}`),
  conditions: {
    all: ({ of }, tell) =>
      grammar.list(
        of.map((each) => tell.condition(each)),
        'and',
      ),
    none: ({ of }, tell) =>
      `it is not so that ${grammar.list(
        of.map((each) => tell.condition(each)),
        'or',
      )}`,
    discipline: ({ discipline, of, min = 1 }, tell) =>
      typeof of === 'string'
        ? `${tell.who(of)} has ${tell.discipline(discipline)}`
        : `there ${min === 1 ? 'is' : `are ${min} or more`} ${tell.discipline(discipline)} ${tell.among(of)}`,
    'has a title': ({ who }, tell) => `${tell.who(who)} has a Title`,
    'is the prince': ({ who }, tell) => `${tell.who(who)} is Prince of the City`,
    'has a retainer': ({ who }, tell) => `${tell.who(who)} has a Retainer`,
    exhausted: ({ who }, tell) => `${tell.who(who)} is exhausted`,
    blood: ({ who, min }, tell) => `${tell.who(who)} has ${min} or more Blood`,
    'controls the prince': ({ who }) => `${who === 'you' ? 'you control' : 'nobody controls'} Prince of the City`,
    agenda: ({ who, min }, tell) => `${does(tell, who, 'you have', 'has')} ${min} or more Agenda`,
    'target is': ({ a }) =>
      `the target is ${{ character: 'a character', mortal: 'a Mortal', 'second inquisition': 'of the Second Inquisition' }[a]}`,
    'attack is': ({ type }, tell) => `the attack is ${tell.type(type)}`,
    blocked: () => 'the character that plays this has blocked',
    'first attack of the type': () => 'it is the first attack of this type by this party in your turn',
    'discarded is': ({ type }) => `the discarded card is an ${en.types[type]}`,
    'scheme succeeded this turn': () => 'a Scheme of yours has succeeded this turn',
    'defeated is of rival': () => 'it is a character of your Rival',
    'defeated had blood': ({ min }) => `it had ${min} or more Blood`,
    'later print': () => 'the table plays the later print',
    streets: ({ min, blood }) =>
      `you have ${min} or more characters in The Streets${blood === undefined ? '' : `, each with ${blood} or more Blood`}`,
  },
  negated: {
    'discarded is': 'the discarded card is not an Attack',
    'defeated is of rival': 'it is not a character of your Rival',
    'later print': 'the table plays the first print',
  },
  if: (condition) => `if ${condition}`,
  youMay: 'you may',
  cards: ({ whose, ongoing, 'face down': faceDown, retainer, on, mortal, tokens, controlled }, tell) => {
    const what = retainer
      ? 'a Retainer'
      : mortal
        ? 'an unattached Mortal'
        : ongoing && faceDown
          ? 'an Ongoing or face-down card'
          : ongoing
            ? 'an Ongoing card'
            : faceDown
              ? 'a face-down card'
              : 'a card';
    const owner = {
      you: ' of yours',
      opponent: ' of an opponent',
      'non-contributor': ' of a player who has not contributed',
    };
    const more = `${tokens ? ' with tokens on it' : ''}${controlled ? ' that a player controls' : ''}`;
    return `${what}${on === undefined ? '' : ` on ${tell.a(on)}`}${whose === undefined ? '' : owner[whose]}${more}`;
  },
  costs: {
    action: () => 'an Action',
    exhaust: ({ exhaust = 'this' }, tell) => `exhaust ${tell.who(exhaust)}`,
    blood: ({ blood = 0 }) => `pay ${blood} Blood`,
    prestige: ({ prestige = 0 }) => `pay ${prestige} Prestige`,
    discard: ({ discard = 0, kind, upTo }) => {
      const name = kind === undefined ? undefined : kindName(kind);
      const cards = name ?? (discard === 1 ? 'card' : 'cards');
      return `discard ${upTo ? `up to ${discard}` : discard} ${cards}`;
    },
    discardTop: () => 'discard the top card of your Library',
    discardThis: () => 'discard this card',
    detachThis: () => 'detach this card',
    discardMortal: () => 'discard an unattached Mortal in The Streets',
  },
  targets: {
    character: ({ as, of }, tell) => {
      const text = `choose ${tell.a(of)}`;
      tell.name(as, 'character');
      return text;
    },
    player: ({ as, of }, tell) => {
      tell.name(as, 'player');
      return `choose ${{ opponent: 'an opponent', anybody: 'a player', 'non-contributor': 'a player who has not contributed' }[of]}`;
    },
    'half of the players': ({ as }, tell) => {
      tell.name(as, 'players');
      return 'choose at least half of the players, yourself among them';
    },
    card: ({ as, of }, tell) => {
      const text = `choose ${tell.cards(of)}`;
      tell.name(as, 'card');
      return text;
    },
    deck: ({ as }, tell) => {
      tell.name(as, 'deck');
      return 'choose your Library or your Faction deck';
    },
  },
  effects: {
    if: ({ condition, effects, otherwise }, tell) =>
      `if ${tell.condition(condition)}, ${tell.effects(effects)}${otherwise ? `; otherwise, ${tell.effects(otherwise)}` : ''}`,
    may: ({ cost, targets, effects }, tell) =>
      `${en.youMay} ${[tell.cost(cost), tell.targets(targets)].filter(Boolean).join(', ')}: ${tell.effects(effects)}`,
    repeat: ({ times, effects }, tell) => `${tell.forEach(times)}, ${tell.effects(effects)}`,
    'choose one': ({ modes }, tell) =>
      `choose one: ${modes.map((mode) => `${mode.if ? `if ${tell.condition(mode.if)}, ` : ''}${tell.effects(mode.effects)}`).join(' – or ')}`,
    choose: ({ as, of, count, optional }, tell) => {
      const text = `${optional ? `${en.youMay} ` : ''}choose ${tell.a(of)}${count === undefined ? '' : ` ${tell.forEach(count)}`}`;
      tell.name(as, count === undefined ? 'character' : 'characters');
      return text;
    },
    'choose all': ({ as, of }, tell) => {
      tell.name(as, 'characters', `${tell.who(of)}, as they were before`);
      return '';
    },
    'choose card': ({ as, of, optional }, tell) => {
      const text = `${optional ? `${en.youMay} ` : ''}choose ${tell.cards(of)}`;
      tell.name(as, 'card');
      return text;
    },
    'choose player': ({ as, except }, tell) => {
      const but = except === undefined ? '' : ` other than ${tell.player(except)}`;
      tell.name(as, 'player');
      return `choose a player${but}`;
    },
    'each player': ({ of, effects }, tell) =>
      `${of === undefined ? 'each player' : `each of ${tell.player(of)}`} in turn: ${tell.effects(effects)}`,
    'add damage': ({ amount }, tell) => `+${tell.amount(amount, 'damage')}`,
    'further damage': ({ to, amount, aggravated }, tell) =>
      `the attack deals ${tell.number(amount)} ${damageOf(aggravated)} to ${tell.each(to)} too`,
    negate: ({ what }) =>
      what === 'reaction' ? 'the Reaction has no effect' : 'the text of the Attack card has no effect',
    unblockable: ({ who }, tell) => `the next attack of ${tell.who(who)} this turn cannot be blocked`,
    mend: ({ who, amount }, tell) => `mend ${tell.amount(amount, 'blood')} on ${tell.who(who)}`,
    damage: ({ to, amount, aggravated, superficial }, tell) =>
      `deal ${tell.number(amount)} ${damageOf(aggravated, superficial)} to ${tell.each(to)}`,
    defeat: ({ who }, tell) => `defeat ${tell.who(who)} without damage`,
    possess: ({ who }, tell) =>
      `take an extra Action with ${tell.who(who)} at once, as if that vampire were yours; then it stays in The Streets and is its owner’s again`,
    diablerie: () =>
      'the attacker commits diablerie: burn everything on the defeated vampire, then attach it to the attacker',
    'lose blood': ({ who, amount }, tell) => `remove ${tell.amount(amount, 'blood')} from ${tell.who(who)}`,
    'steal blood': ({ from, amount }, tell) =>
      `the attacker steals ${tell.amount(amount, 'blood')} from ${tell.who(from)}`,
    exhaust: ({ who }, tell) => `exhaust ${tell.who(who)}`,
    'move to the streets': ({ who }, tell) => `move ${tell.who(who)} to The Streets`,
    'put agenda': ({ on, amount }, tell) =>
      `put ${tell.amount(amount, 'agenda')} on ${tell.who(on)}; an enemy of its player who defeats it gains that`,
    influence: ({ who, amount }, tell) =>
      `+${tell.amount(amount, 'influence')} for ${tell.who(who)} in this Action or Event`,
    'add influence': ({ amount }, tell) => `in this conflict, +${tell.amount(amount, 'influence')}`,
    'pay to mend': ({ who, amount }, tell) =>
      `${tell.player('opposing player')} pays 1 Prestige and mends 1 Blood on ${tell.who(who)} ${tell.forEach(amount)}, never with the last Prestige`,
    draw: ({ who, amount }, tell) => `${does(tell, who, 'draw', 'draws')} ${tell.amount(amount, 'cards')}`,
    discard: ({ who, amount }, tell) => `${does(tell, who, 'discard', 'discards')} ${tell.amount(amount, 'cards')}`,
    'gain prestige': ({ who, amount }, tell) =>
      `${does(tell, who, 'gain', 'gains')} ${tell.amount(amount, 'prestige')}`,
    'lose prestige': ({ who, amount }, tell) =>
      `${does(tell, who, 'lose', 'loses')} ${tell.amount(amount, 'prestige')}`,
    'steal prestige': ({ from, amount, by }, tell) =>
      `${does(tell, by, 'steal', 'steals')} ${tell.amount(amount, 'prestige')} from ${tell.player(from)}`,
    'gain agenda': ({ who, amount }, tell) => `${does(tell, who, 'gain', 'gains')} ${tell.amount(amount, 'agenda')}`,
    'lose agenda': ({ who, amount }, tell) => `${does(tell, who, 'lose', 'loses')} ${tell.amount(amount, 'agenda')}`,
    'gain action': ({ kind }) => `gain ${kind === 'unhosted' ? 'an Unhosted Action' : 'an Action'}`,
    'put tokens': ({ on, amount, token, from }, tell) => {
      const card = on === 'each face-down card' ? 'each face-down card of yours' : tell.card(on);
      const put = `${does(tell, from, 'put', 'puts')} ${tell.number(amount)} ${UNITS[token][0]} on ${card}`;
      return [put, tell.forEach(amount)].filter(Boolean).join(' ');
    },
    'take token': ({ from, to }, tell) =>
      to === 'you'
        ? `take 1 token from ${tell.card(from)}`
        : `move 1 token from ${tell.card(from)} to ${tell.card(to)}`,
    burn: ({ card }, tell) => `burn ${tell.card(card)}`,
    'move retainer': ({ card, of, to, silent }, tell) => {
      const moved = `attach ${card === undefined ? tell.cards(of ?? {}) : tell.card(card)} to ${tell.a(to)}`;
      // A named card has been paid for; one that is only described may stay where it is.
      return `${card === undefined ? `${en.youMay} ` : ''}${moved}${silent ? ', without what attaching does' : ''}`;
    },
    'take from discard': () => 'take a card from your discard pile into your hand',
    'look at top': () => 'look at its top card and leave it there or put it on the bottom',
    'reveal top': () => 'reveal the top card of your Library',
    'may target': ({ card, who }, tell) => `${tell.card(card)} can choose ${tell.player(who)} all the same this turn`,
    'shuffle events in': () => 'shuffle the burned Events into the City Deck',
    'shuffle inquisition in': () => 'shuffle the defeated card and the City discard pile into the City Deck',
    'add city card': () => 'reveal a new City card',
    'redirect inquisition': ({ to }, tell) =>
      `so much of the damage of the Second Inquisition goes to characters of ${tell.player(to)}, who chooses them`,
    'leaders to the streets': () =>
      'each Leader outside torpor goes to The Streets as a party of its own; that of the active player stays there this turn, and others may join it',
  },
  triggers: {
    'start of turn': (_, tell) => `at the start of ${tell.isYou('you') ? 'your' : 'each player’s'} turn`,
    'end of turn': (_, tell) => `at the end of ${tell.isYou('you') ? 'your' : 'each player’s'} turn`,
    mending: () => 'when you mend in the End Phase',
    plays: ({ kind, acting }) =>
      `when ${acting ? 'this vampire plays' : 'you play'} ${kind === 'ongoing' ? 'an Ongoing card' : 'a Scheme'}`,
    'scheme succeeds': () => 'when a Scheme of yours succeeds',
    'resolves a conspiracy': ({ first }) =>
      `when you resolve a Conspiracy${first ? ' for the first time in your turn' : ''}`,
    'puts a card face down': () => 'when you put a card face down outside an attack',
    'resolves a face-down card': () => 'when you resolve a face-down card outside an attack',
    attaches: ({ what }) =>
      what === 'this'
        ? 'when this card is attached'
        : `when ${{ title: 'a Title', retainer: 'a Retainer', citizen: 'a Citizen' }[what]} is attached to a character of yours`,
    defeats: ({ what, by, opponent, first, each }) => {
      const [one, many] = {
        character: [`a character${opponent ? ' of an opponent' : ''}`, 'characters'],
        mortal: ['a Mortal', 'Mortals'],
        vagrant: ['a Vagrant', 'Vagrants'],
        'second inquisition': ['a Second Inquisition card', 'Second Inquisition cards'],
      }[what];
      const who = {
        party: 'an attack of this party defeats',
        attacker: 'an attacker of yours defeats',
        you: 'you defeat',
        anybody: 'a player defeats',
      }[by];
      const time = first ? ' for the first time in a turn' : each === undefined ? '' : ' in one turn';
      return `when ${who} ${each === undefined ? one : `${each} ${many}`}${time}`;
    },
    'is defeated': () => 'when this vampire is defeated',
    'target survives': () => 'when a character that you attack takes damage that is not Aggravated and survives',
    'attack defeats nobody': () => 'when an attack of yours deals damage that is not Aggravated and defeats nobody',
    'attacks a mortal': () => 'when a character attacks a Mortal',
    recruits: ({ first }) => `when you recruit${first ? ' for the first time in your turn' : ''}`,
  },
  scopes: { attacker: 'Attacker', party: 'Party', torpor: 'Torpor', leader: 'Leader' },
  flags: {
    'secrecy is 0': (who) => `the Secrecy of ${who} is always 0`,
    'no ranged attacks': () => 'Ranged attacks cannot be announced',
    'no ranged cards': () => 'cards with the Ranged symbol cannot be played',
    'stays in the streets': (who) => `${who} stay there at the start of a turn`,
    'party of its own': (who) => `${who} are parties of their own`,
    'shares burned mortals': () =>
      'when a Mortal that this party defeats is burned, each of its characters may mend 1 Blood in place of the attacker',
    'shields do not count': () => 'Shields do not count against this attack',
  },
  stat: (stat, amount) => {
    const names: Readonly<Record<typeof stat, string>> = {
      physical: 'Physical',
      social: 'Social',
      mental: 'Mental',
      bp: 'Blood Potency',
      secrecy: 'Secrecy',
      influence: 'Influence',
      intel: 'Intel',
      shields: Math.abs(amount) === 1 ? 'Shield' : 'Shields',
      damage: 'damage',
      'recruit cost': 'Prestige to recruit',
      'ritual blood': 'Blood on your Rituals',
    };
    return `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${names[stat]}`;
  },
  abilities: {
    during: ({ by, type, on }, tell) => {
      const who = {
        attacker: 'this vampire',
        party: 'this party',
        your: 'a character of yours',
        leader: 'your Leader',
      }[by];
      const at = on === undefined ? '' : on === 'mortal' ? ' on a Mortal' : ' on a character';
      return `while ${who} makes ${type === undefined ? 'an attack' : `a ${tell.type(type)} attack`}${at}`;
    },
    inTheStreets: 'in The Streets',
    beforeInquisition: 'before the Second Inquisition strikes',
    attackers: 'once in a turn for each attacker',
    nameNumber: (from, to) => `name a number from ${from} to ${to}`,
    block: ({ with: blocker, ranged, streets, own }) =>
      `when ${own ? 'anybody' : 'an opponent'} attacks another target${streets ? ' in The Streets' : ''}, ${blocker === 'leader' ? 'your Leader' : 'this vampire'} may go to The Streets and block if ready, ${ranged ? 'even a Ranged attack' : 'but not a Ranged attack'}`,
    prevent: (amount, to) => `prevent ${amount} damage to ${to === 'leader' ? 'your Leader' : 'the bearer'}`,
    intel: (amount) =>
      `you may play this face up in the Intel step for +${amount} Intel; then it is the only Attack card of that attack`,
    once: 'copies of this card do not add up',
    inAttacks: (type) => `in ${type} attacks`,
    damageTo: (damage, who) => `the bearer: ${damage} to ${who} in attacks`,
    recruits: (amount) => `you pay ${-amount} Prestige less when you recruit; the recruit still has full Blood`,
    survives: (effects) => `if the target survives, ${effects}`,
    placeAsModifier: (from, to) =>
      `once in each player’s turn, you may place a Library card that requires Blood Potency ${from} to ${to} as an Influence Modifier worth that number; its clan and your Leader’s Blood Potency do not matter`,
  },
  lines: {
    guard: 'Guard',
    aggravated: 'its damage is Aggravated',
    targeted: 'Targeted: when it is revealed you may turn the attack on another character in the opposing party',
    relentless: 'Relentless',
    streets: 'only in The Streets',
    ritual: 'enters with 1 to 3 Blood from the general supply, as you choose',
    burnsEmpty: 'burn this card with its last token',
    uniqueTable: 'Unique',
    uniquePlayer: 'one for each player',
    secondInquisition:
      'at the end of each turn it deals 1 Aggravated damage to a character of that player whose Secrecy is not greater than the number of these cards',
    needs: (condition) => `only if ${condition}`,
    cost: (cost) => `cost: ${cost}`,
    pays: (from, to) => `pay ${from} to ${to} Prestige`,
    secrecy: (amount) => `characters in this Haven: +${amount} Secrecy`,
    attack: (types, damage) => `Attack, ${types}: ${damage}`,
    reaction: (types, values) => `Reaction to ${types}${values === '' ? '' : `: ${values}`}`,
    deals: (type) => `its damage is ${type}`,
    requires: (amount) => `requires Blood Potency ${amount}`,
    threshold: (amount) => `can be resolved with ${amount} Prestige on it`,
    exert: (amount) => `exert ${amount} Influence to attach it`,
    modifier: (influence) => `+${influence} Influence`,
    won: (effects) => `if it is a Scheme and your side wins, ${effects}`,
    failed: (effects) => `if it is a Scheme and it fails, ${effects}`,
    rewards: (agenda, mends) =>
      [
        'when a player defeats it, that player',
        ...(agenda > 0 ? [`gains ${agenda} Agenda and`] : []),
        ...(mends === undefined
          ? ['discards it']
          : [`burns it to mend ${mends} Blood on the attacker or attaches it to the attacker`]),
      ].join(' '),
  },
};

function kindName(kind: string): string {
  const words: Readonly<Record<string, string>> = { ...en.types, ...en.subtypes, ...en.cityTypes };
  return words[kind] ?? kind;
}
