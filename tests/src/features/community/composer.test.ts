import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ComposerInput } from '#machines/composer/composer.types';
import { composerView } from '#machines/composer/composer.view';
import { NOTHING_TYPED } from '#model/writing/typed-text';
import { provideComposer } from '#src/features/community/composer.actors.ts';
import { fakeStorage } from '#tests/laws/fake-storage';

afterEach(() => vi.unstubAllGlobals());

const input: ComposerInput = {
  target: { kind: 'new', categoryName: 'NEWS_COMMENT', categoryId: '1', repliesTo: null },
  draftKey: 'drafts/a',
  start: NOTHING_TYPED,
  revision: null,
  longest: 100,
};

function start(texts: Readonly<Record<string, string>>, answer: () => Promise<Response>) {
  const { storage, kept } = fakeStorage(texts);
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return answer();
  });
  const keys = ['key-00000001', 'key-00000002'];
  const newKey = () => keys.shift() ?? '';
  const home = 'https://setori.example';
  const machine = provideComposer({ storage, queries: new QueryClient(), home, newKey });
  const actor = createActor(machine, { input }).start();
  return { kept, asked, view: () => composerView(actor.getSnapshot(), actor.send) };
}

const answered = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('a written text', () => {
  test('is found again, sent as nodes, and forgotten', async () => {
    const draft = JSON.stringify({ text: 'Hi @mika', pictures: [], revision: null });
    const { kept, asked, view } = start({ 'drafts/a': draft }, answered(200, { result: true, id: 5 }));
    await vi.waitFor(() => expect(view().text).toBe('Hi @mika'));
    view().send();
    await vi.waitFor(() => expect(kept.has('drafts/a')).toBe(false));
    expect(asked).toEqual([
      {
        categoryName: 'NEWS_COMMENT',
        categoryId: '1',
        repliesTo: null,
        key: 'key-00000001',
        content: [
          { type: 'text', data: 'Hi ' },
          { type: 'mention', data: 'mika' },
        ],
      },
    ]);
  });

  test('keeps its key for another try, and gets a new one when it changes', async () => {
    const { asked, view } = start({}, () => Promise.reject(new TypeError('offline')));
    await vi.waitFor(() => expect(view().isOpening).toBe(false));
    const tries = ['one', 'one', 'two'];
    for (const [index, text] of tries.entries()) {
      if (view().text !== text) view().write(text);
      view().send();
      await vi.waitFor(() => expect(view().refusal).toEqual({ kind: 'failed' }));
      expect(asked).toHaveLength(index + 1);
    }
    const [first, second, third] = asked.map((body) => (body as { readonly key: string }).key);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  test('begins empty when what lies in the browser is damaged', async () => {
    const { view } = start({ 'drafts/a': '{{' }, answered(200, {}));
    await vi.waitFor(() => expect(view().isOpening).toBe(false));
    expect(view().text).toBe('');
  });
});
