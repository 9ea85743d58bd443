import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { AppActorProvider } from '../actors/app-actor.tsx';
import {
  ComposerOpener,
  EverySongOpener,
  MedleyOpener,
  NextStepsOpener,
  OneTeamOpener,
  ScoringOpener,
  UploadOpener,
} from '../actors/late/openers.ts';
import { queryClient } from '../data/query-client.ts';
import { loadTeamData } from '../data/team-data.ts';
import { createBroadcast } from '../platform/broadcast.ts';
import { createLock } from '../platform/lock.ts';
import { createStorage } from '../platform/storage.ts';
import { watchVisibility } from '../platform/visibility.ts';
import { browserShell } from './services/browser-shell.ts';
import {
  openComposer,
  openEverySong,
  openMedley,
  openNextSteps,
  openOneTeam,
  openScoring,
  openUpload,
} from './services/late/code.ts';
import { feedQueries } from './services/queries.ts';
import { feedSession } from './services/session.ts';
import { createTeamClient } from './services/team-search.ts';
import { provideApp } from './services.ts';
import { fetchLateParts } from './shell/late-parts.ts';

/** Watches every actor from its first event on. The condition is known to the build, which leaves all of it out. */
const inspector =
  import.meta.env.DEV && import.meta.env.MODE === 'inspect'
    ? (await import('./inspector/start.tsx')).startInspector()
    : null;

/** The machines of this page, at work from the moment the page is loaded. */
export const app = createActor(
  provideApp({
    storage: createStorage(),
    client: createTeamClient(),
    loadTeamData,
    tabs: { lock: createLock(), broadcast: createBroadcast(), watchVisibility },
    shell: browserShell(queryClient),
  }),
  inspector === null ? {} : { inspect: inspector },
);
app.start();
linkMachines(app);
feedQueries(app, queryClient);
feedSession(app, queryClient);
fetchLateParts(app);

/** Gives the pages their machines. */
export function ActorProviders({ children }: { readonly children: ReactNode }) {
  return (
    <AppActorProvider app={app}>
      <UploadOpener value={openUpload}>
        <ComposerOpener value={openComposer}>
          <ScoringOpener value={openScoring}>
            <EverySongOpener value={openEverySong}>
              <OneTeamOpener value={openOneTeam}>
                <NextStepsOpener value={openNextSteps}>
                  <MedleyOpener value={openMedley}>{children}</MedleyOpener>
                </NextStepsOpener>
              </OneTeamOpener>
            </EverySongOpener>
          </ScoringOpener>
        </ComposerOpener>
      </UploadOpener>
    </AppActorProvider>
  );
}
