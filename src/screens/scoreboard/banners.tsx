import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell } from '../../i18n/index.ts';
import { nameOf } from '../../show/seat-words.ts';
import type { CelebrationBanner, ShellPorts } from '../types.ts';
import { art, Banner, seatArt, useFit } from '../ui/index.ts';
import './banners.css';
import { ranked, type Sheet } from './sheet.ts';

type BannersProps = {
  readonly sheet: Sheet;
  /** What is drawn on the cloths. */
  readonly figure: 'noble' | 'pawn' | 'guard';
  readonly you: Seat | null;
  readonly celebrate: ShellPorts['celebrate'];
  readonly confetti: boolean;
};

/** A banner for each seat, in order of the places. The theatre hangs the cloths; without it they hang here. */
export function Banners({ sheet, figure, you, celebrate, confetti }: BannersProps): JSX.Element {
  const rail = useRef<HTMLOListElement>(null);
  const { places, total } = sheet;
  const hanging = ranked(places);
  const [theatre, setTheatre] = useState<boolean | null>(null);

  useLayoutEffect(() => {
    const list = rail.current;
    if (!list) return;
    let gone = false;
    let last = '';
    const hang = (): void => {
      const banners = hanging.flatMap(({ seat, place }, index): CelebrationBanner[] => {
        const box = list.children[index]?.getBoundingClientRect();
        return box
          ? [{ seat, place, rect: { x: box.x, y: box.y, width: box.width, height: box.height } }]
          : [];
      });
      const next = JSON.stringify(banners);
      if (next === last) return;
      last = next;
      celebrate({ banners, figure, confetti }).then(
        (drawn) => {
          if (!gone) setTheatre(drawn);
        },
        () => {
          if (!gone) setTheatre(false);
        },
      );
    };
    const observer = new ResizeObserver(hang);
    observer.observe(list);
    observer.observe(document.documentElement);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [places]);
  useEffect(() => () => void celebrate(null), []);

  return (
    <div class="score-banners rail">
      <span class="rail-knob first" />
      <span class="rail-knob last" />
      <ol ref={rail} class={theatre === false ? 'hung-here' : ''}>
        {hanging.map((one, index) => (
          <HangingBanner
            key={one.seat}
            {...one}
            figure={figure}
            total={total(one.seat)}
            name={tell(nameOf(one.seat, you))}
            delay={(hanging.length - 1 - index) * 140}
            cloth={theatre === false}
          />
        ))}
      </ol>
    </div>
  );
}

type HangingBannerProps = {
  readonly seat: Seat;
  readonly place: number;
  readonly figure: 'noble' | 'pawn' | 'guard';
  readonly total: string;
  readonly name: string;
  readonly delay: number;
  readonly cloth: boolean;
};

function HangingBanner(props: HangingBannerProps): JSX.Element {
  const { seat, place, figure, total, name, delay, cloth } = props;
  const words = useFit<HTMLElement>(name);
  const shades = { '--deep': `var(--seat-${seat}-deep)`, '--delay': `${delay}ms` };
  return (
    <li class={`score-banner place-${place}`} style={shades}>
      {cloth ? (
        <Banner seat={seat} width={place === 1 ? 192 : 168} height={place === 1 ? 408 : 350} cut="point">
          <img class={`score-figure ${figure}`} src={seatArt(figure, seat)} alt="" draggable={false} />
          <span class={`score-charge seat-${seat}`} style={{ '--icon': `url("${art(`emblem-${seat}`)}")` }} />
        </Banner>
      ) : null}
      <span class="score-place">
        <span class="unseen">{t('score.place.n', { place })}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      <span class="score-words">
        <b class="score-name" ref={words}>
          {name}
        </b>
        <span class="score-total">{total}</span>
      </span>
    </li>
  );
}
