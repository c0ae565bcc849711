/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly steps: string;
  readonly stops: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  readonly ownStack: string;
  readonly otherStack: string;
  readonly fullControl: string;
  readonly stopHere: string;
  readonly stack: (args: { readonly count: number }) => string;
  readonly resolvesNext: string;
  readonly ability: string;
  readonly targets: (args: { readonly names: string | number }) => string;
  readonly attackWith: (args: { readonly count: number }) => string;
  readonly attackWithName: (args: { readonly name: string | number }) => string;
  readonly allAttack: string;
  readonly attackAlone: string;
  readonly blockAlone: string;
  readonly attackWhom: string;
  readonly blockWith: (args: { readonly count: number }) => string;
  readonly blockWithName: (args: { readonly attacker: string | number; readonly blocker: string | number }) => string;
  readonly doesNotBlock: string;
  readonly impossible: string;
  readonly alike: (args: { readonly count: string | number }) => string;
  readonly mustAttack: string;
  readonly some: (args: { readonly chosen: string | number; readonly of: string | number }) => string;
  readonly whoAttacks: string;
  readonly whoBlocks: string;
  readonly keepHand: (args: {
    readonly own: string | number;
    readonly starter: string | number;
    readonly count: number;
  }) => string;
  readonly chooseTarget: (args: { readonly name: string | number }) => string;
  readonly chooseX: (args: { readonly name: string | number }) => string;
  readonly choosePayment: (args: { readonly name: string | number }) => string;
  readonly payAutomatically: string;
  readonly payByHand: string;
  readonly otherOnTop: (args: { readonly name: string | number }) => string;
  readonly ownOnTop: (args: { readonly name: string | number }) => string;
  readonly beforeCombat: string;
  readonly afterCombat: string;
  readonly beforeBlocks: string;
  readonly beforeDamage: string;
  readonly beforeEnd: string;
  readonly actIn: (args: { readonly step: string | number }) => string;
  readonly passing: (args: { readonly consequence: string | number }) => string;
  readonly resolves: (args: { readonly name: string | number }) => string;
  readonly endTurn: string;
  readonly short: {
    readonly upkeep: string;
    readonly draw: string;
    readonly 'main 1': string;
    readonly 'beginning of combat': string;
    readonly 'declare attackers': string;
    readonly 'declare blockers': string;
    readonly 'first strike damage': string;
    readonly 'combat damage': string;
    readonly 'end of combat': string;
    readonly 'main 2': string;
    readonly end: string;
  };
  readonly rows: {
    readonly creatures: string;
    readonly others: string;
    readonly lands: string;
  };
  readonly after: {
    readonly upkeep: string;
    readonly draw: string;
    readonly 'main 1': string;
    readonly 'beginning of combat': string;
    readonly 'declare attackers': string;
    readonly 'declare blockers': string;
    readonly 'first strike damage': string;
    readonly 'combat damage': string;
    readonly 'end of combat': string;
    readonly 'main 2': string;
    readonly end: string;
  };
}
