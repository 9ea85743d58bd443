import type { TestProject } from 'vitest/node';
import { startSite } from '../e2e/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is that all browser tests read. */
    readonly sharedSite: string;
  }
}

/** One site for all files that only read: starting it and warming it up takes longer than many a file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests ask faster than people.
  const { url, stop } = await startSite([], { RATE_LIMITS: 'off' });
  project.provide('sharedSite', url);
  return stop;
}
