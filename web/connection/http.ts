/** Plain requests to the server. */
import type { HttpError } from '@praxis/protocol';

/** The server has refused, or nobody answered. `text` is in the reader's language and empty if there was no answer. */
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

export function getJson<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString();
  return fetched<T>(search === '' ? path : `${path}?${search}`, 'GET');
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

async function fetched<T>(path: string, method: string, body?: unknown): Promise<T> {
  // What the server has to say is to be in the language of the page, which need not be that of the browser.
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };

  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
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
