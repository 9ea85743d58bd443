import { fetchOnce } from '../../browser/network/fetch-once.ts';
import { randomKey } from '../../browser/page/random-key.ts';
import { backups, storage } from '../../browser/storage/kept.ts';
import type { LateCode } from '../../kit/actors/use-late.ts';
import { queryClient } from '../../kit/data/query-client.ts';

/** How the machines that are no part of the first page are fetched, with every slot filled. */
export const LATE: LateCode = {
  backups: fetchOnce(async () =>
    (await import('../../features/account/copies/backups.actors.ts')).provideBackups(backups, storage),
  ),
  calculator: fetchOnce(
    async () => (await import('#machines/calculator/calculator.machine')).calculatorMachine,
  ),
  cloud: fetchOnce(async () =>
    (await import('../../features/account/copies/cloud.actors.ts')).provideCloud(storage),
  ),
  collection: fetchOnce(
    async () => (await import('#machines/collection/collection.machine')).collectionMachine,
  ),
  composer: fetchOnce(async () => {
    const { provideComposer } = await import('../../features/community/composing.actors.ts');
    return provideComposer({ storage, queries: queryClient, home: location.origin, newKey: randomKey });
  }),
  everySong: fetchOnce(
    async () => (await import('../../features/team/asking/every-song.actors.ts')).everySong,
  ),
  game: fetchOnce(async () => (await import('../../features/games/game.actors.ts')).openGameKit()),
  helps: fetchOnce(async () => (await import('../../features/team/asking/questions.actors.ts')).helps),
  importing: fetchOnce(
    async () => (await import('../../features/account/profiles/import/importing.actors.ts')).importing,
  ),
  linking: fetchOnce(async () => (await import('../../features/account/linking/linking.actors.ts')).linking),
  medley: fetchOnce(async () => (await import('../../features/team/asking/questions.actors.ts')).medley),
  nextSteps: fetchOnce(
    async () => (await import('../../features/team/asking/questions.actors.ts')).nextSteps,
  ),
  oneTeam: fetchOnce(async () => (await import('../../features/team/asking/questions.actors.ts')).oneTeam),
  room: fetchOnce(async () => (await import('../../features/games/room.actors.ts')).room),
  scoring: fetchOnce(async () => (await import('../../features/team/asking/questions.actors.ts')).scoring),
  simulator: fetchOnce(async () =>
    (await import('../../features/simulator/engine/simulator.actors.ts')).openSimulatorKit(),
  ),
  tracker: fetchOnce(async () => (await import('../../features/events/tracker.actors.ts')).tracking),
  upload: fetchOnce(async () => (await import('../../features/community/uploading.actors.ts')).upload),
};
