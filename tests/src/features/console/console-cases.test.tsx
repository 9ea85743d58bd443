import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, MIKA, renderPage } from '../../render-page.tsx';

/** What waits for moderators (reference R92). */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const post = (more: object) => ({
  id: 1,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: 'Night tale',
  time: 1_790_000_000_000,
  content: [{ type: 'text', data: 'Shadowy words' }],
  author: { username: 'Arisa', nickname: 'Arisa <3', titles: [] },
  likes: 0,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 0,
  editedAt: null,
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

test('shows what is rated mature at once to moderators who always want to see it', async () => {
  await renderPage('/console', {
    user: MIKA,
    answers: server({ rating: 3 }),
    kept: { 'settings/preferences': JSON.stringify({ mature: 1 }) },
  });
  await screen.findByText('Shadowy words');
  expect(screen.queryByRole('button', { name: /not suitable for everybody/ })).toBeNull();
});

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

const APPEALED = {
  id: 9,
  verdict: 'hide',
  reason: 'spam',
  note: '',
  time: 1,
  undoneAt: null,
  appeal: 'It was a joke',
  answer: null,
  answerNote: null,
};

test.each([
  ['the case', {}, 'Arisa <3', '/community/user/Arisa'],
  ['a report', {}, 'Tae', '/community/user/tae'],
  ['an appeal', { kind: 'appeal', decision: APPEALED }, 'Arisa <3', '/community/user/Arisa'],
])('names of members are links to their pages: %s', async (_, more, name, path) => {
  const answers: Answers = (asked) => {
    const answer = server({})(asked);
    if (asked.name !== 'GET moderation/case' || !answer || !('cases' in answer)) return answer;
    const [shown] = answer.cases as object[];
    return { ...answer, cases: [{ ...shown, ...more }] };
  };
  await renderPage('/console', { user: MIKA, answers });
  const links = await screen.findAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => path));
  expect(links).toHaveLength('kind' in more ? 2 : 1);
});

test('records name who made and who withdrew them, as links', async () => {
  const by = { username: 'tae', nickname: 'Tae' };
  const notice = { texts: { en: 'Maintenance' }, level: 'info', until: 2 };
  const record = {
    id: 4,
    type: 'notice',
    server: null,
    payload: notice,
    time: 1,
    author: by,
    withdrawn: { by: { username: 'rimi', nickname: null }, time: 2 },
  };
  const answers: Answers = ({ name }) => {
    if (name === 'GET console/permission') return { result: true, permissions: ['notice'] };
    return name.startsWith('GET console/')
      ? { result: true, count: 1, records: [record], next: null }
      : undefined;
  };
  await renderPage('/console?t=notice', { user: MIKA, answers });
  expect((await screen.findByRole('link', { name: 'Tae' })).getAttribute('href')).toBe('/community/user/tae');
  expect(screen.getByRole('link', { name: 'rimi' }).parentElement?.textContent).toMatch(
    /Withdrawn by rimi, /,
  );
});
