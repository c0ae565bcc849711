/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly card: {
    readonly called: string;
    readonly editions: string;
    readonly decided: string;
    readonly rules: string;
    readonly several: string;
    readonly unknown: string;
    readonly nearest: string;
  };
  readonly cards: {
    readonly imported: (args: {
      readonly cards: string | number;
      readonly sets: string | number;
      readonly file: string | number;
    }) => string;
    readonly compiled: (args: {
      readonly listed: string | number;
      readonly defined: string | number;
      readonly compiled: string | number;
      readonly refused: string | number;
    }) => string;
    readonly written: (args: { readonly file: string | number }) => string;
    readonly noPath: (args: { readonly path: string | number }) => string;
    readonly noLists: (args: { readonly path: string | number }) => string;
  };
  readonly you: string;
  readonly prompt: string;
  readonly back: string;
  readonly more: (args: { readonly count: string | number }) => string;
  readonly noSuchNumber: (args: { readonly count: string | number }) => string;
  readonly nothingFits: string;
  readonly severalFit: string;
  readonly noPass: string;
  readonly nothingBack: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly nothingBeside: string;
  readonly plays: string;
  readonly nothingDone: string;
  readonly whyUsage: string;
  readonly possible: string;
  readonly forbiddenBy: string;
  readonly notThoughtOf: string;
  readonly saveUsage: string;
  readonly saved: (args: { readonly file: string | number }) => string;
  readonly notSaved: (args: { readonly file: string | number; readonly why: string | number }) => string;
  readonly resume: (args: { readonly command: string | number }) => string;
  readonly startAgain: (args: { readonly command: string | number }) => string;
  readonly noCard: (args: { readonly name: string | number }) => string;
  readonly fault: (args: { readonly file: string | number }) => string;
  readonly over: (args: { readonly reason: string | number }) => string;
  readonly winners: (args: { readonly names: string | number }) => string;
  readonly noWinner: string;
  readonly points: string;
  readonly illegalDeck: (args: { readonly edition: string | number; readonly why: string | number }) => string;
  readonly help: string;
  readonly playGame: (args: {
    readonly editions: string | number;
    readonly least: string | number;
    readonly most: string | number;
    readonly usual: string | number;
    readonly decks: string | number;
  }) => string;
  readonly playHelp: (args: { readonly games: string | number }) => string;
  readonly usage: {
    readonly noGame: (args: { readonly games: string | number }) => string;
    readonly unknownGame: (args: { readonly given: string | number; readonly games: string | number }) => string;
    readonly unexpected: (args: { readonly given: string | number }) => string;
    readonly unknownOption: (args: { readonly option: string | number }) => string;
    readonly noValue: (args: { readonly option: string | number }) => string;
    readonly superfluousValue: (args: { readonly option: string | number }) => string;
    readonly unknownEdition: (args: { readonly given: string | number; readonly editions: string | number }) => string;
    readonly number: (args: {
      readonly option: string | number;
      readonly min: string | number;
      readonly max: string | number;
      readonly given: string | number;
    }) => string;
    readonly unknownBot: (args: { readonly given: string | number; readonly bots: string | number }) => string;
    readonly ofNewMatch: (args: { readonly option: string | number }) => string;
    readonly wrongName: (args: { readonly given: string | number }) => string;
    readonly nameTaken: (args: { readonly name: string | number }) => string;
    readonly noFile: (args: { readonly file: string | number }) => string;
    readonly unreadable: (args: { readonly file: string | number; readonly why: string | number }) => string;
    readonly unknownCommand: (args: { readonly given: string | number; readonly commands: string | number }) => string;
    readonly unknownLanguage: (args: {
      readonly given: string | number;
      readonly languages: string | number;
    }) => string;
    readonly oneOf: (args: {
      readonly given?: string | number | undefined;
      readonly what: string | number;
      readonly names: string | number;
    }) => string;
    readonly onlyWith: (args: { readonly option: string | number; readonly command: string | number }) => string;
    readonly noRecord: () => string;
    readonly noDeck: () => string;
    readonly noCardName: () => string;
    readonly noCardLists: () => string;
    readonly oneFile: (args: { readonly given: string | number }) => string;
    readonly noFormats: (args: { readonly game: string | number }) => string;
    readonly notCompiled: (args: { readonly game: string | number }) => string;
    readonly notImported: (args: { readonly game: string | number }) => string;
    readonly unknownPlayer: (args: { readonly name: string | number; readonly names: string | number }) => string;
    readonly unknownSetting: (args: { readonly id: string | number }) => string;
    readonly see: (args: { readonly command: string | number }) => string;
  };
  readonly records: {
    readonly 'not JSON': (args: { readonly file: string | number; readonly why: string | number }) => string;
    readonly 'no record': (args: { readonly file: string | number }) => string;
    readonly 'other game': (args: { readonly file: string | number }) => string;
    readonly 'other rules': (args: { readonly file: string | number }) => string;
    readonly 'other cards': (args: { readonly file: string | number }) => string;
    readonly altered: (args: { readonly file: string | number }) => string;
    readonly damaged: (args: { readonly file: string | number; readonly why: string | number }) => string;
  };
  readonly deck: {
    readonly size: (args: { readonly cards: string | number }) => string;
    readonly legal: (args: {
      readonly players?: string | number | undefined;
      readonly edition: string | number;
    }) => string;
    readonly notLegal: (args: {
      readonly players?: string | number | undefined;
      readonly edition: string | number;
    }) => string;
    readonly instead: (args: { readonly names: readonly string[] }) => string;
    readonly playable: (args: { readonly playable: string | number; readonly all: string | number }) => string;
    readonly readAs: (args: { readonly format: string | number }) => string;
    readonly notImported: (args: { readonly game: string | number }) => string;
    readonly line: (args: { readonly line: string | number; readonly text: string | number }) => string;
    readonly legalIn: (args: { readonly count: number; readonly editions: readonly string[] }) => string;
  };
  readonly rule: {
    readonly known: () => string;
    readonly editions: () => string;
    readonly code: () => string;
    readonly tests: () => string;
    readonly none: () => string;
    readonly noneNeeded: (args: { readonly why: string | number }) => string;
    readonly stated: () => string;
    readonly implied: () => string;
    readonly other: () => string;
    readonly absent: () => string;
    readonly published: () => string;
    readonly independent: () => string;
    readonly inferred: () => string;
    readonly reconstructed: () => string;
    readonly unknown: (args: { readonly id: string | number }) => string;
    readonly noMatch: (args: { readonly words: string | number }) => string;
    readonly expected: () => string;
    readonly ambiguities: () => string;
    readonly differences: () => string;
    readonly inEdition: (args: { readonly edition: string | number; readonly words: string | number }) => string;
    readonly decided: (args: { readonly decision: string | number }) => string;
  };
  readonly manual: {
    readonly main: (args: { readonly games: string | number }) => string;
    readonly replay: string;
    readonly verify: string;
    readonly rule: string;
    readonly scenario: string;
    readonly card: (args: { readonly games: string | number }) => string;
    readonly deck: (args: {
      readonly games: string | number;
      readonly formats: string | number;
      readonly playFormats: string | number;
      readonly importing: string | number;
    }) => string;
    readonly deckFormats: (args: { readonly formats: string | number; readonly usual: string | number }) => string;
    readonly cards: (args: { readonly games: string | number }) => string;
  };
  readonly scenario: {
    readonly wrong: string;
    readonly fail: string;
    readonly summary: (args: { readonly passed: string | number; readonly failed: string | number }) => string;
    readonly pending: string;
    readonly line: (args: { readonly line: string | number }) => string;
    readonly nobodyAsked: string;
    readonly canAnswer: (args: { readonly seat: string | number; readonly step: string | number }) => string;
    readonly noFiles: string;
  };
  readonly simulation: {
    readonly simulateHelp: (args: { readonly bots: string | number }) => string;
    readonly workerHelp: string;
    readonly noDecks: (args: { readonly decks: string | number }) => string;
    readonly unknownDeck: (args: { readonly given: string | number; readonly decks: string | number }) => string;
    readonly wrongDeck: (args: { readonly deck: string | number; readonly why: string | number }) => string;
    readonly unknownBot: (args: { readonly given: string | number; readonly bots: string | number }) => string;
    readonly unknownTemperament: (args: {
      readonly given: string | number;
      readonly temperaments: string | number;
    }) => string;
    readonly notOneEach: (args: {
      readonly option: string | number;
      readonly given: string | number;
      readonly decks: string | number;
    }) => string;
    readonly ofNewSimulation: (args: { readonly option: string | number }) => string;
    readonly notBoth: (args: { readonly one: string | number; readonly other: string | number }) => string;
    readonly noDatabase: string;
    readonly noSimulation: (args: { readonly id: string | number }) => string;
    readonly exists: (args: { readonly file: string | number }) => string;
    readonly notWritten: (args: { readonly file: string | number; readonly why: string | number }) => string;
    readonly unreachable: (args: { readonly why: string | number }) => string;
    readonly deckProblem: (args: { readonly deck: string | number; readonly why: string | number }) => string;
    readonly begun: (args: { readonly games: string | number; readonly file: string | number }) => string;
    readonly spread: (args: { readonly games: string | number; readonly id: string | number }) => string;
    readonly progress: (args: {
      readonly played: string | number;
      readonly of: string | number;
      readonly perSecond: string | number;
      readonly left: string | number;
    }) => string;
    readonly unknownTime: string;
    readonly interrupted: (args: { readonly played: string | number; readonly of: string | number }) => string;
    readonly goOn: (args: { readonly command: string | number }) => string;
    readonly othersGoOn: string;
    readonly written: (args: { readonly file: string | number }) => string;
    readonly trouble: (args: {
      readonly game: string | number;
      readonly end: string | number;
      readonly why: string | number;
    }) => string;
    readonly recordIn: (args: { readonly file: string | number }) => string;
    readonly workerReady: (args: { readonly threads: string | number }) => string;
    readonly workerPlays: (args: {
      readonly from: string | number;
      readonly to: string | number;
      readonly id: string | number;
    }) => string;
    readonly workerRefuses: (args: { readonly id: string | number; readonly why: string | number }) => string;
    readonly workerStops: (args: { readonly games: string | number }) => string;
    readonly title: string;
    readonly summary: (args: {
      readonly games: string | number;
      readonly seats: string | number;
      readonly edition: string | number;
      readonly seed: string | number;
    }) => string;
    readonly partial: (args: { readonly played: string | number; readonly planned: string | number }) => string;
    readonly intervals: string;
    readonly fairShare: (args: { readonly share: string | number }) => string;
    readonly ended: (args: {
      readonly over: string | number;
      readonly stopped: string | number;
      readonly failed: string | number;
    }) => string;
    readonly unended: string;
    readonly byDeck: string;
    readonly bySeat: string;
    readonly winsByDeckAndSeat: string;
    readonly lengths: string;
    readonly reasons: string;
    readonly curves: (args: { readonly counter: string | number }) => string;
    readonly curveNote: string;
    readonly cards: string;
    readonly cardsOf: (args: { readonly deck: string | number }) => string;
    readonly cardsNote: string;
    readonly moreCards: (args: { readonly count: string | number }) => string;
    readonly deck: string;
    readonly bot: string;
    readonly seat: string;
    readonly places: string;
    readonly wins: string;
    readonly score: string;
    readonly interval: string;
    readonly card: string;
    readonly copies: string;
    readonly drawn: string;
    readonly played: string;
    readonly wonPlayed: string;
    readonly wonDrawn: string;
    readonly wonUndrawn: string;
    readonly turn: string;
    readonly turns: string;
    readonly decisions: string;
    readonly game: string;
    readonly games: string;
    readonly mean: string;
    readonly least: string;
    readonly tenth: string;
    readonly median: string;
    readonly ninetieth: string;
    readonly most: string;
    readonly reason: string;
    readonly asTable: string;
    readonly chart: (args: { readonly what: string | number }) => string;
    readonly madeBy: string;
    readonly plans: {
      readonly 'no simulation': (args: { readonly file: string | number }) => string;
      readonly damaged: (args: { readonly file: string | number; readonly why: string | number }) => string;
      readonly 'other game': (args: { readonly file: string | number }) => string;
      readonly 'other rules': (args: { readonly file: string | number }) => string;
      readonly 'other cards': (args: { readonly file: string | number }) => string;
    };
  };
  readonly verify: {
    readonly holds: (args: {
      readonly file: string | number;
      readonly answers: string | number;
      readonly hash: string | number;
    }) => string;
    readonly over: (args: { readonly why: string | number }) => string;
    readonly notOver: string;
    readonly fails: (args: { readonly file: string | number; readonly why: string | number }) => string;
    readonly earlier: string;
    readonly unknownGame: (args: { readonly games: string | number }) => string;
    readonly noSeal: string;
    readonly mixed: (args: { readonly count: string | number }) => string;
    readonly mixedAndDrawn: (args: { readonly count: string | number }) => string;
    readonly seal: {
      readonly noContributions: string;
      readonly otherSecret: string;
      readonly otherSeed: string;
      readonly fewPlaces: string;
      readonly placeTwice: string;
      readonly otherSeats: string;
    };
    readonly problems: {
      readonly 'not JSON': (args: { readonly why: string | number }) => string;
      readonly 'no record': (args: { readonly why: string }) => string;
      readonly 'other game': (args: { readonly why: string }) => string;
      readonly 'other rules': (args: { readonly why: string }) => string;
      readonly 'other cards': (args: { readonly why: string }) => string;
      readonly altered: (args: { readonly why: string }) => string;
      readonly damaged: (args: { readonly why: string | number }) => string;
    };
  };
}
