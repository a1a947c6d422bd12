import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatNumber, t } from '../../i18n/index.ts';
import type { ShellPorts } from '../types.ts';
import { art, Button, Panel } from '../ui/index.ts';
import './dice.css';
import type { Face, Sheet } from './sheet.ts';

type DiceProps = {
  readonly sheet: Sheet;
  readonly ports: ShellPorts;
  readonly toast: (words: string) => void;
};

/** How often each face fell, the seed, its seal, and the means to check them. */
export function Dice({ sheet, ports, toast }: DiceProps): JSX.Element {
  const { title, thrown, throws, faces } = sheet.dice;
  const { seed, seedChosen, commitment } = sheet.seal;
  return (
    <Panel class="dice" label={title}>
      <header class="dice-head">
        <h2 class="heading">{title}</h2>
        <span class="quiet-words">{thrown}</span>
        <p class="quiet-words">{seedChosen ? t('score.dice.noteSet') : t('score.dice.note')}</p>
      </header>
      <Histogram faces={faces} />
      <SeedField seed={seed} toast={toast} />
      <p class="dice-seal">
        <span class="quiet-words">{t('score.sealed')}</span>
        <code>{commitment}</code>
      </p>
      <div class="dice-buttons">
        <Derive ports={ports} throws={throws} />
        <Button kind="paper" title={t('score.record.note')} onPress={() => save(ports.record())}>
          {t('score.record')}
        </Button>
      </div>
    </Panel>
  );
}

/** How far above the expected line the tallest bar can rise. */
const HEADROOM = 1.15;

/** Bars for the faces, and a dashed line where each would end if it came as often as is likely. */
function Histogram({ faces }: { readonly faces: readonly Face[] }): JSX.Element {
  const thrown = faces.reduce((sum, { count }) => sum + count, 0);
  const likeliest = Math.max(...faces.map(({ odds }) => odds));
  const even = faces.every(({ odds }) => odds === likeliest);
  const counts = faces.map(({ count }) => count);
  const most = Math.max(1, thrown * likeliest * HEADROOM, Math.max(...counts) * (even ? 1 : HEADROOM));
  const tall = (count: number): string => `${(count / most) * 100}%`;
  const line = (odds: number) => ({ '--expected': tall(thrown * odds) });
  return (
    <ul
      class={`histogram ${even ? 'even' : ''}`}
      style={{ '--faces': faces.length, ...(even ? line(likeliest) : {}) }}
    >
      {faces.map(({ value, picture, count, odds }) => (
        <li key={value}>
          <span class="unseen">{t('table.dice.face', { face: value, count })}</span>
          <span
            class="histogram-well"
            aria-hidden="true"
            style={{ '--tall': tall(count), ...(even ? {} : line(odds)) }}
          >
            <span class="histogram-bar" />
            <b>{formatNumber(count)}</b>
          </span>
          {picture ? (
            <img src={art(picture)} alt="" draggable={false} />
          ) : (
            <span class="histogram-value" aria-hidden="true">
              {formatNumber(value)}
            </span>
          )}
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
