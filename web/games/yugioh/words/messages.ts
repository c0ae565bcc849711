/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly phases: string;
  readonly stops: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  readonly everything: string;
  readonly stopHere: string;
  readonly event: string;
  readonly quiet: string;
  readonly chain: (args: { readonly count: number }) => string;
  readonly link: (args: { readonly number: string | number }) => string;
  readonly resolvesFirst: string;
  readonly negated: string;
  readonly targets: (args: { readonly names: string | number }) => string;
  readonly materials: (args: { readonly count: number }) => string;
  readonly emptyZone: string;
  readonly whatNow: string;
  readonly whoAttacks: string;
  readonly answerLink: (args: { readonly name: string | number }) => string;
  readonly answerSummon: (args: { readonly name: string | number }) => string;
  readonly answerSummoned: string;
  readonly answerAttack: (args: { readonly name: string | number }) => string;
  readonly answerDamage: string;
  readonly answerPhase: (args: { readonly phase: string | number }) => string;
  readonly answerEvent: string;
  readonly noAnswer: string;
  readonly endTurn: string;
  readonly noMoreAttacks: string;
  readonly goOn: string;
  readonly losesDuel: (args: { readonly damage: string | number; readonly left: string | number }) => string;
  readonly attacksNow: (args: { readonly name: string | number; readonly target: string | number }) => string;
  readonly attacksSetNow: (args: { readonly name: string | number }) => string;
  readonly attacksDirectlyNow: (args: { readonly name: string | number }) => string;
  readonly noAttacker: string;
  readonly short: {
    readonly draw: string;
    readonly standby: string;
    readonly 'main 1': string;
    readonly battle: string;
    readonly 'main 2': string;
    readonly end: string;
  };
  readonly names: {
    readonly draw: string;
    readonly standby: string;
    readonly 'main 1': string;
    readonly battle: string;
    readonly 'main 2': string;
    readonly end: string;
  };
  readonly moments: {
    readonly summon: string;
    readonly attack: string;
    readonly damage: string;
    readonly chain: string;
  };
  readonly uses: {
    readonly summon: string;
    readonly set: string;
    readonly activate: string;
  };
}
