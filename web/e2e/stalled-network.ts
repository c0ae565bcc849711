/**
 * A network between browser and server that can fall silent: nothing is refused or closed, but nothing arrives either.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface StalledNetwork {
  /** Where the server is reached through it. */
  readonly url: string;
  stall(): void;
  /** Delivers the data that was held back. */
  resume(): void;
  close(): void;
}

export async function openNetwork(server: string): Promise<StalledNetwork> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => to.write(data));
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
      keep(from);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
