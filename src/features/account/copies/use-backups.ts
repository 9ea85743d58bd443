import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { type BackupsView, backupsView } from '#machines/backups/backups.view';
import type { ProfileCollection } from '#model/profile/collection';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { ListedBackup } from '#machines/backups/backups.types';
export type { BackupsView };

const load = fetchOnce(async () => (await import('./backups.actors.ts')).backups);

/** The backups of this browser. Waits for its code; hands over the collection of one that was gone back to. */
export function useBackups(onOpened: (collection: ProfileCollection) => void): BackupsView {
  const logic = use(load());
  const actor = useActorRef(logic);
  const hand = useEffectEvent(onOpened);
  useEffect(() => {
    const subscription = actor.on('BACKUP.OPENED', ({ collection }) => hand(collection));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => backupsView(snapshot, actor.send), [snapshot, actor]);
}
