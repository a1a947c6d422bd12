import { t, tell } from '../../i18n/index.ts';
import { cardName } from '../../show/territories/names.ts';
import type { ShellPorts } from '../types.ts';
import type { HelpItem } from './items.ts';

/** How Territories is played, in the order in which a player needs it. */
export const territoriesHelp = ({ roads }: ShellPorts['house']['territories']): readonly HelpItem[] => [
  { picture: 'noble-0', title: t('help.aim'), words: t('territories.help.aim') },
  {
    picture: 'roundel-2',
    title: t('territories.help.turn'),
    words: t('territories.help.turn.text', { roads }),
  },
  { picture: 'die-6', title: t('territories.help.challenge'), words: t('territories.help.challenge.text') },
  { picture: 'card-steal', title: tell(cardName('steal')), words: t('territories.help.steal.text') },
  { picture: 'card-shield', title: tell(cardName('shield')), words: t('territories.help.shield.text') },
  { picture: 'card-second', title: tell(cardName('secondChance')), words: t('territories.help.second.text') },
];
