/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly faults: {
    readonly seats: (args: { readonly count: string | number }) => string;
    readonly noBasic: (args: { readonly name: string | number }) => string;
    readonly tooFew: (args: {
      readonly name: string | number;
      readonly count: string | number;
      readonly least: string | number;
    }) => string;
    readonly noKind: (args: { readonly card: string | number; readonly type: string | number }) => string;
    readonly noHp: (args: { readonly card: string | number }) => string;
    readonly factor: string;
    readonly letters: (args: { readonly letters: string | number }) => string;
    readonly saysEvolution: (args: { readonly stage: string | number }) => string;
    readonly noEvolution: (args: { readonly stage: string | number }) => string;
    readonly piece: string;
    readonly gx: string;
    readonly vstar: string;
    readonly sameName: string;
    readonly lastProvides: string;
    readonly coin: string;
    readonly number: string;
    readonly attacks: string;
    readonly symbol: (args: { readonly sign: string | number; readonly signs: string | number }) => string;
    readonly abilities: string;
    readonly ability: string;
    readonly stadium: string;
    readonly active: string;
    readonly noPokemon: (args: { readonly name: string | number }) => string;
    readonly energy: string;
    readonly tool: string;
    readonly cardOrMap: string;
  };
}
