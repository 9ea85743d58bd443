import { storage } from '#src/app/kept.ts';
import { provideCloud } from './provide.ts';

/** The machine of the cloud in a real browser. */
export const cloud = provideCloud(storage);
