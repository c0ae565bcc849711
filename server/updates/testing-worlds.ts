/**
 * Two worlds that differ only in facts that an observer cannot know, for tests: the same match is played in both, by
 * people who give the same answers at the same times, except that a seat that could respond in one of them passes at
 * once.
 */

import type { Hosting } from '@praxis/contract';
import type { BaseCard, Definition, Setup } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol/update.ts';
import { keyed } from '../base/ids.ts';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import type { Person } from '../people/people.ts';
import type { HostedGame } from '../registry.ts';
import type { Database } from '../storage/database.ts';
import { FakeClock, openTestServices, SETTINGS, type TestClient, type TestServices } from '../testing/fixtures.ts';

export const OBSERVER = 0;
const SECRET = '22'.repeat(32);
const TENTH_MS = 100;
/** A seat with only responses passes after this long. */
const PASS_MS = 5;

export interface Plan {
  readonly hosting: Hosting;
  readonly edition: string;
  readonly seats: number;
  /** How many answers are given that are no mere passes. */
  readonly answers: number;
  /** By definition: cards that are exchanged in the other world, and that nobody but the observer plays. */
  isHeldBack(def: string): boolean;
  /** Answers that are avoided, because the worlds could not stay the same after them. */
  isRash(seat: number, answer: string, cards: readonly string[]): boolean;
  /** Offered decks by seat; the first ones if none are named. */
  readonly decks?: readonly string[];
  /** The answer given wherever it is possible. */
  readonly first?: string;
  /**
   * The preferred continuation of a sentence. Of several ways to end a sentence one is then drawn, however many were
   * sent.
   */
  readonly goesOn?: string;
  /**
   * All but the observer want to be asked wherever possible, and think longer than any pause: a wait must not reveal
   * that a player holds something.
   */
  readonly thinkMs?: number;
  /** Two hexadecimal digits from which the luck of the match follows. */
  readonly luck?: string;
  /** The game's own settings. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface Played {
  readonly observer: TestClient;
  readonly others: readonly TestClient[];
  readonly spectator: TestClient;
  /** The times and steps at which others had questions that they could only pass. */
  readonly asked: readonly string[];
  readonly match: string;
  /** Everything a client was sent, and when, with the match's id removed. */
  sentTo(client: TestClient): readonly string[];
}

/** The game, but with the cards that are held back dealt in another order to all but the observer. */
function world({ hosting, seats, isHeldBack }: Plan, shift: number): HostedGame {
  const { game } = hosting;
  const start = (setup: Setup) => {
    const state = game.start(setup);
    const idOf = (def: number): string => (game.definitions(setup)[def] as Definition).id;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === OBSERVER) continue;
      const mine = (state.cards as BaseCard[]).filter(({ owner, def }) => owner === seat && isHeldBack(idOf(def)));
      const defs = mine.map(({ def }) => def);
      for (const [at, card] of mine.entries()) card.def = defs[(at + shift) % defs.length] as number;
    }
    return state;
  };
  return { id: game.id, module: '', load: async () => ({ ...hosting, game: { ...game, start } }) };
}

/** All complete answers that are sent with the decision. */
function wholeAnswers({ choices }: SentDecision): readonly string[] {
  const ends = (choice: Choice): readonly string[] =>
    choice.more ? (choice.next ?? []).flatMap(ends) : [choice.answer];
  return choices.flatMap(ends);
}

/** The answers that can be given in both worlds. */
async function openAnswers(
  plan: Plan,
  client: TestClient,
  seat: number,
  decision: SentDecision,
  end: (choice: Choice) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const cardsOf = (answer: string) =>
    [...answer.matchAll(/:c(\d+)/g)].flatMap(([, handle]) => client.view?.cards[Number(handle)] ?? []);
  const isOpen = (answer: string): boolean => {
    const cards = cardsOf(answer);
    const isHeld = cards.some(({ def, owner }) => owner === seat && def !== undefined && plan.isHeldBack(def));
    if (seat !== OBSERVER && isHeld) return false;
    return !plan.isRash(
      seat,
      answer,
      cards.map(({ name }) => name ?? ''),
    );
  };
  if (plan.goesOn === undefined) return wholeAnswers(decision).filter(isOpen).sort();
  const found: string[] = [];
  for (const choice of decision.choices.filter(({ answer }) => isOpen(answer))) {
    const whole = await end(choice);
    if (whole !== undefined && isOpen(whole)) found.push(whole);
  }
  return found.sort();
}

function chosen({ first }: Plan, open: readonly string[], passive: string | undefined, draw: string): string {
  const wanted = first === undefined ? undefined : open.find((answer) => answer.startsWith(first));
  const active = open.filter((answer) => answer !== passive);
  if (wanted !== undefined || active.length === 0) return wanted ?? passive ?? '';
  const drawn = keyed(SECRET, draw).readUInt32BE(0);
  return drawn % 7 === 0 && passive !== undefined ? passive : (active[drawn % active.length] as string);
}

export async function playWorld(database: Database, plan: Plan, shift: number): Promise<Played> {
  const clock = new FakeClock();
  const services = await openTestServices({ games: [world(plan, shift)], database, clock, processId: 'the same' });
  const names = [...Array.from({ length: plan.seats }, (_, seat) => `player ${seat}`), 'spectator'];
  const clients = names.map((name) =>
    services.client({ id: name.replace(' ', '-').padEnd(22, '-'), name, guest: true } as Person),
  );
  const players = clients.slice(0, plan.seats);
  const spectator = clients.at(-1) as TestClient;
  const match = await begun(services, database, plan, players);
  const from = clock.now();
  for (const client of clients) {
    client.watch(match);
    await services.settle();
  }
  const asked: string[] = [];
  let answers = 0;
  const { noResponse: quietly = [], stops } = plan.hosting;
  const [quiet = [], idle = []] = [quietly, stops?.idle ?? []].map((all) => all.map((say) => say.replaceAll(' ', '_')));
  const known = new WeakMap<SentDecision, readonly string[]>();
  /** One way to end a sentence. */
  const ended = async (client: TestClient, number: number, begun: Choice): Promise<string | undefined> => {
    let choice: Choice | undefined = begun;
    while (choice?.more) {
      const id = client.ask({ t: 'next', match, number, answer: choice.answer });
      await services.settle();
      const reply = client.reply(id);
      const next: readonly Choice[] = reply?.t === 'choices' ? reply.choices : [];
      const drawn = keyed(SECRET, `end ${choice.answer} ${clock.now()}`).readUInt32BE(0);
      const wanted = next.find(({ answer }) => answer.split(' ').some((word) => word.startsWith(plan.goesOn ?? ' ')));
      choice = wanted ?? next[drawn % next.length];
    }
    return choice?.answer;
  };
  const give = async (client: TestClient, seat: number, isMove: boolean): Promise<boolean> => {
    const { decision } = client;
    if (!decision) return false;
    const open =
      known.get(decision) ??
      (await openAnswers(plan, client, seat, decision, (choice) => ended(client, decision.number, choice)));
    known.set(decision, open);
    const passive = decision.passive?.answer;
    const isIdle = (answer: string): boolean => answer === passive || idle.some((say) => answer.startsWith(say));
    const isResponse = passive !== undefined && open.every(isIdle);
    if (!isMove && (seat === OBSERVER || !isResponse)) return false;
    const answer = isMove ? chosen(plan, open, passive, `choice ${seat} ${clock.now()}`) : (passive as string);
    if (isMove) answers++;
    else asked.push(`${clock.now() - from} ${seat} ${decision.step}`);
    client.ask({ t: 'answer', match, number: decision.number, answer });
    await services.settle();
    // An answer that nobody can respond to is followed by the next at once.
    if (quiet.some((say) => answer.startsWith(say))) await give(client, seat, isMove);
    return true;
  };
  const { thinkMs = 0 } = plan;
  for (const client of thinkMs > 0 ? players.slice(1) : [])
    client.ask({ t: 'stand', match, standing: { askAlways: true } });
  await services.settle();
  /** All players with only responses pass, one after the other. */
  const respond = async (): Promise<void> => {
    for (let again = true; again; ) {
      again = false;
      for (const [seat, client] of players.entries()) {
        if (thinkMs > 0 && seat !== OBSERVER && client.decision) await clock.advance(thinkMs, services.settle);
        if (!(await give(client, seat, false))) continue;
        again = true;
        await clock.advance(PASS_MS, services.settle);
      }
    }
  };
  while (answers < plan.answers && spectator.table?.state === 'running') {
    // While something is held back, questions come at tenths of a second after it.
    for (let quietMs = 0; quietMs <= FLOOR_MOST_MS; quietMs += TENTH_MS) {
      const seen = spectator.sent.length;
      await respond();
      await clock.advance(TENTH_MS - ((clock.now() - from) % TENTH_MS), services.settle);
      if (spectator.sent.length > seen) quietMs = 0;
    }
    for (const [seat, client] of players.entries()) if (await give(client, seat, true)) break;
  }
  await services.close();
  return {
    ...{ observer: players[OBSERVER] as TestClient, others: players.slice(1), spectator, asked, match },
    sentTo: ({ sent }) => sent.map(({ at, text }) => `${at - from} ${text.replaceAll(match, 'MATCH')}`),
  };
}

async function begun(
  { services, host }: TestServices,
  database: Database,
  plan: Plan,
  players: readonly TestClient[],
): Promise<string> {
  const [first, ...others] = players as [TestClient, ...TestClient[]];
  const { hosting, edition, seats } = plan;
  const speed = { kind: 'live', bankSeconds: 6000, incrementSeconds: 10 } as const;
  const settings = { ...SETTINGS, game: hosting.game.id, edition, seats, speed };
  const { id } = await services.tables.open(first.person, { settings }, 'en');
  for (const { person } of others) await services.tables.join(id, person);
  for (const [seat, { person }] of players.entries()) {
    await services.tables.deck(
      id,
      person,
      { offered: plan.decks?.[seat] ?? (hosting.decks[seat]?.id as string) },
      'en',
    );
    await services.tables.ready(id, person, true, (plan.luck ?? 'cc').repeat(32));
  }
  await database.pool.query('update matches set secret = $2 where id = $1', [id, SECRET]);
  await services.tables.start(id, first.person);
  if (plan.options) {
    await database.pool.query(
      `update matches set setup = setup || jsonb_build_object('options', $2::jsonb) where id = $1`,
      [...[id, JSON.stringify(plan.options)]],
    );
    host.rooms.forget(id);
  }
  return id;
}
