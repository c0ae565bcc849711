/** Shows events to the viewers when they may see them. */

import type { Language } from '@praxis/contract';
import type { Viewer } from '@praxis/engine';
import { faultText } from '../base/faults.ts';
import { keyed } from '../base/ids.ts';
import { owing, questionTo } from '../match/questions.ts';
import type { Room, WaitingClock } from '../match/room.ts';
import { standingAnswer } from '../match/standing-answers.ts';
import type { Resources } from '../resources.ts';
import { Feed } from './feed.ts';

/** A feed that nobody has watched for this long is removed. */
const FEED_IDLE_MS = 60_000;
/** While only bots move, their actions are gathered for a moment. */
const BUSY_MS = 50;
/** Each feed counts its updates from a number far from those of all others. */
const UPDATES_PER_FEED = 2 ** 20;

export class Publisher {
  readonly #resources: Resources;
  #feeds = 0;

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /** The feed of an audience. A new one is shown the current state unless something is being held back. */
  feed(room: Room, viewer: Viewer, language: Language): Feed {
    const key = `${viewer} ${language}`;
    const known = room.feeds.get(key);
    if (known) return known;
    const { processId, clock, downtimes } = this.#resources;
    const { secret } = room.live.beginning;
    const epoch = keyed(secret, `updates ${processId} ${this.#feeds++} ${key}`).readUInt32BE(0);
    const feed = new Feed(room, { viewer, language }, epoch * UPDATES_PER_FEED);
    room.feeds.set(key, feed);
    const now = clock.now();
    if (room.isStale || room.isWriting) return feed;
    try {
      if (room.live.heldUntil > now) this.#showLater(room);
      else {
        if (room.waitingFor.happened < 0) this.#wait(room);
        feed.advance(now, downtimes);
      }
    } catch (error) {
      // The next visitor tries again.
      room.feeds.delete(key);
      throw error;
    }
    return feed;
  }

  /**
   * Shows everybody the current state, soon. While something is held back, only players with a question see it, because
   * they could not answer otherwise.
   */
  show(room: Room): void {
    this.#soon(room, () => this.#show(room));
  }

  /**
   * Shows a match once, however often that is asked for until then. While an entry is being written it is not shown,
   * because that entry may fail; then it is shown as soon as it is written, before another can begin.
   */
  #soon(room: Room, show: () => void): void {
    if (room.isStale || room.showing === 'soon') return;
    const work = (): void => {
      room.showing = room.isWriting ? 'overdue' : undefined;
      if (!(room.isStale || room.isWriting)) this.#guarded(room, show);
    };
    const { soon } = this.#resources;
    if (!soon || room.showing === 'overdue') work();
    else {
      room.showing = 'soon';
      soon(work);
    }
  }

  /** A failure of a game's rules or words while showing something stops neither the match nor its other viewers. */
  #guarded({ id, live }: Room, work: () => void): void {
    try {
      work();
    } catch (error) {
      const { log, metrics } = this.#resources;
      metrics.faults.inc();
      log.error({ match: id, head: live.head, error: faultText(error) }, 'a match could not be shown');
    }
  }

  #show(room: Room): void {
    const { clock, downtimes } = this.#resources;
    const now = clock.now();
    const { live } = room;
    if (live.heldUntil <= now && isBusy(room)) {
      this.#at(room, now + BUSY_MS, () => this.#showNow(room));
      return;
    }
    room.cancelShowing?.();
    room.cancelShowing = undefined;
    if (live.heldUntil > now) {
      for (const feed of room.feeds.values()) {
        const { viewer } = feed.reader;
        const question = viewer === 'spectator' ? undefined : questionTo(room, viewer);
        if (question?.key === feed.key) continue;
        if (question && question.shownAt <= now) this.#guarded(room, () => feed.advance(now, downtimes));
        else feed.clear();
      }
      this.#showLater(room);
      return;
    }
    this.#showNow(room);
  }

  #showNow(room: Room): void {
    const { clock, downtimes } = this.#resources;
    const now = clock.now();
    room.cancelShowing?.();
    room.cancelShowing = undefined;
    if (room.isStale) return;
    this.#wait(room);
    for (const [key, feed] of room.feeds) {
      if (!feed.isWatched && now - feed.leftAt > FEED_IDLE_MS) room.feeds.delete(key);
      else this.#guarded(room, () => feed.advance(now, downtimes));
    }
  }

  #showLater(room: Room): void {
    const { clock } = this.#resources;
    const { heldUntil, openQuestions } = room.live;
    const now = clock.now();
    const soon = openQuestions.all.map(({ shownAt }) => shownAt).filter((at) => at > now);
    this.#at(room, Math.min(heldUntil, ...soon), () => this.#show(room));
  }

  /** Shows a match at a time, unless another time is waited for already. */
  #at(room: Room, time: number, show: () => void): void {
    room.cancelShowing ??= this.#resources.clock.at(time, () => {
      room.cancelShowing = undefined;
      this.#soon(room, show);
    });
  }

  /** Hides which of several seats asked at once have answered: all of them are waited for until something happens. */
  #wait(room: Room): void {
    const { live, waitingFor } = room;
    const { happened } = live.openQuestions;
    const asked = owing(room);
    const silent = happened === waitingFor.happened && waitingFor.seats.length > 1 && asked.length > 0;
    const seats = silent ? [...new Set([...waitingFor.seats, ...asked])].sort((a, b) => a - b) : asked;
    const clocks = new Map<number, WaitingClock>();
    for (const seat of seats) {
      const known = silent ? waitingFor.clocks.get(seat) : undefined;
      const since = live.openQuestions.of(seat)?.since;
      if (known) clocks.set(seat, known);
      else if (since !== undefined) clocks.set(seat, { since, bankMs: live.banks[seat] as number });
    }
    room.waitingFor = { happened, seats, clocks };
  }
}

/** Only bots are asked, so something will happen at once. */
function isBusy(room: Room): boolean {
  const { live } = room;
  return (
    live.status === 'running' &&
    live.decisions.every(
      ({ seat }) =>
        room.botOf(seat) !== undefined ||
        live.openQuestions.sealedBy(seat).length > 0 ||
        standingAnswer(room, seat)?.idle === false,
    )
  );
}
