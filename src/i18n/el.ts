import { en } from './en.ts';

/** Being translated. */
export const el = en;
