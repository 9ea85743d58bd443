import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { initialContext, noteBroken } from '#machines/app/app.logic';
import { appMachine } from '#machines/app/app.machine';
import { type AppEvent, MACHINE_NAMES } from '#machines/app/app.types';
import { appView, machineOf } from '#machines/app/app.view';
import { optimizerMachine } from '#machines/optimizer/optimizer.machine';
import { walkMachine } from '../laws/machine-walk.ts';

const error = new Error('boom');

describe('app machine', () => {
  walkMachine({
    machine: appMachine,
    events: [...MACHINE_NAMES.map((name): AppEvent => ({ type: `xstate.error.actor.${name}`, error }))],
    ignored: {},
  });
});

describe('app', () => {
  test('starts every machine under its name and survives storage that is not there', async () => {
    const app = createActor(appMachine).start();
    for (const name of ['profiles', 'servers', 'preferences'] as const) {
      await vi.waitFor(() =>
        expect(machineOf(app, name).getSnapshot().value).toEqual({ ready: 'unreadable' }),
      );
    }
    expect(machineOf(app, 'optimizer').getSnapshot().value).toBe('setup');
    expect(appView(app.getSnapshot()).broken).toEqual([]);
  });

  test('names the machine that broke and lets the others go on', async () => {
    const optimizer = optimizerMachine.provide({
      actors: {
        warm: fromCallback(() => {
          throw new Error('boom');
        }),
      },
    });
    const app = createActor(appMachine.provide({ actors: { optimizer } })).start();
    machineOf(app, 'optimizer').send({ type: 'ENGINE.WARM' });
    await vi.waitFor(() => expect(appView(app.getSnapshot()).broken).toEqual(['optimizer']));
    expect(app.getSnapshot().status).toBe('active');
    expect(machineOf(app, 'servers').getSnapshot().status).toBe('active');
  });

  test('remembers what broke in the order in which it broke, and nothing else', () => {
    const events = fc.array(fc.constantFrom(...MACHINE_NAMES));
    fc.assert(
      fc.property(events, (names) => {
        const broken = names.reduce(
          (context, name) => noteBroken(context, { type: `xstate.error.actor.${name}`, error }),
          initialContext(),
        );
        expect(broken).toEqual({ broken: names });
      }),
    );
  });
});
