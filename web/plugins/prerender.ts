/**
 * Puts the first state of the page into the HTML, so that it is visible before scripts run: one file for every kind of
 * page, language and appearance, of which the server sends the right one (server/http/prerender.ts). `index.html`
 * itself stays as it is. It contains no words, so it suits every visitor without a network.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, type Rollup, runnerImport } from 'vite';
import type { PrerenderedPage } from '../app/prerendered.tsx';
import { messages } from './messages.ts';

const PAGE = resolve(import.meta.dirname, '..');
const SOURCE = resolve(PAGE, 'app/prerendered.tsx');
const LETTERS = /\/grenze-(?!more)[^/]*\.woff2$/;
/** The text in `index.html`, and its replacement. */
const PLACES: readonly (readonly [place: string | RegExp, put: (page: PrerenderedPage, files: Files) => string])[] = [
  [
    '<html lang="en">',
    ({ language, theme, page }) => `<html lang="${language}" data-theme="${theme}" data-prerendered="${page}">`,
  ],
  [/(?<=<meta name="description" content=")[^"]*/, ({ description }) => escaped(description)],
  ['</head>', (page, files) => `${links(page, files).join('')}</head>`],
  ['<div id="root"></div>', ({ html }) => `<div id="root">${html}</div>`],
];

export function prerender(): Plugin {
  return {
    name: 'praxis-prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const { module } = await runnerImport<typeof import('../app/prerendered.tsx')>(SOURCE, {
        root: PAGE,
        configFile: false,
        plugins: [messages()],
        mode: 'production',
        logLevel: 'error',
      });
      const bare = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of module.PRERENDERED) {
        const folder = join(dir, 'prerendered', `${page.language}-${page.theme}`);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${page.page}.html`), filled(bare, page, filesFor(bundle, page.language)));
      }
      const pages = module.PAGES.map(({ name, path }) => ({ name, path }));
      writeFileSync(join(dir, 'prerendered', 'pages.json'), JSON.stringify(pages));
    },
  };
}

function filled(bare: string, page: PrerenderedPage, files: Files): string {
  return PLACES.reduce((html, [place, put]) => {
    const isThere = typeof place === 'string' ? html.includes(place) : place.test(html);
    if (!isThere) throw new Error(`index.html does not hold ${place}.`);
    return html.replace(place, () => put(page, files));
  }, bare);
}

/** The files that every page of a language needs as soon as it is visible. */
interface Files {
  readonly words: string;
  readonly letters: string;
}

function links({ wanted }: PrerenderedPage, { words, letters }: Files): readonly string[] {
  const always = [
    `<link rel="modulepreload" crossorigin href="/${words}">`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${letters}">`,
  ];
  return wanted === undefined
    ? always
    : [...always, `<link rel="preload" as="fetch" crossorigin href="${escaped(wanted)}">`];
}

/** The server knows the language, so its words need not wait until the page has determined it. */
function filesFor(bundle: Rollup.OutputBundle, language: string): Files {
  const files = Object.values(bundle);
  const words = files.find(
    (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(`/web/words/${language}.ftl`),
  );
  const letters = files.find(({ fileName }) => LETTERS.test(fileName));
  if (!words || !letters) throw new Error(`The build has no chunk for the words in ${language}, or no letters.`);
  return { words: words.fileName, letters: letters.fileName };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
