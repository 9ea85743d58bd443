/** Fetches a machine once; always the same promise, as React wants it. After a failure the next visit asks again. */
function opener<T>(fetch: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= fetch().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

/** Machines that are no part of the first page, each a file of its own: written texts, pictures on their way, … */
export const openComposer = opener(async () => (await import('../browser-composer.ts')).composer);
export const openUpload = opener(async () => (await import('../uploading.ts')).upload);
/** … the copy of profiles in the cloud, … */
export const openCloud = opener(async () => (await import('./cloud/browser.ts')).cloud);
/**
 * … a team scored on charts, the best team for each or for all of them, the steps that would help most, three teams for a medley, the
 * editing of a collection.
 */
export const openScoring = opener(async () => (await import('./scoring.ts')).scoring);
export const openEverySong = opener(async () => (await import('./every-song.ts')).everySong);
export const openOneTeam = opener(async () => (await import('./one-team.ts')).oneTeam);
export const openNextSteps = opener(async () => (await import('./next-steps.ts')).nextSteps);
export const openMedley = opener(async () => (await import('./medley.ts')).medley);
export const openCollection = opener(async () => (await import('./collection.ts')).collection);
/** … a profile on its way in, and the backups of profiles. */
export const openImporting = opener(async () => (await import('./importing.ts')).importing);
export const openBackups = opener(async () => (await import('./backups.ts')).backupsLogic);
