import { useMemo, useState } from 'react';
import { sheetOf } from '#model/media/explorer/file-kinds';
import { readSprites, type SpriteRect } from '#src/browser/stage/pictures/sprites-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, addressOf } from '../explorer.data.ts';
import { JsonTree } from './json-view.tsx';
import styles from './preview.module.css';
import { useShownText } from './text-view.tsx';

/** Largest side of a cut-out, in pixels. */
const SIDE = 96;

interface CutOutProps {
  readonly sheet: string;
  readonly rect: SpriteRect;
  readonly name: string;
}

/** One picture of a sheet: a window on the sheet, as large as the picture. */
function CutOut({ sheet, rect, name }: CutOutProps) {
  const { x, y, width, height } = rect;
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return (
    <svg
      role="img"
      aria-label={name}
      width={width * scale}
      height={height * scale}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <title>{name}</title>
      <image href={sheet} />
    </svg>
  );
}

type Sheet =
  | Readonly<{ status: 'coming' | 'lost' }>
  | Readonly<{ status: 'there'; width: number; height: number }>;

/** Places count from the bottom of the sheet, so that they are known once its height is. */
function CutOuts({ sheet, text }: { readonly sheet: string; readonly text: string }) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<Sheet>({ status: 'coming' });
  const rects = useMemo(
    () => (picture.status === 'there' ? [...readSprites(text, picture).rects] : []),
    [text, picture],
  );
  return (
    <>
      <img
        src={sheet}
        alt=""
        // All pictures are blocks, which `hidden` does not undo.
        className="visually-hidden"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setPicture({ status: 'there', width, height })
        }
        onError={() => setPicture({ status: 'lost' })}
      />
      {picture.status !== 'coming' && rects.length === 0 && <p className="muted">{t('explorer.noSheet')}</p>}
      <ul className={styles.sprites}>
        {rects.map(([name, rect]) => (
          <li key={name}>
            <CutOut sheet={sheet} rect={rect} name={name} />
            <span className={styles.note}>
              {rect.width} × {rect.height}
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

/** The list of a sheet: its pictures cut out, and what it says. */
export function SheetFile({ file, names }: Props) {
  const { t } = useTranslation();
  const { text, instead } = useShownText(file);
  if (text === null) return instead;
  const sheet = sheetOf(names, file.name);
  return (
    <>
      {sheet === null ? (
        <p className="muted">{t('explorer.noSheet')}</p>
      ) : (
        <CutOuts sheet={addressOf({ ...file, name: sheet })} text={text} />
      )}
      <JsonTree text={text} name={file.name} />
    </>
  );
}
