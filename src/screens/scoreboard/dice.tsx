import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatNumber, t } from '../../i18n/index.ts';
import type { ScoreboardData, ShellPorts } from '../types.ts';
import { art, Button, Panel } from '../ui/index.ts';
import './dice.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;

type DiceProps = {
  readonly data: ScoreboardData;
  readonly ports: ShellPorts;
  readonly toast: (words: string) => void;
};

/** How often each face fell, the seed, its seal, and the means to check them. */
export function Dice({ data, ports, toast }: DiceProps): JSX.Element {
  const { seed, seedChosen, commitment } = data;
  const counts = FACES.map((face) =>
    data.seats.reduce((sum, { statistics }) => sum + (statistics.dice[face - 1] ?? 0), 0),
  );
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Panel class="dice" label={t('score.dice')}>
      <header class="dice-head">
        <h2 class="heading">{t('score.dice')}</h2>
        <span class="quiet-words">{t('score.dice.thrown', { count: thrown })}</span>
        <p class="quiet-words">{seedChosen ? t('score.dice.noteSet') : t('score.dice.note')}</p>
      </header>
      <Histogram counts={counts} expected={thrown / FACES.length} />
      <SeedField seed={seed} toast={toast} />
      <p class="dice-seal">
        <span class="quiet-words">{t('score.sealed')}</span>
        <code>{commitment}</code>
      </p>
      <div class="dice-buttons">
        <Derive ports={ports} throws={thrown / 2} />
        <Button kind="paper" title={t('score.record.note')} onPress={() => save(ports.record())}>
          {t('score.record')}
        </Button>
      </div>
    </Panel>
  );
}

type HistogramProps = { readonly counts: readonly number[]; readonly expected: number };

/** Bars for the faces, and a dashed line where a perfectly even spread would end. */
function Histogram({ counts, expected }: HistogramProps): JSX.Element {
  const most = Math.max(1, expected * 1.15, ...counts);
  return (
    <ul class="histogram" style={{ '--expected': `${(expected / most) * 100}%` }}>
      {counts.map((count, index) => (
        <li key={FACES[index]}>
          <span class="unseen">{t('table.dice.face', { face: index + 1, count })}</span>
          <span class="histogram-well" aria-hidden="true">
            <span class="histogram-bar" style={{ height: `${(count / most) * 100}%` }} />
            <b>{formatNumber(count)}</b>
          </span>
          <img src={art(`roll-${index + 1}-ready`)} alt="" draggable={false} />
        </li>
      ))}
    </ul>
  );
}

function SeedField({
  seed,
  toast,
}: {
  readonly seed: string;
  readonly toast: (words: string) => void;
}): JSX.Element {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(seed);
      toast(t('common.copied'));
    } catch {
      toast(t('error.copy'));
    }
  };
  return (
    <div class="seed-field">
      <span class="quiet-words">{t('score.seed')}</span>
      <output class="seed-value">{seed}</output>
      <button type="button" class="link" onClick={copy}>
        {t('common.copy')}
      </button>
    </div>
  );
}

/** What a check has found: a throw that differs, 0 for the wrong seed, `null` when all agree. */
type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly differs: number | null };

function Derive({ ports, throws }: { readonly ports: ShellPorts; readonly throws: number }): JSX.Element {
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  useEffect(() => {
    if (check.kind !== 'running') return;
    let gone = false;
    ports.deriveAgain().then((differs) => {
      if (!gone) setCheck({ kind: 'done', differs });
    });
    return () => {
      gone = true;
    };
  }, [check.kind, ports]);
  return (
    <>
      <Button kind="paper" disabled={check.kind === 'running'} onPress={() => setCheck({ kind: 'running' })}>
        {t('score.derive')}
      </Button>
      <p class={`dice-check ${verdictClass(check)}`} role="status">
        {verdict(check, throws)}
      </p>
    </>
  );
}

function verdict(check: Check, throws: number): string {
  if (check.kind === 'none') return '';
  if (check.kind === 'running') return t('score.check.running');
  if (check.differs === null) return t('score.check.passed', { count: throws });
  return check.differs === 0 ? t('score.check.failed') : t('score.check.differs', { count: check.differs });
}

function verdictClass(check: Check): string {
  if (check.kind !== 'done') return '';
  return check.differs === null ? 'gain' : 'loss';
}

/** Offers a text as a file to save. */
function save({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
