/** The reasons that people are told, in random matches of every game. */
import { decksIn, LANGUAGES } from '@praxis/contract';
import { type Match, openMatch } from '@praxis/engine';
import { GAME_IDS, registeredGame } from '@praxis/games';
import { diceFrom, randomPath } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';

const ANSWERS = 120;
/** A moment out of so many is looked at. */
const LOOKED_ONE_IN = 6;

/** Everything that is told at some moments of a match: the reason, the rules that forbid, and the sentence. */
function* toldIn(match: Match, seed: string) {
  const dice = diceFrom(seed);
  for (let given = 0; given < ANSWERS && !match.result; given++) {
    const [decision] = match.decisions;
    if (!decision) return;
    if (given % LOOKED_ONE_IN === 0)
      for (const seat of match.setup.seats.keys())
        for (const { told, reasons } of match.game.conceivable?.(match.context, seat, decision.step) ?? [])
          yield { told: told ?? reasons, reasons };
    match.choose(decision.seat, randomPath(decision, dice));
  }
}

describe.each(GAME_IDS)('in %s', (id) => {
  test('every reason that a person is told has its own words in every language, and something is told if rules forbid', async () => {
    const hosting = await registeredGame(id)?.hosting();
    if (!hosting) throw new Error(`There is no game ${id}.`);
    const edition = hosting.choices.editions[0];
    const decks = decksIn(hosting.decks, edition);
    const seats = ['Ana', 'Bob', 'Cleo', 'Dan', 'Eve']
      .slice(0, hosting.choices.seats.usual)
      .map((name, seat) => ({ name, deck: decks[seat % decks.length]?.deck ?? {} }));
    const keys = new Set<string>();
    let silent = 0;
    for (const { told, reasons } of toldIn(openMatch(hosting.game, { edition, seats, seed: id }), id)) {
      for (const each of told) keys.add(each);
      if (told.length === 0 && reasons.length > 0) silent++;
    }
    expect(keys.size).toBeGreaterThan(8);
    expect(silent).toBe(0);
    for (const language of LANGUAGES) {
      const wording = hosting.game.wording(language);
      expect(
        [...keys].filter((key) => wording.rule(key) === key),
        language,
      ).toEqual([]);
    }
  });
});
