import type { CardId, Path, Question } from '@praxis/engine';
import { fittingAny, oneOf, understoodIn } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { isLevel, waysOf } from '../cards/ways.ts';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';
import { commonModes, modeIn, ownModes } from './modes.ts';
import { nameIn } from './names.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: 'fifth',
  seats: {
    Sara: {
      hand: ['Deflection', { card: 'Aid from Bats', as: 'Bats' }, 'Wider View', 'Aid from Bats'],
    },
    Alex: {},
  },
});
const g = contextOf(state, setup);
const [deflection, bats, view, aid] = [0, 1, 2, 3] as CardId[];
const question = { seat: 0, step: 'minion', about: { say: 'minion phase' } };
const sentence = (language: string, path: Path): string => wordingIn(language).sentence(g, question, path);
const plays = (card: CardId | undefined): Path => [{ say: 'plays', card: card as CardId }];

describe('The names of cards', () => {
  it('are the printed translations, else the English ones', () => {
    expect(nameIn('pt', 'Deflection')).toBe('Deflexão');
    expect(nameIn('it', 'Deflection')).toBe('Deflection');
    expect(nameIn('en', 'Deflection')).toBe('Deflection');
    expect(nameIn('fr', 'no such card')).toBe('no such card');
  });

  it('stand in sentences and in the log in the language of the reader', () => {
    expect(sentence('es', plays(deflection))).toBe('Sara juega Desviación');
    const card = { handle: 1, def: state.cards[deflection as CardId]?.def };
    expect(wordingIn('fr').event(g, { type: 'discarded', seat: 0, card })).toBe('Sara se défausse de Déflexion');
    expect(wordingIn('pt').about(g, { ...question, about: { say: 'may use', card: deflection as CardId } })).toBe(
      'Usar Deflexão?',
    );
  });

  it('that a scenario has given are the same in every language', () => {
    expect(sentence('pt', plays(bats))).toBe('Sara joga Bats');
  });

  it("are understood in the reader's language and in English, whatever the language of the rest", () => {
    const asked: Question = { ...question, next: oneOf([deflection, aid].map((card) => plays(card)[0] as Path[0])) };
    const french = wordingIn('fr');
    const fits = (line: string): string[] =>
      fittingAny(g, understoodIn(french, wordingIn('en')), asked, line).map((fit) => fit.sentence);
    expect(fits('joue Déflexion')).toEqual(['Sara joue Déflexion']);
    expect(fits('joue Deflection')).toEqual(['Sara joue Déflexion']);
    expect(fits('plays Deflection')).toEqual(['Sara joue Déflexion']);
    expect(fits('Aid from Bats')).toEqual(['Sara joue Aide des chauves-souris']);
    expect(fits('plays Déflexion')).toEqual([]);
  });

  it('are found behind the words that French joins to them', () => {
    const discards: Path = [{ say: 'discards', card: aid as CardId }];
    expect(sentence('fr', discards)).toBe('Sara se défausse d’Aide des chauves-souris');
    const asked: Question = { ...question, next: oneOf([discards[0] as Path[0]]) };
    expect(fittingAny(g, [wordingIn('fr')], asked, 'défausse Aide')).toHaveLength(1);
  });
});

/** Other effects that the minion may use when it likes, or must use. */
const MORE_GIVEN = ['kept prevention', 'optional maneuver or press', 'mandatory press'];

describe('The ways of a card', () => {
  const chosen = (word: string): Path => [
    { say: 'uses', card: view as CardId },
    { say: 'choosing mode', word },
  ];

  it('are named in the language of the reader', () => {
    expect(sentence('en', chosen('drawing'))).toBe('Sara uses Wider View choosing drawing');
    expect(sentence('fr', chosen('drawing'))).toMatch(/ en choisissant de piocher$/);
    // As a way to choose it is not the phase.
    expect(sentence('pt', chosen('unlock'))).toMatch(/ escolhendo destravar$/);
  });

  it('and levels say the names of Disciplines, and their codes nowhere', () => {
    expect(sentence('pt', chosen('pot'))).toMatch(/ escolhendo Potência$/);
    expect(sentence('fr', chosen('superior ani'))).toMatch(/ en choisissant le niveau supérieur d’Animalisme$/);
    const [first] = chosen('pot');
    const path = [first, { say: 'at', word: 'superior CEL PRE as reaction' }] as Path;
    expect(sentence('es', path)).toMatch(/ en nivel superior de Celeridad y Presencia como reacción$/);
  });

  it('include clans, by the names that they have there', () => {
    const path: Path = [...plays(deflection), { say: 'choosing', word: 'Malkavian' }];
    expect(sentence('pt', path)).toBe('Sara joga Deflexão escolhendo Malkaviano');
    expect(sentence('en', path)).toBe('Sara plays Deflection choosing Malkavian');
  });

  it('all have words in every language, and nothing else has', () => {
    const used = new Set(CARDS.flatMap(waysOf).filter((word) => !isLevel(word)));
    // Earlier effects are chosen like the ways of a card.
    for (const given of ['optional maneuver', 'optional press', ...MORE_GIVEN]) used.add(given);
    expect([...used].sort()).toEqual([...commonModes(), ...Object.keys(ownModes())].sort());
  });

  it('differ on the same card in every language', () => {
    const same = CARDS.flatMap((def) =>
      (['pt', 'es', 'it', 'fr'] as const).flatMap((language) => {
        const said = [...new Set(waysOf(def))].map((word) => modeIn(language, word) ?? word);
        return new Set(said).size === said.length ? [] : [`${def.name} ${language}: ${said.join(', ')}`];
      }),
    );
    expect(same).toEqual([]);
  });
});
