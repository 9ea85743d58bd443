import { Button } from '@mantine/core';
import { Link2, ListMusic } from 'lucide-react';
import { Link } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { BandMark } from '#src/components/band-mark.tsx';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useShare } from '#src/parts/detail/head/use-share.ts';
import styles from './simulator.module.css';

interface Props {
  readonly song: SongView;
  readonly difficulty: Difficulty | null;
  /** Of the chart; null before it is there. */
  readonly notes: number | null;
}

const JACKET = 48;
const ICON = 16;

/** The song, its other charts, and ways to give this moment away or to see the whole chart. */
export function Head({ song, difficulty, notes }: Props) {
  const { t } = useTranslation();
  const { length, integer } = useFormat();
  const { share, label, said } = useShare(song.title);
  const facts = [
    song.band,
    song.lengthSeconds === null ? '' : length(song.lengthSeconds),
    notes === null ? '' : t('chart.notes', { count: notes, notes: integer(notes) }),
  ];
  return (
    <header className={styles.head}>
      <SongJacket src={song.jacket} size={JACKET} />
      <div className={styles.names}>
        <h1>
          <PageLink to={`/info/songs/${song.id}`}>{song.title}</PageLink>
        </h1>
        <p className="muted">
          <BandMark bandId={song.bandId} /> {facts.filter((fact) => fact !== '').join(' · ')}
        </p>
      </div>
      <nav className={styles.charts} aria-label={t('live.difficulty')}>
        {song.levels.map((each) => (
          <Link
            key={each.difficulty}
            to={`/tool/simulator/${song.id}/${each.difficulty}`}
            replace
            preventScrollReset
            aria-current={each.difficulty === difficulty ? 'page' : undefined}
          >
            <DifficultyTag {...each} named />
          </Link>
        ))}
      </nav>
      <div className={styles.share}>
        <Button leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
          {label}
        </Button>
        {difficulty !== null && (
          <Button
            component={Link}
            to={`/tool/chart/${song.id}/${difficulty}`}
            leftSection={<ListMusic size={ICON} aria-hidden="true" />}
          >
            {t('stage.wholeChart')}
          </Button>
        )}
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </div>
    </header>
  );
}
