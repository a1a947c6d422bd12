import type { Seat } from '../../engine/core/game.ts';

const FILES = import.meta.glob<string>(
  [
    '../../../assets/built/svg/{guard,noble,pawn,roundel,emblem}-?.svg',
    '../../../assets/built/svg/die-?.svg',
    '../../../assets/built/svg/roll-*.svg',
    '../../../assets/built/svg/icon-*.svg',
    '../../../assets/built/svg/card-{shield,steal,second,back}.svg',
    '../../../assets/built/svg/cowrie-{up,down,cloth}.svg',
    '../../../assets/built/svg/site-*.svg',
    '../../../assets/built/svg/{lock,swords,barred,exit-credit,medal,medal-first,portcullis}.svg',
    '../../../assets/built/svg/{menu,mode,loading}-*.svg',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The address of a drawing of `assets/built/svg`, by its name without the ending. Throws for one that is not there. */
export function art(name: string): string {
  const url = FILES[`../../../assets/built/svg/${name}.svg`];
  if (url === undefined) throw new RangeError(`art: there is no drawing ${name}`);
  return url;
}

/** The address of a seat's drawing. */
export function seatArt(name: 'guard' | 'noble' | 'pawn' | 'roundel' | 'emblem', seat: Seat): string {
  return art(`${name}-${seat}`);
}
