import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { gridStep } from '../../browser/page/grid-step.ts';
import { type TileSize, useTileRows } from '../list/grid/use-tile-rows.ts';
import { useSeats } from '../perf/use-seats.ts';
import styles from './choice-tiles.module.css';

/** How one item is shown and read out. Always the same functions, or every tile is drawn again. */
interface Look<Item> {
  readonly tile: (item: Item) => ReactNode;
  /** What is said of it. */
  readonly wordsOf: (item: Item) => string;
}

interface Props<Item> extends Look<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  /** Only an item that is another object is drawn again. */
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
/** Tiles of one step of drawing. */
const AT_ONCE = 16;

/** The focus goes to the list itself, which says what is under the cursor. */
function focusList(option: HTMLElement): void {
  option.closest<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
}

/** A long list of tiles to choose from that scrolls with the page; arrows, Home, End and Page keys move the cursor. */
export function ChoiceTiles<Item>(props: Props<Item>) {
  const { label, items, size, active, keyOf, isSelected, tile, wordsOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useTileRows(box, items.length, size);
  const { columns, height, total, show } = rows;
  // The focus is the list's own.
  const { seats } = useSeats({ items, held: null, ...rows }, AT_ONCE);
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
  // What is in sight may be of the list before, for some frames.
  const press = (item: Item, withShift: boolean) => {
    const index = items.findIndex((one) => keyOf(one) === keyOf(item));
    if (index >= 0) props.onPress(index, withShift);
  };
  const acts = useLatest({ press, hear: onKeyDown });
  const isDrawn = seats.some(({ at }) => at === active);
  return (
    <div
      ref={box}
      className={styles.tiles}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={isDrawn ? `${id}-${active}` : undefined}
      tabIndex={0}
      style={{ '--columns': columns, '--height': `${height}px`, height: total }}
      onKeyDown={onKeyDown}
    >
      {seats.map(({ key, at, item }) => (
        <Option
          key={key}
          id={`${id}-${at}`}
          item={item}
          at={at}
          columns={columns}
          count={items.length}
          tile={tile}
          wordsOf={wordsOf}
          acts={acts}
          isActive={at === active}
          isSelected={isSelected(item)}
        />
      ))}
    </div>
  );
}

interface Acts<Item> {
  readonly press: (item: Item, withShift: boolean) => void;
  readonly hear: (event: KeyboardEvent) => void;
}

/** The latest of the functions behind some that stay the same. */
function useLatest<Item>(acts: Acts<Item>): Acts<Item> {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      press: (item, withShift) => latest.current.press(item, withShift),
      hear: (event) => latest.current.hear(event),
    }),
    [],
  );
}

interface OptionProps<Item> extends Look<Item> {
  readonly id: string;
  readonly item: Item;
  readonly at: number;
  readonly columns: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly acts: Acts<Item>;
}

function OneOption<Item>(props: OptionProps<Item>) {
  const { id, item, at, columns, count, isActive, isSelected, acts, ...of } = props;
  const row = Math.floor(at / columns) + 1;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-label={of.wordsOf(item)}
      aria-selected={isSelected}
      aria-posinset={at + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      className={styles.option}
      style={{ gridArea: `${row} / ${(at % columns) + 1}` }}
      onClick={(event) => {
        focusList(event.currentTarget);
        acts.press(item, event.shiftKey);
      }}
      onKeyDown={acts.hear}
    >
      {of.tile(item)}
      {isSelected && <Check className={styles.chosen} size={22} strokeWidth={3} aria-hidden="true" />}
    </div>
  );
}

const Option = memo(OneOption) as typeof OneOption;
