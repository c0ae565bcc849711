/** German is in preparation: it has words for everything that happens, and for the texts of all cards. */
import { type GameEvent, openMatch, type Path, type Question } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { decksFor } from '../decks/index.ts';
import { contextOf, vtes } from '../game.ts';
import { staging } from '../staging.ts';
import { cardText } from './cards/render.ts';
import { labelsIn } from './labels.ts';
import { textIn } from './languages.ts';
import { rulesIn } from './rule-list.ts';
import { wordingIn } from './wording.ts';

const { setup, state } = staging.stage({
  edition: 'fifth',
  seats: {
    Sara: { ready: [{ vampire: 'Rex' }], hand: ['Govern the Unaligned'] },
    Alex: { ready: [{ vampire: 'Ada' }] },
  },
});
const g = contextOf(state, setup);
const idOf = (name: string): number => state.cards.findIndex(({ def }) => g.defs[def]?.name === name);
const [rex, ada, govern] = ['Rex', 'Ada', 'Govern the Unaligned'].map(idOf) as [number, number, number];
const seen = (id: number): object => ({ handle: 100 + id, def: state.cards[id]?.def });

const german = wordingIn('de');
const toSara = german.to(0);
const log = (event: object): readonly string[] =>
  [german, toSara, german.to(1)].map((wording) => wording.event(g, event as GameEvent));

describe('The log in German', () => {
  it('says who bleeds whom, and du to its reader', () => {
    expect(log({ type: 'bled', by: seen(rex), who: 0, seat: 1, amount: 2, now: 28 })).toEqual([
      'Sara blutet Alex mit Rex für 2 (28)',
      'Du blutest Alex mit Rex für 2 (28)',
      'Sara blutet dich mit Rex für 2 (28)',
    ]);
  });

  it('knows the irregular forms of its verbs', () => {
    expect(log({ type: 'edge', seat: 0 })[1]).toBe('Du erhältst den Vorteil');
    expect(log({ type: 'ousted', seat: 0 })[1]).toBe('Du wirst verdrängt');
    expect(log({ type: 'withdrawn', seat: 0 })[1]).toBe('Du ziehst dich aus dem Spiel zurück');
    expect(log({ type: 'looked at hand', seat: 0, of: 1 })).toEqual([
      'Sara sieht sich die Hand von Alex an',
      'Du siehst dir die Hand von Alex an',
      'Sara sieht sich deine Hand an',
    ]);
  });

  it('says what is the reader’s', () => {
    expect(log({ type: 'arrived', card: seen(rex), seat: 0 })[1]).toBe('Rex kommt in deine bereite Region');
    expect(log({ type: 'block failed', seat: 1, by: seen(ada) })[2]).toBe('Dein Block mit Ada misslingt');
    expect(log({ type: 'ante won', seat: 1, from: 0 })[1]).toBe('Alex gewinnt deinen Einsatz');
  });
});

describe('Questions in German', () => {
  const asked = { seat: 0, about: { say: 'block', card: ada }, step: 'block' } as unknown as Question;
  const said = (...path: object[]): readonly string[] =>
    [german, toSara].map((wording) => wording.sentence(g, asked, path as unknown as Path));

  it('have German headings', () => {
    expect(german.about(g, asked)).toBe('Die Aktion von Ada blocken?');
  });

  it('offer commands', () => {
    expect(said({ say: 'does not block' })).toEqual(['Sara blockt nicht', 'Blocke nicht']);
    expect(said({ say: 'bleeds', card: rex }, { say: 'target', seat: 1 })).toEqual([
      'Rex blutet Alex',
      'Blute Alex mit Rex',
    ]);
    expect(said({ say: 'discards', card: govern })).toEqual([
      'Sara wirft Govern the Unaligned ab',
      'Wirf Govern the Unaligned ab',
    ]);
    expect(said({ say: 'concedes' })).toEqual(['Sara gibt auf', 'Gib auf']);
  });
});

describe('What German lacks', () => {
  it('is not the names of Disciplines, clans and titles', () => {
    expect(labelsIn('de')['phase unlock']).toBe('Enttapp-Phase');
    expect(labelsIn('de')['discipline dom']).toBe('Beherrschung');
    expect(labelsIn('de')['mark prince of Geneva']).toBe('Prinz von Genf');
  });

  it('is in English in other words too: a language without a folder gets the English texts', () => {
    expect(textIn('nl')).toBe(textIn('en'));
    expect(
      wordingIn('nl')
        .to(0)
        .event(g, { type: 'edge', seat: 0 } as GameEvent),
    ).toBe('You gain the Edge');
  });

  it('leaves no rule without a statement', () => {
    const [english, own] = [rulesIn('en'), rulesIn('de')];
    expect(own.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(own.filter(({ statement }) => statement === '')).toEqual([]);
  });
});

it('whatever happens in a match can be read in German, by everybody', () => {
  const wrong: string[] = [];
  const seats = decksFor(4, vtes.allCards('fifth') as never).map((deck, seat) => ({ name: `Qx${seat}q`, deck }));
  const match = openMatch(vtes, { edition: 'fifth', seats, seed: 'German' });
  let read = 0;
  const note = (line: string, reader: number): void => {
    if (/[\uE000-\uF8FF]|undefined|\[object|NaN| {2}/.test(line) || line.includes(`Qx${reader}q`)) wrong.push(line);
    // Verbs agree with "du".
    if (/^Du \p{Ll}+(?<!st|[szß]t)(?= |$)/u.test(line)) wrong.push(line);
  };
  playOut(match, diceFrom('German'), {
    maxAnswers: 500,
    onAnswer: () => {
      for (const event of match.takeEvents())
        for (const reader of seats.keys()) note(german.to(reader).event(match.context, event), reader);
      for (const question of match.questions) {
        const { seat } = question;
        note(german.to(seat).about(match.context, question), seat);
        for (const piece of question.next([])) note(german.to(seat).sentence(match.context, question, [piece]), seat);
        read += 1;
      }
    },
  });
  expect(read).toBeGreaterThan(200);
  expect([...new Set(wrong)]).toEqual([]);
});

describe('Card texts in German', () => {
  const named = (name: string): CardDef => CARDS.find((def) => def.name === name) as CardDef;
  const lines = (name: string, language = 'de'): readonly string[] =>
    cardText(named(name), language).lines.map(({ text }) => text);

  it('decline articles, adjectives and nouns, and join relative clauses', () => {
    expect(lines('Papillon')).toEqual([
      'Einzigartig. Ort. Jagdgrund. Erfordert einen bereiten Prinzen, Erzbischof oder Baron.',
      'In deiner Enttapp-Phase: Du darfst 2 Blut auf einen bereiten Vampir mit Titel legen, den du kontrollierst und den in diesem Zug noch kein Jagdgrund genährt hat.',
    ]);
    expect(lines('Break the Code')).toContain(
      'Wenn der handelnde Diener ein Monster ist: Jeder Beseelte erhält -1 Abfangen.',
    );
  });

  it('have relative clauses in the plural', () => {
    expect(lines('Angelique')).toContain(
      'Wenn dieser Vampir bereit ist: Karten, die Nekromantie erfordern, kosten Vampire vom Clan Vorboten der Schädel, die du kontrollierst, 1 Blut weniger.',
    );
  });

  it('put durations behind the verb, and call the second of two conditions "falls"', () => {
    expect(lines('Psychomachia')).toContain(
      'Wenn dieser Vampir geblockt wird, vor der Abwicklung des Blocks, falls der blockende Diener ein Verbündeter oder jüngerer Vampir ist: Der blockende Diener kann für diese Aktion nicht blocken. Die Aktion geht weiter, als hätte niemand sie geblockt.',
    );
    expect(lines('Phaedyme')).toContain(
      'Bei einem Bluten, falls der Ziel-Methusalem einen bereiten Vampir der Camarilla kontrolliert: Dieser Vampir erhält +1 Heimlichkeit.',
    );
    const twoTypes = cardText(named('Abandoning the Flesh'), 'de').lines.map(({ label }) => label);
    expect(twoTypes).toContain('Kampf oder Reaktion');
  });

  it('are there for all cards', () => {
    // Some vampires have nothing but their sect and a title that is the same word.
    const alike = /^$|^(?:Camarilla|Sabbat|Anarch|Laibon)\.(?: Primogen\.| Priscus\.| Magaji\.)?$/;
    const inEnglish = CARDS.filter(
      ({ name }) => lines(name).join() === lines(name, 'en').join() && !alike.test(lines(name).join()),
    );
    expect(inEnglish.map(({ name }) => name)).toEqual([]);
  });

  it('are never half English', () => {
    const english = /\b(?:the|this|gets?|with|you|vampires?|minions?|action to|each|during|while|strike|card)\b/;
    const mixed = CARDS.flatMap((def) => {
      const inEnglish = new Set(cardText(def, 'en').lines.map(({ text }) => text));
      const text = cardText(def, 'de').lines.map((line) => line.text);
      const isGerman = text.some((line) => !inEnglish.has(line));
      return isGerman && text.some((line) => english.test(line.replaceAll(def.name, '')))
        ? [`${def.name}: ${text.join(' ')}`]
        : [];
    });
    expect(mixed).toEqual([]);
  });
});
