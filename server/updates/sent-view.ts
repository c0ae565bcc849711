/** A view as it is sent: the names of deleted players are in the reader's language. */
import type { Language } from '@praxis/contract';
import { playerName } from '@praxis/contract/words/words.ts';
import type { View } from '@praxis/engine';

export function sentView(view: View, language: Language): View {
  if (view.seats.every(({ name }) => playerName(name, language) === name)) return view;
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, name: playerName(seat.name, language) })) };
}
