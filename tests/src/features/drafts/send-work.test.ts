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
  postOf: async ({ title }) => ({ categoryName: 'SELF_POST', categoryId: 'story', title, content: [] }),
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

test('fields that are refused have the same names where the work is planned', async () => {
  answers = [
    () => refusal('REQUEST_INVALID', 400, { 'post.storySource.actions.3': 'INVALID', time: 'INVALID' }),
  ];
  expect(await send({}, { kind: 'plan', time: 5 })).toEqual({
    kind: 'invalid',
    fields: ['storySource.actions.3', 'time'],
  });
});
