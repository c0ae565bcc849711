/** Reads, checks and writes decks with the known cards. */
import type { DeckMessage, DeckService } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { DECK_FORMATS, type DeckFormat, formatOf, readDeck, withoutPasscode, writeDeck } from './decks/exchange.ts';
import { type KnownCards, PLAYABLE } from './decks/known.ts';
import { deckProblems, deckSizes, laterCards } from './rules/state/construction.ts';
import { withoutSide } from './rules/state/deck.ts';
import { LISTS, type LimitList } from './rules/state/lists.ts';
import { deckWords, lineText, problemText } from './text/decks.ts';

/** `known`: the cards that can be played here, and perhaps others. */
export function deckService(known: KnownCards): DeckService {
  return {
    readDeck: (text, language) => {
      const { format, name, deck, unknown, problems } = readDeck(text, known);
      return {
        format,
        name,
        deck,
        unknown,
        messages: problems.map(
          (problem): DeckMessage => ({
            level: problem.warning ? 'warning' : 'error',
            ...(problem.line === 0 ? {} : { line: problem.line }),
            ...(problem.say.startsWith('not in the') ? { rule: 'Y-DECK-003' } : {}),
            text: lineText(problem, language),
          }),
        ),
      };
    },
    recognisesDeck: (text) => formatOf(text) !== 'text',
    playFormats: LISTS,
    checkDeck: (deck, { options, playFormat }, language) => {
      const list = (playFormat ?? String(options?.list ?? 'none')) as LimitList;
      if (!LISTS.includes(list))
        throw new Mistake(`There is no list ${JSON.stringify(list)}; there are ${LISTS.join(', ')}.`);
      const later = playFormat === undefined ? [] : laterCards(deck, known.defs, list);
      return [
        ...[...deckProblems(deck, known.defs, list), ...later].map(
          (problem): DeckMessage => ({ level: 'error', rule: problem.rule, text: problemText(problem, language) }),
        ),
        ...Object.keys(deck).flatMap((key): DeckMessage[] => {
          const def = known.named(withoutSide(key));
          if (!def || PLAYABLE.named(def.id)) return [];
          return [{ level: 'unplayable', text: deckWords(language).unplayable({ card: def.name }) }];
        }),
      ];
    },
    deckParts: (deck, language) => {
      const sizes = deckSizes(deck, known.defs);
      const { parts } = deckWords(language);
      return (['main', 'extra', 'side'] as const)
        .filter((id) => id === 'main' || sizes[id] > 0)
        .map((id) => ({ id, name: parts[id], count: sizes[id] }));
    },
    deckFormats: DECK_FORMATS,
    writeDeck: (deck, name, format) => writeDeck(format as DeckFormat, { name, deck }, known),
    unwritable: (deck, format, language) =>
      format === 'text'
        ? []
        : withoutPasscode(deck, known).map((card) => ({
            level: 'error',
            text: deckWords(language).withoutPasscode({ card }),
          })),
  };
}
