import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Thread } from '#src/features/community/thread/thread.tsx';
import { MIKA, renderPiece } from '../../render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLACE = { categoryName: 'CARD_COMMENT', categoryId: '1' } as const;
const answers = ({ name }: { readonly name: string }) =>
  name === 'POST post/list' ? { result: true, count: 0, posts: [] } : undefined;

test('a guest reads in one line that there are no comments and how to write one', async () => {
  await renderPiece(<Thread place={PLACE} />, { answers });
  const link = await screen.findByRole('link', { name: 'Log in to comment' });
  await vi.waitFor(() => expect(link.parentElement?.textContent).toBe('No comments yet Log in to comment'));
  expect(screen.queryByText('Write the first one.')).toBeNull();
});

test('a member reads that there are none below the field', async () => {
  await renderPiece(<Thread place={PLACE} />, { answers, user: MIKA });
  await screen.findByText('Write the first one.');
  expect(screen.queryByRole('link', { name: 'Log in to comment' })).toBeNull();
});
