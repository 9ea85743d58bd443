import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { navigationMachine } from '#machines/navigation/navigation.machine';
import type { PageView } from '#machines/navigation/navigation.types';
import { navigationView } from '#machines/navigation/navigation.view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Load = (address: string | null) => Promise<void>;
const leaving: Load = () => new Promise(() => {});

function start(reload: Load = leaving, renew: Load = leaving) {
  const seen: PageView[] = [];
  const machine = navigationMachine.provide({
    actors: {
      report: fromPromise<void, PageView>(async ({ input }) => void seen.push(input)),
      reload: fromPromise<void, string | null>(({ input }) => reload(input)),
      renewal: fromPromise<void, string | null>(({ input }) => renew(input)),
      connection: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine).start();
  const { send } = actor;
  const view = () => navigationView(actor.getSnapshot());
  const arrive = async (path: string) => {
    send({ type: 'NAVIGATION.STARTED', path });
    send({ type: 'ROUTE.MATCHED', path });
    send({ type: 'PAGE.RENDERED', path, title: path.toUpperCase() });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { seen, view, arrive, send };
}

describe('navigation', () => {
  test('is busy from before the change until the new page has rendered', () => {
    const { view, send } = start();
    send({ type: 'PAGE.RENDERED', path: '/', title: 'Home' });
    expect(view()).toMatchObject({ isBusy: false, path: '/', to: null });
    send({ type: 'NAVIGATION.STARTED', path: '/info' });
    expect(view()).toMatchObject({ isBusy: true, path: '/', to: '/info' });
    send({ type: 'ROUTE.MATCHED', path: '/info' });
    expect(view().isBusy).toBe(true);
    send({ type: 'PAGE.RENDERED', path: '/info', title: 'Info' });
    expect(view()).toMatchObject({ isBusy: false, path: '/info', to: null });
  });

  test('is busy while any request is in flight', () => {
    const { view, send } = start();
    send({ type: 'TRAFFIC.COUNTED', requests: 2 });
    expect(view().isBusy).toBe(true);
    send({ type: 'PAGE.RENDERED', path: '/', title: 'Home' });
    send({ type: 'TRAFFIC.COUNTED', requests: 1 });
    expect(view().isBusy).toBe(true);
    send({ type: 'TRAFFIC.COUNTED', requests: 0 });
    expect(view().isBusy).toBe(false);
  });

  test('reports each page once, with the one before it', async () => {
    const { seen, arrive, send } = start();
    await arrive('/a');
    send({ type: 'PAGE.RENDERED', path: '/a', title: 'again, in another language' });
    await arrive('/b');
    expect(seen).toEqual([
      { path: '/a', title: '/A', from: null },
      { path: '/b', title: '/B', from: '/a' },
    ]);
  });

  test('stays on the old page when the change is abandoned', async () => {
    const { seen, view, arrive, send } = start();
    await arrive('/a');
    send({ type: 'NAVIGATION.STARTED', path: '/b' });
    send({ type: 'NAVIGATION.ABANDONED' });
    expect(view()).toMatchObject({ isBusy: false, path: '/a', to: null });
    expect(seen).toHaveLength(1);
  });

  test('ends on the last of fifty quick changes, whichever pages still come', async () => {
    const step = fc.constantFrom('started', 'matched', 'stale' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
        const { seen, view, arrive, send } = start();
        await arrive('/');
        steps.forEach((kind, index) => {
          if (kind === 'stale' && index > 0)
            send({ type: 'PAGE.RENDERED', path: `/old/${index}`, title: 'stale' });
          else if (kind === 'matched') send({ type: 'ROUTE.MATCHED', path: `/${index}` });
          else send({ type: 'NAVIGATION.STARTED', path: `/${index}` });
        });
        send({ type: 'NAVIGATION.STARTED', path: '/last' });
        send({ type: 'PAGE.RENDERED', path: '/49', title: 'late' });
        expect(view().isBusy).toBe(true);
        send({ type: 'PAGE.RENDERED', path: '/last', title: 'Last' });
        await vi.advanceTimersByTimeAsync(0);
        expect(view()).toMatchObject({ isBusy: false, path: '/last' });
        expect(seen.at(-1)?.path).toBe('/last');
      }),
    );
  });

  test('reloads once when a page has not come in 120 seconds, and then says that it failed', async () => {
    const reload = vi.fn<Load>(() => Promise.reject(new Error('reloaded before')));
    const { view, send } = start(reload);
    send({ type: 'NAVIGATION.STARTED', path: '/a' });
    send({ type: 'ROUTE.MATCHED', path: '/a' });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(view()).toMatchObject({ hasFailed: true, isBusy: false });
    expect(String(view().error)).toContain('120 seconds');
    send({ type: 'NAVIGATION.STARTED', path: '/b' });
    send({ type: 'PAGE.RENDERED', path: '/b', title: 'B' });
    expect(view()).toMatchObject({ hasFailed: false, error: null });
  });

  test('reloads at once when the code of a page is not there', async () => {
    const reload = vi.fn(leaving);
    const { view, send } = start(reload);
    send({ type: 'NAVIGATION.STARTED', path: '/a' });
    send({ type: 'ROUTE.FAILED', error: new Error('chunk') });
    expect(reload).toHaveBeenCalledOnce();
    expect(view()).toMatchObject({ isBusy: true, hasFailed: false });
  });

  test('loads the page that was wanted, with all that stands behind its path', async () => {
    const reload = vi.fn(leaving);
    const { arrive, send } = start(reload);
    await arrive('/a');
    send({ type: 'NAVIGATION.STARTED', path: '/b', address: '/b?x=1#part' });
    send({ type: 'ROUTE.MATCHED', path: '/b', address: '/b?x=1#part' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reload).toHaveBeenCalledExactlyOnceWith('/b?x=1#part');
  });

  test('reloads when the first page does not come, and says so the second time', async () => {
    const reload = vi.fn<Load>(() => Promise.reject(new Error('reloaded before')));
    const { view } = start(reload);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reload).toHaveBeenCalledExactlyOnceWith(null);
    expect(view()).toMatchObject({ hasFailed: true, isBusy: false });
  });

  test('does not reload without a connection, and loads the page when there is one again', async () => {
    const [reload, renew] = [vi.fn(leaving), vi.fn(leaving)];
    const { view, arrive, send } = start(reload, renew);
    await arrive('/a');
    send({ type: 'CONNECTION.LOST' });
    send({ type: 'NAVIGATION.STARTED', path: '/b' });
    send({ type: 'ROUTE.FAILED', error: new Error('chunk') });
    expect(view()).toMatchObject({ hasFailed: true, isOffline: true });
    expect(reload).not.toHaveBeenCalled();
    send({ type: 'CONNECTION.BACK' });
    expect(renew).toHaveBeenCalledExactlyOnceWith('/b');
    expect(view()).toMatchObject({ hasFailed: true, isBusy: true, isOffline: false });
  });
});
