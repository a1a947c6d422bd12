import type { Entry, Fact, Form } from './catalogue.ts';
import type { Language } from './languages.ts';

/** Writes texts in one language. */
export type Writer = {
  /** The text of `key` with its facts filled in. A fact that is missing stays visible as its brace. */
  readonly write: (key: string, facts: { readonly [name: string]: Fact } | undefined) => string;
  /** 1234 → 1,234 in the language's way, with a true minus. */
  readonly number: (value: number) => string;
  /** 80 → +80, −10; 0 has no sign. */
  readonly signed: (value: number) => string;
};

/** The writer of a language; Hindi too is written with Latin digits, as the dice and the board are. */
export function makeWriter(language: Language, catalogue: { readonly [key: string]: Entry }): Writer {
  const locale = `${language}-u-nu-latn`;
  const plural = new Intl.PluralRules(language);
  const plain = new Intl.NumberFormat(locale);
  const withSign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const number = (value: number): string => plain.format(value).replace('-', '−');
  const signed = (value: number): string => withSign.format(value).replace('-', '−');

  function write(key: string, facts: { readonly [name: string]: Fact } = {}): string {
    const entry = catalogue[key];
    if (entry === undefined) return key;
    return choose(entry, facts).replace(/\{(\w+)(:signed)?\}/g, (brace, name: string, sign?: string) => {
      const fact = facts[name];
      if (fact === undefined) return brace;
      if (typeof fact === 'number') return sign ? signed(fact) : number(fact);
      return typeof fact === 'string' ? fact : write(fact.key, fact.facts);
    });
  }

  function choose(entry: Entry, facts: { readonly [name: string]: Fact }): string {
    if (typeof entry === 'string') return entry;
    const count = facts[entry.by];
    const forms: Partial<Record<string, string>> & { readonly other: string } = entry;
    const form: Form | string = typeof count === 'number' ? plural.select(count) : 'other';
    return forms[form] ?? forms.other;
  }

  return { write, number, signed };
}
