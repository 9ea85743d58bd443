import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { backupsView } from '#machines/backups/backups.view';
import type { ProfileCollection } from '#model/profile/collection';
import { MAX_TEXT_LENGTH } from '#model/profile/import';
import { createBackups } from '#src/browser/storage/backups.ts';
import { tabLock } from '#src/browser/storage/lock.ts';
import { provideBackups } from '#src/features/account/copies/backups.actors.ts';
import { readSource } from '#src/features/account/profiles/import/importing.actors.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProfile } from '#tests/laws/samples';

const of = (...names: readonly string[]): ProfileCollection => ({
  profiles: names.map(sampleProfile),
  active: 0,
});

const alive = new AbortController().signal;
const LONG = JSON.stringify(Array.from({ length: 50 }, (_, i) => sampleProfile(`${i}`)));

/** A worker that answers, or breaks. */
class FakeWorker {
  static readonly ended: FakeWorker[] = [];
  static answer: unknown = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => {
      if (FakeWorker.answer) this.onmessage?.({ data: FakeWorker.answer });
      else this.onerror?.({ message: 'broken', preventDefault: () => undefined });
    });
  }
  terminate(): void {
    FakeWorker.ended.push(this);
  }
}

describe('reading what is imported', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('reads a long text on a thread that ends with it, and here where the thread breaks', async () => {
    expect(LONG.length).toBeGreaterThan(20_000);
    vi.stubGlobal('Worker', FakeWorker);
    FakeWorker.answer = { ok: false, reason: 'empty' };
    expect(await readSource({ kind: 'text', text: LONG }, alive)).toEqual(FakeWorker.answer);
    FakeWorker.answer = null;
    expect(await readSource({ kind: 'text', text: LONG }, alive)).toMatchObject({
      ok: true,
      form: 'profiles',
    });
    expect(FakeWorker.ended).toHaveLength(2);
  });

  test('takes a text and a file', async () => {
    const text = JSON.stringify(sampleProfile('A'));
    expect(await readSource({ kind: 'text', text }, alive)).toMatchObject({ ok: true, form: 'profiles' });
    const file = new File(['id\n5\n'], 'cards.csv');
    expect(await readSource({ kind: 'file', file }, alive)).toMatchObject({ ok: true, form: 'table' });
  });

  test('does not read a file that no collection fills, and fails for what is no file', async () => {
    const film = { name: 'film.mp4', size: 5 * MAX_TEXT_LENGTH };
    expect(await readSource({ kind: 'file', file: film }, alive)).toEqual({ ok: false, reason: 'tooLarge' });
    await expect(readSource({ kind: 'file', file: { name: 'a', size: 1 } }, alive)).rejects.toThrow(
      'nothing to read',
    );
  });
});

describe('backups as a page has them', () => {
  function open(texts: Readonly<Record<string, string>> = {}) {
    const { storage, kept } = fakeStorage(texts);
    const tabs = { lock: tabLock(), broadcast: { post: () => undefined, listen: () => () => undefined } };
    let now = 1_000;
    const backups = createBackups(storage, tabs, () => (now += 1_000));
    const actor = createActor(provideBackups(backups, storage));
    const opened: ProfileCollection[] = [];
    actor.on('BACKUP.OPENED', ({ collection }) => opened.push(collection));
    actor.start();
    const view = () => backupsView(actor.getSnapshot(), actor.send);
    const isAtWork = () => actor.getSnapshot().hasTag('busy') || actor.getSnapshot().hasTag('loading');
    const settled = () => vi.waitFor(() => expect(isAtWork()).toBe(false), { interval: 1 });
    return { backups, view, settled, opened, kept };
  }
  const shown = (view: ReturnType<ReturnType<typeof open>['view']>) =>
    view.backups.map(({ reason, profiles }) => [reason, ...profiles.map(({ name }) => name)]);

  test('are made by hand, once of the same, and show what others make', async () => {
    const { backups, view, settled } = open();
    await settled();
    for (const outcome of ['taken', 'same']) {
      view().take(of('A'));
      await settled();
      expect(view().outcome).toBe(outcome);
    }
    await backups.take(of('A', 'B'), 'removal');
    await vi.waitFor(() =>
      expect(shown(view())).toEqual([
        ['removal', 'A', 'B'],
        ['manual', 'A'],
      ]),
    );
  });

  test('keep what is in use before an older one is opened', async () => {
    const { backups, view, settled, opened } = open();
    await backups.take(of('Old'), 'regular');
    await settled();
    view().restore(view().backups[0]?.slot ?? 9, of('Now'));
    await settled();
    expect(opened.map(({ profiles }) => profiles.map(({ name }) => name))).toEqual([['Old']]);
    await vi.waitFor(() =>
      expect(shown(view())).toEqual([
        ['restore', 'Now'],
        ['regular', 'Old'],
      ]),
    );
  });

  test('say when one is gone, and give the damaged text until it is discarded', async () => {
    const { view, settled, opened, kept } = open({ 'profiles/profiles.bad': '[{' });
    await settled();
    expect(view().damagedText).toBe('[{');
    view().restore(3, of('Now'));
    await settled();
    expect([view().outcome, opened]).toEqual(['gone', []]);
    view().discardDamaged();
    await vi.waitFor(() => expect(view().damagedText).toBeNull());
    expect(kept.has('profiles/profiles.bad')).toBe(false);
  });
});
