/** Visitors for the tests of accounts: browsers that keep cookies, without a network. */
import type { Me } from '@praxis/protocol/http.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  /** The code of a refusal. */
  readonly code: string | undefined;
  readonly cookies: readonly string[];
}

/** A browser that sends back its cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  /** Sent along with every request. */
  headers: Record<string, string> = {};

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get<T = unknown>(url: string): Promise<Answer<T>> {
    return this.ask<T>({ method: 'GET', url });
  }

  post<T = unknown>(url: string, body: object = {}): Promise<Answer<T>> {
    return this.ask<T>({ method: 'POST', url, payload: body });
  }

  put<T = unknown>(url: string, body: object): Promise<Answer<T>> {
    return this.ask<T>({ method: 'PUT', url, payload: body });
  }

  delete<T = unknown>(url: string): Promise<Answer<T>> {
    return this.ask<T>({ method: 'DELETE', url });
  }

  async ask<T>(options: InjectOptions): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...this.headers, ...options.headers };
    const response = await this.#app.inject({ ...options, headers });
    const given = [response.headers['set-cookie'] ?? []].flat();
    for (const each of given) this.#keep(each);
    const body = (response.body === '' ? undefined : response.json()) as T;
    const { error } = (body ?? {}) as { readonly error?: { readonly code: string } };
    return { status: response.statusCode, body, code: error?.code, cookies: given };
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0(?:;|$)/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  me(): Promise<Answer<Me>> {
    return this.get<Me>('/api/me');
  }

  signUp(email: string, name?: string, password = PASSWORD): Promise<Answer<Me>> {
    return this.post<Me>('/api/auth/sign-up/email', { email, password, ...(name === undefined ? {} : { name }) });
  }

  signIn(email: string, password = PASSWORD): Promise<Answer<Me>> {
    return this.post<Me>('/api/auth/sign-in/email', { email, password });
  }
}

export const PASSWORD = 'correct horse';
