/** The decks that the server keeps for the visitor, guest or not. */
import type { NewDeck, SavedDeck } from '@praxis/protocol';
import { type Loaded, useLoaded } from '../app/use-loaded.ts';
import { deleteJson, getJson, postJson, putJson } from '../connection/http.ts';

/** A deck that is being edited: without an id until it has been saved. */
export type Draft = NewDeck & Partial<Pick<SavedDeck, 'id' | 'share'>>;

export function useSavedDecks(): Loaded<readonly SavedDeck[]> {
  return useLoaded(() => getJson<readonly SavedDeck[]>('/api/decks'), 'decks');
}

export function saveDeck({ id, game, name, text }: Draft): Promise<SavedDeck> {
  const deck: NewDeck = { game, name, text };
  return id === undefined ? postJson('/api/decks', deck) : putJson(`/api/decks/${encodeURIComponent(id)}`, deck);
}

export function deleteDeck(id: string): Promise<unknown> {
  return deleteJson(`/api/decks/${encodeURIComponent(id)}`);
}

/** The id under which everybody can read it. */
export async function shareDeck(id: string): Promise<string | undefined> {
  const { share } = await postJson<SavedDeck>(`/api/decks/${encodeURIComponent(id)}/share`);
  return share;
}

/** The link stops working. */
export function unshareDeck(id: string): Promise<SavedDeck> {
  return deleteJson(`/api/decks/${encodeURIComponent(id)}/share`);
}

export function sharedDeck(share: string): Promise<NewDeck> {
  return getJson(`/api/decks/shared/${encodeURIComponent(share)}`);
}

/** One that the game offers to everybody. */
export function readyDeck(game: string, id: string): Promise<NewDeck> {
  return getJson(`/api/games/${encodeURIComponent(game)}/decks/${encodeURIComponent(id)}`);
}
