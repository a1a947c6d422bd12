import { type Beat, type Channel, CUES, type Pose } from '../../src/show/beat.ts';
import type { Placement } from '../../src/show/stage.ts';

type AnyBeat = Beat<unknown, unknown>;
type Standing = { frame: string | null; readonly pose: { -readonly [C in Channel]: number } };

/** How everything stands when a beat has run to its end and before its view is shown. */
export function endOf(before: readonly Placement[], beat: AnyBeat): ReadonlyMap<string, Standing> {
  const stage = new Map<string, Standing>();
  for (const { actor, frame, pose } of before) stage.set(actor, { frame, pose: { ...pose } });
  for (const { actor, look, pose } of beat.extras) {
    stage.set(actor, { frame: look.kind === 'frame' ? look.frame : null, pose: { ...pose } });
  }
  for (const { actor, channel, keys } of beat.tracks) {
    const standing = stage.get(actor);
    if (standing) standing.pose[channel] = keys.at(-1)?.value ?? Number.NaN;
  }
  for (const { actor, frame } of [...beat.swaps].sort((a, b) => a.at - b.at)) {
    const standing = stage.get(actor);
    if (standing) standing.frame = frame;
  }
  return stage;
}

/**
 * What is wrong with a beat that begins with `shown`: something outside its time, something moved that is not there,
 * or an end that its own view would change. Empty for a good one.
 */
export function faultsOf<Shown>(
  arrange: (shown: Shown) => readonly Placement[],
  shown: Shown,
  beat: Beat<Shown, unknown>,
): readonly string[] {
  const before = arrange(shown);
  return [
    ...lateThings(beat),
    ...brokenTracks(before, beat),
    ...wrongEnds(before, arrange(beat.after), beat),
  ];
}

function lateThings(beat: AnyBeat): readonly string[] {
  const times: [number, string][] = [
    ...beat.swaps.map(({ at, actor }): [number, string] => [at, `swap of ${actor}`]),
    ...beat.marks.map(({ at, cue }): [number, string] => [at, `mark ${cue}`]),
    ...beat.decorations.map(({ at, kind }): [number, string] => [at, `decoration ${kind}`]),
    ...beat.extras.flatMap(({ at, until, actor }): [number, string][] => [
      [at, actor],
      [until, actor],
    ]),
  ];
  const late = times
    .filter(([at]) => !(at >= 0 && at <= beat.ms))
    .map(([at, what]) => `${what} at ${at} of ${beat.ms}`);
  const short = beat.extras
    .filter(({ at, until }) => until <= at)
    .map(({ actor }) => `${actor} is never seen`);
  const marks = beat.marks.filter(({ cue, pan = 0 }) => !CUES.includes(cue) || Math.abs(pan) > 0.35);
  return [...late, ...short, ...marks.map(({ cue }) => `the mark ${cue} is wrong`)];
}

function brokenTracks(before: readonly Placement[], beat: AnyBeat): readonly string[] {
  const there = new Set([...before, ...beat.extras].map(({ actor }) => actor));
  const faults: string[] = [];
  if (there.size !== before.length + beat.extras.length) faults.push('two things have one name');
  const seen = new Set<string>();
  for (const { actor, channel, keys } of beat.tracks) {
    const name = `${channel} of ${actor}`;
    if (!there.has(actor)) faults.push(`${name} is moved and is not there`);
    if (seen.has(name)) faults.push(`${name} has two tracks`);
    seen.add(name);
    for (const [index, { at, value }] of keys.entries()) {
      const isInOrder = at >= (keys[index - 1]?.at ?? 0) && at <= beat.ms;
      if (!isInOrder || !Number.isFinite(value)) faults.push(`${name} has a bad key at ${at}`);
    }
  }
  return faults;
}

function wrongEnds(
  before: readonly Placement[],
  target: readonly Placement[],
  beat: AnyBeat,
): readonly string[] {
  const end = endOf(before, beat);
  const was = new Set(before.map(({ actor }) => actor));
  const stays = new Set(target.map(({ actor }) => actor));
  const faults: string[] = [];
  for (const { actor, frame, pose } of target) {
    const standing = end.get(was.has(actor) ? actor : `new ${actor}`);
    const isRenamed = !was.has(actor) && [...end.values()].some((other) => isAlike(other, { frame, pose }));
    if (isRenamed) continue;
    if (!standing) faults.push(`${actor} comes from nowhere`);
    else if (standing.frame !== frame) faults.push(`${actor} ends as ${standing.frame}, not ${frame}`);
    else faults.push(...differences(actor, standing.pose, pose));
  }
  for (const { actor } of before) {
    const standing = end.get(actor);
    const isGone = standing?.pose.alpha === 0 || target.some((other) => standing && isAlike(standing, other));
    if (!stays.has(actor) && !isGone) faults.push(`${actor} is cut off`);
  }
  return faults;
}

/** The same picture in the same place: one may give way to the other unseen, whatever their names. */
const isAlike = (
  one: { frame: string | null; pose: Pose },
  other: { frame: string | null; pose: Pose },
): boolean => one.frame === other.frame && differences('', one.pose, other.pose).length === 0;

function differences(actor: string, found: Pose, wanted: Pose): readonly string[] {
  const channels = Object.keys(wanted) as Channel[];
  return channels
    .filter((channel) => Math.abs(found[channel] - wanted[channel]) > 1e-6)
    .map((channel) => `${channel} of ${actor} ends at ${found[channel]}, not ${wanted[channel]}`);
}
