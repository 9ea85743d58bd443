import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { playerMachine } from '#machines/player/player.machine';
import type { PlayerAsking } from '#machines/player/player.types';
import { playerView } from '#machines/player/player.view';
import type { PlayerOutcome, PlayerProfileRecord } from '#model/records/player-profile';
import { readPlayerProfile } from '#model/records/read-player-profile';
import { PLAYER_FAILURES } from '#model/vocabulary/player-answers';
import { walkMachine } from '../laws/machine-walk.ts';

const somebody = readPlayerProfile({ data: { profile: { userName: 'Somebody' } } }) as PlayerProfileRecord;
const found: PlayerOutcome = { kind: 'found', player: somebody, readAtMs: 7 };
const lost: PlayerOutcome = { kind: 'notFound', retryAfterSeconds: null };

describe('player machine', () => {
  walkMachine({
    machine: playerMachine,
    events: [
      { type: 'PLAYER.ASK', server: 0, id: '12' },
      { type: 'PLAYER.ASK', server: 0, id: 'x' },
      { type: 'PLAYER.REFRESH' },
      { type: 'PLAYER.CLEAR' },
      { type: 'xstate.done.actor.ask', output: found },
      { type: 'xstate.done.actor.ask', output: lost },
      { type: 'xstate.error.actor.ask', error: new Error('boom') },
    ],
    deciding: ({ query, found: shown }) => [query?.id, query?.server, shown !== null],
    ignored: { 'PLAYER.REFRESH': ['prompting', 'searching', 'refreshing'] },
  });
});

/** Each question is answered by the next of `outcomes`; an error breaks the way. */
function start(outcomes: readonly (PlayerOutcome | Error)[]) {
  const asked: PlayerAsking[] = [];
  const machine = playerMachine.provide({
    actors: {
      ask: fromPromise<PlayerOutcome, PlayerAsking>(async ({ input }) => {
        const outcome = outcomes[asked.length] ?? lost;
        asked.push(input);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => playerView(actor.getSnapshot(), actor.send);
  const settled = () => expect.poll(() => view().isBusy, { interval: 1 }).toBe(false);
  return { view, settled, asked };
}

describe('a search for a player', () => {
  test('finds whom it is for, without leading zeros', async () => {
    const { view, settled, asked } = start([found]);
    view().ask(1, ' 0012 ');
    expect(view()).toMatchObject({ status: 'searching', isBusy: true, found: null });
    await settled();
    expect(asked).toEqual([{ query: { server: 1, id: '12' }, isRefresh: false }]);
    expect(view().found).toEqual({ query: { server: 1, id: '12' }, player: somebody, readAtMs: 7 });
  });

  test('keeps the last result and its time when a refresh fails', async () => {
    const late: PlayerOutcome = { kind: 'timeout', retryAfterSeconds: null };
    const { view, settled, asked } = start([found, late]);
    view().ask(1, '12');
    await settled();
    view().refresh();
    expect(view().found?.readAtMs).toBe(7);
    await settled();
    expect(view()).toMatchObject({ status: 'stale', failure: { kind: 'timeout' }, found: { readAtMs: 7 } });
    expect(asked.map(({ isRefresh }) => isRefresh)).toEqual([false, true]);
  });

  test('shows nobody while another player is looked for', async () => {
    const { view, settled } = start([found, lost]);
    view().ask(1, '12');
    await settled();
    view().ask(2, '12');
    expect(view()).toMatchObject({ status: 'searching', found: null });
    await settled();
    expect(view()).toMatchObject({ status: 'failed', failure: { kind: 'notFound' }, found: null });
  });

  test('asks nobody when the text is no number', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!/\d/.test(typed.normalize('NFKC')));
        const { view, asked } = start([]);
        view().ask(0, typed);
        expect(view()).toMatchObject({ failure: { kind: 'invalid' }, canRefresh: false });
        expect(asked).toEqual([]);
      }),
    );
  });

  test.each(PLAYER_FAILURES)('tells of %s, and can ask again', async (kind) => {
    const { view, settled } = start([{ kind, retryAfterSeconds: 9 }, found]);
    view().ask(0, '12');
    await settled();
    expect(view().failure).toEqual({ kind, retryAfterSeconds: 9 });
    view().refresh();
    await settled();
    expect(view().found?.player.name).toBe('Somebody');
  });

  test('has failed when the way there broke', async () => {
    const { view, settled } = start([new Error('boom')]);
    view().ask(0, '12');
    await settled();
    expect(view().failure?.kind).toBe('failed');
  });
});
