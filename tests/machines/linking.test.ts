import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  isLinked as hasAccount,
  initialContext,
  isFailed,
  isRequested,
  take,
} from '#machines/linking/linking.logic';
import { linkingMachine } from '#machines/linking/linking.machine';
import type { Deed, LinkingOutcome, LinkingRefusal, Showing } from '#machines/linking/linking.types';
import { linkingView } from '#machines/linking/linking.view';
import type { SyncAccount, SyncFlags } from '#model/contract/sync/account';
import { SYNC_FLAGS } from '#model/vocabulary/player-stats';
import { walkMachine } from '../laws/machine-walk.ts';

const NONE = Object.fromEntries(SYNC_FLAGS.map((flag) => [flag, false])) as SyncFlags;
const account: SyncAccount = {
  server: 0,
  uid: 1_000_007,
  name: 'Mika',
  stats: { rank: 5, clearCount: 4, fullComboCount: 3, allPerfectCount: 2, hsr: 1, dtr: null },
  titles: [],
  ...NONE,
  syncedAt: 1,
  nextSyncAt: 2,
};
const request = { server: 0, uid: 1_000_007, code: 'ABCD2345', expiresAt: 9 };
const nothing: LinkingOutcome = { kind: 'found', account: null, request: null };
const requested: LinkingOutcome = { kind: 'found', account: null, request };
const isLinked: LinkingOutcome = { kind: 'found', account, request: null };
const refusal: LinkingRefusal = { kind: 'refused', code: 'CODE_INVALID', retryAfter: null };
const failed: LinkingOutcome = { kind: 'failed', refusal };
const BOOM = new Error('boom');

const STATES = [
  'looking',
  'unreached',
  'choosing',
  'requesting',
  'code',
  'verifying',
  'refused',
  'linked',
  'saving',
  'refreshing',
  'confirming',
  'removing',
];
const but = (...handled: readonly string[]) => STATES.filter((state) => !handled.includes(state));

describe('linking machine', () => {
  walkMachine({
    machine: linkingMachine,
    input: { server: 0 },
    events: [
      { type: 'CODE.REQUEST', uid: 1_000_007 },
      { type: 'CODE.VERIFY' },
      { type: 'FLAGS.CHANGED', flags: { ...NONE, rankFlag: true } },
      { type: 'ACCOUNT.REFRESH' },
      { type: 'LINK.REMOVE' },
      { type: 'REMOVAL.CANCEL' },
      { type: 'LINKING.RETRY' },
      ...[nothing, requested, isLinked, failed].flatMap((output) => [
        { type: 'xstate.done.actor.look' as const, output },
        { type: 'xstate.done.actor.act' as const, output },
        { type: 'xstate.done.actor.show' as const, output },
      ]),
      { type: 'xstate.error.actor.look', error: BOOM },
      { type: 'xstate.error.actor.act', error: BOOM },
      { type: 'xstate.error.actor.show', error: BOOM },
    ],
    deciding: (context) => [
      context.account !== null,
      context.request !== null,
      context.refusal !== null,
      context.flags !== context.sentFlags,
    ],
    ignored: {
      'CODE.REQUEST': but('choosing', 'refused'),
      'CODE.VERIFY': but('code', 'refused'),
      'FLAGS.CHANGED': but('linked', 'saving'),
      'ACCOUNT.REFRESH': but('linked'),
      'LINK.REMOVE': but('code', 'refused', 'linked', 'confirming'),
      'REMOVAL.CANCEL': but('confirming'),
      'LINKING.RETRY': but('unreached'),
    },
  });
});

interface World {
  readonly look?: LinkingOutcome;
  readonly act?: (deed: Deed) => LinkingOutcome;
  readonly show?: (showing: Showing) => LinkingOutcome;
}

/** A server that answers as the test says; answers come in their own turn. */
async function start({ look = nothing, act = () => failed, show = () => failed }: World) {
  const sent: (Deed | Showing)[] = [];
  const machine = linkingMachine.provide({
    actors: {
      look: fromPromise<LinkingOutcome, number>(async () => look),
      act: fromPromise<LinkingOutcome, Deed>(async ({ input }) => {
        sent.push(input);
        return act(input);
      }),
      show: fromPromise<LinkingOutcome, Showing>(async ({ input }) => {
        sent.push(input);
        return show(input);
      }),
    },
  });
  const actor = createActor(machine, { input: { server: 0 } }).start();
  const view = () => linkingView(actor.getSnapshot(), actor.send);
  const status = () => actor.getSnapshot().value;
  const settled = (state: string) => expect.poll(status, { interval: 1 }).toBe(state);
  return { view, settled, sent };
}

const withFlags = ({ flags }: Showing): LinkingOutcome => ({
  kind: 'found',
  account: { ...account, ...flags },
  request: null,
});

describe('linking', () => {
  test('goes from a code to a linked account of which nothing is shown', async () => {
    const { view, settled, sent } = await start({
      act: ({ type }) => (type === 'request' ? requested : isLinked),
    });
    await settled('choosing');
    expect(view().step).toBe('choosing');
    view().askForCode(1_000_007);
    expect(view()).toMatchObject({ step: 'choosing', isBusy: true, doing: 'request' });
    await settled('code');
    expect(view()).toMatchObject({ step: 'code', request });
    view().verify();
    await settled('linked');
    expect(view()).toMatchObject({ step: 'linked', account, flags: NONE, refusal: null });
    expect(sent).toEqual([
      { type: 'request', server: 0, uid: 1_000_007 },
      { type: 'verify', server: 0, uid: 1_000_007 },
    ]);
  });

  test('goes on where an earlier visit ended', async () => {
    const waiting = await start({ look: requested });
    await waiting.settled('code');
    expect(waiting.view().request).toEqual(request);
    const done = await start({ look: isLinked });
    await done.settled('linked');
    expect(done.view().account).toEqual(account);
  });

  test('keeps the code in sight when it is refused, and says why', async () => {
    const { view, settled } = await start({ look: requested });
    await settled('code');
    view().verify();
    await settled('refused');
    expect(view()).toMatchObject({ step: 'code', request, refusal });
    view().verify();
    expect(view()).toMatchObject({ refusal: null, doing: 'verify' });
  });

  test('stays with the form when there is no code, also to verify or remove', async () => {
    const { view, settled, sent } = await start({});
    await settled('choosing');
    view().askForCode(7);
    await settled('refused');
    expect(view()).toMatchObject({ step: 'choosing', refusal });
    view().verify();
    view().remove();
    expect(view().isBusy).toBe(false);
    expect(sent).toHaveLength(1);
  });

  test('sends the last of several choices, and shows each at once', async () => {
    const { view, settled, sent } = await start({ look: isLinked, show: withFlags });
    await settled('linked');
    view().toggle('rankFlag');
    view().toggle('titleFlag');
    view().toggle('rankFlag');
    expect(view().flags).toEqual({ ...NONE, titleFlag: true });
    await settled('linked');
    expect(view().flags).toEqual({ ...NONE, titleFlag: true });
    expect(sent).toEqual([
      { server: 0, flags: { ...NONE, rankFlag: true } },
      { server: 0, flags: { ...NONE, titleFlag: true } },
    ]);
  });

  test('shows what the server has when a choice was not taken', async () => {
    const { view, settled } = await start({ look: isLinked });
    await settled('linked');
    view().toggle('rankFlag');
    expect(view().flags.rankFlag).toBe(true);
    await settled('looking');
    await settled('linked');
    expect(view()).toMatchObject({ step: 'linked', flags: NONE, refusal });
  });

  test('asks before it unlinks, and stays linked when that fails', async () => {
    let isDown = true;
    const { view, settled, sent } = await start({
      look: isLinked,
      act: () => (isDown ? failed : nothing),
    });
    await settled('linked');
    view().remove();
    expect(view().isConfirming).toBe(true);
    view().cancelRemoval();
    expect([view().isConfirming, sent]).toEqual([false, []]);
    view().remove();
    view().remove();
    await settled('linked');
    expect(view()).toMatchObject({ account, refusal });
    isDown = false;
    view().remove();
    view().remove();
    await settled('choosing');
    expect(view()).toMatchObject({ step: 'choosing', account: null, refusal: null });
  });

  test('keeps the account when the game does not answer a refresh', async () => {
    const down: LinkingRefusal = { kind: 'refused', code: 'ORIGIN_UNAVAILABLE', retryAfter: null };
    const { view, settled } = await start({
      look: isLinked,
      act: () => ({ kind: 'failed', refusal: down }),
    });
    await settled('linked');
    view().refresh();
    expect(view().doing).toBe('refresh');
    await settled('linked');
    expect(view()).toMatchObject({ account, refusal: down });
  });

  test('offers to try again when the server is not reached', async () => {
    const { view, settled } = await start({ look: { kind: 'failed', refusal: { kind: 'unreachable' } } });
    await settled('unreached');
    expect(view()).toMatchObject({ step: 'unreached', refusal: { kind: 'unreachable' } });
    view().retry();
    expect(view().step).toBe('looking');
  });
});

test('is in exactly one place after any answer, and shows no flag that the account does not have', () => {
  const flags = fc.record(Object.fromEntries(SYNC_FLAGS.map((flag) => [flag, fc.boolean()])));
  const accounts = fc.option(flags.map((set) => ({ ...account, ...set })));
  const found = fc.record({
    kind: fc.constant('found' as const),
    account: accounts,
    request: fc.option(fc.constant(request)),
  });
  fc.assert(
    fc.property(fc.oneof(found, fc.constant(failed)), (output) => {
      const event = { type: 'xstate.done.actor.look', output } as const;
      const places = [isFailed(event), hasAccount(event), isRequested(event)].filter(Boolean);
      expect(places.length).toBeLessThanOrEqual(1);
      const before = initialContext({ input: { server: 0 } });
      const after = { ...before, ...take(event) };
      if (output.kind === 'failed') expect(after).toEqual(before);
      else for (const flag of SYNC_FLAGS) expect(after.flags[flag]).toBe(output.account?.[flag] ?? false);
    }),
  );
});
