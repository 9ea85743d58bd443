import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_PROFILES } from '#model/profile/collection';
import type { Backups } from '#src/browser/storage/backups.ts';
import { lateBackups } from '#src/browser/storage/kept.ts';

const kept = { value: NO_PROFILES, isDamaged: true, revision: 'r' };

afterEach(() => void vi.useRealTimers());

describe('backups whose code comes late', () => {
  test('hinder neither reading nor saving when it does not come', async () => {
    const backups = lateBackups(() => Promise.reject(new Error('no such file')));
    await backups.beforeSave(kept, NO_PROFILES);
    await backups.onVisit(kept);
    expect(await backups.recover(kept)).toBe(kept);
    await expect(backups.list()).rejects.toThrow('no such file');
    expect(backups.watch(() => undefined)()).toBeUndefined();
  });

  test('are not waited for without end', async () => {
    vi.useFakeTimers();
    const backups = lateBackups(() => new Promise(() => undefined));
    const saved = vi.fn();
    void backups.beforeSave(kept, NO_PROFILES).then(saved);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(saved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved).toHaveBeenCalledOnce();
  });

  test('are the ones that came, until no one listens', async () => {
    const ears = new Set<() => void>();
    const real = {
      list: async () => [],
      watch: (hear: () => void) => {
        ears.add(hear);
        return () => ears.delete(hear);
      },
    } as unknown as Backups;
    const backups = lateBackups(async () => real);
    expect(await backups.list()).toEqual([]);
    const end = backups.watch(() => undefined);
    await vi.waitFor(() => expect(ears.size).toBe(1));
    end();
    expect(ears.size).toBe(0);
  });
});
