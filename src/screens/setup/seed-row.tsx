import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';

type SeedProps = { readonly seed: string | null; readonly onChange: (seed: string | null) => void };

const LONGEST = 64;

/** Where the dice come from: a sealed seed, or one that is typed. */
export function SeedRow({ seed, onChange }: SeedProps): JSX.Element {
  const set = seed !== null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [set]);
  return (
    <div class="table-row seed-row">
      <h2 class="heading">{t('setup.dice')}</h2>
      {set ? (
        <input
          type="text"
          class="text-field"
          aria-label={t('setup.seed')}
          placeholder={t('setup.seed')}
          maxLength={LONGEST}
          autoComplete="off"
          spellcheck={false}
          ref={field}
          value={seed}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <p class="seed-words">{t('setup.dice.sealed')}</p>
      )}
      <button type="button" class="link" onClick={() => onChange(set ? null : '')}>
        {set ? t('setup.seed.sealAgain') : t('setup.seed.set')}
      </button>
      {set ? <p class="table-note quiet-words">{t('setup.seed.hint')}</p> : null}
    </div>
  );
}
