/** The details of a wrong request: data, worded in the client's language (words/<language>/details.ftl). */
import type { DeckMessage, Language } from '@praxis/contract';
import type { z } from 'zod';
import type { Messages } from '../words/messages.ts';
import { TEXTS } from '../words/texts.ts';

type Details = Messages['details'];

/** A name that no language changes, or a message with its arguments. */
export type Detail =
  | string
  | {
      [About in keyof Details]: { readonly about: About } & (Details[About] extends (args: infer Args) => string
        ? Args
        : unknown);
    }[keyof Details];

export function detailText(detail: Detail, language: Language): string {
  if (typeof detail === 'string') return detail;
  const text = TEXTS[language].details[detail.about] as string | ((args: Detail) => string);
  return typeof text === 'string' ? text : text(detail);
}

/** A problem of a deck, which is already worded, with its line. */
export function lineDetail({ line, text }: DeckMessage): Detail {
  return line === undefined ? text : { about: 'deck line', line, text };
}

/** The problem that a schema found. `whole` names the value itself. */
export function schemaDetail(issue: z.core.$ZodIssue | undefined, whole: string): Detail {
  if (!issue) return { about: 'field form', field: whole };
  const field = issue.path.join('.') || whole;
  switch (issue.code) {
    case 'unrecognized_keys':
      return { about: 'field unknown', field: issue.keys.join(', ') };
    case 'invalid_value':
      return { about: 'field values', field, values: issue.values.map(String).join(', ') };
    case 'invalid_type':
      return { about: TYPES[issue.expected] ?? 'field missing', field };
    case 'too_small':
      return isNumeric(issue.origin)
        ? { about: 'field least', field, least: Number(issue.minimum) }
        : { about: 'field too short', field };
    case 'too_big':
      return isNumeric(issue.origin)
        ? { about: 'field most', field, most: Number(issue.maximum) }
        : { about: 'field too long', field };
    default:
      return { about: 'field form', field };
  }
}

const TYPES = {
  string: 'field text',
  number: 'field number',
  int: 'field whole number',
  boolean: 'field yes or no',
  array: 'field list',
  object: 'field object',
} as const satisfies Readonly<Record<string, keyof Details>> as Readonly<
  Record<
    string,
    'field text' | 'field number' | 'field whole number' | 'field yes or no' | 'field list' | 'field object'
  >
>;

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int';
