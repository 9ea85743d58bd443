import { useState } from 'react';
import type { Sprite } from '#model/records/sprite';
import { titleSheetPaths } from '#model/rules/media-paths';
import type { ServerCode } from '#model/vocabulary/servers';
import { useTitleSprites } from '#src/kit/data/items.ts';
import styles from './plate.module.css';
import { Plate } from './plate.tsx';
import { useFrame } from './use-frame.ts';

interface Props {
  readonly bundle: string;
  readonly server: ServerCode;
  readonly name: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the sheet that a sprite is, as wide as its place. */
const cut = ({ x, y, width, height }: Sprite, sheet: Size) => ({
  '--sheet-width': String(sheet.width / width),
  '--sheet-height': String(sheet.height / height),
  '--x': String(x / sheet.width),
  '--y': String(y / sheet.height),
});

/** A title whose plate moves: pictures of one sheet, one after the other. */
export function MovingTitle({ bundle, server, name }: Props) {
  const { data: sprites = [] } = useTitleSprites(server, bundle);
  const [tried, setTried] = useState(0);
  const [sheet, measure] = useState<Size | null>(null);
  const sprite = sprites[useFrame(sprites.length)];
  const src = titleSheetPaths(server, bundle)[tried];
  if (!sprite || src === undefined) return <Plate layers={[]} name={name} />;
  return (
    <span className={styles.plate} aria-hidden="true">
      <img
        key={src}
        className={styles.frame}
        src={src}
        alt=""
        style={sheet ? cut(sprite, sheet) : { visibility: 'hidden' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          measure({ width: naturalWidth, height: naturalHeight })
        }
        onError={() => setTried(tried + 1)}
      />
    </span>
  );
}
