/** The references of one card's text in the making: characters, players, cards and amounts. */
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type { Group } from '../../cards/language/references.ts';
import type {
  Amount,
  AttackType,
  CardDef,
  Cards,
  Condition,
  Cost,
  Discipline,
  Effects,
  PlayerRef,
  Target,
  Who,
} from '../../cards/language.ts';
import { textIn } from '../languages.ts';
import { CONDITIONS, COUNTS } from './conditions.ts';
import { COSTS, EFFECTS, TARGETS } from './effects.ts';
import type { Article, Both, Chosen, Phrases, Unit } from './phrases.ts';
import type { Tell } from './tell.ts';

type Wording = (node: never, tell: Tell) => string;

export class Telling implements Tell {
  readonly phrases: Phrases;
  protected readonly def: CardDef;
  /** The text is about any player, not the card's own: `you` is that player. */
  protected others = false;
  /** The acting character is the bearer of the card just attached. */
  protected bears = false;
  readonly #chosen = new Map<string, string>();

  constructor(def: CardDef, phrases: Phrases) {
    this.def = def;
    this.phrases = phrases;
  }

  fill(phrase: string, slots: Slots): string {
    return fill(this.phrases, phrase, slots);
  }

  who(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'all');
  }

  a(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'a');
  }

  each(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'each');
  }

  counted(who: Who): string {
    return typeof who === 'string' ? this.#one(who) : this.#people(who, 'counted');
  }

  #one(name: string): string {
    const { ones, those } = this.phrases;
    if (name === 'this') return ones[this.def.kind === 'vampire' ? 'this vampire' : 'this card'];
    if (name === 'acting' && this.bears) return ones.bearer;
    return name.startsWith('the ')
      ? (this.#chosen.get(name.slice(4)) ?? those.character)
      : ones[name as Exclude<keyof Phrases['ones'], 'this vampire' | 'this card'>];
  }

  #people(group: Group, article: Article): string {
    const { people } = this.phrases;
    const inNumber = ({ one, many }: Both): string => (article === 'all' ? many : one);
    const adjectives = (['titled', 'wounded', 'exhausted'] as const)
      .filter((each) => group[each])
      .map((each) => inNumber(people.adjectives[each]));
    const player = group.of === undefined ? undefined : this.player(group.of);
    const more = [
      group.discipline === undefined ? '' : this.fill(people.with, { it: this.discipline(group.discipline) }),
      group.within === undefined || player !== undefined ? '' : this.#within(group.within),
      // The controller need not be named twice.
      group.whose === undefined || group.within === 'control' || group.within === 'coterie'
        ? ''
        : people.whose[group.whose],
      player === undefined ? '' : this.fill(group.within === 'coterie' ? people.coterieOf : people.of, { it: player }),
      group.where === undefined ? '' : people.where[group.where],
    ];
    return this.fill(people.order, {
      article: (group.other ? people.others : people.articles)[article],
      noun: inNumber(group.leader ? people.leader : people.noun),
      adjectives: adjectives.join(' '),
      more: more.filter(Boolean).join(' '),
    });
  }

  #within(within: NonNullable<Group['within']>): string {
    const { people, those } = this.phrases;
    return within === 'coterie' && this.others
      ? this.fill(people.coterieOf, { it: those.player })
      : people.within[within];
  }

  among(who: Who): string {
    const { people } = this.phrases;
    if (typeof who === 'string') return this.fill(people.of, { it: this.#one(who) });
    const { within } = who;
    const isPlace = within !== undefined && within !== 'control' && Object.keys(who).length === 1;
    return isPlace ? people.inside[within] : this.fill(people.among, { it: this.who(who) });
  }

  player(player: PlayerRef | undefined): string {
    const { players, those } = this.phrases;
    if (player === undefined || player === 'you') return this.others ? those.player : players.you;
    return player.startsWith('the ')
      ? (this.#chosen.get(player.slice(4)) ?? those.player)
      : players[player as keyof Phrases['players']];
  }

  isYou(player: PlayerRef | undefined): boolean {
    return (player === undefined || player === 'you') && !this.others;
  }

  number(amount: Amount): number {
    if (typeof amount === 'number') return amount;
    return 'times' in amount ? (amount.times ?? 1) : 1;
  }

  unit(unit: Unit, amount: number): string {
    return this.fill(this.phrases.units[unit], { n: amount });
  }

  amount(amount: Amount, unit: Unit): string {
    const text = this.unit(unit, this.number(amount));
    const each = this.forEach(amount);
    return each === '' ? text : `${text} ${each}`;
  }

  forEach(amount: Amount): string {
    if (typeof amount === 'number') return '';
    const each = (COUNTS[amount.count] as Wording)(amount as never, this);
    return this.fill(this.phrases.forEach, { each });
  }

  effects(effects: Effects): string {
    return effects
      .map((effect) => (EFFECTS[effect.do] as Wording)(effect as never, this))
      .filter(Boolean)
      .join('; ');
  }

  if(condition: Condition | undefined): string {
    return condition === undefined ? '' : this.fill(this.phrases.if, { condition: this.condition(condition) });
  }

  condition(condition: Condition): string {
    const { negated } = this.phrases;
    const [only, ...more] = condition.if === 'none' ? condition.of : [];
    if (only && more.length === 0 && only.if in negated) return negated[only.if as keyof typeof negated];
    return (CONDITIONS[condition.if] as Wording)(condition as never, this);
  }

  cost(cost: Cost | undefined): string {
    if (!cost) return '';
    return (Object.keys(COSTS) as (keyof typeof COSTS)[])
      .filter((key) => cost[key] !== undefined)
      .map((key) => COSTS[key](cost, this))
      .join(', ');
  }

  targets(targets: readonly Target[] | undefined): string {
    return (targets ?? []).map((target) => (TARGETS[target.target] as Wording)(target as never, this)).join('; ');
  }

  card(name: string): string {
    return this.#one(name);
  }

  cards(cards: Cards): string {
    const { whose, ongoing, 'face down': faceDown, retainer, on, mortal, tokens, controlled } = cards;
    const { cards: words } = this.phrases;
    const kept = ongoing && faceDown ? 'ongoing or face down' : ongoing ? 'ongoing' : faceDown ? 'face down' : 'card';
    return [
      words[retainer ? 'retainer' : mortal ? 'mortal' : kept],
      on === undefined ? '' : this.fill(words.on, { who: this.a(on) }),
      whose === undefined ? '' : words[whose],
      tokens ? words.tokens : '',
      controlled ? words.controlled : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  discipline(discipline: Discipline): string {
    return textIn(this.phrases.language).terms[discipline];
  }

  type(type: AttackType): string {
    return textIn(this.phrases.language).terms[type];
  }

  name(name: string, as: Chosen, words: string = this.phrases.those[as]): void {
    this.#chosen.set(name, words);
  }
}
