import { type AppActor, machineOf } from '#machines/app/app.view';
import type { MusicActors, MusicSource } from '../../actors/music/music-source.ts';
import { fetchOnce } from '../../platform/fetch-once.ts';
import { whenIdle } from '../../platform/idle.ts';
import { storage, tabs } from '../kept.ts';
import { saveOnLeave } from '../services/leaving.ts';
import { lateFocus } from './late-focus.ts';

export const focus = lateFocus(
  fetchOnce(async () => {
    const [{ startFocus }, { tabClaim }] = await Promise.all([
      import('./focus.ts'),
      import('../../platform/audio.ts'),
    ]);
    return startFocus(tabClaim(tabs.broadcast));
  }),
);

/** As `LISTENING` keeps it; its code comes late. */
const KEY = 'music/listening';
const HAS_SONGS = /"songs":\[\d/;

/** The music of this page. A visit without a queue loads nothing of it. */
export function createMusicSource(app: AppActor): MusicSource {
  const ears = new Set<() => void>();
  let running: MusicActors | null = null;
  const load = fetchOnce(async () => {
    const [{ startMusic }, { silenceAt }] = await Promise.all([
      import('./start.ts'),
      import('../../platform/silence.ts'),
    ]);
    running = await startMusic({
      storage,
      tabs,
      focus,
      silenceAt,
      isOffline: () => !navigator.onLine,
      openAudio: () => new Audio(),
      servers: () => {
        const { main, sub } = machineOf(app, 'servers').getSnapshot().context.value;
        return [main, sub];
      },
      onLeave: saveOnLeave,
    });
    for (const hear of ears) hear();
    return running;
  });
  const start = () => void load().catch(() => undefined);
  const look = async () => {
    const text = await storage.get(KEY).catch(() => null);
    if (text !== null && HAS_SONGS.test(text)) start();
  };
  whenIdle(() => void look());
  // A queue that another tab begins shows here, too.
  const ended = tabs.broadcast.listen(KEY, () => {
    start();
    ended();
  });
  return {
    current: () => running,
    load,
    watch(onStart) {
      ears.add(onStart);
      return () => ears.delete(onStart);
    },
  };
}
