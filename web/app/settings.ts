/** What somebody has chosen on this device: language, appearance, how the table is shown. React is not needed to know it. */
import { isPageLanguage, languageFor, type PageLanguage } from '../words/languages.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: PageLanguage;
  readonly theme: Theme;
  /** The table as text beside the drawn one. */
  readonly spoken: boolean;
  readonly lessMotion: boolean;
  /** What the current step is about is told at the table: in the first match, and as long as somebody wants it. */
  readonly hints: boolean;
  readonly sounds: boolean;
  /** Notifications of one's move while the page is out of sight. */
  readonly notices: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

const KEY = 'praxis settings';
/** To be heard, not to startle. */
const VOLUME = 0.4;
const listeners = new Set<() => void>();
let settings: Settings = read();

function read(): Settings {
  const kept = parsed(storage()?.getItem(KEY) ?? null);
  const { language, theme, spoken, lessMotion, hints, sounds, notices, volume } = kept;
  return {
    language: isPageLanguage(String(language)) ? (language as PageLanguage) : languageFor(navigator.languages),
    theme: THEMES.find((each) => each === theme) ?? 'auto',
    spoken: spoken === true,
    lessMotion: lessMotion === true,
    hints: hints !== false,
    sounds: sounds !== false,
    notices: notices === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : VOLUME,
  };
}

/** Some browsers refuse to keep anything; the page works without. */
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
  settings = { ...settings, ...change };
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: it holds until the page is left.
  }
  applySettings();
  for (const changed of listeners) changed();
}

/** Puts on the document what style sheets and screen readers need to know. */
export function applySettings(): void {
  const { documentElement: root } = document;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = mayMove() ? 'full' : 'less';
}

export function currentSettings(): Settings {
  return settings;
}

export function onSettings(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
reduced.addEventListener('change', applySettings);

/** Whether things may move: neither the device nor the person has asked for less. */
export function mayMove(): boolean {
  return !settings.lessMotion && !reduced.matches;
}
