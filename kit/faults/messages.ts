/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly definitions: {
    readonly cannotBeUsed: (args: { readonly whatName: string | number; readonly whys: string | number }) => string;
    readonly someCard: string;
    readonly expectedNot: (args: { readonly what: string | number; readonly whatFound: string | number }) => string;
    readonly shortList: (args: { readonly least: string | number; readonly count: string | number }) => string;
    readonly noKey: string;
    readonly isUndefined: string;
    readonly noWord: (args: { readonly key: string | number; readonly whatWord: string | number }) => string;
    readonly nothingChosen: (args: { readonly name: string | number }) => string;
    readonly changesAsJson: string;
    readonly indentedBeginning: string;
    readonly belongsToNothing: string;
    readonly tabs: string;
    readonly itemExpected: string;
    readonly twice: (args: { readonly key: string | number }) => string;
    readonly indentedTooFar: string;
    readonly keyBeginning: (args: { readonly sign: string | number }) => string;
    readonly keyExpected: string;
    readonly colonExpected: string;
    readonly valueMissing: string;
    readonly endOfLine: string;
    readonly commaExpected: (args: { readonly sign: string | number }) => string;
    readonly openQuotation: string;
    readonly notInJson: string;
    readonly quoteBeginning: (args: { readonly sign: string | number }) => string;
    readonly quoteColon: string;
    readonly quoteBrackets: string;
    readonly quoteEmpty: string;
    readonly quoteValue: (args: { readonly value: string | number }) => string;
    readonly inFile: (args: {
      readonly file: string | number;
      readonly line: string | number;
      readonly why: string | number;
    }) => string;
    readonly termsExpected: string;
    readonly formsExpected: string;
    readonly keyUnknown: (args: { readonly key: string | number }) => string;
    readonly gender: string;
    readonly notList: string;
    readonly editionsMap: string;
    readonly sameForms: (args: { readonly edition: string | number }) => string;
    readonly formsList: string;
    readonly sourceForm: string;
  };
  readonly expected: {
    readonly expectedNot: (args: { readonly what: string | number; readonly whatFound: string | number }) => string;
    readonly expected: (args: { readonly what: string | number }) => string;
    readonly exactlyOneKey: (args: { readonly keys: string | number }) => string;
    readonly oneKey: (args: { readonly keys: string | number }) => string;
    readonly oneOf: (args: { readonly names: string | number }) => string;
    readonly keyNamed: (args: { readonly key: string | number }) => string;
    readonly mapWithKeys: (args: { readonly keys: string | number }) => string;
    readonly mapOfSettings: string;
    readonly mapOfOptions: string;
    readonly mapOfSeats: string;
    readonly mapOfTwoSeats: string;
    readonly seatCount: (args: { readonly least: string | number; readonly most: string | number }) => string;
    readonly wholeNumber: string;
    readonly wholeNumberFrom: (args: { readonly from: string | number; readonly to: string | number }) => string;
    readonly wholeNumberAtLeast: (args: { readonly least: string | number }) => string;
    readonly chanceNumber: string;
    readonly list: string;
    readonly text: string;
    readonly words: string;
    readonly map: string;
    readonly emptyMap: string;
    readonly nothing: string;
    readonly trueOrFalse: string;
    readonly anyScalar: string;
    readonly card: string;
    readonly object: string;
    readonly objectWithKeys: (args: { readonly keys: string | number }) => string;
    readonly orName: (args: { readonly names: string | number }) => string;
    readonly noCard: (args: { readonly name: string | number }) => string;
    readonly noCardButNear: (args: { readonly name: string | number; readonly eitherName: string | number }) => string;
    readonly noSuchCard: (args: { readonly name: string | number }) => string;
    readonly noSuchCardButNear: (args: {
      readonly name: string | number;
      readonly eitherName: string | number;
    }) => string;
    readonly severalCards: (args: { readonly name: string | number; readonly names: string | number }) => string;
    readonly nameTaken: (args: { readonly name: string | number }) => string;
    readonly twoCardsCalled: (args: { readonly name: string | number }) => string;
    readonly notHere: (args: { readonly name: string | number; readonly what: string | number }) => string;
    readonly longPath: (args: { readonly path: string | number; readonly count: string | number }) => string;
    readonly noPath: (args: {
      readonly path: string | number;
      readonly names: string | number;
      readonly whatThing: string | number;
    }) => string;
    readonly seatOrCard: string;
    readonly seatCardOrGroup: (args: { readonly last: string | number }) => string;
    readonly seatCardOrGroups: (args: { readonly others: string | number; readonly last: string | number }) => string;
    readonly noProperty: (args: {
      readonly thing: string | number;
      readonly property: string | number;
      readonly names: string | number;
    }) => string;
    readonly cardsCalled: (args: { readonly count: string | number; readonly name: string | number }) => string;
    readonly noSeatOrCard: (args: { readonly name: string | number }) => string;
    readonly noSeatOrCardButNear: (args: {
      readonly name: string | number;
      readonly eitherName: string | number;
    }) => string;
  };
  readonly lists: {
    readonly fileTooLarge: (args: { readonly file: string | number }) => string;
    readonly atLine: (args: {
      readonly file: string | number;
      readonly line: string | number;
      readonly why: string | number;
    }) => string;
    readonly atColumn: (args: {
      readonly file: string | number;
      readonly line: string | number;
      readonly column: string | number;
      readonly why: string | number;
    }) => string;
    readonly atNamedColumn: (args: {
      readonly file: string | number;
      readonly line: string | number;
      readonly column: string | number;
      readonly name: string | number;
      readonly why: string | number;
    }) => string;
    readonly notText: string;
    readonly noCards: string;
    readonly notJson: string;
    readonly noName: string;
    readonly noTypeLine: (args: { readonly card: string | number }) => string;
    readonly noType: (args: { readonly card: string | number }) => string;
    readonly idsExpected: string;
    readonly definitionExpected: (args: { readonly id: string | number }) => string;
  };
  readonly records: {
    readonly noObject: string;
    readonly noFormat: string;
    readonly unknownFormat: (args: { readonly given: string | number; readonly wanted: string | number }) => string;
    readonly otherGame: (args: { readonly given: string | number; readonly game: string | number }) => string;
    readonly noCards: string;
    readonly noHash: string;
    readonly noSegments: string;
    readonly segment: (args: { readonly number: string | number }) => string;
    readonly entry: (args: { readonly number: string | number; readonly entry: string | number }) => string;
    readonly segmentNoObject: (args: { readonly where: string | number }) => string;
    readonly segmentNoRules: (args: { readonly where: string | number }) => string;
    readonly segmentCards: (args: { readonly where: string | number }) => string;
    readonly segmentNoSetup: (args: { readonly where: string | number }) => string;
    readonly segmentSetup: (args: { readonly where: string | number }) => string;
    readonly segmentSeat: (args: { readonly where: string | number }) => string;
    readonly segmentForced: (args: { readonly where: string | number }) => string;
    readonly segmentNoEntries: (args: { readonly where: string | number }) => string;
    readonly entryKind: (args: { readonly where: string | number }) => string;
    readonly entryTakeback: (args: {
      readonly where: string | number;
      readonly amount: string | number;
      readonly given: string | number;
    }) => string;
    readonly entryLuck: (args: { readonly where: string | number }) => string;
    readonly entrySeat: (args: { readonly where: string | number }) => string;
    readonly entryText: (args: { readonly where: string | number; readonly kind: string | number }) => string;
    readonly otherRules: (args: { readonly one: string | number; readonly other: string | number }) => string;
    readonly earlierPosition: string;
    readonly altered: string;
    readonly notReplayed: (args: { readonly detail: string | number }) => string;
    readonly noEdition: (args: {
      readonly game: string | number;
      readonly given: string | number;
      readonly editions: string | number;
    }) => string;
    readonly cardsChanged: string;
    readonly cardChanged: (args: { readonly name: string | number }) => string;
    readonly noTakeback: (args: { readonly amount: string | number; readonly given: string | number }) => string;
    readonly wrongAnswer: (args: {
      readonly place: string | number;
      readonly answer: string | number;
      readonly seat: string | number;
      readonly why: string | number;
    }) => string;
    readonly notAskedThen: string;
    readonly notLegalThere: string;
    readonly notOffered: (args: { readonly answer: string | number }) => string;
  };
  readonly setup: {
    readonly notInDeck: (args: { readonly id: string | number; readonly name: string | number }) => string;
    readonly wrongCount: (args: {
      readonly name: string | number;
      readonly amount: string | number;
      readonly card: string | number;
    }) => string;
    readonly noLonger: (args: { readonly id: string | number }) => string;
    readonly unknownInDeck: (args: { readonly name: string | number; readonly card: string | number }) => string;
    readonly emptyDeck: (args: { readonly name: string | number }) => string;
    readonly noDeck: (args: { readonly name: string | number }) => string;
    readonly illegalDeck: (args: { readonly name: string | number; readonly whyList: string | number }) => string;
    readonly byRule: (args: { readonly whyRule: string | number; readonly rule: string | number }) => string;
    readonly unknownCard: string;
    readonly noSetting: (args: { readonly name: string | number; readonly names: string | number }) => string;
    readonly settingNumber: (args: {
      readonly name: string | number;
      readonly from: string | number;
      readonly to: string | number;
      readonly given: string | number;
    }) => string;
    readonly settingOneOf: (args: {
      readonly name: string | number;
      readonly names: string | number;
      readonly given: string | number;
    }) => string;
    readonly valueNot: (args: {
      readonly name: string | number;
      readonly whatActual: string | number;
      readonly whatExpected: string | number;
    }) => string;
    readonly 'noSetting short': (args: { readonly id: string | number }) => string;
    readonly noLists: (args: { readonly game: string | number }) => string;
  };
  readonly simulation: {
    readonly noFormat: string;
    readonly notText: (args: { readonly name: string | number }) => string;
    readonly notNumber: (args: { readonly name: string | number; readonly most: string | number }) => string;
    readonly contenders: string;
    readonly otherGame: (args: { readonly game: string | number; readonly edition: string | number }) => string;
    readonly otherRules: (args: { readonly one: string | number; readonly other: string | number }) => string;
    readonly otherCards: string;
    readonly wrongLine: (args: { readonly line: string | number }) => string;
    readonly actionsForMatches: (args: { readonly count: string | number; readonly total: string | number }) => string;
    readonly noMatch: (args: { readonly match: string | number; readonly total: string | number }) => string;
    readonly notAmong: (args: {
      readonly action: string | number;
      readonly match: string | number;
      readonly total: string | number;
    }) => string;
    readonly inTheMiddle: (args: { readonly match: string | number; readonly answer: string | number }) => string;
    readonly notLegal: (args: { readonly answer: string | number; readonly match: string | number }) => string;
    readonly ended: string;
  };
  readonly system: {
    readonly notJson: (args: { readonly text: string | number }) => string;
    readonly unexpectedToken: (args: { readonly sign: string | number; readonly text: string | number }) => string;
    readonly jsonEnd: string;
    readonly jsonPlace: (args: {
      readonly why: string | number;
      readonly place: string | number;
      readonly line: string | number;
      readonly column: string | number;
    }) => string;
    readonly jsonPosition: (args: { readonly why: string | number; readonly place: string | number }) => string;
    readonly jsonMore: (args: {
      readonly place: string | number;
      readonly line: string | number;
      readonly column: string | number;
    }) => string;
    readonly jsonMorePosition: (args: { readonly place: string | number }) => string;
    readonly jsonName: string;
    readonly jsonQuotedName: string;
    readonly jsonColon: string;
    readonly jsonProperty: string;
    readonly jsonElement: string;
    readonly jsonString: string;
    readonly jsonControl: string;
    readonly jsonEscape: string;
    readonly jsonUnicode: string;
    readonly jsonMinus: string;
    readonly jsonFraction: string;
    readonly jsonExponent: string;
    readonly file: (args: {
      readonly code: string | number;
      readonly why: string | number;
      readonly call: string | number;
      readonly file: string | number;
    }) => string;
    readonly fileCall: (args: {
      readonly code: string | number;
      readonly why: string | number;
      readonly call: string | number;
    }) => string;
    readonly permission: string;
    readonly notPermitted: string;
    readonly noFile: string;
    readonly isFolder: string;
    readonly notFolder: string;
    readonly noSpace: string;
    readonly readOnly: string;
    readonly tooMany: string;
    readonly exists: string;
    readonly busy: string;
    readonly longName: string;
    readonly links: string;
    readonly refused: (args: { readonly address: string | number }) => string;
    readonly timedOut: (args: { readonly address: string | number }) => string;
    readonly notFound: (args: { readonly host: string | number }) => string;
    readonly password: (args: { readonly user: string | number }) => string;
    readonly noDatabase: (args: { readonly name: string | number }) => string;
  };
}
