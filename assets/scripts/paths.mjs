// Where things lie.
import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
export const ASSETS = folder('../');
export const LOOK = folder('../look/');
export const BUILT = folder('../built/');
