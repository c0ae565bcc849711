/**
 * `node scripts/magic-shingles.ts FILE`: hashes all runs of eight words in the printed texts of a JSON file of the form
 * `{cards: [{text, printedText}]}`, so that a test can tell that none of them is in ours. The texts stay where they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pack, shingleHash, shinglesOf } from '../testkit/shingles.ts';

interface Printed {
  readonly text?: string;
  readonly printedText?: string;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Expected a JSON file with card texts.');
const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cards: readonly Printed[] };
const hashes = new Set<number>();
for (const { text = '', printedText = '' } of cards)
  for (const shingle of [...shinglesOf(text), ...shinglesOf(printedText)]) hashes.add(shingleHash(shingle));
if (hashes.size === 0) throw new Error('There are no texts in it.');
const packed = pack(hashes);
writeFileSync(new URL('../games/magic/text/cards/shingles.bin', import.meta.url), packed);
console.log(`${hashes.size} shingles, ${packed.length} bytes`);
