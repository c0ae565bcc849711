/**
 * Pictures of the visitor's own, per game and by card name or number. Files are kept in the browser and never sent
 * anywhere: the page shows them from its own storage. Where there is no file, the visitor's address is asked
 * (picture-addresses.ts).
 */
import type { CardFace } from '@praxis/contract';
import { plainText } from '@praxis/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { addressBy, isLoaded, loadPicture, pictureAddress } from './picture-addresses.ts';

const DATABASE = 'praxis pictures'; // Browsers have it under this name.
const STORE = 'pictures';
/** A card on the table needs nothing larger; whole scans would fill the device. */
const WIDTH_MAX = 480;

const listeners = new Set<() => void>();
/** The names that there are pictures for, by game; undefined until they are read. */
const known = new Map<string, ReadonlySet<string> | undefined>();
const addresses = new Map<string, string | undefined>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Normalises the name of a picture: the same for a file, a name in any spelling, and a number. */
export function pictureName(text: string): string {
  return plainText(text.replace(/\.[a-z0-9]+$/i, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The possible names of a card's picture, the surest first. */
export function namesFor({ id, listed, name, english, number }: CardFace): readonly string[] {
  return [id, listed, name, english, number]
    .flatMap((each) => (each === undefined ? [] : pictureName(`${each}.`)))
    .filter((each) => each !== '');
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function stored<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

const within = (game: string): IDBKeyRange => IDBKeyRange.bound(`${game}/`, `${game}/\uffff`);

async function read(game: string): Promise<void> {
  try {
    const keys = await stored('readonly', (store) => store.getAllKeys(within(game)));
    known.set(game, new Set(keys.map((key) => String(key).slice(game.length + 1))));
  } catch {
    // Some browsers store nothing; then there are none.
    known.set(game, new Set());
  }
  changed();
}

/** Scales the picture down and returns it as a data address: the page may show nothing else. */
async function addressOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH_MAX / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.85);
}

/** Keeps all pictures among the files. Returns how many there were. */
export async function addPictures(game: string, files: Iterable<File>): Promise<number> {
  let count = 0;
  for (const file of files) {
    if (!file.type.startsWith('image/')) continue;
    try {
      const address = await addressOf(file);
      const name = pictureName(file.name);
      await stored('readwrite', (store) => store.put(address, `${game}/${name}`));
      addresses.set(`${game}/${name}`, address);
      count++;
    } catch {
      // A file that is no picture after all, or no room for it.
    }
  }
  await read(game);
  return count;
}

export async function forgetPictures(game: string): Promise<void> {
  await stored('readwrite', (store) => store.delete(within(game)));
  for (const key of [...addresses.keys()]) if (key.startsWith(`${game}/`)) addresses.delete(key);
  await read(game);
}

function load(key: string): void {
  addresses.set(key, undefined);
  void stored<unknown>('readonly', (store) => store.get(key)).then(
    (address) => {
      if (typeof address !== 'string') return;
      addresses.set(key, address);
      changed();
    },
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function kept(game: string): ReadonlySet<string> | undefined {
  if (!known.has(game)) {
    known.set(game, undefined);
    void read(game);
  }
  return known.get(game);
}

/** The key of a card's file; undefined if there is none. */
function keyOf(game: string, face: CardFace): string | undefined {
  const names = known.get(game);
  if (!names || names.size === 0) return undefined;
  const name = namesFor(face).find((each) => names.has(each));
  return name === undefined ? undefined : `${game}/${name}`;
}

function elsewhere(game: string, face: CardFace): string | undefined {
  const pattern = pictureAddress(game);
  return pattern === undefined ? undefined : addressBy(pattern, face);
}

/** As far as it is known now. */
function ownPicture(game: string, face: CardFace): string | undefined {
  const key = keyOf(game, face);
  if (key !== undefined) return addresses.get(key);
  const address = elsewhere(game, face);
  return address !== undefined && isLoaded(address) ? address : undefined;
}

/** The address of the visitor's own picture of a card; undefined if there is none, or not yet. */
export function useOwnPicture(game: string, face: CardFace): string | undefined {
  const names = useSyncExternalStore(subscribe, () => kept(game));
  const own = useSyncExternalStore(subscribe, () => ownPicture(game, face));
  useEffect(() => {
    if (!names || own !== undefined) return;
    const key = keyOf(game, face);
    if (key !== undefined) {
      if (!addresses.has(key)) load(key);
      return;
    }
    const address = elsewhere(game, face);
    if (address !== undefined) loadPicture(address, changed);
  });
  return own;
}

export function useOwnPictureCount(game: string): number {
  return useSyncExternalStore(subscribe, () => kept(game)?.size ?? 0);
}
