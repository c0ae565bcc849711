/** The printed text, cleaned of marks that mean nothing to a player, and cut into sentences. */

/** `{…}` surrounds words that differ from a printing, `/Name/` and `<Name>` the name of another card. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replaceAll('Ⓓ', '(D)')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** A point ends a sentence if a new one begins behind it; "Washington, D.C.:" and "vs. political" do not end one. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=(?<!\b(?:vs|St|Dr|Mr|Mrs|D\.C))[.!])\s+(?=[A-Z"+\-(\d[/<])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
