import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { SongItem } from '#model/families/songs/item';
import type { SongRecord } from '#model/records/song';
import type { SongDetails } from '#model/records/song-details';
import { jacketPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { songSoundPath } from '#model/rules/media-paths';
import { bandSongsPath } from '#model/site/band-songs';
import type { PerServer } from '#model/vocabulary/servers';
import { SERVERS } from '#model/vocabulary/servers';
import { isSongType } from '#model/vocabulary/song-types';
import { SongActions } from '#src/features/music/songs/song-actions.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts, NearestText } from '#src/kit/detail/facts.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Nicknames } from './nicknames.tsx';
import styles from './song-detail.module.css';

/** How fast a song is, as one number or as its lowest and highest; null where the data does not say. */
function useBpm(): (bpm: SongRecord['bpm']) => string | null {
  const { decimal } = useFormat();
  return useCallback((bpm) => bpm && [...new Set(bpm.map((value) => decimal(value)))].join('–'), [decimal]);
}

interface ListenProps {
  readonly song: SongRecord;
  readonly soundId: string;
  readonly label: string;
}

/** The song itself, from the server it is out on. */
function Listen({ song, soundId, label }: ListenProps) {
  const { main, sub } = useServers();
  const server = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
  return (
    <div className={styles.listen}>
      <SoundPlayer sources={[songSoundPath(server, soundId)]} label={label} />
    </div>
  );
}

interface JacketsProps {
  readonly song: SongRecord;
  readonly title: string;
}

/** The jacket in use, and earlier ones to choose. */
function Jackets({ song, title }: JacketsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const count = song.jacketImages.length;
  const [chosen, choose] = useState(count - 1);
  const server = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
  const src = jacketPath(server, song, chosen);
  const choices = song.jacketImages.map((_, at) => ({ value: at, label: integer(at + 1) }));
  if (src === null) return null;
  return (
    <div className={styles.jackets}>
      <Jacket key={src} src={src} label={t('songs.jacketOf', { title })} />
      {count > 1 && (
        <SegmentedChoice label={t('songs.jackets')} choices={choices} value={chosen} onChange={choose} />
      )}
    </div>
  );
}

function Jacket({ src, label }: { readonly src: string; readonly label: string }) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  if (isLost) return <p className={styles.lost}>{t('cards.noArt')}</p>;
  return (
    <img className={styles.jacket} src={src} alt={label} fetchPriority="high" onError={() => setLost(true)} />
  );
}

interface Props {
  readonly item: SongItem;
  readonly song: SongRecord;
  /** Null while they are on their way, and where there is no file of it. */
  readonly details: SongDetails | null;
}

/** Its jackets, whose it is, how it sounds. */
export function AboutPanel({ item, song, details }: Props) {
  const { t } = useTranslation();
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <div className={styles.about}>
        <div>
          <Jackets song={song} title={item.view.title} />
          {details?.soundId && (
            <Listen
              song={song}
              soundId={details.soundId}
              label={t('songs.listen', { title: item.view.title })}
            />
          )}
          {details?.soundId && <SongActions song={item.id} />}
        </div>
        <Facts>
          <Fact label={t('card.name')}>
            <EveryServerText values={song.title} />
          </Fact>
          {details && <Reading title={song.title} reading={details.reading} />}
          <Band item={item} />
          <Music song={song} />
          {details && <Credits details={details} />}
          <Nicknames song={item.id} names={item.nicknames} />
        </Facts>
      </div>
    </Panel>
  );
}

interface ReadingProps {
  readonly title: PerServer<string>;
  readonly reading: PerServer<string>;
}

/** How the title is read, where it is not written so. */
function Reading({ title, reading }: ReadingProps) {
  const { t } = useTranslation();
  const other = reading.find((text, server) => text !== null && text.trim() !== '' && text !== title[server]);
  if (other === undefined) return null;
  return (
    <Fact label={t('songs.reading')}>
      <NearestText values={reading} />
    </Fact>
  );
}

function Band({ item: { song, view } }: Pick<Props, 'item'>) {
  const { t } = useTranslation();
  return (
    <>
      {view.band !== '' && (
        <Fact label={t('filter.band')}>
          <Link to={bandSongsPath(view)} className={pieces.marked}>
            <BandMark bandId={song.bandId} />
            {view.band}
          </Link>
        </Fact>
      )}
      {song.tag !== '' && (
        <Fact label={t('card.type')}>{isSongType(song.tag) ? t(`songs.typeOf.${song.tag}`) : song.tag}</Fact>
      )}
    </>
  );
}

function Music({ song }: Pick<Props, 'song'>) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const bpm = useBpm()(song.bpm);
  return (
    <>
      {song.lengthSeconds !== null && <Fact label={t('meta.length')}>{length(song.lengthSeconds)}</Fact>}
      {bpm !== null && <Fact label={t('songs.bpm')}>{bpm}</Fact>}
    </>
  );
}

const CREDITS = ['lyricist', 'composer', 'arranger', 'howToGet'] as const;

/** Who wrote it and how one gets it, as far as the data says so. */
function Credits({ details }: { readonly details: SongDetails }): ReactNode {
  const { t } = useTranslation();
  return CREDITS.filter((key) => details[key].some((text) => text !== null)).map((key) => (
    <Fact key={key} label={t(`songs.${key}`)}>
      <NearestText values={details[key]} />
    </Fact>
  ));
}
