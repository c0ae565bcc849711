/**
 * Names in the page what its small beginning will import, so that the browser fetches both side by side instead of one after the
 * other. Words are not among it: only one language is wanted, and which one the beginning finds out.
 */
import type { Plugin, Rollup } from 'vite';

/** What `main.ts` waits for. */
const WANTED = 'app/begin.tsx';

export function ahead(): Plugin {
  return {
    name: 'praxis-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk');
        const wanted = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(WANTED));
        if (!wanted) throw new Error(`The build has no chunk for ${WANTED}.`);
        const known = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        return withImports(wanted, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
          .filter((file) => !known.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

function withImports(
  chunk: Rollup.OutputChunk,
  chunks: ReadonlyMap<string, Rollup.OutputChunk>,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) withImports(imported, chunks, seen);
  }
  return [...seen];
}
