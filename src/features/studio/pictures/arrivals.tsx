import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { UploadState } from '#src/features/community/picture-upload/upload-state.tsx';
import { useUpload } from '#src/features/community/use-upload.ts';
import styles from '../write.module.css';
import type { Arrival } from './use-arrivals.ts';

interface OneProps {
  readonly arrival: Arrival;
  readonly onArrived: (arrival: Arrival, path: string) => void;
  readonly onGone: (arrival: Arrival) => void;
}

interface Props extends Omit<OneProps, 'arrival'> {
  readonly arrivals: readonly Arrival[];
}

/** How far the pictures are that are on their way into the text. */
export function Arrivals({ arrivals, ...of }: Props) {
  return (
    <ul className={styles.arrivals}>
      {arrivals.map((arrival) => (
        <li key={arrival.key}>
          <Suspense fallback={null}>
            <One arrival={arrival} {...of} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

function One({ arrival, onArrived, onGone }: OneProps) {
  const upload = useUpload((path) => onArrived(arrival, path));
  const { status } = upload;
  const begun = useRef(false);
  const begin = useEffectEvent(() => upload.choose(arrival.file));
  const end = useEffectEvent(() => onGone(arrival));
  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      begin();
    } else if (status === 'cancelled' || status === 'idle') end();
  }, [status]);
  return <UploadState upload={upload} />;
}
