/** The languages that card texts exist in: the phrases of their files, with their grammar. */
import { cardLanguages } from '@praxis/kit/language/card-languages.ts';
import { fr } from '@praxis/kit/language/fr.ts';
import type { Language } from '@praxis/kit/language/grammar.ts';
import { it } from '@praxis/kit/language/it.ts';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import type { CardGrammar, CardPhrases } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

type Together = CardGrammar['together'];

/** Clauses about the same Pokémon, which the later ones name by a pronoun or not at all. */
const namedOnce =
  (list: Language['list'], pronoun: string, attacksOf: string, itsAttacks: string): Together =>
  (clauses, joint, who) => {
    if (joint === undefined) return list(clauses, 'and');
    const [first = '', ...rest] = clauses;
    const later = rest.map((clause) =>
      clause.startsWith(`${who} `)
        ? `${pronoun}${clause.slice(`${who} `.length)}`
        : clause.replace(`${attacksOf} ${who} `, `${itsAttacks} `),
    );
    return [first, ...later].join(joint);
  };

const inItalian = namedOnce(it.list, '', 'gli attacchi di', 'i suoi attacchi');
const inFrench = namedOnce(fr.list, 'il ', 'les attaques de', 'ses attaques');

/** Where card texts need more than the language's usual grammar. */
const GRAMMARS: Readonly<Record<string, Partial<CardGrammar>>> = {
  it: {
    /** "ha 60 PS in più, e guarisce da …" */
    together: (...clauses) =>
      inItalian(...clauses).replace(
        /^(gli attacchi.*?)( non infliggono danni .+?),? e \1 non hanno altri effetti oltre ai danni su .+$/,
        '$1$2 e non hanno su di esso nessun altro effetto',
      ),
  },
  fr: {
    /** "a 60 PV de plus, et il guérit de …" */
    together: (...clauses) =>
      inFrench(...clauses).replace(
        /^(les attaques.*?)( n’infligent pas de dégâts .+?),? et \1 n’ont pas d’autres effets que les dégâts sur .+$/,
        '$1$2 et n’ont aucun autre effet sur lui',
      ),
    contracted: (text) => fr.contracted(text.replace(/(?<!\p{L})il est un /gu, 'c’est un ')),
  },
};

export const { all: CARD_LANGUAGES, textsOf } = cardLanguages<CardPhrases, CardGrammar>(phraseFiles(FOLDER), {
  grammarIn: (language) => {
    const grammar = languageNamed(language);
    const together: Together = (clauses, joint) =>
      joint === undefined ? grammar.list(clauses, 'and') : clauses.join(joint);
    return { ...grammar, together, ...GRAMMARS[language] };
  },
});
