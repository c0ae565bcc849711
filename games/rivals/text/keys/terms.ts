/** The words of the game that answers and events name. A language that lacks one does not compile. */
import type { AttackType, Clan, Discipline } from '../../cards/language.ts';

export type Terms = {
  readonly [Key in AttackType | Clan | Discipline]: string;
} & {
  readonly library: string;
  readonly faction: string;
  readonly yes: string;
  readonly no: string;
  readonly damage: string;
  readonly prestige: string;
  readonly blood: string;
  readonly haven: string;
  readonly streets: string;
  readonly torpor: string;
};
