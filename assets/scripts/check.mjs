// node assets/scripts/check.mjs: fails when a source or a built file has changed since the last `npm run assets`.
import { fileURLToPath } from 'node:url';
import { outOfStep } from './manifest.mjs';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaints = outOfStep();
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length) console.error('Run `npm run assets` and commit what it writes.');
  process.exitCode = complaints.length ? 1 : 0;
}
