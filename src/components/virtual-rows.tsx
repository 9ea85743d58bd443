import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { useDocumentOffset } from './use-document-offset.ts';
import styles from './virtual-rows.module.css';

interface Props {
  readonly count: number;
  /** In pixels, the same for all. */
  readonly rowHeight: number;
  /** A `tr` with its `aria-rowindex`. */
  readonly row: (index: number) => ReactNode;
}

/** The body of a long table, of which only the rows in sight are drawn. */
export function VirtualRows({ count, rowHeight, row }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useDocumentOffset(body);
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
