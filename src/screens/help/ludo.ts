import type { Options, Setting } from '../../engine/ludo/types.ts';
import { t } from '../../i18n/index.ts';
import { clauseOf, whyMeaningless } from '../setup/ludo/settings.ts';
import type { HelpItem } from './items.ts';

/** How Ludo is played with these options, in the order in which a player needs it. */
export function ludoHelp(options: Options): readonly HelpItem[] {
  /** What holds by each of the settings, or why it means nothing here, as sentences. */
  const said = (...settings: readonly Setting[]): readonly string[] =>
    settings.map((setting) =>
      t('help.sentence', { words: whyMeaningless(options, setting) ?? clauseOf(setting, options[setting]) }),
    );
  const { pachisi, blockades, teams } = options;
  const items: readonly (readonly [picture: string, title: string, sentences: readonly string[]])[] = [
    [
      'pawn-0',
      t('help.aim'),
      [t('help.ludo.aim'), ...(teams ? [...said('teams'), t('help.ludo.partner')] : said('places'))],
    ],
    [
      pachisi ? 'cowrie-up' : 'die-6',
      t('help.throw'),
      pachisi
        ? [t('help.ludo.cowries'), ...said('sixes')]
        : [...said('release'), t('help.ludo.throw'), ...said('sixes')],
    ],
    ['pawn-2', t('help.ludo.move'), [t('help.ludo.move.text')]],
    [
      'barred',
      t('rules.ludo.blockades'),
      blockades ? [...said('blockades'), t('help.ludo.blockades')] : said('blockades'),
    ],
    [
      'swords',
      t('help.captures'),
      [
        t('help.ludo.captures'),
        ...said('safeSquares'),
        ...(options.captureBonus ? said('captureBonus') : []),
      ],
    ],
    [
      'roundel-0',
      t('help.ludo.home'),
      [
        t(pachisi ? 'help.ludo.home.cowries' : 'help.ludo.home.die'),
        ...(options.captureToEnter ? said('captureToEnter') : []),
        ...(options.homeBonus ? said('homeBonus') : []),
      ],
    ],
  ];
  return items.map(([picture, title, sentences]) => ({ picture, title, words: sentences.join(' ') }));
}
