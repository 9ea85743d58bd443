import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Keyboard, SquareCheck } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Chosen } from '#model/listing/facets';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ListBar } from '#src/kit/list/bar/list-bar.tsx';
import { FilterPanel } from '#src/kit/list/filters/filter-panel.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CollectionEditor } from '../../collection/use-collection.ts';
import { KeyHelp } from '../grid/key-help.tsx';
import type { OwnedList } from '../use-owned-list.ts';
import type { OwnedListing } from '../use-owned-listing.ts';
import styles from './tools.module.css';

interface Props {
  readonly listing: OwnedListing;
  readonly list: OwnedList;
  readonly editor: CollectionEditor;
  /** One step back and forth, where it stands here. */
  readonly undo: ReactNode;
}

const ICON = 16;

/** Which cards are shown and how, and the tools that work on all of them. */
export function CollectionTools({ listing, list, editor, undo }: Props) {
  const { t } = useTranslation();
  const [hasKeys, keys] = useDisclosure(false);
  const { query, change, counts } = list;
  const { chosen, choose } = useChosen(list);
  return (
    <>
      <FilterPanel listing={listing.panel} chosen={chosen} counts={counts} onChange={choose} />
      <ListBar listing={listing} query={query} onChange={change} hasViews={false} />
      <div className={styles.tools}>
        <div className={styles.mine}>
          <MineChoice list={list} />
        </div>
        <div className={styles.end}>
          {!editor.isPicking && (
            <Button
              leftSection={<SquareCheck size={ICON} aria-hidden="true" />}
              onClick={editor.startPicking}
            >
              <span className={styles.word}>{t('collection.startPicking')}</span>
            </Button>
          )}
          {undo}
          <Button
            leftSection={<Keyboard size={ICON} aria-hidden="true" />}
            className={styles.keys ?? ''}
            aria-expanded={hasKeys}
            onClick={keys.toggle}
          >
            <span className={styles.word}>{t('collection.keys.title')}</span>
          </Button>
        </div>
      </div>
      {hasKeys && <KeyHelp />}
    </>
  );
}

/** What is chosen besides whether a card is owned; the same objects until it changes, so that editing redraws no filter. */
function useChosen({ query, change }: OwnedList) {
  const all = query.chosen;
  const chosen = useMemo(() => {
    const { mine: _, ...others } = all;
    return others;
  }, [all]);
  const { mine } = all;
  const choose = useCallback(
    (next: Chosen) => change({ chosen: { ...next, ...(mine && { mine }) } }),
    [change, mine],
  );
  return { chosen, choose };
}

function MineChoice({ list: { query, counts, change } }: Pick<Props, 'list'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const mine = query.chosen.mine ?? ['owned'];
  const value = mine.length > 1 ? 'all' : mine[0] === 'missing' ? 'missing' : 'owned';
  const countOf = (key: string) => counts.get('mine')?.get(key) ?? 0;
  const owned = countOf('owned');
  const missing = countOf('missing');
  const choices = { owned: ['owned'], missing: ['missing'], all: ['owned', 'missing'] };
  const say = (text: string, count: number) => `${text} ${integer(count)}`;
  return (
    <SegmentedChoice<keyof typeof choices>
      label={t('card.mine')}
      choices={[
        { value: 'owned', label: say(t('card.mineOf.owned'), owned) },
        { value: 'missing', label: say(t('card.mineOf.missing'), missing) },
        { value: 'all', label: say(t('list.all'), owned + missing) },
      ]}
      value={value}
      onChange={(next) => {
        const { mine: _, ...others } = query.chosen;
        // What is owned is shown without a word in the address.
        change({ chosen: next === 'owned' ? others : { ...others, mine: choices[next] } });
      }}
    />
  );
}
