/** What is counted of many matches, in all languages. */

export interface TallyWords {
  /** What the scores of a result are. */
  readonly score: string;
  /** How often a deck has taken the point for ousting its prey, and how often it was ousted itself. */
  readonly ousts: string;
  readonly ousted: string;
}

const en: TallyWords = { score: 'victory points', ousts: 'preys ousted', ousted: 'ousted' };
const pt: TallyWords = { score: 'pontos de vitória', ousts: 'presas eliminadas', ousted: 'fora do jogo' };
const es: TallyWords = { score: 'puntos de victoria', ousts: 'presas eliminadas', ousted: 'fuera de la partida' };
const it: TallyWords = { score: 'punti vittoria', ousts: 'prede eliminate', ousted: 'fuori dalla partita' };
const fr: TallyWords = { score: 'points de victoire', ousts: 'proies évincées', ousted: 'hors de la partie' };

export const TALLY_WORDS: Readonly<Record<string, TallyWords>> = { en, pt, es, it, fr };
