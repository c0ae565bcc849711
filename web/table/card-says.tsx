/** Below a question that a card asks: what the card says. "Choose" alone does not tell for what. */
import type { CardFace } from '@praxis/contract';
import type { ReactNode } from 'react';
import { useTable } from './context.ts';

/** The rules text of a card, without its foot. */
export function textOn(face: CardFace | undefined): string {
  const lines = (face?.lines ?? []).filter(({ level }) => level !== 'foot');
  return lines.map(({ text }) => text).join(' ');
}

export function CardSays({ id }: { readonly id: string }): ReactNode {
  const table = useTable();
  const { Text } = table.look;
  const text = textOn(table.faces[id]);
  return text !== '' && <p className="card-says">{Text ? <Text text={text} /> : text}</p>;
}
