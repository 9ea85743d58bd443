import type { PostReader } from '../../services/community/reading.ts';
import { findCharts } from '../../services/osu/osu.ts';
import type { Handlers } from './mount.ts';

type Store = Parameters<typeof findCharts>[0];

export const osuHandlers = (store: Store, posts: PostReader): Pick<Handlers, 'GET osu'> => ({
  'GET osu': async ({ request }) => ({ result: true, ...(await findCharts(store, posts, request.search)) }),
});
