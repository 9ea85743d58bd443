import { queryClient } from '../../data/query-client.ts';
import { randomKey } from '../../platform/random-key.ts';
import { createStorage } from '../../platform/storage.ts';
import { provideComposer } from './composing.ts';

/** The machine of written texts in a real browser. */
export const composer = provideComposer({
  storage: createStorage(),
  queries: queryClient,
  home: location.origin,
  newKey: randomKey,
});
