import { memo, useDeferredValue, useMemo, useState } from 'react';
import { searchable } from '#model/encoding/normalise';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { addressOfThing, type PageObject } from '#model/writing/site-address';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type NamedThing, useNamedThings } from '#src/kit/data/object-names.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { VirtualGrid } from '#src/kit/list/grid/virtual-grid.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './composer.module.css';

/** What fans talk about most; every other page can be linked to by its address. */
const KINDS = ['song', 'event', 'card', 'character'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The thing's address on this site. */
  readonly onPick: (address: string) => void;
}

/** A thing of the game by name or id, to link to. */
export function ThingDialog({ opened, onClose, onPick }: Props) {
  const { t } = useTranslation();
  const pick = (thing: PageObject) => onPick(addressOfThing(location.origin, thing));
  return (
    <DialogFrame opened={opened} title={t('composer.thing.title')} onClose={onClose} tall width={560}>
      {() => <Body onPick={pick} />}
    </DialogFrame>
  );
}

const ROW_HEIGHT = 44;

const found = (things: readonly NamedThing[], query: string): readonly NamedThing[] => {
  const words = searchWords(query);
  return things.filter(({ id, name }) => matchesWords(words, { id, text: searchable(name.value) }));
};

function Body({ onPick }: { readonly onPick: (thing: PageObject) => void }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [kind, setKind] = useState<Kind>('song');
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  const { things, error, refetch } = useNamedThings(kind, main, sub);
  const shown = useMemo(() => found(things ?? [], settled), [things, settled]);
  const pick = (thing: NamedThing | undefined) => thing && onPick({ object: kind, id: thing.id });
  return (
    <div className={styles.things}>
      <SegmentedChoice
        label={t('composer.thing.kind')}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: t(`composer.thing.of.${value}`) }))}
        onChange={setKind}
      />
      <SearchField
        label={t('composer.thing.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => pick(found(things ?? [], query)[0])}
      />
      {error && <DataError message={error.message} onRetry={() => void refetch()} />}
      <p className={styles.found} role="status">
        {things && t('composer.thing.count', { count: shown.length })}
      </p>
      <VirtualGrid
        key={kind}
        label={t(`composer.thing.of.${kind}`)}
        list={shown}
        rowHeight={ROW_HEIGHT}
        cellWidth={null}
        isSelected={() => false}
        onPick={pick}
        cell={(thing) => <Row thing={thing} />}
      />
    </div>
  );
}

const Row = memo(function Row({ thing }: { readonly thing: NamedThing }) {
  return (
    <div className={styles.thing}>
      <span lang={SERVER_LANGUAGES[thing.name.server]}>{thing.name.value}</span>
      <span className={styles.username}>#{thing.id}</span>
    </div>
  );
});
