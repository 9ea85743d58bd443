import { postBytes } from './generator.ts';

export const DATA = '/api/cards/all.5.json';

export const listBytes = (query: Readonly<Record<string, unknown>>, token?: string): Buffer =>
  postBytes(
    '/api/post/list',
    { order: 'TIME_DESC', ...query },
    token === undefined ? {} : { cookie: `token=${token}` },
  );
/** What is asked for most: the newest texts. */
export const OWN = { categoryName: 'SELF_POST', categoryId: 'text' } as const;
