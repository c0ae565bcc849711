/** What holds while a card is in play, in the five languages side by side, as in `statements.ts`. */

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, string>>;

const ALWAYS = {
  /** Instead of "may take an action". */
  'must act': {
    en: '{who} must take an action[ at {stealth} stealth] to {instructions}, unless {who~it|they} must hunt',
    pt: '{who} {who~deve|devem} realizar uma ação[ com {stealth} de furtividade] para {instructions}, a menos que {who~deva|devam} caçar',
    es: '{who} {who~debe|deben} realizar una acción[ con {stealth} de sigilo] para {instructions}, a menos que {who~deba|deban} cazar',
    it: '{who} {who~deve|devono} effettuare un’azione[ a {stealth} furtività] per {instructions}, a meno che non {who~debba|debbano} cacciare',
    fr: '{who} {who~doit|doivent} effectuer une action[ à {stealth} en discrétion] pour {instructions}, à moins de devoir chasser',
  },
  'counts as clan': {
    en: '{who} can play cards that require a member of the clan {clan} as if {who} were one',
    pt: '{who} {who~pode|podem} jogar cartas que exijam um membro do clã {clan} como se o {who~fosse|fossem}',
    es: '{who} {who~puede|pueden} jugar cartas que requieran un miembro del clan {clan} como si lo {who~fuera|fueran}',
    it: '{who} {who~può|possono} giocare carte che richiedono un membro del clan {clan} come se lo {who~fosse|fossero}',
    fr: '{who} {who~peut|peuvent} jouer des cartes qui requièrent un membre du clan {clan} comme s’il en était un',
  },
  'counts as title': {
    en: '{who} can play cards that require {title} as if {who} were one',
    pt: '{who} {who~pode|podem} jogar cartas que exijam {title} como se o {who~fosse|fossem}',
    es: '{who} {who~puede|pueden} jugar cartas que requieran {title} como si lo {who~fuera|fueran}',
    it: '{who} {who~può|possono} giocare carte che richiedono {title} come se lo {who~fosse|fossero}',
    fr: '{who} {who~peut|peuvent} jouer des cartes qui requièrent {title} comme s’il en était un',
  },
  'aggravates from': {
    en: 'all damage that {cards} {cards~inflicts|inflict} on {who} is aggravated',
    pt: 'todo o dano que {cards} {cards~infligir|infligirem} {who:to} é agravado',
    es: 'todo el daño que {cards:the} {cards~inflija|inflijan} {who:to} es agravado',
    it: 'tutti i danni che {cards:the} {cards~infligge|infliggono} {who:to} sono aggravati',
    fr: 'tous les dégâts que les {cards} infligent {who:to} sont aggravés',
  },
  'aggravates to': {
    en: 'all damage that {who} {who~inflicts|inflict} on {cards} is aggravated',
    pt: 'todo o dano que {who} {who~infligir|infligirem} a {cards} é agravado',
    es: 'todo el daño que {who} {who~inflija|inflijan} a {cards:the} es agravado',
    it: 'tutti i danni che {who} {who~infligge|infliggono} contro {cards:the} sono aggravati',
    fr: 'tous les dégâts que {who} {who~inflige|infligent} aux {cards} sont aggravés',
  },
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
