/**
 * The page as it looks before its scripts run. The build has drawn it for every kind of page, language and appearance
 * (web/plugins/prerender.ts); this file chooses and sends the right one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBeta } from '@praxis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../base/ids.ts';
import { languageFrom } from '../base/words.ts';

/** Not signed; the page writes it when the visitor chooses a language or an appearance: `fr-dark`. */
const COOKIE = 'praxis-frame'; // Browsers have it under this name.
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Page {
  readonly name: string;
  readonly path: RegExp;
}

/** The parts of a request that decide which page to send. */
export interface Wishes {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export class PrerenderedPages {
  readonly #folder: string;
  readonly #pages: readonly Page[];
  /** Language and appearance, as the folders are named. */
  readonly #looks: readonly string[];

  private constructor(folder: string, pages: readonly Page[], looks: readonly string[]) {
    this.#folder = folder;
    this.#pages = pages;
    this.#looks = looks;
  }

  /** Undefined if the page was built without prerendering. */
  static open(pageFolder: string): PrerenderedPages | undefined {
    const folder = join(pageFolder, 'prerendered');
    let text: string;
    try {
      text = readFileSync(join(folder, 'pages.json'), 'utf8');
    } catch {
      return undefined;
    }
    const listed = JSON.parse(text) as readonly { readonly name: string; readonly path: string }[];
    const pages = listed.map(({ name, path }) => ({ name, path: new RegExp(path) }));
    const entries = readdirSync(folder, { withFileTypes: true });
    return new PrerenderedPages(
      folder,
      pages,
      entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    );
  }

  /** The visitor's choice; otherwise the first language of the browser, light or dark as the device is. */
  lookFor({ cookie, acceptLanguage }: Wishes): string {
    if (cookie !== undefined && this.#looks.includes(cookie)) return cookie;
    const language = languageFrom(acceptLanguage);
    return `${isBeta(language) ? 'en' : language}-auto`;
  }

  pageAt(path: string): string {
    const page = this.#pages.find((each) => each.path.test(path));
    if (!page) throw new Error(`There is no prerendered page for ${JSON.stringify(path)}.`);
    return page.name;
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { headers, cookies } = request;
    const look = this.lookFor({ cookie: cookies[COOKIE], acceptLanguage: headers['accept-language'] });
    const file = join(this.#folder, look, `${this.pageAt(path)}.html`);
    const { body, encoding } = await packed(file, headers['accept-encoding'] ?? '');
    // By its content: files of the same size and time would otherwise pass for each other. And by its permissions: a
    // browser may keep those of the page that it has already.
    const etag = `"${sha256(`${sha256(body)} ${reply.getHeader('content-security-policy')}`)}"`;
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('content-language', look.split('-')[0])
      .header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  }
}

/** The smallest copy that the browser understands. The build compresses the files that are worth it. */
async function packed(file: string, accepted: string): Promise<{ readonly body: Buffer; readonly encoding?: string }> {
  for (const [encoding, ending] of PACKED) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const body = await readFile(`${file}${ending}`).catch(() => undefined);
    if (body) return { body, encoding };
  }
  return { body: await readFile(file) };
}
