/** What is on a card, in words, made once for all matches and pages that show it. */
import type { CardFace, Hosting, Language } from '@praxis/contract';
import type { Definition } from '@praxis/engine';

const faces = new WeakMap<Definition, Map<Language, CardFace>>();

export function faceOf(hosting: Hosting, definition: Definition, language: Language): CardFace {
  const known = faces.get(definition) ?? new Map<Language, CardFace>();
  faces.set(definition, known);
  const face = known.get(language) ?? hosting.face(definition, language);
  known.set(language, face);
  return face;
}
