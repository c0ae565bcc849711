/** A table for tests that need more than a scenario can set up: an empty library, invented library cards, a whole match. */
import { bit, type CardId, EVERYBODY, openAt, openMatch, type Seat, type Setup } from '@praxis/engine';
import { TestTable as GameTable } from '@praxis/testkit/table.ts';
import type { CardDef } from './cards/language.ts';
import { blankDeck } from './decks/index.ts';
import { contextOf, vtes } from './game.ts';
import { type Card, type G, newPlay, type Player, playerOf, type State } from './rules/state/state.ts';
import { staging } from './staging.ts';
import type { VtesWhere } from './where.ts';

type Position = Readonly<Record<string, unknown>>;

export class TestTable extends GameTable<State, G, VtesWhere> {
  player(name: string): Player {
    return playerOf(this.g, this.seat(name));
  }
}

/** A position as scenarios describe it, with invented cards and changed by hand where they have no words for it. */
export function tableAt(
  position: Position,
  change: (g: G) => void = () => {},
  cards: readonly CardDef[] = [],
): TestTable {
  const { setup: staged, state, names } = staging.stage({ edition: 'fifth', ...position });
  const setup: Setup = { ...staged, cards: [...(staged.cards ?? []), ...cards] };
  change(contextOf(state, setup));
  return new TestTable(staging, openAt(vtes, setup, state, { askForced: true }), names);
}

/** A match from its very start, with blank decks unless others are given. */
export function matchOf(names: readonly string[], setup: Partial<Setup> = {}): TestTable {
  const seats = names.map((name) => ({ name, deck: blankDeck() }));
  return new TestTable(
    staging,
    openMatch(vtes, { edition: 'fifth', seats, seed: 'test', ...setup }, { askForced: true }),
  );
}

/** Lays a card of this name into a zone of a seat. */
export function layCard(g: G, seat: Seat, zone: 'hand' | 'uncontrolled' | 'ready' | 'library', name: string): CardId {
  const { state } = g;
  const { pool, brought } = g.cards;
  const found = [...pool, ...brought].findLast((each) => each.name === name || each.id === name);
  if (!found) throw new Error(`There is no card ${name}`);
  const def = g.cards.numberOf(found.id);
  const id = state.cards.length as CardId;
  const isPublic = zone === 'ready';
  const play = zone === 'hand' || zone === 'library' ? undefined : { ...newPlay(), faceDown: !isPublic };
  const seen = isPublic ? EVERYBODY : zone === 'library' ? 0 : bit(seat);
  state.cards.push({ def, owner: seat, handle: ++state.handles, seen, place: zone, at: seat, play });
  playerOf(g, seat).zones[zone].push(id);
  state.changes++;
  return id;
}

/** Takes all cards out of a library, as if they had been drawn long ago. */
export function emptyLibrary(g: G, seat: Seat): void {
  const { library, removed } = playerOf(g, seat).zones;
  for (const id of library.splice(0)) {
    (g.state.cards[id] as Card).place = 'removed';
    removed.push(id);
  }
}
