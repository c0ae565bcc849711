/** The sentences with which programs explain themselves. `reason` is a clause of the game that can follow "because". */
export interface Words {
  onlyAnswer(answer: string): string;
  chance(answer: string): string;
  insight(answer: string): string;
  because(answer: string, reason: string): string;
  worlds(answer: string, worlds: number, percent: number, reason: string | undefined): string;
  tooSlow(instead: string): string;
}
