/**
 * `node scripts/card-texts.ts [--game GAME] [LANGUAGE…]`: writes the texts of all cards, one page per game and
 * language, for reading.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../contract/languages.ts';
import { GAME_IDS } from '../games/registry.ts';

interface Definitions {
  readonly CARDS: readonly unknown[];
}

interface Snapshots {
  snapshot(cards: readonly unknown[], language: string): string;
  snapshotFile(language: string): string;
}

const { values, positionals } = parseArgs({ options: { game: { type: 'string' } }, allowPositionals: true });
if (values.game !== undefined && !GAME_IDS.includes(values.game))
  throw new RangeError(`--game is one of ${GAME_IDS.join(', ')}`);

for (const game of values.game === undefined ? GAME_IDS : [values.game]) {
  const { CARDS } = (await import(`../games/${game}/cards/index.ts`)) as Definitions;
  const { snapshot, snapshotFile } = (await import(`../games/${game}/text/cards/snapshot.ts`)) as Snapshots;
  for (const language of positionals.length > 0 ? positionals : LANGUAGES) {
    writeFileSync(snapshotFile(language), snapshot(CARDS, language));
    console.log(`${game} ${language}: ${CARDS.length} cards`);
  }
}
