import type { Entry, FactArguments, Key, Phrase } from './catalogue.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';
import { makeWriter, type Writer } from './write.ts';

export type { Key, Phrase } from './catalogue.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language, matchLanguage } from './languages.ts';

type Catalogue = { readonly [key: string]: Entry };

const LOADERS: { readonly [L in Language]: () => Promise<Catalogue> } = {
  en: async () => en,
  'pt-BR': async () => (await import('./pt-br.ts')).ptBr,
  'pt-PT': async () => (await import('./pt-pt.ts')).ptPt,
  hi: async () => (await import('./hi.ts')).hi,
  el: async () => (await import('./el.ts')).el,
};

let current: Language = 'en';
let wanted: Language = current;
let writer: Writer = makeWriter(current, en);
const listeners = new Set<(language: Language) => void>();

/** The language that texts are written in now. */
export function language(): Language {
  return current;
}

/**
 * Changes the language once its catalogue is loaded; then the listeners are told. Of several calls the last one
 * counts. Rejects when the catalogue cannot be loaded, and then the language stays as it is.
 */
export async function setLanguage(next: Language): Promise<void> {
  const before = current;
  wanted = next;
  try {
    const catalogue = await LOADERS[next]();
    if (wanted !== next || current === next) return;
    current = next;
    writer = makeWriter(next, catalogue);
    for (const listener of listeners) listener(next);
  } catch (error) {
    if (wanted === next) wanted = before;
    throw error;
  }
}

/** Calls `listener` after every change of language; returns how to stop that. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a key in the current language: `t('table.round', { round: 3, rounds: 20 })`. */
export function t<K extends Key>(key: K, ...facts: FactArguments<K>): string {
  return writer.write(key, facts[0]);
}

/** The text of a phrase, in the current language: what `t` is for a key that is only known while running. */
export function tell(phrase: Phrase): string {
  return writer.write(phrase.key, phrase.facts);
}

/** Several phrases as one sentence's parts, for labels and announcements. */
export function tellAll(phrases: readonly Phrase[]): string {
  return phrases.map(tell).join(', ');
}

/** A number in the current language's way: 1,234. Digits are Latin in every language. */
export function formatNumber(value: number): string {
  return writer.number(value);
}

/** A change of score: +80, −10, 0. */
export function formatSigned(value: number): string {
  return writer.signed(value);
}
