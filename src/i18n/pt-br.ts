import { en } from './en.ts';

/** Being translated. */
export const ptBr = en;
