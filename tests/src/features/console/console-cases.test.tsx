import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, MIKA, renderPage } from '../../render-page.tsx';

/** What waits for moderators (reference R92). */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const post = (more: object) => ({
  ...{ id: 1, categoryName: 'SELF_POST', categoryId: 'text', title: 'Night tale', time: 1_790_000_000_000 },
  content: [{ type: 'text', data: 'Shadowy words' }],
  author: { username: 'Arisa', nickname: 'Arisa <3', titles: [] },
  ...{ likes: 0, liked: false, tags: [], comments: 0, deleted: false, revision: 0, editedAt: null },
  ...more,
});

const server =
  (more: object): Answers =>
  ({ name }) => {
    if (name === 'GET console/permission') return { result: true, permissions: ['report'] };
    if (name !== 'GET moderation/case') return undefined;
    const member = { username: 'Arisa', nickname: 'Arisa <3', createdAt: 1, pausedUntil: null, intro: [] };
    const reporter = { username: 'tae', nickname: 'Tae' };
    const reports = [{ id: 3, reason: 'explicit', note: 'Look at this', time: 1, reporter }];
    const rest = { thread: null, decision: null, earlier: [] };
    const shown = { kind: 'post', id: 1, state: 'open', time: 1, member, post: post(more), reports, ...rest };
    return { result: true, count: 1, cases: [shown], next: null };
  };

test('shows what was reported at once, but what is rated mature only when asked', async () => {
  await renderPage('/console', { user: MIKA, answers: server({}) });
  await screen.findByText('Shadowy words');
  cleanup();
  await renderPage('/console', { user: MIKA, answers: server({ rating: 2 }) });
  const line = await screen.findByRole('button', { name: /not suitable for everybody/ });
  expect(document.body.textContent).toContain('Night tale');
  expect(document.body.textContent).not.toContain('Shadowy words');
  fireEvent.click(line);
  await screen.findByText('Shadowy words');
});
