import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { isServerIndex, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type FoundPlayer, usePlayerSearch } from '../player.data.ts';
import { Found } from '../playersearch/found.tsx';
import styles from '../playersearch/playersearch.module.css';
import { SearchForm } from '../playersearch/search-form.tsx';
import { SearchState } from '../playersearch/search-state.tsx';
import { useSearches } from '../use-searches.ts';

/** As `jp` or as the API's number. */
function serverIn(text: string): ServerIndex | null {
  const index = /^\d$/.test(text) ? Number(text) : serverIndex(text);
  return isServerIndex(index) ? index : null;
}

/** `/tool/playersearch/{server?}/{id?}`: what a player of the game shows of themselves (reference R17). */
export function Screen() {
  const { t } = useTranslation();
  const { server: code = '', id = '' } = useParams();
  const { main } = useServers();
  const server = serverIn(code) ?? main;
  const search = usePlayerSearch(server, id);
  const { found } = search;
  const searches = useSearches();
  const data = useLists(['cards', 'characters', 'bands'], ['areaItems', 'songs', 'titles']);
  const remember = useEffectEvent(({ query, player }: FoundPlayer) =>
    searches.add({ ...query, name: player.name }),
  );
  const { isLoading } = searches;
  useEffect(() => {
    // What is kept must be known before something is added to it.
    if (found && !isLoading) remember(found);
  }, [found, isLoading]);
  usePageName(found ? found.player.name || found.query.id : null);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.playerSearch')}</h1>
        <p className={styles.lead}>{t('player.lead')}</p>
      </header>
      <SearchForm key={`${server} ${id}`} server={server} id={id} search={search} searches={searches} />
      <SearchState search={search} />
      {data.version === null && data.failure && (
        <DataError message={data.failure.message} onRetry={data.retry} />
      )}
      {found && data.version !== null && <Found found={found} lists={data.lists} />}
    </div>
  );
}
