import type { JSX } from 'preact';
import { t } from '../i18n/index.ts';
import { LanguageSwitch } from './chrome.tsx';
import './settings.css';
import { type Settings, SPEEDS } from './types.ts';
import { Button, Dialog, Icon, Segmented, Slider, Switch } from './ui/index.ts';

const SPEED_WORDS = {
  slow: 'settings.speed.slow',
  normal: 'settings.speed.normal',
  fast: 'settings.speed.fast',
  instant: 'settings.speed.instant',
} as const;

const LIGHTS = [
  ['day', 'settings.light.day'],
  ['night', 'settings.light.night'],
  ['device', 'settings.light.device'],
] as const;

const LESS_MOTION = [
  ['on', 'common.on'],
  ['off', 'common.off'],
  ['device', 'settings.light.device'],
] as const;

/** Settings that are on or off, with their words. */
const SWITCHES = [
  ['consequences', 'settings.preview', 'settings.preview.note'],
  ['askBeforeEnd', 'settings.ask', 'settings.ask.note'],
  ['autoMove', 'settings.autoMove', 'settings.autoMove.note'],
  ['tileNumbers', 'settings.numbers', 'settings.numbers.note'],
] as const;

type SettingsDialogProps = {
  readonly settings: Settings;
  readonly defaults: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly onClose: () => void;
};

/** Every setting; each counts at once. */
export function SettingsDialog({ settings, defaults, change, onClose }: SettingsDialogProps): JSX.Element {
  const reset = (): void => {
    const { language, lastGame, lastSetup } = settings;
    change({ ...defaults, language, lastGame, lastSetup });
  };
  const foot = (
    <>
      <Button kind="paper" onPress={reset}>
        {t('settings.reset')}
      </Button>
      <Button onPress={onClose}>{t('common.done')}</Button>
    </>
  );
  return (
    <Dialog title={t('settings.title')} foot={foot} onClose={onClose}>
      <div class="settings-grid">
        <span class="setting-name">{t('settings.language')}</span>
        <LanguageSwitch value={settings.language} as="list" onChange={(language) => change({ language })} />
        <span class="setting-name">{t('settings.speed')}</span>
        <Segmented
          label={t('settings.speed')}
          choices={SPEEDS.map((value) => ({ value, words: t(SPEED_WORDS[value]) }))}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
        />
        <span class="setting-name">{t('settings.light')}</span>
        <Segmented
          label={t('settings.light')}
          choices={LIGHTS.map(([value, words]) => ({ value, words: t(words) }))}
          value={settings.light}
          onChange={(light) => change({ light })}
        />
        <Volume name="settings.effects" part="effects" settings={settings} change={change} />
        <Volume name="settings.ambience" part="ambience" settings={settings} change={change} />
      </div>
      <div class="settings-switches">
        {SWITCHES.map(([name, label, note]) => (
          <Switch
            key={name}
            label={t(label)}
            note={t(note)}
            on={settings[name]}
            onChange={(on) => change({ [name]: on })}
          />
        ))}
        <div class="motion-row">
          <span>
            <span class="setting-name">{t('settings.motion')}</span>
            <span class="setting-note">{t('settings.motion.note')}</span>
          </span>
          <Segmented
            label={t('settings.motion')}
            choices={LESS_MOTION.map(([value, words]) => ({ value, words: t(words) }))}
            value={settings.lessMotion}
            onChange={(lessMotion) => change({ lessMotion })}
          />
        </div>
      </div>
    </Dialog>
  );
}

type VolumeProps = {
  readonly name: 'settings.effects' | 'settings.ambience';
  readonly part: 'effects' | 'ambience';
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
};

/** A volume; moving it also ends the silence of a sound that was off. */
function Volume({ name, part, settings, change }: VolumeProps): JSX.Element {
  const { muted } = settings;
  const volume = muted ? 0 : settings[part];
  const said = t('settings.volume', { percent: Math.round(volume * 100) });
  const mute = muted ? t('common.soundOn') : t('common.soundOff');
  return (
    <>
      <span class="setting-name">{t(name)}</span>
      <span class="volume">
        <button
          type="button"
          class="volume-mute"
          aria-label={mute}
          title={mute}
          onClick={() => change({ muted: !muted })}
        >
          <Icon name={volume > 0 ? 'sound-on' : 'sound-off'} />
        </button>
        <Slider
          label={t(name)}
          value={volume}
          said={said}
          onInput={(value) => change({ [part]: value, muted: false })}
        />
        <span class="volume-said">{said}</span>
      </span>
    </>
  );
}
