/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly details: {
    readonly editions: (args: { readonly editions: string | number }) => string;
    readonly seats: (args: { readonly least: string | number; readonly most: string | number }) => string;
    readonly 'unknown setting': (args: { readonly id: string | number }) => string;
    readonly 'setting value': (args: { readonly id: string | number; readonly values: string | number }) => string;
    readonly 'unknown name': (args: { readonly name: string | number }) => string;
    readonly seat: (args: { readonly seat: string | number }) => string;
    readonly waiting: (args: { readonly names: string | number }) => string;
    readonly 'deck line': (args: { readonly line: string | number; readonly text: string | number }) => string;
    readonly 'not offered': (args: { readonly answer: string | number }) => string;
    readonly address: string;
    readonly 'not JSON': string;
    readonly body: string;
    readonly 'body too large': string;
    readonly 'media type': string;
    readonly 'one of two': (args: { readonly one: string | number; readonly other: string | number }) => string;
    readonly protocol: (args: { readonly version: string | number }) => string;
    readonly 'field missing': (args: { readonly field: string | number }) => string;
    readonly 'field text': (args: { readonly field: string | number }) => string;
    readonly 'field number': (args: { readonly field: string | number }) => string;
    readonly 'field whole number': (args: { readonly field: string | number }) => string;
    readonly 'field yes or no': (args: { readonly field: string | number }) => string;
    readonly 'field list': (args: { readonly field: string | number }) => string;
    readonly 'field object': (args: { readonly field: string | number }) => string;
    readonly 'field least': (args: { readonly field: string | number; readonly least: string | number }) => string;
    readonly 'field most': (args: { readonly field: string | number; readonly most: string | number }) => string;
    readonly 'field too short': (args: { readonly field: string | number }) => string;
    readonly 'field too long': (args: { readonly field: string | number }) => string;
    readonly 'field values': (args: { readonly field: string | number; readonly values: string | number }) => string;
    readonly 'field form': (args: { readonly field: string | number }) => string;
    readonly 'field unknown': (args: { readonly field: string | number }) => string;
  };
  readonly errors: {
    readonly malformed: string;
    readonly unknown: string;
    readonly 'unknown game': string;
    readonly 'not at the table': string;
    readonly 'not the host': string;
    readonly full: string;
    readonly 'already there': string;
    readonly begun: string;
    readonly 'not ready': string;
    readonly 'no seat': string;
    readonly 'nobody there': string;
    readonly 'sent away': string;
    readonly deck: string;
    readonly settings: string;
    readonly name: string;
    readonly 'name taken': string;
    readonly 'too many matches': string;
    readonly 'too many tables': string;
    readonly 'too many requests': string;
    readonly 'foreign page': string;
    readonly 'wrong host': string;
    readonly 'not signed in': string;
    readonly 'not over': string;
    readonly credentials: string;
    readonly email: string;
    readonly 'email taken': string;
    readonly banned: string;
    readonly 'recovery code': string;
    readonly link: string;
    readonly password: string;
    readonly 'account only': string;
    readonly 'people only': string;
    readonly 'too many decks': string;
    readonly 'too many bots': string;
    readonly 'too many passkeys': string;
    readonly passkey: string;
    readonly 'sign in again': string;
    readonly 'push service': string;
    readonly yourself: string;
    readonly 'too many reports': string;
    readonly title: string;
    readonly fault: string;
    readonly 'set aside': string;
  };
  readonly mail: {
    readonly hello: string;
    readonly toTheMatch: string;
    readonly switchOff: string;
    readonly confirm: { readonly subject: string; readonly before: string; readonly after: string };
    readonly reset: { readonly subject: string; readonly before: string; readonly after: string };
  };
  readonly people: {
    readonly guest: string;
  };
  readonly refusals: {
    readonly malformed: string;
    readonly 'too large': string;
    readonly 'too many': string;
    readonly 'unknown match': string;
    readonly 'not your seat': string;
    readonly 'not asked': string;
    readonly stale: string;
    readonly 'not an option': string;
    readonly over: string;
    readonly 'not now': string;
    readonly 'not allowed': string;
    readonly muted: string;
    readonly 'try again': string;
    readonly fault: string;
    readonly 'set aside': string;
  };
  readonly reminders: {
    readonly title: {
      readonly 'your move': string;
      readonly 'last call': string;
    };
    readonly body: (args: { readonly game: string | number; readonly others: string | number }) => string;
  };
}
