import { afterEach, describe, expect, test } from 'vitest';
import type { Entry } from '../src/i18n/catalogue.ts';
import { el } from '../src/i18n/el.ts';
import { en } from '../src/i18n/en.ts';
import { hi } from '../src/i18n/hi.ts';
import {
  formatNumber,
  formatSigned,
  LANGUAGES,
  type Language,
  language,
  matchLanguage,
  onLanguage,
  setLanguage,
  t,
  tell,
  tellAll,
} from '../src/i18n/index.ts';
import { ptBr } from '../src/i18n/pt-br.ts';
import { ptPt } from '../src/i18n/pt-pt.ts';

type Catalogue = { readonly [key: string]: Entry };

const MASTER: Catalogue = en;
const TRANSLATIONS: { readonly [language: string]: Catalogue } = { 'pt-BR': ptBr, 'pt-PT': ptPt, hi, el };
const ALL = Object.entries({ en: MASTER, ...TRANSLATIONS });

/** Texts that are the same in another language: names, terms the rules leave in English, figures, words alike. */
const TERMS = ['log.credits', 'table.credits', 'table.credits.short', 'target.home', 'target.path'];
const ALIKE = ['common.menu', 'menu.ludo', 'score.total', 'seat.bot', 'settings.speed.normal'];
const BOTS = ['setup.bots', 'setup.who.bot'];
const PACHISI = ['ludo.rules.pachisi'];
const LANDS = Object.keys(MASTER).filter((key) => key.startsWith('territories.place.'));
const SAME: { readonly [language: string]: readonly string[] } = {
  'pt-BR': [...TERMS, ...ALIKE, ...BOTS, ...PACHISI, ...LANDS],
  'pt-PT': [...TERMS, ...ALIKE, ...BOTS, ...PACHISI, ...LANDS],
  hi: TERMS,
  el: [],
};

const textsOf = (entry: Entry): readonly string[] =>
  typeof entry === 'string'
    ? [entry]
    : Object.entries(entry).flatMap(([form, text]) => (form === 'by' ? [] : [text]));

const slotsOf = (entry: Entry): ReadonlySet<string> =>
  new Set(
    textsOf(entry).flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')),
  );

const countedBy = (entry: Entry): readonly string[] => (typeof entry === 'string' ? [] : [entry.by]);

afterEach(() => setLanguage('en'));

describe('the catalogues', () => {
  test.each(Object.entries(TRANSLATIONS))('%s has the keys of English, in its order', (_, catalogue) => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(MASTER));
  });

  test.each(Object.entries(TRANSLATIONS))('%s shows the facts of English and no others', (_, catalogue) => {
    for (const [key, english] of Object.entries(MASTER)) {
      const entry = catalogue[key] ?? '';
      expect([...slotsOf(entry)].sort(), key).toEqual([...slotsOf(english)].sort());
      const facts = new Set([...slotsOf(english), ...countedBy(english)].map((slot) => slot.split(':')[0]));
      for (const name of countedBy(entry)) expect(facts, key).toContain(name);
    }
  });

  test.each(ALL)('%s has every plural form of its language', (name, catalogue) => {
    const forms = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(catalogue)) {
      if (typeof entry === 'string') continue;
      expect(Object.keys(entry).sort(), key).toEqual(['by', ...forms].sort());
    }
  });

  test.each(Object.entries(TRANSLATIONS))('%s leaves no English sentence', (name, catalogue) => {
    const same = Object.keys(MASTER).filter((key) => {
      const texts = textsOf(catalogue[key] ?? '').filter((text) =>
        /[a-z]/i.test(text.replace(/\{.*?\}/g, '')),
      );
      return textsOf(MASTER[key] ?? '').some((text) => texts.includes(text));
    });
    expect(same).toEqual(
      Object.keys(MASTER).filter((key) => ['app.name', ...(SAME[name] ?? [])].includes(key)),
    );
  });

  test.each(ALL)('%s is tidy: no stray blanks, braces or straight ellipses', (_, catalogue) => {
    for (const [key, entry] of Object.entries(catalogue)) {
      for (const text of textsOf(entry)) {
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/\s\s|\.\.\.|\{\}|[{][^}]*$|^[^{]*[}]/);
        expect(text.length, key).toBeGreaterThan(0);
      }
    }
  });

  test('the two Portuguese differ where the varieties do', () => {
    expect(ptBr['common.fullscreen']).toContain('Tela');
    expect(ptPt['common.fullscreen']).toContain('Ecrã');
    expect(JSON.stringify(ptPt)).not.toMatch(/\btela\b|\bequipe\b|arquivo|\bsalv|você /i);
    expect(JSON.stringify(ptBr)).not.toMatch(/ecrã|equipa\b|ficheiro|\bguardad[ao] em/i);
  });
});

describe('writing', () => {
  const written: { readonly [L in Language]: readonly string[] } = {
    en: ['1 exit credit', '2 exit credits', '12,345', '+80', '−10', "Took 2 of Sun's Guards on 22"],
    'pt-BR': ['1 exit credit', '2 exit credits', '12.345', '+80', '−10', 'Capturou 2 Guardas do Sol no 22'],
    'pt-PT': ['1 exit credit', '2 exit credits', '12 345', '+80', '−10', 'Capturou 2 Guardas do Sol no 22'],
    hi: ['1 exit credit', '2 exit credits', '12,345', '+80', '−10', 'tile 22 पर काटा: सूर्य के 2 रक्षक'],
    el: [
      '1 άδεια εξόδου',
      '2 άδειες εξόδου',
      '12.345',
      '+80',
      '−10',
      'Αιχμαλωσία στο 22: 2 Φρουροί του Ήλιου',
    ],
  };

  test.each(LANGUAGES)('%s has its plurals, numbers, signs and phrases within phrases', async (name) => {
    await setLanguage(name);
    const what = { key: 'prey.guards.seat', facts: { count: 2, owner: { key: 'seat.1.of' } } } as const;
    const texts = [
      t('table.credits', { count: 1 }),
      t('table.credits', { count: 2 }),
      formatNumber(12345),
      formatSigned(80),
      formatSigned(-10),
      tell({ key: 'log.captured', facts: { tile: 22, what } }),
    ];
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(written[name]);
  });

  test('nothing is signed where nothing changed, and Hindi keeps Latin digits', async () => {
    expect(formatSigned(0)).toBe('0');
    await setLanguage('hi');
    expect(formatNumber(-1234567890)).toBe('−1,23,45,67,890');
  });

  test('parts are joined for the ear', () => {
    expect(tellAll([{ key: 'live.gained', facts: { count: 40 } }, { key: 'common.done' }])).toBe(
      'plus 40, Done',
    );
  });

  test('a wrong key, a missing fact and a wrong fact do not compile', () => {
    // @ts-expect-error there is no such key
    expect(t('table.nothing')).toBe('table.nothing');
    // @ts-expect-error the count is missing
    expect(t('table.credits')).toContain('{count}');
    // @ts-expect-error a count is a number
    t('table.credits', { count: 'two' });
    // @ts-expect-error this text has no facts
    t('common.done', { count: 2 });
    // @ts-expect-error the facts of another text
    tell({ key: 'log.captured', facts: { round: 2 } });
  });
});

describe('choosing a language', () => {
  test.each([
    [['en-GB', 'pt'], 'en'],
    [['pt'], 'pt-BR'],
    [['pt-BR'], 'pt-BR'],
    [['pt_BR'], 'pt-BR'],
    [['PT-pt'], 'pt-PT'],
    [['pt-AO'], 'pt-PT'],
    [['pt-Latn-BR'], 'pt-BR'],
    [['hi-IN', 'en'], 'hi'],
    [['el-CY'], 'el'],
    [['fr', 'de-AT', 'el'], 'el'],
    [['hil', 'fr'], 'en'],
    [[], 'en'],
  ] as const)('%j is read in %s', (preferred, expected) => {
    expect(matchLanguage(preferred)).toBe(expected);
  });

  test('tells the listeners after the change, and of several wishes only the last', async () => {
    const heard: string[] = [];
    const stop = onLanguage((name) => heard.push(`${name} ${t('common.done')}`));
    await Promise.all([setLanguage('el'), setLanguage('hi')]);
    expect(language()).toBe('hi');
    await setLanguage('hi');
    stop();
    await setLanguage('pt-PT');
    expect(heard).toEqual(['hi हो गया']);
  });

  test('wishing to stay stops a change under way', async () => {
    const change = setLanguage('el');
    await setLanguage('en');
    await change;
    expect(language()).toBe('en');
  });
});
