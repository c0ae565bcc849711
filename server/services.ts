/** All parts of the server except the matches under way. Connections and HTTP requests arrive here. */

import type { SavedDecks } from './decks/deck-choice.ts';
import { savedDecks } from './decks/saved-decks.ts';
import type { Matches } from './host/matches.ts';
import { Budgets } from './limits/budgets.ts';
import { Housekeeping } from './ops/housekeeping.ts';
import { Lifetime } from './ops/lifetime.ts';
import { claimExisting } from './people/names.ts';
import type { Person } from './people/people.ts';
import { MailReminders } from './reminders/mail-reminders.ts';
import { PushReminders } from './reminders/push.ts';
import { Reminders } from './reminders/reminders.ts';
import type { ServerResources } from './resources.ts';
import { Pairing } from './tables/pairing.ts';
import { Presence } from './tables/presence.ts';
import { type SetUp, Tables } from './tables/tables.ts';

export class Services {
  readonly resources: ServerResources;
  readonly matches: Matches;
  readonly budgets: Budgets;
  /** The people connected to tables that gather players. */
  readonly presence: Presence;
  readonly tables: Tables;
  readonly pairing: Pairing;
  readonly lifetime: Lifetime;
  readonly housekeeping: Housekeeping;
  readonly reminders: Reminders;

  constructor(resources: ServerResources, matches: Matches, botNames: readonly string[]) {
    this.resources = resources;
    this.matches = matches;
    this.budgets = new Budgets(resources.clock, resources.config);
    this.presence = new Presence(resources, 'tables', (match) => matches.presenceChanged(match));
    const saved = (person: Person): SavedDecks => savedDecks(resources, person);
    const setUp: SetUp = (match, game, given) => matches.setUp(match, game, given);
    this.tables = new Tables(resources, matches, botNames, saved);
    this.pairing = new Pairing(resources, this.tables, saved, setUp);
    this.tables.onStarted = (match) => matches.wake(match);
    this.lifetime = new Lifetime(resources);
    this.housekeeping = new Housekeeping(resources, matches, this.pairing);
    this.reminders = new Reminders(resources, matches, [new PushReminders(resources), new MailReminders(resources)]);
  }

  async start(): Promise<void> {
    await this.lifetime.start();
    await claimExisting(this.resources);
    await this.matches.start();
    this.presence.start();
    this.housekeeping.start();
    this.reminders.start();
  }

  /** Finishes the work under way and begins nothing new. */
  async stop(): Promise<void> {
    this.housekeeping.stop();
    this.reminders.stop();
    await this.matches.stop();
    await this.resources.tasks.done();
    await this.presence.stop();
    await this.lifetime.stop();
    this.resources.releases.close();
  }
}
