import type { ComponentChildren, JSX, RefObject } from 'preact';
import { isTerritory, territoryOf } from '../../../engine/territories/places.ts';
import type { Place, View } from '../../../engine/territories/types.ts';
import { t, tell } from '../../../i18n/index.ts';
import { nameOf, ownerOf } from '../../../show/seat-words.ts';
import { challengeWords, progressWords } from '../../../show/territories/challenge-words.ts';
import { chanceWords, choiceCaption, diceCaption } from '../../../show/territories/choice-words.ts';
import type { Choice } from '../../../show/territories/choices.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { terrainOf } from '../../../show/territories/map.ts';
import { kindName, percentOf, placeName } from '../../../show/territories/names.ts';
import { chanceNow, PICKED, prospectOf } from '../../../show/territories/prospect.ts';
import { art, Button, Roundel, seatArt, Wood } from '../../ui/index.ts';
import { MainButton } from '../main-button.tsx';
import { Dice, Steps } from './dice.tsx';
import './isle-tray.css';
import { Lozenges } from './labels.tsx';
import { mainAction, mainChoice, type TerritoriesHands } from './use-territories.ts';

type TrayProps = { readonly hands: TerritoriesHands; readonly well: RefObject<HTMLDivElement | null> };

/** The place that matters now: what it is, its challenge, the dice, and what can be done there. */
export function IsleTray({ hands, well }: TrayProps): JSX.Element {
  const { props, looked, upright } = hands;
  const { view } = props;
  const { challenge } = view;
  const actor = view.actor ?? view.turn;
  const place = challenge?.territory ?? looked?.place ?? view.teams[actor]?.at ?? 'b0';
  const name = tell(placeName(place));
  return (
    <div class="isle-tray">
      <Wood class="isle-tray-inside" label={name}>
        <header class="isle-site">
          {isTerritory(place) ? (
            <img src={art(`site-${terrainOf(place)}`)} alt="" draggable={false} />
          ) : (
            <img src={seatArt('roundel', lookOf(place === 'b0' ? 0 : 1))} alt="" draggable={false} />
          )}
          <div>
            <h2 class="heading">{name}</h2>
            <p class="isle-quiet">{standing(view, place)}</p>
          </div>
        </header>
        <Asked view={view} place={place} />
        <div class="tray-well" ref={well}>
          {challenge ? (
            <>
              <Steps challenge={challenge} upright={upright} />
              <Dice hands={hands} challenge={challenge} />
            </>
          ) : (
            <Others hands={hands} />
          )}
        </div>
        <p class="isle-line">{lineOf(hands)}</p>
        <div class="tray-main">
          <Main hands={hands} />
        </div>
      </Wood>
    </div>
  );
}

/** What a place is, in a few words. */
function standing(view: View, place: Place): string {
  const owner = (team: number) => ({ owner: ownerOf(lookOf(team)) });
  if (!isTerritory(place)) return t('territories.table.base', owner(place === 'b0' ? 0 : 1));
  const land = view.territories[place];
  if (land.owner === null) return t('territories.table.neutral');
  if (view.challenge?.steal && view.challenge.territory === place)
    return t('territories.table.stealing', owner(land.owner));
  return t(land.locked ? 'territories.table.locked' : 'territories.table.held', owner(land.owner));
}

/** What the challenge of a place asks. */
function Asked({ view, place }: { readonly view: View; readonly place: Place }): JSX.Element {
  if (!isTerritory(place)) return <div class="isle-asked" />;
  const { kind } = view.territories[place];
  const { difficulty } = territoryOf(place);
  const words = kind && challengeWords(kind, difficulty);
  return (
    <div class="isle-asked">
      <div class="isle-kind">
        <h3 class="heading">{kind ? tell(kindName(kind)) : t('territories.table.hidden')}</h3>
        <Lozenges difficulty={difficulty} />
      </div>
      {words ? (
        <p class="isle-goal">
          {tell(words.goal)}
          <span class="isle-how">{words.how.map((how) => ` · ${tell(how)}`)}</span>
        </p>
      ) : null}
      {view.challenge?.territory === place ? null : (
        <p class="isle-quiet">{tell(chanceWords(prospectOf(view, place)))}</p>
      )}
    </div>
  );
}

/** How the challenge stands and the chance of passing; else what is to be done, or the roads left. */
function lineOf({ props, table, intent, choices }: TerritoriesHands): ComponentChildren {
  const { view } = props;
  const { challenge, phase } = view;
  // While something moves the dice may lie so that all is decided, and the verdict is still to come.
  const chance = props.moving ? null : chanceNow(view);
  if (intent !== 'travel') return t(`territories.table.choose.${intent}`);
  if (phase === 'discard' && choices.length > 0) return t('territories.table.choose.discard');
  if (phase === 'answer' && view.actor !== null)
    return t('territories.table.asked', { name: tell(nameOf(lookOf(view.actor), table.alone)) });
  if (phase === 'again') return t('territories.table.again');
  if (challenge) {
    return (
      <>
        <span>{progressWords(challenge).map(tell).join(', ')}</span>
        {chance === null ? null : (
          <b>{tell({ key: 'territories.choice.chance', facts: { percent: percentOf(chance) } })}</b>
        )}
      </>
    );
  }
  return t('territories.table.roads', { count: view.roads });
}

/** What else can be done, beside the main button. */
function Others({ hands }: { readonly hands: TerritoriesHands }): JSX.Element {
  const { choices, act, table } = hands;
  const main = mainChoice(choices);
  const others = choices.filter(
    (choice) =>
      choice !== main && (choice.kind === 'rest' || choice.kind === 'giveUp' || choice.kind === 'end'),
  );
  return (
    <div class="isle-others">
      {others.map((choice) => (
        <Button
          key={choice.key}
          kind="quiet"
          onPress={() => {
            if (!table.rests) act(choice.action);
          }}
        >
          {tell(choiceCaption(choice))}
        </Button>
      ))}
    </div>
  );
}

/** The button whose words say what it does, or one for each way to go on. */
function Main({ hands }: { readonly hands: TerritoriesHands }): JSX.Element {
  const { table, props, intent, options, throwing, choices, act, putBack } = hands;
  const { challenge } = props.view;
  if (intent !== 'travel')
    return <MainButton table={table} label={t('territories.table.cancel')} onPress={putBack} />;
  if (challenge && throwing) {
    return (
      <MainButton
        table={table}
        label={tell(diceCaption(throwing.action, challenge))}
        note={noteOf(hands, throwing.chance)}
        onPress={mainAction(hands)}
      />
    );
  }
  if (challenge && options.length > 0 && PICKED.includes(challenge.kind)) {
    const key = challenge.kind === 'tower' ? 'keep' : 'rethrow';
    return <p class="tray-turn">{t(`territories.table.choose.${key}`)}</p>;
  }
  const buttons = options.filter(({ action }) => action.type !== 'place');
  if (challenge && buttons.length > 0) {
    return (
      <div class="isle-options main-button">
        {buttons
          .toSorted((one, other) => order(one.action) - order(other.action))
          .map(({ action, chance }) => (
            <Button
              key={JSON.stringify(action)}
              note={noteOf(hands, chance) ?? ''}
              onPress={() => {
                if (!table.rests) act(action);
              }}
            >
              {tell(diceCaption(action, challenge))}
            </Button>
          ))}
      </div>
    );
  }
  if (options.length > 0) return <p class="tray-turn">{t('territories.table.choose.place')}</p>;
  const choice = mainChoice(choices);
  if (!choice) return <Waiting hands={hands} />;
  const chance = choice.kind === 'attempt' || choice.kind === 'secondChance' ? choice.prospect.least : null;
  return (
    <MainButton
      table={table}
      label={captionOf(choice)}
      note={chance === null ? undefined : noteOf(hands, chance)}
      onPress={mainAction(hands)}
    />
  );
}

const order = (action: { readonly type: string; readonly count?: number }): number =>
  action.count ?? (action.type === 'swap' || action.type === 'again' || action.type === 'skip' ? 9 : 0);

/** The main button has little room: the place stands above it. */
function captionOf(choice: Choice): string {
  if (choice.kind !== 'attempt') return tell(choiceCaption(choice));
  const facts = { kind: tell(kindName(choice.prospect.kind ?? 'sum')) };
  return t(choice.steal ? 'territories.table.attempt.steal' : 'territories.table.attempt', facts);
}

const noteOf = ({ props }: TerritoriesHands, chance: number): string | undefined =>
  props.shell.settings.consequences
    ? tell({ key: 'territories.choice.chance', facts: { percent: percentOf(chance) } })
    : undefined;

/** Nothing to press: whose turn it is, or whom the table waits for. */
function Waiting({ hands: { table, props } }: { readonly hands: TerritoriesHands }): JSX.Element {
  if (props.view.phase === 'answer') {
    return (
      <p class="tray-turn">
        <Roundel seat={table.actor} />
        {t('territories.table.asked', { name: tell(nameOf(table.actor, table.alone)) })}
      </p>
    );
  }
  return <MainButton table={table} label="…" onPress={null} />;
}
