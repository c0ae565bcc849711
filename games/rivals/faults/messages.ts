/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly faults: {
    readonly players: (args: {
      readonly least: string | number;
      readonly most: string | number;
      readonly count: string | number;
    }) => string;
    readonly notForDecks: string;
    readonly agendas: string;
    readonly havens: string;
    readonly vampires: string;
    readonly librarySize: string;
    readonly copies: string;
    readonly chance: string;
    readonly cardOrMap: string;
    readonly clan: (args: { readonly names: string | number }) => string;
    readonly noCharacter: (args: { readonly name: string | number }) => string;
    readonly noVampire: (args: { readonly name: string | number }) => string;
    readonly bloodPotency: string;
    readonly libraryTypes: string;
    readonly cityTypes: string;
    readonly attackTypes: string;
    readonly reactionTypes: string;
    readonly modifierWorth: string;
    readonly threshold: string;
    readonly titlesCost: string;
    readonly outsideAttack: (args: { readonly kind: string | number }) => string;
    readonly doesNothing: string;
  };
}
