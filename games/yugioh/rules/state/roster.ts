/**
 * Facts about all cards of the Duel together, wherever they are: read once, until there are other cards. They say where
 * there is nothing to look for.
 */
import { type Face, faceAt } from './faces.ts';
import type { Happening } from './happenings.ts';
import type { Card, G, Listener } from './state.ts';
import { readsOf } from './ways.ts';

export interface Roster {
  /** It is valid for these cards and this number of them: Tokens appear during a Duel. */
  readonly among: readonly Card[];
  readonly count: number;
  /** The Trigger and Flip effects that wait for events, by the type of event. */
  readonly listeners: { [Each in Happening['type']]?: readonly Listener[] };
  /** A material can give an effect to the monster made of it. */
  readonly anyGranted: boolean;
  /** Where some card can be activated: bits as in `spotOf`. */
  readonly spots: number;
  /** A card has an effect that must be used in a phase. */
  readonly anyDuty: boolean;
  /** A card works while it is in the Graveyard. */
  readonly anyInGraveyard: boolean;
  /** A card protects others from being attacked. */
  readonly anyProtection: boolean;
  /** A monster has a condition of its own for its Special Summon. */
  readonly anyOwnSummon: boolean;
  /** The small changes after which a monster's condition for Special Summons may hold or not: bits of `READS`. */
  readonly summonsRead: number;
  /** A card allows Normal Summons without Tributes, or more of them. */
  readonly anyNormalSummons: boolean;
}

export function rosterOf(g: Pick<G, 'state' | 'defs' | 'faces'> & { roster: Roster | undefined }): Roster {
  const { cards } = g.state;
  const known = g.roster;
  if (known !== undefined && known.among === cards && known.count === cards.length) return known;
  const faces = new Set<Face>();
  for (const { def } of cards) faces.add(faceAt(g, def));
  const all = [...faces];
  const roster: Roster = {
    among: cards,
    count: cards.length,
    listeners: {},
    anyGranted: all.some(({ grants }) => grants),
    spots: all.reduce((spots, face) => spots | face.spots, 0),
    anyDuty: all.some(({ hasDuty }) => hasDuty),
    anyInGraveyard: all.some(({ worksInGraveyard }) => worksInGraveyard),
    anyProtection: all.some(({ others }) => others.some(({ kind }) => kind === 'protection')),
    anyOwnSummon: all.some(({ def }) => def.summoning?.own !== undefined),
    summonsRead: all.reduce((reads, { def }) => reads | readsOf(def.summoning?.while), 0),
    anyNormalSummons: all.some(({ def }) => def.normalSummons !== undefined),
  };
  g.roster = roster;
  return roster;
}
