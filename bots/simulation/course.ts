/** Counts the events of one match that the game finds worth counting. */
import type { CardCount, EventCount, Simulation } from '@praxis/contract';
import type { CardRef, Definition, GameEvent, Match, Seat } from '@praxis/engine';

/** How often a seat has drawn and played cards of a definition. A list, because a game's results have many of them. */
export type CardUse = readonly [def: string, drawn: number, played: number];

type Noting = (event: GameEvent, seat: Seat, defs: readonly Definition[]) => void;

export class Course {
  /** The counter that is the curve, for each seat at its first decision of every turn. */
  readonly curve: number[][];
  /** How often each thing happened to each seat, by the names of the tallies. */
  readonly tallies: Record<string, number[]> = {};
  turns = 0;

  readonly #counter: string | undefined;
  readonly #turn: string | undefined;
  readonly #cards: Map<string, { drawn: number; played: number }>[];
  readonly #noted = new Map<string, { readonly count: EventCount; readonly note: Noting }[]>();

  constructor(simulation: Simulation | undefined, seats: number) {
    this.curve = Array.from({ length: seats }, () => []);
    this.#cards = Array.from({ length: seats }, () => new Map());
    this.#counter = simulation?.curve;
    this.#turn = simulation?.turn;
    if (!simulation) return;
    for (const tally of simulation.tallies) {
      const counts = Array.from({ length: seats }, () => 0);
      this.tallies[tally.name] = counts;
      this.#when(tally, (event, seat) => {
        if (tally.to === undefined || event[tally.to] !== seat) counts[seat] = (counts[seat] as number) + 1;
      });
    }
    for (const count of simulation.drawn) this.#whenCard(count, 'drawn');
    for (const count of simulation.played) this.#whenCard(count, 'played');
  }

  /** Counts the events since the last decision. */
  note(match: Match, events: readonly GameEvent[]): void {
    let begun = 0;
    for (const event of events) {
      if (event.type === this.#turn) begun++;
      for (const { count, note } of this.#noted.get(event.type) ?? []) {
        const seat = event[count.seat];
        if (typeof seat === 'number' && has(event, count)) note(event, seat, match.context.defs);
      }
    }
    if (begun === 0) return;
    this.turns += begun;
    const { seats } = match.view('spectator');
    // Turns in which nobody was asked anything are worth a point of the curve too.
    for (const [seat, { counters }] of seats.entries())
      for (let turn = 0; turn < begun; turn++) this.curve[seat]?.push(counters[this.#counter as string] ?? 0);
  }

  /** The cards that each seat has drawn and played, in the order of their ids. */
  get cards(): readonly (readonly CardUse[])[] {
    return this.#cards.map((cards) =>
      [...cards]
        .map(([def, { drawn, played }]): CardUse => [def, drawn, played])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  #when(count: EventCount, note: Noting): void {
    const noted = this.#noted.get(count.type) ?? [];
    noted.push({ count, note });
    this.#noted.set(count.type, noted);
  }

  #whenCard(count: CardCount, what: 'drawn' | 'played'): void {
    this.#when(count, (event, seat, defs) => {
      const cards = this.#cards[seat];
      const named = (event[count.card] ?? []) as CardRef | readonly CardRef[];
      for (const { def } of Array.isArray(named) ? (named as readonly CardRef[]) : [named as CardRef]) {
        const { id } = defs[def] as Definition;
        const use = cards?.get(id) ?? { drawn: 0, played: 0 };
        use[what]++;
        cards?.set(id, use);
      }
    });
  }
}

function has(event: GameEvent, { having }: EventCount): boolean {
  return having === undefined || Object.entries(having).every(([name, value]) => event[name] === value);
}
