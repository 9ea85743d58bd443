import { readFileSync } from 'node:fs';
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Waiting ends as soon as what is waited for is there; a slow machine only needs longer until then.
const PATIENCE = { timeout: 20_000 };
configure({ asyncUtilTimeout: PATIENCE.timeout });
const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);

/** The window's own timers, which end with it: others would find none when the last test is over. Some files have no window. */
const own = globalThis.document?.defaultView;
for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const)
  if (own) globalThis[name] = own[name].bind(own) as never;

// As tests/setup/undo.ts. Files of the inspector's server have no window.
afterAll(() => {
  own?.localStorage.clear();
  own?.sessionStorage.clear();
});

const { fetch } = globalThis;

/** The texts of other languages come from their files; everything else goes where it goes. */
globalThis.fetch = async (input, init) =>
  typeof input === 'string' && input.startsWith('/locales/')
    ? new Response(readFileSync(`.${input}`))
    : fetch(input, init);

/** Nothing is laid out here: observers of a size are called at once, as browsers do with the next frame. */
globalThis.ResizeObserver = class implements ResizeObserver {
  readonly #tell: () => void;

  constructor(callback: ResizeObserverCallback) {
    this.#tell = () => callback([], this);
  }

  observe(): void {
    this.#tell();
  }

  unobserve(): void {}

  disconnect(): void {}
};
