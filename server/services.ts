/** All parts of the server that work on matches, put together. Connections and HTTP requests come to it. */

import type { SavedDecks } from './decks/deck-choice.ts';
import { savedDecks } from './decks/saved-decks.ts';
import { Budgets } from './limits/budgets.ts';
import type { BotPlayers } from './match/bots.ts';
import { Due } from './match/due.ts';
import { Referee } from './match/referee.ts';
import { Rooms } from './match/rooms.ts';
import { Housekeeping } from './ops/housekeeping.ts';
import { Lifetime } from './ops/lifetime.ts';
import type { Person } from './people/people.ts';
import { PushReminders } from './reminders/push.ts';
import { Reminders } from './reminders/reminders.ts';
import type { Resources } from './resources.ts';
import { Pairing } from './tables/pairing.ts';
import { Presence } from './tables/presence.ts';
import { rematchOf } from './tables/rematch.ts';
import { Requests } from './tables/requests.ts';
import { Tables } from './tables/tables.ts';
import { Publisher } from './updates/publisher.ts';

export class Services {
  readonly resources: Resources;
  readonly bots: BotPlayers;
  readonly budgets: Budgets;
  readonly publisher: Publisher;
  readonly rooms: Rooms;
  readonly referee: Referee;
  readonly due: Due;
  readonly presence: Presence;
  readonly tables: Tables;
  readonly pairing: Pairing;
  readonly requests: Requests;
  readonly lifetime: Lifetime;
  readonly housekeeping: Housekeeping;
  readonly reminders: Reminders;

  constructor(resources: Resources, bots: BotPlayers) {
    this.resources = resources;
    this.bots = bots;
    this.budgets = new Budgets(resources.clock, resources.config);
    this.publisher = new Publisher(resources);
    this.rooms = new Rooms(resources, this.publisher);
    this.rooms.onForgotten = (match) => bots.forget(match);
    this.referee = new Referee(resources, this.rooms, this.publisher);
    this.due = new Due(resources, this.rooms, this.referee, bots);
    this.presence = new Presence(resources, this.rooms, this.due);
    const saved = (person: Person): SavedDecks => savedDecks(resources, person);
    this.tables = new Tables(resources, bots, saved);
    this.pairing = new Pairing(resources, this.tables, saved);
    this.tables.onStarted = (match) => this.due.expect(match, resources.clock.now());
    this.requests = new Requests(resources, this.rooms, this.referee, (room) => rematchOf(resources, room, this.due));
    this.lifetime = new Lifetime(resources);
    this.housekeeping = new Housekeeping(resources, this.rooms, this.referee, this.pairing);
    this.reminders = new Reminders(resources, this.rooms, [new PushReminders(resources)]);
  }

  async start(): Promise<void> {
    await this.lifetime.start();
    this.due.start();
    this.presence.start();
    this.housekeeping.start();
    this.reminders.start();
  }

  /** What is under way is finished, nothing new is begun. */
  async stop(): Promise<void> {
    this.due.stop();
    this.housekeeping.stop();
    this.reminders.stop();
    this.rooms.close();
    await this.resources.tasks.done();
    await this.presence.stop();
    await this.lifetime.stop();
    await this.bots.close();
    this.resources.releases.close();
  }
}
