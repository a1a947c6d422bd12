import { readdirSync, readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, GameTypes } from '../../src/engine/core/game.ts';
import { type MatchRecord, replay } from '../../src/engine/core/record.ts';

/** A played match and what it must come to: a change of the rules that moves either hash needs a new `rules` number. */
export type ReplayFile = {
  readonly seed: string;
  readonly record: MatchRecord<GameTypes>;
  readonly state: string;
  readonly events: string;
};

const FOLDER = new URL('./', import.meta.url);

/** The hashes of a record's last state and of all its events. */
export function hashes(game: Game<GameTypes>, record: MatchRecord<GameTypes>): { state: string; events: string } {
  let state = '';
  const events: string[] = [];
  for (const step of replay(game, record)) {
    state = JSON.stringify(step.match.state);
    events.push(...step.events.map((event) => JSON.stringify(event)));
  }
  return { state: hash(state), events: hash(events.join('\n')) };
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);

/** Every file of this folder, by its name. */
export const replayFiles = (): readonly [string, ReplayFile][] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))]);
