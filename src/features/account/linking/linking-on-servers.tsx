import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './linked.module.css';
import { Linking } from './linking.tsx';

const HEIGHT = 96;

/** One account for each server of the game, one at a time. */
export function LinkingOnServers() {
  const { t } = useTranslation();
  const { main } = useServers();
  const [chosen, choose] = useState<number | null>(null);
  const server = chosen ?? main;
  return (
    <div className={styles.servers}>
      <SegmentedChoice
        label={t('server.label')}
        choices={useServerOptions()}
        value={server}
        onChange={choose}
      />
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <Linking key={server} server={server} />
      </Suspense>
    </div>
  );
}
