import { count, fields, listOf, MAX_PAGE, success, text } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { listedPost } from './post.ts';

const { id, title, artists, diff, level, song, time, author, likes } = listedPost.properties;

/** Charts of the community for dialogs that bring one in from here. */
export const OSU_ENDPOINTS = {
  'GET osu': {
    summary:
      'Finds charts that members published by title, artist or creator, the newest first; `post/details` has the notes.',
    dataName: 'charts',
    caller: 'anyone',
    rate: 'read',
    request: fields({ search: text(100, 1) }),
    answer: success({
      count,
      charts: listOf(fields({ id, title, artists, diff, level, song, time, author, likes }), MAX_PAGE),
    }),
    errors: [],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
