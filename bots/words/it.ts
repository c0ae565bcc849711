import type { Words } from '../words.ts';

export const it: Words = {
  onlyAnswer: (answer) => `«${answer}»: non c’era altra possibilità.`,
  chance: (answer) => `«${answer}»: ha lasciato la scelta al caso.`,
  insight: (answer) => `«${answer}»: sembrava la mossa più promettente.`,
  because: (answer, reason) => `«${answer}», perché ${reason}.`,
  worlds: (answer, worlds, percent, reason) =>
    `«${answer}»: in ${games(worlds)} ha dato il risultato migliore, con circa il ${percent} % di probabilità di vincere${reason === undefined ? '' : `; ${reason}`}.`,
  tooSlow: (instead) => `Ha dovuto rispondere subito. ${instead}`,
};

function games(worlds: number): string {
  return worlds === 1 ? '1 partita immaginata' : `${worlds} partite immaginate`;
}
