/**
 * Requests that the server cannot fulfil: the errors, their HTTP status, and their texts (words/<language>/errors.ftl).
 */
import { isBeta, LANGUAGES, type Language } from '@praxis/contract';
import { GAME_FAULTS } from '@praxis/games';
import { faultsIn, KIT_FAULTS } from '@praxis/kit/faults.ts';
import { TEXTS } from '../words/texts.ts';
import { type Detail, detailText } from './details.ts';

export const ERROR_CODES = [
  'malformed',
  'unknown',
  'unknown game',
  'not at the table',
  'not the host',
  'full',
  'already there',
  'begun',
  'not ready',
  'no seat',
  'nobody there',
  'sent away',
  'deck',
  'settings',
  'name',
  'name taken',
  'too many matches',
  'too many tables',
  'too many requests',
  'foreign page',
  'wrong host',
  'not signed in',
  'not over',
  'credentials',
  'email',
  'email taken',
  'banned',
  'recovery code',
  'link',
  'password',
  'account only',
  'people only',
  'too many decks',
  'too many bots',
  'too many passkeys',
  'passkey',
  'sign in again',
  'push service',
  'yourself',
  'too many reports',
  'title',
  'fault',
  'set aside',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The error texts of one language. */
type ErrorTexts = Readonly<Record<ErrorCode, string>>;

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  unknown: 404,
  'unknown game': 404,
  'not at the table': 403,
  'not the host': 403,
  'sent away': 403,
  'foreign page': 403,
  'wrong host': 421,
  'name taken': 409,
  banned: 403,
  'recovery code': 401,
  link: 410,
  'not signed in': 401,
  'too many requests': 429,
  'too many decks': 429,
  'too many bots': 429,
  'too many passkeys': 429,
  'too many reports': 429,
  passkey: 401,
  'sign in again': 403,
  credentials: 401,
  'account only': 403,
  'people only': 403,
  'email taken': 409,
  'too many matches': 429,
  'too many tables': 429,
  full: 409,
  'already there': 409,
  begun: 409,
  'not ready': 409,
  'not over': 409,
  fault: 500,
  'set aside': 410,
};

/** A request that cannot be fulfilled. Its sender gets the reason. */
export class Unfulfilled extends Error {
  override readonly name = 'Unfulfilled';
  readonly code: ErrorCode;
  /** Details of the problem. */
  readonly detail: Detail | undefined;

  constructor(code: ErrorCode, detail?: Detail) {
    super(detail === undefined ? code : `${code}: ${detailText(detail, 'en')}`);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return STATUS[this.code] ?? 400;
  }

  text(language: Language): string {
    const errors: ErrorTexts = TEXTS[language].errors;
    const text = errors[this.code];
    return this.detail === undefined ? text : `${text} ${this.#detailIn(language)}`;
  }

  /** The rules say in English why a match cannot be set up like this. */
  #detailIn(language: Language): string {
    const text = detailText(this.detail as Detail, language);
    const isFault = this.code === 'settings' && typeof this.detail === 'string' && text.length < FAULT_MAX;
    return isFault ? FAULTS.inLanguage(text, language) : text;
  }
}

/** Longer texts are lists of many faults, which would take long to compare. */
const FAULT_MAX = 500;
const FAULTS = faultsIn([KIT_FAULTS, ...GAME_FAULTS]);

/**
 * The first language that is asked for and that we have: a language code, or an `Accept-Language` header. Otherwise
 * English. A language in preparation must be asked for by its code alone, as the page does.
 */
export function languageFrom(...wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    if (wish !== undefined && isBeta(wish)) return wish;
    for (const tag of preferred(wish ?? ''))
      for (const language of LANGUAGES) if (tag.split(/[-_]/)[0] === language) return language;
  }
  return 'en';
}

/**
 * The tags of an `Accept-Language` header, the most wanted first: `de, fr;q=0.5`. Those with quality 0 are left out.
 */
function preferred(wish: string): readonly string[] {
  return wish
    .split(',')
    .map((each) => {
      const [tag = '', quality] = each.toLowerCase().split(';');
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality.trim().replace(/^q=/, '')) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
