import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardRecord } from '#model/records/card';
import { useCardArt } from '#src/components/use-card-art.ts';
import { useArtKinds } from '#src/routes/info/cards/detail/use-art-kinds.ts';

/** What the page has asked for; it comes when the test says so. */
let asked: { src: string; onload: () => void; onerror: () => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      onload = () => undefined;
      onerror = () => undefined;
      constructor() {
        asked.push(this);
      }
    },
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

const come = (kind: string, isThere: boolean) =>
  act(() => {
    for (const image of asked.filter(({ src }) => src.includes(`card_${kind}`)))
      if (isThere) image.onload();
      else image.onerror();
  });

const kindsOf = (levelLimit: number | null) => {
  const own = card(levelLimit);
  return renderHook(() => useArtKinds(own, 'jp', 'card')).result;
};

test('offers both pictures of a card whose training opens no levels when its files have both', () => {
  const result = kindsOf(0);
  expect(result.current.kinds).toEqual(['after_training']);
  come('normal', true);
  expect(result.current.kinds).toEqual(['normal', 'after_training']);
});

test('offers the trained picture alone when its files have no other', () => {
  const result = kindsOf(10);
  expect(result.current.kinds).toEqual(['normal', 'after_training']);
  come('normal', false);
  come('after_training', true);
  expect(result.current.kinds).toEqual(['after_training']);
});

test('asks for no trained picture of a card without training, and offers none when nothing is there', () => {
  const result = kindsOf(null);
  expect(asked.map(({ src }) => src)).toEqual([expect.stringContaining('card_normal.png')]);
  come('normal', false);
  expect(result.current.kinds).toEqual([]);
});
