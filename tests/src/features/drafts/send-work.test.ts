import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkTask } from '#machines/workdraft/workdraft.types';
import { type KeptWork, newWork } from '#model/writing/work/kept-work';
import type { SentKind } from '#src/features/drafts/send-steps.ts';
import { sendWork } from '#src/features/drafts/send-work.ts';

interface Draft {
  readonly title: string;
}

const COVER = { hash: 'a'.repeat(40), name: '', size: 0, type: '' };

const kindWith = (isCovered: boolean): SentKind<Draft> => ({
  filesOf: () => (isCovered ? [{ name: 'cover', file: COVER }] : []),
  postOf: async ({ title }, before) => ({
    categoryName: 'SELF_POST',
    categoryId: 'story',
    title,
    content: [...before],
  }),
  editOf: async ({ title }) => ({ title }),
  contentOf: async () => null,
});

const refusal = (code: string, status: number, fields: object = {}) =>
  Response.json({ result: false, code, requestId: 'r', fields }, { status });

/** What the site answers each call with, in turn. */
let answers: (() => Response)[];
let calls: { readonly name: string; readonly body: unknown }[];

beforeEach(() => {
  [answers, calls] = [[], []];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ name: path, body: JSON.parse(String(init.body ?? 'null')) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (
  work: Partial<KeptWork<Draft>> = {},
  task: WorkTask = { kind: 'publish' },
  kind = kindWith(false),
) =>
  sendWork(
    { work: { ...newWork({ title: 'Half past five' }), ...work }, task },
    {
      kind,
      file: async () => null,
      home: 'https://setori.example',
      keyOf: () => 'key-of-work',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );

test('a file that the site was not asked about is not called missing', async () => {
  expect(await send({}, { kind: 'publish' }, kindWith(true))).toEqual({ kind: 'unreachable' });
  answers = [() => refusal('LOGIN_REQUIRED', 401)];
  expect(await send({}, { kind: 'publish' }, kindWith(true))).toEqual({ kind: 'login' });
  answers = [() => refusal('NOT_FOUND', 404)];
  expect(await send({}, { kind: 'publish' }, kindWith(true))).toEqual({
    kind: 'upload',
    file: 'cover',
    failure: { kind: 'missing' },
  });
});

test('saving a planned work knows the text that it has, of which some may stay as it is', async () => {
  const content = [{ type: 'text', data: 'Written elsewhere' }];
  const plan = { id: 3, time: 5, revision: 1, categoryId: 'story', failed: null, author: null, postId: null };
  const planned = { plan: { id: 3, time: 5 }, revision: 1 };
  answers = [
    () => Response.json({ result: true, plan, post: { content } }),
    () => Response.json({ result: true, id: 3, time: 5, revision: 2 }),
  ];
  expect(await send(planned)).toEqual({ kind: 'planned', id: 3, time: 5, revision: 2 });
  expect(calls.at(-1)).toMatchObject({
    name: '/api/post/plan/edit',
    body: { revision: 1, post: { content } },
  });
});

test('saving a planned work that came out meanwhile goes to its post', async () => {
  const plan = { id: 3, time: 5, revision: 1, categoryId: 'story', failed: null, author: null, postId: 9 };
  answers = [
    () => Response.json({ result: true, plan, post: null }),
    () => Response.json({ result: true, post: { content: [] } }),
    () => Response.json({ result: true, revision: 1 }),
  ];
  const planned = { plan: { id: 3, time: 5 }, revision: 1 };
  expect(await send(planned)).toEqual({ kind: 'published', id: 9, revision: 1 });
  expect(calls.at(-1)).toMatchObject({ name: '/api/post/edit', body: { id: 9, revision: 0 } });
});

test('fields that are refused have the same names where the work is planned', async () => {
  answers = [
    () => refusal('REQUEST_INVALID', 400, { 'post.storySource.actions.3': 'INVALID', time: 'INVALID' }),
  ];
  expect(await send({}, { kind: 'plan', time: 5 })).toEqual({
    kind: 'invalid',
    fields: ['storySource.actions.3', 'time'],
  });
});
