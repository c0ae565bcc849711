/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly rivalIs: (args: { readonly name: string | number }) => string;
  readonly rivalIsYou: string;
  readonly tokensOf: (args: { readonly count: string | number; readonly name: string | number }) => string;
  readonly outside: (args: { readonly count: string | number }) => string;
  readonly havenEmpty: string;
  readonly streetsEmpty: string;
  readonly cityDiscard: string;
  readonly cityBurned: string;
  readonly mortals: string;
  readonly attackSteps: string;
  readonly along: (args: { readonly names: string | number }) => string;
  readonly enoughIntel: string;
  readonly missingIntel: (args: { readonly count: string | number }) => string;
  readonly blocked: string;
  readonly cardDown: string;
  readonly bonus: (args: { readonly count: string | number }) => string;
  readonly yes: string;
  readonly no: string;
  readonly abstains: string;
  readonly notYet: string;
  readonly modifierDown: string;
  readonly hiddenPrestige: (args: { readonly count: string | number }) => string;
  readonly secretUntilTheEnd: string;
  readonly passed: string;
  readonly failed: string;
  readonly attributes: (args: { readonly own: string | number; readonly other: string | number }) => string;
  readonly endTurn: string;
  readonly companions: string;
  readonly types: {
    readonly physical: string;
    readonly social: string;
    readonly mental: string;
    readonly ranged: string;
  };
}
