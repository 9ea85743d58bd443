import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { MAX_SKILL_PERCENT, MAX_SKILL_SECONDS, SHORTEST_SKILL } from '#model/listing/ranking-settings';
import { songViews } from '#model/listing/views/song-view';
import type { SkillRecord } from '#model/records/skill';
import { skillSummary } from '#model/rules/skill-summary';
import { objectPath } from '#model/site/objects';
import { encodeMetaQuery, type MetaQuery, PLAIN_QUERY } from '#src/features/charts/song-meta/meta-query.ts';
import { type RankedRow, ranking } from '#src/features/charts/song-meta/ranking.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { allOf } from '#src/kit/data/all-of.ts';
import { useBands, useSongMeta, useSongs } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';
import type { ShownCard } from './use-shown-card.ts';

interface Props {
  readonly skill: SkillRecord;
  readonly shown: ShownCard;
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Which charts a team with such skills scores most on. The data for it is large, so it comes when someone asks. */
export function SongsPanel({ skill, shown }: Props) {
  const { t } = useTranslation();
  const { main } = useServers();
  const [isAsked, ask] = useState(false);
  const { percent, seconds } = skillSummary(skill, shown.entry.skill, main);
  if (percent <= 0) return null;
  const query = {
    ...PLAIN_QUERY,
    skillPercent: clamp(percent, 0, MAX_SKILL_PERCENT),
    skillSeconds: clamp(seconds, SHORTEST_SKILL, MAX_SKILL_SECONDS),
  };
  const whole = encodeMetaQuery(query).toString();
  return (
    <Panel
      id="songs"
      title={t('cards.bestSongs')}
      note={<Link to={`/info/songmeta${whole && `?${whole}`}`}>{t('page.songMeta')}</Link>}
    >
      <p className={styles.hint}>{t('cards.bestSongsText')}</p>
      {isAsked ? (
        <BestSongs query={query} onCancel={() => ask(false)} />
      ) : (
        <Button onClick={() => ask(true)}>{t('cards.findSongs')}</Button>
      )}
    </Panel>
  );
}

const MOST = 10;

/** The best charts, one of each song; null while the data is on its way. */
function useBest(query: MetaQuery) {
  const [songs, bands, meta] = [useSongs(), useBands(), useSongMeta()];
  const { main, sub } = useServers();
  const { skillPercent, skillSeconds } = query;
  const rows = useMemo((): readonly RankedRow[] | null => {
    if (!songs.data || !bands.data || !meta.data) return null;
    const views = songViews(songs.data.byId, { bands: bands.data.byId, main, sub });
    const seen = new Set<number>();
    const data = { songs: songs.data.byId, views, metas: meta.data.byId };
    const all = ranking(data, { ...PLAIN_QUERY, skillPercent, skillSeconds }, main);
    return all.filter(({ song }) => !seen.has(song) && seen.size < MOST && seen.add(song)).slice(0, MOST);
  }, [songs.data, bands.data, meta.data, skillPercent, skillSeconds, main, sub]);
  const { failure, retry } = allOf({ songs, bands, meta });
  return { rows, failure, retry };
}

interface BestProps {
  readonly query: MetaQuery;
  readonly onCancel: () => void;
}

/** Taken away, it asks for nothing any more: what is on its way is given up. */
function BestSongs({ query, onCancel }: BestProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { rows, failure, retry } = useBest(query);
  if (failure) return <DataError message={failure.message} onRetry={retry} />;
  if (!rows) {
    return (
      <p className={styles.waiting} role="status">
        {t('cards.findingSongs')}
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
      </p>
    );
  }
  if (rows.length === 0) return <p className="muted">{t('cards.noSongs')}</p>;
  return (
    <ol className={`${styles.lines} ${styles.songs}`}>
      {rows.map(({ view, difficulty, level, relative }) => (
        <li key={view.id}>
          <Link to={objectPath('song', view.id)} className={styles.song}>
            <SongJacket src={view.jacket} size={36} />
            <span>{view.title}</span>
          </Link>
          <span className={styles.lineNote}>
            <DifficultyTag difficulty={difficulty} level={level} />
            {relative !== null && percent(Math.round(relative * 1000) / 10)}
          </span>
        </li>
      ))}
    </ol>
  );
}
