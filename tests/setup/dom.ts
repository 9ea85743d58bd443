import { readFileSync } from 'node:fs';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Waiting ends as soon as what is waited for is there; a slow machine only needs longer until then.
const PATIENCE = { timeout: 20_000 };
configure({ asyncUtilTimeout: PATIENCE.timeout });
const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);

const { fetch } = globalThis;

/** The texts of other languages come from their files; everything else goes where it goes. */
globalThis.fetch = async (input, init) =>
  typeof input === 'string' && input.startsWith('/locales/')
    ? new Response(readFileSync(`.${input}`))
    : fetch(input, init);

/** Nothing is laid out here: who watches a size is told at once that there is one, as browsers tell with the next frame. */
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
