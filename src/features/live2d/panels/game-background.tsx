import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { localised } from '#model/rules/localised';
import { eventTopPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './panels.module.css';

interface Props {
  /** Below `/assets`; null before one is chosen. */
  readonly path: string | null;
  readonly onChange: (path: string) => void;
}

const ASSETS = '/assets/';

/** Backgrounds of the game: those of its events. */
export function GameBackground({ path, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data, error, refetch } = useEvents();
  const choices = useMemo(
    () =>
      [...(data?.byId.values() ?? [])]
        .sort((a, b) => b.id - a.id)
        .flatMap((event) => {
          const name = localised(event.name, main, sub);
          if (!name) return [];
          const value = eventTopPath(SERVERS[name.server], event, 'bg').slice(ASSETS.length);
          return [{ value, label: `${name.value} #${event.id}` }];
        }),
    [data, main, sub],
  );
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <Select
        aria-label={t('live2d.gameBackground')}
        placeholder={data ? t('live2d.gameBackground') : t('action.loading')}
        searchable
        allowDeselect={false}
        limit={60}
        nothingFoundMessage={t('list.noOption')}
        value={path}
        data={choices}
        onChange={(value) => value !== null && onChange(value)}
      />
      {path !== null && <img className={styles.preview} src={`${ASSETS}${path}`} alt="" />}
    </>
  );
}
