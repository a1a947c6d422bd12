import type { JSX } from 'preact';
import { DIFFICULTIES, type Difficulty } from '../../../engine/territories/challenge-types.ts';
import { isTerritory, PLACES, territoryOf } from '../../../engine/territories/places.ts';
import { tell } from '../../../i18n/index.ts';
import { siteOf } from '../../../show/territories/map.ts';
import { difficultyName, placeName } from '../../../show/territories/names.ts';
import { type Field, pixelOf } from '../field.ts';
import './labels.css';
import { isUpright } from './spots.ts';

/** One to three full lozenges of three: easy, medium, hard. */
export function Lozenges({ difficulty }: { readonly difficulty: Difficulty }): JSX.Element {
  const full = DIFFICULTIES.indexOf(difficulty) + 1;
  return (
    <span class="isle-lozenges" role="img" aria-label={tell(difficultyName(difficulty))}>
      {DIFFICULTIES.map((each, index) => (
        <span key={each} class={index < full ? 'isle-lozenge full' : 'isle-lozenge'} />
      ))}
    </span>
  );
}

/** The names of all places, with their difficulties, beneath their sites. The buttons over the places say them too. */
export function Labels({ field }: { readonly field: Field }): JSX.Element {
  const upright = isUpright(field);
  return (
    <div class="isle-labels" aria-hidden="true" style={{ '--unit': `${field.unit}px` }}>
      {PLACES.map((place) => {
        const { x, y } = pixelOf(field, siteOf(place, upright));
        return (
          <div key={place} class="isle-label" style={{ left: `${x}px`, top: `${y}px` }}>
            <span class={isTerritory(place) ? 'isle-name' : 'isle-name base'}>{tell(placeName(place))}</span>
            {isTerritory(place) ? <Lozenges difficulty={territoryOf(place).difficulty} /> : null}
          </div>
        );
      })}
    </div>
  );
}
