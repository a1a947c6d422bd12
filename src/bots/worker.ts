/** The Worker that bots think in: a numbered question in, its answer out. */

import { chooseAction } from './index.ts';
import type { Ask, Told } from './port.ts';

const scope: Pick<DedicatedWorkerGlobalScope, 'postMessage' | 'addEventListener'> = self as never;

scope.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const told: Told = { id: data.id, action: chooseAction(data.question) };
  scope.postMessage(told);
});
