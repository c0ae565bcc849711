/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly people: {
    readonly deleted: string;
  };
}
