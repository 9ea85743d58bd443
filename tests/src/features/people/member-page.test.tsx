import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answers, MIKA, refused, renderPage } from '../../render-page.tsx';

/** A member's page (reference R90). */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
  nickname: 'Arisa <3',
  titles: [],
  posterCard: null,
  selfIntro: '',
  selfIntroRich: [],
  serverIds: [{ id: 1_234_567, server: 1 }],
  socialMedia: 'https://example.org/@arisa',
  favCharacters: [],
  favCards: [],
  favBands: [],
  favSongs: [],
  favCostumes: [],
  revision: 0,
};

const NOTHING = { result: true, count: 0, posts: [], next: null };

/** A server with Arisa; `follow` is the answer to following a member. */
const server =
  (follow: () => object = () => ({ result: true }), more: object = {}): Answers =>
  ({ name, request }) => {
    if (name === 'GET user')
      return String(request.username).toLowerCase() === 'arisa'
        ? { ...ARISA, ...more }
        : refused('USER_INVALID');
    if (name === 'GET user/sync') return { result: true, accounts: [] };
    if (name === 'POST post/list') return NOTHING;
    if (name === 'POST user/following') return follow();
    if (name === 'GET user/followed')
      return {
        result: true,
        count: 2,
        users: [
          { username: 'mika', nickname: null, followed: false },
          { username: 'tae', nickname: null, followed: true },
        ],
        next: null,
      };
    if (name === 'GET user/muted') return { result: true, count: 0, users: [], next: null };
    return undefined;
  };

describe("a member's page", () => {
  test('shows who they are, and only what they share', async () => {
    await renderPage('/community/user/Arisa', { answers: server() });
    await screen.findByRole('heading', { level: 1, name: 'Arisa <3' });
    expect(screen.getByText('1234567')).toBeTruthy();
    const link = screen.getByRole('link', { name: /example.org\/@arisa/ });
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Game figures' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    await screen.findByText('This member has not written anything yet.');
  });

  test('offers to write the first post where it is one’s own', async () => {
    const own = server(undefined, { username: 'mika', nickname: 'Mika' });
    const answers: Answers = (asked) =>
      own(asked.name === 'GET user' ? { ...asked, request: { username: 'arisa' } } : asked);
    await renderPage('/community/user/mika', { user: MIKA, answers });
    const link = await screen.findByRole('link', { name: 'New post' });
    expect(link.getAttribute('href')).toBe('/community/posts/new');
    await screen.findByText(/^Write the first one/);
    expect(screen.queryByRole('button', { name: 'What to do about this member' })).toBeNull();
  });

  test('is where its member can be reported, also who has written nothing', async () => {
    const reports: object[] = [];
    const others = server();
    const answers: Answers = (asked) => {
      if (asked.name !== 'POST user/report') return others(asked);
      reports.push(asked.request);
      return { result: true };
    };
    await renderPage('/community/user/Arisa', { user: MIKA, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'What to do about this member' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Report this member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this member' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Spam or advertising' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await screen.findByText('Reported. Thank you.');
    expect(reports).toEqual([{ username: 'Arisa', reason: 'spam', note: '' }]);
  });

  test('has one address, whatever case the name is written in, and keeps what else stands there', async () => {
    const { address } = await renderPage('/community/user/ARISA?tab=likes', { answers: server() });
    await waitFor(() => expect(address()).toBe('/community/user/Arisa?tab=likes'));
    await screen.findByText('Likes nothing yet');
  });

  test('says on each tab how much is in it, and of likes where counting stopped', async () => {
    await renderPage('/community/user/Arisa', { answers: server() });
    const tabs = await screen.findByRole('navigation', { name: 'What to show' });
    const names = within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Posts1,234', 'Charts12', 'Stories3', 'Likes1,000+', 'Followers4', 'Following0']);
  });

  test('lists stories, and shows no picture of what warns of something', async () => {
    const picture = `/api/upload/file/${'a'.repeat(40)}`;
    const story = {
      id: 9,
      categoryName: 'SELF_POST',
      categoryId: 'story',
      title: 'Rain',
      content: [{ type: 'image', display: 0, objects: [picture] }],
      time: 1_790_000_000_000,
      author: { username: 'Arisa', nickname: null, titles: [] },
      likes: 0,
      liked: false,
      tags: [],
      comments: 0,
      deleted: false,
      revision: 0,
      editedAt: null,
    };
    const warned = { ...story, id: 8, title: 'Storm', warningDeath: true };
    const own = server();
    const answers: Answers = (asked) =>
      asked.name === 'POST post/list' && asked.request.categoryId === 'story'
        ? { ...NOTHING, count: 2, posts: [story, warned] }
        : own(asked);
    await renderPage('/community/user/Arisa?tab=stories', { answers });
    const list = await screen.findByRole('list', { name: 'Stories' });
    const [open, held] = within(list).getAllByRole('article');
    expect(open?.querySelector('img')).not.toBeNull();
    expect(held?.querySelector('img')).toBeNull();
    expect(held?.textContent).toContain('Contains death.');
  });

  test('says that a member has published no stories', async () => {
    await renderPage('/community/user/Arisa?tab=stories', { answers: server() });
    await screen.findByText('This member has not published any stories yet.');
  });

  test('has a tab for a public collection with how many cards it holds', async () => {
    await renderPage('/community/user/Arisa', { answers: server(undefined, { collectionCount: 1_812 }) });
    const tabs = await screen.findByRole('navigation', { name: 'What to show' });
    const tab = within(tabs).getByRole('link', { name: /^Collection/ });
    expect(tab.textContent).toBe('Collection1,812');
    expect(tab.getAttribute('href')).toBe('/community/user/Arisa?tab=collection');
  });

  test('has no tab for a collection that is not public, and says so at its address', async () => {
    const own = server();
    const answers: Answers = (asked) =>
      asked.name === 'GET user/collection' ? refused('NOT_FOUND') : own(asked);
    await renderPage('/community/user/Arisa?tab=collection', { answers });
    await screen.findByText('No public collection');
    cleanup();
    await renderPage('/community/user/Arisa', { answers });
    const tabs = await screen.findByRole('navigation', { name: 'What to show' });
    expect(within(tabs).queryByRole('link', { name: /Collection/ })).toBeNull();
  });

  test('follows at once, and says so', async () => {
    const { calls: asked } = await renderPage('/community/user/Arisa', { user: MIKA, answers: server() });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByRole('button', { name: 'Unfollow' });
    expect(screen.getByRole('link', { name: '5 followers' })).toBeTruthy();
    await screen.findByText('You follow them now.');
    expect(asked.filter(({ name }) => name === 'POST user/following').map(({ request }) => request)).toEqual([
      { username: 'Arisa', follow: true },
    ]);
  });

  test('takes following back when the server does not take it, and says so', async () => {
    await renderPage('/community/user/Arisa', {
      user: MIKA,
      answers: server(() => refused('RATE_LIMITED', 5)),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '4 followers' })).toBeTruthy();
  });

  test('lists followers, with following on each but oneself', async () => {
    await renderPage('/community/user/Arisa?tab=followers', { user: MIKA, answers: server() });
    const list = await screen.findByRole('list', { name: 'Followers' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.length).toBe(2);
    expect(within(list).getByRole('link', { name: /@tae/ }).getAttribute('href')).toBe('/community/user/tae');
    fireEvent.click(within(list).getByRole('button', { name: 'Unfollow: tae' }));
    await within(list).findByRole('button', { name: 'Follow: tae' });
    expect(within(list).getAllByRole('button').length).toBe(1);
  });

  test('has no following of oneself', async () => {
    await renderPage('/community/user/arisa', { user: { ...MIKA, username: 'Arisa' }, answers: server() });
    await screen.findByRole('heading', { level: 1, name: 'Arisa <3' });
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });

  test.each(['nobody', 'x'.repeat(200)])('says that there is no %s, with a way on', async (name) => {
    await renderPage(`/community/user/${name}`, { answers: server() });
    await screen.findByText('No such member');
    expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe('/community/home');
  });

  test('says when it did not load, and tries again', async () => {
    let fails = true;
    const answers: Answers = (asked) =>
      asked.name === 'GET user' && fails ? refused('INTERNAL_ERROR') : server()(asked);
    await renderPage('/community/user/Arisa', { answers });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Arisa <3' });
  });
});
