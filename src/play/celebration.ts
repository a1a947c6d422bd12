import type { ScoreboardScene, Theatre } from '../scenes/types.ts';
import type { Celebration } from '../screens/types.ts';
import type { Curtain } from './curtain.ts';
import type { Manner } from './manner.ts';

/** The banners of the scoreboard on the canvas. */
export type CelebrationShow = {
  /** See `ShellPorts.celebrate`. */
  show(celebration: Celebration | null): Promise<boolean>;
  end(): void;
};

/** One celebration at a time; a new one with the same seats only moves the banners. */
export function makeCelebration(curtain: Curtain, manner: Manner): CelebrationShow {
  let scene: ScoreboardScene | null = null;
  let wanted: Celebration | null = null;
  let opening: Promise<boolean> | null = null;

  function end(): void {
    wanted = null;
    scene?.close();
    scene = null;
  }

  async function open(theatre: Theatre, celebration: Celebration): Promise<boolean> {
    try {
      const opened = await theatre.scoreboard({ ...celebration, reduced: manner.isReduced });
      if (!wanted) {
        opened.close();
        return false;
      }
      opened.place(wanted.banners);
      scene = opened;
      return true;
    } catch {
      return false; // its pictures cannot be had: the page hangs banners of its own
    } finally {
      opening = null;
    }
  }

  return {
    async show(celebration) {
      const { theatre } = curtain;
      if (!celebration || !theatre) {
        end();
        return false;
      }
      wanted = celebration;
      if (scene) {
        scene.place(celebration.banners);
        return true;
      }
      opening ??= open(theatre, celebration);
      return opening;
    },
    end,
  };
}
