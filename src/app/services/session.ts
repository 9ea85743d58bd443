import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { follow } from '#machines/app/follow.view';
import type { Lookup, SessionUser } from '#machines/session/session.logic';
import { sessionMachine } from '#machines/session/session.machine';
import { nextTask } from '../../browser/first/next-task.ts';
import type { Tabs } from '../../browser/storage/shared-value.ts';
import { callApi, watchLogInLost } from '../../kit/data/api/call.ts';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi } from '../../kit/data/api/queries.ts';
import { DataFailure } from '../../kit/data/failure.ts';

/** What the session machine asks of the server. Both reject when it gives no answer. */
export interface SessionServices {
  check(signal: AbortSignal): Promise<SessionUser | null>;
  logOut(): Promise<void>;
}

export const serverSession: SessionServices = {
  async check(signal) {
    const me = await queryApi('GET user/me', 'accountMe', {}, signal);
    if (!me.result) return null;
    const { username, nickname, titles, email, messageCount } = me;
    return { username, nickname, titles, email, messageCount };
  },
  async logOut() {
    const result = await callApi('POST user/logout', 'accountLogOut', {});
    if (!result.isDone) throw new DataFailure('accountLogOut', 'server');
  },
};

/** The channel by which the tabs notify each other. */
const CHANNEL = 'session';

function tabsActor({ broadcast, watchVisibility }: Tabs) {
  return fromCallback(({ sendBack }) => {
    const deaf = broadcast.listen(CHANNEL, () => sendBack({ type: 'TABS.CHANGED' }));
    const blind = watchVisibility((isVisible) => {
      if (isVisible) sendBack({ type: 'SESSION.ASKED' });
    });
    return () => {
      deaf();
      blind();
    };
  });
}

/** The session machine with every slot filled. */
export const provideSession = ({ check, logOut }: SessionServices, tabs: Tabs) =>
  sessionMachine.provide({
    actors: {
      check: fromPromise<SessionUser | null, Lookup>(async ({ input, signal }) => {
        await nextTask();
        if (input.hasLocalChange) tabs.broadcast.post(CHANNEL);
        return check(signal);
      }),
      logOut: fromPromise<void>(async () => {
        await logOut();
        tabs.broadcast.post(CHANNEL);
      }),
      tabs: tabsActor(tabs),
    },
  });

/**
 * Notifies the session machine of calls refused for want of a login; what a member saw goes with them, and a log-out that did not
 * reach the server is named like any other request. The function returned ends it.
 */
export function feedSession(app: AppActor, queries: QueryClient): () => void {
  const session = machineOf(app, 'session');
  const requests = machineOf(app, 'requests');
  const stopListening = watchLogInLost(() => session.send({ type: 'LOGIN.LOST' }));
  const unfollow = follow(
    session,
    ({ context }) => context,
    (now, before) => {
      if (before.user && before.user.username !== now.user?.username)
        queries.removeQueries({ queryKey: [MEMBER] });
      if (now.hasLogOutFailed && !before.hasLogOutFailed)
        requests.send({ type: 'REQUEST.FAILED', name: 'accountLogOut' });
    },
  );
  return () => {
    stopListening();
    unfollow();
  };
}
