/**
 * Connections of an address, before anything is known of them. One that never finishes its request lasts for seconds,
 * so an address could open thousands of them, until the process has no room for anybody else's.
 */
import type { Server } from 'node:http';
import type { Config } from '../base/config.ts';
import { networkOf } from './addresses.ts';

/** For each WebSocket that an address may have; a browser opens six connections beside it. */
const TIMES = 10;

/** Behind a proxy all connections are the proxy's, which has limits of its own. */
export function boundConnections(
  server: Server,
  { connectionsPerAddress, trustedProxies }: Pick<Config, 'connectionsPerAddress' | 'trustedProxies'>,
): void {
  if (trustedProxies.length > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= TIMES * connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
