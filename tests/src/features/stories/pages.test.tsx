import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '#src/browser/storage/kept.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { demo } from '#tests/demo/demo-set';
import { fakeStorage } from '#tests/laws/fake-storage';
import { renderPage } from '../../render-page.tsx';

/** A scenario in the game's shape that says these lines. */
const scenario = (...lines: readonly string[]) => ({
  Base: {
    snippets: lines.map((_, nth) => ({ actionType: 1, progressType: 1, referenceIndex: nth })),
    talkData: lines.map((body) => ({ windowDisplayName: 'Ran', body })),
  },
});

const EVENT = 100;
const scriptOf = (server: string, chapter: number): string =>
  `/assets/${server}/scenario/eventstory/event${EVENT}_rip/Scenarioevent${EVENT}-0${chapter - 1}.asset`;

interface File {
  readonly type: string;
  readonly body: string;
}
const json = (value: unknown): File => ({ type: 'application/json', body: JSON.stringify(value) });

/** Scripts by their paths; null is a server that cannot be reached. */
let files: Map<string, File | null>;

/** A list or item of the demo set. */
function published(path: string): File | undefined {
  const value = demo.json(path.replace(/^\/api\/|\.json$/g, '').replace(/\.\d+$/, ''));
  return value === undefined || value === null ? undefined : json(value);
}

beforeAll(async () => {
  // React says once that the DOM of these tests does not know the element.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<search />);
  cleanup();
  silent.mockRestore();
  // Comes late on a page; a busy machine needs longer for it than a test waits.
  await import('#src/features/stories/marks.actors.ts');
});

beforeEach(() => {
  queryClient.clear();
  const { get, set, remove } = fakeStorage().storage;
  vi.spyOn(storage, 'get').mockImplementation(get);
  vi.spyOn(storage, 'set').mockImplementation(set);
  vi.spyOn(storage, 'remove').mockImplementation(remove);
  files = new Map([
    [scriptOf('jp', 1), json(scenario('朝だ', '夜だ'))],
    [scriptOf('en', 1), json(scenario('It is morning', 'It is night'))],
  ]);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    const file = files.get(pathname) ?? (pathname.startsWith('/api/') ? published(pathname) : undefined);
    if (files.get(pathname) === null) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': file?.type ?? 'text/plain' };
    return new Response(file?.body ?? '', { status: file ? 200 : 404, headers });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (path: string) => renderPage(`/tool/storyviewer${path}`);
const chapter = (server: string, nth: number): string => `/event/${server}/${EVENT}/${nth}`;
const hrefs = (within_: HTMLElement): readonly (string | null)[] =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of a story', () => {
  test('shows its text, and leads to the chapters before and after it', async () => {
    files.set(scriptOf('jp', 2), json(scenario('雨だ')));
    const page = await open(chapter('jp', 2));
    await screen.findByText('雨だ');
    expect(page.name()).toBe(screen.getByRole('heading', { level: 1 }).textContent);
    expect(hrefs(screen.getByRole('navigation', { name: 'Other chapters' }))).toEqual([
      `/tool/storyviewer${chapter('jp', 1)}`,
      `/tool/storyviewer${chapter('jp', 3)}`,
    ]);
  });

  test('says the lines of another server at the same place', async () => {
    const page = await open(`${chapter('jp', 1)}?at=1`);
    await screen.findByText('夜だ');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Worldwide' })));
    expect(page.address()).toBe(`/tool/storyviewer${chapter('en', 1)}?at=1`);
    await screen.findByText('It is night');
  });

  test('names a script that is not there, and the servers that may have it', async () => {
    files.delete(scriptOf('jp', 1));
    await open(chapter('jp', 1));
    await screen.findByText('Not available on this server');
    screen.getByText(/Scenarioevent100-00\.asset/);
    expect(screen.getByRole('link', { name: 'Read it on Worldwide' }).getAttribute('href')).toBe(
      `/tool/storyviewer${chapter('en', 1)}`,
    );
  });

  test.each([
    ['a web page', { type: 'text/html', body: '<!doctype html>' }, 'Not available on this server'],
    ['no JSON', { type: 'application/json', body: '{"Base":' }, 'This script cannot be read'],
    ['no story', json(['nothing']), 'This script cannot be read'],
  ])('names a script that is %s', async (_, file, title) => {
    files.set(scriptOf('jp', 1), file);
    await open(chapter('jp', 1));
    await screen.findByText(title);
  });

  test('offers another try where the server could not be reached', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    files.set(scriptOf('jp', 1), null);
    await open(chapter('jp', 1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await screen.findByText('The script did not arrive');
    vi.useRealTimers();
    files.set(scriptOf('jp', 1), json(scenario('朝だ')));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('朝だ');
  });

  test.each(['/event/jp/100/99', '/event/xx/100/1', '/main/jp/0', '/asset/jp/../x', '/asset/xx/a'])(
    'says that there is no story at %s',
    async (path) => {
      await open(path);
      await screen.findByRole('heading', { name: 'No such story' });
    },
  );

  test('finds a talk in an area through its action set', async () => {
    files.set(
      '/assets/jp/actionset/group0_rip/ActionSet5.asset',
      json({ Base: { details: [{ reactionType: 1, reactionTypeBelongId: 'areatalk0005' }] } }),
    );
    files.set('/assets/jp/scenario/actionset/group0_rip/Scenarioareatalk0005.asset', json(scenario('やあ')));
    await open('/area/jp/5');
    await screen.findByText('やあ');
  });

  test('opens a script by its path alone, without comments', async () => {
    files.set('/assets/en/scenario/other_rip/Scenariox.asset', json(scenario('Hello')));
    await open('/asset/en/scenario/other_rip/Scenariox.asset');
    await screen.findByText('Hello');
    screen.getByRole('heading', { level: 1, name: 'Scenariox' });
    expect(document.querySelector('#comments')).toBeNull();
  });

  test('is read at its last line, also when an effect comes behind it', async () => {
    const { Base } = scenario('星だ', '空だ');
    const effect = { actionType: 6, progressType: 1, referenceIndex: 0 };
    const body = {
      Base: {
        ...Base,
        snippets: [...Base.snippets, effect],
        specialEffectData: [{ effectType: 2, duration: 1 }],
      },
    };
    files.set(scriptOf('jp', 4), json(body));
    await open(`${chapter('jp', 4)}?at=1`);
    await screen.findByRole('button', { name: 'Mark as unread' });
  });

  test('says who is in it by its script, not who has a bonus in its event', async () => {
    const { Base } = scenario('星だ');
    const talkData = [{ windowDisplayName: 'Ran', body: '星だ', talkCharacters: [{ characterId: 6 }] }];
    files.set(scriptOf('jp', 5), json({ Base: { ...Base, talkData } }));
    await open(chapter('jp', 5));
    await screen.findByText('星だ');
    const people = screen.getByText('Characters').closest('div') ?? document.body;
    expect(hrefs(people)).toEqual(['/info/characters/6']);
  });

  test('is marked as read, and not again', async () => {
    files.set(scriptOf('jp', 3), json(scenario('星だ')));
    await open(chapter('jp', 3));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as unread' }));
    await screen.findByRole('button', { name: 'Mark as read' });
  });
});

describe('the choosers', () => {
  test('show events by their banners, lead to their chapters, and from there to the page of one', async () => {
    await open('?browse=event');
    await screen.findByRole('heading', { level: 1, name: 'Event stories by event' });
    const linkTo = (part: string) =>
      document.querySelector<HTMLElement>(`a[href*="${part}"]`) ?? expect.fail(`no link to ${part}`);
    const first = await waitFor(() => linkTo('browse=event&of='));
    expect(first.closest('li')?.querySelector('img')).not.toBeNull();
    expect(first.closest('li')?.textContent).toMatch(/\d+ stories/);
    await act(async () => fireEvent.click(first));
    await screen.findByRole('heading', { level: 2 });
    await waitFor(() => linkTo('/tool/storyviewer/event/'));
    const hrefsOf = hrefs(document.body);
    const pages = hrefsOf.filter((href) => /^\/tool\/storyviewer\/event\/\w\w\/\d+\/\d+/.test(href ?? ''));
    expect(pages.length).toBeGreaterThan(4);
    expect(hrefsOf).toContain('/tool/storyviewer?browse=event');
  });

  test('are asked by their address: words, marks, a character and a server', async () => {
    const page = await open('?browse=card&char=7&server=kr');
    await screen.findByRole('heading', { level: 1, name: 'Card stories by card' });
    const shown = await screen.findByText(/^\d+ of \d+ shown$/);
    const before = shown.textContent;
    fireEvent.click(screen.getByRole('radio', { name: 'Read' }));
    await waitFor(() => expect(page.query().get('read')).toBe('read'));
    await screen.findByText('No matches');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect([...page.query()]).toEqual([['browse', 'card']]));
    await waitFor(() => expect(screen.getByText(/^\d+ of [\d,]+ shown$/).textContent).not.toBe(before));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page.query().get('more')).toBe('1'));
    await screen.findByText(/^120 of [\d,]+ shown$/);
  });

  test('list what belongs to nothing at once, and keep what is asked for when the kind changes', async () => {
    await open('?browse=main&q=chapter');
    await screen.findByRole('heading', { level: 1, name: 'Chapters of the main story' });
    const kinds = screen.getByRole('navigation', { name: 'Kinds of stories' });
    expect(hrefs(kinds)).toContain('/tool/storyviewer?browse=band&q=chapter');
    await waitFor(() =>
      expect(hrefs(document.body).some((href) => href?.startsWith('/tool/storyviewer/main/'))).toBe(true),
    );
  });

  test('say so where nothing belongs to what the address names', async () => {
    await open('?browse=band&of=9999');
    await screen.findByText('No matches');
  });
});

describe('the catalogue', () => {
  test('has a card for each kind, and what is new', async () => {
    await open('');
    const kinds = await screen.findByRole('region', { name: 'Kinds of stories' });
    expect(hrefs(kinds)).toContain('/tool/storyviewer?browse=event');
    const newest = screen.getByRole('region', { name: 'New stories' });
    expect(hrefs(newest).length).toBeGreaterThan(2);
  });

  test('finds stories by what happens in them', async () => {
    const page = await open('?kind=main');
    const synopsis = Object.values(demo.json('misc/mainstories') as Record<string, { synopsis: string[] }>)[6]
      ?.synopsis[1];
    expect(screen.queryByRole('region', { name: 'Kinds of stories' })).toBeNull();
    const field = await screen.findByRole('searchbox');
    await act(async () => void fireEvent.change(field, { target: { value: `"${synopsis}"` } }));
    await waitFor(() => expect(page.query().get('q')).toContain(synopsis));
    // Plots come again, so a few chapters have it.
    await screen.findByRole('button', { name: /^Main story \(\d\)$/ });
  });
});
