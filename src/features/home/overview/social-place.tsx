import { lazy, Suspense, useState } from 'react';
import { timelineSetting } from '#src/browser/page/operator-settings.ts';
import { useSocialRecord } from '#src/kit/actors/use-external.ts';
import { Panel } from './panel.tsx';
import styles from './social.module.css';

/** Few sites have it, so its code is no part of the boot; where that does not come, the page stands without it. */
const Social = lazy(() =>
  import('./social.tsx').then(
    ({ Social: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);

/** The social part, where the operator set one or its service knows the visitor. */
export function SocialPlace() {
  const [timeline] = useState(timelineSetting);
  const record = useSocialRecord();
  if (timeline === null && record === null) return null;
  return (
    <Suspense
      fallback={
        <Panel widget="social" isLoading={true}>
          <div className={styles.place} />
        </Panel>
      }
    >
      <Social timeline={timeline} record={record} />
    </Suspense>
  );
}
