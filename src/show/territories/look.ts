import type { Seat } from '../../engine/core/game.ts';

/**
 * The seat of the look that a team wears, see `assets/README.md`: team 0 is Lily, red; team 1 is Moon, blue. Names,
 * colours, charges and the sides that dice come from follow it. Frames of the map count teams.
 */
export const lookOf = (team: Seat): Seat => (team === 0 ? 0 : 2);
