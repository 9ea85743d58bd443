import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { TitleItem } from '#model/families/others/titles';
import type { SheetSprite } from '#model/records/sprite';
import { titleSheetPaths } from '#model/rules/media-paths';
import type { ServerCode } from '#model/vocabulary/servers';
import { type PicturePaths, PictureStack, usePictureStack } from '../card/picture-stack.tsx';
import { useTitleSprites } from '../data/items.ts';
import styles from './title-plate.module.css';

interface LayersProps {
  /** The lowest first. */
  readonly layers: readonly PicturePaths[];
  readonly name: string;
}

/** Plate, frame and mark upon each other; letters where there is no plate. */
function Layers({ layers, name }: LayersProps) {
  const pictures = usePictureStack(layers);
  return pictures ? (
    <span className={styles.plate} aria-hidden="true">
      <PictureStack pictures={pictures} />
    </span>
  ) : (
    <span className={styles.none} aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  );
}

const FRAME_MS = 80;

/** Which picture of so many is on; the first one alone for visitors who want no motion. */
function useFrame(count: number): number {
  const isCalm = useReducedMotion();
  const [frame, show] = useState(0);
  useEffect(() => {
    if (isCalm || count < 2) return;
    const timer = setInterval(() => show((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isCalm, count]);
  return isCalm || count === 0 ? 0 : frame % count;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the sheet that a sprite is, as wide as its place. */
const cut = ({ x, y, width, height }: SheetSprite, sheet: Size) => ({
  '--sheet-width': String(sheet.width / width),
  '--sheet-height': String(sheet.height / height),
  '--x': String(x / sheet.width),
  '--y': String(y / sheet.height),
});

interface Tried {
  /** How many of its addresses led nowhere. */
  readonly tried: number;
  /** Null until it has come. */
  readonly sheet: Size | null;
}

interface MovingProps {
  readonly bundle: string;
  readonly server: ServerCode;
  readonly name: string;
}

/** A plate that moves: pictures of one sheet, one after the other. */
function Moving({ bundle, server, name }: MovingProps) {
  const { data: sprites = [] } = useTitleSprites(server, bundle);
  const [{ tried, sheet }, set] = useState<Tried>({ tried: 0, sheet: null });
  const sprite = sprites[useFrame(sprites.length)];
  const src = titleSheetPaths(server, bundle)[tried];
  if (!sprite || src === undefined) return <Layers layers={[]} name={name} />;
  return (
    <span className={styles.plate} aria-hidden="true">
      <img
        key={src}
        className={styles.frame}
        src={src}
        alt=""
        style={sheet ? cut(sprite, sheet) : { visibility: 'hidden' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          set({ tried, sheet: { width: naturalWidth, height: naturalHeight } })
        }
        onError={() => set({ tried: tried + 1, sheet })}
      />
    </span>
  );
}

type Worn = Pick<TitleItem, 'moving' | 'server' | 'layers' | 'name'>;

/** A title as players wear it. */
export const TitlePlate = ({ item: { moving, server, layers, name } }: { readonly item: Worn }) =>
  moving ? <Moving bundle={moving} server={server} name={name} /> : <Layers layers={layers} name={name} />;
