import { expect, onTestFinished, test } from 'vitest';
import { fullDiskRound, NO_SMALL_DISK, smallDisk } from './full-disk.ts';

test('on a full disk writes are refused, reads go on, and nothing is damaged', async (context) => {
  const disk = smallDisk();
  if (disk === null) {
    process.stderr.write(`${NO_SMALL_DISK}\n`);
    return context.skip();
  }
  onTestFinished(disk.remove);
  const result = await fullDiskRound(disk, 0);
  expect(result.strange).toEqual([]);
  expect(result.refused).toBeGreaterThan(20);
  expect(result.reads.filter((status) => status !== 200)).toEqual([]);
  expect(result.left).toEqual([]);
  expect(result.resumedMs).toBeLessThan(5_000);
  expect([result.lost, result.integrity]).toEqual([false, 'ok']);
});
