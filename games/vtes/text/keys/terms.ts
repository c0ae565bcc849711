/** Single words of the game. A language that lacks one does not compile. */

/**
 * Words of the game that occur in sentences by themselves. Anything that is no key here (a clan, a Discipline, a mode)
 * stays as it is.
 */
export interface Terms {
  readonly basic: string;
  readonly superior: string;
  readonly for: string;
  readonly against: string;
  readonly close: string;
  readonly long: string;
  readonly rock: string;
  readonly paper: string;
  readonly scissors: string;
  readonly unlock: string;
  readonly master: string;
  readonly minion: string;
  readonly influence: string;
  readonly discard: string;
  readonly hand: string;
  readonly library: string;
  readonly crypt: string;
  readonly ash_heap: string;
  readonly ready: string;
  readonly torpor: string;
  readonly uncontrolled: string;
  readonly in_play: string;
  readonly removed: string;
  readonly contested: string;
  readonly incapacitated: string;
  readonly action: string;
  readonly 'action modifier': string;
  readonly reaction: string;
  readonly combat: string;
  readonly reflex: string;
  readonly primogen: string;
  readonly prince: string;
  readonly justicar: string;
  readonly 'inner circle': string;
  readonly bishop: string;
  readonly archbishop: string;
  readonly priscus: string;
  readonly cardinal: string;
  readonly regent: string;
  readonly baron: string;
  readonly magaji: string;
  readonly kholo: string;
  readonly Sabbat: string;
  readonly Anarch: string;
  readonly Independent: string;
}
