import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/components/format.ts';
import { QuickLink } from '#src/components/quick-link.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import type { SongItem } from '../song-item.ts';
import { songPath } from '../song-path.ts';
import { useBpm } from '../use-bpm.ts';
import { LevelTags } from './level-tags.tsx';
import styles from './song-list.module.css';

interface Props {
  readonly item: SongItem;
}

const JACKET = 64;

/** A song with its band, how long and how fast it is, and the levels of its charts. */
export const SongRow = memo(function SongRow({ item: { id, view } }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const bpm = useBpm()(view.bpm);
  const facts = [
    `#${id}`,
    ...(view.lengthSeconds === null ? [] : [length(view.lengthSeconds)]),
    ...(bpm === null ? [] : [t('song.bpm', { bpm })]),
  ];
  return (
    <QuickLink to={songPath(id)} className={styles.row}>
      <SongJacket src={view.jacket} size={JACKET} />
      <span className={styles.words}>
        <strong>{view.title}</strong>
        <span>
          {view.band} · {facts.join(' · ')}
        </span>
        <LevelTags levels={view.levels} />
      </span>
    </QuickLink>
  );
});
