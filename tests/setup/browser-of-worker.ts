import { beforeAll } from 'vitest';
import { openBrowser } from '../e2e/harness.ts';

// Each test has profiles of its own in it.
beforeAll(openBrowser);
