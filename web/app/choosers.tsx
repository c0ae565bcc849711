/** Language, appearance and, where there is room, the palette. */
import type { ReactNode } from 'react';
import { Sign } from '../table/sign.tsx';
import { BETA_LANGUAGES, LANGUAGE_NAMES, PAGE_LANGUAGES, type PageLanguage } from '../words/languages.ts';
import { useWords } from './context.tsx';
import { changeSettings, THEMES, type Theme } from './settings.ts';
import { useSettings } from './use-settings.ts';
import { useStarted } from './use-started.ts';

/** Where there is room the names of the choices are shown, too. */
export function Choosers({ named = false }: { readonly named?: boolean }): ReactNode {
  const words = useWords();
  const { language, beta, theme } = useSettings();
  const making = BETA_LANGUAGES.filter((each) => beta || each === language);
  const disabled = !useStarted();
  return (
    <div className={named ? 'fields start' : 'choosers'}>
      <label className={named ? 'field' : undefined}>
        <span className={named ? undefined : 'unseen'}>{words.settings.language}</span>
        <select
          value={language}
          disabled={disabled}
          onChange={({ target }) => changeSettings({ language: target.value as PageLanguage })}
        >
          {[...PAGE_LANGUAGES, ...making].map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={named ? 'field' : undefined} title={words.settings.theme}>
        <span className={named ? undefined : 'unseen'}>{words.settings.theme}</span>
        {/* “Automatic” alone does not say what. */}
        {!named && <Sign name="appearance" />}
        <select
          value={theme}
          disabled={disabled}
          onChange={({ target }) => changeSettings({ theme: target.value as Theme })}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {words.settings.themes[each]}
            </option>
          ))}
        </select>
      </label>
      {named && <PaletteChooser />}
    </div>
  );
}

/** The choice of colours for people with colour blindness. */
export function PaletteChooser(): ReactNode {
  const words = useWords();
  const { colourBlind } = useSettings();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={colourBlind}
        onChange={({ target }) => changeSettings({ colourBlind: target.checked })}
      />
      {words.settings.colourBlind}
    </label>
  );
}
