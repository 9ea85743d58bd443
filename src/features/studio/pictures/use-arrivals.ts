import { useRef, useState } from 'react';
import { randomKey } from '#src/browser/page/random-key.ts';
import type { PostEditor } from '../text/use-post-editor.ts';
import type { WritingView } from '../use-writing.ts';

/** A picture on its way into the text. */
export interface Arrival {
  readonly key: string;
  readonly file: File;
  /** The same for those that came together. */
  readonly batch: string;
}

/** Follows which pictures are on their way. */
export type UploadWatch = Pick<WritingView, 'startUpload' | 'endUpload'>;

/** Pictures on their way: each has its place in the text, and what is written waits for them. */
export function useArrivals(editor: PostEditor | null, watch?: UploadWatch) {
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const arrived = useRef(new Map<string, readonly string[]>());
  const leave = (key: string) => {
    setArrivals((before) => before.filter((each) => each.key !== key));
    watch?.endUpload(key);
  };
  return {
    arrivals,
    add: (files: readonly File[]) => {
      if (!editor) return;
      const batch = randomKey();
      const added = files.map((file): Arrival => ({ key: randomKey(), file, batch }));
      for (const { key } of added) {
        watch?.startUpload(key);
        editor.awaitPicture(key);
      }
      setArrivals((before) => [...before, ...added]);
    },
    place: ({ key, batch }: Arrival, path: string) => {
      const companions = arrived.current.get(batch) ?? [];
      editor?.placePicture(key, path, companions);
      arrived.current.set(batch, [...companions, path]);
      leave(key);
    },
    drop: ({ key }: Arrival) => {
      editor?.dropPicture(key);
      leave(key);
    },
  };
}
