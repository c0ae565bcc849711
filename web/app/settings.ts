/** The visitor's choices on this device: language, appearance, how the table is shown. It works without React. */
import { isPageLanguage, languageFor, type PageLanguage } from '../words/languages.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move on the table. */
export const TEMPOS = ['slow', 'normal', 'fast'] as const;
export type Tempo = (typeof TEMPOS)[number];

export interface Settings {
  readonly language: PageLanguage;
  /** Offers languages in the making. */
  readonly beta: boolean;
  readonly theme: Theme;
  /** Colours that people with colour blindness can distinguish. */
  readonly colourBlind: boolean;
  /** The table as text beside the drawn one. */
  readonly spoken: boolean;
  readonly lessMotion: boolean;
  readonly tempo: Tempo;
  /** Hints about the current step at the table: in the first match, and for as long as they are wanted. */
  readonly hints: boolean;
  readonly sounds: boolean;
  /** Notifications of one's move while the page is out of sight. */
  readonly notices: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** The game that was played last. */
  readonly game?: string;
}

const KEY = 'praxis settings';
/**
 * The server sends the prerendered page by this cookie (plugins/prerender.ts): in the chosen language and appearance.
 */
const COOKIE = 'praxis-frame'; // Browsers have it under this name.
const COOKIE_SECONDS = 31_536_000;
/** Audible, but not startling. */
const VOLUME = 0.4;
const listeners = new Set<() => void>();
let settings: Settings | undefined;

function read(): Settings {
  return settingsOf({ ...prerenderedWith(), ...parsed(storage()?.getItem(KEY) ?? null) });
}

function settingsOf(kept: Readonly<Record<string, unknown>>): Settings {
  const { language, beta, theme, colourBlind, spoken, lessMotion, tempo, hints, sounds, notices, volume, game } = kept;
  return {
    language: isPageLanguage(String(language)) ? (language as PageLanguage) : languageFor(navigator.languages),
    beta: beta === true,
    theme: THEMES.find((each) => each === theme) ?? 'auto',
    colourBlind: colourBlind === true,
    spoken: spoken === true,
    lessMotion: lessMotion === true,
    tempo: TEMPOS.find((each) => each === tempo) ?? 'normal',
    hints: hints !== false,
    sounds: sounds !== false,
    notices: notices === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : VOLUME,
    ...(typeof game === 'string' ? { game } : {}),
  };
}

/** Sets the settings for prerendering a page, where there is no browser (prerendered.tsx). */
export function assumeSettings(assumed: Pick<Settings, 'language' | 'theme'>): void {
  settings = settingsOf(assumed);
}

/**
 * The settings with which the page was prerendered, if it was: the server uses the cookie, then the browser's request
 * headers.
 */
export function prerenderedWith(): { readonly language: string; readonly theme: string | undefined } | undefined {
  const { lang, dataset } = document.documentElement;
  return dataset.prerendered === undefined ? undefined : { language: lang, theme: dataset.theme };
}

/** Some browsers refuse to store anything; the page works without. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...currentSettings(), ...change };
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: the setting lasts until the page is left.
  }
  tellServer();
  applySettings();
  for (const changed of listeners) changed();
}

/**
 * Without a choice the browser's own preferences count, so nothing is sent. Some browsers forget the cookie after a
 * week.
 */
export function tellServerAgain(): void {
  if (storage()?.getItem(KEY) != null) tellServer();
}

function tellServer(): void {
  const { language, theme } = currentSettings();
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not everywhere, and nowhere without TLS.
  document.cookie = `${COOKIE}=${language}-${theme}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
}

/** Sets the attributes of the document that style sheets and screen readers need. */
export function applySettings(): void {
  const { documentElement: root } = document;
  const { language, theme, colourBlind } = currentSettings();
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.palette = colourBlind ? 'safe' : 'usual';
  root.dataset.motion = mayMove() ? 'full' : 'less';
}

export function currentSettings(): Settings {
  settings ??= read();
  return settings;
}

export function onSettings(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

let reduced: MediaQueryList | undefined;

/** True if neither the device nor the user has asked for reduced motion. */
export function mayMove(): boolean {
  if (!reduced) {
    reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    reduced.addEventListener('change', applySettings);
  }
  return !currentSettings().lessMotion && !reduced.matches;
}
