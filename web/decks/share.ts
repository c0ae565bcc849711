/** A deck as the end of an address, so that it can be shared without being stored anywhere. */
export interface SharedDeck {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** A longer text is no deck. */
const TEXT_LENGTH_MAX = 60_000;

export async function deckToHash({ game, name, text }: SharedDeck): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([game, name, text]));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined if the address does not hold a deck. */
export async function deckFromHash(hash: string): Promise<SharedDeck | undefined> {
  try {
    const binary = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(read) || !read.every((each) => typeof each === 'string')) return undefined;
    const [game, name, text] = read as readonly string[];
    if (game === undefined || name === undefined || text === undefined || text.length > TEXT_LENGTH_MAX)
      return undefined;
    return { game, name, text };
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await response.arrayBuffer());
}
