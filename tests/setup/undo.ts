import { afterAll, vi } from 'vitest';

/** Files of a project share a worker, so each leaves it as it was: also where a test failed half-way, or forgot to. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
