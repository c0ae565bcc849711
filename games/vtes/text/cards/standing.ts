/** What holds while a card is in play, in the five languages side by side, as in `statements.ts`. */

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, string>>;

const ALWAYS = {
  'superior discipline': {
    en: '{who} {who~has|have} superior {discipline}',
    pt: '{who} {who~tem|têm} {discipline} superior',
    es: '{who} {who~tienes|tiene|tienen} {discipline} superior',
    it: '{who} {who~ha|hanno} {discipline} superiore',
    fr: '{who} {who~a|ont} {discipline} au niveau supérieur',
  },
} as const satisfies Readonly<Record<string, InEach>>;

export type Standing = keyof typeof ALWAYS;

export function standingIn(language: Languages): Readonly<Record<Standing, string>> {
  const kinds = Object.keys(ALWAYS) as Standing[];
  return Object.fromEntries(kinds.map((kind) => [kind, ALWAYS[kind][language]])) as Record<Standing, string>;
}
