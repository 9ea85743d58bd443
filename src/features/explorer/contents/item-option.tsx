import {
  AudioLines,
  Bone,
  Braces,
  File,
  FileText,
  Film,
  Folder,
  FolderClosed,
  Image as ImageIcon,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AssetKind } from '#model/media/explorer/file-kinds';
import styles from './items.module.css';

/** A folder, a bundle or a file in a list. */
export interface GridItem {
  readonly key: string;
  readonly name: string;
  /** The page's address of it. */
  readonly href: string;
  readonly look: AssetKind | 'folder' | 'bundle';
  /** The picture itself; null for all else. */
  readonly src: string | null;
  /** The name is a whole path, whose end says most. */
  readonly isPath: boolean;
  /** At the end of its row, such as the number of files. */
  readonly note: string;
}

const ICONS: Readonly<Record<GridItem['look'], LucideIcon>> = {
  folder: Folder,
  bundle: FolderClosed,
  picture: ImageIcon,
  sound: AudioLines,
  film: Film,
  json: Braces,
  text: FileText,
  spine: Bone,
  other: File,
};

const TILE_ICON = 28;
const ROW_ICON = 18;
const THUMB = 80;

function Thumb({ item }: { readonly item: GridItem }) {
  const [isLost, setLost] = useState(false);
  const Icon = ICONS[item.look];
  return (
    <span className={styles.thumb} data-picture={(item.src !== null && !isLost) || undefined}>
      {item.src !== null && !isLost ? (
        <img
          src={item.src}
          alt=""
          width={THUMB}
          height={THUMB}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      ) : (
        <Icon size={TILE_ICON} aria-hidden="true" />
      )}
    </span>
  );
}

interface Props {
  readonly id: string;
  readonly item: GridItem;
  readonly look: 'grid' | 'list';
  readonly nth: number;
  readonly of: number;
  readonly isActive: boolean;
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** One of a list: a link, so that it can be opened in a tab of its own; the keys are the list's. */
export function ItemOption({ id, item, look, nth, of, isActive, isShown, onPress }: Props) {
  const Icon = ICONS[item.look];
  return (
    <Link
      id={id}
      to={item.href}
      preventScrollReset
      role="option"
      tabIndex={-1}
      className={styles.item}
      title={item.name}
      data-look={look}
      aria-selected={isShown}
      aria-posinset={nth}
      aria-setsize={of}
      data-active={isActive || undefined}
      onClick={onPress}
      onFocus={onPress}
    >
      {look === 'grid' ? <Thumb item={item} /> : <Icon size={ROW_ICON} aria-hidden="true" />}
      <span className={styles.name} data-path={item.isPath || undefined}>
        <bdi>{item.name}</bdi>
      </span>
      {look === 'list' && item.note !== '' && <span className={styles.note}>{item.note}</span>}
    </Link>
  );
}
