import { screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createActor, fromCallback } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { musicMachine } from '#machines/music/music.machine';
import { musicView } from '#machines/music/music.view';
import { PLAYLISTS } from '#machines/playlists/playlists.logic';
import { playlistsView } from '#machines/playlists/playlists.view';
import { FIRST_LISTENING } from '#model/media/music/listening';
import type { Playlist } from '#model/media/music/playlists';
import { EMPTY_QUEUE, withMore } from '#model/media/music/queue';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { MusicContext } from '#src/features/music/music-source.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { fakeBrowser } from '#tests/laws/fake-browser';
import { showPiece } from '../../piece.tsx';
import { SONGS } from '../../world.ts';

interface Heard {
  /** The queue. */
  readonly songs?: readonly number[];
  readonly lists?: readonly Playlist[];
  /** Answers for files of songs, such as `songs/1`. */
  readonly files?: Readonly<Record<string, object>>;
}

/** Beside what is shown, so that a test can wait until nothing waits for code. */
const READY = 'ready';

/** A piece of the player with a queue, a listener's lists and a sound that never comes by itself. */
export async function showMusic(piece: ReactNode, { songs = [1, 2], lists = [], files = {} }: Heard = {}) {
  const browser = fakeBrowser();
  browser.texts.set(PLAYLISTS.key, JSON.stringify(PLAYLISTS.encode({ lists })));
  const music = createActor(musicMachine.provide({ actors: { sound: fromCallback(() => undefined) } }), {
    input: { ...FIRST_LISTENING, queue: withMore(EMPTY_QUEUE, songs) },
  }).start();
  const playlists = createActor(
    keptMachine(PLAYLISTS).provide({ actors: kept(browser.storage, PLAYLISTS, browser.openTab()) }),
  ).start();
  const running = { music, playlists };
  const loaded = Promise.resolve(running);
  const source = { current: () => running, load: () => loaded, watch: () => () => undefined };
  await showPiece(
    <MusicContext value={source}>
      <Suspense fallback={null}>
        {piece}
        <p>{READY}</p>
      </Suspense>
    </MusicContext>,
    { [LIST_FILES.songs[0]]: SONGS, ...files },
  );
  await screen.findByText(READY);
  return {
    send: music.send,
    heard: () => musicView(music.getSnapshot(), music.send, () => 0.5),
    kept: () => playlistsView(playlists.getSnapshot(), playlists.send).lists,
  };
}
