/**
 * Phrases of cards about votes, pool and the affairs of Methuselahs, in the five languages side by side, as in
 * `statements.ts`.
 */
import type { ConditionPhrase } from './phrase-kinds.ts';
import type { FixedNoun, Quality } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach<Phrase> = Readonly<Record<Languages, Phrase>>;

/** Puts off until then; `you discard` has the slot `cards` and wants infinitives. */
const LATER = {
  'votes tallied': {
    en: 'when the votes of this referendum have been counted, {instructions}',
    pt: 'quando os votos deste referendo forem contados, {instructions}',
    es: 'cuando se hayan contado los votos de este referéndum, {instructions}',
    it: 'quando i voti di questo referendum sono stati contati, {instructions}',
    fr: 'lorsque les voix de ce référendum ont été comptées, {instructions}',
  },
  'referendum passed': {
    en: 'after the effects of this referendum, should it pass, {instructions}',
    pt: 'depois dos efeitos deste referendo, se for aprovado, {instructions}',
    es: 'después de los efectos de este referéndum, si se aprueba, {instructions}',
    it: 'dopo gli effetti di questo referendum, se passa, {instructions}',
    fr: 'après les effets de ce référendum, s’il passe, {instructions}',
  },
  'you discard': {
    en: 'once in this phase, when you spend a discard phase action on discarding {cards}, you may {instructions}',
    pt: 'uma vez nesta fase, quando usar uma ação da fase de descarte para descartar {cards}, você pode {instructions}',
    es: 'una vez en esta fase, cuando uses una acción de fase de descarte para descartar {cards}, puedes {instructions}',
    it: 'una volta in questa fase, quando usi un’azione della fase di scarto per scartare {cards}, puoi {instructions}',
    fr: 'une fois durant cette phase, lorsque vous utilisez une action de phase de défausse pour défausser {cards}, vous pouvez {instructions}',
  },
} as const;

/** Slot `who`: the player who has lost it. */
const VALUES = {
  lacking: {
    en: 'the pool that {who} {who~needs|need} to have 1',
    pt: 'a quantidade de recursos que falta {who:to} para ter 1',
    es: 'la reserva sanguínea que le falta {who:to} para tener 1',
    it: 'le risorse che mancano {who:to} per averne 1',
    fr: 'la réserve qui manque {who:to} pour en avoir 1',
  },
  poolLost: {
    en: 'the pool {who} lost by those effects',
    pt: 'a perda de recursos {who:of} por esses efeitos',
    es: 'la reserva sanguínea perdida por {who} por esos efectos',
    it: 'la perdita di risorse {who:of} per quegli effetti',
    fr: 'la perte de réserve {who:of} par ces effets',
  },
} as const;

const EACH = {
  poolLost: {
    en: 'for every pool {who} lost by those effects',
    pt: 'para cada ponto de recurso perdido por {who} por esses efeitos',
    es: 'por cada punto de reserva sanguínea perdido por {who} por esos efectos',
    it: 'per ogni risorsa persa da {who} per quegli effetti',
    fr: 'pour chaque point de réserve perdu par {who} par ces effets',
  },
} as const;

/** Slot `discipline`. */
const CONDITIONS = {
  'action requires': {
    en: { clause: 'the action requires {discipline}' },
    pt: { clause: 'a ação exigir {discipline}' },
    es: { clause: 'la acción requiere {discipline}' },
    it: { clause: 'l’azione richiede {discipline}' },
    fr: { clause: 'l’action requiert {discipline}' },
  },
} as const satisfies Readonly<Record<string, InEach<ConditionPhrase>>>;

const TRIGGERS = {
  'before a referendum': {
    en: 'when a political action has succeeded, before its referendum',
    pt: 'quando uma ação política tiver sucesso, antes do referendo',
    es: 'cuando una acción política tenga éxito, antes del referéndum',
    it: 'quando un’azione politica riesce, prima del referendum',
    fr: 'lorsqu’une action politique réussit, avant le référendum',
  },
  'bearer leaves the ready region': {
    en: 'as {who} leaves the ready region',
    pt: 'quando {who} for deixar a região pronta',
    es: 'cuando {who} vaya a dejar la región preparada',
    it: 'quando {who} sta per lasciare la regione attiva',
    fr: 'lorsque {who} est sur le point de quitter la région disponible',
  },
} as const;

const PLAYERS = {
  'without pool': {
    en: { noun: { one: 'Methuselah', many: 'Methuselahs', gender: 'm' }, article: 'a', after: 'who is out of pool' },
    pt: { noun: { one: 'Matusalém', many: 'Matusaléns', gender: 'm' }, article: 'a', after: 'sem recursos' },
    es: { noun: { one: 'Matusalén', many: 'Matusalenes', gender: 'm' }, article: 'a', after: 'sin reserva sanguínea' },
    it: { noun: { one: 'Matusalemme', many: 'Matusalemme', gender: 'm' }, article: 'a', after: 'senza risorse' },
    fr: { noun: { one: 'Mathusalem', many: 'Mathusalems', gender: 'm' }, article: 'a', after: 'sans réserve' },
  },
} as const satisfies Readonly<Record<string, InEach<FixedNoun>>>;

const STEPS = {
  ousting: {
    en: 'before a Methuselah without pool is ousted',
    pt: 'antes que um Matusalém sem recursos seja eliminado',
    es: 'antes de que un Matusalén sin reserva sanguínea sea eliminado',
    it: 'prima che un Matusalemme senza risorse venga estromesso',
    fr: 'avant qu’un Mathusalem sans réserve soit éliminé',
  },
} as const;

/** A master card that is played in the player's own master phase. */
const MASTERS = {
  en: { one: 'master card that is not out-of-turn', many: 'master cards that are not out-of-turn', gender: 'm' },
  pt: {
    one: 'carta de mestre que não seja fora do turno',
    many: 'cartas de mestre que não sejam fora do turno',
    gender: 'f',
  },
  es: { one: 'carta heril que no sea fuera de turno', many: 'cartas heriles que no sean fuera de turno', gender: 'f' },
  it: { one: 'carta master non fuori turno', many: 'carte master non fuori turno', gender: 'f' },
  fr: {
    one: 'carte de maître qui n’est pas hors tour',
    many: 'cartes de maître qui ne sont pas hors tour',
    gender: 'f',
  },
} as const satisfies InEach<FixedNoun['noun']>;

const SEATS = {
  'prey of acting player': {
    en: { noun: { one: 'prey', many: 'prey', gender: 'm' }, article: 'the', after: 'of the acting Methuselah' },
    pt: { noun: { one: 'presa', many: 'presas', gender: 'f' }, article: 'the', after: 'do Matusalém agente' },
    es: { noun: { one: 'presa', many: 'presas', gender: 'f' }, article: 'the', after: 'del Matusalén activo' },
    it: { noun: { one: 'preda', many: 'prede', gender: 'f' }, article: 'the', after: 'del Matusalemme agente' },
    fr: { noun: { one: 'proie', many: 'proies', gender: 'f' }, article: 'the', after: 'du Mathusalem qui agit' },
  },
  'others only for': {
    en: methuselah('Methuselah', 'Methuselahs', 'who voted for the referendum and not against it'),
    pt: methuselah('Matusalém', 'Matusaléns', 'que tiver votado a favor do referendo e não contra'),
    es: methuselah('Matusalén', 'Matusalenes', 'que haya votado a favor del referéndum y no en contra'),
    it: methuselah('Matusalemme', 'Matusalemme', 'che ha votato a favore del referendum e non contro'),
    fr: methuselah('Mathusalem', 'Mathusalems', 'qui a voté pour le référendum et non contre'),
  },
} as const satisfies Readonly<Record<string, InEach<FixedNoun>>>;

function methuselah(one: string, many: string, after: string): FixedNoun {
  return { noun: { one, many, gender: 'm' }, article: 'each other', after };
}

/** Independent sentences and clauses. Slot `cards`: those that are counted, or one of which chance chooses. */
const PIECES = {
  'goes to diablerist': {
    en: 'if {cards} diablerizes {who}, {card} goes to the diablerist, with the title',
    pt: 'se {cards} diablerizar {who}, {card} passa para o diablerista, com o título',
    es: 'si {cards} diaboliza {who:to}, {card} pasa al diabolista, con el título',
    it: 'se {cards} diablerizza {who}, {card} passa al diabolista, con il titolo',
    fr: 'si {cards} commet la diablerie contre {who}, {card} passe au diaboliste, avec le titre',
  },
  'no more': {
    en: 'nobody can play {cards}',
    pt: 'ninguém pode jogar {cards}',
    es: 'nadie puede jugar {cards}',
    it: 'nessuno può giocare {cards}',
    fr: 'personne ne peut jouer {cards}',
  },
  'takes victory points': {
    en: 'the next victory point of the chosen Methuselah goes to you instead; then burn {card}',
    pt: 'o próximo ponto de vitória do Matusalém escolhido vai para você; depois, queime {card}',
    es: 'el próximo punto de victoria del Matusalén elegido es para ti; después, quema {card}',
    it: 'il prossimo punto vittoria del Matusalemme scelto va a te; poi brucia {card}',
    fr: 'le prochain point de victoire du Mathusalem choisi est pour vous ; brûlez ensuite {card}',
  },
  /** So much of a pool, and the words after the sentence. */
  enough: { en: 'enough', pt: 'o bastante', es: 'suficiente', it: 'abbastanza', fr: 'assez' },
  'enough for one': {
    en: 'to have 1 or more',
    pt: 'para que tenha 1 ou mais',
    es: 'para que tenga 1 o más',
    it: 'perché ne abbia 1 o più',
    fr: 'pour qu’il en ait 1 ou plus',
  },
  'foils cancelling': {
    en: 'if a Methuselah plays a card to cancel the minion card of another one, that card is cancelled itself, without its cost being paid, and {card} is burned',
    pt: 'se um Matusalém jogar uma carta para cancelar uma carta de servo de outro, ela própria é cancelada, sem que seu custo seja pago, e {card} é queimada',
    es: 'si un Matusalén juega una carta para cancelar una carta de siervo de otro, esa carta se cancela sin que se pague su costo y se quema {card}',
    it: 'se un Matusalemme gioca una carta per annullare una carta seguace di un altro, quella carta viene annullata senza che il suo costo venga pagato e {card} viene bruciata',
    fr: 'si un Mathusalem joue une carte pour annuler une carte de serviteur d’un autre, cette carte est elle-même annulée, sans que son coût soit payé, et {card} est brûlée',
  },
  'pool each': {
    en: 'pay 1 pool for {cards}',
    pt: 'pagar 1 de recurso para {cards}',
    es: 'pagar 1 de reserva sanguínea por {cards}',
    it: 'pagare 1 risorsa per {cards}',
    fr: 'payer 1 point de réserve pour {cards}',
  },
  'at random': {
    en: '{instructions} at random',
    pt: '{instructions} ao acaso',
    es: '{instructions} al azar',
    it: '{instructions} a caso',
    fr: '{instructions} au hasard',
  },
} as const;
export type PoliticalPiece = keyof typeof PIECES;

const QUALITIES = {
  inTerms: {
    en: behind(
      'chosen in the terms of the referendum',
      'not chosen in the terms of the referendum',
      '{it~was|were} chosen in the terms of the referendum',
      '{it~was|were} not chosen in the terms of the referendum',
    ),
    pt: behind(
      'que {it~tenha|tenham} sido {it^escolhido|escolhida|escolhidos|escolhidas} nos termos do referendo',
      'que não {it~tenha|tenham} sido {it^escolhido|escolhida|escolhidos|escolhidas} nos termos do referendo',
      '{it~tiver|tiverem} sido {it^escolhido|escolhida|escolhidos|escolhidas} nos termos do referendo',
      'não {it~tiver|tiverem} sido {it^escolhido|escolhida|escolhidos|escolhidas} nos termos do referendo',
    ),
    es: behind(
      'que {it~haya|hayan} sido {it^elegido|elegida|elegidos|elegidas} en los términos del referéndum',
      'que no {it~haya|hayan} sido {it^elegido|elegida|elegidos|elegidas} en los términos del referéndum',
      '{it~ha|han} sido {it^elegido|elegida|elegidos|elegidas} en los términos del referéndum',
      'no {it~ha|han} sido {it^elegido|elegida|elegidos|elegidas} en los términos del referéndum',
    ),
    it: behind(
      '{it^scelto|scelta|scelti|scelte} nei termini del referendum',
      'non {it^scelto|scelta|scelti|scelte} nei termini del referendum',
      '{it~è|sono} {it~stato|stati} {it^scelto|scelta|scelti|scelte} nei termini del referendum',
      'non {it~è|sono} {it~stato|stati} {it^scelto|scelta|scelti|scelte} nei termini del referendum',
    ),
    fr: behind(
      '{it^choisi|choisie|choisis|choisies} dans les termes du référendum',
      'non {it^choisi|choisie|choisis|choisies} dans les termes du référendum',
      '{it~a|ont} été {it^choisi|choisie|choisis|choisies} dans les termes du référendum',
      '{it~n’a|n’ont} pas été {it^choisi|choisie|choisis|choisies} dans les termes du référendum',
    ),
  },
  'makes anarchs': {
    en: behind(
      'that makes a vampire Anarch',
      'that makes no vampire Anarch',
      'makes a vampire Anarch',
      'makes no vampire Anarch',
    ),
    pt: behind(
      'que faça um vampiro passar para a seita Anarquista',
      'que não faça um vampiro passar para a seita Anarquista',
      'fizer um vampiro passar para a seita Anarquista',
      'não fizer um vampiro passar para a seita Anarquista',
    ),
    es: behind(
      'que haga que un vampiro pase a ser anarquista',
      'que no haga que un vampiro pase a ser anarquista',
      'hace que un vampiro pase a ser anarquista',
      'no hace que un vampiro pase a ser anarquista',
    ),
    it: behind(
      'che fa diventare Anarchico un vampiro',
      'che non fa diventare Anarchico un vampiro',
      'fa diventare Anarchico un vampiro',
      'non fa diventare Anarchico un vampiro',
    ),
    fr: behind(
      'qui fait d’un vampire un Anarch',
      'qui ne fait pas d’un vampire un Anarch',
      'fait d’un vampire un Anarch',
      'ne fait pas d’un vampire un Anarch',
    ),
  },
} as const;

function behind(yes: string, no: string, is: string, isNot: string): Quality {
  return { at: 'last', yes, no, is, isNot };
}

function inOne<Kind extends string, Phrase>(
  words: Readonly<Record<Kind, InEach<Phrase>>>,
  language: Languages,
): Readonly<Record<Kind, Phrase>> {
  const kinds = Object.keys(words) as Kind[];
  return Object.fromEntries(kinds.map((kind) => [kind, words[kind][language]])) as Record<Kind, Phrase>;
}

export const politicalLaterIn = (language: Languages) => inOne<keyof typeof LATER, string>(LATER, language);
export const politicalValuesIn = (language: Languages) => inOne<keyof typeof VALUES, string>(VALUES, language);
export const politicalEachIn = (language: Languages) => inOne<keyof typeof EACH, string>(EACH, language);
export const politicalSeatsIn = (language: Languages) => inOne<keyof typeof SEATS, FixedNoun>(SEATS, language);
export const politicalPiecesIn = (language: Languages) => inOne<PoliticalPiece, string>(PIECES, language);
export const politicalQualitiesIn = (language: Languages) =>
  inOne<keyof typeof QUALITIES, Quality>(QUALITIES, language);
export const politicalTriggersIn = (language: Languages) => inOne<keyof typeof TRIGGERS, string>(TRIGGERS, language);
export const politicalPlayersIn = (language: Languages) => inOne<keyof typeof PLAYERS, FixedNoun>(PLAYERS, language);
export const politicalStepsIn = (language: Languages) => inOne<keyof typeof STEPS, string>(STEPS, language);
export const masterInTurn = (language: Languages): FixedNoun['noun'] => MASTERS[language];
export const politicalConditionsIn = (language: Languages) =>
  inOne<keyof typeof CONDITIONS, ConditionPhrase>(CONDITIONS, language);
