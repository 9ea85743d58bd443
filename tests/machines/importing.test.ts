import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ImportSource } from '#machines/importing/importing.logic';
import { importingMachine } from '#machines/importing/importing.machine';
import { importingView } from '#machines/importing/importing.view';
import { readText, type TextReading } from '#model/profile/files/read-text';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleProfile } from '../laws/samples.ts';

const text = (value: unknown): ImportSource => ({ kind: 'text', text: JSON.stringify(value) });
const one = readText(JSON.stringify(sampleProfile('A')));
const two = readText(JSON.stringify([sampleProfile('A'), sampleProfile('B')]));

describe('importing machine', () => {
  walkMachine({
    machine: importingMachine,
    events: [
      { type: 'SOURCE.GIVEN', source: text(1) },
      { type: 'TARGET.CHOSEN', target: 'active' },
      { type: 'FILL.CHOSEN', fill: 'finished' },
      { type: 'PREVIEW.APPLIED', cards: 3 },
      { type: 'PREVIEW.DISCARD' },
      { type: 'xstate.done.actor.read', output: one },
      { type: 'xstate.done.actor.read', output: two },
      { type: 'xstate.done.actor.read', output: { ok: false, reason: 'notJson' } },
      { type: 'xstate.error.actor.read', error: new Error('gone') },
    ],
    deciding: ({ reading, failure, target }) => [reading?.profiles.length, failure, target],
    ignored: {
      'TARGET.CHOSEN': ['idle', 'reading', 'refused', 'applied'],
      'FILL.CHOSEN': ['idle', 'reading', 'refused', 'applied'],
      'PREVIEW.APPLIED': ['idle', 'reading', 'refused', 'applied'],
      'PREVIEW.DISCARD': ['idle'],
    },
  });
});

function start(read: (source: ImportSource) => Promise<TextReading>) {
  const machine = importingMachine.provide({
    actors: { read: fromPromise<TextReading, ImportSource>(({ input }) => read(input)) },
  });
  const actor = createActor(machine).start();
  const view = () => importingView(actor.getSnapshot(), actor.send);
  const settled = () => expect.poll(() => view().isBusy, { interval: 1 }).toBe(false);
  return { view, settled };
}

const reads = async (source: ImportSource): Promise<TextReading> =>
  source.kind === 'text' ? readText(source.text) : Promise.reject(new Error('no file'));

describe('an import', () => {
  test('is shown before it is applied, and says then how much came', async () => {
    const { view, settled } = start(reads);
    view().give(text(sampleProfile('A')));
    await settled();
    expect(view()).toMatchObject({ status: 'previewed', reading: { form: 'profiles' }, applied: null });
    view().noteApplied(7);
    expect(view()).toMatchObject({ status: 'applied', applied: 7, reading: null });
  });

  test('says why it was refused, also for a file that cannot be read', async () => {
    const { view, settled } = start(reads);
    view().give({ kind: 'text', text: 'hello there' });
    await settled();
    expect(view()).toMatchObject({ failure: 'unknownForm', reading: null });
    view().give({ kind: 'file', file: { name: 'a.json', size: 3 } });
    await settled();
    expect(view().failure).toBe('fileUnreadable');
    view().discard();
    expect(view()).toMatchObject({ status: 'idle', failure: null });
  });

  test('of several profiles never goes into one', async () => {
    const { view, settled } = start(reads);
    view().give(text(sampleProfile('A')));
    await settled();
    view().chooseTarget('active');
    expect(view().target).toBe('active');
    view().give(text([sampleProfile('A'), sampleProfile('B')]));
    await settled();
    expect(view().target).toBe('new');
    view().chooseTarget('active');
    expect(view().target).toBe('new');
  });

  test('shows the text given last, whenever answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
        async (steps, waits) => {
          const { view } = start(async (source) => {
            await steps.schedule(Promise.resolve());
            return reads(source);
          });
          for (const [i, wait] of waits.entries()) {
            view().give(text(sampleProfile(`P${i}`)));
            for (let step = 0; step < wait && steps.count() > 0; step++) await steps.waitNext(1);
          }
          await steps.waitIdle();
          await expect.poll(() => view().isBusy, { interval: 1 }).toBe(false);
          expect(view().reading?.profiles[0]?.name).toBe(`P${waits.length - 1}`);
        },
      ),
      { numRuns: 50 },
    );
  });
});
