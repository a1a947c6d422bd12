import type { ComponentChildren, JSX } from 'preact';
import { LANGUAGE_NAMES, LANGUAGES, type Language, t } from '../i18n/index.ts';
import { useFullscreen } from './hooks.ts';
import type { Settings } from './types.ts';
import { IconButton, Segmented, Select, useFit } from './ui/index.ts';

type PageHeadProps = {
  readonly title: string;
  readonly note: string;
  readonly onBack: () => void;
  readonly children?: ComponentChildren;
};

/** The head of a page: the way back to the menu, its title and a line beneath; `children` stand at its end. */
export function PageHead({ title, note, onBack, children }: PageHeadProps): JSX.Element {
  const words = useFit<HTMLHeadingElement>(title);
  return (
    <header class="page-head">
      <IconButton icon="back" label={t('common.back')} onPress={onBack} />
      <div class="page-words">
        <h1 class="page-title outlined" ref={words}>
          {title}
        </h1>
        <p class="page-note outlined">{note}</p>
      </div>
      {children}
    </header>
  );
}

type LanguageProps = {
  readonly value: Language;
  /** strip: short labels side by side · list: full names to choose from. */
  readonly as: 'strip' | 'list';
  readonly onChange: (language: Language) => void;
};

/** Chooses the language; every language stands in its own words. */
export function LanguageSwitch({ value, as, onChange }: LanguageProps): JSX.Element {
  const choices = LANGUAGES.map((language) => {
    const { name, short } = LANGUAGE_NAMES[language];
    return { value: language, words: as === 'strip' ? short : name, label: name, lang: language };
  });
  const props = { label: t('menu.language'), choices, value, class: 'language', onChange };
  return as === 'strip' ? <Segmented {...props} /> : <Select {...props} />;
}

type IconRowProps = {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
};

/** Help, sound, settings, and the full screen where the page may have it. */
export function IconRow({ settings, change, onHelp, onSettings }: IconRowProps): JSX.Element {
  const fullscreen = useFullscreen();
  const { muted } = settings;
  return (
    <div class="icon-row">
      <IconButton icon="help" label={t('help.title')} onPress={onHelp} />
      <IconButton
        icon={muted ? 'sound-off' : 'sound-on'}
        label={muted ? t('common.soundOn') : t('common.soundOff')}
        onPress={() => change({ muted: !muted })}
      />
      <IconButton icon="settings" label={t('common.settings')} onPress={onSettings} />
      {fullscreen ? (
        <IconButton
          icon="fullscreen"
          label={fullscreen.on ? t('common.leaveFullscreen') : t('common.fullscreen')}
          onPress={fullscreen.toggle}
        />
      ) : null}
    </div>
  );
}
