import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './virtual-rows.module.css';

interface Props {
  readonly count: number;
  /** In pixels, the same for all. */
  readonly rowHeight: number;
  /** A `tr` with its `aria-rowindex`. */
  readonly row: (index: number) => ReactNode;
}

/** The distance from the top of the document, which the virtualiser must know; it changes with all that stands above. */
function useOffset() {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { body, offset };
}

/** The body of a long table, of which only the rows in sight are drawn. */
export function VirtualRows({ count, rowHeight, row }: Props) {
  const { body, offset } = useOffset();
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: offset,
  });
  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? offset) - offset;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset);
  return (
    <tbody ref={body}>
      <Space height={above} />
      {shown.map(({ index }) => row(index))}
      <Space height={below} />
    </tbody>
  );
}

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr>
      <td className={styles.space} style={{ height }} />
    </tr>
  );
