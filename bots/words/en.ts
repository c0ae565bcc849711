import type { Words } from '../words.ts';

export const en: Words = {
  onlyAnswer: (answer) => `“${answer}”: nothing else was possible.`,
  chance: (answer) => `“${answer}”: it left the choice to chance.`,
  insight: (answer) => `“${answer}”: it looked most promising.`,
  because: (answer, reason) => `“${answer}”, because ${reason}.`,
  worlds: (answer, worlds, percent, reason) =>
    `“${answer}”: in ${games(worlds)} this did best, with a chance of about ${percent} % to win${reason === undefined ? '' : `; ${reason}`}.`,
  tooSlow: (instead) => `It had to answer at once. ${instead}`,
};

function games(worlds: number): string {
  return worlds === 1 ? '1 imagined game' : `${worlds} imagined games`;
}
