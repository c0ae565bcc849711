/** What Pokémon offers to those who host it. */
import type { CardFace, DeckMessage, FaceLine, Hosting, Language, ReadDeck } from '@praxis/engine';
import { type CardDef, isEnergyDef, isFossilDef, isPokemonDef } from './cards/language.ts';
import { concernOf, QUIET } from './concern.ts';
import { deckOfEntries, entriesOf, FORMATS, readDeck, writeDeck } from './decks/exchange.ts';
import { DECKS } from './decks/index.ts';
import { deckProblems } from './decks/legality.ts';
import { EDITION, pokemon } from './game.ts';
import { insights } from './insight/index.ts';
import type { G, State } from './rules/state.ts';
import { simulation } from './simulation.ts';
import { type CardLine, cardText } from './text/cards/render.ts';
import { deckSentence } from './text/decks.ts';
import { labelsIn } from './text/labels.ts';
import { nameOfDef } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';
import { wordingIn } from './text/wording.ts';

export const hosting: Hosting<State, G> = {
  game: pokemon,
  title: 'Pokémon Trading Card Game',
  choices: { editions: [EDITION], seats: { least: 2, most: 2, usual: 2 } },
  decks: DECKS.map((deck) => ({ ...deck, temperament: 'balanced' })),
  simulation,
  insights,
  quiet: QUIET,
  concern: concernOf,
  labels: labelsIn,
  face: (def, language) => faceOf(def as CardDef, language),
  reason: (key, language) => wordingIn(language).reason(key),
  readDeck: readAnyDeck,
  checkDeck: (deck, _, language) =>
    deckProblems(entriesOf(deck)).map(
      (problem): DeckMessage => ({
        level: 'warning' in problem ? 'warning' : 'error',
        rule: problem.rule,
        text: deckSentence(language, problem),
      }),
    ),
  rules: rulesIn,
  lessons: async () => (await import('./lessons.ts')).lessons,
  deckFormats: FORMATS,
  writeDeck: (deck, name) => writeDeck(entriesOf(deck), name),
};

function readAnyDeck(text: string, language: Language): ReadDeck {
  const { name, cards, problems } = readDeck(text);
  return {
    name,
    deck: deckOfEntries(cards),
    messages: problems.map((problem) => ({
      level: problem.level,
      ...(problem.line === 0 ? {} : { line: problem.line }),
      text: deckSentence(language, problem),
    })),
  };
}

function faceOf(def: CardDef, language: Language): CardFace {
  const { header, lines, footer } = cardText(def, language);
  const marks: Record<string, string | number | readonly string[]> = {};
  if (isPokemonDef(def) || isFossilDef(def)) {
    marks.types = def.types;
    if (def.hp !== undefined) marks.hp = def.hp;
  }
  if (isPokemonDef(def)) {
    marks.stage = def.stage;
    if (def.evolvesFrom !== undefined) marks['evolves from'] = def.evolvesFrom;
    if (def.retreat !== undefined) marks.retreat = def.retreat;
    if (def.weakness) marks.weakness = Object.entries(def.weakness).map(([type, by]) => `${type} ${by}`);
    if (def.resistance) marks.resistance = Object.entries(def.resistance).map(([type, by]) => `${type} ${by}`);
  }
  if (isEnergyDef(def)) marks.provides = def.provides.flatMap(({ types }) => types);
  if (def.tags) marks.tags = def.tags;
  return {
    name: nameOfDef(def, language),
    kind: def.kind,
    type: header,
    marks,
    lines: [...lines.map(faceLine), ...(footer === '' ? [] : [{ icons: [], text: footer, level: 'foot' }])],
    short: header,
    ...(def.print === undefined ? {} : { listed: `${def.name} ${def.print}` }),
  };
}

/** `Bite 50: text`, with the symbols of its cost before it. */
function faceLine({ cost, label, name, damage, text }: CardLine): FaceLine {
  const head = [label, name, damage].filter((each) => each !== undefined && each !== '').join(' ');
  return {
    icons: [...(cost ?? '')],
    text: head === '' ? text : text === '' ? head : `${head}: ${text}`,
    ...(name === undefined
      ? {}
      : { named: { name, text, ...(label ? { label } : {}), ...(damage ? { value: damage } : {}) } }),
    ...(cost === undefined ? {} : { level: 'attack' }),
  };
}
