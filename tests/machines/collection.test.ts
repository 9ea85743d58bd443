import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CollectionEvent } from '#machines/collection/collection.logic';
import { collectionMachine } from '#machines/collection/collection.machine';
import { collectionView } from '#machines/collection/collection.view';
import { withPotentials } from '#model/profile/edit/bonuses';
import { applied, changeBetween, type ProfileChange } from '#model/profile/edit/change';
import type { Profile } from '#model/profile/profile';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleProfile } from '../laws/samples.ts';

const change: ProfileChange = {
  cards: [{ place: 0, before: { ...at(1), level: 1 }, after: at(2) }],
  items: null,
};

function at(level: number) {
  return { id: 1, level, master: 0, skill: 0, ep: 0, train: 0, art: 0, exclude: false } as const;
}

describe('collection machine', () => {
  walkMachine({
    machine: collectionMachine,
    events: [
      { type: 'EDIT.MADE', change, key: null },
      { type: 'EDIT.UNDO' },
      { type: 'EDIT.REDO' },
      { type: 'PICKING.START' },
      { type: 'PICKING.END' },
      { type: 'PICK.TOGGLED', id: 1 },
      { type: 'PICK.ADDED', ids: [1, 2] },
      { type: 'PROFILE.CHANGED' },
    ],
    deciding: ({ history }) => [Math.min(history.past.length, 1), Math.min(history.future.length, 1)],
    ignored: { 'PICKING.START': ['picking'], 'PICKING.END': ['looking'] },
  });
});

/** The machine beside a profile that does what the test says. */
function start() {
  let profile: Profile = sampleProfile();
  const actor = createActor(collectionMachine);
  actor.on('CHANGE.REQUESTED', (event) => {
    profile = applied(profile, event.change);
  });
  actor.start();
  const view = () => collectionView(actor.getSnapshot(), actor.send);
  const set = (id: number, value: number, key: string | null = null) => {
    const made = changeBetween(profile, withPotentials(profile, new Map([[id, value]])));
    if (made) view().edit(made, key);
  };
  return { actor, view, set, profile: () => profile };
}

describe('editing a collection', () => {
  test('reports each step, each step back and each step forward', () => {
    const { view, set, profile } = start();
    expect(view()).toMatchObject({ canUndo: false, canRedo: false });
    set(1, 10);
    set(2, 20);
    expect(profile().items.potentials.slice(0, 2)).toEqual([10, 20]);
    view().undo();
    expect([profile().items.potentials[1], view().canRedo]).toEqual([1, true]);
    view().undo();
    view().undo();
    expect(profile()).toEqual(sampleProfile());
    view().redo();
    expect(profile().items.potentials[0]).toBe(10);
    set(3, 30);
    expect(view()).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('picks and lets go', () => {
    const { view } = start();
    view().toggle(5);
    view().pick([6, 7]);
    view().toggle(5);
    expect([view().isPicking, [...view().picked]]).toEqual([true, [6, 7]]);
    view().endPicking();
    expect([view().isPicking, view().picked.size]).toEqual([false, 0]);
    view().startPicking();
    expect(view().isPicking).toBe(true);
  });

  test('forgets everything with another profile', () => {
    const { actor, view, set } = start();
    set(1, 10);
    view().toggle(5);
    actor.send({ type: 'PROFILE.CHANGED' });
    expect(view()).toMatchObject({ canUndo: false, canRedo: false, isPicking: false });
    expect(view().picked.size).toBe(0);
  });

  test('comes back to where it began by taking back all, whatever was done between', () => {
    const step = fc.oneof(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        value: fc.integer({ min: 1, max: 50 }),
        key: fc.option(fc.constantFrom('a', 'b')),
      }),
      fc.constantFrom<CollectionEvent['type']>('EDIT.UNDO', 'EDIT.REDO'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { view, set, profile } = start();
        for (const one of steps) {
          if (typeof one !== 'string') set(one.id, one.value, one.key);
          else if (one === 'EDIT.UNDO') view().undo();
          else view().redo();
        }
        const last = profile();
        let back = 0;
        while (view().canUndo) {
          view().undo();
          back += 1;
        }
        expect(profile()).toEqual(sampleProfile());
        for (; back > 0; back--) view().redo();
        expect(profile()).toEqual(last);
      }),
    );
  });
});
