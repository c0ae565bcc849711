/** What the facts are called by which decks are searched and counted: `fact clan`, `fact required disciplines`. */
interface FactWords {
  readonly group: string;
  readonly clan: string;
  readonly clans: string;
  readonly discipline: string;
  /** Those that the vampires of a crypt have. */
  readonly disciplines: string;
  /** Those that the cards of a library require. */
  readonly 'required disciplines': string;
}

const en: FactWords = {
  group: 'group',
  clan: 'clan',
  clans: 'clans',
  discipline: 'Discipline',
  disciplines: 'Disciplines of the crypt',
  'required disciplines': 'Disciplines of the library',
};

const WORDS: Readonly<Record<string, FactWords>> = {
  en,
  pt: {
    group: 'grupo',
    clan: 'clã',
    clans: 'clãs',
    discipline: 'Disciplina',
    disciplines: 'Disciplinas da cripta',
    'required disciplines': 'Disciplinas da biblioteca',
  },
  es: {
    group: 'grupo',
    clan: 'clan',
    clans: 'clanes',
    discipline: 'Disciplina',
    disciplines: 'Disciplinas de la cripta',
    'required disciplines': 'Disciplinas de la biblioteca',
  },
  it: {
    group: 'gruppo',
    clan: 'clan',
    clans: 'clan',
    discipline: 'Disciplina',
    disciplines: 'Discipline della cripta',
    'required disciplines': 'Discipline della libreria',
  },
  fr: {
    group: 'groupe',
    clan: 'clan',
    clans: 'clans',
    discipline: 'Discipline',
    disciplines: 'Disciplines de la crypte',
    'required disciplines': 'Disciplines de la bibliothèque',
  },
};

export function factLabels(language: string): Readonly<Record<string, string>> {
  const words = WORDS[language] ?? en;
  return Object.fromEntries(Object.entries(words).map(([fact, word]) => [`fact ${fact}`, word as string]));
}
