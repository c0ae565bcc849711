import type { Words } from '../words.ts';

export const es: Words = {
  onlyAnswer: (answer) => `«${answer}»: no había otra posibilidad.`,
  chance: (answer) => `«${answer}»: dejó la elección al azar.`,
  insight: (answer) => `«${answer}»: parecía lo más prometedor.`,
  because: (answer, reason) => `«${answer}», porque ${reason}.`,
  worlds: (answer, worlds, percent, reason) =>
    `«${answer}»: en ${games(worlds)} fue lo que mejor resultó, con cerca de un ${percent} % de posibilidades de ganar${reason === undefined ? '' : `; ${reason}`}.`,
  tooSlow: (instead) => `Tuvo que responder de inmediato. ${instead}`,
};

function games(worlds: number): string {
  return worlds === 1 ? '1 partida imaginada' : `${worlds} partidas imaginadas`;
}
