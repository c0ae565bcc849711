/** What cards about votes, pool and the affairs of Methuselahs say, in the five languages side by side, as in `statements.ts`. */
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

/** Slot `who`: who has lost it. */
const VALUES = {
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
    pt: 'para cada recurso perdido por {who} por esses efeitos',
    es: 'por cada punto de reserva perdido por {who} por esos efectos',
    it: 'per ogni risorsa persa da {who} per quegli effetti',
    fr: 'pour chaque point de réserve perdu par {who} par ces effets',
  },
} as const;

const SEATS = {
  'others only for': {
    en: methuselah('Methuselah', 'Methuselahs', 'who voted for the referendum and not against it'),
    pt: methuselah('Matusalém', 'Matusaléns', 'que tiver votado a favor do referendo e não contra'),
    es: methuselah('Matusalén', 'Matusalenes', 'que haya votado a favor del referéndum y no en contra'),
    it: methuselah('Matusalemme', 'Matusalemme', 'che ha votato a favore del referendum e non contro'),
    fr: methuselah('Mathusalem', 'Mathusalems', 'qui a voté pour le référendum et non contre'),
  },
} as const;

function methuselah(one: string, many: string, after: string): FixedNoun {
  return { noun: { one, many, gender: 'm' }, article: 'each other', after };
}

/** Sentences and clauses that stand by themselves. Slot `cards`: which of them are counted, or one of which chance chooses. */
const PIECES = {
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
