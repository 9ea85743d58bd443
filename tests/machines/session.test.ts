import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type Lookup,
  noteCheck,
  noteCount,
  type SessionContext,
  type SessionUser,
} from '#machines/session/session.logic';
import { sessionMachine, sessionView } from '#machines/session/session.machine';

const member = (username: string, messageCount = 0): SessionUser => ({
  username,
  nickname: null,
  titles: [],
  email: `${username}@example.org`,
  messageCount,
});

/** A server that knows `who`, and the machine in front of it. */
function open(who: SessionUser | null) {
  const server = { who, isDown: false, lookups: [] as boolean[], logOuts: 0 };
  const ears: (() => void)[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        check: fromPromise<SessionUser | null, Lookup>(async ({ input }) => {
          server.lookups.push(input.hasLocalChange);
          if (server.isDown) throw new Error('down');
          return server.who;
        }),
        logOut: fromPromise(async () => {
          server.logOuts++;
          if (server.isDown) throw new Error('down');
          server.who = null;
        }),
        tabs: fromCallback(({ sendBack }) => void ears.push(() => sendBack({ type: 'TABS.CHANGED' }))),
      },
    }),
  ).start();
  const view = () => sessionView(actor.getSnapshot(), actor.send);
  const tellFromOtherTab = () => {
    for (const hear of [...ears]) hear();
  };
  return { server, actor, view, tellFromOtherTab, settled: () => vi.advanceTimersByTimeAsync(0) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  test('is no one’s until the lookup has ended, and then someone’s', async () => {
    const { view, settled } = open(member('kasumi', 2));
    expect(view()).toMatchObject({ user: null, isKnown: false, isBusy: true });
    await settled();
    expect(view()).toMatchObject({
      user: { username: 'kasumi', messageCount: 2 },
      isKnown: true,
      isBusy: false,
    });
  });

  test.each([member('kasumi'), null])('is looked up at most every ten seconds (%j)', async (who) => {
    const { server, actor, settled } = open(who);
    await settled();
    for (let second = 0; second < 10; second++) {
      actor.send({ type: 'SESSION.ASKED' });
      await vi.advanceTimersByTimeAsync(second === 9 ? 999 : 1_000);
    }
    expect(server.lookups).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    actor.send({ type: 'SESSION.ASKED' });
    await settled();
    expect(server.lookups).toHaveLength(2);
  });

  test('is looked up at once after a log-in, and the other tabs are notified', async () => {
    const { server, view, settled } = open(null);
    await settled();
    server.who = member('arisa');
    view().renew();
    await settled();
    expect(view().user?.username).toBe('arisa');
    expect(server.lookups).toEqual([false, true]);
  });

  test('is looked up at once when another tab logs out, and that tab is not notified', async () => {
    const { server, view, tellFromOtherTab, settled } = open(member('kasumi'));
    await settled();
    server.who = null;
    tellFromOtherTab();
    await settled();
    expect(view().user).toBeNull();
    expect(server.lookups).toEqual([false, false]);
  });

  test('ends with a log-out that the server heard of, and stays when it did not', async () => {
    const { server, view, settled } = open(member('kasumi'));
    await settled();
    server.isDown = true;
    view().logOut();
    await settled();
    expect(view()).toMatchObject({ user: { username: 'kasumi' }, hasLogOutFailed: true });
    server.isDown = false;
    view().logOut();
    await settled();
    expect(view()).toMatchObject({ user: null, hasLogOutFailed: false });
    expect(server.logOuts).toBe(2);
  });

  test('ends when a call was refused because no one is logged in', async () => {
    const { actor, view, settled } = open(member('kasumi'));
    await settled();
    actor.send({ type: 'LOGIN.LOST' });
    expect(view()).toMatchObject({ user: null, isKnown: true });
  });

  test('keeps whom it knew while the server is out of reach', async () => {
    const { server, actor, view, settled } = open(member('kasumi'));
    await settled();
    server.isDown = true;
    view().renew();
    await settled();
    expect(view()).toMatchObject({ user: { username: 'kasumi' }, hasFailed: true });
    server.isDown = false;
    actor.send({ type: 'SESSION.ASKED' });
    await settled();
    expect(view()).toMatchObject({ user: { username: 'kasumi' }, hasFailed: false });
  });
});

describe('what a session remembers', () => {
  const user = fc.option(fc.string({ minLength: 1 }).map((name) => member(name)));
  const context = fc.record<SessionContext>({
    user,
    isKnown: fc.boolean(),
    hasLocalChange: fc.boolean(),
    hasLogOutFailed: fc.boolean(),
  });

  test('is what the newest lookup said, and no lookup that failed changes it', () => {
    fc.assert(
      fc.property(context, user, (before, found) => {
        const after = { ...before, ...noteCheck({ type: 'xstate.done.actor.check', output: found }) };
        expect(after).toEqual({ user: found, isKnown: true, hasLocalChange: false, hasLogOutFailed: false });
        const failed = { ...before, ...noteCheck({ type: 'xstate.error.actor.check', error: null }) };
        expect(failed.user).toEqual(before.user);
      }),
    );
  });

  test('counts unread notifications of someone only', () => {
    fc.assert(
      fc.property(context, fc.nat(), (before, messageCount) => {
        const { user: after } = {
          ...before,
          ...noteCount(before, { type: 'MESSAGES.COUNTED', messageCount }),
        };
        expect(after).toEqual(before.user && { ...before.user, messageCount });
      }),
    );
  });
});
