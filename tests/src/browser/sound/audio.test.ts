import { describe, expect, test, vi } from 'vitest';
import { tabClaim } from '#src/browser/sound/audio.ts';

/** A lock that fails when the test says so. */
function fakeLocks() {
  let fail = (_: Error): void => undefined;
  const request = vi.fn(
    (_name: string, _options: object, _hold: () => Promise<void>) =>
      new Promise<void>((_resolve, reject) => {
        fail = reject;
      }),
  );
  return { locks: { request } as unknown as LockManager, fail: (error: Error) => fail(error) };
}

const quiet = { post: () => undefined, listen: () => () => undefined };
const stolen = () => new DOMException('stolen', 'AbortError');
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the tab that plays', () => {
  test('is notified when another tab takes the lock', async () => {
    const { locks, fail } = fakeLocks();
    const onLost = vi.fn();
    tabClaim(quiet, locks)(onLost);
    fail(stolen());
    await settled();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('goes on when the browser refuses the lock', async () => {
    const { locks, fail } = fakeLocks();
    const onLost = vi.fn();
    tabClaim(quiet, locks)(onLost);
    fail(new DOMException('no', 'SecurityError'));
    await settled();
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is not notified once it has released the lock', async () => {
    const { locks, fail } = fakeLocks();
    const onLost = vi.fn();
    tabClaim(quiet, locks)(onLost)();
    fail(stolen());
    await settled();
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is notified by a message where there are no locks', () => {
    const listen = vi.fn((_name: string, _hear: () => void) => () => undefined);
    const post = vi.fn();
    const onLost = vi.fn();
    tabClaim({ post, listen }, undefined)(onLost);
    expect(post).toHaveBeenCalledOnce();
    listen.mock.calls[0]?.[1]();
    expect(onLost).toHaveBeenCalledOnce();
  });
});
