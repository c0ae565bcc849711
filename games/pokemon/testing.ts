/** A table for tests that need more than scenarios offer: views of a seat, chosen hands, whole matches. */
import { openAt, openMatch, type Setup, type View } from '@praxis/engine';
import { TestTable as GameTable } from '@praxis/testkit/table.ts';
import { contextOf, EDITION, pokemon } from './game.ts';
import { type G, type Player, playerOf, type State } from './rules/state/state.ts';
import { staging } from './staging.ts';
import type { PokemonWhere } from './where.ts';

export class TestTable extends GameTable<State, G, PokemonWhere> {
  player(name: string): Player {
    return playerOf(this.g, this.seat(name));
  }

  view(name: string): View {
    return this.match.view(this.seat(name));
  }

  /** One seat's view of another's zone: handles, or the number of cards. */
  zone(viewer: string, of: string, zone: string): readonly number[] | number | undefined {
    return this.view(viewer).seats[this.seat(of)]?.zones[zone];
  }
}

/** A position as scenarios describe it, with changes by hand that they cannot express. */
export function tableAt(position: Readonly<Record<string, unknown>>, change: (g: G) => void = () => {}): TestTable {
  const { setup, state, names } = staging.stage({ edition: EDITION, ...position });
  change(contextOf(state, setup));
  return new TestTable(staging, openAt(pokemon, setup, state, { askForced: true }), names);
}

/** A match from its very start. */
export function matchOf(decks: readonly Readonly<Record<string, number>>[], setup: Partial<Setup> = {}): TestTable {
  const names = ['Ash', 'Gary'];
  const seats = decks.map((deck, seat) => ({ name: names[seat] as string, deck }));
  return new TestTable(
    staging,
    openMatch(pokemon, { edition: EDITION, seats, seed: 'test', ...setup }, { askForced: true }),
  );
}
