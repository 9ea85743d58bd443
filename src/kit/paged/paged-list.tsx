import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useReturn } from '../list/query/use-return.ts';
import { MeanwhilePart } from '../page/meanwhile.tsx';
import { DataError } from '../page/state/data-error.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './paged-list.module.css';
import type { Paged } from './use-paged.ts';

interface Props<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly list: Paged<Item>;
  readonly idOf: (item: Item) => number | string;
  readonly row: (item: Item) => ReactNode;
  /** Shown where nothing is found. */
  readonly empty: ReactNode;
  /** Height of a row that is still to come, in pixels. */
  readonly rowHeight: number;
}

const ROWS_TO_COME = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/**
 * A list whose pages come from the server: rows with a button for more of them. Going back restores the pages that were shown, and
 * their place among them. The keyboard goes on at the first row of a new page.
 */
export function PagedList<Item>({ label, list, idOf, row, empty, rowHeight }: Props<Item>) {
  useReturn();
  const { items, error, retry } = list;
  const { rows, expect } = useFirstOfMore(items?.length ?? 0);
  if (items === null)
    return error ? (
      <DataError message={error.message} onRetry={retry} />
    ) : (
      <MeanwhilePart part=".first-posts">
        <div className={styles.rows} aria-hidden="true">
          {ROWS_TO_COME.map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton height={rowHeight} />
            </div>
          ))}
        </div>
      </MeanwhilePart>
    );
  if (items.length === 0 && !list.isOld) return empty;
  return (
    <>
      <ol
        ref={rows}
        className={styles.rows}
        aria-label={label}
        aria-busy={list.isOld}
        data-old={list.isOld || undefined}
      >
        {items.map((item) => (
          <li key={idOf(item)} className={styles.row} tabIndex={-1}>
            {row(item)}
          </li>
        ))}
      </ol>
      <More list={list} onMore={expect} />
    </>
  );
}

/** Moves the focus to the first row that a press on "more" brought. */
function useFirstOfMore(count: number) {
  const rows = useRef<HTMLOListElement>(null);
  const expected = useRef<number | null>(null);
  useEffect(() => {
    if (expected.current === null || count <= expected.current) return;
    const row = rows.current?.children.item(expected.current);
    expected.current = null;
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [count]);
  const expect = () => {
    expected.current = count;
  };
  return { rows, expect };
}

interface MoreProps {
  readonly list: Paged<unknown>;
  readonly onMore: () => void;
}

function More({ list, onMore }: MoreProps) {
  const { t } = useTranslation();
  const { error, hasMore, isMoreComing, isOld, more } = list;
  if (error) return <DataError message={error.message} onRetry={hasMore ? more : list.retry} />;
  if (!hasMore || isOld) return null;
  return (
    <div className={styles.more}>
      <Button
        variant="default"
        aria-busy={isMoreComing}
        onClick={() => {
          if (isMoreComing) return;
          onMore();
          more();
        }}
      >
        {t(isMoreComing ? 'action.loading' : 'list.showMore')}
      </Button>
    </div>
  );
}
