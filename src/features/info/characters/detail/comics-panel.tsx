import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { newestFirst } from '#model/listing/newest-first';
import type { ComicRecord } from '#model/records/comic';
import { localised } from '#model/rules/localised';
import { comicPath } from '#model/rules/media-paths';
import { isSpoiler } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useComics } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

const MOST = 12;

/** Comics that she is in, the newest of the main server first; absent where the data knows none. */
export function ComicsPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { data } = useComics();
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const hers = useMemo(() => {
    const all = [...(data?.byId.values() ?? [])]
      .filter(({ characterIds }) => characterIds.includes(id))
      .filter(({ publishedAt }) => !(hides && isSpoiler(publishedAt, main, now)));
    return newestFirst(all, main, sub).slice(0, MOST);
  }, [data, id, hides, main, sub, now]);
  if (hers.length === 0) return null;
  return (
    <Panel
      id="comics"
      title={t('page.comics')}
      note={<Link to={`/info/comics?char=${id}`}>{t('comics.all')}</Link>}
    >
      <ul className={styles.costumes}>
        {hers.map((comic) => (
          <Comic key={comic.id} comic={comic} />
        ))}
      </ul>
    </Panel>
  );
}

function Comic({ comic }: { readonly comic: ComicRecord }) {
  const { main, sub } = useServers();
  const [isLost, setLost] = useState(false);
  const server = SERVERS[localised(comic.publishedAt, main, sub)?.server ?? main];
  const title = localised(comic.title, main, sub);
  return (
    <li>
      {isLost ? (
        <span className={styles.noCostume} />
      ) : (
        <img
          className={styles.comic}
          src={comicPath(server, comic, 'thumbnail')}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      )}
      <Link to={objectPath('comic', comic.id)} lang={title ? SERVER_LANGUAGES[title.server] : undefined}>
        {title?.value ?? `#${comic.id}`}
      </Link>
    </li>
  );
}
