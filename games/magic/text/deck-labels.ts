/** The words by which decks are counted: what cards cost, and their colours by the letters of their symbols. */
interface DeckWords {
  readonly cost: string;
  readonly color: readonly [one: string, many: string];
  /** White, blue, black, red, green. */
  readonly colors: readonly [string, string, string, string, string];
}

const LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;
/** What faces call the number. */
export const CONVERTED = 'converted mana cost';

const en: DeckWords = {
  cost: 'converted mana cost',
  color: ['color', 'colors'],
  colors: ['white', 'blue', 'black', 'red', 'green'],
};
const WORDS: Readonly<Record<string, DeckWords>> = {
  en,
  pt: {
    cost: 'custo de mana convertido',
    color: ['cor', 'cores'],
    colors: ['branco', 'azul', 'preto', 'vermelho', 'verde'],
  },
  es: {
    cost: 'coste de maná convertido',
    color: ['color', 'colores'],
    colors: ['blanco', 'azul', 'negro', 'rojo', 'verde'],
  },
  it: {
    cost: 'costo di mana convertito',
    color: ['colore', 'colori'],
    colors: ['bianco', 'blu', 'nero', 'rosso', 'verde'],
  },
  fr: {
    cost: 'coût converti de mana',
    color: ['couleur', 'couleurs'],
    colors: ['blanc', 'bleu', 'noir', 'rouge', 'vert'],
  },
};

export function deckLabels(language: string): Readonly<Record<string, string>> {
  const { cost, color, colors } = WORDS[language] ?? en;
  return {
    [`counter ${CONVERTED}`]: cost,
    'fact color': color[0],
    'fact colors': color[1],
    ...Object.fromEntries(LETTERS.map((letter, index) => [`color ${letter}`, colors[index] as string])),
  };
}
