import type { ReactNode } from 'react';
import type { SongView } from '#model/listing/views/song-view';
import { objectPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { DrawnChart } from '#src/features/charts/drawn-chart.data.ts';
import { SongActions } from '#src/features/music/songs/song-actions.tsx';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './work.module.css';

interface Props {
  readonly post: Post;
  /** Null where it is for no song of the game. */
  readonly song: SongView | null;
  readonly drawn: DrawnChart | null;
  /** Buttons. */
  readonly children: ReactNode;
}

const JACKET = 72;

/** The title of a chart, its music with a jacket and something to hear it by, and how hard it is. */
export function Head({ post, song, drawn, children }: Props) {
  const { t } = useTranslation();
  const { title, diff, level } = post;
  const difficulty = DIFFICULTIES[diff ?? -1];
  const own = post.song?.type === 'custom' ? post.song : null;
  return (
    <header className={styles.head}>
      <SongJacket src={own ? (own.cover ?? null) : (song?.jacket ?? null)} size={JACKET} />
      <div className={styles.names}>
        <h1>
          <bdi>{title || t('post.untitled')}</bdi>
        </h1>
        <p className={styles.facts}>
          {difficulty && level && <DifficultyTag difficulty={difficulty} level={level} named />}
          <Music post={post} song={song} />
          {drawn && <Figures drawn={drawn} />}
        </p>
      </div>
      <div className={styles.buttons}>
        {own?.audio && (
          <div className={styles.sound}>
            <SoundPlayer sources={[own.audio]} label={t('fanCharts.listen')} />
          </div>
        )}
        {song && <SongActions song={song.id} />}
        {children}
      </div>
      <p className={styles.hint}>{t('fanCharts.hint')}</p>
    </header>
  );
}

function Music({ post, song }: Pick<Props, 'post' | 'song'>) {
  const { t } = useTranslation();
  if (song)
    return (
      <span>
        <PageLink to={objectPath('song', song.id)}>{song.title}</PageLink> · {song.band}
      </span>
    );
  const { song: named, artists } = post;
  if (named?.type === 'bandori') return <span>{t('richText.object.song', { id: named.id })}</span>;
  if (artists) return <bdi>{artists}</bdi>;
  return named ? <span>{t(`fanCharts.sourceOf.${named.type}`)}</span> : null;
}

/** Notes, length and tempo. */
function Figures({ drawn: { plain } }: { readonly drawn: DrawnChart }) {
  const { t } = useTranslation();
  const { integer, length, decimal } = useFormat();
  const { notes, tempos } = plain;
  const speeds = tempos.map(({ bpm }) => Math.abs(bpm));
  const bpm = [...new Set([Math.min(...speeds), Math.max(...speeds)].map(decimal))].join('–');
  const facts = [
    t('chart.notes', { count: notes.length, notes: integer(notes.length) }),
    length(Math.ceil(notes.at(-1)?.time ?? 0)),
    ...(speeds.length === 0 ? [] : [t('song.bpm', { bpm })]),
  ];
  return <span>{facts.join(' · ')}</span>;
}
