import { expect, test, vi } from 'vitest';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

test('fetches once and returns the same promise ever after', async () => {
  const fetch = vi.fn(async () => 'code');
  const fetchCode = fetchOnce(fetch);
  expect(fetchCode()).toBe(fetchCode());
  await expect(fetchCode()).resolves.toBe('code');
  expect(fetch).toHaveBeenCalledOnce();
});

test('fetches again after a failure', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('code');
  const fetchCode = fetchOnce(fetch);
  await expect(fetchCode()).rejects.toThrow('offline');
  await expect(fetchCode()).resolves.toBe('code');
});
