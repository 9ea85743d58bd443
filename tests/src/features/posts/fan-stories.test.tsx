import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { OWN_PREFIX } from '#model/media/story/files';
import { type Answers, type Call, MIKA, renderPage, type Setting } from '../../render-page.tsx';

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

/** What the browser keeps of a visitor who always wants to see mature posts. */
const ALWAYS = { [PREFERENCES.key]: JSON.stringify({ mature: 1 }) };

const talk = (name: string, body: string) => ({
  type: 'talk',
  name,
  body,
  characters: [],
  motions: [],
  voices: [],
});

const SOURCE = {
  server: 1,
  voice: '',
  bgm: { type: 'custom', url: 'https://music.example/rain.mp3' },
  background: null,
  actions: [talk('Arisa', 'It rains.'), talk('Kasumi', 'Then we stay.')],
};

const story = (id: number, more: object = {}, username: string | null = null) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'story',
  title: `Story ${id}`,
  content: [{ type: 'text', data: 'A note.' }],
  time: 1_790_000_000_000,
  author: username === null ? null : { username, nickname: null, titles: [] },
  likes: 1,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 0,
  editedAt: null,
  ...more,
});

const list = (...posts: readonly object[]) => ({ result: true, count: posts.length, posts, next: null });

const server =
  (shown: object, chapters: readonly ReturnType<typeof story>[] = []): Answers =>
  ({ name, request }) => {
    if (name === 'GET post/details') return { result: true, post: shown };
    if (name !== 'POST post/list') return name === 'GET post/tag' ? { result: true, tags: [] } : undefined;
    if (request.categoryName !== 'SELF_POST') return list();
    if (request.storyParent === undefined) return list(story(9));
    const { username } = request;
    return list(...chapters.filter(({ author }) => username === undefined || author?.username === username));
  };

const CHAPTER = { storyType: 'chapter', storyParent: { id: 7, title: 'The series' } };

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const lists = (asked: readonly Call[]) =>
  asked.filter(({ name }) => name === 'POST post/list').map(({ request }) => request);

describe('the list of stories', () => {
  test('leaves out mature ratings and warnings until the visitor asks for them', async () => {
    const { calls: asked } = await renderPage('/community/stories', { answers: server(story(9)) });
    await screen.findByRole('article');
    expect(lists(asked)[0]).toMatchObject({ categoryId: 'story', ratingTo: 1 });
    expect(lists(asked)[0]?.withoutWarnings).toHaveLength(4);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'death' })));
    await waitFor(() =>
      expect(lists(asked).at(-1)?.withoutWarnings).toEqual(['violence', 'nonCon', 'underage']),
    );
  });
});

describe('the page of a story', () => {
  const open = (
    more: object = {},
    chapters: readonly ReturnType<typeof story>[] = [],
    author: string | null = null,
    visitor: Setting = {},
  ) =>
    renderPage('/community/stories/9', {
      answers: server(story(9, { storySource: SOURCE, ...more }, author), chapters),
      ...visitor,
    });

  test('says what it is, and names other sites whose files it does not load', async () => {
    await open({ storyType: 'single', rating: 1, summary: 'On a wet day.' });
    await screen.findByText(/2 lines/);
    screen.getByText('On a wet day.');
    expect(document.body.textContent).toContain('music.example');
  });

  const SCENARIO = {
    Base: {
      snippets: [
        { actionType: 1, progressType: 1, referenceIndex: 0, delay: 0 },
        { actionType: 7, progressType: 1, referenceIndex: 0, delay: 0 },
      ],
      talkData: [{ windowDisplayName: 'Arisa', body: 'It snows.', talkCharacters: [] }],
      soundData: [{ bgm: `${OWN_PREFIX}https://old.example/snow.mp3` }],
    },
  };

  test('asks for no scenario, which the readers do not need', async () => {
    const { calls } = await open();
    const details = calls.find(({ name }) => name === 'GET post/details');
    expect(details?.request).toEqual({ id: '9', storyScenario: 'false' });
  });

  test.each([
    ['an object', SCENARIO],
    ['text', JSON.stringify(SCENARIO)],
  ])('reads a scenario without a source that is %s, but nothing from other sites', async (_, scenario) => {
    await open({ storySource: undefined, storyScenario: scenario });
    await screen.findByText('It snows.');
    expect(document.body.textContent).toContain('old.example');
  });

  test('says so when a scenario cannot be read', async () => {
    await open({ storySource: undefined, storyScenario: 'no JSON' });
    await screen.findByText('This story cannot be read.');
  });

  const COVER = `/api/upload/file/${'a'.repeat(40)}`;
  const COVERED = { ...SOURCE, background: { type: 'custom', url: COVER } };
  const covers = () => document.querySelectorAll(`img[src="${COVER}"]`);

  test.each([
    ['all', 0, {}],
    ['those who always see mature posts', 2, { kept: ALWAYS }],
  ])('asks %s before it shows what warns of something, or its cover', async (_, rating, visitor) => {
    await open({ storySource: COVERED, warningDeath: true, rating }, [], null, visitor);
    const show = await screen.findByRole('button', { name: 'Show story' });
    await screen.findByText(/2 lines/);
    expect(screen.queryByText('It rains.')).toBeNull();
    expect(covers()).toHaveLength(0);
    fireEvent.click(show);
    await screen.findByText('It rains.');
    expect(covers().length).toBeGreaterThan(0);
  });

  test('does not ask again whoever has passed the gate of a mature post, which names its warnings', async () => {
    await open({ warningDeath: true, rating: 2 });
    fireEvent.click(await screen.findByRole('button', { name: 'Show the post' }));
    await screen.findByText('It rains.');
    expect(screen.queryByRole('button', { name: 'Show story' })).toBeNull();
  });

  test('does not ask its author', async () => {
    await open({ warningDeath: true }, [], MIKA.username, { user: MIKA });
    await screen.findByText('It rains.');
  });

  test('leads from a chapter to the chapters beside it', async () => {
    const chapters = [8, 9, 10].map((id) => story(id, {}, 'Tae'));
    await open(CHAPTER, chapters, 'Tae');
    const nav = await screen.findByRole('navigation', { name: 'Other chapters' });
    expect(linksIn(nav)).toEqual(['Previous: Story 8', 'Next: Story 10']);
  });

  test('names no chapters that another member put into the series', async () => {
    const chapters = [story(10, {}, 'Tae'), story(11, {}, 'Rimi')];
    const { calls: asked } = await open({ storyType: 'series' }, chapters, 'Tae');
    const part = await screen.findByRole('region', { name: 'Chapters' });
    expect(linksIn(part)).toEqual(['Story 10', 'Next: Story 10']);
    expect(lists(asked)).toContainEqual(expect.objectContaining({ storyParent: 9, username: 'Tae' }));
  });

  test('leads from a chapter to its series alone where the author is gone', async () => {
    const { calls: asked } = await open(CHAPTER, [story(8), story(10, {}, 'Tae')]);
    const part = await screen.findByRole('region', { name: 'Chapters' });
    expect(linksIn(part)).toEqual(['The series', 'Previous: The series']);
    expect(lists(asked).filter(({ storyParent }) => storyParent !== undefined)).toEqual([]);
  });
});
