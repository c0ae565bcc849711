/** The table as the estimates read it, from one seat's view. */
import type { CardView, Seat } from '@praxis/engine';
import type { AttackType, CardDef, Discipline } from '../cards/language.ts';
import type { RivalsView } from '../where.ts';

export interface Person {
  readonly handle: number;
  readonly seat: Seat;
  readonly def: CardDef;
  readonly where: 'haven' | 'streets' | 'torpor';
  readonly party: number;
  readonly blood: number;
  readonly bp: number;
  readonly physical: number;
  readonly social: number;
  readonly mental: number;
  readonly secrecy: number;
  readonly influence: number;
  readonly isReady: boolean;
  readonly isTitled: boolean;
  readonly isLeader: boolean;
  readonly retainers: number;
  /** Agenda that lies on it. */
  readonly agenda: number;
}

export interface MortalCard {
  readonly handle: number;
  readonly def: CardDef;
}

type Find = (id: string) => CardDef | undefined;

export class Table {
  readonly me: Seat;
  readonly view: RivalsView;
  readonly rival: Seat;
  readonly prestige: number;
  readonly people: readonly Person[];
  readonly mortals: readonly MortalCard[];
  readonly hand: readonly MortalCard[];
  readonly #find: Find;
  readonly #byHandle: ReadonlyMap<number, Person>;

  constructor(view: RivalsView, me: Seat, find: Find) {
    this.view = view;
    this.me = me;
    this.#find = find;
    const own = view.seats[me]?.counters ?? {};
    this.rival = own.rival ?? -1;
    this.prestige = own.prestige ?? 0;
    this.people = view.seats.flatMap(({ seat, zones }) =>
      (['haven', 'streets', 'torpor'] as const).flatMap((where) =>
        cardsIn(zones[where]).flatMap((handle) => this.#person(handle, seat, where) ?? []),
      ),
    );
    this.#byHandle = new Map(this.people.map((each) => [each.handle, each]));
    this.mortals = view.where.streets.flatMap((handle) => this.#known(handle) ?? []);
    this.hand = cardsIn(view.seats[me]?.zones.hand).flatMap((handle) => this.#known(handle) ?? []);
  }

  #known(handle: number): MortalCard | undefined {
    const def = this.defOf(handle);
    return def && { handle, def };
  }

  #person(handle: number, seat: Seat, where: Person['where']): Person | undefined {
    const card = this.view.cards[handle];
    const def = this.defOf(handle);
    if (!card || !def) return undefined;
    const { counters = {}, marks = [], with: attached = [] } = card;
    const number = (key: string): number => counters[key] ?? 0;
    return {
      ...{ handle, seat, def, where, party: number('party'), blood: number('blood'), bp: number('blood potency') },
      ...{ physical: number('physical'), social: number('social'), mental: number('mental') },
      ...{ secrecy: number('secrecy'), influence: number('influence'), agenda: number('agenda') },
      isReady: !marks.includes('exhausted'),
      isTitled: marks.includes('titled'),
      isLeader: marks.includes('leader'),
      retainers: attached.filter((each) => this.defOf(each)?.city?.includes('retainer')).length,
    };
  }

  card(handle: number | undefined): CardView | undefined {
    return handle === undefined ? undefined : this.view.cards[handle];
  }

  defOf(handle: number | undefined): CardDef | undefined {
    const id = this.card(handle)?.def;
    return id === undefined ? undefined : this.#find(id);
  }

  person(handle: number | undefined): Person | undefined {
    return handle === undefined ? undefined : this.#byHandle.get(handle);
  }

  mortal(handle: number | undefined): MortalCard | undefined {
    return this.mortals.find((each) => each.handle === handle);
  }

  /** R-PLC-001 Outside torpor. */
  coterie(seat: Seat): readonly Person[] {
    return this.people.filter((each) => each.seat === seat && each.where !== 'torpor');
  }

  partyOf({ seat, where, party }: Person): readonly Person[] {
    return this.people.filter((each) => each.seat === seat && each.where === where && each.party === party);
  }

  agenda(seat: Seat): number {
    return this.view.seats[seat]?.counters.agenda ?? 0;
  }

  isIn(seat: Seat): boolean {
    return this.view.seats[seat]?.counters.eliminated !== 1;
  }

  /**
   * R-WIN-007 The worth for this seat of eliminating another one: the Rival's end wins, another's only with the most
   * Agenda.
   */
  elimination(seat: Seat): number {
    if (seat === this.rival) return 20;
    const best = Math.max(
      ...this.view.seats
        .filter((each) => each.seat !== seat && each.seat !== this.me)
        .map((each) => this.agenda(each.seat)),
      0,
    );
    return this.agenda(this.me) >= best ? 20 : -12;
  }
}

export function cardsIn(zone: readonly number[] | number | undefined): readonly number[] {
  return Array.isArray(zone) ? zone : [];
}

export function attributeOf(person: Person, type: AttackType): number {
  return type === 'ranged' ? 0 : person[type];
}

export function disciplinesIn(party: readonly Person[], discipline: Discipline): number {
  let sum = 0;
  for (const { def } of party) for (const each of def.disciplines ?? []) if (each === discipline) sum++;
  return sum;
}
