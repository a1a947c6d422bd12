import { en } from './en.ts';

/** Being translated. */
export const ptPt = en;
