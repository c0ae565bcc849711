/** The page that a visitor gets: its language and appearance, its caching, and addresses without a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageFrom } from '../base/words.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { pageRoutes } from './page.ts';

const { folder, remove } = temporaryFolder();
const LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'];
const THEMES = ['auto', 'dark', 'light'];
const PAGES = [
  { name: 'home', path: '^/$' },
  { name: 'decks', path: '^/decks(?:/|$)' },
  { name: 'other', path: '' },
];
let app: FastifyInstance;

/** A page as the build leaves it, each of whose files contains its own name. */
function writePage(page: string): void {
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), 'without words');
  writeFileSync(join(page, 'assets', 'main.js'), 'export {};');
}

function writePrerendered(page: string): void {
  for (const look of LANGUAGES.flatMap((language) => THEMES.map((theme) => `${language}-${theme}`))) {
    mkdirSync(join(page, 'prerendered', look), { recursive: true });
    for (const { name } of PAGES) {
      const file = join(page, 'prerendered', look, `${name}.html`);
      writeFileSync(file, `${look} ${name}`);
      writeFileSync(`${file}.br`, brotliCompressSync(`${look} ${name}`));
    }
  }
  writeFileSync(join(page, 'prerendered', 'pages.json'), JSON.stringify(PAGES));
}

async function openPage(page: string): Promise<FastifyInstance> {
  const opened = fastify();
  await opened.register(cookie);
  await pageRoutes(opened, page, (_, reply) => reply.code(404).send('unknown'));
  return opened;
}

beforeAll(async () => {
  const page = join(folder, 'page');
  writePage(page);
  writePrerendered(page);
  app = await openPage(page);
});

afterAll(async () => {
  await app.close();
  remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the language', () => {
  test.each([
    ['the wish of the browser', 'pt-BR,pt;q=0.9,en;q=0.8', undefined, 'pt-auto'],
    ['the first of its wishes that there is', 'de-DE,de;q=0.9,it;q=0.8,en;q=0.7', undefined, 'it-auto'],
    ['the most wanted, in any place', 'en;q=0.2,fr;q=0.8', undefined, 'fr-auto'],
    ['nothing that is refused', 'fr;q=0,es', undefined, 'es-auto'],
    ['English if none is known', 'de,ja;q=0.5', undefined, 'en-auto'],
    ['English instead of one in preparation', 'de', undefined, 'en-auto'],
    ['English if nothing is wanted', undefined, undefined, 'en-auto'],
    ['English if it cannot be understood', ';;q=,,q=x;fr', undefined, 'en-auto'],
    ["the visitor's choice, before the wish of the browser", 'pt-BR,pt;q=0.9', 'fr-dark', 'fr-dark'],
    ['the wish of the browser, if the choice is impossible', 'pt', 'xx-dark', 'pt-auto'],
    ['no file that is not one of the prerendered pages', 'pt', '..', 'pt-auto'],
  ])('is %s', async (_, wanted, chosen, look) => {
    const headers = {
      ...(wanted === undefined ? {} : { 'accept-language': wanted }),
      ...(chosen === undefined ? {} : { cookie: `praxis-frame=${chosen}` }),
    };
    const { body, headers: given } = await get('/', headers);
    expect(body).toBe(`${look} home`);
    expect(given['content-language']).toBe(look.split('-')[0]);
  });

  test('that is asked for goes before that of the browser', () => {
    expect(languageFrom('it', 'fr')).toBe('it');
    expect(languageFrom(undefined, 'fr')).toBe('fr');
    expect(languageFrom('pt_BR')).toBe('pt');
    expect(languageFrom('est')).toBe('en');
    // In preparation: only the page asks for it like this, when its reader has chosen it.
    expect(languageFrom('de')).toBe('de');
    expect(languageFrom('de-DE,de;q=0.9')).toBe('en');
  });
});

test('every address has its prerendered page', async () => {
  expect((await get('/?invited=1')).body).toBe('en-auto home');
  expect((await get('/decks')).body).toBe('en-auto decks');
  expect((await get('/decks/shared/abc?x=/')).body).toBe('en-auto decks');
  expect((await get('/any/where')).body).toBe('en-auto other');
});

test('addresses without a page get none', async () => {
  for (const url of [
    '/api/nothing',
    '/ws',
    '/nothing.js',
    '/prerendered',
    '/prerendered/fr-dark/home.html',
    '/prerendered/pages.json',
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
});

test('files are sent as they are, and those without words to everybody', async () => {
  expect((await get('/assets/main.js')).headers['cache-control']).toContain('immutable');
  const { body, headers } = await get('/index.html', { 'accept-language': 'fr' });
  expect([body, headers['cache-control']]).toEqual(['without words', 'no-cache']);
});

describe('caching', () => {
  test('nobody gets a page that was cached for another visitor', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers.vary).split(/,\s*/).sort()).toEqual(['accept-encoding', 'accept-language', 'cookie']);
  });

  test('the same is not sent twice, another one is', async () => {
    const { headers } = await get('/', { 'accept-language': 'fr' });
    const kept = { 'if-none-match': String(headers.etag) };
    const again = await get('/', { 'accept-language': 'fr', ...kept });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // Both are of the same size.
    const other = await get('/', { cookie: 'praxis-frame=fr-dark', ...kept });
    expect([other.statusCode, other.body]).toEqual([200, 'fr-dark home']);
  });
});

describe('pictures from elsewhere', () => {
  const cookieOf = (value: string) => ({ cookie: `praxis-frame=fr-dark; praxis-pictures=${value}` });

  test("are allowed from the hosts in the visitor's cookie only", async () => {
    const { headers, body } = await get('/', cookieOf('https://a.example|https://b.example:8443'));
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "img-src 'self' data: https://a.example https://b.example:8443",
    );
    expect(body).toBe('fr-dark home');
  });

  test.each([
    ['a wildcard', 'https://*.example'],
    ['a second directive', 'https://a.example%3B script-src *'],
    ['a line break', 'https://a.example%0D%0Aset-cookie: a=b'],
    ['a good and a bad one', 'https://a.example|*'],
    ['too many', Array.from({ length: 9 }, (_, at) => `https://h${at}.example`).join('|')],
  ])('are not allowed by a cookie with %s', async (_, value) => {
    const { headers, statusCode } = await get('/', cookieOf(value));
    expect([statusCode, headers['content-security-policy'], headers['set-cookie']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
  });

  test('are allowed by no file: the one for the time without a network is the same for everybody', async () => {
    for (const url of ['/index.html', '/assets/main.js'])
      expect((await get(url, cookieOf('https://a.example'))).headers['content-security-policy']).toBeUndefined();
  });

  test('make it another page for the cache: a browser may keep the permissions that it has', async () => {
    const { etag } = (await get('/', cookieOf('https://a.example'))).headers;
    const again = { 'if-none-match': String(etag) };
    expect((await get('/', { ...cookieOf('https://a.example'), ...again })).statusCode).toBe(304);
    expect((await get('/', { ...cookieOf('https://b.example'), ...again })).statusCode).toBe(200);
    expect((await get('/', { cookie: 'praxis-frame=fr-dark', ...again })).statusCode).toBe(200);
  });
});

test('it is compressed for clients that can decompress it', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('en-auto home');
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test('a page that was built without prerendered pages is sent as it is', async () => {
  const page = join(folder, 'bare');
  writePage(page);
  const bare = await openPage(page);
  for (const url of ['/', '/decks'])
    expect((await bare.inject({ url, headers: { 'accept-language': 'fr' } })).body).toBe('without words');
  await bare.close();
});
