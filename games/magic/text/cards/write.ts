// Writes the pages with all card texts anew, one for each language.
import { writeFileSync } from 'node:fs';
import { CARDS } from '../../cards/index.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

for (const language of Object.keys(CARD_LANGUAGES)) writeFileSync(snapshotFile(language), snapshot(CARDS, language));
