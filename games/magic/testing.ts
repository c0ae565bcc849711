/** A table for tests that need more than a scenario can set up: invented cards of every kind, a whole match. */
import { type CardId, openAt, openMatch, type Seat, type Setup } from '@praxis/engine';
import { TestTable as GameTable } from '@praxis/testkit/table.ts';
import { CARDS } from './cards/index.ts';
import { type CardDef, COLORS } from './cards/language.ts';
import { contextOf, magic } from './game.ts';
import { changed } from './rules/facts/traits.ts';
import { colorBit, faceOf } from './rules/state/faces.ts';
import { type G, newPermanent, type Player, playerOf, type State } from './rules/state/state.ts';
import { staging } from './staging.ts';
import type { MagicWhere } from './where.ts';

type Position = Readonly<Record<string, unknown>>;

export class TestTable extends GameTable<State, G, MagicWhere> {
  player(name: string): Player {
    return playerOf(this.g, this.seat(name));
  }

  /** Lets everybody pass until the stack is empty. */
  resolved(): this {
    return this.until(({ g }) => g.state.stack.length === 0 && g.state.waiting.length === 0);
  }
}

/** A position as scenarios describe it, with invented cards and changed by hand where they have no words for it. */
export function tableAt(
  position: Position,
  cards: readonly CardDef[] = [],
  change: (g: G) => void = () => {},
): TestTable {
  const { setup: staged, state, names } = staging.stage({ edition: '2014', ...position });
  const setup: Setup = { ...staged, cards: [...(staged.cards ?? []), ...cards] };
  change(contextOf(state, setup));
  return new TestTable(staging, openAt(magic, setup, state, { askForced: true }), names);
}

/** A match from its very start. */
export function matchOf(
  decks: Readonly<Record<string, Readonly<Record<string, number>>>>,
  setup: Partial<Setup> = {},
): TestTable {
  const seats = Object.entries(decks).map(([name, deck]) => ({ name, deck }));
  return new TestTable(
    staging,
    openMatch(magic, { edition: '2014', seats, seed: 'test', ...setup }, { askForced: true }),
  );
}

/** Lays a card into a zone of a seat, also one that the match has brought along. */
export function layCard(g: G, seat: Seat, zone: 'hand' | 'battlefield' | 'graveyard', name: string): CardId {
  const { state } = g;
  const found = [...g.cards.pool, ...g.cards.brought].findLast((each) => each.name === name);
  if (!found) throw new Error(`There is no card ${name}`);
  const def = g.cards.numberOf(found.id);
  const id = state.cards.length as CardId;
  const permanent = zone === 'battlefield' ? { ...newPermanent(seat, ++state.timestamps), sick: false } : undefined;
  if (permanent) permanent.loyalty = found.loyalty ?? 0;
  state.cards.push({
    def,
    owner: seat,
    handle: ++state.handles,
    seen: zone === 'hand' ? 1 << seat : 0xff,
    zone,
    incarnation: 0,
    token: found.object === 'token',
    permanent,
    last: undefined,
  });
  if (zone === 'battlefield') state.battlefield.push(id);
  else playerOf(g, seat)[zone].push(id);
  changed(g);
  return id;
}

/** A deck for each pair of colours, made of every defined card, so that every new card is played. */
export function trialDecks(): Readonly<Record<string, number>>[] {
  const lands: Readonly<Record<string, string>> = {
    white: 'Plains',
    blue: 'Island',
    black: 'Swamp',
    red: 'Mountain',
    green: 'Forest',
  };
  const pairs = COLORS.flatMap((one, index) => COLORS.slice(index + 1).map((other) => [one, other] as const));
  return pairs.map((pair) => {
    const deck: Record<string, number> = { [lands[pair[0]] as string]: 12, [lands[pair[1]] as string]: 12 };
    for (const def of CARDS) {
      if (def.object !== undefined || def.supertypes?.includes('basic')) continue;
      const { colors } = faceOf(def);
      const mine = colorBit(pair[0]) | colorBit(pair[1]);
      if ((colors & ~mine) === 0) deck[def.name] = 1;
    }
    return deck;
  });
}

export function cardNamed(name: string): CardDef {
  const def = CARDS.find((each) => each.name === name);
  if (!def) throw new Error(`There is no card ${name}`);
  return def;
}
