import { Howler } from 'howler';

/** Howler's own idea of its context; while it is not `running`, Howler keeps what it is asked to play for later. */
const engine: typeof Howler & { state?: string } = Howler;

/**
 * Whether the browser lets sound out now. Howler is told so, for it does not notice when somebody else resumes its
 * context; ask before every play, or cues are kept and burst out at the next gesture.
 */
export function isRunning(): boolean {
  if (!Howler.usingWebAudio || Howler.ctx?.state !== 'running') return false;
  engine.state = 'running';
  return true;
}

/** Asks the browser to let sound out; it does so in a gesture only. */
export function resume(): void {
  if (Howler.ctx && Howler.ctx.state !== 'running') Howler.ctx.resume().catch(() => undefined);
}
