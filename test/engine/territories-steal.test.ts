import { describe, expect, it } from 'vitest';
import { territories } from '../../src/engine/territories/index.ts';
import { type Position, parsePosition } from '../../src/engine/territories/notation.ts';
import type { Action } from '../../src/engine/territories/types.ts';
import { play, team } from './territories-play.ts';

describe('a steal', () => {
  const open = (owner: string[], more: Position = {}): Position => ({
    teams: [team('t2', 'steal', 'secondChance'), team('b1', ...owner)],
    territories: { t2: { owner: 1 }, t5: { owner: 1 } },
    ...more,
  });
  const announce: Action = { type: 'steal', territory: 't2' };

  it('may be announced and attempted in one turn; without cards the owner is not asked', () => {
    const announced = play(open([]), [announce]);
    expect(announced.events).toEqual([
      { type: 'stealAnnounced', seat: 0, territory: 't2', owner: 1, hand: 1, asked: false },
    ]);
    const stolen = play(open([]), [announce, { type: 'attempt' }, true]);
    expect(stolen.types).toEqual(['challengePassed', 'stolen', 'locked', 'turnEnded']);
    expect(stolen.state.discards.steal).toBe(1);
    expect(stolen.state.territories.t2).toMatchObject({ owner: 0, locked: true });
  });

  it('draws no card, reveals nothing and is not tried again', () => {
    expect(play(open([]), [announce, { type: 'attempt' }, false]).types).toEqual([
      'challengeFailed',
      'stealFailed',
      'turnEnded',
    ]);
  });

  it('takes as many turns as it needs, with conquests on the way', () => {
    const far = { ...open([]), teams: [team('t1', 'steal'), team('b1')] };
    const later = play(far, [announce, { type: 'attempt' }, true, { card: 'steal' }, { type: 'end' }]);
    expect(later.state.teams[0]).toMatchObject({ steal: 't2', hand: { steal: 1 } });
    expect(territories.actions(later.state, 0)).not.toContainEqual({ type: 'steal', territory: 't5' });
  });

  it('is given up at the price of its card, and then there is no rest', () => {
    const base = { ...open([]), teams: [team('b0', 'steal'), team('b1')] };
    const given = play(base, [announce, { type: 'giveUp' }]);
    expect(given.events).toEqual([
      { type: 'stealFailed', seat: 0, territory: 't2', owner: 1, why: 'givenUp' },
    ]);
    expect(given.state).toMatchObject({ phase: 'act', discards: { steal: 1 } });
    expect(territories.refusal(given.state, 0, { type: 'rest' })).toEqual({ code: 'open', territory: null });
    const earlier = parsePosition(
      {},
      { teams: [{ at: 'b0', steal: 't2' }, {}], territories: { t2: { owner: 1 } } },
    );
    expect(territories.refusal(earlier, 0, { type: 'rest' })).toBeNull();
  });

  it('is void at the end', () => {
    const last = play(open([], { turn: 1, round: 24, teams: [{ steal: 't2' }, {}] }), [{ type: 'end' }]);
    expect(last.types).toEqual(['turnEnded', 'gameEnded']);
    expect(last.state.territories.t2).toMatchObject({ owner: 1, locked: false });
  });
});

describe('a Shield', () => {
  const threat = (owner: string[]): Position => ({
    teams: [team('t2', 'steal', 'steal'), team('b1', ...owner)],
    territories: { t2: { owner: 1 }, t5: { owner: 1 } },
  });
  const announce: Action = { type: 'steal', territory: 't2' };
  const shield: Action = { type: 'shield', territory: 't2' };

  it('answers the announcement, and the turn of the thief goes on', () => {
    const asked = play(threat(['shield']), [announce]);
    expect(territories.turn(asked.state)).toEqual({ kind: 'decide', seats: [1] });
    expect(territories.actions(asked.state, 1)).toEqual([
      shield,
      { type: 'decline' },
      { type: 'decline', standing: true },
    ]);
    const shielded = play(threat(['shield']), [announce, shield]);
    expect(shielded.events).toEqual([
      { type: 'shieldPlayed', seat: 1, territory: 't2', hand: 0 },
      { type: 'locked', seat: 1, territory: 't2', why: 'shield' },
      { type: 'stealFailed', seat: 0, territory: 't2', owner: 1, why: 'shield' },
    ]);
    expect(shielded.state).toMatchObject({ phase: 'act', turn: 0, discards: { steal: 1, shield: 1 } });
    expect(territories.refusal(shielded.state, 0, { type: 'steal', territory: 't5' })).toBeNull();
  });

  it('answers the beginning of the challenge, and the turn of the thief ends', () => {
    const asked = play(threat(['shield']), [announce, { type: 'decline' }, { type: 'attempt' }]);
    expect(asked.events).toMatchObject([{ type: 'challengeStarted', asked: true, steal: true }]);
    expect(territories.actions(asked.state, 1)).toEqual([shield, { type: 'decline' }]);
    const shielded = play(threat(['shield']), [announce, { type: 'decline' }, { type: 'attempt' }, shield]);
    expect(shielded.types).toEqual(['shieldPlayed', 'locked', 'stealFailed', 'turnEnded']);
    expect(shielded.state).toMatchObject({ phase: 'act', turn: 1, challenge: null });
    expect(shielded.state.territories.t2).toMatchObject({ owner: 1, locked: true });
  });

  it('is asked for whenever the owner holds any card', () => {
    const asked = play(threat(['secondChance']), [announce]);
    expect(territories.actions(asked.state, 1)).toEqual([
      { type: 'decline' },
      { type: 'decline', standing: true },
    ]);
  });

  it('is not asked for again after a standing refusal, until the next steal', () => {
    const standing: Action = { type: 'decline', standing: true };
    const waived = play(threat(['shield']), [announce, standing, { type: 'attempt' }]);
    expect(waived.state.phase).toBe('dice');
    const next = play(threat(['shield']), [announce, standing, { type: 'giveUp' }, announce]);
    expect(next.state.phase).toBe('answer');
    // The owner may still play it in its own turn.
    const own = play(threat(['shield']), [announce, standing, { type: 'end' }, shield]);
    expect(own.types).toEqual(['shieldPlayed', 'locked', 'stealFailed']);
    expect(own.state).toMatchObject({ phase: 'act', turn: 1, teams: [{ steal: null, waived: false }, {}] });
  });

  it('answers only for the territory in question', () => {
    const asked = play(threat(['shield']), [announce]).state;
    expect(territories.refusal(asked, 1, { type: 'shield', territory: 't5' })).toEqual({
      code: 'phase',
      phase: 'answer',
    });
  });
});
