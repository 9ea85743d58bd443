import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import { objectPath } from '#model/site/objects';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { BandMark } from '../../kit/card/band-mark.tsx';
import { PageLink } from '../../kit/page/page-link.tsx';
import { DifficultyTag } from '../../kit/song/difficulty-tag.tsx';
import { SongJacket } from '../../kit/song/song-jacket.tsx';
import { useFormat } from '../../kit/text/format.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './charts.module.css';

interface Props {
  readonly song: SongView;
  readonly difficulty: Difficulty | null;
  /** What the page says of the chart, after band and length; empty where it is unknown. */
  readonly fact: string;
  /** Where the page shows another chart of the song. */
  readonly pathOf: (difficulty: Difficulty) => To;
  /** Buttons. */
  readonly children: ReactNode;
}

const JACKET = 48;

/** The song and its charts, on each page about one of them. */
export function ChartHead({ song, difficulty, fact, pathOf, children }: Props) {
  const { length } = useFormat();
  const facts = [song.band, song.lengthSeconds === null ? '' : length(song.lengthSeconds), fact];
  return (
    <header className={styles.head}>
      <SongJacket src={song.jacket} size={JACKET} />
      <div className={styles.names}>
        <h1>
          <PageLink to={objectPath('song', song.id)}>{song.title}</PageLink>
        </h1>
        <p className="muted">
          <BandMark bandId={song.bandId} /> {facts.filter((each) => each !== '').join(' · ')}
        </p>
      </div>
      <ChartLevels levels={song.levels} difficulty={difficulty} pathOf={pathOf} isReplacing />
      {children}
    </header>
  );
}

interface LevelsProps extends Pick<Props, 'difficulty' | 'pathOf'> {
  readonly levels: SongView['levels'];
  /** The page stays, with another chart. */
  readonly isReplacing?: boolean;
}

/** Links to the charts of a song. */
export function ChartLevels({ levels, difficulty, pathOf, isReplacing = false }: LevelsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.levels} aria-label={t('live.difficulty')}>
      {levels.map((each) => (
        <Link
          key={each.difficulty}
          to={pathOf(each.difficulty)}
          replace={isReplacing}
          preventScrollReset={isReplacing}
          aria-current={each.difficulty === difficulty ? 'page' : undefined}
        >
          <DifficultyTag {...each} named />
        </Link>
      ))}
    </nav>
  );
}

/** Buttons of the head, side by side. */
export const ChartButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
