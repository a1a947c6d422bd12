import './fonts.css';
import type { Language } from './languages.ts';

type Face = { readonly family: string; readonly weights: readonly number[]; readonly sample: string };

const LATIN: readonly Face[] = [
  { family: 'Alegreya', weights: [800, 900], sample: 'Ac' },
  { family: 'Commissioner', weights: [500, 600, 700, 800], sample: 'Ac1' },
];
const GREEK: readonly Face[] = LATIN.map(({ family, weights }) => ({ family, weights, sample: 'Αγ' }));
const DEVANAGARI: readonly Face[] = [
  { family: 'Martel', weights: [800], sample: 'शा' },
  { family: 'Noto Sans Devanagari', weights: [500, 600], sample: 'शा' },
];

/** Latin is in every language: numbers, and words that Hindi keeps in English. */
const FACES: { readonly [L in Language]: readonly Face[] } = {
  en: LATIN,
  'pt-BR': LATIN,
  'pt-PT': LATIN,
  hi: [...LATIN, ...DEVANAGARI],
  el: [...LATIN, ...GREEK],
};

/**
 * Resolves when the faces that texts of this language need are there, or when it is known that they will not come:
 * then the fallbacks are drawn. A canvas text must not be drawn before, it would keep the fallback.
 */
export async function fontsReady(language: Language): Promise<void> {
  const loads = FACES[language].flatMap(({ family, weights, sample }) =>
    weights.map((weight) => document.fonts.load(`${weight} 16px "${family}"`, sample)),
  );
  await Promise.allSettled(loads);
}
