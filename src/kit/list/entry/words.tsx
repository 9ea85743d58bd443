import type { ReactNode } from 'react';
import type { Line, Word } from '#model/families/family';
import { isDifficulty } from '#model/vocabulary/difficulties';
import { DifficultyTag } from '../../song/difficulty-tag.tsx';
import { TileLine, TileName, TileNumber } from './entry-tile.tsx';
import styles from './words.module.css';

/** A coloured word, such as whether an event runs. */
export const Chip = ({
  status,
  children,
}: {
  readonly status?: string | undefined;
  readonly children: ReactNode;
}) => (
  <span className={styles.chip} data-status={status}>
    {children}
  </span>
);

export function WordView({ word: { text, look, status, isSpare = false } }: { readonly word: Word }) {
  if (isDifficulty(look)) return <DifficultyTag difficulty={look} level={Number(text)} />;
  switch (look) {
    case 'name':
      return <TileName>{text}</TileName>;
    case 'quiet':
      return <TileNumber isSpare={isSpare}>{text}</TileNumber>;
    case 'chip':
      return <Chip status={status}>{text}</Chip>;
    case 'bonus':
      return <span className={styles.bonus}>{text}</span>;
    default:
      return <span className={styles.plain}>{text}</span>;
  }
}

const isLevel = ({ look }: Word): boolean => isDifficulty(look);

/** Levels stand close together, apart from other words. */
function Words({ line }: { readonly line: Line }) {
  const levels = line.filter(isLevel);
  return (
    <>
      {levels.length > 0 && (
        <span className={styles.levels}>
          {levels.map((word) => (
            <WordView key={word.look} word={word} />
          ))}
        </span>
      )}
      {line
        .filter((word) => !isLevel(word))
        .map((word) => (
          <WordView key={`${word.look} ${word.text}`} word={word} />
        ))}
    </>
  );
}

/** Lines of one item differ in their words. */
export const keyOfLine = (line: Line): string => line.map(({ text }) => text).join(' ');

interface TileProps {
  readonly lines: readonly Line[];
  /** At the end of the last line. */
  readonly foot?: ReactNode;
}

/** The lines below the picture of a tile. */
export const TileWords = ({ lines, foot }: TileProps) =>
  lines.map((line, nth) => {
    const key = keyOfLine(line);
    const [first, ...others] = line;
    if (first?.look === 'name' && others.length === 0) return <TileName key={key}>{first.text}</TileName>;
    return (
      <TileLine key={key}>
        <Words line={line} />
        {nth === lines.length - 1 && foot}
      </TileLine>
    );
  });

/** A line of a row. */
export const RowLine = ({ line }: { readonly line: Line }) => (
  <span className={line.length > 1 ? styles.line : undefined}>
    {line.length === 1 && line[0]?.look === undefined ? line[0]?.text : <Words line={line} />}
  </span>
);
