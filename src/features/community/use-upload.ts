import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { type UploadView, uploadView } from '#machines/upload/upload.view';
import { uploadAddress } from '#model/contract/uploads/limits';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { UploadFailure } from '#machines/upload/upload.types';
export type { UploadView };

const load = fetchOnce(async () => (await import('./upload.actors.ts')).upload);

/** One picture at a time on its way to the site. Waits for its code; reports the address of what has arrived. */
export function useUpload(onUploaded: (path: string) => void): UploadView {
  const logic = use(load());
  const actor = useActorRef(logic);
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    const subscription = actor.on('FILE.UPLOADED', ({ hash }) => tell(uploadAddress(hash)));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => uploadView(snapshot, actor.send), [snapshot, actor]);
}
