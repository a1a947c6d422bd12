import { card } from '../hand/cards.mjs';
import { exitCredit, rollChip } from '../hand/chips.mjs';
import { cowrie, cowrieCloth } from '../hand/cowrie.mjs';
import { dieFace } from '../hand/die.mjs';
import { lock } from '../hand/lock.mjs';
import { tr } from '../svg.mjs';
import { save } from '../write.mjs';

export function writeHand() {
  for (let n = 1; n <= 6; n++) {
    save('dice', `die-${n}`, 64, 68, () => dieFace(n));
    for (const state of ['ready', 'chosen', 'spent'])
      save('dice', `roll-${n}-${state}`, 48, 50, () => tr(2, 2, rollChip(n, state)));
  }
  save('dice', 'roll-empty', 48, 50, () => tr(2, 2, rollChip(0)));
  save('dice', 'cowrie-up', 56, 46, () => cowrie(true));
  save('dice', 'cowrie-down', 56, 46, () => cowrie(false));
  save('dice', 'cowrie-cloth', 258, 130, cowrieCloth);
  save('dice', 'exit-credit', 48, 50, exitCredit);
  for (const kind of ['steal', 'shield', 'second', 'back'])
    save('cards', `card-${kind}`, 122, 172, () => card(kind));
  save('cards', 'lock', 40, 48, () => lock());
  save('cards', 'lock-open', 40, 48, () => lock(true));
}
