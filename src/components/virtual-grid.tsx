import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useActiveIndex, useColumns } from './grid-state.ts';
import { gridStep } from './grid-step.ts';
import styles from './virtual-grid.module.css';

interface Props {
  /** Spoken name of the list. */
  readonly label: string;
  readonly count: number;
  readonly rowHeight: number;
  /** Narrowest cell in pixels; null = one column. */
  readonly cellWidth: number | null;
  readonly multiple?: boolean;
  readonly isSelected: (index: number) => boolean;
  readonly onPick: (index: number) => void;
  readonly cell: (index: number) => ReactNode;
}

/** Scrolling list of choices of any length: only what is in sight is drawn; arrows, Home, End, Enter and Space work. */
export function VirtualGrid({ label, count, rowHeight, cellWidth, multiple, ...of }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box, cellWidth);
  const [active, setActive] = useActiveIndex(count);
  const id = useId();
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 2,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // The list holds the focus; a key pressed on a clicked option must not count twice.
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === ' ') {
      if (active < count) of.onPick(active);
    } else {
      const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
      const next = gridStep(event.key, active, count, columns, page);
      if (next === null) return;
      setActive(next);
      rows.scrollToIndex(Math.floor(next / columns));
    }
    event.preventDefault();
  };
  const option = (index: number) => (
    <div
      key={index}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={of.isSelected(index)}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={index === active || undefined}
      className={styles.option}
      onClick={() => {
        box.current?.focus({ preventScroll: true });
        setActive(index);
        of.onPick(index);
      }}
      onKeyDown={onKeyDown}
    >
      {of.cell(index)}
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
        {rows.getVirtualItems().map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{ height: row.size, transform: `translateY(${row.start}px)`, '--columns': columns }}
          >
            {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, i) =>
              option(row.index * columns + i),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
