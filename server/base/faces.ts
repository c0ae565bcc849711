/** Card faces in words, made once for all matches and pages that show them. */
import type { CardFace, Hosting, Language } from '@praxis/contract';
import type { Definition } from '@praxis/engine';

/** By hosting as well: editions have words of their own. */
const faces = new WeakMap<Hosting, WeakMap<Definition, Map<Language, CardFace>>>();

export function faceOf(hosting: Hosting, definition: Definition, language: Language): CardFace {
  const here = faces.get(hosting) ?? new WeakMap<Definition, Map<Language, CardFace>>();
  faces.set(hosting, here);
  const known = here.get(definition) ?? new Map<Language, CardFace>();
  here.set(definition, known);
  const face = known.get(language) ?? hostedFace(hosting.face(definition, language), definition);
  known.set(language, face);
  return face;
}

function hostedFace(face: CardFace, { id, name }: Definition): CardFace {
  return { ...face, id, ...(name === undefined || name === face.name ? {} : { english: name }) };
}

/** Without the face, where the game can tell it. */
export function englishName(hosting: Hosting, definition: Definition): string {
  return hosting.cardNames?.(definition)[0] ?? faceOf(hosting, definition, 'en').name;
}
