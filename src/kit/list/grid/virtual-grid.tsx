import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { usePortions } from '../portions.ts';
import { useActiveIndex, useColumns } from './grid-state.ts';
import styles from './virtual-grid.module.css';

interface Props<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly list: readonly Item[];
  readonly rowHeight: number;
  /** Narrowest cell in pixels; null = one column. */
  readonly cellWidth: number | null;
  readonly multiple?: boolean;
  readonly isSelected: (item: Item) => boolean;
  readonly onPick: (item: Item) => void;
  /** Drawn often: what it returns remembers what it drew. */
  readonly cell: (item: Item) => ReactNode;
}

/** Rows of this height at most are drawn at once. */
const PORTION_PX = 160;

const rowsOf = (rowHeight: number): number => Math.max(1, Math.floor(PORTION_PX / rowHeight));

/** Scrolling list of choices of any length: only what is in sight is drawn; arrows, Home, End, Enter and Space work. */
export function VirtualGrid<Item>({ label, list, rowHeight, cellWidth, multiple, ...of }: Props<Item>) {
  const count = list.length;
  const box = useRef<HTMLDivElement>(null);
  const { columns, isLaidOut } = useColumns(box, cellWidth);
  const [active, setActive] = useActiveIndex(count);
  const id = useId();
  const rows = useVirtualizer({
    enabled: isLaidOut,
    count: Math.ceil(count / columns),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 2,
  });
  const shown = rows.getVirtualItems();
  const drawn = usePortions(list, shown.length, rowsOf(rowHeight));
  const pick = (index: number) => {
    const item = list[index];
    if (item !== undefined) of.onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The list holds the focus; a key pressed on a clicked option must not count twice.
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === ' ') {
      pick(active);
    } else {
      const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
      const next = gridStep(event.key, active, count, columns, page);
      if (next === null) return;
      setActive(next);
      rows.scrollToIndex(Math.floor(next / columns));
    }
    event.preventDefault();
  };
  const option = (item: Item, index: number) => (
    <div
      key={index}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={of.isSelected(item)}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={index === active || undefined}
      className={styles.option}
      onClick={() => {
        box.current?.focus({ preventScroll: true });
        setActive(index);
        pick(index);
      }}
      onKeyDown={onKeyDown}
    >
      {of.cell(item)}
    </div>
  );
  return (
    <div
      ref={box}
      className={styles.box}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {shown.slice(0, drawn).map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{ height: row.size, transform: `translateY(${row.start}px)`, '--columns': columns }}
          >
            {list
              .slice(row.index * columns, (row.index + 1) * columns)
              .map((item, place) => option(item, row.index * columns + place))}
          </div>
        ))}
      </div>
    </div>
  );
}
