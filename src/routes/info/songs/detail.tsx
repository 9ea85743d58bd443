import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { DataError } from '#src/components/data-error.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useSongItem } from '#src/data/items.ts';
import { DetailPage, Panel } from '#src/parts/detail/detail-page.tsx';
import { neighboursOf } from '#src/parts/detail/neighbours.ts';
import { NoSuchThing } from '#src/parts/detail/no-such-thing.tsx';
import { Releases } from '#src/parts/detail/releases.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import { AboutPanel } from './detail/about-panel.tsx';
import { ChartsPanel } from './detail/charts-panel.tsx';
import { MetaPanel } from './detail/meta-panel.tsx';
import { MorePanel } from './detail/more-panel.tsx';
import { RanksPanel } from './detail/ranks-panel.tsx';
import { ToolLinks } from './detail/tool-links.tsx';
import type { SongItem } from './song-item.ts';
import { songPath } from './song-path.ts';
import { type SongGame, useSongsOfPage } from './use-songs-of-page.ts';

const ID = /^\d{1,15}$/;
const THUMB = 48;

/** `/info/songs/{id}/{name?}`: all that is known of one song (pages 3.13). */
export function Song() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { game, failure, retry } = useSongsOfPage();
  if (!game) {
    return (
      <>
        <h1>{t('songs.song')}</h1>
        {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
      </>
    );
  }
  const item = ID.test(id) ? game.all.find((one) => one.id === Number(id)) : undefined;
  return item ? <SongPage key={item.id} item={item} game={game} /> : <NoSong />;
}

function SongPage({ item, game }: { readonly item: SongItem; readonly game: SongGame }) {
  const { t } = useTranslation();
  const { data: details } = useSongItem(item.id);
  const { view } = item;
  // A dump's list may lack notes, length and tempo, which the song's own file has.
  const song = details?.song ?? item.song;
  const title = localised(song.title, game.main, game.sub);
  const special = song.difficulties.special?.publishedAt;
  usePageName(view.title);
  return (
    <DetailPage
      picture={<SongJacket src={view.jacket} size={THUMB} />}
      title={view.title}
      lang={title ? SERVER_LANGUAGES[title.server] : undefined}
      subtitle={[view.band, `#${item.id}`].filter((word) => word !== '').join(' · ')}
      {...neighboursOf(game.items, item.id, songPath)}
      actions={<ToolLinks id={item.id} />}
      aside={
        <>
          <Panel id="release" title={t('cards.release')}>
            <Releases at={song.publishedAt} />
            {special && (
              <>
                <h3>{t('songs.special')}</h3>
                <Releases at={special} />
              </>
            )}
          </Panel>
          {details && <RanksPanel ranks={details.ranks} />}
          <MorePanel item={item} items={game.items} />
        </>
      }
      below={<ThreadPlace place={{ categoryName: 'SONG_COMMENT', categoryId: String(item.id) }} />}
    >
      <AboutPanel item={item} song={song} details={details ?? null} />
      <ChartsPanel song={song} />
      <MetaPanel item={item} game={game} />
    </DetailPage>
  );
}

function NoSong() {
  const { t } = useTranslation();
  return (
    <NoSuchThing
      title={t('songMeta.missingTitle')}
      text={t('songs.missingText')}
      list={{ path: '/info/songs', label: t('songMeta.all') }}
    />
  );
}
