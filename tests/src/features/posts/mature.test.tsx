import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { type Answers, MIKA, renderPage } from '../../render-page.tsx';

/** A mature post shows its title and no more until its reader asks for it (reference R57): one test for each place. */

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

const PICTURE = `/api/upload/file/${'a'.repeat(40)}`;
const WORDS = 'Shadowy words';

const post = (id: number, more: object = {}) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: `Title ${id}`,
  time: 1_790_000_000_000,
  content: [
    { type: 'text', data: WORDS },
    { type: 'image', display: 0, objects: [PICTURE] },
  ],
  author: { username: 'Arisa', nickname: null, titles: [] },
  likes: 0,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 0,
  editedAt: null,
  ...more,
});

const ARISA = {
  result: true,
  username: 'Arisa',
  followingCount: 0,
  followedByCount: 4,
  followed: false,
  postCount: 1_234,
  chartCount: 12,
  storyCount: 3,
  likeCount: 1_000,
  collectionCount: null,
  nickname: null,
  titles: [],
  posterCard: null,
  selfIntro: '',
  selfIntroRich: [],
  serverIds: [],
  socialMedia: '',
  favCharacters: [],
  favCards: [],
  favBands: [],
  favSongs: [],
  favCostumes: [],
  revision: 0,
};

/** What the browser keeps of a visitor who always wants to see such posts. */
const ALWAYS = { [PREFERENCES.key]: JSON.stringify({ mature: 1 }) };

/** A server whose only post is number 1, rated so. */
const server =
  (rating: number): Answers =>
  ({ name, request }) => {
    if (name === 'GET user') return ARISA;
    if (name === 'GET user/sync') return { result: true, accounts: [] };
    if (name === 'GET post/tag') return { result: true, tags: [] };
    if (name === 'GET user/muted') return { result: true, count: 0, users: [], next: null };
    if (name === 'GET post/details') {
      const id = Number(request.id);
      return { result: true, post: post(id, id === 1 ? { rating } : { content: [] }) };
    }
    if (name !== 'POST post/list') return undefined;
    const posts = request.categoryName === 'POST_COMMENT' ? [] : [post(1, { rating })];
    return { result: true, count: posts.length, posts, next: null };
  };

const pictures = () => document.querySelectorAll(`[src*="${PICTURE}"]`);

const ROWS = [
  '/community/posts',
  '/community/posts?sort=likes',
  '/community/posts?q=words',
  '/community/home',
  '/community/user/Arisa',
  '/community/user/Arisa?tab=likes',
];

test.each(ROWS)('%s shows the title of a mature post alone', async (address) => {
  await renderPage(address, { answers: server(2) });
  const row = await screen.findByRole('article');
  expect(row.textContent).toContain('Title 1');
  expect(row.textContent).toContain('not suitable for everybody');
  expect(document.body.textContent).not.toContain(WORDS);
  expect(pictures()).toHaveLength(0);
});

test.each(ROWS)('%s shows words and picture of a post for teens', async (address) => {
  await renderPage(address, { answers: server(1) });
  expect((await screen.findByRole('article')).textContent).toContain(WORDS);
  expect(pictures()).toHaveLength(1);
});

test.each(ROWS)(
  '%s shows words and picture of a mature post to those who always want to see them',
  async (address) => {
    await renderPage(address, { answers: server(3), kept: ALWAYS });
    const row = await screen.findByRole('article');
    expect(row.textContent).toContain(WORDS);
    expect(row.textContent).not.toContain('not suitable for everybody');
    expect(pictures()).toHaveLength(1);
  },
);

test('what followed people wrote is shown to those who always want to see mature posts', async () => {
  await renderPage('/community/home', { user: MIKA, answers: server(3), kept: ALWAYS });
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: 'Following' })));
  expect((await screen.findByRole('article')).textContent).toContain(WORDS);
});

test('what followed people wrote shows the title of a mature post alone', async () => {
  await renderPage('/community/home', { user: MIKA, answers: server(3) });
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: 'Following' })));
  expect((await screen.findByRole('article')).textContent).toContain('not suitable for everybody');
  expect(document.body.textContent).not.toContain(WORDS);
});

test('what is popular shows the title of a mature post alone', async () => {
  await renderPage('/community/home', { answers: server(3) });
  const popular = await screen.findByRole('region', { name: 'Popular this week' });
  await within(popular).findByText('Title 1');
  expect(popular.textContent).not.toContain(WORDS);
  expect(popular.querySelector('img')).toBeNull();
});

test('what else its author wrote shows the title of a mature post alone', async () => {
  await renderPage('/community/posts/2', { answers: server(2) });
  const more = await screen.findByRole('region', { name: /^More by/ });
  expect(more.textContent).toContain('Title 1');
  expect(document.body.textContent).not.toContain(WORDS);
  expect(pictures()).toHaveLength(0);
});

test('its page says the rating, and shows it with its comments once its reader asks', async () => {
  const { calls: asked } = await renderPage('/community/posts/1', { answers: server(2) });
  await screen.findByRole('heading', { level: 1, name: 'Rated Mature' });
  expect(document.body.textContent).not.toMatch(/Title 1|Shadowy/);
  expect(pictures()).toHaveLength(0);
  expect(asked.filter(({ name }) => name === 'POST post/list')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show the post' }));
  await screen.findByText(WORDS);
});

test('its page leads to where such posts are always shown, and then shows it at once', async () => {
  await renderPage('/community/posts/1', { answers: server(2) });
  const always = await screen.findByRole('link', { name: /^Always show such posts/ });
  expect(always.getAttribute('href')).toBe('/profile/preferences#display');
  cleanup();
  await renderPage('/community/posts/1', { answers: server(2), kept: ALWAYS });
  await screen.findByRole('heading', { level: 1, name: 'Title 1' });
  await screen.findByText(WORDS);
});
