import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answers, MIKA, refused, renderPage } from '../../render-page.tsx';

/** What muted and blocked members write is folded (reference R91). */

/** The browser of these tests does not know the element of searches; React says so once. */
beforeAll(() => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<search />);
  cleanup();
  silent.mockRestore();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const author = (username: string) => ({ username, nickname: null, titles: [] });

const post = (id: number, username: string, more: object = {}) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: `Title ${id}`,
  time: 1_790_000_000_000,
  content: [{ type: 'text', data: `Words of ${id}` }],
  author: author(username),
  likes: 0,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 0,
  editedAt: null,
  ...more,
});

const member = (username: string, blocked: boolean) => ({ username, nickname: null, blocked, time: 1 });

const page = (posts: readonly object[]) => ({ result: true, count: posts.length, posts, next: null });

/** A server that keeps whom Mika muted, one member to a page. */
function server(muted: { username: string; blocked: boolean }[], posts: readonly object[] = []): Answers {
  return ({ name, request }) => {
    if (name === 'GET user/muted') {
      const at = Number(request.cursor ?? 0);
      const users = muted.slice(at, at + 1).map((each) => member(each.username, each.blocked));
      return {
        result: true,
        count: muted.length,
        users,
        next: at + 1 < muted.length ? String(at + 1) : null,
      };
    }
    if (name === 'POST user/mute' || name === 'POST user/block') {
      const rest = muted.filter(({ username }) => username !== request.username);
      const added = { username: String(request.username), blocked: name === 'POST user/block' };
      muted.splice(0, muted.length, ...rest, ...(request.value === true ? [added] : []));
      return { result: true };
    }
    if (name === 'GET user/message') return { result: true, count: 2, messages: MESSAGES, next: null };
    if (name === 'GET user/sessions') return { result: true, sessions: [] };
    return name === 'POST post/list' ? page(posts) : undefined;
  };
}

const message = (id: number, username: string) => ({
  id,
  kind: 'follow',
  actor: { username, nickname: null },
  target: null,
  time: 1,
  read: false,
});
const MESSAGES = [message(3, 'arisa'), message(2, 'tae')];

describe('what muted members write', () => {
  test('is a line in lists, which opens, while all others show', async () => {
    const posts = [post(1, 'arisa'), post(2, 'tae'), post(3, 'saya')];
    const muted = [
      { username: 'arisa', blocked: false },
      { username: 'saya', blocked: true },
    ];
    const { calls: asked } = await renderPage('/community/posts', {
      user: MIKA,
      answers: server(muted, posts),
    });
    await screen.findByRole('button', { name: /^Muted member/ });
    await screen.findByRole('button', { name: /^Blocked member/ });
    expect(screen.getAllByRole('article').length).toBe(1);
    expect(document.body.textContent).not.toContain('Words of 1');
    fireEvent.click(screen.getByRole('button', { name: /^Muted member/ }));
    expect(screen.getByText('Words of 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Muted member/, expanded: true }));
    expect(screen.queryByText('Words of 1')).toBeNull();
    // All pages of the list, and each once for the whole page.
    expect(asked.filter(({ name }) => name === 'GET user/muted').length).toBe(2);
  });

  test('is not asked about for visitors, to whom everything shows', async () => {
    const { calls: asked } = await renderPage('/community/posts', {
      answers: server([], [post(1, 'arisa')]),
    });
    await screen.findByText('Words of 1');
    expect(asked.some(({ name }) => name === 'GET user/muted')).toBe(false);
  });

  test('is a line among notifications, apart from those of others', async () => {
    await renderPage('/profile/account?t=notification', {
      user: MIKA,
      answers: server([{ username: 'arisa', blocked: false }]),
    });
    const line = await screen.findByRole('button', { name: /^Muted member/ });
    expect(screen.getByText(/@tae/)).toBeTruthy();
    expect(screen.queryByText(/@arisa/)).toBeNull();
    fireEvent.click(line);
    expect(screen.getByText(/@arisa/)).toBeTruthy();
  });

  test('comes back from the list of muted members in the settings', async () => {
    await renderPage('/profile/account?t=settings', {
      user: MIKA,
      answers: server([{ username: 'arisa', blocked: true }]),
    });
    const list = await screen.findByRole('region', { name: 'Muted and blocked members' });
    fireEvent.click(await within(list).findByRole('button', { name: 'Unblock arisa' }));
    await within(list).findByText('You have muted or blocked nobody.');
    expect(document.activeElement).toBe(within(list).getByRole('heading'));
    expect(within(list).getByRole('status').textContent).toBe('Shown again.');
  });
});

describe('the menu of a post', () => {
  const details =
    (answers: Answers): Answers =>
    (asked) =>
      asked.name === 'GET post/details' ? { result: true, post: post(1, 'arisa') } : answers(asked);

  test('asks before it blocks, says so, and folds the post', async () => {
    await renderPage('/community/posts/1', { user: MIKA, answers: details(server([])) });
    await screen.findByText('Words of 1');
    fireEvent.click(await screen.findByRole('button', { name: 'What to do with this post' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block arisa?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await screen.findByRole('button', { name: /^Blocked member/ });
    await waitFor(() => expect(screen.queryByText('Words of 1')).toBeNull());
  });

  test('says why a moderator cannot be muted', async () => {
    const denied: Answers = (asked) =>
      asked.name === 'POST user/mute' ? refused('PERMISSION_DENIED') : details(server([]))(asked);
    await renderPage('/community/posts/1', { user: MIKA, answers: denied });
    await screen.findByText('Words of 1');
    fireEvent.click(await screen.findByRole('button', { name: 'What to do with this post' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mute arisa?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mute' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Moderators cannot be muted or blocked.',
    );
    expect(screen.getByText('Words of 1')).toBeTruthy();
  });
});
