/** This device's settings. */
import { type ReactNode, useState } from 'react';
import { Choosers } from '../app/choosers.tsx';
import { useWords } from '../app/context.tsx';
import { Select } from '../app/select.tsx';
import { changeSettings, TEMPOS, type Tempo } from '../app/settings.ts';
import { useSettings } from '../app/use-settings.ts';
import { play } from '../sound/player.ts';
import { Dialog } from './dialog.tsx';
import { OwnPicturesPart } from './own-pictures-part.tsx';
import { Sign } from './sign.tsx';
import { canNotify, mayNotify, wantNotices } from './your-move.ts';

export function SettingsPart(): ReactNode {
  const words = useWords();
  return (
    <section className="menu-part">
      <h3>{words.settings.title}</h3>
      <Choosers named />
      <DeviceSettings />
      <OwnPicturesPart />
      <p className="note keys">{words.match.keyHelp}</p>
    </section>
  );
}

/** Those that concern all games, and that no page has in its head. */
export function DeviceSettings(): ReactNode {
  const words = useWords();
  const { beta, spoken, lessMotion, tempo, hints, sounds, notices, volume } = useSettings();
  const percent = Math.round(volume * 100);
  return (
    <>
      <Check label={words.settings.beta} on={beta} change={(on) => changeSettings({ beta: on })} />
      <Check label={words.settings.spoken} on={spoken} change={(on) => changeSettings({ spoken: on })} />
      <Check label={words.settings.motion} on={lessMotion} change={(on) => changeSettings({ lessMotion: on })} />
      {!lessMotion && (
        <Select
          label={words.settings.tempo}
          value={tempo}
          options={TEMPOS.map((each) => [each, words.settings.tempos[each]])}
          change={(value) => changeSettings({ tempo: value as Tempo })}
        />
      )}
      <Check label={words.settings.hints} on={hints} change={(on) => changeSettings({ hints: on })} />
      <Check label={words.settings.sounds} on={sounds} change={(on) => changeSettings({ sounds: on })} />
      {sounds && (
        <label className="field">
          <span>{words.settings.volume}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={percent}
            aria-valuetext={`${percent} %`}
            onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
            onPointerUp={() => play('card')}
            onKeyUp={() => play('card')}
          />
        </label>
      )}
      {canNotify() && (
        <Check
          label={words.settings.notices}
          on={notices && mayNotify()}
          change={(on) => void wantNotices(on).catch(() => undefined)}
        />
      )}
    </>
  );
}

/** A button that opens the settings, where a menu would contain nothing else. */
export function SettingsButton(): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" aria-label={words.settings.title} onClick={() => setOpen(true)}>
        <Sign name="menu" />
      </button>
      {open && (
        <Dialog title={words.settings.title} className="menu" close={() => setOpen(false)}>
          <SettingsPart />
        </Dialog>
      )}
    </>
  );
}

export function Check({
  label,
  on,
  change,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}
