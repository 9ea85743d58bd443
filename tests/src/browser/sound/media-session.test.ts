import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleMedia, showMedia, showMediaState } from '#src/browser/sound/media-session.ts';

function fakeSession() {
  return {
    metadata: null as { readonly artwork: readonly object[] } | null,
    playbackState: 'none',
    setActionHandler: vi.fn(),
    setPositionState: vi.fn(),
  };
}
let session = fakeSession();

beforeEach(() => {
  session = fakeSession();
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(look: object) {
        Object.assign(this, look);
      }
    },
  );
  vi.stubGlobal('navigator', { mediaSession: session });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the system shows of the music', () => {
  test('is a place within the song', () => {
    showMediaState(true, 91, 90);
    expect(session.playbackState).toBe('playing');
    expect(session.setPositionState).toHaveBeenCalledWith({ duration: 90, position: 90, playbackRate: 1 });
  });

  test('is no place while the length of the next song is unknown', () => {
    showMediaState(true, 30, 90);
    showMediaState(true, 0, null);
    expect(session.setPositionState).toHaveBeenLastCalledWith();
  });

  test('is a picture whose size it finds out itself', () => {
    showMedia({ title: 'A', artist: 'B', album: 'C', artwork: '/a.png' });
    expect(session.metadata?.artwork).toEqual([{ src: '/a.png' }]);
    showMedia({ title: 'A', artist: 'B', album: 'C', artwork: null });
    expect(session.metadata?.artwork).toEqual([]);
  });

  test('is gone with the player', () => {
    showMedia({ title: 'A', artist: 'B', album: 'C', artwork: null });
    handleMedia({} as never)();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(session.setPositionState).toHaveBeenLastCalledWith();
  });
});
