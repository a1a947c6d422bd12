import { t } from '../../i18n/index.ts';
import type { ShellPorts } from '../types.ts';
import type { HelpItem } from './items.ts';

/** How Nobles is played, in the order in which a player needs it. */
export function noblesHelp(house: ShellPorts['house']['nobles']): readonly HelpItem[] {
  const { journey, combat } = house.points;
  const { yard, beforeMidpoint, afterMidpoint, homeward } = house.factor;
  return [
    { picture: 'noble-0', title: t('help.aim'), words: t('help.aim.text') },
    {
      picture: 'die-6',
      title: t('help.throw'),
      words: t('help.throw.text', { rolls: house.maxRolls, throws: house.maxThrows }),
    },
    { picture: 'roll-4-ready', title: t('help.move'), words: t('help.move.text') },
    { picture: 'roundel-2', title: t('help.midpoint'), words: t('help.midpoint.text') },
    {
      picture: 'barred',
      title: t('help.walls'),
      words: t('help.walls.text', { journey: journey.lostStep, combat: combat.lostStep }),
    },
    {
      picture: 'swords',
      title: t('help.captures'),
      words: t('help.captures.text', { yard, before: beforeMidpoint, after: afterMidpoint, home: homeward }),
    },
    { picture: 'guard-3', title: t('help.safety'), words: t('help.safety.text') },
  ];
}
