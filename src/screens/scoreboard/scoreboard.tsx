import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t } from '../../i18n/index.ts';
import { Gilded } from '../gilded.tsx';
import { useMedia } from '../hooks.ts';
import { Page } from '../page.tsx';
import { onlyPerson } from '../players.ts';
import type { Result, ShellPorts } from '../types.ts';
import { Button } from '../ui/index.ts';
import { Banners } from './banners.tsx';
import { Dice } from './dice.tsx';
import { Figures } from './figures.tsx';
import { ludoSheet } from './ludo-sheet.ts';
import { noblesSheet } from './nobles-sheet.ts';
import './scoreboard.css';
import type { Sheet } from './sheet.ts';
import { territoriesSheet } from './territories-sheet.ts';

type ScoreboardProps = {
  readonly result: Result;
  readonly ports: ShellPorts;
  readonly lessMotion: boolean;
  readonly toast: (words: string) => void;
  readonly onMenu: () => void;
};

const FIGURES = { nobles: 'noble', ludo: 'pawn', territories: 'guard' } as const;

/** A match that is over: who won, by what, and the dice that anyone may check. */
export function Scoreboard({ result, ports, lessMotion, toast, onMenu }: ScoreboardProps): JSX.Element {
  const upright = !useMedia('(min-aspect-ratio: 1/1)');
  const you = onlyPerson(result.data.seats.map(({ player }) => player));
  const sheet = sheetOf(result, you, ports);
  const [decisive, deeds] = sheet.columns;
  return (
    <Page class="score">
      <header class="score-head">
        <Gilded words={sheet.title} class="score-title" />
        <p class="score-how">{sheet.how}</p>
      </header>
      <Banners
        sheet={sheet}
        figure={FIGURES[result.game]}
        you={you}
        celebrate={ports.celebrate}
        confetti={!lessMotion}
      />
      <div class="score-body">
        {upright ? (
          <>
            <Figures sheet={sheet} you={you} columns={decisive} />
            <Figures sheet={sheet} you={you} columns={deeds} />
          </>
        ) : (
          <Figures sheet={sheet} you={you} columns={[...decisive, ...deeds]} />
        )}
        <Dice sheet={sheet} ports={ports} toast={toast} />
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

function sheetOf(result: Result, you: Seat | null, { house }: ShellPorts): Sheet {
  switch (result.game) {
    case 'nobles':
      return noblesSheet(result.data, you);
    case 'ludo':
      return ludoSheet(result.data, you, house.ludo);
    case 'territories':
      return territoriesSheet(result.data, you);
  }
}
