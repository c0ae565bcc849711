/** Plain requests to the server. */
import type { HttpError } from '@praxis/protocol';

/** The server has refused, or has not answered. `text` is in the reader's language and empty if there was no answer. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: number;
  readonly code: string;
  constructor(status: number, { code, text }: HttpError['error']) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

type Query = Readonly<Record<string, string>>;

export function getJson<T>(path: string, query: Query = {}): Promise<T> {
  const address = addressOf(path, query);
  const ahead = askedAhead.get(address);
  askedAhead.delete(address);
  return (ahead as Promise<T> | undefined) ?? fetched<T>(address, 'GET');
}

const askedAhead = new Map<string, Promise<unknown>>();

/** Asks in advance for something that will be needed soon: the first caller gets this answer. */
export function getAhead(path: string, query: Query = {}): void {
  const address = addressOf(path, query);
  keepAhead(address, fetched(address, 'GET'));
}

/**
 * The same for addresses that the HTML has named (app/prerendered.tsx): without headers of its own, so that the browser
 * recognises them.
 */
export function getNamed(path: string, query: Query = {}): void {
  const address = addressOf(path, query);
  keepAhead(address, answered(fetch(address)));
}

function keepAhead(address: string, answer: Promise<unknown>): void {
  // Only the later caller handles the failure.
  answer.catch(() => undefined);
  askedAhead.set(address, answer);
}

export function addressOf(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

export function postJson<T>(path: string, body: unknown = {}): Promise<T> {
  return fetched<T>(path, 'POST', body);
}

export function putJson<T>(path: string, body: unknown): Promise<T> {
  return fetched<T>(path, 'PUT', body);
}

export function deleteJson<T>(path: string): Promise<T> {
  return fetched<T>(path, 'DELETE');
}

function fetched<T>(path: string, method: string, body?: unknown): Promise<T> {
  // The server must answer in the page's language, which need not be the browser's.
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return answered(fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }));
}

async function answered<T>(request: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new HttpFailure(0, { code: 'offline', text: '' });
  }
  const text = await response.text();
  const said = parsed(text);
  if (response.ok) return said as T;
  const error = (said as HttpError | undefined)?.error;
  throw new HttpFailure(response.status, error ?? { code: 'unknown', text: '' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
