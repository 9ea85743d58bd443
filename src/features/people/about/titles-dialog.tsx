import { useDeferredValue, useMemo, useState } from 'react';
import { searchable } from '#model/encoding/normalise';
import { localised } from '#model/rules/localised';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { ChosenTitle } from '#model/writing/about';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTitles } from '#src/kit/data/lists.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { VirtualGrid } from '#src/kit/list/grid/virtual-grid.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { WornTitles } from '#src/kit/title/worn-titles.tsx';
import styles from './about.module.css';
import { ServerSelect } from './server-select.tsx';

interface ChoiceProps {
  readonly worn: readonly ChosenTitle[];
  readonly onPick: (title: ChosenTitle) => void;
}

interface Props extends ChoiceProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const ROW_HEIGHT = 52;
/** The kind of title, as the API names it. */
const OF_THE_GAME = 'bandori';

/** A dialog to choose a title of the game on one of its servers. */
export function TitlesDialog({ opened, onClose, ...choice }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('about.addTitle')} onClose={onClose} tall width={720}>
      {() => <Choice {...choice} />}
    </DialogFrame>
  );
}

interface NamedTitle {
  readonly id: number;
  readonly name: string;
  readonly server: ServerIndex;
}

function useTitlesOf(server: ServerIndex, query: string) {
  const { data, error, refetch } = useTitles();
  const all = useMemo(
    () =>
      [...(data?.byId.values() ?? [])].flatMap(({ id, name }): readonly NamedTitle[] => {
        const found = localised(name, server, server);
        return found?.server === server ? [{ id, name: found.value, server }] : [];
      }),
    [data, server],
  );
  const words = useMemo(() => searchWords(query), [query]);
  const found = useMemo(
    () => all.filter(({ id, name }) => matchesWords(words, { id, text: searchable(name) })),
    [all, words],
  );
  return { found, isKnown: data !== undefined, error, refetch };
}

function Choice({ worn, onPick }: ChoiceProps) {
  const { t } = useTranslation();
  const { main } = useServers();
  const [server, setServer] = useState<ServerIndex>(main);
  const [query, setQuery] = useState('');
  const { found, isKnown, error, refetch } = useTitlesOf(server, useDeferredValue(query));
  const isWorn = ({ id }: NamedTitle) => worn.some((title) => title.id === id && title.server === server);
  const pick = (title: NamedTitle) => {
    if (!isWorn(title)) onPick({ id: title.id, type: OF_THE_GAME, server });
  };
  return (
    <div className={styles.choice}>
      <ServerSelect value={server} onChange={setServer} />
      <SearchField
        label={t('about.searchTitles')}
        value={query}
        onChange={setQuery}
        onEnter={() => {
          const [first] = found;
          if (first) pick(first);
        }}
      />
      {error && <DataError message={error.message} onRetry={() => void refetch()} />}
      <p className={styles.count} role="status">
        {isKnown && t('about.titlesFound', { count: found.length })}
      </p>
      <VirtualGrid
        key={server}
        label={t('about.titles')}
        list={found}
        rowHeight={ROW_HEIGHT}
        cellWidth={null}
        multiple={false}
        isSelected={isWorn}
        onPick={pick}
        cell={({ id, name }) => (
          <div className={styles.titleRow}>
            <span className={styles.plate} aria-hidden="true">
              <WornTitles titles={[{ id, server }]} />
            </span>
            <bdi>{name}</bdi>
          </div>
        )}
      />
    </div>
  );
}
