/** The table as a seat sees it: who preys on whom, the minions and their abilities, current events. */
import type { CardView, Seat, SeatView } from '@praxis/engine';
import type { ByDefinition } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../cards/language.ts';
import type { ActionView, CombatView, ReferendumView, VtesView } from '../where.ts';
import type { Benefit, Benefits, CardEstimate, ModeEstimate } from './estimate.ts';

/** Knowledge about a match's cards, found once for all of its views. */
export interface Knowledge {
  /** By the id of the definition. */
  readonly cards: Pick<ByDefinition<CardDef, CardEstimate>, 'get'>;
  /** Votes by title. */
  readonly votes: Readonly<Record<string, number>>;
}

export interface Minion {
  readonly handle: number;
  readonly seat: Seat;
  /** Undefined if the viewer does not know the card. */
  readonly card: CardEstimate | undefined;
  readonly isVampire: boolean;
  /** Blood of a vampire, life of an ally. */
  readonly blood: number;
  readonly capacity: number;
  readonly locked: boolean;
  /** True if it can block and play reactions now: unlocked, or woken. */
  readonly awake: boolean;
  /** The rank of its title. */
  readonly title: string | undefined;
  readonly votes: number;
  readonly bleed: number;
  readonly strength: number;
  readonly intercept: number;
  readonly stealth: number;
  /** True if its own strikes, or those of its weapon, are aggravated. */
  readonly sharp: boolean;
  /** Damage of the best weapon on it; 0 without one. */
  readonly weapon: number;
  /** Damage of its retainers in each round. */
  readonly companions: number;
  /** Damage that cards on it prevent. */
  readonly armour: number;
  /** Printed ones, and those learned from cards on it: 1 basic, 2 superior. */
  readonly disciplines: Readonly<Record<string, number>>;
}

/** A crypt card that is not in play yet. */
export interface Waiting {
  readonly handle: number;
  readonly card: CardEstimate | undefined;
  readonly blood: number;
}

export interface Methuselah {
  readonly seat: Seat;
  readonly pool: number;
  readonly vp: number;
  readonly ousted: boolean;
  readonly ready: readonly Minion[];
  readonly torpor: readonly Minion[];
  readonly waiting: readonly Waiting[];
  readonly hand: number;
  readonly library: number;
}

export class Table {
  readonly view: VtesView;
  readonly me: Seat;
  readonly knowledge: Knowledge;
  readonly players: readonly Methuselah[];
  readonly prey: Seat;
  readonly predator: Seat;
  readonly action: ActionView | undefined;
  readonly combat: CombatView | undefined;
  readonly referendum: ReferendumView | undefined;
  readonly #giving = new Map<Benefit, Map<string, ModeEstimate[][]>>();
  #hand: readonly CardEstimate[] | undefined;

  constructor(view: VtesView, me: Seat, knowledge: Knowledge) {
    this.view = view;
    this.me = me;
    this.knowledge = knowledge;
    this.players = view.seats.map((seat) => this.#player(seat));
    this.prey = this.preyOf(me);
    this.predator = this.predatorOf(me);
    this.action = view.where.action;
    this.combat = view.where.combat;
    this.referendum = view.where.referendum;
  }

  get own(): Methuselah {
    return this.player(this.me);
  }

  player(seat: Seat): Methuselah {
    return this.players[seat] as Methuselah;
  }

  get edge(): Seat | undefined {
    return this.view.where.edge;
  }

  get isMyTurn(): boolean {
    return this.view.where.turn === this.me;
  }

  get turnNumber(): number {
    return this.view.where.turnNumber;
  }

  /** The next seat clockwise that is still in the game; the seat itself if it is the last. */
  preyOf(seat: Seat): Seat {
    return this.#beside(seat, 1);
  }

  predatorOf(seat: Seat): Seat {
    return this.#beside(seat, this.players.length - 1);
  }

  #beside(seat: Seat, step: number): Seat {
    const count = this.players.length;
    let other = (seat + step) % count;
    while (other !== seat && this.player(other).ousted) other = (other + step) % count;
    return other;
  }

  minion(handle: number | undefined): Minion | undefined {
    if (handle === undefined) return undefined;
    for (const { ready, torpor } of this.players) {
      for (const each of ready) if (each.handle === handle) return each;
      for (const each of torpor) if (each.handle === handle) return each;
    }
    return undefined;
  }

  /** The estimate of a card whose face the viewer knows. */
  card(handle: number | undefined): CardEstimate | undefined {
    return handle === undefined ? undefined : this.#estimate(this.view.cards[handle]?.def);
  }

  #estimate(def: string | undefined): CardEstimate | undefined {
    return def === undefined ? undefined : this.knowledge.cards.get(def);
  }

  controllerOf(handle: number | undefined): Seat | undefined {
    return handle === undefined ? undefined : this.view.cards[handle]?.controller;
  }

  /** The seat's own cards in hand. */
  get hand(): readonly CardEstimate[] {
    if (!this.#hand) {
      const hand = listed(this.view.seats[this.me]?.zones.hand).map((handle) => this.card(handle));
      this.#hand = hand.filter((card) => card !== undefined);
    }
    return this.#hand;
  }

  /** For each card of the hand that can give a benefit, its ways of this type to do so. */
  giving(benefit: Benefit, type: string): readonly (readonly ModeEstimate[])[] {
    let byType = this.#giving.get(benefit);
    if (!byType) {
      byType = new Map();
      this.#giving.set(benefit, byType);
    }
    let found = byType.get(type);
    if (!found) {
      found = [];
      for (const { modes } of this.hand) {
        let giving: ModeEstimate[] | undefined;
        for (const mode of modes)
          if (mode.type === type && (mode.gives[benefit] ?? 0) > 0) {
            giving ??= [];
            giving.push(mode);
          }
        if (giving) found.push(giving);
      }
      byType.set(type, found);
    }
    return found;
  }

  #player(seen: SeatView): Methuselah {
    const { seat, counters, zones } = seen;
    return {
      seat,
      pool: counters.pool ?? 0,
      vp: counters.vp ?? 0,
      ousted: counters.ousted === 1,
      ready: listed(zones.ready).map((handle) => this.#minion(handle)),
      torpor: listed(zones.torpor).map((handle) => this.#minion(handle)),
      waiting: listed(zones.uncontrolled).map((handle) => this.#waiting(handle)),
      hand: typeof zones.hand === 'number' ? zones.hand : listed(zones.hand).length,
      library: typeof zones.library === 'number' ? zones.library : 0,
    };
  }

  #waiting(handle: number): Waiting {
    return { handle, card: this.card(handle), blood: this.view.cards[handle]?.counters?.counters ?? 0 };
  }

  /** The minion with the summed benefits of its own card and the cards on it. */
  #minion(handle: number): Minion {
    const seen = this.view.cards[handle] as CardView;
    const card = this.#estimate(seen.def);
    const { counters = NO_COUNTERS, marks = NO_MARKS, with: attached = NONE } = seen;
    const own = card?.inPlay ?? NOTHING;
    let { bleed = 0, strength = 0, intercept = 0, stealth = 0 } = own;
    let sharp = (own.aggravated ?? 0) > 0;
    let weapon = 0;
    let companions = 0;
    let armour = 0;
    let disciplines: Readonly<Record<string, number>> = card?.disciplines ?? NO_DISCIPLINES;
    for (const each of attached) {
      const of = this.card(each);
      if (!of) continue;
      const { damage = 0, prevents = 0, aggravated = 0 } = of.inPlay;
      bleed += of.inPlay.bleed ?? 0;
      strength += of.inPlay.strength ?? 0;
      intercept += of.inPlay.intercept ?? 0;
      stealth += of.inPlay.stealth ?? 0;
      if (of.types[0] === 'equipment') {
        weapon = Math.max(weapon, damage);
        sharp ||= aggravated > 0;
      } else companions += damage;
      armour += prevents;
      if (of.teaches !== undefined)
        disciplines = { ...disciplines, [of.teaches]: Math.min(2, (disciplines[of.teaches] ?? 0) + 1) };
    }
    let [locked, awake] = [false, false];
    let title: string | undefined;
    for (const mark of marks)
      if (mark === 'locked') locked = true;
      else if (mark === 'awake') awake = true;
      else title ??= this.#titleIn(mark);
    const isVampire = counters.blood !== undefined;
    return {
      handle,
      seat: seen.controller ?? seen.owner,
      card,
      isVampire,
      blood: counters.blood ?? counters.life ?? 0,
      capacity: counters.capacity ?? counters.life ?? 0,
      locked,
      awake: !locked || awake,
      title,
      votes: (title === undefined ? 0 : (this.knowledge.votes[title] ?? 0)) + (card?.inPlay.votes ?? 0),
      bleed,
      strength,
      intercept,
      stealth,
      sharp,
      weapon,
      companions,
      armour,
      disciplines,
    };
  }

  #titleIn(mark: string): string | undefined {
    const rank = rankIn(mark);
    return this.knowledge.votes[rank] === undefined ? undefined : rank;
  }
}

function listed(zone: readonly number[] | number | undefined): readonly number[] {
  return typeof zone === 'object' ? zone : NONE;
}

/** `prince` for `prince of Rome`. The marks are few, and the same in all views. */
function rankIn(mark: string): string {
  let rank = ranks.get(mark);
  if (rank === undefined) {
    const of = mark.indexOf(' of ');
    rank = of < 0 ? mark : mark.slice(0, of);
    ranks.set(mark, rank);
  }
  return rank;
}

const ranks = new Map<string, string>();

const NOTHING: Benefits = {};
const NO_COUNTERS: Readonly<Record<string, number>> = {};
const NO_MARKS: readonly string[] = [];
const NONE: readonly number[] = [];
const NO_DISCIPLINES: Readonly<Record<string, number>> = {};

/**
 * True if a minion masters the Disciplines that a way to play a card requires: `dom` basic or better, `DOM` superior.
 */
export function canUse(of: Pick<Minion, 'disciplines'> | undefined, disciplines: readonly string[]): boolean {
  for (const discipline of disciplines) {
    const { code, level } = required(discipline);
    if ((of?.disciplines[code] ?? 0) < level) return false;
  }
  return true;
}

interface Required {
  readonly code: string;
  readonly level: 1 | 2;
}

const requirements = new Map<string, Required>();

function required(discipline: string): Required {
  let known = requirements.get(discipline);
  if (!known) {
    const code = discipline.toLowerCase();
    known = { code, level: code === discipline ? 1 : 2 };
    requirements.set(discipline, known);
  }
  return known;
}

/** True if a minion has the Disciplines and the title that a way to play a card requires. */
export function canPlay(
  of: (Pick<Minion, 'disciplines'> & { readonly title: string | undefined }) | undefined,
  { disciplines, titles }: ModeEstimate,
): boolean {
  if (!canUse(of, disciplines)) return false;
  return titles === undefined || (of?.title !== undefined && (titles.length === 0 || titles.includes(of.title)));
}

/** True if the card would give the vampire a level of a Discipline that it can still learn. */
export function canLearn({ isVampire, disciplines }: Minion, { teaches }: CardEstimate): boolean {
  return isVampire && teaches !== undefined && disciplines[teaches] !== 2;
}

/**
 * True for a crypt card of a vampire that the seat already has, or of which another copy is nearer: a second copy is
 * burned or contested.
 */
export function isSecondCopy({ own }: Table, { handle, card, blood }: Waiting): boolean {
  if (!card) return false;
  const has = (each: Minion): boolean => each.card === card;
  return (
    own.ready.some(has) ||
    own.torpor.some(has) ||
    own.waiting.some(
      (other) => other.card === card && (other.blood > blood || (other.blood === blood && other.handle < handle)),
    )
  );
}

/** The most of this benefit that a card of the hand could give a minion, played as one of these types. */
export function bestInHand(table: Table, minion: Minion, benefit: Benefit, type: string): number {
  let best = 0;
  for (const modes of table.giving(benefit, type)) best = Math.max(best, mostOf(modes, minion, benefit));
  return best;
}

/** The sum of this benefit that the cards of the hand could give the minion. */
export function sumInHand(table: Table, minion: Minion, benefit: Benefit, type: string): number {
  let sum = 0;
  for (const modes of table.giving(benefit, type)) sum += mostOf(modes, minion, benefit);
  return sum;
}

function mostOf(modes: readonly ModeEstimate[], minion: Minion, benefit: Benefit): number {
  let most = 0;
  for (const mode of modes) {
    const amount = mode.gives[benefit] as number;
    if (amount > most && mode.cost.blood <= minion.blood && canPlay(minion, mode)) most = amount;
  }
  return most;
}
