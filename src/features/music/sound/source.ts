import type { AppActor } from '#machines/app/app.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { hasUnflushed } from '#src/browser/storage/unflushed.ts';
import { whenIdle } from '#src/browser/time/idle.ts';
import type { MusicActors, MusicSource } from '../music-source.ts';
import { lateFocus } from './late-focus.ts';

export const focus = lateFocus(fetchOnce(async () => (await import('./focus.ts')).openFocus()));

/** As `LISTENING` keeps it; its code comes late. */
const KEY = 'music/listening';
const HAS_SONGS = /"songs":\[\d/;

/** The music of this page. A visit without a queue loads nothing of it. */
export function createMusicSource(app: AppActor): MusicSource {
  const listeners = new Set<() => void>();
  let running: MusicActors | null = null;
  const load = fetchOnce(async () => {
    running = await (await import('./start.ts')).openMusic(app, focus);
    for (const onStart of listeners) onStart();
    return running;
  });
  const hasQueue = async () => hasUnflushed(KEY) || HAS_SONGS.test((await storage.get(KEY)) ?? '');
  // A queue that another tab begins shows here, too.
  const look = async () => {
    if (!running && (await hasQueue())) await load();
  };
  const lookAgain = () => void look().catch(() => undefined);
  whenIdle(lookAgain);
  tabs.broadcast.listen(KEY, lookAgain);
  return {
    current: () => running,
    load,
    watch(onStart) {
      listeners.add(onStart);
      return () => listeners.delete(onStart);
    },
  };
}
