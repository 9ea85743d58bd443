import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { changed, distinct, merged, readServers, writeServers } from '#machines/servers/servers.logic';
import { serversMachine } from '#machines/servers/servers.machine';
import type { Servers } from '#machines/servers/servers.types';
import { serversView } from '#machines/servers/servers.view';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import { walkMachine } from '../laws/machine-walk.ts';

const server = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const);

const kept: Kept<Servers> = { value: { main: 1, sub: 0 }, isDamaged: false, revision: 'r1' };

describe('servers machine', () => {
  walkMachine({
    machine: serversMachine,
    events: [
      { type: 'MAIN.CHANGED', server: 3 },
      { type: 'SUB.CHANGED', server: 4 },
      { type: 'STORAGE.RETRY' },
      { type: 'KEPT.CHANGED' },
      { type: 'xstate.done.actor.load', output: kept },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.check', output: kept },
      { type: 'xstate.error.actor.check', error: new Error('time') },
      { type: 'xstate.done.actor.save', output: { isKept: true, revision: 'r2' } },
      { type: 'xstate.done.actor.save', output: { isKept: false, theirs: kept } },
      { type: 'xstate.error.actor.save', error: new Error('quota') },
      { type: 'xstate.error.actor.watch', error: new Error('no channel') },
    ],
    deciding: ({ servers, kept, tried, isStale }) => [servers, servers === kept, servers === tried, isStale],
    ignored: {
      'MAIN.CHANGED': ['loading'],
      'SUB.CHANGED': ['loading'],
      'STORAGE.RETRY': ['loading', 'ready.saved', 'ready.saving', 'ready.checking'],
    },
  });
});

describe('servers', () => {
  test('starts with English and Japanese and keeps a change', async () => {
    const save = vi.fn(
      async (_: Keeping<Servers>): Promise<KeepOutcome<Servers>> => ({ isKept: true, revision: 'r2' }),
    );
    const machine = serversMachine.provide({
      actors: {
        load: fromPromise<Kept<Servers>>(async () => ({ ...kept, value: readServers(undefined) })),
        save: fromPromise<KeepOutcome<Servers>, Keeping<Servers>>(({ input }) => save(input)),
        watch: fromCallback(() => undefined),
      },
    });
    const actor = createActor(machine).start();
    const view = () => serversView(actor.getSnapshot(), actor.send);
    expect(view()).toMatchObject({ isLoading: true, main: 1, sub: 0 });
    await vi.waitFor(() => expect(view().isLoading).toBe(false));
    view().setMain(0);
    expect(view()).toMatchObject({ main: 0, sub: 1, storageProblem: null });
    expect(save).toHaveBeenCalledExactlyOnceWith({ value: { main: 0, sub: 1 }, base: 'r1' });
  });

  test('switches the sub server to the first that differs when both become equal', () => {
    expect(distinct(0, 0)).toEqual({ main: 0, sub: 1 });
    expect(distinct(3, 3)).toEqual({ main: 3, sub: 0 });
    expect(changed({ main: 1, sub: 4 }, { type: 'SUB.CHANGED', server: 1 })).toEqual({ main: 1, sub: 0 });
  });

  test('keep what was chosen here and take the rest from the other tab', () => {
    const base = { main: 1, sub: 0 } as const;
    const theirs = { main: 1, sub: 4 } as const;
    expect(merged(base, base, theirs)).toBe(theirs);
    expect(merged(base, { main: 3, sub: 0 }, theirs)).toEqual({ main: 3, sub: 4 });
    expect(merged(base, { main: 4, sub: 0 }, theirs)).toEqual({ main: 4, sub: 0 });
  });

  test('never has the same server twice whatever is chosen or was kept', () => {
    fc.assert(
      fc.property(server, server, fc.array(fc.tuple(fc.boolean(), server)), (main, sub, choices) => {
        let servers = distinct(main, sub);
        for (const [isMain, choice] of choices) {
          servers = changed(servers, { type: isMain ? 'MAIN.CHANGED' : 'SUB.CHANGED', server: choice });
          expect(servers.main).not.toBe(servers.sub);
          if (isMain) expect(servers.main).toBe(choice);
        }
        expect(readServers(writeServers(servers))).toEqual(servers);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const { main, sub } = readServers(json);
        expect(main).not.toBe(sub);
      }),
    );
  });
});
