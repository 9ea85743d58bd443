import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { requestsMachine, requestsView } from '#machines/requests/requests.machine';
import { type Greeting, greetingFor, readWelcome, writeWelcome } from '#machines/welcome/welcome.logic';
import { welcomeMachine, welcomeView } from '#machines/welcome/welcome.machine';

function startRequests(retry: (names: readonly string[]) => Promise<readonly string[]> = async () => []) {
  const machine = requestsMachine.provide({
    actors: { retry: fromPromise<readonly string[], readonly string[]>(({ input }) => retry(input)) },
  });
  const actor = createActor(machine).start();
  return { actor, view: () => requestsView(actor.getSnapshot(), actor.send) };
}

describe('network-error dialog', () => {
  test('lists what failed, each name once, and forgets it when it is closed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('cards', 'songs', '/api/x'), { minLength: 1 }), (names) => {
        const { view } = startRequests();
        expect(view().isOpen).toBe(false);
        for (const name of names) view().failed(name);
        expect(view()).toMatchObject({ isOpen: true, names: [...new Set(names)] });
        view().close();
        expect(view()).toMatchObject({ isOpen: false, names: [] });
      }),
    );
  });

  test('closes by itself when everything loaded after all', () => {
    const { actor, view } = startRequests();
    view().failed('cards');
    actor.send({ type: 'REQUEST.RECOVERED', name: 'cards' });
    expect(view().isOpen).toBe(false);
  });

  test('asks again for what failed and then lists what failed again or meanwhile', async () => {
    const { view } = startRequests(async (names) => names.filter((name) => name === 'songs'));
    for (const name of ['cards', 'songs']) view().failed(name);
    view().retry();
    expect(view()).toMatchObject({ isOpen: true, isRetrying: true, names: ['cards', 'songs'] });
    view().failed('events');
    await vi.waitFor(() => expect(view().isRetrying).toBe(false));
    expect(view()).toMatchObject({ isOpen: true, names: ['songs', 'events'] });
  });

  test('closes when a retry brings everything, and keeps the list when it breaks', async () => {
    const outcomes = [Promise.reject(new Error('offline')), Promise.resolve([])];
    const { view } = startRequests(() => outcomes.shift() ?? Promise.resolve([]));
    view().failed('cards');
    view().retry();
    await vi.waitFor(() => expect(view()).toMatchObject({ isRetrying: false, names: ['cards'] }));
    view().retry();
    await vi.waitFor(() => expect(view().isOpen).toBe(false));
  });

  test('is not shown to crawlers', () => {
    const { actor, view } = startRequests();
    view().failed('cards');
    actor.send({ type: 'CRAWLER.FOUND' });
    view().failed('songs');
    expect(view()).toMatchObject({ isOpen: false, names: [] });
  });
});

function startWelcome(load: () => Promise<Greeting>, save: () => Promise<void> = async () => undefined) {
  const machine = welcomeMachine.provide({
    actors: {
      load: fromPromise(load),
      save: fromPromise<void>(save),
      watch: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine).start();
  return { actor, view: () => welcomeView(actor.getSnapshot(), actor.send) };
}

describe('first-visit dialog', () => {
  test('shows until it is closed and is remembered', async () => {
    const save = vi.fn(async () => undefined);
    const { view } = startWelcome(async () => 'dialog', save);
    expect(view().isOpen).toBe(false);
    await vi.waitFor(() => expect(view().isOpen).toBe(true));
    view().close();
    expect(view().isOpen).toBe(false);
    expect(save).toHaveBeenCalledOnce();
  });

  test('does not show when it was closed before, here or in another tab', async () => {
    let wasClosed = false;
    const { actor, view } = startWelcome(async () => greetingFor(wasClosed, '/'));
    await vi.waitFor(() => expect(view().isOpen).toBe(true));
    wasClosed = true;
    actor.send({ type: 'KEPT.CHANGED' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('hidden'));
  });

  test('is a bar on a page that a link led to, and opens from there', async () => {
    expect(greetingFor(true, '/info/cards/1')).toBe('none');
    const { view } = startWelcome(async () => greetingFor(false, '/info/cards/1'));
    await vi.waitFor(() => expect(view()).toMatchObject({ isOpen: false, isOffered: true }));
    view().open();
    expect(view()).toMatchObject({ isOpen: true, isOffered: false });
    view().close();
    expect(view()).toMatchObject({ isOpen: false, isOffered: false });
  });

  test('is a bar when no one knows, and is not shown to crawlers', async () => {
    const { actor, view } = startWelcome(() => Promise.reject(new Error('storage')));
    await vi.waitFor(() => expect(view().isOffered).toBe(true));
    actor.send({ type: 'CRAWLER.FOUND' });
    expect(view()).toMatchObject({ isOpen: false, isOffered: false });
  });

  test('reads back what it wrote and takes anything else for not closed', () => {
    expect([true, false].map((isClosed) => readWelcome(writeWelcome(isClosed)))).toEqual([true, false]);
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(typeof readWelcome(json)).toBe('boolean');
      }),
    );
    expect(readWelcome({ closed: 'yes' })).toBe(false);
  });
});
