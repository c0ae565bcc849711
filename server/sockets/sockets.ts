/** `/ws`: connections over the network. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGE_BYTES_MAX } from '@praxis/protocol/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identityOf, personOf } from '../accounts/identity.ts';
import { isForeign } from '../base/origins.ts';
import { Unfulfilled } from '../base/words.ts';
import { networkOf } from '../limits/addresses.ts';
import { Throttle } from '../limits/throttle.ts';
import { newGuest } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Connection, type Line } from './connection.ts';
import type { Connections } from './connections.ts';

const SOCKET_PATH = '/ws';
/** A connection that does not answer a ping within this time is dead. */
const PING_MS = 30_000;
/** How many pings of a client are answered; a client that sends more is hostile. */
const PINGS = { burst: 20, perSecond: 1 };

/** The most messages kept before their sender is identified. */
const EARLY_MAX = 20;

export function socketRoutes(app: FastifyInstance, services: Services, connections: Connections): void {
  const { resources } = services;
  const { config } = resources;
  const byAddress = new Map<string, number>();
  /** Counts a connection of an address until it ends, or refuses it. */
  const admit = ({ ip: address, raw }: FastifyRequest): void => {
    // A client that hung up while it was being identified would be counted for ever.
    if (raw.socket.destroyed) throw new Unfulfilled('unknown');
    const ip = networkOf(address);
    const open = byAddress.get(ip) ?? 0;
    if (open >= config.connectionsPerAddress) throw new Unfulfilled('too many requests');
    byAddress.set(ip, open + 1);
    raw.socket.once('close', () => {
      const left = (byAddress.get(ip) ?? 1) - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
  };
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        if (isForeign(config, request)) throw new Unfulfilled('foreign page');
        // An invalid token is refused before there is a connection.
        await personOf(resources, request);
        admit(request);
      },
    },
    async (socket, request) => {
      const early: string[] = [];
      let connection: Connection | undefined;
      let alive = true;
      const pings = new Throttle(resources.clock, PINGS);
      // Messages may arrive before their sender is identified.
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(1003, 'text only');
        else if (connection) connection.receive(String(data));
        else if (early.length < EARLY_MAX) early.push(String(data));
        else socket.close(1008, 'too many messages');
      });
      // Replies would pile up for a client that sends pings and reads nothing.
      socket.on('ping', (data) => {
        if (pings.take()) socket.pong(data);
        else socket.terminate();
      });
      socket.on('pong', () => {
        alive = true;
      });
      const ping = setInterval(() => {
        if (!alive) socket.terminate();
        alive = false;
        socket.ping();
      }, PING_MS);
      ping.unref();
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearInterval(ping);
        if (!connection) return;
        connections.remove(connection);
      });
      // A client without a cookie can watch, but is not recognised again.
      const identity = await identityOf(resources, request).catch(() => undefined);
      const person = identity?.person ?? newGuest();
      if (socket.readyState !== socket.OPEN) return;
      const raw = request.raw.socket;
      const line: Line = {
        address: networkOf(request.ip),
        send: (text) => {
          cork(raw);
          socket.send(text);
        },
        get waiting() {
          return socket.bufferedAmount;
        },
        close: (code, why) => socket.close(code, why),
      };
      connection = new Connection(services, person, line, identity?.session);
      connections.add(connection);
      for (const text of early) connection.receive(text);
    },
  );
}

/** Everything that is sent to a client in the same moment is written at once. */
function cork(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** True if a request wants a WebSocket at the right address; a request for another protocol gets an answer in HTTP. */
export function isSocketRequest({ url, headers }: IncomingMessage): boolean {
  return url?.split('?')[0] === SOCKET_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

export const WEBSOCKET_OPTIONS = { maxPayload: MESSAGE_BYTES_MAX, autoPong: false };
