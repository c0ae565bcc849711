/** Lets a synchronous caller (`spawned.ts`) wait for an answer of the resident process: the thread that waits cannot receive it itself. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';

const { port, flag } = workerData as { readonly port: MessagePort; readonly flag: Int32Array };
const resident = fork(join(import.meta.dirname, 'resident.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

function answer(ran: unknown): void {
  port.postMessage(ran);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

port.on('message', (order: object) => resident.send(order));
resident.on('message', answer);
resident.on('exit', (status) => answer({ status, out: '', err: 'The resident process ended.' }));
