export const LANGUAGES = ['en', 'pt-BR', 'pt-PT', 'hi', 'el'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language in its own words, and a short label for a narrow switch. */
export const LANGUAGE_NAMES: { readonly [L in Language]: { readonly name: string; readonly short: string } } =
  {
    en: { name: 'English', short: 'EN' },
    'pt-BR': { name: 'Português (Brasil)', short: 'PT-BR' },
    'pt-PT': { name: 'Português (Portugal)', short: 'PT-PT' },
    hi: { name: 'हिन्दी', short: 'हिं' },
    el: { name: 'Ελληνικά', short: 'ΕΛ' },
  };

/**
 * The first of the preferred language tags (`navigator.languages`) that there is a catalogue for, else English.
 * Portuguese of a place without a catalogue of its own reads that of Portugal, without a place that of Brazil.
 */
export function matchLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const match = matchTag(tag);
    if (match) return match;
  }
  return 'en';
}

function matchTag(tag: string): Language | undefined {
  const lower = tag.toLowerCase().replaceAll('_', '-');
  const exact = LANGUAGES.find((language) => language.toLowerCase() === lower);
  if (exact) return exact;
  const [base] = lower.split('-');
  if (base === 'pt') return lower === 'pt' || lower.endsWith('-br') ? 'pt-BR' : 'pt-PT';
  return LANGUAGES.find((language) => language === base);
}
