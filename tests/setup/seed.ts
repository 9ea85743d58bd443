import fc from 'fast-check';
import { SEED } from './seed-value.ts';

fc.configureGlobal({ seed: SEED });
