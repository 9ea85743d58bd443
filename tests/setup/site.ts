import { afterAll, beforeAll } from 'vitest';
import { startForFile, stopAfterFile } from '../e2e/harness.ts';

// Files share the modules they import, but every file has a site and a browser of its own.
beforeAll(startForFile);
afterAll(stopAfterFile);
