/** Effects, and the costs and choices before them, in the phrases of a language. */
import type { Cost, Effect, PlayerRef, Target } from '../../cards/language.ts';
import type { Chosen, Phrases } from './phrases.ts';
import type { By, Tell } from './tell.ts';

/** "gain 2 Agenda", "each player gains 2 Agenda". */
function does(
  tell: Tell,
  deed: keyof Phrases['deeds'],
  player: PlayerRef | undefined,
  slots: Readonly<Record<string, string>>,
): string {
  const { order, statement } = tell.phrases.deeds[deed];
  return tell.isYou(player) ? tell.fill(order, slots) : tell.fill(statement, { who: tell.player(player), ...slots });
}

function damage(tell: Tell, n: number, aggravated?: boolean, superficial?: boolean): string {
  const { phrases } = tell;
  if (aggravated) return tell.fill(phrases.damage.aggravated, { n });
  return superficial ? tell.fill(phrases.damage.superficial, { n }) : tell.unit('damage', n);
}

/** The name is known to later words only. */
function named(tell: Tell, as: string, kind: Chosen, text: string): string {
  tell.name(as, kind);
  return text;
}

const choose = (tell: Tell, it: string): string => tell.fill(tell.phrases.targets.choose, { it });

const mayBe = (tell: Tell, optional: boolean | undefined, it: string): string =>
  optional ? tell.fill(tell.phrases.youMay, { it }) : it;

/** An effect whose words only say who is concerned. */
const about =
  <Key extends keyof Phrases['effects'] & Effect['do']>(key: Key) =>
  ({ who }: { readonly who: Parameters<Tell['who']>[0] }, tell: Tell): string =>
    tell.fill(tell.phrases.effects[key], { who: tell.who(who) });

/** An effect that is always worded in the same way. */
const plainly =
  (key: keyof Phrases['effects'] & Effect['do']) =>
  (_: object, { phrases }: Tell): string =>
    phrases.effects[key];

export const EFFECTS: By<'do', Effect> = {
  if: ({ condition, effects, otherwise }, tell) => {
    const then = `${tell.if(condition)}, ${tell.effects(effects)}`;
    return otherwise ? `${then}; ${tell.fill(tell.phrases.otherwise, { effects: tell.effects(otherwise) })}` : then;
  },
  may: ({ cost, targets, effects }, tell) => {
    const first = [tell.cost(cost), tell.targets(targets)].filter(Boolean).join(', ');
    return tell.fill(tell.phrases.youMay, { it: `${first}: ${tell.effects(effects)}` });
  },
  repeat: ({ times, effects }, tell) => `${tell.forEach(times)}, ${tell.effects(effects)}`,
  'choose one': ({ modes }, tell) => {
    const ways = modes.map(({ if: condition, effects }) =>
      [tell.if(condition), tell.effects(effects)].filter(Boolean).join(', '),
    );
    return `${tell.phrases.effects['choose one']}: ${ways.join(` – ${tell.phrases.or} `)}`;
  },
  choose: ({ as, of, count, optional }, tell) => {
    const text = count === undefined ? tell.a(of) : `${tell.a(of)} ${tell.forEach(count)}`;
    const kind = count === undefined ? 'character' : 'characters';
    return named(tell, as, kind, mayBe(tell, optional, choose(tell, text)));
  },
  'choose all': ({ as, of }, tell) => {
    tell.name(as, 'characters', tell.fill(tell.phrases.effects.before, { who: tell.who(of) }));
    return '';
  },
  'choose card': ({ as, of, optional }, tell) =>
    named(tell, as, 'card', mayBe(tell, optional, choose(tell, tell.cards(of)))),
  'choose player': ({ as, except }, tell) => {
    const { effects } = tell.phrases;
    const but = except === undefined ? '' : ` ${tell.fill(effects['other than'], { who: tell.player(except) })}`;
    return named(tell, as, 'player', `${effects['choose player']}${but}`);
  },
  'each player': ({ of, effects }, tell) => {
    const { 'each player': each, 'each of': eachOf } = tell.phrases.effects;
    return `${of === undefined ? each : tell.fill(eachOf, { who: tell.player(of) })}: ${tell.effects(effects)}`;
  },
  'add damage': ({ amount }, tell) => `+${tell.amount(amount, 'damage')}`,
  'further damage': ({ to, amount, aggravated }, tell) =>
    tell.fill(tell.phrases.effects['further damage'], {
      it: damage(tell, tell.number(amount), aggravated),
      who: tell.who(to),
      each: tell.each(to),
    }),
  negate: ({ what }, { phrases }) => phrases.effects[what === 'reaction' ? 'negate reaction' : 'negate attack'],
  unblockable: about('unblockable'),
  mend: ({ who, amount }, tell) =>
    tell.fill(tell.phrases.effects.mend, { it: tell.amount(amount, 'blood'), who: tell.who(who) }),
  damage: ({ to, amount, aggravated, superficial }, tell) =>
    tell.fill(tell.phrases.effects.damage, {
      it: damage(tell, tell.number(amount), aggravated, superficial),
      who: tell.who(to),
      each: tell.each(to),
    }),
  defeat: about('defeat'),
  diablerie: plainly('diablerie'),
  possess: about('possess'),
  'lose blood': ({ who, amount }, tell) =>
    tell.fill(tell.phrases.effects['lose blood'], { it: tell.amount(amount, 'blood'), who: tell.who(who) }),
  'steal blood': ({ from, amount }, tell) =>
    tell.fill(tell.phrases.effects['steal blood'], { it: tell.amount(amount, 'blood'), who: tell.who(from) }),
  exhaust: about('exhaust'),
  'move to the streets': about('move to the streets'),
  'put agenda': ({ on, amount }, tell) =>
    tell.fill(tell.phrases.effects['put agenda'], { it: tell.amount(amount, 'agenda'), who: tell.who(on) }),
  influence: ({ who, amount }, tell) =>
    tell.fill(tell.phrases.effects.influence, { it: tell.amount(amount, 'influence'), who: tell.who(who) }),
  'add influence': ({ amount }, tell) =>
    tell.fill(tell.phrases.effects['add influence'], { it: tell.amount(amount, 'influence') }),
  'pay to mend': ({ who, amount }, tell) =>
    tell.fill(tell.phrases.effects['pay to mend'], {
      player: tell.player('opposing player'),
      who: tell.who(who),
      each: tell.forEach(amount),
    }),
  draw: ({ who, amount }, tell) => does(tell, 'draw', who, { it: tell.amount(amount, 'cards') }),
  discard: ({ who, amount }, tell) => does(tell, 'discard', who, { it: tell.amount(amount, 'cards') }),
  'gain prestige': ({ who, amount }, tell) => does(tell, 'gain', who, { it: tell.amount(amount, 'prestige') }),
  'lose prestige': ({ who, amount }, tell) => does(tell, 'lose', who, { it: tell.amount(amount, 'prestige') }),
  'steal prestige': ({ from, amount, by }, tell) =>
    does(tell, 'steal', by, { it: tell.amount(amount, 'prestige'), from: tell.player(from) }),
  'gain agenda': ({ who, amount }, tell) => does(tell, 'gain', who, { it: tell.amount(amount, 'agenda') }),
  'lose agenda': ({ who, amount }, tell) => does(tell, 'lose', who, { it: tell.amount(amount, 'agenda') }),
  'gain action': ({ kind }, { phrases }) =>
    phrases.effects[kind === 'unhosted' ? 'gain unhosted action' : 'gain action'],
  'put tokens': ({ on, amount, token, from }, tell) => {
    const card = on === 'each face-down card' ? tell.phrases.effects['each face-down card'] : tell.card(on);
    const put = does(tell, 'put', from, { it: tell.unit(token, tell.number(amount)), on: card });
    return [put, tell.forEach(amount)].filter(Boolean).join(' ');
  },
  'take token': ({ from, to }, tell) => {
    const { 'take token': take, 'move token': move } = tell.phrases.effects;
    return to === 'you'
      ? tell.fill(take, { who: tell.card(from) })
      : tell.fill(move, { from: tell.card(from), who: tell.card(to) });
  },
  burn: ({ card }, tell) => tell.fill(tell.phrases.effects.burn, { who: tell.card(card) }),
  'move retainer': ({ card, of, to, silent }, tell) => {
    const { 'move retainer': move, silent: silently } = tell.phrases.effects;
    const it = card === undefined ? tell.cards(of ?? {}) : tell.card(card);
    const moved = `${tell.fill(move, { it, who: tell.a(to) })}${silent ? silently : ''}`;
    // A named card has been paid for; one that is only described may stay where it is.
    return mayBe(tell, card === undefined, moved);
  },
  'take from discard': plainly('take from discard'),
  'look at top': plainly('look at top'),
  'reveal top': plainly('reveal top'),
  'may target': ({ card, who }, tell) =>
    tell.fill(tell.phrases.effects['may target'], { card: tell.card(card), who: tell.player(who) }),
  'shuffle events in': plainly('shuffle events in'),
  'shuffle inquisition in': plainly('shuffle inquisition in'),
  'add city card': plainly('add city card'),
  'redirect inquisition': ({ to }, tell) =>
    tell.fill(tell.phrases.effects['redirect inquisition'], { who: tell.player(to) }),
  'leaders to the streets': plainly('leaders to the streets'),
};

function kindName({ types, subtypes, cityTypes }: Phrases, kind: string): string {
  const names: Readonly<Record<string, string>> = { ...types, ...subtypes, ...cityTypes };
  return names[kind] ?? kind;
}

/** In the order in which they are said. */
export const COSTS: {
  readonly [Key in keyof Required<Omit<Cost, 'kind' | 'upTo'>>]: (cost: Cost, tell: Tell) => string;
} = {
  action: (_, { phrases }) => phrases.costs.action,
  exhaust: ({ exhaust = 'this' }, tell) => tell.fill(tell.phrases.costs.exhaust, { who: tell.who(exhaust) }),
  blood: ({ blood = 0 }, tell) => tell.fill(tell.phrases.costs.blood, { it: tell.unit('blood', blood) }),
  prestige: ({ prestige = 0 }, tell) => tell.fill(tell.phrases.costs.prestige, { it: tell.unit('prestige', prestige) }),
  discard: ({ discard: n = 0, kind, upTo }, tell) => {
    const { costs } = tell.phrases;
    const what =
      kind === undefined ? tell.unit('cards', n) : tell.fill(costs.kind, { n, it: kindName(tell.phrases, kind) });
    return tell.fill(costs.discard, { it: upTo ? tell.fill(costs['up to'], { it: what }) : what });
  },
  discardTop: (_, { phrases }) => phrases.costs.discardTop,
  discardThis: (_, { phrases }) => phrases.costs.discardThis,
  detachThis: (_, { phrases }) => phrases.costs.detachThis,
  discardMortal: (_, { phrases }) => phrases.costs.discardMortal,
};

export const TARGETS: By<'target', Target> = {
  character: ({ as, of }, tell) => named(tell, as, 'character', choose(tell, tell.a(of))),
  player: ({ as, of }, tell) => named(tell, as, 'player', choose(tell, tell.phrases.targets[of])),
  'half of the players': ({ as }, tell) => named(tell, as, 'players', tell.phrases.targets.half),
  card: ({ as, of }, tell) => named(tell, as, 'card', choose(tell, tell.cards(of))),
  deck: ({ as }, tell) => named(tell, as, 'deck', tell.phrases.targets.deck),
};
