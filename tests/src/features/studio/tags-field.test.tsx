import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_TAGS } from '#model/contract/community/text-limits';
import type { PostTag } from '#model/writing/post/draft';
import { TagsField } from '#src/features/studio/facts/tags-field.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Field() {
  const [tags, setTags] = useState<readonly PostTag[]>([]);
  return <TagsField tags={tags} disabled={false} onChange={setTags} />;
}

const NO_TAGS = () => Response.json({ result: true, tags: [] });

function open(answer: (input: string) => Promise<Response> = async () => NO_TAGS()) {
  vi.stubGlobal('fetch', answer);
  renderOnStage(
    <QueryClientProvider client={new QueryClient()}>
      <Field />
    </QueryClientProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox');
  const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.trim());
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } });
  return { input, tags, paste };
}

/** Answers of the server by what was asked; those it is not told of never come. */
const answers = (byWords: Readonly<Record<string, readonly string[]>>) => async (input: string | URL) => {
  const words = new URL(input, 'http://localhost').searchParams.get('data') ?? '';
  const found = byWords[words];
  if (!found) return new Promise<Response>(() => undefined);
  const tags = found.map((data) => ({ type: 'text', data, count: 1 }));
  return Response.json({ result: true, tags });
};

test('takes with the keys no tag of an answer to fewer letters', async () => {
  const { input, tags } = open(answers({ q: ['question', 'Quartzguide', 'quartz'] }));
  fireEvent.change(input, { target: { value: 'q' } });
  await screen.findByRole('option', { name: /question/ });
  fireEvent.change(input, { target: { value: 'quart' } });
  await waitFor(() => expect(screen.queryByRole('option', { name: /question/ })).toBeNull());
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) fireEvent.keyDown(input, { key });
  expect(tags()).toEqual(['# Quartzguide']);
});

test('keeps the tag under the cursor when another answer puts it elsewhere', async () => {
  const { input, tags } = open(answers({ q: ['quartz', 'quiz'], qu: ['quick', 'quartz', 'quiz'] }));
  fireEvent.change(input, { target: { value: 'q' } });
  await screen.findByRole('option', { name: /quiz/ });
  fireEvent.change(input, { target: { value: 'qu' } });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await screen.findByRole('option', { name: /quick/ });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(tags()).toEqual(['# quartz']);
});

test('adds every tag of a pasted list, each once', () => {
  const { input, tags, paste } = open();
  paste('#Roselia, 友希那、Roselia，\nBand\n');
  expect(tags()).toEqual(['# Roselia', '# 友希那', '# Band']);
  expect(input.value).toBe('');
});

test('adds as many tags of a list as there is room for', () => {
  const { input, tags, paste } = open();
  paste(Array.from({ length: MAX_TAGS + 5 }, (_, index) => `tag ${index}`).join(','));
  expect(tags()).toHaveLength(MAX_TAGS);
  expect(input.disabled).toBe(true);
});

test('keeps what stands behind a comma in the field', () => {
  const { input, tags } = open();
  fireEvent.change(input, { target: { value: 'Roselia,Ba' } });
  expect(tags()).toEqual(['# Roselia']);
  expect(input.value).toBe('Ba');
});

test('ends no tag within a composition', () => {
  const { input, tags } = open();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'ゆきな、' }, isComposing: true });
  expect(tags()).toEqual([]);
  fireEvent.input(input, { target: { value: '友希那、' }, isComposing: true });
  fireEvent.compositionEnd(input);
  expect(tags()).toEqual(['# 友希那']);
  expect(input.value).toBe('');
});
