import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PublishOutcome, WritingInput } from '#machines/writing/writing.types';
import { writingView } from '#machines/writing/writing.view';
import { EMPTY_POST, type PostDraft } from '#model/writing/post/draft';
import { provideWriting } from '#src/features/studio/writing.actors.ts';

afterEach(() => vi.unstubAllGlobals());

interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
type Answer = readonly [status: number, body: object];

/** A server of the answers for each path, the last one again and again. */
function serve(answers: Readonly<Record<string, readonly Answer[] | 'down'>>): Call[] {
  const calls: Call[] = [];
  const counts = new Map<string, number>();
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(typeof input === 'string' ? input : input.url, 'http://setori.test'),
      init,
    );
    const path = new URL(request.url).pathname.replace('/api/', '');
    const text = await request.text();
    calls.push({ path, body: text === '' ? {} : (JSON.parse(text) as Call['body']) });
    const known = Object.keys(answers).find((each) => path.startsWith(each));
    const list = known === undefined ? undefined : answers[known];
    if (list === undefined || list === 'down') throw new TypeError('Failed to fetch');
    const nth = counts.get(path) ?? 0;
    counts.set(path, nth + 1);
    const [status, body] = list[Math.min(nth, list.length - 1)] ?? [500, {}];
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return calls;
}

const PICTURE = `/api/upload/file/${'a'.repeat(40)}`;
const post = (more: Partial<PostDraft> = {}): PostDraft => ({
  ...EMPTY_POST,
  title: ' Three cards ',
  content: [{ type: 'text', data: 'Look' }],
  ...more,
});

const NEW: WritingInput = {
  target: { kind: 'new' },
  draftKey: 'drafts/post/mika/new',
  start: EMPTY_POST,
  revision: null,
};
const edit = (start: PostDraft, revision: number | null = 3): WritingInput => ({
  target: { kind: 'edit', id: 12 },
  draftKey: 'drafts/post/mika/12',
  start,
  revision,
});

/** The machine with its slots, a storage of texts, and keys that count. */
function open(input: WritingInput, kept = new Map<string, string>()) {
  let keys = 0;
  const logic = provideWriting({
    storage: {
      get: async (key) => kept.get(key) ?? null,
      set: async (key, text) => void kept.set(key, text),
      remove: async (key) => void kept.delete(key),
    },
    queries: new QueryClient(),
    newKey: () => {
      keys += 1;
      return `key${keys}`;
    },
  });
  const actor = createActor(logic, { input });
  const published: number[] = [];
  actor.on('POST.PUBLISHED', ({ id }) => published.push(id));
  actor.start();
  const view = () => writingView(actor.getSnapshot(), actor.send);
  const write = async (draft: PostDraft): Promise<void> => {
    await waitFor(actor, () => !view().isOpening);
    view().change(draft);
  };
  const publish = async (): Promise<void> => {
    view().publish();
    await waitFor(actor, () => !view().isPublishing);
  };
  return { view, write, publish, published, kept };
}

/** What a new post comes to with this answer. */
async function refusalOf(
  answers: Parameters<typeof serve>[0],
  input = NEW,
  draft = post(),
): Promise<Exclude<PublishOutcome, { kind: 'published' }> | null> {
  serve(answers);
  const { write, publish, view } = open(input);
  await write(draft);
  await publish();
  return view().refusal;
}

const refused = (status: number, code: string, more: object = {}): Answer => [
  ...([status, { result: false, code, ...more }] as const),
];

describe('a new post', () => {
  test('is sent with a trimmed title, its facts and a key, and its draft is gone', async () => {
    const calls = serve({ post: [[200, { result: true, id: 77 }]] });
    const { write, publish, published, kept } = open(NEW);
    await write(post({ rating: 1, warnings: ['warningDeath'], tags: [{ type: 'text', data: 'cards' }] }));
    await publish();
    await expect.poll(() => published).toEqual([77]);
    const [{ path, body } = { path: '', body: {} }] = calls;
    expect(path).toBe('post');
    expect(body).toEqual({
      categoryName: 'SELF_POST',
      categoryId: 'text',
      title: 'Three cards',
      rating: 1,
      warningDeath: true,
      tags: [{ type: 'text', data: 'cards' }],
      content: [{ type: 'text', data: 'Look' }],
      key: 'key1',
    });
    await expect.poll(() => kept.size).toBe(0);
  });

  test('keeps its key when it is sent again, so that it is published once', async () => {
    const calls = serve({ post: [refused(503, 'UNAVAILABLE'), [200, { result: true, id: 5 }]] });
    const { write, publish, published } = open(NEW);
    await write(post());
    await publish();
    await publish();
    await expect.poll(() => published).toEqual([5]);
    expect(calls.map(({ body }) => body.key)).toEqual(['key1', 'key1']);
  });

  test('gets another key once it says something else', async () => {
    const calls = serve({ post: [refused(503, 'UNAVAILABLE'), [200, { result: true, id: 5 }]] });
    const { write, publish } = open(NEW);
    await write(post());
    await publish();
    await write(post({ title: 'Four cards' }));
    await publish();
    expect(new Set(calls.map(({ body }) => body.key)).size).toBe(2);
  });

  test.each<readonly [Answer, string]>([
    [refused(401, 'LOGIN_REQUIRED'), 'login'],
    [refused(413, 'BODY_TOO_LARGE'), 'large'],
    [refused(400, 'CONTENT_INVALID', { fields: { 'content.0.data': 'INVALID' } }), 'invalid'],
    [[200, 'not what the contract says' as unknown as object], 'failed'],
  ])('that is answered with %j reports %s and stays', async (answer, kind) => {
    serve({ post: [answer] });
    const { write, publish, view } = open(NEW);
    await write(post());
    await publish();
    expect(view().refusal?.kind).toBe(kind);
    expect(view().post.title).toBe(' Three cards ');
  });

  test('says how long to wait, and that no one answered', async () => {
    expect(await refusalOf({ post: [refused(429, 'RATE_LIMITED', { retryAfter: 9 })] })).toEqual({
      kind: 'wait',
      seconds: 9,
    });
    expect(await refusalOf({ post: 'down' })).toEqual({ kind: 'unreachable' });
  });
});

describe('what the site refuses of a post', () => {
  test('is the nodes that it names, and the other fields', async () => {
    const fields = { 'content.1.data': 'INVALID', 'tags.0.data': 'INVALID' };
    const bad = { type: 'mention', data: 'Nobody' };
    const draft = post({ content: [{ type: 'text', data: 'Look' }, bad] });
    expect(await refusalOf({ post: [refused(400, 'REQUEST_INVALID', { fields })] }, NEW, draft)).toEqual({
      kind: 'invalid',
      nodes: [bad],
      fields: ['tags.0.data'],
    });
  });

  test('is the pictures that are gone where it names none', async () => {
    const image = { type: 'image', display: 0, objects: [PICTURE] };
    const draft = post({ content: [{ type: 'text', data: 'Look' }, image] });
    const answers = {
      post: [refused(400, 'CONTENT_INVALID', { fields: { content: 'FILE_UNKNOWN' } })],
      'upload/status': [refused(404, 'FILE_INVALID')],
    };
    expect(await refusalOf(answers, NEW, draft)).toEqual({ kind: 'invalid', nodes: [image], fields: [] });
  });

  test('never loses a node or invents one, whatever is named', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(5)), async (places) => {
        const content = ['a', 'b', 'c'].map((data) => ({ type: 'text', data }));
        const fields = Object.fromEntries(places.map((place) => [`content.${place}.data`, 'INVALID']));
        const answers = {
          post: [refused(400, 'REQUEST_INVALID', { fields: { ...fields, title: 'INVALID' } })],
        };
        const refusal = await refusalOf(answers, NEW, post({ content }));
        const named = content.filter((_node, place) => places.includes(place));
        expect(refusal).toEqual({ kind: 'invalid', nodes: named, fields: ['title'] });
      }),
      { numRuns: 20 },
    );
  });
});

describe('an edit', () => {
  const start = post({ title: 'Before', rating: 2, warnings: ['warningDeath'] });

  test('sends the revision it is based on and what changed of the facts; null takes a warning away', async () => {
    const calls = serve({
      'post/edit': [[200, { result: true, revision: 4 }]],
      post: [[200, { result: true }]],
    });
    const { write, publish, published } = open(edit(start));
    await write({ ...start, title: 'After', warnings: ['warningViolence'] });
    await publish();
    await expect.poll(() => published).toEqual([12]);
    expect(calls[0]).toEqual({
      path: 'post/edit',
      body: {
        id: 12,
        title: 'After',
        tags: [],
        content: start.content,
        revision: 3,
        warningDeath: null,
        warningViolence: true,
      },
    });
  });

  test.each([
    [
      'shows the newer version',
      [[200, { result: true, post: { title: 'Theirs', content: [] } }]] as const,
      'Theirs',
    ],
    ['says so without it', 'down' as const, undefined],
  ])('of an older version %s', async (_, details, title) => {
    serve({ 'post/edit': [refused(409, 'REVISION_STALE', { revision: 8 })], 'post/details': details });
    const { write, publish, view } = open(edit(start));
    await write({ ...start, title: 'Mine' });
    await publish();
    const { refusal } = view();
    expect(refusal).toMatchObject({ kind: 'stale', revision: 8 });
    expect(refusal?.kind === 'stale' ? refusal.newer?.title : '').toBe(title);
    expect(view().post.title).toBe('Mine');
  });
});

test('a draft comes back on the next visit, and a damaged one costs itself alone', async () => {
  serve({});
  const first = open(NEW);
  await first.write(post({ title: 'Kept' }));
  first.view().keep();
  await expect.poll(() => first.kept.size).toBe(1);
  const again = open(NEW, first.kept);
  await expect.poll(() => again.view().isOpening).toBe(false);
  expect([again.view().post.title, again.view().isRestored]).toEqual(['Kept', true]);
  const damaged = open(NEW, new Map([[NEW.draftKey, '{"post":']]));
  await expect.poll(() => damaged.view().isOpening).toBe(false);
  expect(damaged.view().post).toEqual(EMPTY_POST);
});
