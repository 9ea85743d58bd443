import { useMemo, useState } from 'react';
import { sheetOf } from '#model/media/explorer/file-kinds';
import { readSprites, type SheetSprite } from '#model/records/sprite';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, addressOf } from '../explorer.data.ts';
import { JsonTree } from './json-view.tsx';
import styles from './preview.module.css';
import { useShownText } from './text-view.tsx';

const keyOf = ({ x, y, width, height }: SheetSprite): string => [x, y, width, height].join(' ');

/** Each place of the sheet once. */
function spritesIn(text: string): readonly SheetSprite[] {
  try {
    const sprites = readSprites(JSON.parse(text));
    return [...new Map(sprites.map((sprite) => [keyOf(sprite), sprite])).values()];
  } catch {
    return [];
  }
}

interface CutProps {
  readonly sheet: string;
  readonly sprites: readonly SheetSprite[];
}

/** Largest side of a cut-out, in pixels. */
const SIDE = 96;

/** One picture of a sheet: a window on the sheet, as large as the picture. */
function CutOut({ sheet, sprite, label }: { sheet: string; sprite: SheetSprite; label: string }) {
  const { x, y, width, height } = sprite;
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return (
    <svg
      role="img"
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <title>{label}</title>
      <image href={sheet} />
    </svg>
  );
}

function CutOuts({ sheet, sprites }: CutProps) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  if (isLost) return <p className="muted">{t('explorer.noSheet')}</p>;
  return (
    <>
      {/* Whether the sheet is there shows when it loads. */}
      <img src={sheet} alt="" hidden onError={() => setLost(true)} />
      <ul className={styles.sprites}>
        {sprites.map((sprite, nth) => (
          <li key={keyOf(sprite)}>
            <CutOut sheet={sheet} sprite={sprite} label={t('explorer.sprite', { nth: nth + 1 })} />
            <span className={styles.note}>
              {sprite.width} × {sprite.height}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly file: AssetFile;
  readonly names: readonly string[];
}

/** The script of a sheet: its pictures cut out, and what it says. */
export function SheetFile({ file, names }: Props) {
  const { t } = useTranslation();
  const { text, instead } = useShownText(file);
  const sprites = useMemo(() => (text === null ? [] : spritesIn(text)), [text]);
  if (text === null) return instead;
  const sheet = sheetOf(names, file.name);
  return (
    <>
      {sheet !== null && sprites.length > 0 ? (
        <CutOuts sheet={addressOf({ ...file, name: sheet })} sprites={sprites} />
      ) : (
        <p className="muted">{t('explorer.noSheet')}</p>
      )}
      <JsonTree text={text} name={file.name} />
    </>
  );
}
