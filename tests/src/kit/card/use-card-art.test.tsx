import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardRecord } from '#model/records/card';
import { useArtKinds } from '#src/features/info/cards/detail/use-art-kinds.ts';
import { useCardArt } from '#src/kit/card/use-card-art.ts';

/** What the page has asked for; the answer comes when the test says so. */
let asked: { readonly path: string; readonly answer: (status: number) => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((done) => {
        asked.push({ path, answer: (status) => done(new Response(null, { status })) });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the other picture of a card in place of one that is missing, and none without either', () => {
  const { result, rerender } = renderHook((path: string) => useCardArt(path), {
    initialProps: '/a_normal.png',
  });
  expect(result.current.src).toBe('/a_normal.png');
  const { lose } = result.current;
  act(() => lose('/a_normal.png'));
  expect(result.current.src).toBe('/a_after_training.png');
  act(() => lose('/a_after_training.png'));
  expect(result.current.src).toBeNull();
  rerender('/b_after_training.png');
  expect(result.current.src).toBe('/b_after_training.png');
  expect(result.current.lose).toBe(lose);
});

test('shows nothing in place of a picture that is no card', () => {
  const { result } = renderHook(() => useCardArt('/a.png'));
  act(() => result.current.lose('/a.png'));
  expect(result.current.src).toBeNull();
});

const card = (levelLimit: number | null) =>
  ({
    id: 8,
    resourceSetName: 'res',
    training: levelLimit === null ? null : { levelLimit },
  }) as unknown as CardRecord;

const answer = (kind: string, status: number) =>
  act(async () => {
    for (const one of asked.filter(({ path }) => path.includes(`card_${kind}`))) one.answer(status);
  });

const kindsOf = (levelLimit: number | null) => {
  const own = card(levelLimit);
  return renderHook(() => useArtKinds(own, 'jp', 'card')).result;
};

test('offers both pictures of a card whose training opens no levels when its files have both', async () => {
  const result = kindsOf(0);
  expect(result.current.kinds).toEqual(['after_training']);
  await answer('normal', 200);
  expect(result.current.kinds).toEqual(['normal', 'after_training']);
});

test('offers the trained picture alone when its files have no other', async () => {
  const result = kindsOf(10);
  expect(result.current.kinds).toEqual(['normal', 'after_training']);
  await answer('normal', 404);
  await answer('after_training', 200);
  expect(result.current.kinds).toEqual(['after_training']);
});

test('asks for no trained picture of a card without training, and offers none when nothing is there', async () => {
  const result = kindsOf(null);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining('card_normal.png')]);
  await answer('normal', 404);
  expect(result.current.kinds).toEqual([]);
});

test('keeps what training lets expect when the server does not answer as it should', async () => {
  const result = kindsOf(10);
  await answer('normal', 500);
  expect(result.current.kinds).toEqual(['normal', 'after_training']);
});
