import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import type { SongMetaRecord } from '#model/records/song-meta';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './charts-of-song.module.css';
import { Curves } from './curves.tsx';
import { encodeMetaQuery, type MetaQuery } from './meta-query.ts';
import type { RankedRow } from './ranking.ts';

interface Props {
  /** Undefined: there is no such song. */
  readonly song: SongView | undefined;
  readonly meta: SongMetaRecord | undefined;
  readonly ranking: readonly RankedRow[];
  readonly query: MetaQuery;
}

/** Every chart of one song: its place, and how its score grows with the length of skills. */
export function ChartsOfSong({ song, meta, ranking, query }: Props) {
  const { t } = useTranslation();
  if (!song || !meta) return <NoSong query={query} />;
  const rows = ranking.filter((row) => row.song === song.id);
  return (
    <section className={styles.panel} aria-labelledby="song-meta-song">
      <header className={styles.head}>
        <SongJacket src={song.jacket} size={64} />
        <div className={styles.words}>
          <h2 id="song-meta-song">{song.title}</h2>
          <p>{song.band}</p>
        </div>
        <Button component={Link} to={{ pathname: '/info/songmeta', search: String(encodeMetaQuery(query)) }}>
          {t('songMeta.all')}
        </Button>
      </header>
      <div className={styles.parts}>
        <Places rows={rows} ranking={ranking} query={query} />
        <Curves meta={meta} query={query} lengthSeconds={song.lengthSeconds} />
      </div>
    </section>
  );
}

function NoSong({ query }: { readonly query: MetaQuery }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<FileQuestion size={28} />}
      title={t('songMeta.missingTitle')}
      text={t('songMeta.missingText')}
    >
      <Button component={Link} to={{ pathname: '/info/songmeta', search: String(encodeMetaQuery(query)) }}>
        {t('songMeta.all')}
      </Button>
    </EmptyState>
  );
}

interface PlacesProps {
  readonly rows: readonly RankedRow[];
  readonly ranking: readonly RankedRow[];
  readonly query: MetaQuery;
}

function Places({ rows, ranking, query }: PlacesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const exactPercentOf = (value: number | null) => (value === null ? '–' : format.exactPercent(value * 100));
  if (rows.length === 0) return <p className={styles.none}>{t('songMeta.notOut')}</p>;
  return (
    <DataTable
      className={styles.places}
      caption={<caption className="visually-hidden">{t('songMeta.places')}</caption>}
      rows={rows}
      rowKey={({ difficulty }) => difficulty}
      columns={[
        {
          key: 'chart',
          title: t('songMeta.chart'),
          cell: ({ difficulty, level }) => <DifficultyTag difficulty={difficulty} level={level} named />,
        },
        {
          key: 'rank',
          title: t('meta.rank'),
          cell: ({ rank }) => (rank === null ? '–' : t('meta.place', { rank, total: ranking.length })),
        },
        {
          key: 'value',
          title: t(`meta.${query.order}`),
          cell: (row) => <b>{exactPercentOf(row[query.order])}</b>,
        },
        {
          key: 'relative',
          title: t('meta.best'),
          cell: ({ relative }) =>
            relative === null ? '–' : format.percent(Math.round(relative * 1000) / 10),
        },
      ]}
    />
  );
}
