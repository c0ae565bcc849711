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
import type { Services } from './services.ts';
import { Pairing } from './tables/pairing.ts';
import { Presence } from './tables/presence.ts';
import { rematchOf } from './tables/rematch.ts';
import { Requests } from './tables/requests.ts';
import { Tables } from './tables/tables.ts';
import { Publisher } from './updates/publisher.ts';

export class Hall {
  readonly services: Services;
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

  constructor(services: Services, bots: BotPlayers) {
    this.services = services;
    this.bots = bots;
    this.budgets = new Budgets(services.clock, services.config);
    this.publisher = new Publisher(services);
    this.rooms = new Rooms(services, this.publisher);
    this.rooms.onForgotten = (match) => bots.forget(match);
    this.referee = new Referee(services, this.rooms, this.publisher);
    this.due = new Due(services, this.rooms, this.referee, bots);
    this.presence = new Presence(services, this.rooms, this.due);
    const saved = (person: Person): SavedDecks => savedDecks(services, person);
    this.tables = new Tables(services, bots, saved);
    this.pairing = new Pairing(services, this.tables, saved);
    this.tables.onStarted = (match) => this.due.expect(match, services.clock.now());
    this.requests = new Requests(services, this.rooms, this.referee, (room) => rematchOf(services, room, this.due));
    this.lifetime = new Lifetime(services);
    this.housekeeping = new Housekeeping(services, this.rooms, this.referee, this.pairing);
    this.reminders = new Reminders(services, this.rooms, [new PushReminders(services)]);
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
    await this.services.tasks.done();
    await this.presence.stop();
    await this.lifetime.stop();
    await this.bots.close();
    this.services.releases.close();
  }
}
