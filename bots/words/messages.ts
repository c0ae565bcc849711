/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly onlyAnswer: (args: { readonly answer: string | number }) => string;
  readonly chance: (args: { readonly answer: string | number }) => string;
  readonly insight: (args: { readonly answer: string | number }) => string;
  readonly because: (args: { readonly answer: string | number; readonly reason: string | number }) => string;
  readonly worlds: (args: {
    readonly reason?: string | number | undefined;
    readonly answer: string | number;
    readonly worlds: number;
    readonly percent: string | number;
  }) => string;
  readonly tooSlow: (args: { readonly instead: string | number }) => string;
}
