import { ChevronDown, ChevronRight, Folder, FolderOpen } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { BUNDLE_END, targetOfRow } from '#model/media/explorer/asset-address';
import type { TreeRow } from '#model/media/explorer/asset-index';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { LongRows } from '#src/kit/table/long-rows.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTreeRows } from '../explorer.data.ts';
import type { Explorer } from '../use-explorer.ts';
import styles from './tree.module.css';
import { treeStep } from './tree-keys.ts';
import { useOpenFolders } from './use-open-folders.ts';

const ROW_HEIGHT = 36;
const ICON = 16;
const NONE: readonly TreeRow[] = [];

interface RowProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly href: string;
  readonly isActive: boolean;
  readonly isShown: boolean;
  readonly count: string;
  readonly onShow: () => void;
  readonly onTurn: () => void;
}

/** A link, so that a folder can be opened in a tab of its own; the keys are the tree's. */
function Row({ id, row, href, isActive, isShown, count, onShow, onTurn }: RowProps) {
  const { name, level, isBundle, isOpen, nth, of } = row;
  const Mark = isOpen || isShown ? FolderOpen : Folder;
  const Turn = isOpen ? ChevronDown : ChevronRight;
  const press = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(`.${styles.turn}`)) {
      event.preventDefault();
      onTurn();
    } else {
      onShow();
    }
  };
  return (
    <Link
      id={id}
      to={href}
      preventScrollReset
      role="treeitem"
      tabIndex={-1}
      className={styles.row}
      title={name}
      aria-level={level}
      aria-setsize={of}
      aria-posinset={nth}
      aria-selected={isShown}
      aria-expanded={isBundle ? undefined : isOpen}
      data-active={isActive || undefined}
      style={{ '--level': level - 1 }}
      onClick={press}
    >
      <span className={isBundle ? styles.bundle : styles.turn}>
        {!isBundle && <Turn size={ICON} aria-hidden="true" />}
      </span>
      <Mark size={ICON} aria-hidden="true" />
      <span className={styles.name}>{isBundle ? `${name}${BUNDLE_END}` : name}</span>
      <span className={styles.count}>{count}</span>
    </Link>
  );
}

/** All folders of the server. One stop for the Tab key; the arrow keys move in it. */
export function AssetTree({ explorer }: { readonly explorer: Explorer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { server, target, place, hrefOf, go } = explorer;
  const panel = useKeptFocus<HTMLDivElement>();
  const { open, turn } = useOpenFolders(target.path);
  const { data: rows = NONE, isPlaceholderData } = useTreeRows(server, open);
  const shown = rows.findIndex(({ path }) => path === target.path);
  const [at, setAt] = useState<string | null>(null);
  // What shows takes the keys along, wherever it was chosen.
  const [seen, setSeen] = useState(target.path);
  if (seen !== target.path) {
    setSeen(target.path);
    setAt(null);
  }
  const found = at === null ? shown : rows.findIndex(({ path }) => path === at);
  // Rows of before may lack it: the tree stays where it is until the others come.
  const active = found < 0 && !isPlaceholderData ? Math.max(0, shown) : found;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(event.key, rows, Math.max(0, active));
    if (!step) return;
    event.preventDefault();
    const row = rows[step.to];
    if (!row) return;
    setAt(row.path);
    if (step.does === 'open' || step.does === 'close') turn(row.path, step.does === 'open');
    if (step.does === 'show') go(targetOfRow(row));
  };
  return (
    <div className={styles.frame}>
      <p className={styles.head}>
        <strong>{t(`server.${server}`)}</strong>
        {place && <span>{t('explorer.files', { count: place.totals.files })}</span>}
      </p>
      <div
        className={styles.tree}
        role="tree"
        tabIndex={0}
        aria-label={t('explorer.folders')}
        aria-activedescendant={rows.length > 0 && active >= 0 ? `${id}-${active}` : undefined}
        aria-busy={rows.length === 0}
        onKeyDown={onKeyDown}
        {...panel}
      >
        <LongRows
          count={rows.length}
          rowHeight={ROW_HEIGHT}
          active={active < 0 ? null : active}
          row={(nth) => {
            const row = rows[nth];
            return (
              row && (
                <Row
                  id={`${id}-${nth}`}
                  row={row}
                  isActive={nth === active}
                  isShown={nth === shown}
                  count={format.integer(row.files)}
                  href={hrefOf(targetOfRow(row))}
                  onShow={() => {
                    setAt(row.path);
                    if (!row.isBundle) turn(row.path, true);
                  }}
                  onTurn={() => {
                    setAt(row.path);
                    turn(row.path, !row.isOpen);
                  }}
                />
              )
            );
          }}
        />
      </div>
    </div>
  );
}
