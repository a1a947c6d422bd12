import type { JSX } from 'preact';
import type { Challenge } from '../../../engine/territories/types.ts';
import { t, tell } from '../../../i18n/index.ts';
import { diceCaption } from '../../../show/territories/choice-words.ts';
import { PICKED } from '../../../show/territories/prospect.ts';
import { type Slot, trayOf } from '../../../show/territories/tray.ts';
import './dice.css';
import type { TerritoriesHands } from './use-territories.ts';

type DiceProps = { readonly hands: TerritoriesHands; readonly challenge: Challenge };

/** Real buttons where the canvas has its dice: those that can be thrown again or set aside, or the steps of a staircase. */
export function Dice({ hands, challenge }: DiceProps): JSX.Element | null {
  const { options, upright, picked, pick, act, table } = hands;
  const { kind, progress } = challenge;
  const tray = trayOf(challenge, upright);
  if (options.length === 0) return null;
  const buttons = PICKED.includes(kind)
    ? progress.dice.map((face, die) => (
        <DieButton
          key={die}
          slot={tray.dice[die]}
          label={t('territories.table.die', { number: die + 1, face })}
          pressed={picked.includes(die)}
          onPress={() => pick(die)}
        />
      ))
    : options.flatMap(({ action }) =>
        action.type === 'place'
          ? [
              <DieButton
                key={`step ${action.step}`}
                slot={tray.set[action.step]}
                label={tell(diceCaption(action, challenge))}
                onPress={() => {
                  if (!table.rests) act(action);
                }}
              />,
            ]
          : [],
      );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div class="isle-dice" role="group" aria-label={t('territories.table.dice')}>
      {buttons}
    </div>
  );
}

type DieProps = {
  readonly slot: Slot | undefined;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
};

function DieButton({ slot, label, pressed, onPress }: DieProps): JSX.Element | null {
  if (!slot) return null;
  const style = { '--x': slot.x, '--y': slot.y, '--scale': slot.scale };
  return (
    <button
      type="button"
      class={pressed === undefined ? 'isle-die step' : 'isle-die'}
      style={style}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onPress}
    />
  );
}

/** The empty steps of a staircase, which the canvas does not draw. */
export function Steps({ challenge, upright }: { readonly challenge: Challenge; readonly upright: boolean }) {
  if (challenge.kind !== 'stair') return null;
  return (
    <>
      {trayOf(challenge, upright).set.map(({ x, y, scale }, step) => (
        <span key={step} class="isle-step" style={{ '--x': x, '--y': y, '--scale': scale }} />
      ))}
    </>
  );
}
