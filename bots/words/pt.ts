import type { Words } from '../words.ts';

export const pt: Words = {
  onlyAnswer: (answer) => `“${answer}”: não havia outra possibilidade.`,
  chance: (answer) => `“${answer}”: deixou a escolha ao acaso.`,
  insight: (answer) => `“${answer}”: parecia o mais promissor.`,
  because: (answer, reason) => `“${answer}”, porque ${reason}.`,
  worlds: (answer, worlds, percent, reason) =>
    `“${answer}”: em ${games(worlds)} foi o que deu melhor resultado, com cerca de ${percent} % de chance de vencer${reason === undefined ? '' : `; ${reason}`}.`,
  tooSlow: (instead) => `Teve de responder na hora. ${instead}`,
};

function games(worlds: number): string {
  return worlds === 1 ? '1 jogo imaginado' : `${worlds} jogos imaginados`;
}
