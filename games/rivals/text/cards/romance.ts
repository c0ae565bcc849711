/**
 * The common part of Portuguese, Spanish, Italian and French card texts: the order of the words. A language is a table
 * of phrases with slots in braces; one that lacks a phrase does not compile. Contractions are made at the end, by the
 * grammar of the language.
 */
import type { Language } from '@praxis/kit/language/grammar.ts';
import type { During, PlayerRef } from '../../cards/language.ts';
import type { Both, CardWords, People, Tell, Unit } from './phrases.ts';

type Table<Keys extends string> = { readonly [Key in Keys]: string };
type Verb = readonly [you: string, they: string];
type Verbs = 'draw' | 'discard' | 'gain' | 'lose' | 'steal' | 'put';
type Plain<Of> = { readonly [Key in keyof Of]: string };

export interface Romance
  extends Pick<
    CardWords,
    'kinds' | 'types' | 'subtypes' | 'cityTypes' | 'ones' | 'those' | 'players' | 'scopes' | 'negated' | 'youMay'
  > {
  readonly grammar: Language;
  readonly people: Omit<People, 'with' | 'of' | 'coterieOf' | 'among' | 'adjectivesFirst'> &
    Table<'with' | 'of' | 'coterieOf' | 'among'>;
  readonly units: { readonly [Key in Unit]: Both };
  readonly aggravated: Both;
  readonly superficial: Both;
  readonly forEach: string;
  readonly if: string;
  readonly otherwise: string;
  readonly or: string;
  readonly counts: Plain<CardWords['counts']>;
  readonly conditions: Plain<Omit<CardWords['conditions'], 'controls the prince' | 'target is' | 'agenda'>> &
    Table<'disciplines' | 'you control' | 'nobody controls' | 'you have' | 'they have' | 'each with'>;
  readonly targetIs: Table<'character' | 'mortal' | 'second inquisition'>;
  readonly cards: Table<
    | 'retainer'
    | 'mortal'
    | 'ongoing'
    | 'ongoing or face down'
    | 'face down'
    | 'card'
    | 'on'
    | 'you'
    | 'opponent'
    | 'non-contributor'
    | 'tokens'
    | 'controlled'
  >;
  readonly costs: Plain<CardWords['costs']> & Table<'up to' | 'kind'>;
  readonly targets: Table<'choose' | 'opponent' | 'anybody' | 'non-contributor' | 'half' | 'deck'>;
  readonly verbs: { readonly [Key in Verbs]: Verb };
  readonly from: string;
  readonly effects: Table<
    | 'before'
    | 'choose one'
    | 'choose player'
    | 'other than'
    | 'each player'
    | 'each of'
    | 'further damage'
    | 'negate reaction'
    | 'negate attack'
    | 'unblockable'
    | 'mend'
    | 'damage'
    | 'defeat'
    | 'diablerie'
    | 'possess'
    | 'lose blood'
    | 'steal blood'
    | 'exhaust'
    | 'move to the streets'
    | 'put agenda'
    | 'influence'
    | 'add influence'
    | 'pay to mend'
    | 'unhosted'
    | 'any action'
    | 'on'
    | 'each face-down card'
    | 'take token'
    | 'move token'
    | 'burn'
    | 'move retainer'
    | 'silent'
    | 'take from discard'
    | 'look at top'
    | 'reveal top'
    | 'may target'
    | 'shuffle events in'
    | 'shuffle inquisition in'
    | 'add city card'
    | 'redirect inquisition'
    | 'leaders to the streets'
  >;
  readonly triggers: Table<
    | 'start'
    | 'end'
    | 'start any'
    | 'end any'
    | 'mending'
    | 'plays ongoing'
    | 'plays scheme'
    | 'this plays ongoing'
    | 'this plays scheme'
    | 'scheme succeeds'
    | 'resolves a conspiracy'
    | 'puts a card face down'
    | 'resolves a face-down card'
    | 'attaches this'
    | 'attaches title'
    | 'attaches retainer'
    | 'attaches citizen'
    | 'by party'
    | 'by attacker'
    | 'by you'
    | 'by anybody'
    | 'first'
    | 'in one turn'
    | 'is defeated'
    | 'target survives'
    | 'attack defeats nobody'
    | 'attacks a mortal'
    | 'recruits'
  >;
  readonly beaten: { readonly [Key in 'character' | 'mortal' | 'vagrant' | 'second inquisition']: Both };
  readonly flags: Plain<CardWords['flags']>;
  readonly stats: Table<'physical' | 'social' | 'mental' | 'bp' | 'secrecy' | 'ritual blood'>;
  readonly abilities: Table<
    | During['by']
    | 'during'
    | 'of type'
    | 'on mortal'
    | 'on character'
    | 'inTheStreets'
    | 'beforeInquisition'
    | 'attackers'
    | 'nameNumber'
    | 'once'
    | 'block'
    | 'opponent attacks'
    | 'damage to'
    | 'anybody attacks'
    | 'ranged too'
    | 'not ranged'
    | 'prevent'
    | 'intel'
    | 'inAttacks'
    | 'recruits'
    | 'survives'
    | 'placeAsModifier'
  >;
  readonly lines: Plain<Omit<CardWords['lines'], 'rewards'>> &
    Table<'defeats it' | 'gains' | 'and' | 'mends' | 'discards it'>;
}

type Slots = Readonly<Record<string, string | number>>;

function fill(phrase: string, slots: Slots): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(slots[name] ?? ''));
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

export function romance(words: Romance): CardWords {
  const { grammar, people, effects, triggers, abilities, conditions, cards, costs, targets, lines, verbs } = words;
  const does = (tell: Tell, player: PlayerRef | undefined, verb: Verbs, what: string): string =>
    tell.isYou(player) ? `${verbs[verb][0]} ${what}` : `${tell.player(player)} ${verbs[verb][1]} ${what}`;
  const unit = (of: Unit, amount: number): string =>
    fill(words.units[of][Math.abs(amount) === 1 || (amount === 0 && grammar.language === 'fr') ? 0 : 1], { n: amount });
  const damage = (amount: number, aggravated: boolean | undefined, superficial?: boolean): string => {
    const one = amount === 1 ? 0 : 1;
    return joined(
      unit('damage', amount),
      superficial ? words.superficial[one] : '',
      aggravated ? words.aggravated[one] : '',
    );
  };
  const named = (tell: Tell, as: string, kind: Parameters<Tell['name']>[1], text: string): string => {
    tell.name(as, kind);
    return text;
  };
  const may = (optional: boolean | undefined, text: string): string => (optional ? `${words.youMay} ${text}` : text);
  const kindName = (kind: string): string =>
    ({ ...words.types, ...words.subtypes, ...words.cityTypes })[kind as keyof CardWords['types']] ?? kind;
  return {
    ...words,
    people: {
      ...people,
      adjectivesFirst: false,
      with: (discipline) => fill(people.with, { it: discipline }),
      of: (player) => fill(people.of, { it: player }),
      coterieOf: (player) => fill(people.coterieOf, { it: player }),
      among: (characters) => fill(people.among, { it: characters }),
    },
    unit,
    forEach: (each) => fill(words.forEach, { each }),
    if: (condition) => fill(words.if, { condition }),
    counts: {
      characters: ({ of }, tell) => tell.a(of).replace(new RegExp(`^${people.a} `), ''),
      disciplines: ({ discipline, of }, tell) => joined(tell.discipline(discipline), tell.among(of)),
      titles: ({ of }, tell) => joined(words.counts.titles, tell.among(of)),
      retainers: ({ of }, tell) => joined(words.counts.retainers, tell.among(of)),
      opponents: () => words.counts.opponents,
      agenda: ({ of, per }, tell) => fill(words.counts.agenda, { n: per, player: tell.player(of) }),
      discarded: () => words.counts.discarded,
      paid: () => words.counts.paid,
      'damage taken': () => words.counts['damage taken'],
      requirement: () => words.counts.requirement,
    },
    conditions: {
      all: ({ of }, tell) =>
        grammar.list(
          of.map((each) => tell.condition(each)),
          'and',
        ),
      none: ({ of }, tell) =>
        fill(conditions.none, {
          it: grammar.list(
            of.map((each) => tell.condition(each)),
            'or',
          ),
        }),
      discipline: ({ discipline, of, min = 1 }, tell) =>
        typeof of === 'string'
          ? fill(conditions.discipline, { who: tell.who(of), it: tell.discipline(discipline) })
          : fill(conditions.disciplines, { n: min, it: tell.discipline(discipline), among: tell.among(of) }),
      'has a title': ({ who }, tell) => fill(conditions['has a title'], { who: tell.who(who) }),
      'is the prince': ({ who }, tell) => fill(conditions['is the prince'], { who: tell.who(who) }),
      'has a retainer': ({ who }, tell) => fill(conditions['has a retainer'], { who: tell.who(who) }),
      exhausted: ({ who }, tell) => fill(conditions.exhausted, { who: tell.who(who) }),
      blood: ({ who, min }, tell) => fill(conditions.blood, { who: tell.who(who), n: min }),
      'controls the prince': ({ who }) => (who === 'you' ? conditions['you control'] : conditions['nobody controls']),
      agenda: ({ who, min }, tell) =>
        tell.isYou(who)
          ? fill(conditions['you have'], { n: min })
          : fill(conditions['they have'], { who: tell.player(who), n: min }),
      'target is': ({ a }) => words.targetIs[a],
      'attack is': ({ type }, tell) => fill(conditions['attack is'], { it: tell.type(type) }),
      blocked: () => conditions.blocked,
      'first attack of the type': () => conditions['first attack of the type'],
      'discarded is': ({ type }) => fill(conditions['discarded is'], { it: words.types[type] }),
      'scheme succeeded this turn': () => conditions['scheme succeeded this turn'],
      'defeated is of rival': () => conditions['defeated is of rival'],
      'defeated had blood': ({ min }) => fill(conditions['defeated had blood'], { n: min }),
      'later print': () => conditions['later print'],
      streets: ({ min, blood }) =>
        `${fill(conditions.streets, { n: min })}${blood === undefined ? '' : fill(conditions['each with'], { n: blood })}`,
    },
    cards: ({ whose, ongoing, 'face down': faceDown, retainer, on, mortal, tokens, controlled }, tell) => {
      const kept = ongoing && faceDown ? 'ongoing or face down' : ongoing ? 'ongoing' : faceDown ? 'face down' : 'card';
      const what = retainer ? 'retainer' : mortal ? 'mortal' : kept;
      return joined(
        cards[what],
        on === undefined ? '' : fill(cards.on, { who: tell.a(on) }),
        whose === undefined ? '' : cards[whose],
        tokens ? cards.tokens : '',
        controlled ? cards.controlled : '',
      );
    },
    costs: {
      action: () => costs.action,
      exhaust: ({ exhaust = 'this' }, tell) => fill(costs.exhaust, { who: tell.who(exhaust) }),
      blood: ({ blood = 0 }) => fill(costs.blood, { it: unit('blood', blood) }),
      prestige: ({ prestige = 0 }) => fill(costs.prestige, { it: unit('prestige', prestige) }),
      discard: ({ discard = 0, kind, upTo }) => {
        const what = kind === undefined ? unit('cards', discard) : fill(costs.kind, { n: discard, it: kindName(kind) });
        return fill(costs.discard, { it: upTo ? fill(costs['up to'], { it: what }) : what });
      },
      discardTop: () => costs.discardTop,
      discardThis: () => costs.discardThis,
      detachThis: () => costs.detachThis,
      discardMortal: () => costs.discardMortal,
    },
    targets: {
      character: ({ as, of }, tell) => named(tell, as, 'character', `${targets.choose} ${tell.a(of)}`),
      player: ({ as, of }, tell) => named(tell, as, 'player', `${targets.choose} ${targets[of]}`),
      'half of the players': ({ as }, tell) => named(tell, as, 'players', targets.half),
      card: ({ as, of }, tell) => named(tell, as, 'card', `${targets.choose} ${tell.cards(of)}`),
      deck: ({ as }, tell) => named(tell, as, 'deck', targets.deck),
    },
    effects: {
      if: ({ condition, effects: then, otherwise }, tell) =>
        `${fill(words.if, { condition: tell.condition(condition) })}, ${tell.effects(then)}${otherwise ? `; ${words.otherwise}, ${tell.effects(otherwise)}` : ''}`,
      may: ({ cost, targets: chosen, effects: then }, tell) =>
        `${words.youMay} ${[tell.cost(cost), tell.targets(chosen)].filter(Boolean).join(', ')}: ${tell.effects(then)}`,
      repeat: ({ times, effects: then }, tell) => `${tell.forEach(times)}, ${tell.effects(then)}`,
      'choose one': ({ modes }, tell) =>
        `${effects['choose one']}: ${modes.map((mode) => `${mode.if ? `${fill(words.if, { condition: tell.condition(mode.if) })}, ` : ''}${tell.effects(mode.effects)}`).join(` – ${words.or} `)}`,
      choose: ({ as, of, count, optional }, tell) =>
        named(
          tell,
          as,
          count === undefined ? 'character' : 'characters',
          may(optional, joined(targets.choose, tell.a(of), count === undefined ? '' : tell.forEach(count))),
        ),
      'choose all': ({ as, of }, tell) => {
        tell.name(as, 'characters', fill(effects.before, { who: tell.who(of) }));
        return '';
      },
      'choose card': ({ as, of, optional }, tell) =>
        named(tell, as, 'card', may(optional, `${targets.choose} ${tell.cards(of)}`)),
      'choose player': ({ as, except }, tell) =>
        named(
          tell,
          as,
          'player',
          joined(
            effects['choose player'],
            except === undefined ? '' : fill(effects['other than'], { who: tell.player(except) }),
          ),
        ),
      'each player': ({ of, effects: then }, tell) =>
        `${of === undefined ? effects['each player'] : fill(effects['each of'], { who: tell.player(of) })}: ${tell.effects(then)}`,
      'add damage': ({ amount }, tell) => `+${tell.amount(amount, 'damage')}`,
      'further damage': ({ to, amount, aggravated }, tell) =>
        fill(effects['further damage'], { it: damage(tell.number(amount), aggravated), who: tell.who(to) }),
      negate: ({ what }) => (what === 'reaction' ? effects['negate reaction'] : effects['negate attack']),
      unblockable: ({ who }, tell) => fill(effects.unblockable, { who: tell.who(who) }),
      mend: ({ who, amount }, tell) => fill(effects.mend, { it: tell.amount(amount, 'blood'), who: tell.who(who) }),
      damage: ({ to, amount, aggravated, superficial }, tell) =>
        fill(effects.damage, { it: damage(tell.number(amount), aggravated, superficial), who: tell.who(to) }),
      defeat: ({ who }, tell) => fill(effects.defeat, { who: tell.who(who) }),
      diablerie: () => effects.diablerie,
      possess: ({ who }, tell) => fill(effects.possess, { who: tell.who(who) }),
      'lose blood': ({ who, amount }, tell) =>
        fill(effects['lose blood'], { it: tell.amount(amount, 'blood'), who: tell.who(who) }),
      'steal blood': ({ from, amount }, tell) =>
        fill(effects['steal blood'], { it: tell.amount(amount, 'blood'), who: tell.who(from) }),
      exhaust: ({ who }, tell) => fill(effects.exhaust, { who: tell.who(who) }),
      'move to the streets': ({ who }, tell) => fill(effects['move to the streets'], { who: tell.who(who) }),
      'put agenda': ({ on, amount }, tell) =>
        fill(effects['put agenda'], { it: tell.amount(amount, 'agenda'), who: tell.who(on) }),
      influence: ({ who, amount }, tell) =>
        fill(effects.influence, { it: tell.amount(amount, 'influence'), who: tell.who(who) }),
      'add influence': ({ amount }, tell) => fill(effects['add influence'], { it: tell.amount(amount, 'influence') }),
      'pay to mend': ({ who, amount }, tell) =>
        fill(effects['pay to mend'], {
          player: tell.player('opposing player'),
          who: tell.who(who),
          each: tell.forEach(amount),
        }),
      draw: ({ who, amount }, tell) => does(tell, who, 'draw', tell.amount(amount, 'cards')),
      discard: ({ who, amount }, tell) => does(tell, who, 'discard', tell.amount(amount, 'cards')),
      'gain prestige': ({ who, amount }, tell) => does(tell, who, 'gain', tell.amount(amount, 'prestige')),
      'lose prestige': ({ who, amount }, tell) => does(tell, who, 'lose', tell.amount(amount, 'prestige')),
      'steal prestige': ({ from, amount, by }, tell) =>
        does(tell, by, 'steal', `${tell.amount(amount, 'prestige')} ${fill(words.from, { who: tell.player(from) })}`),
      'gain agenda': ({ who, amount }, tell) => does(tell, who, 'gain', tell.amount(amount, 'agenda')),
      'lose agenda': ({ who, amount }, tell) => does(tell, who, 'lose', tell.amount(amount, 'agenda')),
      'gain action': ({ kind }) => `${verbs.gain[0]} ${kind === 'unhosted' ? effects.unhosted : effects['any action']}`,
      'put tokens': ({ on, amount, token, from }, tell) => {
        const card = on === 'each face-down card' ? effects['each face-down card'] : tell.card(on);
        return joined(
          does(tell, from, 'put', `${unit(token, tell.number(amount))} ${fill(effects.on, { who: card })}`),
          tell.forEach(amount),
        );
      },
      'take token': ({ from, to }, tell) =>
        to === 'you'
          ? fill(effects['take token'], { who: tell.card(from) })
          : fill(effects['move token'], { from: tell.card(from), who: tell.card(to) }),
      burn: ({ card }, tell) => fill(effects.burn, { who: tell.card(card) }),
      'move retainer': ({ card, of, to, silent }, tell) => {
        const moved = fill(effects['move retainer'], {
          it: card === undefined ? tell.cards(of ?? {}) : tell.card(card),
          who: tell.a(to),
        });
        return may(card === undefined, `${moved}${silent ? effects.silent : ''}`);
      },
      'take from discard': () => effects['take from discard'],
      'look at top': () => effects['look at top'],
      'reveal top': () => effects['reveal top'],
      'may target': ({ card, who }, tell) =>
        fill(effects['may target'], { card: tell.card(card), who: tell.player(who) }),
      'shuffle events in': () => effects['shuffle events in'],
      'shuffle inquisition in': () => effects['shuffle inquisition in'],
      'add city card': () => effects['add city card'],
      'redirect inquisition': ({ to }, tell) => fill(effects['redirect inquisition'], { who: tell.player(to) }),
      'leaders to the streets': () => effects['leaders to the streets'],
    },
    triggers: {
      'start of turn': (_, tell) => (tell.isYou('you') ? triggers.start : triggers['start any']),
      'end of turn': (_, tell) => (tell.isYou('you') ? triggers.end : triggers['end any']),
      mending: () => triggers.mending,
      plays: ({ kind, acting }) => triggers[acting ? (`this plays ${kind}` as const) : (`plays ${kind}` as const)],
      'scheme succeeds': () => triggers['scheme succeeds'],
      'resolves a conspiracy': ({ first }) => joined(triggers['resolves a conspiracy'], first ? triggers.first : ''),
      'puts a card face down': () => triggers['puts a card face down'],
      'resolves a face-down card': () => triggers['resolves a face-down card'],
      attaches: ({ what }) => triggers[`attaches ${what}`],
      defeats: ({ what, by, opponent, first, each }) =>
        joined(
          fill(triggers[`by ${by}`], {
            it: each === undefined ? words.beaten[what][0] : `${each} ${words.beaten[what][1]}`,
          }),
          opponent ? words.people.whose.opponent : '',
          first ? triggers.first : each === undefined ? '' : triggers['in one turn'],
        ),
      'is defeated': () => triggers['is defeated'],
      'target survives': () => triggers['target survives'],
      'attack defeats nobody': () => triggers['attack defeats nobody'],
      'attacks a mortal': () => triggers['attacks a mortal'],
      recruits: ({ first }) => joined(triggers.recruits, first ? triggers.first : ''),
    },
    flags: Object.fromEntries(
      Object.entries(words.flags).map(([flag, text]) => [flag, (who: string) => fill(text, { who })]),
    ) as unknown as CardWords['flags'],
    stat: (stat, amount) => {
      const sign = amount < 0 ? '−' : '+';
      const size = Math.abs(amount);
      switch (stat) {
        case 'influence':
        case 'intel':
        case 'shields':
        case 'damage':
          return `${sign}${unit(stat, size)}`;
        case 'recruit cost':
          return `${sign}${unit('prestige', size)}`;
        default:
          return `${sign}${fill(words.stats[stat], { n: size })}`;
      }
    },
    abilities: {
      during: ({ by, type, on }, tell) =>
        joined(
          fill(abilities.during, { who: abilities[by] }),
          type === undefined ? '' : fill(abilities['of type'], { it: tell.type(type) }),
          on === undefined ? '' : on === 'mortal' ? abilities['on mortal'] : abilities['on character'],
        ),
      inTheStreets: abilities.inTheStreets,
      beforeInquisition: abilities.beforeInquisition,
      attackers: abilities.attackers,
      once: abilities.once,
      nameNumber: (from, to) => fill(abilities.nameNumber, { from, to }),
      block: ({ with: blocker, ranged, streets, own }) =>
        `${own ? abilities['anybody attacks'] : abilities['opponent attacks']}${streets ? ` ${abilities.inTheStreets}` : ''}, ${fill(abilities.block, { who: abilities[blocker === 'leader' ? 'leader' : 'attacker'] })}, ${ranged ? abilities['ranged too'] : abilities['not ranged']}`,
      prevent: (amount, to) => fill(abilities.prevent, { it: unit('damage', amount), who: words.ones[to] }),
      intel: (amount) => joined(words.youMay, fill(abilities.intel, { it: unit('intel', amount) })),
      inAttacks: (type) => fill(abilities.inAttacks, { it: type }),
      damageTo: (damage, who) => fill(abilities['damage to'], { it: damage, who }),
      recruits: (amount) => fill(abilities.recruits, { it: unit('prestige', -amount) }),
      survives: (then) => fill(abilities.survives, { it: then }),
      placeAsModifier: (from, to) => fill(abilities.placeAsModifier, { from, to }),
    },
    lines: {
      ...lines,
      needs: (condition) => fill(lines.needs, { it: condition }),
      cost: (cost) => fill(lines.cost, { it: cost }),
      pays: (from, to) => fill(lines.pays, { from, to }),
      secrecy: (n) => fill(lines.secrecy, { n }),
      attack: (types, values) => fill(lines.attack, { types, values }),
      reaction: (types, values) => `${fill(lines.reaction, { types })}${values === '' ? '' : `: ${values}`}`,
      deals: (type) => fill(lines.deals, { it: type }),
      requires: (n) => fill(lines.requires, { n }),
      threshold: (n) => fill(lines.threshold, { it: unit('prestige', n) }),
      exert: (n) => fill(lines.exert, { it: unit('influence', n) }),
      modifier: (n) => `+${unit('influence', n)}`,
      won: (then) => fill(lines.won, { it: then }),
      failed: (then) => fill(lines.failed, { it: then }),
      rewards: (agenda, mends) =>
        joined(
          lines['defeats it'],
          agenda > 0 ? fill(lines.gains, { it: unit('agenda', agenda) }) : '',
          agenda > 0 ? lines.and : '',
          mends === undefined ? lines['discards it'] : fill(lines.mends, { it: unit('blood', mends) }),
        ),
    },
  };
}
