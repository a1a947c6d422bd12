import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { nameOf, subjectOf } from '../../show/seat-words.ts';
import { Gilded } from '../gilded.tsx';
import { useMedia } from '../hooks.ts';
import { Page } from '../page.tsx';
import { onlyPerson } from '../players.ts';
import type { ScoreboardData, ShellPorts } from '../types.ts';
import { Button } from '../ui/index.ts';
import { Banners } from './banners.tsx';
import { Dice } from './dice.tsx';
import { DEEDS, Figures, POINTS } from './figures.tsx';
import './scoreboard.css';

type ScoreboardProps = {
  readonly data: ScoreboardData;
  readonly ports: ShellPorts;
  readonly lessMotion: boolean;
  readonly toast: (words: string) => void;
  readonly onMenu: () => void;
};

/** A match that is over: who won, by what, and the dice that anyone may check. */
export function Scoreboard({ data, ports, lessMotion, toast, onMenu }: ScoreboardProps): JSX.Element {
  const upright = !useMedia('(min-aspect-ratio: 1/1)');
  const you = onlyPerson(data.seats.map(({ player }) => player));
  return (
    <Page class="score">
      <header class="score-head">
        <Gilded words={titleOf(data, you)} class="score-title" />
        <p class="score-how">{howOf(data)}</p>
      </header>
      <Banners data={data} you={you} celebrate={ports.celebrate} confetti={!lessMotion} />
      <div class="score-body">
        {upright ? (
          <>
            <Figures data={data} you={you} columns={POINTS} />
            <Figures data={data} you={you} columns={DEEDS} />
          </>
        ) : (
          <Figures data={data} you={you} columns={[...POINTS, ...DEEDS]} />
        )}
        <Dice data={data} ports={ports} toast={toast} />
      </div>
      <div class="score-foot">
        <Button class="score-again" note={t('score.again.note')} onPress={ports.rematch}>
          {t('score.again')}
        </Button>
        <Button kind="quiet" class="score-menu" onPress={onMenu}>
          {t('common.menu')}
        </Button>
      </div>
    </Page>
  );
}

function titleOf(data: ScoreboardData, you: number | null): string {
  const [first = []] = data.places;
  const [one, two, more] = first;
  if (one === undefined) return t('score.table');
  if (more !== undefined) return t('score.shared');
  if (two !== undefined) {
    return t('score.shared.names', { first: subjectOf(one), second: nameOf(two, null) });
  }
  const name = subjectOf(one);
  if (data.options.mode === 'journey') {
    return one === you ? t('score.title.journey.you') : t('score.title.journey.seat', { name });
  }
  return one === you ? t('score.title.combat.you') : t('score.title.combat.seat', { name });
}

function howOf({ reason, round, rounds }: ScoreboardData): string {
  return reason === 'home' ? t('score.how.home', { round, rounds }) : t('score.how.rounds', { rounds });
}
