import { memo, useDeferredValue, useMemo, useState } from 'react';
import { searchable } from '#model/encoding/normalise';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PostThing } from '#model/writing/post/things';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type NamedThing, useNamedThings } from '#src/kit/data/object-names.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { VirtualGrid } from '#src/kit/list/grid/virtual-grid.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './insert.module.css';

interface Props {
  readonly kind: PostThing;
  /** Null where one press chooses. */
  readonly chosen: readonly number[] | null;
  readonly onPick: (id: number) => void;
}

const ROW_HEIGHT = 44;

const found = (things: readonly NamedThing[], query: string): readonly NamedThing[] => {
  const words = searchWords(query);
  return things.filter(({ id, name }) => matchesWords(words, { id, text: searchable(name.value) }));
};

/** Things of a kind by name or number. */
export function NamedThings({ kind, chosen, onPick }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  const { things, error, refetch } = useNamedThings(kind, main, sub);
  const shown = useMemo(() => found(things ?? [], settled), [things, settled]);
  const marked = useMemo(() => new Set(chosen ?? []), [chosen]);
  return (
    <>
      <SearchField
        label={t('composer.thing.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => {
          const [first] = found(things ?? [], query);
          if (first) onPick(first.id);
        }}
      />
      {error && <DataError message={error.message} onRetry={() => void refetch()} />}
      <p className={styles.found} role="status">
        {things && t('composer.thing.count', { count: shown.length })}
      </p>
      <VirtualGrid
        key={kind}
        label={t(`write.kind.${kind}`)}
        list={shown}
        rowHeight={ROW_HEIGHT}
        cellWidth={null}
        multiple={chosen !== null}
        isSelected={({ id }) => marked.has(id)}
        onPick={({ id }) => onPick(id)}
        cell={(thing) => <Row thing={thing} />}
      />
    </>
  );
}

const Row = memo(function Row({ thing }: { readonly thing: NamedThing }) {
  return (
    <div className={styles.thing}>
      <span lang={SERVER_LANGUAGES[thing.name.server]}>{thing.name.value}</span>
      <span className={styles.number}>#{thing.id}</span>
    </div>
  );
});
