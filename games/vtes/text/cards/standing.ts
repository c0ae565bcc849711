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
  'one of a name': {
    en: 'in each action, just one {name} can do this',
    pt: 'só uma carta {name} pode fazer isso em cada ação',
    es: 'solo una carta {name} puede hacer esto en cada acción',
    it: 'solo una carta {name} può farlo in ogni azione',
    fr: 'une seule carte {name} peut le faire à chaque action',
  },
  /** Slot `stealth`: of the action by which the card comes into play. */
  'comes at stealth': {
    en: 'the action for this card is at {stealth} stealth',
    pt: 'a ação desta carta tem {stealth} de furtividade',
    es: 'la acción de esta carta es con {stealth} de sigilo',
    it: 'l’azione di questa carta è con {stealth} furtività',
    fr: 'l’action de cette carte est à {stealth} en discrétion',
  },
  'minion phase of another': {
    en: 'in the minion phase of another Methuselah',
    pt: 'na fase de servo de outro Matusalém',
    es: 'en la fase servil de otro Matusalén',
    it: 'nella fase seguaci di un altro Matusalemme',
    fr: 'durant la phase de serviteur d’un autre Mathusalem',
  },
} as const satisfies Readonly<Record<string, InEach>>;

export type Standing = keyof typeof ALWAYS;

export function standingIn(language: Languages): Readonly<Record<Standing, string>> {
  const kinds = Object.keys(ALWAYS) as Standing[];
  return Object.fromEntries(kinds.map((kind) => [kind, ALWAYS[kind][language]])) as Record<Standing, string>;
}
