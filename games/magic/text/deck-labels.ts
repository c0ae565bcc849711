/** The words by which decks are counted: what cards cost, and their colours by the letters of their symbols. */
interface DeckWords {
  readonly cost: string;
  /** White, blue, black, red, green. */
  readonly colors: readonly [string, string, string, string, string];
}

const LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;
/** What faces call the number. */
export const CONVERTED = 'converted mana cost';

const en: DeckWords = { cost: 'converted mana cost', colors: ['white', 'blue', 'black', 'red', 'green'] };
const WORDS: Readonly<Record<string, DeckWords>> = {
  en,
  pt: { cost: 'custo de mana convertido', colors: ['branco', 'azul', 'preto', 'vermelho', 'verde'] },
  es: { cost: 'coste de maná convertido', colors: ['blanco', 'azul', 'negro', 'rojo', 'verde'] },
  it: { cost: 'costo di mana convertito', colors: ['bianco', 'blu', 'nero', 'rosso', 'verde'] },
  fr: { cost: 'coût converti de mana', colors: ['blanc', 'bleu', 'noir', 'rouge', 'vert'] },
};

export function deckLabels(language: string): Readonly<Record<string, string>> {
  const { cost, colors } = WORDS[language] ?? en;
  return {
    [`counter ${CONVERTED}`]: cost,
    ...Object.fromEntries(LETTERS.map((letter, index) => [`color ${letter}`, colors[index] as string])),
  };
}
