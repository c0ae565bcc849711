/**
 * Pictures of cards from an address of the visitor's choice, per game: `https://example.org/{number}.jpg`. The address is
 * kept in the browser. Only its host is sent to our server, in a cookie, because the server has to allow it
 * (protocol/picture-hosts.ts).
 */
import type { CardFace } from '@praxis/contract';
import { isPictureHost, PICTURE_HOSTS_COOKIE, writePictureHosts } from '@praxis/protocol';

const KEY = 'praxis picture addresses'; // Browsers have it under this name.
const COOKIE_SECONDS = 31_536_000;
const PATTERN_LENGTH_MAX = 500;
/** As many as one person needs to fill a table, and no flood for the host. */
const AT_ONCE_MAX = 6;

const PLACES: Readonly<Record<string, (face: CardFace) => string | number | undefined>> = {
  id: ({ id }) => id,
  name: ({ english, name }) => english ?? name,
  number: ({ number }) => number,
};

/** The host of the pattern's addresses. Undefined if the pattern cannot be used. */
export function hostOf(pattern: string): string | undefined {
  if (pattern.length > PATTERN_LENGTH_MAX) return undefined;
  const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)(\/.*)$/.exec(pattern) ?? [];
  if (origin === undefined || !isPictureHost(origin)) return undefined;
  const places = path.match(/\{[^}]*\}/g) ?? [];
  return places.length > 0 && places.every((place) => Object.hasOwn(PLACES, place.slice(1, -1))) ? origin : undefined;
}

/** The address of a card's picture. Undefined if the card has nothing to put into one of the places. */
export function addressBy(pattern: string, face: CardFace): string | undefined {
  let isComplete = true;
  const address = pattern.replace(/\{([^}]*)\}/g, (_, place: string) => {
    const value = PLACES[place]?.(face);
    if (value === undefined) isComplete = false;
    return encodeURIComponent(value ?? '');
  });
  return isComplete ? address : undefined;
}

type Patterns = Readonly<Record<string, string>>;
let read: { readonly text: string | null; readonly patterns: Patterns } | undefined;

/** Another tab may have changed them. */
function kept(): Patterns {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(KEY);
  } catch {
    // Some browsers store nothing.
  }
  if (read?.text !== text || !read) {
    read = { text, patterns: parsed(text) };
    // Some browsers forget the cookie after a week.
    if (Object.keys(read.patterns).length > 0) tellServer(read.patterns);
  }
  return read.patterns;
}

function parsed(text: string | null): Patterns {
  try {
    const all = Object.entries(JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>);
    return Object.fromEntries(
      all.filter((each): each is [string, string] => typeof each[1] === 'string' && hostOf(each[1]) !== undefined),
    );
  } catch {
    return {};
  }
}

/** The address that the visitor has chosen for a game. */
export function pictureAddress(game: string): string | undefined {
  return kept()[game];
}

/** Undefined forgets it. The page must be loaded again before it may show pictures from a new host. */
export function changePictureAddress(game: string, pattern: string | undefined): void {
  const { [game]: _, ...others } = kept();
  const patterns = pattern === undefined ? others : { ...others, [game]: pattern };
  window.localStorage.setItem(KEY, JSON.stringify(patterns));
  tellServer(patterns);
}

function tellServer(all: Patterns): void {
  const hosts = writePictureHosts(Object.values(all).flatMap((pattern) => hostOf(pattern) ?? []));
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const seconds = hosts === '' ? 0 : COOKIE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not everywhere, and nowhere without TLS.
  document.cookie = `${PICTURE_HOSTS_COOKIE}=${hosts}; path=/; max-age=${seconds}; samesite=strict${secure}`;
}

/** Each address is asked once. Pictures that are here stay in memory; the others never come. */
const asked = new Set<string>();
const loaded = new Map<string, HTMLImageElement>();
const waiting: string[] = [];
let loading = 0;

export function isLoaded(address: string): boolean {
  return loaded.has(address);
}

/** Loads a picture once; `done` is called when it can be shown. A card keeps its drawn picture until then. */
export function loadPicture(address: string, done: () => void): void {
  if (asked.has(address) || waiting.includes(address)) return;
  if (loading >= AT_ONCE_MAX) {
    waiting.push(address);
    return;
  }
  loading++;
  asked.add(address);
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  const next = (): void => {
    loading--;
    const after = waiting.shift();
    if (after !== undefined) loadPicture(after, done);
  };
  picture.onload = () => {
    // A browser calls a broken picture complete, too, before it reports the error.
    loaded.set(address, picture);
    done();
    next();
  };
  picture.onerror = next;
  picture.src = address;
}
