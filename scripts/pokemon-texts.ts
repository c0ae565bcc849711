/**
 * `node scripts/pokemon-texts.ts`: writes the texts of all cards of Pokémon, one page per language, for reading. With a name it prints
 * the texts of the cards of that name instead.
 */
import { writeFileSync } from 'node:fs';
import { CARDS } from '../games/pokemon/cards/index.ts';
import { CARD_LANGUAGES } from '../games/pokemon/text/cards/languages.ts';
import { page, snapshot, snapshotFile } from '../games/pokemon/text/cards/snapshot.ts';

const [name] = process.argv.slice(2);
for (const language of Object.keys(CARD_LANGUAGES)) {
  if (name === undefined) {
    writeFileSync(snapshotFile(language), snapshot(CARDS, language));
    console.log(`${language}: ${CARDS.length} cards`);
  } else
    for (const def of CARDS)
      if (def.name.toLowerCase().includes(name.toLowerCase()) || def.id === name) console.log(page(def, language));
}
