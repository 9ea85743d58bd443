import { type KeyboardEvent, memo, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './choice-tiles.module.css';
import { gridStep } from './grid-step.ts';
import { type TileSize, useTileRows } from './use-tile-rows.ts';

/** How one item is shown and told; the same functions all the time, or every tile is drawn anew. */
interface Look<Item> {
  readonly tile: (item: Item) => ReactNode;
  /** What is said of it. */
  readonly wordsOf: (item: Item) => string;
}

interface Props<Item> extends Look<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  /** An item that is another object is drawn anew, and no other. */
  readonly items: readonly Item[];
  readonly size: TileSize;
  /** Place of the item under the cursor. */
  readonly active: number;
  readonly keyOf: (item: Item) => number;
  readonly isSelected: (item: Item) => boolean;
  readonly onMove: (index: number) => void;
  readonly onPress: (index: number, withShift: boolean) => void;
  /** All keys but those that move; whether it meant something. */
  readonly onKey: (event: KeyboardEvent, index: number) => boolean;
}

const ROWS_OF_A_PAGE = 4;

/** The focus goes to the list itself, which says what is under the cursor. */
function focusList(option: HTMLElement): void {
  option.closest<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
}

/** A long list of tiles to choose from that scrolls with the page; arrows, Home, End and Page keys move the cursor. */
export function ChoiceTiles<Item>(props: Props<Item>) {
  const { label, items, size, active, keyOf, isSelected, tile, wordsOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const { columns, height, from, to, above, below, show } = useTileRows(box, items.length, size);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // A key pressed on a clicked tile must not count twice.
    if (event.defaultPrevented) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = isPlain ? gridStep(event.key, active, items.length, columns, ROWS_OF_A_PAGE) : null;
    if (next !== null) {
      props.onMove(next);
      show(next);
    } else if (!props.onKey(event, active)) return;
    event.preventDefault();
  };
  const acts = useLatest({ press: props.onPress, hear: onKeyDown });
  const isDrawn = active >= from && active < to;
  return (
    <div
      ref={box}
      className={styles.tiles}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={isDrawn ? `${id}-${active}` : undefined}
      tabIndex={0}
      style={{ '--columns': columns, '--height': `${height}px`, paddingBlock: `${above}px ${below}px` }}
      onKeyDown={onKeyDown}
    >
      {items.slice(from, to).map((item, nth) => (
        <Option
          key={keyOf(item)}
          {...{
            id: `${id}-${from + nth}`,
            item,
            index: from + nth,
            count: items.length,
            tile,
            wordsOf,
            acts,
          }}
          isActive={from + nth === active}
          isSelected={isSelected(item)}
        />
      ))}
    </div>
  );
}

interface Acts {
  readonly press: (index: number, withShift: boolean) => void;
  readonly hear: (event: KeyboardEvent) => void;
}

/** The latest of the functions behind some that stay the same. */
function useLatest(acts: Acts): Acts {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      press: (index, withShift) => latest.current.press(index, withShift),
      hear: (event) => latest.current.hear(event),
    }),
    [],
  );
}

interface OptionProps<Item> extends Look<Item> {
  readonly id: string;
  readonly item: Item;
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly acts: Acts;
}

function OneOption<Item>({ id, item, index, count, isActive, isSelected, acts, ...of }: OptionProps<Item>) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-label={of.wordsOf(item)}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      className={styles.option}
      onClick={(event) => {
        focusList(event.currentTarget);
        acts.press(index, event.shiftKey);
      }}
      onKeyDown={acts.hear}
    >
      {of.tile(item)}
    </div>
  );
}

const Option = memo(OneOption) as typeof OneOption;
