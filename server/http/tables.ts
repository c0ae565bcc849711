/** `/api/play`, `/api/pair` and `/api/tables`. */
import type { Begun } from '@praxis/protocol/http.ts';
import type { Speed, Table, TableSettings } from '@praxis/protocol/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identify, personOf } from '../accounts/identity.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { making } from '../limits/costly.ts';
import { OpenTables } from '../limits/open-tables.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import {
  botsSchema,
  checked,
  deckChangeSchema,
  idSchema,
  joinSchema,
  newTableSchema,
  pairSchema,
  playSchema,
  readySchema,
  removeSchema,
  startSchema,
} from './schemas.ts';

interface AtTable {
  readonly Params: { readonly id: string };
}

const UNTIMED: Speed = { kind: 'untimed' };

export function tableRoutes(app: FastifyInstance, { resources, tables, pairing }: Services): void {
  const who = (request: FastifyRequest, reply: FastifyReply): Promise<Person> => identify(resources, request, reply);
  const inLobby = new OpenTables(resources.database.queries, resources.config.tablesPerPerson);
  const languageOf = ({ headers, query }: FastifyRequest) =>
    languageFrom((query as { readonly language?: string }).language, headers['accept-language']);
  const idOf = ({ params }: { params: AtTable['Params'] }): string => checked(idSchema, params.id);
  const known = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(resources, request);
    if (!person) throw new Unfulfilled('not at the table');
    return person;
  };

  app.post('/api/play', making(resources.config), async (request, reply) => {
    const { game, edition, seats, deck, language, contributes = false } = checked(playSchema, request.body);
    const hosting = await resources.registry.requested(game);
    const settings: TableSettings = {
      game,
      edition: edition ?? hosting.choices.editions[0],
      seats: seats ?? hosting.choices.seats.usual,
      ...{ speed: UNTIMED, rated: false, open: false, seating: 'chosen' },
    };
    const person = await who(request, reply);
    const { id, commitment } = await tables.forOne(
      person,
      { settings, ...(deck ? { deck } : {}) },
      languageFrom(language),
    );
    // A player contributes to the seed once the server's commitment is known.
    if (!contributes)
      await tables.start(id, person).catch(async (error) => {
        // A table that cannot begin is of no use to anybody.
        await tables.leave(id, person);
        throw error;
      });
    return { match: id, commitment } satisfies Begun;
  });

  app.post('/api/pair', making(resources.config), async (request, reply) => {
    const wanted = checked(pairSchema, request.body);
    return pairing.pair(await who(request, reply), wanted, languageFrom(wanted.language));
  });

  app.get('/api/tables', async (request) => tables.list(await personOf(resources, request)));

  app.post('/api/tables', making(resources.config), async (request, reply) => {
    const table = checked(newTableSchema, request.body);
    const open = async (): Promise<Table> => tables.open(await who(request, reply), table, languageOf(request));
    return table.settings.open ? inLobby.open(request.ip, open) : open();
  });

  app.get<AtTable>('/api/tables/:id', async (request) => tables.get(idOf(request), await personOf(resources, request)));

  app.post<AtTable>('/api/tables/:id/join', making(resources.config), async (request, reply) => {
    const { seat } = checked(joinSchema, request.body ?? {});
    return tables.join(idOf(request), await who(request, reply), seat);
  });

  app.post<AtTable>('/api/tables/:id/leave', async (request) => {
    await tables.leave(idOf(request), await known(request));
    return {};
  });

  app.post<AtTable>('/api/tables/:id/deck', async (request) => {
    const { deck } = checked(deckChangeSchema, request.body);
    return tables.deck(idOf(request), await known(request), deck, languageOf(request));
  });

  app.post<AtTable>('/api/tables/:id/bots', async (request) => {
    const wish = checked(botsSchema, request.body ?? {});
    return tables.bots(idOf(request), await known(request), wish);
  });

  app.post<AtTable>('/api/tables/:id/remove', async (request) => {
    const { seat } = checked(removeSchema, request.body);
    return tables.remove(idOf(request), await known(request), seat);
  });

  app.post<AtTable>('/api/tables/:id/ready', async (request) => {
    const { ready, contribution } = checked(readySchema, request.body);
    return tables.ready(idOf(request), await known(request), ready, contribution);
  });

  app.post<AtTable>('/api/tables/:id/start', async (request) => {
    const { contribution } = checked(startSchema, request.body ?? {});
    const id = idOf(request);
    await tables.start(id, await known(request), contribution);
    return { match: id };
  });
}
