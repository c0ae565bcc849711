/** The keys of the texts on the table and the deck pages. A language that lacks one does not compile. */
import type { Cost } from '../../cards/language.ts';
import type { ActionKind } from '../../rules/state/action.ts';
import type { Zone } from '../../rules/state/state.ts';
import type { Step } from '../../rules/state/steps.ts';

export interface LabelGroups {
  readonly zones: { readonly [Each in Zone]: string } & { readonly 'known hand': string; readonly ante: string };
  readonly counters: {
    readonly [Each in
      | 'pool'
      | 'vp'
      | 'hand size'
      | 'transfers'
      | 'transfers one'
      | 'master actions'
      | 'master actions one'
      | 'discard actions'
      | 'discard actions one'
      | 'blood'
      | 'life'
      | 'capacity'
      | 'counters']: string;
  };
  readonly phases: {
    readonly [Each in 'setup' | 'unlock' | 'master' | 'minion' | 'influence' | 'discard']: string;
  };
  readonly steps: { readonly [Each in Step]: string };
  readonly editions: { readonly [Each in 'fifth' | 'third' | '2000']: string };
  /** The differences of an older edition, in one sentence. */
  readonly editionNotes: { readonly [Each in 'third' | '2000']: string };
  /** The style of each deck, in one sentence. */
  readonly deckNotes: {
    readonly [Each in
      | 'malkavian'
      | 'nosferatu'
      | 'toreador'
      | 'tremere'
      | 'ventrue'
      | 'sabbat-war-ventrue-antitribu'
      | 'sabbat-war-tzimisce'
      | 'sabbat-war-lasombra'
      | 'third-edition-brujah-antitribu'
      | 'sabbat-war-brujah-antitribu'
      | 'pact-with-nephandi'
      | 'den-of-fiends'
      | 'parliament-of-shadows'
      | 'libertine-ball'
      | 'path-of-caine'
      | 'path-of-death-and-the-soul'
      | 'path-of-power-and-the-inner-voice'
      | 'banu-haqim'
      | 'ministry'
      | 'brujah'
      | 'hecata'
      | 'lasombra'
      | 'third-edition-tremere-antitribu'
      | 'path-of-cathari'
      | 'third-edition-tzimisce'
      | 'tzimisce'
      | 'gangrel'
      | 'third-edition-malkavian-antitribu']: string;
  };
  /** Answers that a player can give in advance; those without a word are not offered. */
  readonly standing: { readonly [Each in 'this action' | 'votes']: string };
  /** The settings of a table and their values, and a sentence that explains each. */
  readonly settings: { readonly [Each in 'ante' | 'ante false' | 'ante true']: string };
  readonly about: { readonly [Each in 'ante']: string };
  readonly marks: { readonly [Each in 'locked' | 'face down' | 'superior' | 'ousted' | 'withdrawing']: string };
  /** Captions of the table: current events and roles. */
  readonly table: {
    readonly [Each in
      | 'turn'
      | 'phase'
      | 'edge'
      | 'nobody'
      | 'prey'
      | 'predator'
      | 'prey and predator'
      | 'action'
      | 'combat'
      | 'referendum'
      | 'blood hunt'
      | 'blocker'
      | 'round'
      | 'range'
      | 'close'
      | 'long'
      | 'for'
      | 'against'
      | 'stealth'
      | 'intercept'
      | 'bleed'
      | 'strength'
      | 'votes']: string;
  };
  /** States of a card that a player wants to see. All other marks are notes of the rules for themselves. */
  readonly states: {
    readonly awake: string;
    readonly recruited: string;
    readonly 'no unlock': string;
    readonly 'going to torpor': string;
    readonly 'stolen this round': string;
    readonly contested: string;
    readonly 'title contested': string;
    readonly anarch: string;
  };
  readonly actions: { readonly [Kind in ActionKind]: string };
  /** The facts by which decks are searched and counted. */
  readonly facts: {
    readonly group: string;
    readonly clan: string;
    readonly clans: string;
    readonly discipline: string;
    /** The Disciplines of a crypt's vampires. */
    readonly disciplines: string;
    /** The Disciplines that a library's cards require. */
    readonly 'required disciplines': string;
  };
  /** Statistics over many matches. */
  readonly tallies: {
    /** The unit of a result's scores. */
    readonly score: string;
    /** The number of times that a deck has taken the point for ousting its prey, and that it was ousted itself. */
    readonly ousts: string;
    readonly ousted: string;
  };
}

export interface Labels extends LabelGroups {
  /** Of a Red List minion: the player who marked it. */
  readonly markedBy: (args: { readonly name: string }) => string;
  /** The starter of a clan in that edition. */
  readonly thirdEdition: (args: { readonly clan: string }) => string;
  /** Of a vampire without a named title. */
  readonly votes: (args: { readonly amount: number }) => string;
  readonly costs: {
    readonly [Kind in keyof Pick<Cost, 'pool' | 'blood' | 'conviction'>]-?: (args: {
      readonly amount: string;
    }) => string;
  };
}
