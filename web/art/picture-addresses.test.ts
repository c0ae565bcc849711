import type { CardFace } from '@praxis/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { addressBy, changePictureAddress, hostOf, isLoaded, loadPicture, pictureAddress } from './picture-addresses.ts';

const face = (parts: Partial<CardFace>): CardFace => ({
  name: '',
  kind: '',
  type: '',
  marks: {},
  lines: [],
  short: '',
  ...parts,
});

test.each([
  ['https://example.org/{number}.jpg', 'https://example.org'],
  ['https://example.org:8443/a/{name}/{id}?size=small', 'https://example.org:8443'],
  ['http://localhost:8000/{id}.png', 'http://localhost:8000'],
])('%s comes from %s', (pattern, host) => {
  expect(hostOf(pattern)).toBe(host);
});

test.each([
  ['a place for something else', 'https://example.org/{set}.jpg'],
  ['a place for something that every object has', 'https://example.org/{constructor}.jpg'],
  ['no place for the card', 'https://example.org/card.jpg'],
  ['the place in the host', 'https://{name}.example.org/a.jpg'],
  ['the place in a user', 'https://{name}@example.org/{id}.jpg'],
  ['no path', 'https://example.org?{id}'],
  ['no TLS', 'http://example.org/{id}.jpg'],
  ['another scheme', 'javascript:alert({id})'],
  ['too many letters', `https://example.org/${'a'.repeat(500)}/{id}`],
  ['a line break', 'https://example.org\n/{id}'],
])('an address with %s is not used', (_, pattern) => {
  expect(hostOf(pattern)).toBeUndefined();
});

test('the places are filled with the facts of the card', () => {
  const card = face({ id: 'dark-bribe', name: 'Suborno Obscuro', english: 'Dark Bribe', number: 77_538_567 });
  expect(addressBy('https://e.org/{id}/{name}/{number}.jpg', card)).toBe(
    'https://e.org/dark-bribe/Dark%20Bribe/77538567.jpg',
  );
  expect(addressBy('https://e.org/{name}', face({ name: 'R&D? #1/2' }))).toBe('https://e.org/R%26D%3F%20%231%2F2');
});

test('a card without a number has no picture by number', () => {
  expect(addressBy('https://e.org/{number}.jpg', face({ id: 'a', name: 'A' }))).toBeUndefined();
});

/** A browser that has stored this. */
function browserWith(stored: string): { readonly document: { cookie: string }; readonly storage: Map<string, string> } {
  const storage = new Map([['praxis picture addresses', stored]]);
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {
    location: { protocol: 'https:' },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  return { document, storage };
}

afterEach(() => void vi.unstubAllGlobals());

test('the address stays in the browser, and the cookie has its host alone', () => {
  const { document, storage } = browserWith('{}');
  changePictureAddress('vtes', 'https://a.example/secret/{number}.jpg');
  changePictureAddress('magic', 'https://b.example/{name}');
  expect(document.cookie).toBe(
    'praxis-pictures=https://a.example|https://b.example; path=/; max-age=31536000; samesite=strict; secure',
  );
  expect([...storage.values()].join()).toContain('/secret/{number}.jpg');
  changePictureAddress('vtes', undefined);
  expect(document.cookie).toMatch(/^praxis-pictures=https:\/\/b\.example;/);
  changePictureAddress('magic', undefined);
  expect(document.cookie).toMatch(/^praxis-pictures=;.* max-age=0;/);
});

test('a cookie that the browser has forgotten is written again', () => {
  const { document } = browserWith('{"vtes":"https://a.example/{id}"}');
  expect(pictureAddress('vtes')).toBe('https://a.example/{id}');
  expect(document.cookie).toMatch(/^praxis-pictures=https:\/\/a\.example;/);
});

test.each(['not JSON', 'null', '{"vtes":7}', '{"vtes":"https://*/{id}"}'])('%s is as good as nothing', (stored) => {
  const { document } = browserWith(stored);
  expect(pictureAddress('vtes')).toBeUndefined();
  expect(document.cookie).toBe('');
});

test('a missing picture is not shown, not even before the browser reports the error', () => {
  const images: { complete: boolean; onload?: () => void; onerror?: () => void }[] = [];
  class Image {
    complete = false;
    constructor() {
      images.push(this);
    }
  }
  vi.stubGlobal('Image', Image);
  const shown: string[] = [];
  const addresses = ['https://e.org/1.png', 'https://e.org/2.png'];
  for (const address of addresses) loadPicture(address, () => shown.push(address));
  const [missing, here] = images;
  if (!missing || !here) throw new Error('no picture was asked for');

  missing.complete = true;
  expect(addresses.map(isLoaded)).toEqual([false, false]);
  missing.onerror?.();
  here.onload?.();
  expect(addresses.map(isLoaded)).toEqual([false, true]);
  expect(shown).toEqual(['https://e.org/2.png']);
});
