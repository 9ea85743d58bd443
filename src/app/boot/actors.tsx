import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { nextTask } from '../../browser/first/next-task.ts';
import { sentLanguage } from '../../browser/language/i18n.ts';
import { backups, storage, tabs } from '../../browser/storage/kept.ts';
import { MusicContext } from '../../features/music/music-source.ts';
import { createMusicSource, focus } from '../../features/music/sound/source.ts';
import { createTeamClient } from '../../features/team/search/team-search.actors.ts';
import { AppActorProvider } from '../../kit/actors/app-actor.tsx';
import { feedLeaving } from '../../kit/actors/leaving.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { SoundFocusContext } from '../../kit/song/sound-focus.ts';
import { browserShell } from '../services/browser-shell.ts';
import { feedCollection } from '../services/collection.ts';
import { feedLanguage } from '../services/language.ts';
import { feedQueries } from '../services/queries.ts';
import { feedSession } from '../services/session.ts';
import { fetchLateParts } from '../shell/late-parts.ts';
import { provideApp } from './services.ts';

/** Watches every actor from its first event on. The condition is known to the build, which leaves all of it out. */
const inspector =
  import.meta.env.DEV && import.meta.env.MODE === 'inspect'
    ? (await import('#tools/inspector/start.tsx')).startInspector()
    : null;

const machine = provideApp({
  storage,
  backups,
  tabs,
  client: createTeamClient(),
  loadTeamData: async (request, signal) =>
    (await import('../../features/team/question/team.data.ts')).loadTeamData(request, signal),
  shell: browserShell(queryClient),
});

// To fill the machines' slots and to make their actors take a slow phone as long as a task may last.
await nextTask();

/** The machines of this page. */
export const app = createActor(machine, inspector === null ? {} : { inspect: inspector });

const music = createMusicSource(app);

/** Sets them to work, once. */
export const startActors = (): void => void app.start();

/** Has them hear of each other and of the page. */
export function linkActors(): void {
  linkMachines(app, sentLanguage);
  feedQueries(app, queryClient);
  feedSession(app, queryClient);
  feedLeaving(app);
  feedLanguage(app);
  feedCollection(app);
  fetchLateParts(app);
}

/** Gives the pages their machines. */
export function ActorProviders({ children }: { readonly children: ReactNode }) {
  return (
    <AppActorProvider app={app}>
      <MusicContext value={music}>
        <SoundFocusContext value={focus}>{children}</SoundFocusContext>
      </MusicContext>
    </AppActorProvider>
  );
}
