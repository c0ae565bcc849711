/** The matches that run in this thread, with everything that works on them. */
import type { Language } from '@praxis/contract';
import { type Record as MatchRecord, Mistake, type Setup } from '@praxis/engine';
import type { Replay } from '@praxis/protocol/http.ts';
import { Unfulfilled } from '../base/words.ts';
import { type LessonAsks, type LessonReplies, LessonService, type LessonTeacher } from '../learn/lesson-service.ts';
import type { BotPlayers } from '../match/bots.ts';
import { Due } from '../match/due.ts';
import { seatDeadline } from '../match/due-time.ts';
import { questionTo } from '../match/questions.ts';
import { Referee } from '../match/referee.ts';
import type { Room } from '../match/room.ts';
import { Rooms } from '../match/rooms.ts';
import type { Person } from '../people/people.ts';
import { continueMatch } from '../replays/continuing.ts';
import { KeptReplays } from '../replays/kept-replays.ts';
import { demandOver, type ReplayViewer, recordOf, replayUpdates } from '../replays/replays.ts';
import type { Resources } from '../resources.ts';
import { Presence } from '../tables/presence.ts';
import { rematchOf } from '../tables/rematch.ts';
import { Requests } from '../tables/requests.ts';
import type { OpenedSetup } from '../tables/starting.ts';
import { matchSummary } from '../tables/summaries.ts';
import { DelayedRooms } from '../updates/delayed-rooms.ts';
import { Publisher } from '../updates/publisher.ts';
import { LocalVisitor } from './local-visitor.ts';
import type { Matches, OwedAnswer, OwedAnswers, Progress, Visitor } from './matches.ts';
import { lessonMark, setUpMark } from './work-sign.ts';

const DAY_MS = 86_400_000;

/** The last reminder comes this long before the deadline: a quarter of the time, but at most a day. */
export function leadMs(daysPerDecision: number): number {
  return Math.min(DAY_MS, (daysPerDecision * DAY_MS) / 4);
}

export class MatchHost implements Matches {
  readonly resources: Resources;
  readonly bots: BotPlayers;
  readonly publisher: Publisher;
  readonly rooms: Rooms;
  readonly referee: Referee;
  readonly due: Due;
  readonly presence: Presence;
  readonly requests: Requests;
  readonly delayed: DelayedRooms;
  readonly #replays = new KeptReplays();
  readonly #lessons: LessonService;

  constructor(resources: Resources, bots: BotPlayers) {
    this.resources = resources;
    this.bots = bots;
    this.publisher = new Publisher(resources);
    this.rooms = new Rooms(resources, this.publisher);
    this.rooms.onForgotten = (match) => bots.forget(match);
    this.rooms.onRenewed = (match) => this.#replays.forget(`${match} `);
    this.referee = new Referee(resources, this.rooms, this.publisher);
    this.due = new Due(resources, this.rooms, this.referee, bots);
    this.delayed = new DelayedRooms(resources, this.rooms, (room) => this.publisher.show(room));
    this.presence = new Presence(resources, 'matches', (match) => this.presenceChanged(match));
    this.requests = new Requests(resources, this.rooms, this.referee, (room, seed) =>
      rematchOf(resources, room, seed, this.due, (match, game, given) => this.setUp(match, game, given)),
    );
    this.#lessons = new LessonService(resources.registry, (game, lesson) =>
      resources.onWork?.(lessonMark(game, lesson)),
    );
  }

  async start(): Promise<void> {
    this.due.start();
    this.presence.start();
  }

  async stop(): Promise<void> {
    this.due.stop();
    this.delayed.close();
    this.rooms.close();
    await this.resources.tasks.done();
    await this.presence.stop();
    await this.bots.close();
  }

  /** They are among those of this thread. */
  async metrics(): Promise<readonly object[][]> {
    return [];
  }

  visit(person: Person, send: (text: string) => void): Visitor {
    return new LocalVisitor(this, person, send);
  }

  async setUp(match: string, game: string, given: Setup): Promise<OpenedSetup> {
    const release = await this.resources.releases.current(game);
    if (!release) throw new Unfulfilled('unknown game', JSON.stringify(game));
    this.resources.onWork?.(setUpMark(match));
    try {
      const { setup } = release.openMatch(release.hosting.game, given);
      return { version: release.version, setup };
    } catch (error) {
      if (error instanceof Mistake) throw new Unfulfilled('settings', error.message);
      throw error;
    }
  }

  learn<What extends keyof LessonAsks>(game: string, what: What, ask: LessonAsks[What]): Promise<LessonReplies[What]> {
    const teacher: LessonTeacher = this.#lessons;
    return teacher[what](game, ask);
  }

  async progress(match: string, seat: number): Promise<Progress | undefined> {
    const room = await this.rooms.enterIfReadable(match);
    if (!room) return undefined;
    const { live } = room;
    const { clock, downtimes } = this.resources;
    const { version } = live.beginning.release;
    const asked = questionTo(room, seat);
    // During a pause the player is shown nothing that the table still holds back.
    if (live.heldUntil > clock.now() && (asked === undefined || asked.shownAt > clock.now()))
      return { version, yourMove: false };
    const isDue = live.beginning.settings.speed.kind === 'correspondence' && live.status === 'running';
    const deadline = isDue ? seatDeadline(room, seat, downtimes) : undefined;
    return {
      ...{ version, yourMove: asked !== undefined, turn: live.story.turn },
      ...(deadline ? { dueAt: deadline.at } : {}),
    };
  }

  async isEndHeld(match: string): Promise<boolean> {
    const room = await this.rooms.enterIfReadable(match);
    return room !== undefined && this.#isHeld(room);
  }

  #isHeld({ live }: Room): boolean {
    return live.status === 'over' && live.heldUntil > this.resources.clock.now();
  }

  async record(match: string): Promise<MatchRecord> {
    const { live } = await this.#finished(match);
    return recordOf(this.resources, live);
  }

  async replay(match: string, viewer: string | undefined, language: Language): Promise<string> {
    const { live, renewed } = await this.#finished(match);
    const seen = viewerOf(viewer, live.match.setup.seats.length);
    return this.#replays.get(`${live.id} ${renewed} ${seen} ${language}`, async () => {
      const summary = await matchSummary(this.resources, this, live.id, undefined);
      if (!summary) throw new Unfulfilled('unknown');
      const { result } = live.match;
      const replay: Replay = {
        ...{ match: summary, updates: await replayUpdates(live, seen, language) },
        ...(result?.kind === 'over' ? { outcome: live.hosting.reason(result.reason, language) } : {}),
      };
      return JSON.stringify(replay);
    });
  }

  async continueFrom(
    match: string,
    person: Person,
    wish: { readonly step: number; readonly seat: number },
  ): Promise<string> {
    const room = await this.#finished(match);
    return continueMatch(this.resources, this.bots, room, person, wish);
  }

  async abandon(match: string): Promise<void> {
    const room = await this.rooms.enterIfReadable(match);
    if (room) await this.referee.record(room, 'abort', undefined, { reason: 'abandoned' }, () => undefined);
  }

  async replace(match: string, personId: string): Promise<void> {
    const room = await this.rooms.enter(match);
    const seat = room?.seatOf(personId);
    if (!room || seat === undefined) return;
    const bot = this.bots.names[0] as string;
    await this.referee.record(room, 'bot-in', seat, { bot }, ({ standIns, status }) =>
      (status !== 'running' && status !== 'paused') || standIns.has(seat) ? { refused: 'not now' } : undefined,
    );
  }

  wake(match: string): void {
    this.due.expect(match, this.resources.clock.now());
  }

  async presenceChanged(match: string): Promise<void> {
    const room = await this.rooms.enterIfReadable(match);
    if (room?.live.status !== 'running') return;
    await room.exclusive(async () => {
      await this.rooms.refreshFacts(room);
      await this.due.reconsider(room);
    });
  }

  async owed(match: string): Promise<OwedAnswers | undefined> {
    const room = await this.rooms.enter(match);
    if (!room) return undefined;
    await room.exclusive(() => this.rooms.refresh(room));
    const { live, facts } = room;
    return {
      ...{ head: live.head, game: live.hosting.title },
      names: facts.seats.map(({ seat, name }) => ({ seat, name })),
      answers: this.#owedIn(room),
    };
  }

  /** The people who owe an answer that neither a bot nor their standing orders will give. */
  #owedIn(room: Room): readonly OwedAnswer[] {
    const { live, facts } = room;
    const { speed } = live.beginning.settings;
    if (live.status !== 'running' || speed.kind !== 'correspondence') return [];
    return live.people.flatMap((seat): readonly OwedAnswer[] => {
      const asked = questionTo(room, seat);
      const person = facts.seats.find((each) => each.seat === seat)?.personId;
      const deadline = seatDeadline(room, seat, this.resources.downtimes);
      if (!asked || !person || !deadline) return [];
      const lastCallAt = deadline.at - leadMs(speed.daysPerDecision);
      return [{ seat, person, number: asked.number, dueAt: deadline.at, lastCallAt, isHere: facts.here.has(person) }];
    });
  }

  async #finished(match: string): Promise<Room> {
    const room = await this.rooms.enter(match);
    if (!room) throw new Unfulfilled('unknown');
    demandOver(room.live);
    if (this.#isHeld(room)) throw new Unfulfilled('not over');
    return room;
  }
}

function viewerOf(seat: string | undefined, seats: number): ReplayViewer {
  if (seat === 'all') return 'all';
  if (seat === undefined || seat === 'spectator') return 'spectator';
  const number = Number(seat);
  if (!Number.isInteger(number) || number < 0 || number >= seats)
    throw new Unfulfilled('no seat', { about: 'unknown name', name: JSON.stringify(seat) });
  return number;
}
