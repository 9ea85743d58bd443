import { memo } from 'react';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryRow } from '#src/parts/listing/entry/entry-row.tsx';
import type { SongItem } from '../song-item.ts';
import { songPath } from '../song-path.ts';
import { useBpm } from '../use-bpm.ts';
import { LevelTags } from './level-tags.tsx';

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
    <EntryRow
      to={songPath(id)}
      picture={<SongJacket src={view.jacket} size={JACKET} isLate />}
      title={view.title}
    >
      <span>
        {view.band} · {facts.join(' · ')}
      </span>
      <LevelTags levels={view.levels} />
    </EntryRow>
  );
});
