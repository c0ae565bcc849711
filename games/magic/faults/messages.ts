/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly faults: {
    readonly seats: (args: {
      readonly least: string | number;
      readonly most: string | number;
      readonly count: string | number;
    }) => string;
    readonly fewLands: (args: { readonly name: string | number }) => string;
    readonly notOnBattlefield: (args: { readonly name: string | number }) => string;
    readonly cardOrMap: string;
    readonly mana: string;
    readonly staticGiven: string;
    readonly needsType: string;
    readonly creatures: string;
    readonly planeswalkers: string;
    readonly auras: string;
    readonly equipment: string;
    readonly landCost: string;
    readonly colours: string;
    readonly onSpell: (args: { readonly kind: string | number }) => string;
    readonly onPermanent: (args: { readonly kind: string | number }) => string;
    readonly loseAbilities: string;
    readonly doesNothing: string;
    readonly neverTriggers: string;
    readonly staticLooks: (args: { readonly key: string | number }) => string;
  };
}
