import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useMemo } from 'react';
import { type UploadLogic, type UploadView, uploadView } from '#machines/upload/upload.view';
import { uploadAddress } from '#model/contract/uploads/limits';

export type { UploadFailure } from '#machines/upload/upload.types';
export type { UploadView };

/** Fetches the machine of uploads with its services; it is no part of the first page. */
export type OpenUpload = () => Promise<UploadLogic>;

const Opener = createContext<OpenUpload>(() => Promise.reject(new Error('there is no UploadProvider above')));
export const UploadProvider = Opener.Provider;

/** One picture at a time on its way to the site. Waits for its code; tells the address of what has arrived. */
export function useUpload(onUploaded: (path: string) => void): UploadView {
  const logic = use(use(Opener)());
  const actor = useActorRef(logic);
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    const subscription = actor.on('FILE.UPLOADED', ({ hash }) => tell(uploadAddress(hash)));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => uploadView(snapshot, actor.send), [snapshot, actor]);
}
