/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly scenario: {
    readonly empty: string;
    readonly atLeastOneFile: string;
    readonly unreadable: (args: { readonly whatDetail: string | number }) => string;
    readonly checksNothing: string;
    readonly scenarioMap: (args: { readonly keys: string | number }) => string;
    readonly game: (args: { readonly games: string | number }) => string;
    readonly edition: (args: { readonly game: string | number; readonly editions: string | number }) => string;
    readonly noRule: (args: { readonly id: string | number; readonly game: string | number }) => string;
    readonly step: (args: { readonly names: string | number }) => string;
    readonly seat: (args: { readonly names: string | number }) => string;
    readonly seatOrStep: (args: { readonly seats: string | number; readonly steps: string | number }) => string;
    readonly listedTwice: (args: { readonly id: string | number }) => string;
    readonly oneSeat: string;
    readonly seatName: string;
    readonly seatsAlike: (args: { readonly name: string | number }) => string;
    readonly seatLikeArticle: (args: { readonly name: string | number }) => string;
    readonly seatLikeStep: (args: { readonly name: string | number }) => string;
    readonly mapOfHas: (args: { readonly name: string | number }) => string;
    readonly mapOfPaths: string;
    readonly mapOfSentences: string;
    readonly valueFor: (args: { readonly path: string | number }) => string;
    readonly testsInMap: (args: { readonly names: string | number }) => string;
    readonly numberFor: (args: { readonly key: string | number }) => string;
    readonly textFor: (args: { readonly what: string | number }) => string;
    readonly listFor: (args: { readonly what: string | number }) => string;
    readonly emptyList: (args: { readonly what: string | number }) => string;
    readonly oneKey: (args: { readonly what: string | number; readonly allKeys: string | number }) => string;
    readonly noWords: (args: { readonly text: string | number }) => string;
    readonly answerWords: string;
    readonly aStep: string;
    readonly aSeat: string;
    readonly aName: string;
    readonly names: string;
    readonly sentences: string;
    readonly steps: string;
    readonly ruleId: string;
    readonly ruleIds: string;
    readonly chanceResults: string;
    readonly chanceResult: string;
    readonly untilWhat: string;
    readonly seatAnd: (args: { readonly what: string | number }) => string;
    readonly sentencesOf: (args: { readonly key: string | number }) => string;
    readonly textAsKey: string;
    readonly anything: string;
    readonly noTags: string;
    readonly noDirectives: string;
    readonly keyTwice: string;
    readonly secondColon: string;
    readonly aliasProps: string;
    readonly badAlias: string;
    readonly badEscape: string;
    readonly badIndent: string;
    readonly badOrder: string;
    readonly badStart: string;
    readonly blockInFlow: string;
    readonly longKey: string;
    readonly missingSign: string;
    readonly longKeyLines: string;
    readonly oneAnchor: string;
    readonly noTabs: string;
    readonly unexpected: string;
    readonly notYaml: (args: { readonly detail: string | number }) => string;
    readonly tooDeep: string;
    readonly noAnchor: (args: { readonly name: string | number }) => string;
    readonly toCountList: (args: {
      readonly name: string | number;
      readonly whatActual: string | number;
      readonly whatExpected: string | number;
    }) => string;
    readonly itIsAList: (args: {
      readonly name: string | number;
      readonly whatActual: string | number;
      readonly whatExpected: string | number;
    }) => string;
    readonly otherKind: (args: {
      readonly name: string | number;
      readonly whatActual: string | number;
      readonly whatExpected: string | number;
      readonly whatKind: string | number;
      readonly whatOther: string | number;
    }) => string;
    readonly kindText: string;
    readonly kindNumber: string;
    readonly kindBoolean: string;
    readonly members: (args: {
      readonly path: string | number;
      readonly count: string | number;
      readonly given: string | number;
      readonly names: string | number;
    }) => string;
    readonly lacks: (args: {
      readonly path: string | number;
      readonly names: string | number;
      readonly actual: string | number;
    }) => string;
    readonly hasToo: (args: {
      readonly path: string | number;
      readonly name: string | number;
      readonly actual: string | number;
    }) => string;
    readonly cannotLack: (args: { readonly path: string | number; readonly name: string | number }) => string;
    readonly notChanging: (args: { readonly path: string | number; readonly whatActual: string | number }) => string;
    readonly notNumberAtStart: (args: {
      readonly path: string | number;
      readonly whatActual: string | number;
    }) => string;
    readonly changedBy: (args: {
      readonly path: string | number;
      readonly real: string | number;
      readonly before: string | number;
      readonly after: string | number;
      readonly change: string | number;
    }) => string;
    readonly programFailed: (args: { readonly detail: string | number }) => string;
    readonly stopped: (args: { readonly detail: string | number }) => string;
    readonly unusedLuck: (args: { readonly results: string | number }) => string;
    readonly severalAnswers: (args: {
      readonly text: string | number;
      readonly where: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly seatAt: (args: { readonly seat: string | number; readonly step: string | number }) => string;
    readonly notOffered: (args: {
      readonly text: string | number;
      readonly where: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly offered: (args: {
      readonly text: string | number;
      readonly where: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly alsoOffered: (args: { readonly where: string | number; readonly sentences: string | number }) => string;
    readonly isAskedAt: (args: {
      readonly seat: string | number;
      readonly step: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly wasAskedAt: (args: {
      readonly seat: string | number;
      readonly step: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly nothingForbids: (args: { readonly seat: string | number; readonly text: string | number }) => string;
    readonly notAmongReasons: (args: {
      readonly rule: string | number;
      readonly text: string | number;
      readonly whatRules: string | number;
    }) => string;
    readonly noReasons: string;
    readonly unknownWord: (args: { readonly word: string | number; readonly text: string | number }) => string;
    readonly noVerb: (args: { readonly text: string | number; readonly verbs: string | number }) => string;
    readonly goalAnswer: (args: {
      readonly seat: string | number;
      readonly text: string | number;
      readonly why: string | number;
    }) => string;
    readonly goalStep: (args: { readonly step: string | number; readonly why: string | number }) => string;
    readonly goalStepOf: (args: {
      readonly step: string | number;
      readonly seat: string | number;
      readonly why: string | number;
    }) => string;
    readonly goalTurn: (args: { readonly seat: string | number; readonly why: string | number }) => string;
    readonly goalAsked: (args: { readonly seat: string | number; readonly why: string | number }) => string;
    readonly turnEnded: (args: { readonly seat: string | number }) => string;
    readonly turnsWentBy: (args: { readonly count: string | number }) => string;
    readonly decisionsPassed: (args: { readonly count: string | number }) => string;
    readonly matchStopped: (args: { readonly detail: string | number }) => string;
    readonly matchOver: string;
    readonly nobodyAsked: string;
    readonly cannotPass: (args: {
      readonly seat: string | number;
      readonly step: string | number;
      readonly sentences: string | number;
    }) => string;
    readonly passedOnTheWay: (args: { readonly whereList: string | number }) => string;
    readonly answerRefused: (args: {
      readonly answer: string | number;
      readonly seat: string | number;
      readonly whatRefusal: string | number;
    }) => string;
    readonly theAnswer: (args: { readonly answer: string | number; readonly seat: string | number }) => string;
    readonly rulesFailed: (args: { readonly detail: string | number }) => string;
    readonly refusedNotAsked: string;
    readonly refusedOver: string;
    readonly refusedSeat: string;
    readonly refusedStale: string;
    readonly refusedOption: string;
    readonly otherEnd: string;
    readonly otherOnCopy: (args: { readonly whatAnswer: string | number }) => string;
    readonly otherTakenBack: (args: { readonly whatAnswer: string | number }) => string;
    readonly otherAgain: (args: { readonly whatAnswer: string | number }) => string;
    readonly otherRestored: (args: { readonly count: string | number }) => string;
    readonly stateLost: string;
    readonly notRestored: (args: { readonly whatDetail: string | number }) => string;
    readonly refusedAgain: (args: {
      readonly whatAnswer: string | number;
      readonly whatRefusal: string | number;
    }) => string;
    readonly note: (args: { readonly what: string | number }) => string;
  };
}
