import { Button } from '@mantine/core';
import { Gauge } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { sortedBy } from '#model/listing/order';
import type { SongRecord } from '#model/records/song';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { usePageName } from '#src/components/page-name.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { WhenNear } from '#src/components/when-near.tsx';
import { useSongItem } from '#src/data/items.ts';
import { DetailPage, Panel } from '#src/parts/detail/detail-page.tsx';
import { neighboursIn } from '#src/parts/detail/neighbours.ts';
import { Releases } from '#src/parts/detail/releases.tsx';
import { ThingOfAddress } from '#src/parts/detail/thing-of-address.tsx';
import { WithDetails } from '#src/parts/detail/with-details.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import { AboutPanel } from './detail/about-panel.tsx';
import { ChartsPanel } from './detail/charts-panel.tsx';
import { EventPanel } from './detail/event-panel.tsx';
import { MetaPanel } from './detail/meta-panel.tsx';
import { MorePanel } from './detail/more-panel.tsx';
import { RanksPanel } from './detail/ranks-panel.tsx';
import { RewardsPanel } from './detail/rewards-panel.tsx';
import { VideoPanel } from './detail/video-panel.tsx';
import type { SongItem } from './song-item.ts';
import { songPath } from './song-path.ts';
import { type SongGame, useSongsOfPage } from './use-songs-of-page.ts';

const THUMB = 48;
const META_HEIGHT = 360;
/** All charts of all songs are half a megabyte. */
const META_AHEAD = 200;
const EVENT_HEIGHT = 200;

/** `/info/songs/{id}/{name?}`: all that is known of one song (pages 3.13). */
export function Song() {
  const { t } = useTranslation();
  return (
    <ThingOfAddress
      {...useSongsOfPage()}
      among={({ all }) => all}
      title={t('page.song')}
      missing={{
        title: t('songMeta.missingTitle'),
        text: t('songs.missingText'),
        list: { path: '/info/songs', label: t('songMeta.all') },
      }}
    >
      {(item, game) => (
        <WithDetails id={item.id} useItem={useSongItem}>
          {(details) => <SongPage item={item} game={game} details={details} />}
        </WithDetails>
      )}
    </ThingOfAddress>
  );
}

interface Props {
  readonly item: SongItem;
  readonly game: SongGame;
  /** What its own file tells; nothing while it is on its way. */
  readonly details: ReturnType<typeof useSongItem>['data'];
}

const linkOf = ({ id, view }: SongItem) => ({ path: songPath(id), label: view.title });

/** The oldest on the main server first, where the list begins with the newest. */
const useByRelease = ({ items, main }: SongGame): readonly SongItem[] =>
  useMemo(() => sortedBy(items, { of: ({ song }) => song.publishedAt[main] }, false), [items, main]);

function SongPage({ item, game, details }: Props) {
  const { t } = useTranslation();
  const { view } = item;
  // A dump's list may lack notes, length and tempo, which the song's own file has.
  const song = details?.song ?? item.song;
  const title = localised(song.title, game.main, game.sub);
  const byRelease = useByRelease(game);
  usePageName(view.title);
  return (
    <DetailPage
      picture={<SongJacket src={view.jacket} size={THUMB} />}
      title={view.title}
      lang={title ? SERVER_LANGUAGES[title.server] : undefined}
      subtitle={[view.band, `#${item.id}`].filter((word) => word !== '').join(' · ')}
      {...neighboursIn(byRelease, item.id, linkOf)}
      tools={[
        {
          ...{ label: t('page.songOptimizer'), icon: <Gauge size={16} aria-hidden="true" /> },
          to: `/tool/songoptimizer?view=song&song=${item.id}`,
        },
      ]}
      primary={
        <Button component={Link} variant="filled" to={`/tool/teambuilder?song=${item.id}`}>
          {t('page.teamBuilder')}
        </Button>
      }
      aside={
        <>
          <Release song={song} />
          {details && <RanksPanel {...details} />}
          {details && <RewardsPanel rewards={details.rewards} />}
          <WhenNear id="event" height={EVENT_HEIGHT}>
            <EventPanel song={song} />
          </WhenNear>
          <MorePanel item={item} items={game.items} />
        </>
      }
      below={<ThreadPlace place={{ categoryName: 'SONG_COMMENT', categoryId: String(item.id) }} />}
    >
      <AboutPanel item={item} song={song} details={details ?? null} />
      <ChartsPanel song={song} />
      <VideoPanel videos={song.videos.length > 0 ? song.videos : item.song.videos} title={view.title} />
      <WhenNear id="meta" height={META_HEIGHT} ahead={META_AHEAD}>
        <MetaPanel item={item} game={game} />
      </WhenNear>
    </DetailPage>
  );
}

/** When it came out, and when its special chart did where that was later. */
function Release({ song }: { readonly song: SongRecord }) {
  const { t } = useTranslation();
  const special = song.difficulties.special?.publishedAt;
  return (
    <Panel id="release" title={t('card.release')}>
      <Releases at={song.publishedAt} />
      {special && (
        <>
          <h3>{t('songs.special')}</h3>
          <Releases at={special} />
        </>
      )}
    </Panel>
  );
}
