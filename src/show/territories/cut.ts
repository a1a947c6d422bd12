import type { Seat } from '../../engine/core/game.ts';
import type { TerritoryId } from '../../engine/territories/types.ts';
import type { Point } from '../cross.ts';
import { panAt } from '../motions.ts';
import type { Cut } from '../reel.ts';
import type { Placement } from '../stage.ts';
import { MAP, siteOf } from './map.ts';

/** A beat in the making on the map. */
export type MapCut = Cut & {
  readonly upright: boolean;
  /** Whose hand lies open at this screen, `null` for none. */
  readonly open: Seat | null;
};

/** What the style calls a tile, for heights of hops and the like, in map units. */
export const TILE = 44;

/** The middle of what stands on a territory. */
export const siteIn = ({ upright }: MapCut, territory: TerritoryId): Point => siteOf(territory, upright);

/** Where the sounds of a point come from. */
export const panOf = ({ upright }: MapCut, { x }: Point): number =>
  panAt(x, upright ? MAP.height : MAP.width);

/** An actor as a picture has it, `null` where it is not in it. */
export const findIn = (picture: readonly Placement[], actor: string): Placement | null =>
  picture.find((placement) => placement.actor === actor) ?? null;
