/** `node scripts/card-texts.ts [LANGUAGE…]`: writes the texts of all cards, one page per language, for reading. */
import { writeFileSync } from 'node:fs';
import { CARDS } from '../games/vtes/cards/index.ts';
import { CARD_LANGUAGES } from '../games/vtes/text/cards/languages.ts';
import { snapshot, snapshotFile } from '../games/vtes/text/cards/snapshot.ts';

const named = process.argv.slice(2);
for (const language of named.length > 0 ? named : Object.keys(CARD_LANGUAGES)) {
  writeFileSync(snapshotFile(language), snapshot(CARDS, language));
  console.log(`${language}: ${CARDS.length} cards`);
}
