/**
 * Nothing hidden leaves the server in real games: worlds that differ in others' cards are the same for everybody who
 * cannot know them.
 */
import type { Hosting } from '@praxis/contract';
import type { Update } from '@praxis/protocol/update.ts';
import { expect, test, vi } from 'vitest';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import { Registry } from '../registry.ts';
import type { TestClient } from '../testing/fixtures.ts';
import { testDatabase } from '../testing/test-server.ts';
import { OBSERVER, type Plan, type Played, playWorld } from './testing-worlds.ts';

// Whole matches are played twice, step by step, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const registry = new Registry();
const shared = testDatabase();

async function hostingOf(game: string): Promise<Hosting> {
  return (await registry.hosting(game)) as Hosting;
}

/** The types of the cards by the ids of their definitions. */
function typesOf(hosting: Hosting, edition: string): Readonly<Record<string, readonly string[]>> {
  const typed = (def: unknown): readonly string[] => (def as { readonly types?: readonly string[] }).types ?? [];
  return Object.fromEntries(hosting.game.allCards(edition).map((def) => [def.id, typed(def)]));
}

/** Shows only the first message that differs. */
function expectSame(one: Played, other: Played): void {
  for (const who of ['observer', 'spectator'] as const) {
    const [here, there] = [one.sentTo(one[who]), other.sentTo(other[who])];
    const at = here.findIndex((message, index) => message !== there[index]);
    expect([who, there[at]]).toEqual([who, here[at]]);
    expect(there.length).toBe(here.length);
  }
}

async function sealedIn({ match }: Played): Promise<number> {
  const { rows } = await shared.database.pool.query<{ count: string }>(
    "select count(*) from entries where match_id = $1 and kind = 'sealed'",
    [match],
  );
  return Number(rows[0]?.count);
}

test('VTES: other reactions and combat cards in four hands, and the fifth seat gets the same bytes at the same times', async () => {
  const hosting = await hostingOf('vtes');
  const types = typesOf(hosting, 'fifth');
  const plan: Plan = {
    ...{ hosting, edition: 'fifth', seats: 5, answers: 110, first: 'moves_pool_to' },
    isHeldBack: (def) =>
      (types[def] ?? []).length > 0 && types[def]?.every((type) => type === 'reaction' || type === 'combat') === true,
    // Nobody but the observer blocks: a blocker is asked again only when all have seen it. Nor does anybody look into
    // hands.
    isRash: (seat, answer, cards) =>
      (seat !== OBSERVER && answer.startsWith('attempts_to_block')) || cards.includes('Revelations'),
  };
  const [one, other] = [await playWorld(shared.database, plan, 0), await playWorld(shared.database, plan, 7)];
  // The worlds differ where they should: the others were asked at other times whether they respond.
  expect(one.asked.length).toBeGreaterThan(10);
  expect(other.asked).not.toEqual(one.asked);
  expectSame(one, other);
  expect(one.observer.sent.length).toBeGreaterThan(100);
  expect(one.observer.lines.some((line) => line.includes(' bleeds '))).toBe(true);
  expect(await sealedIn(one)).toBeGreaterThan(0);
});

test('Pokémon: other Items and Supporters in the hand of the opponent, and the bytes and their times are the same', async () => {
  const hosting = await hostingOf('pokemon');
  const edition = hosting.choices.editions[0];
  const kinds = new Map(hosting.game.allCards(edition).map((def) => [def.id, (def as { kind?: string }).kind]));
  const plan: Plan = {
    ...{ hosting, edition, seats: 2, answers: 70 },
    isHeldBack: (def) => ['Item', 'Supporter'].includes(kinds.get(def) ?? ''),
    isRash: () => false,
  };
  const [one, other] = [await playWorld(shared.database, plan, 0), await playWorld(shared.database, plan, 3)];
  // The opponent has other cards, and nobody else can tell.
  expect(other.sentTo(other.others[0] as TestClient)).not.toEqual(one.sentTo(one.others[0] as TestClient));
  expectSame(one, other);
  expect(one.observer.sent.length).toBeGreaterThan(100);
  // The name of an offered deck would tell all of its cards.
  expect(one.observer.table?.seats.map(({ deck }) => deck !== undefined)).toEqual([true, false]);
  expect(one.spectator.table?.seats.map(({ deck }) => deck)).toEqual([undefined, undefined]);
});

/**
 * Only instants are held back, and lands are tapped with the spell that they pay for. All keep their hands, so that
 * more is played.
 */
async function magic(decks: readonly string[], more: Partial<Plan> = {}): Promise<Plan> {
  const hosting = await hostingOf('magic');
  const edition = hosting.choices.editions[0];
  const types = typesOf(hosting, edition);
  return {
    ...{ hosting, edition, seats: 2, decks, answers: 70, first: 'plays', goesOn: 'paying_automatically' },
    isHeldBack: (def) => types[def]?.includes('instant') === true,
    isRash: (_, answer) => answer.startsWith('activates_for_mana') || answer.startsWith('takes_a_mulligan'),
    ...more,
  };
}

const MAGIC_DECKS = [
  ['flames-of-the-dragon', 'hit-the-ground-running'],
  ['red-inferno', 'white-vanguard'],
];

test.each(MAGIC_DECKS)(
  'Magic, %s against %s: other instants in the hand of the opponent, and the bytes and their times are the same',
  async (...decks) => {
    const plan = await magic(decks);
    const [one, other] = [await playWorld(shared.database, plan, 0), await playWorld(shared.database, plan, 3)];
    // The opponent has other cards, and nobody else can tell.
    expect(other.sentTo(other.others[0] as TestClient)).not.toEqual(one.sentTo(one.others[0] as TestClient));
    expectSame(one, other);
    expect(one.observer.sent.length).toBeGreaterThan(100);
  },
);

test('Magic: another deck of the opponent, of which nothing has been seen, and the bytes are the same', async () => {
  const kept = { answers: 3, first: 'keeps' };
  const [one, other] = [
    await playWorld(shared.database, await magic(['flames-of-the-dragon', 'hit-the-ground-running'], kept), 0),
    await playWorld(shared.database, await magic(['flames-of-the-dragon', 'white-vanguard'], kept), 0),
  ];
  expect(other.sentTo(other.others[0] as TestClient)).not.toEqual(one.sentTo(one.others[0] as TestClient));
  expectSame(one, other);
  // Only the faces of the observer's own hand were sent.
  const sent = one.observer.sent.flatMap(({ text }) => Object.values((JSON.parse(text) as Update).faces ?? {}));
  const seen = Object.values(one.observer.view?.cards ?? {}).flatMap(({ name }) => name ?? []);
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(seen));
  expect(seen.length).toBeGreaterThan(6);
});

/** Longer than any pause. */
const THINK_MS = FLOOR_MOST_MS + 700;

test('Magic with mana in payments only: a player who thinks is waited for as if there were nothing to think about, and nobody can tell', async () => {
  const plan = await magic(['hit-the-ground-running', 'will-of-the-masses'], {
    ...{ options: { mana: 'in payments' }, thinkMs: THINK_MS, answers: 30 },
  });
  const [one, other] = [await playWorld(shared.database, plan, 0), await playWorld(shared.database, plan, 1)];
  // The opponent has other cards, and is asked at the same times all the same.
  expect(other.sentTo(other.others[0] as TestClient)).not.toEqual(one.sentTo(one.others[0] as TestClient));
  expect(other.asked).toEqual(one.asked);
  expect(one.asked.length).toBeGreaterThan(20);
  expectSame(one, other);
});

/**
 * Traps, Quick-Play Spells and monsters with effects that work from the hand: all cards that could answer at any time.
 */
async function yugioh(decks: readonly string[], more: Partial<Plan> = {}): Promise<Plan> {
  const hosting = await hostingOf('yugioh');
  const edition = hosting.choices.editions[0];
  interface Answering {
    readonly kind?: string;
    readonly icon?: string;
    readonly effects?: readonly { readonly kind: string; readonly in?: string }[];
  }
  const isFast = (def: unknown): boolean => {
    const { kind, icon, effects = [] } = def as Answering;
    return (
      kind === 'trap' || icon === 'quick-play' || effects.some((each) => each.kind === 'quick' && each.in === 'hand')
    );
  };
  const fast = new Set(
    hosting.game
      .allCards(edition)
      .filter(isFast)
      .map(({ id }) => id),
  );
  return {
    ...{ hosting, edition, seats: 2, decks, answers: 60 },
    isHeldBack: (def) => fast.has(def),
    isRash: () => false,
    ...more,
  };
}

test.each([
  ['hero-strike', 'hero-strike'],
  ['space-time-showdown', 'hero-strike'],
])(
  'Yu-Gi-Oh!, %s against %s: other Traps and hand effects of the opponent, and the bytes and their times are the same',
  async (...decks) => {
    const plan = await yugioh(decks);
    const [one, other] = [await playWorld(shared.database, plan, 0), await playWorld(shared.database, plan, 3)];
    // The opponent has other cards, and nobody else can tell.
    expect(other.sentTo(other.others[0] as TestClient)).not.toEqual(one.sentTo(one.others[0] as TestClient));
    expectSame(one, other);
    expect(one.observer.sent.length).toBeGreaterThan(60);
  },
);
