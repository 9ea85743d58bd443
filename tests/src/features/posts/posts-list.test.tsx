import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answers, type Call, MIKA, refused, renderPage } from '../../render-page.tsx';

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

const post = (id: number, more: object = {}) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: `Title ${id}`,
  content: [{ type: 'text', data: `Words of ${id}` }],
  time: 1_790_000_000_000,
  author: { username: 'arisa', nickname: 'Arisa of the storehouse', titles: [] },
  likes: 7,
  liked: false,
  tags: [{ type: 'text', data: 'guide' }],
  comments: 3,
  deleted: false,
  revision: 0,
  editedAt: null,
  ...more,
});

const TAGS = [
  { type: 'text', data: 'guide', count: 12 },
  { type: 'text', data: 'team', count: 5 },
];

/** Answers the first page and what comes after it. */
const server =
  (pages: (asked: Call['request']) => object): Answers =>
  ({ name, request }) => {
    if (name === 'POST post/list') return pages(request);
    return name === 'GET post/tag' ? { result: true, tags: TAGS } : undefined;
  };
const page = (posts: readonly object[], next: string | null = null, count = posts.length) => ({
  result: true,
  count,
  posts,
  next,
});
const listed = (asked: readonly Call[]) => asked.filter(({ name }) => name === 'POST post/list');
const rows = () => screen.getAllByRole('article');

describe('the list of posts', () => {
  test('says who wrote what, and what others made of it', async () => {
    await renderPage('/community/posts', { answers: server(() => page([post(5, { liked: true })])) });
    const row = await screen.findByRole('article');
    const words = row.textContent ?? '';
    for (const part of [
      'Arisa of the storehouse',
      '@arisa',
      'Title 5',
      'Words of 5',
      '7 likes',
      '3 comments',
    ])
      expect(words).toContain(part);
    expect(within(row).getByRole('link', { name: '#guide' }).getAttribute('href')).toBe(
      '/community/posts?tag=text%3Aguide',
    );
    expect(screen.getByText('1 post')).toBeTruthy();
  });

  test('brings the next page, each post once, and moves the keyboard to its first row', async () => {
    const { calls: asked } = await renderPage('/community/posts', {
      answers: server(({ cursor }) =>
        cursor === undefined ? page([post(9), post(8)], 'after8', 3) : page([post(8), post(7)], null, 3),
      ),
    });
    await screen.findByText('Title 9');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Title 7');
    expect(rows()).toHaveLength(3);
    expect(listed(asked).map(({ request }) => request.cursor)).toEqual([undefined, 'after8']);
    expect(document.activeElement?.textContent).toContain('Title 7');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('keeps what it shows when the next page fails, and asks for that page again', async () => {
    let isBroken = true;
    await renderPage('/community/posts', {
      answers: server(({ cursor }) => {
        if (cursor === undefined) return page([post(9)], 'after9', 2);
        return isBroken ? refused('RATE_LIMITED') : page([post(7)], null, 2);
      }),
    });
    await screen.findByText('Title 9');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(rows()).toHaveLength(1);
    isBroken = false;
    fireEvent.click(retry);
    await screen.findByText('Title 7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks for what the address asks for, and takes tags by a press', async () => {
    const { calls: asked } = await renderPage('/community/posts?q=stairs&sort=week&username=arisa', {
      answers: server(() => page([post(1)])),
    });
    await screen.findByText('Title 1');
    expect(listed(asked).at(-1)?.request).toMatchObject({
      search: 'stairs',
      order: 'LIKES_DESC',
      since: expect.any(Number),
      username: 'arisa',
      categoryId: 'text',
    });
    fireEvent.click(await screen.findByRole('button', { name: '#team 5' }));
    await vi.waitFor(() =>
      expect(listed(asked).at(-1)?.request.tags).toEqual([{ type: 'text', data: 'team' }]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove @arisa' }));
    await vi.waitFor(() => expect(listed(asked).at(-1)?.request.username).toBeUndefined());
  });

  test('says that there is nothing, and clears what was asked for', async () => {
    await renderPage('/community/posts?q=nothing', {
      answers: server(({ search }) => page(search === undefined ? [post(1)] : [])),
    });
    await screen.findByText('No matches');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('Title 1');
  });

  test('says that no one has written yet', async () => {
    await renderPage('/community/posts', { answers: server(() => page([])) });
    await screen.findByText('No posts yet');
  });

  test('says what failed, and tries again', async () => {
    let isBroken = true;
    await renderPage('/community/posts', {
      answers: server(() => (isBroken ? refused('UNAVAILABLE') : page([post(1)]))),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(retry);
    await screen.findByText('Title 1');
  });

  test('asks visitors to log in for posts of people they follow, and no server', async () => {
    const { calls: asked } = await renderPage('/community/posts?following=1', {
      answers: server(() => page([post(1)])),
    });
    await screen.findByText('Log in to see the posts of people you follow.');
    expect(listed(asked)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(
      encodeURIComponent('/community/posts?following=1'),
    );
  });

  test('shows members the posts of people they follow', async () => {
    const { calls: asked } = await renderPage('/community/posts', {
      user: MIKA,
      answers: server(() => page([post(1)])),
    });
    await screen.findByText('Title 1');
    fireEvent.click(screen.getByRole('switch', { name: 'Only people I follow' }));
    await vi.waitFor(() => expect(listed(asked).at(-1)?.request.following).toBe(true));
  });

  test('shows nothing of what is rated mature but its title', async () => {
    await renderPage('/community/posts', { answers: server(() => page([post(1, { rating: 2 })])) });
    const row = await screen.findByRole('article');
    expect(row.textContent).toContain('Title 1');
    expect(row.textContent).toContain('not suitable for everybody');
    expect(row.textContent).not.toContain('Words of 1');
  });
});

describe('the overview of the community', () => {
  test('shows the newest posts, the most liked of the week and the tags of the week', async () => {
    const { calls: asked } = await renderPage('/community/home', {
      answers: server(({ order }) => page([post(order === 'LIKES_DESC' ? 2 : 1)])),
    });
    const popular = await screen.findByRole('region', { name: 'Popular this week' });
    await within(popular).findByText('Title 2');
    await within(screen.getByRole('region', { name: 'Newest' })).findByText('Title 1');
    const tags = screen.getByRole('navigation', { name: 'Tags this week' });
    expect(within(tags).getByRole('link', { name: '#guide 12' })).toBeTruthy();
    expect(asked.find(({ name }) => name === 'GET post/tag')?.request.since).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Following' })));
    await screen.findByText('Log in to see the posts of people you follow.');
  });

  test.each([
    ['Community charts', 'chart', {}],
    ['Community stories', 'story', { ratingTo: 1 }],
  ])('shows the newest %s, or those liked most', async (name, categoryId, rated) => {
    const { calls: asked } = await renderPage('/community/home', {
      answers: server((request) =>
        page(request.categoryId === categoryId ? [post(request.order === 'LIKES_DESC' ? 2 : 1)] : []),
      ),
    });
    const part = await screen.findByRole('region', { name });
    await within(part).findByText('Title 1');
    await act(async () => fireEvent.click(within(part).getByRole('radio', { name: 'Most liked' })));
    await within(part).findByText('Title 2');
    const own = listed(asked).filter(({ request }) => request.categoryId === categoryId);
    expect(own.map(({ request }) => request.ratingTo)).toEqual(own.map(() => Object.values(rated)[0]));
    const isStory = categoryId === 'story';
    for (const { request } of own) expect(request.withoutWarnings !== undefined).toBe(isStory);
  });
});
