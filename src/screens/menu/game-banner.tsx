import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t } from '../../i18n/index.ts';
import { art, Banner, useFit } from '../ui/index.ts';
import './game-banner.css';

/** A drawing on a banner: the middle of the cloth is x 0, its top y 0, in units of the scene. */
type Drawing = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn?: number;
};

type GameBannerProps = {
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly drawings: readonly Drawing[];
  /** What the game is; a game without it is in the making: its banner hangs rolled up and cannot be pressed. */
  readonly line?: string;
  readonly onPress?: () => void;
};

/** Narrower banners take smaller words. */
const SLIM = 120;

/** The banner of a game. */
export function GameBanner(props: GameBannerProps): JSX.Element {
  const { seat, width, height, title, drawings, line, onPress } = props;
  const words = useFit<HTMLSpanElement>(title);
  const shades = {
    '--w': width,
    '--h': height,
    '--base': `var(--seat-${seat})`,
    '--light': `var(--seat-${seat}-light)`,
    '--dark': `var(--seat-${seat}-dark)`,
    '--deep': `var(--seat-${seat}-deep)`,
  };
  const inside = (
    <>
      <Banner seat={seat} width={width} height={height} cut={onPress ? 'point' : 'flat'}>
        <span class="game-glow" />
        {drawings.map(({ name, x, y, height: h, turn = 0 }) => (
          <img
            key={`${name}${x}`}
            class="game-art"
            src={art(name)}
            alt=""
            draggable={false}
            style={{ '--x': x, '--y': y, '--h': h, '--turn': `${turn}deg` }}
          />
        ))}
      </Banner>
      {[0.08, 0.5, 0.92].map((at) => (
        <span class="clasp" key={at} style={{ left: `${at * 100}%` }} />
      ))}
      {onPress ? null : <span class="game-roll" />}
      <span class="game-words">
        <span class="game-title" ref={words}>
          {title}
        </span>
        {onPress ? <span class="game-line">{line}</span> : <span class="game-soon">{t('menu.soon')}</span>}
      </span>
    </>
  );
  return onPress ? (
    <button type="button" class={`game ${width < SLIM ? 'slim' : ''}`} style={shades} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <div class="game rolled" style={shades}>
      {inside}
    </div>
  );
}
