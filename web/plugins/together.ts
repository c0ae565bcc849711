/**
 * Modules that are always needed together are bundled into one file, because every further file costs a round trip. The
 * shell is all that the start page needs, the table all that a match needs beyond that, the covers all that draws
 * cards.
 */
import { resolve } from 'node:path';

interface Known {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const PAGE = resolve(import.meta.dirname, '..');
/** The files of the build, each with its entry module; modules of an earlier file are not in a later one. */
const FILES = { shell: 'main.ts', table: 'app/match-page.tsx', covers: 'art/covers.ts' } as const;

/** The file for a module; null if the build is to decide. */
export function together(): (module: string, known: Known) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (module, known) => {
    names ??= namesOf(known);
    return names.get(module) ?? null;
  };
}

function namesOf(known: Known): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const name = (module: string, file: string): void => {
    if (names.has(module) || !/\.(?:[cm]?js|tsx?)$/.test(module)) return;
    names.set(module, file);
    for (const imported of known.getModuleInfo(module)?.importedIds ?? []) name(imported, file);
  };
  for (const [file, module] of Object.entries(FILES)) name(resolve(PAGE, module), file);
  // The entry is a file of its own, which the page names.
  names.delete(resolve(PAGE, FILES.shell));
  return names;
}
