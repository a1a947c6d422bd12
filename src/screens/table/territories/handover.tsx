import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t, tell } from '../../../i18n/index.ts';
import { nameOf } from '../../../show/seat-words.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { Gilded } from '../../gilded.tsx';
import { Banner, Button, IconButton, Panel, Roundel } from '../../ui/index.ts';
import './handover.css';
import type { TerritoriesHands } from './use-territories.ts';

/** So many lines have room. */
const LINES = 6;

/** Hides the table until the team that is to act has the device in its hands. */
export function Handover({ hands }: { readonly hands: TerritoriesHands }): JSX.Element | null {
  const { holder, props } = hands;
  const { view, shell } = props;
  const { next } = holder;
  const go = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (next !== null) go.current?.querySelector<HTMLElement>('.button')?.focus();
  }, [next]);
  if (next === null) return null;
  const seat = lookOf(next);
  const name = tell(nameOf(seat, null));
  const lines = holder.since.filter((line) => line.seat !== null).slice(-LINES);
  const title = t('territories.handover.title', { name });
  return (
    <section class={`handover seat-${seat}`} role="dialog" aria-modal="true" aria-label={title}>
      <header class="handover-tools">
        <IconButton icon="menu" label={t('common.menu')} onPress={shell.toMenu} />
        <IconButton icon="settings" label={t('common.settings')} onPress={shell.openSettings} />
      </header>
      <Panel class="handover-since" label={t('territories.handover.since')}>
        <h2 class="heading">{t('territories.handover.since')}</h2>
        <ul>
          {lines.map((line, index) => (
            <li key={index}>
              <Roundel seat={lookOf(line.seat ?? 0)} />
              <span>{tell(line)}</span>
            </li>
          ))}
          {lines.length === 0 ? <li>{t('territories.handover.nothing')}</li> : null}
        </ul>
      </Panel>
      <div class="handover-banner">
        <Banner seat={seat} width={340} height={400} cut="point" />
        <b>{name}</b>
      </div>
      <Panel class="handover-score" label={t('territories.handover.score')}>
        <h2 class="heading">{t('territories.handover.score')}</h2>
        <ul>
          {view.teams
            .toSorted((one, other) => other.points - one.points)
            .map((team) => (
              <li key={team.seat} class={team.seat === next ? 'own' : ''}>
                <Roundel seat={lookOf(team.seat)} />
                <span>{tell(nameOf(lookOf(team.seat), null))}</span>
                <b>{formatNumber(team.points)}</b>
              </li>
            ))}
        </ul>
      </Panel>
      <div class="handover-go" ref={go}>
        <Gilded words={title} class="handover-title" />
        <p>{t('territories.handover.note', { name })}</p>
        <Button
          note={t(view.phase === 'answer' ? 'territories.handover.answer' : 'territories.handover.turn')}
          onPress={holder.take}
        >
          {t('territories.handover.go', { name })}
        </Button>
        <p class="handover-always">{t('territories.handover.always')}</p>
      </div>
    </section>
  );
}
