/** `node scripts/magic-texts.ts`: writes the texts of all cards of Magic, one page per language, for reading. */
import { writeFileSync } from 'node:fs';
import { CARDS } from '../games/magic/cards/index.ts';
import { CARD_LANGUAGES } from '../games/magic/text/cards/languages.ts';
import { snapshot, snapshotFile } from '../games/magic/text/cards/snapshot.ts';

for (const language of Object.keys(CARD_LANGUAGES)) {
  writeFileSync(snapshotFile(language), snapshot(CARDS, language));
  console.log(`${language}: ${CARDS.length} cards`);
}
