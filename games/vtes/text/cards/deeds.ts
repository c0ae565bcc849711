/** Effects in words. */
import type { Amount, Choose, Effect, Filter, Ref, SeatRef, Stat, Strike } from '../../cards/language.ts';
import { amountSaid, type SaidAmount, signedAmount, value } from './amounts.ts';
import { clausesOf, costDeeds } from './conditions.ts';
import type { Deed, Sect, SignedStat, Structural, Title, Told, Value } from './phrases.ts';
import { fixed, type Telling } from './telling.ts';
import { fill, listed, type Mention, type Slots } from './template.ts';

/** As an order to the reader, or behind "may" and "to". */
export type Mood = 'order' | 'infinitive';

/** The first sentence, which the scene may precede, and what follows it. */
export interface Told0 {
  readonly lead: string;
  readonly rest: readonly string[];
}

type Modify = Extract<Effect, { do: 'modify' }>;
type Simple = Exclude<Effect, { do: Structural }>;

/** Effects in the order in which they happen. Simple ones are joined; each of the others makes a sentence of its own. */
export function tell(telling: Telling, effects: readonly Effect[], mood: Mood): Told0 {
  const clauses: string[] = [];
  const rest: string[] = [];
  let now: string[] = clauses;
  const close = (): void => {
    if (now !== clauses && now.length > 0) rest.push(listed(telling.phrases, now, 'and'));
    now = [];
  };
  const groups = grouped(telling, effects);
  const modifiesOnly = groups.every((group) => group.kind === 'signed' && implicit(telling, group.effects[0] as Modify));
  const given = new Set<Stat>();
  for (const group of groups) {
    const current: Mood = now === clauses ? mood : 'order';
    if (group.kind === 'signed') {
      const said = signed(telling, group.effects, current, modifiesOnly && mood === 'order', given);
      if (said === undefined) {
        close();
        now.push(signed(telling, group.effects, 'order', false, given) as string);
      } else now.push(said);
      continue;
    }
    const { effect } = group;
    const sentences = structure(telling, effect, given);
    if (sentences) {
      if (now === clauses && clauses.length === 0 && mood === 'order' && rest.length === 0) {
        clauses.push(sentences[0] as string);
        close();
        rest.push(...sentences.slice(1));
      } else {
        close();
        rest.push(...sentences);
      }
      continue;
    }
    const clause = clauseOf(telling, effect, current);
    if (clause === undefined) {
      close();
      now.push(clauseOf(telling, effect, 'order') as string);
    } else if (clause !== '') now.push(clause);
    if (effect.do === 'strike') {
      const more = strikeSentences(telling, effect.strike);
      if (more.length > 0) {
        close();
        rest.push(...more);
      }
    }
  }
  if (now !== clauses && now.length > 0) rest.push(listed(telling.phrases, now, 'and'));
  return { lead: listed(telling.phrases, clauses, 'and'), rest };
}

/** All in one run of text, for places where there is room for one clause only. */
export function tellOne(telling: Telling, effects: readonly Effect[], mood: Mood): string {
  const { lead, rest } = tell(telling, effects, mood);
  return [lead, ...rest].filter(Boolean).join('; ');
}

type Group =
  | { readonly kind: 'signed'; readonly effects: readonly Modify[] }
  | { readonly kind: 'one'; readonly effect: Effect };

/** What the same minion gets for the same time is said together. */
function grouped(telling: Telling, effects: readonly Effect[]): Group[] {
  const groups: { kind: 'signed' | 'one'; effects: Modify[]; effect: Effect }[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    const isSigned = effect.do === 'modify' && effect.stat in telling.phrases.signed;
    const before = last?.effects[0];
    if (isSigned && last?.kind === 'signed' && before?.of === effect.of && before?.until === effect.until && JSON.stringify(before?.while) === JSON.stringify(effect.while)) last.effects.push(effect);
    else groups.push({ kind: isSigned ? 'signed' : 'one', effects: isSigned ? [effect] : [], effect });
  }
  return groups as Group[];
}

// What minions and players get.

const OF_ACTING: ReadonlySet<Stat> = new Set(['bleed', 'stealth', 'unblockable', 'unblockable by vampires', 'locks failed blockers']);
const OF_PLAYER: ReadonlySet<Stat> = new Set(['hand size', 'transfers', 'master actions', 'discard actions']);

/** Whether the one who gets it goes without saying. */
function implicit(telling: Telling, { of, stat }: Modify): boolean {
  if (of === 'you') return true;
  if (of !== undefined && of !== 'self') return of === 'acting' && telling.selfActs;
  if (OF_PLAYER.has(stat)) return true;
  return OF_ACTING.has(stat) ? telling.selfActs : telling.byMinion;
}

function receiver(telling: Telling, { of, stat }: Modify): Mention {
  if (of !== undefined) return someone(telling, of);
  return telling.ref(OF_ACTING.has(stat) ? 'acting' : 'self');
}

const SEATS = new Set(['you', 'turn player', 'prey', 'predator', 'acting player', 'target player', 'each', 'each other']);

function someone(telling: Telling, of: Ref | SeatRef): Mention {
  return SEATS.has(of) || of.startsWith('controller of ') ? telling.seat(of as SeatRef) : telling.ref(of as Ref);
}

/** "get +1 stealth and +1 bleed"; undefined if it cannot be said in this mood. */
function signed(telling: Telling, effects: readonly Modify[], mood: Mood, alone: boolean, given: Set<Stat>): string | undefined {
  const { gets, signed: words, until } = telling.phrases;
  const [first] = effects as [Modify];
  const said = effects.map((effect) => {
    const amount = signedAmount(telling, effect.amount);
    const plain = fill(telling.phrases, words[effect.stat as SignedStat], { amount });
    const counted = [plain, effect.limited && gets.limited, effect.unneeded && gets.unneeded].filter(Boolean).join(' ');
    const text = given.has(effect.stat) ? fill(telling.phrases, gets.more, { list: counted }) : counted;
    given.add(effect.stat);
    return { text, tail: amount.tail };
  });
  const list = listed(telling.phrases, said.map(({ text }) => text), 'and');
  const isImplicit = implicit(telling, first);
  const template = alone ? gets.alone : isImplicit ? gets[mood] : mood === 'order' ? gets.told : gets.causing;
  if (template === undefined) return undefined;
  const slots: Slots = isImplicit ? { list } : { list, who: receiver(telling, first) };
  return withTail(fill(telling.phrases, template, slots), first.until && until[first.until], ...said.map(({ tail }) => tail), lasting(telling, first));
}

function withTail(text: string, ...tails: (string | undefined)[]): string {
  return [text, ...tails.filter((tail): tail is string => Boolean(tail))].reduce((said, tail) => (tail.startsWith(',') ? said + tail : `${said} ${tail}`));
}

/** What else effects do to minions: "cannot block", "gets an optional press". */
function stat(telling: Telling, effect: Modify, mood: Mood): string | undefined {
  const { stats, until } = telling.phrases;
  const phrase = stats[effect.stat as Exclude<Stat, SignedStat>];
  const isImplicit = implicit(telling, effect);
  const template = isImplicit ? phrase[mood] : mood === 'order' ? phrase.told : phrase.causing;
  if (template === undefined) return undefined;
  const amount = amountSaid(telling, effect.amount);
  const slots: Slots = isImplicit ? { amount, who: telling.self } : { amount, who: receiver(telling, effect) };
  return withTail(fill(telling.phrases, template, slots), effect.until && until[effect.until], amount.tail, lasting(telling, effect));
}

/** As long as what holds. */
function lasting(telling: Telling, effect: Modify): string | undefined {
  return effect.while && fill(telling.phrases, telling.phrases.structures.while, { clause: clausesOf(telling, effect.while) });
}

/** What a card in play does all the time, as a sentence. */
export function alwaysStat(telling: Telling, stat: Stat, amount: Amount, who: Mention, given: Set<string>): string {
  const { signed: words, gets, stats } = telling.phrases;
  const known = `${stat} ${who.peek().text}`;
  if (!(stat in words)) {
    const said = amountSaid(telling, amount);
    return withTail(fill(telling.phrases, stats[stat as Exclude<Stat, SignedStat>].told, { amount: said, who }), said.tail);
  }
  const said = signedAmount(telling, amount);
  const plain = fill(telling.phrases, words[stat as SignedStat], { amount: said });
  const list = given.has(known) ? fill(telling.phrases, gets.more, { list: plain }) : plain;
  given.add(known);
  return withTail(fill(telling.phrases, gets.told, { list, who }), said.tail);
}

// Effects that are made of others.

/** The sentences of an effect that holds others; undefined if the effect is a simple clause. */
function structure(telling: Telling, effect: Effect, given: Set<Stat>): string[] | undefined {
  const { phrases } = telling;
  const { structures } = phrases;
  switch (effect.do) {
    case 'later':
      return within(telling, effect.effects, (deeds) => fill(phrases, structures.later, { deeds }));
    case 'each player':
      return within(telling, effect.effects, (deeds) => fill(phrases, structures.eachPlayer, { deeds, who: telling.seat(effect.who) }));
    case 'if': {
      if (isEither(effect)) return undefined;
      const conditions = clausesOf(telling, effect.conditions);
      const again = effect.effects.length === 1 && effect.effects[0]?.do === 'modify' && given.has(effect.effects[0].stat);
      const then = again
        ? [fill(phrases, structures.if, { conditions, deeds: signed(telling, effect.effects as readonly Modify[], 'order', implicit(telling, effect.effects[0] as Modify), given) as string })]
        : within(telling, effect.effects, (deeds) => fill(phrases, structures.if, { conditions, deeds }));
      return [...then, ...(effect.else ? within(telling, effect.else, (deeds) => fill(phrases, structures.else, { deeds })) : [])];
    }
    case 'may': {
      const who = telling.seat(effect.who ?? 'you');
      const cost = effect.cost && listed(phrases, costDeeds(telling, effect.cost), 'and');
      const { lead, rest } = tell(telling, effect.effects, 'infinitive');
      return [
        fill(phrases, cost ? structures.mayPaying : structures.may, { who, deeds: lead, ...(cost ? { cost } : {}) }),
        ...rest,
        ...(effect.then ? within(telling, effect.then, (deeds) => fill(phrases, structures.then, { deeds, who })) : []),
        ...(effect.else ? within(telling, effect.else, (deeds) => fill(phrases, structures.else, { deeds, who })) : []),
      ];
    }
    case 'choose': {
      telling.name(effect.choose);
      return needsSentence(effect.choose) ? [chooseDeed(telling, effect.choose, 'order')] : [];
    }
    default:
      break;
  }
  const ref = 'card' in effect ? effect.card : undefined;
  if (typeof ref === 'string' && telling.isUnmentionedOption(ref)) {
    const deeds = clauseOf(telling, effect, 'infinitive') as string;
    return [fill(phrases, structures.may, { who: telling.seat('you'), deeds })];
  }
  return undefined;
}

function within(telling: Telling, effects: readonly Effect[], frame: (deeds: string) => string): string[] {
  const { lead, rest } = tell(telling, effects, 'order');
  return [frame(lead), ...rest];
}

/** A choice between two ways is said as such. */
function isEither(effect: Extract<Effect, { do: 'if' }>): boolean {
  const [only, another] = effect.conditions;
  return effect.else !== undefined && another === undefined && (only?.if === 'chosen' || only?.if === 'was chosen');
}

// Choices.

/** Whether a choice has to be announced, because no effect can mention it in passing. */
export function needsSentence(choose: Choose): boolean {
  if ('value' in choose) return typeof choose.value === 'string';
  if ('number' in choose) return typeof choose.number.min !== 'number' || typeof choose.number.max !== 'number';
  return 'allot' in choose;
}

export function chooseDeed(telling: Telling, choose: Choose, mood: Mood): string {
  const { phrases } = telling;
  const { choose: words } = phrases;
  const named = telling.named(choose.name);
  if ('allot' in choose) {
    const { among } = choose;
    const slots: Slots = { amount: value(telling, choose.allot), atLeast: String(choose.atLeast), ...(typeof among === 'object' ? { who: telling.seat(`the ${among.except}`) } : {}) };
    return fill(phrases, inMood(words.allot[typeof among === 'object' ? 'except' : among], mood), slots);
  }
  let what: Mention | string;
  if ('card' in choose || 'player' in choose) what = telling.ref(`the ${choose.name}`);
  else if ('number' in choose) what = fill(phrases, words.number, { min: value(telling, choose.number.min), max: value(telling, choose.number.max) });
  else what = typeof choose.value === 'string' ? words.values[choose.value] : listed(phrases, choose.value.map((each) => phrases.values[each as Value]), 'or');
  const said = fill(phrases, inMood(words.deed, mood), { what });
  if (named) named.said = true;
  return said;
}

// Simple effects.

function inMood(deed: Deed, mood: Mood): string {
  return typeof deed === 'string' ? deed : deed[mood];
}

/** One effect as a clause; undefined if it cannot be said in this mood, empty if it needs no words. */
function clauseOf(telling: Telling, effect: Effect, mood: Mood): string | undefined {
  const { phrases } = telling;
  if (effect.do === 'modify') return stat(telling, effect, mood);
  if (effect.do === 'each card') {
    telling.name({ name: 'it', each: effect.cards });
    return tellOne(telling, effect.effects, mood);
  }
  if (effect.do === 'if') {
    const one = tellOne(telling, effect.effects, mood);
    const other = tellOne(telling, effect.else ?? [], mood);
    return fill(phrases, inMood(phrases.structures.either, mood), { one, other });
  }
  const simple = effect as Simple;
  const phrase = phrases.effects[simple.do] as Deed | Told | Readonly<Record<string, Deed>>;
  const amount = amountIn(telling, simple);
  const template = templateOf(simple, phrase, mood);
  if (template === undefined) return undefined;
  const text = fill(phrases, template, { ...slotsOf(telling, simple), ...(amount ? { amount } : {}) });
  return withTail(text, amount?.tail);
}

function templateOf(effect: Simple, phrase: Deed | Told | Readonly<Record<string, Deed>>, mood: Mood): string | undefined {
  const variant = variantOf(effect);
  if (variant !== undefined) return inMood((phrase as Readonly<Record<string, Deed>>)[variant] as Deed, mood);
  if (typeof phrase === 'string') return phrase;
  const told = phrase as Told;
  if ('who' in effect && told.told !== undefined && effect.who !== 'you') return mood === 'order' ? told.told : told.causing;
  return told[mood];
}

function amountIn(telling: Telling, effect: Simple): SaidAmount | undefined {
  const of = 'who' in effect && (effect.who === 'each' || effect.who === 'each other') ? 'them' : undefined;
  if (effect.do === 'put in play') return effect.counters === undefined ? undefined : amountSaid(telling, effect.counters);
  if (effect.do === 'gain votes' && typeof effect.amount === 'number') return amountSaid(telling, Math.abs(effect.amount));
  return 'amount' in effect ? amountSaid(telling, effect.amount, of) : undefined;
}

/** Which of the ways to word an effect of this kind holds. */
function variantOf(effect: Simple): string | undefined {
  switch (effect.do) {
    case 'gain blood':
      return effect.upToStart ? 'up to start' : 'plain';
    case 'move blood':
      return effect.amount === 'all' ? 'all' : 'some';
    case 'put in play':
      return effect.counters !== undefined ? 'with counters' : effect.on ? 'on' : 'alone';
    case 'maneuver':
      return effect.optional ? 'optional' : 'plain';
    case 'press':
      return effect.only ?? 'any';
    case 'prevent':
      return effect.keeps ? 'keeps' : effect.amount === 'all' ? 'all' : 'some';
    case 'set range':
      return effect.range;
    case 'damage':
      return effect.by ? 'by' : 'plain';
    case 'fight':
      return effect.who ? 'who' : effect.reversed ? 'reversed' : 'plain';
    case 'cancel':
      return effect.costNotPaid ? 'cost not paid' : 'plain';
    case 'to uncontrolled':
      return effect.shown ? 'shown' : 'plain';
    case 'steal':
    case 'bring into play':
      return effect.on ? 'on' : 'plain';
    case 'give title':
      return effect.of ? 'of' : 'plain';
    case 'become':
      return effect.sect ? 'sect' : 'clan';
    case 'search':
      return effect.usable ? 'usable' : 'plain';
    case 'equip':
      return effect.pays ? 'pays' : 'plain';
    case 'gain votes':
      return effect.against ? 'against' : effect.cards ? (Number(effect.amount) < 0 ? 'fewer' : 'cards') : effect.card ? 'card' : 'player';
    case 'apply allotment':
      return effect.effect;
    case 'discard':
      return `${effect.who === 'you' ? 'own' : 'of another'}${effect.random ? ' at random' : ''}`;
    default:
      return undefined;
  }
}

/** Everything that the phrase of an effect can mention. */
function slotsOf(telling: Telling, effect: Simple): Slots {
  const { phrases } = telling;
  const slots: Record<string, Slots[string]> = {};
  const ref = (name: string, given: Ref | undefined): void => {
    if (given !== undefined) slots[name] = telling.ref(given);
  };
  if ('card' in effect) ref('card', effect.card);
  if ('on' in effect) ref('on', effect.on);
  if ('under' in effect) ref('under', effect.under);
  if ('with' in effect) ref('with', effect.with);
  if ('who' in effect && effect.who !== undefined) slots['who'] = someone(telling, effect.who);
  switch (effect.do) {
    case 'move blood':
      ref('from', effect.from);
      ref('to', effect.to);
      break;
    case 'blood to pool':
    case 'pool to blood':
      slots['owner'] = telling.seat('you');
      break;
    case 'fight':
      slots['who'] ??= telling.self;
      break;
    case 'wake':
    case 'diablerize':
    case 'attempt to block':
      slots['who'] = telling.self;
      break;
    case 'redirect bleed':
    case 'give':
      slots['to'] = telling.seat(effect.to);
      break;
    case 'damage':
      slots['card'] = telling.ref(effect.to);
      if (effect.by) slots['by'] = telling.ref(effect.by);
      slots['qualities'] = qualities(telling, effect);
      break;
    case 'prevent':
      if (effect.only) slots['kind'] = phrases.damageKinds[effect.only];
      if (effect.from) slots['from'] = phrases.damageFrom[effect.from];
      break;
    case 'give title':
      slots['title'] = fixed({ noun: phrases.titles[effect.rank as Title], article: effect.of ? 'bare' : 'a' });
      if (effect.of) slots['place'] = phrases.clans[effect.of] ?? effect.of;
      break;
    case 'become':
      if (effect.sect) slots['sect'] = phrases.sects[effect.sect as Sect].name;
      if (effect.clan) slots['clan'] = phrases.clans[effect.clan] ?? effect.clan;
      break;
    case 'search':
      telling.name({ name: effect.as, found: cryptCards(effect) });
      slots['cards'] = telling.ref(`the ${effect.as}`);
      slots['places'] = listed(phrases, effect.places.map((place) => phrases.places[place]), 'or');
      slots['who'] = telling.self;
      break;
    case 'gain votes':
      if (effect.cards) slots['cards'] = telling.cards(effect.cards, 'each');
      break;
    case 'bar from voting':
      slots['cards'] = telling.cards(effect.cards, 'bare', 'many');
      break;
    case 'distribute pool':
      slots['who'] = telling.seat(effect.from);
      break;
    case 'strike':
      slots['strike'] = strikeText(telling, effect.strike);
      break;
    default:
      break;
  }
  return slots;
}

function cryptCards({ filter }: Extract<Effect, { do: 'search' }>): Filter {
  return filter;
}

// Strikes.

type Harm = Pick<Strike, 'ranged' | 'aggravated' | 'unpreventable'>;

export function qualities(telling: Telling, { ranged, aggravated, unpreventable }: Harm): string {
  const { qualities: words } = telling.phrases.strikes;
  return [ranged && words.ranged, unpreventable && words.unpreventable, aggravated && words.aggravated].filter(Boolean).join(' ');
}

/** "2 ranged damage, with first strike" */
export function strikeText(telling: Telling, strike: Strike): string {
  const { phrases } = telling;
  const { strikes } = phrases;
  const amount = strike.amount === undefined ? undefined : amountSaid(telling, strike.amount);
  const template = strike.strengthBased ? strikes.strengthBased : strike.kind === 'hand' && amount ? strikes.handPlus : strikes.kinds[strike.kind];
  const text = fill(phrases, template, { qualities: qualities(telling, strike), ...(amount ? { amount } : {}) });
  return [
    text,
    strike.orMelee ? fill(phrases, strikes.orMelee, { amount: amount ?? '0' }) : '',
    strike.first ? strikes.first : '',
    strike.most === undefined ? '' : fill(phrases, strikes.most, { amount: String(strike.most) }),
  ].join('');
}

/** What happens beside a strike, as sentences. */
export function strikeSentences(telling: Telling, { also, evenDodged }: Strike): string[] {
  const { strikes } = telling.phrases;
  return [
    ...(also ? within(telling, also, (deeds) => fill(telling.phrases, strikes.also, { deeds })) : []),
    ...(evenDodged ? within(telling, evenDodged, (deeds) => fill(telling.phrases, strikes.evenDodged, { deeds })) : []),
  ];
}
