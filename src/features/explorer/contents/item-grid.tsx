import { type KeyboardEvent, useId, useState } from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { LongRows } from '#src/kit/table/long-rows.tsx';
import { type GridItem, ItemOption } from './item-option.tsx';
import styles from './items.module.css';
import { useMeasuredWidth } from './use-measured-width.ts';

interface Props {
  readonly label: string;
  readonly items: readonly GridItem[];
  readonly look: 'grid' | 'list';
  /** The one that shows beside the list. */
  readonly shown: string | null;
  /** What shows follows the arrow keys. */
  readonly follows: boolean;
  readonly onOpen: (item: GridItem, instead: boolean) => void;
}

/** A tile with what is between two of them, in pixels. */
const TILE_WIDTH = 104;
const TILE_HEIGHT = 122;
const ROW_HEIGHT = 44;
const MIN_COLUMNS = 3;
const PAGE = 5;

/** Folders or files, as pictures or as rows. One stop for the Tab key; the arrow keys move in it, and Enter opens. */
export function ItemGrid({ label, items, look, shown, follows, onOpen }: Props) {
  const id = useId();
  const { ref, width } = useMeasuredWidth();
  const columns = look === 'list' ? 1 : Math.max(MIN_COLUMNS, Math.floor(width / TILE_WIDTH));
  const rowHeight = look === 'list' ? ROW_HEIGHT : TILE_HEIGHT;
  const [at, setAt] = useState<string | null>(null);
  const placeOf = (key: string | null) => (key === null ? -1 : items.findIndex((item) => item.key === key));
  const [moved, open] = [placeOf(at), placeOf(shown)];
  // What shows takes the keys along, as previous and next of it do.
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    if (shown !== null) setAt(shown);
  }
  const active = moved >= 0 ? moved : Math.max(0, open);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[active];
    if ((event.key === 'Enter' || event.key === ' ') && item) {
      event.preventDefault();
      onOpen(item, false);
      return;
    }
    const to = gridStep(event.key, active, items.length, columns, PAGE);
    const next = to === null ? undefined : items[to];
    if (!next) return;
    event.preventDefault();
    setAt(next.key);
    if (follows) onOpen(next, true);
  };
  const row = (nth: number) => (
    <div role="presentation" className={styles.row} data-look={look}>
      {items.slice(nth * columns, (nth + 1) * columns).map((item, column) => {
        const place = nth * columns + column;
        return (
          <ItemOption
            key={item.key}
            id={`${id}-${place}`}
            item={item}
            look={look}
            nth={place + 1}
            of={items.length}
            isActive={place === active}
            isShown={place === open}
            onPress={() => setAt(item.key)}
          />
        );
      })}
    </div>
  );
  const rows = Math.ceil(items.length / columns);
  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={0}
      className={styles.grid}
      style={{ '--columns': columns }}
      aria-label={label}
      aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      <LongRows count={rows} rowHeight={rowHeight} active={Math.floor(active / columns)} row={row} />
    </div>
  );
}
