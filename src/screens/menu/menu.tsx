import type { JSX } from 'preact';
import { t, tell } from '../../i18n/index.ts';
import { ownerOf } from '../../show/seat-words.ts';
import { IconRow, LanguageSwitch } from '../chrome.tsx';
import { Gilded } from '../gilded.tsx';
import { useMedia } from '../hooks.ts';
import { Page } from '../page.tsx';
import type { Playable, SavedGame, Settings } from '../types.ts';
import { art, Button, seatArt } from '../ui/index.ts';
import { GameBanner } from './game-banner.tsx';
import './menu.css';
import { boxOf, type Figure, FOLK } from './scene.ts';

type MenuProps = {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly theme: 'day' | 'night';
  readonly saved: SavedGame | null;
  readonly quickRounds: number;
  readonly onContinue: () => void;
  /** Shows the set-up of a game. */
  readonly onGame: (game: Playable) => void;
  /** Begins the game that was begun last, with its defaults. */
  readonly onQuick: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
};

/** The gatehouse with a banner for each game. */
export function Menu(props: MenuProps): JSX.Element {
  const { settings, change, theme, onGame } = props;
  const form = useMedia('(min-aspect-ratio: 1/1)') ? 'wide' : 'upright';
  const narrow = useMedia('(max-width: 760px)');
  return (
    <Page class="menu">
      <div class="menu-stage">
        <img
          class="menu-scene"
          src={art(form === 'wide' ? `menu-${theme}` : `menu-upright-${theme}`)}
          alt=""
          draggable={false}
        />
        <Gilded words={t('app.name')} class="menu-title" />
        <p class="menu-tagline">{t('app.tagline')}</p>
        <Folk figures={FOLK[form]} />
        <section class="menu-games rail" aria-label={t('menu.games')}>
          <span class="rail-knob first" />
          <span class="rail-knob last" />
          <GameBanner
            seat={2}
            title={t('menu.ludo')}
            line={t('menu.ludo.tagline')}
            {...OPEN[form]}
            drawings={LUDO[form]}
            onPress={() => onGame('ludo')}
          />
          <GameBanner
            seat={0}
            title={t('menu.nobles')}
            line={t('menu.nobles.tagline')}
            {...MIDDLE[form]}
            drawings={NOBLES[form]}
            onPress={() => onGame('nobles')}
          />
          <GameBanner
            seat={3}
            title={t('menu.territories')}
            line={t('menu.territories.tagline')}
            {...OPEN[form]}
            drawings={TERRITORIES[form]}
            onPress={() => onGame('territories')}
          />
        </section>
        <div class="menu-start">
          <Start {...props} />
        </div>
      </div>
      <div class="menu-chrome">
        <LanguageSwitch
          value={settings.language}
          as={narrow ? 'list' : 'strip'}
          onChange={(language) => change({ language })}
        />
        <IconRow settings={settings} change={change} onHelp={props.onHelp} onSettings={props.onSettings} />
      </div>
    </Page>
  );
}

/** The brass button: the saved game if there is one, else a game at once. */
function Start({ settings, saved, quickRounds, onContinue, onQuick }: MenuProps): JSX.Element {
  if (!saved) {
    const { lastGame } = settings;
    const note =
      lastGame === 'nobles' ? t('menu.play.note', { rounds: quickRounds }) : t(`menu.play.note.${lastGame}`);
    return (
      <Button note={note} onPress={onQuick}>
        {t('menu.play', { game: t(`menu.${lastGame}`) })}
      </Button>
    );
  }
  const { round } = saved;
  const game = t(`menu.${saved.game}`);
  const note =
    saved.person && saved.alone
      ? t('menu.continue.you', { game, round })
      : t('menu.continue.seat', { game, round, owner: tell(ownerOf(saved.turn)) });
  return (
    <Button note={note} onPress={onContinue}>
      {t('menu.continue')}
    </Button>
  );
}

function Folk({ figures }: { readonly figures: readonly Figure[] }): JSX.Element {
  return (
    <>
      {figures.map((figure) => {
        const { x, y, height } = boxOf(figure);
        const style = { '--x': x, '--y': y, '--h': height };
        const picture = seatArt(figure.piece, figure.seat);
        return <img class="menu-folk" key={x} src={picture} alt="" draggable={false} style={style} />;
      })}
    </>
  );
}

const OPEN = { wide: { width: 214, height: 296 }, upright: { width: 104, height: 312 } };
const MIDDLE = { wide: { width: 262, height: 330 }, upright: { width: 148, height: 376 } };

const NOBLES = {
  wide: [
    { name: 'guard-0', x: -116, y: 70, height: 104 },
    { name: 'guard-0', x: 32, y: 70, height: 104 },
    { name: 'noble-0', x: -54, y: 14, height: 168 },
  ],
  upright: [
    { name: 'guard-0', x: -70, y: 132, height: 78 },
    { name: 'guard-0', x: 6, y: 132, height: 78 },
    { name: 'noble-0', x: -48, y: 66, height: 150 },
  ],
};

const LUDO = {
  wide: [
    { name: 'pawn-3', x: -84, y: 36, height: 100 },
    { name: 'pawn-0', x: 4, y: 36, height: 100 },
    { name: 'pawn-1', x: -49, y: 20, height: 120 },
    { name: 'die-6', x: 44, y: 94, height: 50, turn: 9 },
  ],
  upright: [
    { name: 'pawn-3', x: -48, y: 56, height: 64 },
    { name: 'pawn-0', x: -4, y: 56, height: 64 },
    { name: 'pawn-1', x: -32, y: 42, height: 80 },
    { name: 'die-6', x: 18, y: 98, height: 30, turn: 9 },
  ],
};

const TERRITORIES = {
  wide: [
    { name: 'card-shield', x: -82, y: 34, height: 116, turn: -11 },
    { name: 'card-steal', x: -6, y: 34, height: 116, turn: 10 },
  ],
  upright: [
    { name: 'card-shield', x: -46, y: 52, height: 80, turn: -11 },
    { name: 'card-steal', x: -6, y: 52, height: 80, turn: 10 },
  ],
};
