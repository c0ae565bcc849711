import type { Words } from '../words.ts';

export const fr: Words = {
  onlyAnswer: (answer) => `« ${answer} » : rien d’autre n’était possible.`,
  chance: (answer) => `« ${answer} » : il s’en est remis au hasard.`,
  insight: (answer) => `« ${answer} » : c’était le plus prometteur.`,
  because: (answer, reason) => `« ${answer} », car ${reason}.`,
  worlds: (answer, worlds, percent, reason) =>
    `« ${answer} » : dans ${games(worlds)}, c’est ce qui a le mieux réussi, avec environ ${percent} % de chances de gagner${reason === undefined ? '' : ` ; ${reason}`}.`,
  tooSlow: (instead) => `Il a dû répondre aussitôt. ${instead}`,
};

function games(worlds: number): string {
  return worlds === 1 ? '1 partie imaginée' : `${worlds} parties imaginées`;
}
