/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly faults: {
    readonly seats: (args: { readonly count: string | number }) => string;
    readonly noList: (args: { readonly name: string | number; readonly names: string | number }) => string;
    readonly chance: string;
    readonly icon: string;
    readonly onlyMonsters: string;
    readonly monsterNeeds: (args: { readonly key: string | number }) => string;
    readonly xyzRank: string;
    readonly otherLevel: string;
    readonly noIcon: string;
    readonly materials: (args: { readonly way: string | number }) => string;
    readonly doesNothing: string;
    readonly asCards: string;
    readonly neverTriggers: string;
    readonly tokenField: (args: { readonly name: string | number }) => string;
    readonly offField: (args: { readonly name: string | number; readonly owner: string | number }) => string;
    readonly countersFaceUp: string;
    readonly extraUp: string;
    readonly pendulumUp: (args: { readonly name: string | number }) => string;
    readonly notInExtra: (args: { readonly name: string | number }) => string;
    readonly extraUpSet: string;
    readonly noMonster: (args: { readonly name: string | number }) => string;
    readonly noSpell: (args: { readonly name: string | number }) => string;
    readonly noFieldSpell: (args: { readonly name: string | number }) => string;
    readonly noPendulum: (args: { readonly name: string | number }) => string;
    readonly inMonsters: (args: { readonly key: string | number }) => string;
    readonly xyzMaterials: (args: { readonly name: string | number }) => string;
    readonly noGemini: (args: { readonly name: string | number }) => string;
    readonly equipBy: string;
    readonly counters: string;
    readonly noZone: string;
    readonly effects: (args: { readonly count: string | number; readonly number: string | number }) => string;
    readonly noMonsterThere: (args: { readonly name: string | number }) => string;
    readonly cardOrToken: string;
    readonly noToken: (args: { readonly name: string | number }) => string;
  };
}
