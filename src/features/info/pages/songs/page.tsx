import { Button } from '@mantine/core';
import { Gauge, Waves } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { sortedBy } from '#model/listing/order';
import type { SongRecord } from '#model/records/song';
import type { SongDetails } from '#model/records/song-details';
import { chartsOfSong } from '#model/site/objects';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useSongItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AboutPanel } from '../../songs/detail/about-panel.tsx';
import { ChartsPanel } from '../../songs/detail/charts-panel.tsx';
import { EventPanel } from '../../songs/detail/event-panel.tsx';
import { MetaPanel } from '../../songs/detail/meta-panel.tsx';
import { MorePanel } from '../../songs/detail/more-panel.tsx';
import { RanksPanel } from '../../songs/detail/ranks-panel.tsx';
import { RewardsPanel } from '../../songs/detail/rewards-panel.tsx';
import { VideoPanel } from '../../songs/detail/video-panel.tsx';

const THUMB = 48;
const META_HEIGHT = 360;
/** All charts of all songs are half a megabyte. */
const META_AHEAD = 200;
const EVENT_HEIGHT = 200;

/** `/info/songs/{id}/{name?}`: all that is known of one song. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useSongItem}>
    {(props) => <SongPage {...props} />}
  </FamilyPage>
);

function SongPage({ item, data, details }: PageProps<SongItem, SongDetails>) {
  const { t } = useTranslation();
  const { items, context } = data;
  const { view } = item;
  // A dump's list may lack notes, length and tempo, which the song's own file has.
  const song = details?.song ?? item.song;
  // The oldest on the main server first.
  const byRelease = useMemo(
    () => sortedBy(items, { of: ({ song }) => song.publishedAt[context.main] }, false),
    [items, context.main],
  );
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      ordered={byRelease}
      isNamed
      picture={<SongJacket src={view.jacket} size={THUMB} />}
      tools={[
        {
          label: t('page.songOptimizer'),
          icon: <Gauge size={16} aria-hidden="true" />,
          to: `/tool/songoptimizer?view=song&song=${item.id}`,
        },
        {
          label: t('page.fanCharts'),
          icon: <Waves size={16} aria-hidden="true" />,
          to: chartsOfSong(item.id),
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
          <MorePanel item={item} items={items} />
        </>
      }
    >
      <AboutPanel item={item} song={song} details={details ?? null} />
      <ChartsPanel song={song} />
      <VideoPanel videos={song.videos.length > 0 ? song.videos : item.song.videos} title={view.title} />
      <WhenNear id="meta" height={META_HEIGHT} ahead={META_AHEAD}>
        <MetaPanel item={item} data={data} />
      </WhenNear>
    </FamilyDetail>
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
