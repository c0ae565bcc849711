/** What is said about decks, in five languages. */
import type { LineProblem } from '../decks/exchange.ts';
import type { DeckProblem } from '../decks/legality.ts';

/** A card that lists know, but that cannot be played here. */
interface Unplayable {
  readonly say: 'not playable';
  readonly card: string;
}

type Problem = DeckProblem | LineProblem | Unplayable;

type DeckWords = {
  readonly [Key in Problem['say']]: (problem: Extract<Problem, { readonly say: Key }>) => string;
};

function maybe(names: readonly string[], words: (list: string) => string): string {
  return names.length > 0 ? ` ${words(names.join(', '))}` : '';
}

const en: DeckWords = {
  size: ({ amount, limit }) => `The deck has ${amount} cards and must have exactly ${limit}.`,
  copies: ({ card, amount, limit }) => `There are ${amount} cards called ${card}; at most ${limit} are allowed.`,
  'no Basic Pokémon': () => 'The deck has no Basic Pokémon.',
  'ACE SPEC': ({ amount }) => `The deck has ${amount} ACE SPEC cards; only 1 is allowed.`,
  Radiant: ({ amount }) => `The deck has ${amount} Radiant Pokémon; only 1 is allowed.`,
  'other pieces': ({ card }) => `The pieces of ${card} are of different sets of pieces.`,
  'piece twice': ({ card }) => `A piece of ${card} is there twice, which is of no use.`,
  'not understood': ({ text }) => `“${text}” is not understood.`,
  'unknown card': ({ card, nearest }) =>
    `There is no card ${card} here.${maybe(nearest, (list) => `Perhaps ${list}?`)}`,
  'other printing': ({ card, print }) => `${card} is known here in another printing than ${print}; that one is taken.`,
  'too long': () => 'This is too long for a deck list.',
  total: ({ amount, stated }) => `The list says ${stated} cards, but has ${amount}.`,
  'not playable': ({ card }) => `${card} is known, but not yet playable here.`,
};

const pt: DeckWords = {
  size: ({ amount, limit }) => `O baralho tem ${amount} cartas e precisa ter exatamente ${limit}.`,
  copies: ({ card, amount, limit }) => `Há ${amount} cartas chamadas ${card}; são permitidas no máximo ${limit}.`,
  'no Basic Pokémon': () => 'O baralho não tem nenhum Pokémon Básico.',
  'ACE SPEC': ({ amount }) => `O baralho tem ${amount} cartas ÁS TÁTICO; só 1 é permitida.`,
  Radiant: ({ amount }) => `O baralho tem ${amount} Pokémon Radiantes; só 1 é permitido.`,
  'other pieces': ({ card }) => `As partes de ${card} são de conjuntos diferentes.`,
  'piece twice': ({ card }) => `Uma parte de ${card} aparece duas vezes, o que não serve para nada.`,
  'not understood': ({ text }) => `Não foi possível entender “${text}”.`,
  'unknown card': ({ card, nearest }) =>
    `Não há nenhuma carta ${card} aqui.${maybe(nearest, (list) => `Talvez ${list}?`)}`,
  'other printing': ({ card, print }) => `${card} é conhecida aqui em uma edição diferente de ${print}; usa-se essa.`,
  'too long': () => 'Isto é longo demais para uma lista de baralho.',
  total: ({ amount, stated }) => `A lista diz ${stated} cartas, mas tem ${amount}.`,
  'not playable': ({ card }) => `A carta ${card} é conhecida, mas ainda não pode ser jogada aqui.`,
};

const es: DeckWords = {
  size: ({ amount, limit }) => `La baraja tiene ${amount} cartas y debe tener exactamente ${limit}.`,
  copies: ({ card, amount, limit }) => `Hay ${amount} cartas llamadas ${card}; se permiten ${limit} como máximo.`,
  'no Basic Pokémon': () => 'La baraja no tiene ningún Pokémon Básico.',
  'ACE SPEC': ({ amount }) => `La baraja tiene ${amount} cartas AS TÁCTICO; solo se permite 1.`,
  Radiant: ({ amount }) => `La baraja tiene ${amount} Pokémon Radiantes; solo se permite 1.`,
  'other pieces': ({ card }) => `Las partes de ${card} pertenecen a conjuntos distintos.`,
  'piece twice': ({ card }) => `Una parte de ${card} aparece dos veces, lo que no sirve de nada.`,
  'not understood': ({ text }) => `No se entiende «${text}».`,
  'unknown card': ({ card, nearest }) =>
    `Aquí no hay ninguna carta ${card}.${maybe(nearest, (list) => `¿Quizá ${list}?`)}`,
  'other printing': ({ card, print }) => `${card} se conoce aquí en una edición distinta de ${print}; se usa esa.`,
  'too long': () => 'Esto es demasiado largo para una lista de baraja.',
  total: ({ amount, stated }) => `La lista dice ${stated} cartas, pero tiene ${amount}.`,
  'not playable': ({ card }) => `${card} es conocida, pero aún no se puede jugar aquí.`,
};

const it: DeckWords = {
  size: ({ amount, limit }) => `Il mazzo ha ${amount} carte e deve averne esattamente ${limit}.`,
  copies: ({ card, amount, limit }) =>
    `Ci sono ${amount} carte chiamate ${card}; ne sono permesse al massimo ${limit}.`,
  'no Basic Pokémon': () => 'Il mazzo non ha nessun Pokémon Base.',
  'ACE SPEC': ({ amount }) => `Il mazzo ha ${amount} carte ASSO TATTICO; ne è permessa solo 1.`,
  Radiant: ({ amount }) => `Il mazzo ha ${amount} Pokémon Lucenti; ne è permesso solo 1.`,
  'other pieces': ({ card }) => `I pezzi di ${card} appartengono a serie di pezzi diverse.`,
  'piece twice': ({ card }) => `Un pezzo di ${card} è presente due volte, il che non serve a nulla.`,
  'not understood': ({ text }) => `Non si capisce «${text}».`,
  'unknown card': ({ card, nearest }) =>
    `Qui non c’è nessuna carta ${card}.${maybe(nearest, (list) => `Forse ${list}?`)}`,
  'other printing': ({ card, print }) => `${card} è nota qui in un’altra stampa rispetto a ${print}; si usa quella.`,
  'too long': () => 'È troppo lungo per una lista di mazzo.',
  total: ({ amount, stated }) => `La lista dice ${stated} carte, ma ne ha ${amount}.`,
  'not playable': ({ card }) => `${card} è nota, ma qui non è ancora giocabile.`,
};

const fr: DeckWords = {
  size: ({ amount, limit }) => `Le deck contient ${amount} cartes et doit en contenir exactement ${limit}.`,
  copies: ({ card, amount, limit }) => `Il y a ${amount} cartes nommées ${card} ; ${limit} au plus sont autorisées.`,
  'no Basic Pokémon': () => 'Le deck ne contient aucun Pokémon de base.',
  'ACE SPEC': ({ amount }) => `Le deck contient ${amount} cartes HIGH-TECH ; une seule est autorisée.`,
  Radiant: ({ amount }) => `Le deck contient ${amount} Pokémon Radieux ; un seul est autorisé.`,
  'other pieces': ({ card }) => `Les parties de ${card} viennent de jeux de parties différents.`,
  'piece twice': ({ card }) => `Une partie de ${card} est présente deux fois, ce qui ne sert à rien.`,
  'not understood': ({ text }) => `« ${text} » n’est pas compris.`,
  'unknown card': ({ card, nearest }) =>
    `Il n’y a pas de carte ${card} ici.${maybe(nearest, (list) => `Peut-être ${list} ?`)}`,
  'other printing': ({ card, print }) =>
    `${card} est connue ici dans une autre édition que ${print} ; c’est elle qui est prise.`,
  'too long': () => 'C’est trop long pour une liste de deck.',
  total: ({ amount, stated }) => `La liste annonce ${stated} cartes, mais en contient ${amount}.`,
  'not playable': ({ card }) => `${card} est connue, mais pas encore jouable ici.`,
};

const WORDS: Readonly<Record<string, DeckWords>> = { en, pt, es, it, fr };

export function deckSentence(language: string, problem: Problem): string {
  const words = WORDS[language] ?? en;
  return (words[problem.say] as (problem: Problem) => string)(problem);
}
