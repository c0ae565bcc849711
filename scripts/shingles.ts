/**
 * `node scripts/shingles.ts FILE…`: hashes all runs of eight words in the card texts of JSON files of the form
 * `{cards: [{text, text2020, textTapEra}]}`, so that a test can tell that none of them is in ours. The texts stay where they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pack, shingleHash, shinglesOf } from '../testkit/shingles.ts';

interface Reference {
  readonly text?: string;
  readonly text2020?: string;
  readonly textTapEra?: string;
}

const hashes = new Set<number>();
for (const file of process.argv.slice(2)) {
  const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cards: readonly Reference[] };
  for (const { text = '', text2020 = '', textTapEra = '' } of cards)
    for (const line of `${text}\n${text2020}\n${textTapEra}`.split('\n'))
      for (const shingle of shinglesOf(line)) hashes.add(shingleHash(shingle));
}
if (hashes.size === 0) throw new Error('Expected JSON files with card texts.');
const packed = pack(hashes);
writeFileSync(new URL('../games/vtes/text/cards/shingles.bin', import.meta.url), packed);
console.log(`${hashes.size} shingles, ${packed.length} bytes`);
