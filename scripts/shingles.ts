/**
 * `node scripts/shingles.ts --game GAME FILE…`: hashes all runs of eight words in the printed card texts of JSON files
 * of the form `{cards: […]}` or `[…]`, so that a test can check that ours contain none of them. The texts stay where
 * they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack, shingleHash, shinglesOf } from '../testkit/shingles.ts';

/** The texts of a card of Yu-Gi-Oh!, which is printed in formulas: only long runs are hashed. */
interface Formulas {
  readonly text?: { readonly en: string | null; readonly enPendulum: string | null };
  readonly text2015?: { readonly en: string | null; readonly enPendulum: string | null };
}

interface Printed {
  readonly text?: string;
  readonly text2020?: string;
  readonly textTapEra?: string;
  readonly printedText?: string;
  readonly attacks?: readonly Printed[];
  readonly abilities?: readonly Printed[];
}

/** The texts of a card in the lists of each game. */
const TEXTS: Readonly<Record<string, (card: Printed) => readonly (string | undefined)[]>> = {
  vtes: ({ text, text2020, textTapEra }) => [text, text2020, textTapEra].flatMap((each) => each?.split('\n')),
  magic: ({ text, printedText }) => [text, printedText],
  yugioh: (card) => {
    const { text, text2015 } = card as unknown as Formulas;
    return [text?.en, text?.enPendulum, text2015?.en, text2015?.enPendulum].map((each) => each ?? undefined);
  },
  pokemon: (card) => [card, ...(card.attacks ?? []), ...(card.abilities ?? [])].map(({ text }) => text),
};

/** How many words make a run, if not eight. */
const LENGTHS: Readonly<Record<string, number>> = { yugioh: 16 };

const { values, positionals } = parseArgs({
  options: { game: { type: 'string', default: '' } },
  allowPositionals: true,
});
const textsOf = TEXTS[values.game];
if (textsOf === undefined) throw new RangeError(`--game is one of ${Object.keys(TEXTS).join(', ')}`);
const hashes = new Set<number>();
for (const file of positionals) {
  const read = JSON.parse(readFileSync(file, 'utf8')) as readonly Printed[] | { readonly cards: readonly Printed[] };
  for (const text of ('cards' in read ? read.cards : read).flatMap(textsOf))
    for (const shingle of shinglesOf(text ?? '', LENGTHS[values.game])) hashes.add(shingleHash(shingle));
}
if (hashes.size === 0) throw new Error('Expected JSON files with card texts.');
const packed = pack(hashes);
writeFileSync(new URL(`../games/${values.game}/text/cards/shingles.bin`, import.meta.url), packed);
console.log(`${hashes.size} shingles, ${packed.length} bytes`);
