import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { musicView } from '#machines/music/music.view';
import { playlistsView } from '#machines/playlists/playlists.view';
import { readSongDetails } from '#model/records/read-song-details';
import { tabLock } from '#src/browser/storage/lock.ts';
import { startFocus } from '#src/features/music/sound/focus.ts';
import { lateFocus } from '#src/features/music/sound/late-focus.ts';
import { sourcesOf } from '#src/features/music/sound/sounding.ts';
import { startMusic } from '#src/features/music/sound/start.ts';
import { songItem } from '#src/kit/data/items.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fakeBrowser } from '#tests/laws/fake-browser';

const song = (id: number, json: object) =>
  queryClient.setQueryData(songItem(id).queryKey, readSongDetails(id, json));

/** An element that never makes a sound. */
const silent = () => ({
  src: '',
  currentTime: 0,
  duration: Number.NaN,
  paused: true,
  ended: false,
  volume: 1,
  muted: false,
  play: async () => undefined,
  pause: () => undefined,
  load: () => undefined,
  removeAttribute: () => undefined,
  addEventListener: () => undefined,
});

async function openTab(browser: ReturnType<typeof fakeBrowser>, claim = () => () => undefined) {
  const savers: (() => string | null)[] = [];
  const focus = startFocus(claim);
  const { music, playlists } = await startMusic({
    storage: browser.storage,
    tabs: browser.openTab(),
    focus,
    servers: () => [1, 0],
    openAudio: silent,
    silenceAt: async () => 0,
    isOffline: () => false,
    onLeave: (all) => savers.push(...all),
  });
  const view = () => musicView(music.getSnapshot(), music.send, () => 0.5);
  const lists = () => playlistsView(playlists.getSnapshot(), playlists.send);
  return { view, lists, focus, savers };
}

const both = [1, 2, 3, 4];

/** The same browser in which nothing that a tab saves arrives, since the tab is closed before. */
const closing = (browser: ReturnType<typeof fakeBrowser>): ReturnType<typeof fakeBrowser> => ({
  ...browser,
  storage: { ...browser.storage, set: () => new Promise(() => undefined) },
  openTab: () => ({ ...browser.openTab(), lock: tabLock() }),
});

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the music of a page', () => {
  test('is there, paused, on the next visit', async () => {
    const browser = fakeBrowser();
    const first = await openTab(browser);
    first.view().playAll([5, 6, 7], 6);
    first.view().setVolume(0.25);
    await vi.waitFor(() => expect(browser.texts.get('music/listening')).toContain('0.25'));
    const second = await openTab(browser);
    expect(second.view()).toMatchObject({ song: 6, order: [5, 6, 7], volume: 0.25, status: 'paused' });
  });

  test('loses no song when two tabs add some at the same time, neither of the queue nor of a list', async () => {
    const browser = fakeBrowser();
    const [one, other] = [await openTab(browser), await openTab(browser)];
    one.lists().create({ id: 'mine', name: 'Mine', songs: [] });
    await vi.waitFor(() => expect(other.lists().lists).toHaveLength(1));
    one.view().add([1, 2]);
    other.view().add([3, 4]);
    one.lists().add('mine', [1, 2]);
    other.lists().add('mine', [3, 4]);
    for (const tab of [one, other]) {
      await vi.waitFor(() => expect([...tab.view().order].sort()).toEqual(both));
      await vi.waitFor(() => expect([...(tab.lists().lists[0]?.songs ?? [])].sort()).toEqual(both));
    }
  });

  test('takes an edit of a playlist as soon as it is there', async () => {
    const browser = fakeBrowser();
    const slow = async (key: string) => {
      if (key === 'music/playlists') await new Promise((resolve) => setTimeout(resolve));
      return browser.storage.get(key);
    };
    const { lists } = await openTab({ ...browser, storage: { ...browser.storage, get: slow } });
    lists().create({ id: 'mine', name: 'Mine', songs: [] });
    expect(lists().lists).toHaveLength(1);
  });

  test('joins on the next visit what a closed tab could not save with what another tab saved since', async () => {
    const browser = fakeBrowser();
    const first = await openTab(browser);
    first.lists().create({ id: 'mine', name: 'Mine', songs: [] });
    await vi.waitFor(() => expect(browser.texts.get('music/playlists')).toContain('Mine'));
    const closed = await openTab(closing(browser));
    closed.lists().add('mine', [1, 2]);
    closed.view().add([1, 2]);
    for (const save of closed.savers) save();
    first.lists().add('mine', [3, 4]);
    first.view().add([3, 4]);
    await vi.waitFor(() => expect(browser.texts.get('music/playlists')).toContain('[3,4]'));
    await vi.waitFor(() => expect(browser.texts.get('music/listening')).toContain('[3,4]'));
    const next = await openTab(browser);
    expect([...next.view().order].sort()).toEqual(both);
    expect([...(next.lists().lists[0]?.songs ?? [])].sort()).toEqual(both);
  });

  test('pauses when something else begins, and has nothing left to save then', async () => {
    const { view, focus, savers } = await openTab(fakeBrowser());
    song(5, { bgmId: 'bgm005', musicTitle: ['A'], publishedAt: ['1'] });
    view().playAll([5]);
    expect(view().isSounding).toBe(true);
    focus.take(() => undefined);
    expect(view().status).toBe('paused');
    await vi.waitFor(() => expect(savers.map((save) => save())).toEqual([null, null]));
  });
});

describe('the sleep timer', () => {
  test('pauses the music after its minutes, and lets other tabs play', async () => {
    const release = vi.fn();
    const { view } = await openTab(fakeBrowser(), () => release);
    vi.useFakeTimers();
    view().playAll([5]);
    view().setSleep(30);
    view().setSleep(15);
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(view().isSounding).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(view()).toMatchObject({ status: 'paused', sleep: null });
    expect(release).toHaveBeenCalledOnce();
  });
});

describe('where a song is looked for', () => {
  const rest = { musicTitle: ['A', 'B'], bandId: 1, tag: 'normal', jacketImage: [], difficulty: {} };

  test("is the visitor's servers first, then all others it is out on", async () => {
    song(21, { ...rest, bgmId: 'bgm021', publishedAt: ['1', '2', null, '4', null] });
    expect(await sourcesOf({ song: 21, version: 'game' }, [1, 2])).toEqual(
      ['en', 'jp', 'cn'].map((code) => `/assets/${code}/sound/bgm021_rip/bgm021.mp3`),
    );
  });

  test('is the chorus before the whole song, and nowhere without a name', async () => {
    song(22, { ...rest, bgmId: 'bgm022', publishedAt: ['1', null, null, null, null] });
    expect(await sourcesOf({ song: 22, version: 'chorus' }, [0, 1])).toEqual([
      '/assets/jp/musicscore/musicscore30_rip/bgm022_chorus.mp3',
      '/assets/jp/sound/bgm022_rip/bgm022.mp3',
    ]);
    song(23, { ...rest, publishedAt: ['1', null, null, null, null] });
    expect(await sourcesOf({ song: 23, version: 'game' }, [0, 1])).toEqual([]);
  });

  test('is the usual name where a dump has lists alone', async () => {
    queryClient.setQueryData(songItem(7).queryKey, null);
    expect(await sourcesOf({ song: 7, version: 'game' }, [1, 0])).toEqual(
      ['en', 'jp'].map((code) => `/assets/${code}/sound/bgm007_rip/bgm007.mp3`),
    );
  });
});

describe('the focus', () => {
  test('comes late, and not for what is over by then', async () => {
    const take = vi.fn(() => () => undefined);
    const focus = lateFocus(async () => ({ take }));
    focus.take(() => undefined)();
    await Promise.resolve();
    expect(take).not.toHaveBeenCalled();
    focus.take(() => undefined);
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  });

  test('keeps no one from sounding when its code does not come', async () => {
    const focus = lateFocus(() => Promise.reject(new Error('lost')));
    expect(focus.take(() => undefined)()).toBeUndefined();
  });
});
