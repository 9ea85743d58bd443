import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type FilesToPack,
  type FolderToPack,
  hasFiles,
  initialContext,
  isTooLarge,
  MAX_PACKAGE_BYTES,
  MAX_PACKAGE_FILES,
  noteLooked,
  type PackingEvent,
  take,
} from '#machines/packing/packing.logic';
import { packingMachine } from '#machines/packing/packing.machine';
import { packingView } from '#machines/packing/packing.view';
import { walkMachine } from '../laws/machine-walk.ts';

const folder: FolderToPack = {
  name: 'jp-stamp-01',
  files: [
    { name: '01/a.png', path: '/assets/jp/stamp/01_rip/a.png' },
    { name: '01/b.png', path: '/assets/jp/stamp/01_rip/b.png' },
  ],
  bundles: [],
};
const bundle = (name: string) => ({ name, list: `/api/${name}.json`, path: `/assets/${name}_rip` });
const upper: FolderToPack = { name: 'jp-stamp', files: [], bundles: [bundle('a'), bundle('b')] };
const BOOM = new Error('boom');
const ALL = ['idle', 'looking', 'unlooked', 'measured', 'packing', 'failed', 'saved'];
const but = (...states: readonly string[]): string[] => ALL.filter((state) => !states.includes(state));

describe('packing machine', () => {
  walkMachine({
    machine: packingMachine,
    input: undefined,
    events: [
      { type: 'PACKING.ASKED', folder },
      { type: 'PACKING.CONFIRMED' },
      { type: 'PACKING.CANCELLED' },
      { type: 'PACKING.RETRIED' },
      { type: 'BUNDLE.LISTED', files: folder.files },
      { type: 'FILE.LOOKED', name: '01/a.png', bytes: 5 },
      { type: 'FILE.LOOKED', name: '01/b.png', bytes: null },
      { type: 'LOOKING.ENDED' },
      { type: 'BYTES.PACKED', bytes: 5 },
      { type: 'PACKAGE.SAVED', missing: [] },
      { type: 'FILES.LOST', fault: 'unreachable' },
      { type: 'xstate.error.actor.look', error: BOOM },
      { type: 'xstate.error.actor.pack', error: BOOM },
    ],
    deciding: (context) => hasFiles(context),
    ignored: {
      'PACKING.CONFIRMED': but('measured'),
      'PACKING.RETRIED': but('unlooked', 'failed'),
      'BUNDLE.LISTED': but('looking'),
      'FILE.LOOKED': but('looking'),
      'LOOKING.ENDED': but('looking'),
      'BYTES.PACKED': but('packing'),
      'PACKAGE.SAVED': but('packing'),
      'FILES.LOST': but('looking', 'packing'),
    },
  });
});

/** A machine whose slots report what a test asks of them. */
function start() {
  const slots: Record<'look' | 'pack', ((event: PackingEvent) => void) | null> = { look: null, pack: null };
  const slot = <Input>(name: 'look' | 'pack') =>
    fromCallback<PackingEvent, Input>(({ sendBack }) => {
      slots[name] = sendBack;
      return () => {
        slots[name] = null;
      };
    });
  const actor = createActor(
    packingMachine.provide({ actors: { look: slot<FolderToPack>('look'), pack: slot<FilesToPack>('pack') } }),
  ).start();
  return { slots, view: () => packingView(actor.getSnapshot(), actor.send) };
}

describe('a folder', () => {
  test('counts the files of its bundles as they are listed, and again from the start after a failure', () => {
    const { slots, view } = start();
    view().ask(upper);
    slots.look?.({ type: 'BUNDLE.LISTED', files: [{ name: 'a/1.png', path: '/1' }] });
    expect(view()).toMatchObject({ status: 'looking', count: 1, share: 0.25 });
    slots.look?.({ type: 'FILES.LOST', fault: 'unreachable' });
    view().retry();
    expect(view()).toMatchObject({ status: 'looking', count: 0, share: 0 });
    slots.look?.({ type: 'BUNDLE.LISTED', files: [{ name: 'a/1.png', path: '/1' }] });
    slots.look?.({ type: 'BUNDLE.LISTED', files: [{ name: 'b/2.png', path: '/2' }] });
    expect(view().share).toBe(0.5);
    slots.look?.({ type: 'FILE.LOOKED', name: 'a/1.png', bytes: 5 });
    slots.look?.({ type: 'FILE.LOOKED', name: 'b/2.png', bytes: null });
    slots.look?.({ type: 'LOOKING.ENDED' });
    expect(view()).toMatchObject({ status: 'measured', bytes: 5, missing: ['b/2.png'], canPack: true });
  });

  test('is packed once its size was shown and confirmed, without what is missing', () => {
    const { slots, view } = start();
    view().ask(folder);
    expect(view()).toMatchObject({ status: 'looking', share: 0, canPack: false });
    slots.look?.({ type: 'FILE.LOOKED', name: '01/a.png', bytes: 40 });
    expect(view().share).toBe(0.5);
    slots.look?.({ type: 'FILE.LOOKED', name: '01/b.png', bytes: null });
    slots.look?.({ type: 'LOOKING.ENDED' });
    expect(view()).toMatchObject({ status: 'measured', bytes: 40, missing: ['01/b.png'], canPack: true });
    expect(slots.pack).toBeNull();
    view().confirm();
    slots.pack?.({ type: 'BYTES.PACKED', bytes: 10 });
    expect(view()).toMatchObject({ status: 'packing', share: 0.25 });
    slots.pack?.({ type: 'PACKAGE.SAVED', missing: ['01/b.png'] });
    expect(view()).toMatchObject({ status: 'saved', missing: ['01/b.png'], share: null });
  });

  test('can be cancelled at any time, which ends the work', () => {
    const { slots, view } = start();
    view().ask(folder);
    view().cancel();
    expect([view().status, slots.look]).toEqual(['idle', null]);
  });

  test('can be tried again after files were lost, from the beginning', () => {
    const { slots, view } = start();
    view().ask(folder);
    slots.look?.({ type: 'FILE.LOOKED', name: '01/a.png', bytes: 40 });
    slots.look?.({ type: 'FILES.LOST', fault: 'server' });
    expect(view().status).toBe('unlooked');
    view().retry();
    expect(view()).toMatchObject({ status: 'looking', share: 0, bytes: 0 });
    slots.look?.({ type: 'FILE.LOOKED', name: '01/a.png', bytes: 40 });
    slots.look?.({ type: 'LOOKING.ENDED' });
    view().confirm();
    slots.pack?.({ type: 'BYTES.PACKED', bytes: 30 });
    slots.pack?.({ type: 'FILES.LOST', fault: 'unreachable' });
    expect(view().status).toBe('failed');
    view().retry();
    expect(view()).toMatchObject({ status: 'packing', share: 0 });
  });

  test('is given up when more comes than was stated, and more than a package may hold', () => {
    const { slots, view } = start();
    view().ask(folder);
    for (const { name } of folder.files) slots.look?.({ type: 'FILE.LOOKED', name, bytes: 0 });
    slots.look?.({ type: 'LOOKING.ENDED' });
    view().confirm();
    slots.pack?.({ type: 'BYTES.PACKED', bytes: MAX_PACKAGE_BYTES });
    expect(view()).toMatchObject({ status: 'packing', share: 1 });
    slots.pack?.({ type: 'BYTES.PACKED', bytes: 1 });
    expect(view()).toMatchObject({ status: 'measured', excess: 'bytes', bytes: MAX_PACKAGE_BYTES + 1 });
    expect(slots.pack).toBeNull();
    view().confirm();
    expect(view().status).toBe('measured');
  });

  test('is looked up no further once it has too many files, or too many bytes', () => {
    const { slots, view } = start();
    view().ask(upper);
    const file = { name: 'a/1.png', path: '/1' };
    slots.look?.({ type: 'BUNDLE.LISTED', files: Array.from({ length: MAX_PACKAGE_FILES }, () => file) });
    expect(view()).toMatchObject({ status: 'looking', excess: null });
    slots.look?.({ type: 'BUNDLE.LISTED', files: [file] });
    expect(view()).toMatchObject({ status: 'measured', excess: 'files', canPack: false });
    expect(slots.look).toBeNull();
    view().ask(folder);
    slots.look?.({ type: 'FILE.LOOKED', name: '01/a.png', bytes: MAX_PACKAGE_BYTES + 1 });
    expect(view()).toMatchObject({ status: 'measured', excess: 'bytes', canPack: false });
    expect(slots.look).toBeNull();
  });

  test('is not packed when it is too large, or nothing of it is there', () => {
    const { slots, view } = start();
    view().ask(folder);
    slots.look?.({ type: 'FILE.LOOKED', name: '01/a.png', bytes: MAX_PACKAGE_BYTES + 1 });
    slots.look?.({ type: 'LOOKING.ENDED' });
    view().confirm();
    expect(view()).toMatchObject({ status: 'measured', excess: 'bytes', canPack: false });
    view().ask(folder);
    for (const { name } of folder.files) slots.look?.({ type: 'FILE.LOOKED', name, bytes: null });
    slots.look?.({ type: 'LOOKING.ENDED' });
    expect(view()).toMatchObject({ status: 'measured', canPack: false });
  });
});

test('the size of a folder is the sum of its files, whatever is missing', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(10_000_000))), (sizes) => {
      let looked = take(initialContext(), { type: 'PACKING.ASKED', folder });
      for (const [nth, bytes] of sizes.entries()) {
        looked = { ...looked, ...noteLooked(looked, { type: 'FILE.LOOKED', name: `${nth}`, bytes }) };
      }
      expect(looked.bytes).toBe(sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0));
      expect([looked.looked, looked.missing.length]).toEqual([
        sizes.length,
        sizes.filter((bytes) => bytes === null).length,
      ]);
      expect(isTooLarge(looked)).toBe(looked.bytes > MAX_PACKAGE_BYTES);
    }),
  );
});
