import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { MeanwhilePart } from '../../page/meanwhile.tsx';
import type { Seat } from '../../perf/seats.ts';
import { useElements } from '../../perf/use-elements.ts';
import { useHeld } from '../../perf/use-held.ts';
import { useSeats } from '../../perf/use-seats.ts';
import { type TileRows, type TileSize, useTileRows } from './use-tile-rows.ts';
import styles from './virtual-tiles.module.css';

/** Where the focus goes once the tile is drawn. */
interface Way {
  readonly from: Element;
  readonly to: number;
}

const linkAt = (box: Element | null, place: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`:scope > [aria-posinset="${place + 1}"] a`) ?? null;

const placeOf = (link: Element): number =>
  Number(link.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;

/**
 * A tile that was sent hands its focus on as soon as the one in its place is drawn: when all are, the page may have scrolled to where
 * that one is not.
 */
function usePassedFocus(box: RefObject<HTMLElement | null>, isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) return;
    const link = document.activeElement?.closest(`.${styles.sent} a`)?.getAttribute('href');
    const drawn = link && `:scope > [aria-posinset] a[href="${CSS.escape(link)}"]`;
    if (drawn) box.current?.querySelector<HTMLElement>(drawn)?.focus({ preventScroll: true });
  });
}

/** Keys that move the focus from the link of one tile to that of another, also of one that is not drawn yet. Page keys scroll. */
function useTileKeys(
  box: RefObject<HTMLElement | null>,
  count: number,
  { columns, show }: Pick<TileRows, 'columns' | 'show'>,
): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  const way = useRef<Way>(null);
  // Any rendering step may add the tile. If the focus has moved elsewhere meanwhile, it stays there.
  useLayoutEffect(() => {
    if (!way.current) return;
    const link = linkAt(box.current, way.current.to);
    const isLeft = way.current.to >= count || document.activeElement !== way.current.from;
    if (!link && !isLeft) return;
    way.current = null;
    if (!isLeft) link?.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!link || !isPlain) return;
    const place = way.current?.from === link ? way.current.to : placeOf(link);
    way.current = null;
    const next = gridStep(event.key, place, count, columns, 0);
    // At either end the page scrolls on.
    if (next === null || next === place) return;
    event.preventDefault();
    show(next);
    const drawn = linkAt(box.current, next);
    if (drawn) drawn.focus({ preventScroll: true });
    else way.current = { from: link, to: next };
  };
  return { onKeyDown };
}

interface Props<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** How many there are in all, also beyond those given. */
  readonly total: number;
  readonly size: TileSize;
  /** The same function until something about all tiles changes. */
  readonly tile: (item: Item) => ReactNode;
}

/** Tiles of one step of drawing: of a list that opens, of one that shows others, where all that a phone shows come with one frame, as
 * three frames would cost as much as half of them, and of one that is scrolled. */
const MADE = 16;
const GIVEN = 36;
const THEN = 8;

/** A long list of tiles side by side that scrolls with the page; only those near the sight are drawn. */
export function VirtualTiles<Item>({ label, items, total, size, tile }: Props<Item>) {
  const box = useRef<HTMLUListElement>(null);
  const rows = useTileRows(box, items.length, size);
  const { held, watch } = useHeld('aria-posinset', 1);
  const { seats, isSettled } = useSeats({ items, held, ...rows }, MADE, GIVEN, THEN);
  usePassedFocus(box, isSettled);
  const keys = useTileKeys(box, items.length, rows);
  const { columns } = rows;
  const tileOf = useElements(
    useCallback(
      ({ key, at, item }: Seat<Item>) => (
        <Tile key={key} at={at} columns={columns} total={total}>
          {tile(item)}
        </Tile>
      ),
      [columns, total, tile],
    ),
  );
  const isMeasured = rows.total !== undefined;
  return (
    <ul
      ref={box}
      className={styles.tiles}
      data-measured={isMeasured || undefined}
      data-long={items.length > MADE || undefined}
      aria-label={label}
      style={{
        '--columns': columns,
        '--height': isMeasured ? `${rows.height}px` : 'auto',
        height: rows.total,
      }}
      {...watch}
      {...keys}
    >
      {!isSettled && (
        <li className={styles.sent}>
          <MeanwhilePart part=".first-tiles" />
        </li>
      )}
      {seats.map(tileOf)}
    </ul>
  );
}

interface TileProps {
  readonly at: number;
  readonly columns: number;
  readonly total: number;
  readonly children: ReactNode;
}

function Tile({ at, columns, total, children }: TileProps) {
  const row = Math.floor(at / columns) + 1;
  return (
    <li aria-posinset={at + 1} aria-setsize={total} style={{ gridArea: `${row} / ${(at % columns) + 1}` }}>
      {children}
    </li>
  );
}
