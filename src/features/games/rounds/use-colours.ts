import { useEffect, useState } from 'react';
import { type ColourShare, coloursIn, isDescribed } from '#model/games/colours';
import type { Crop } from '#model/games/crop';
import type { GameDifficulty } from '#model/games/settings';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Side of the small copy that colours are counted in. */
const SIDE = 24;
const NONE: readonly ColourShare[] = [];

/** The colours of the part that is shown, as anybody sees them. */
async function readColours(src: string, { left, top, width, height }: Crop): Promise<readonly ColourShare[]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return NONE;
  const [wide, high] = [image.naturalWidth, image.naturalHeight];
  context.drawImage(image, left * wide, top * high, width * wide, height * high, 0, 0, SIDE, SIDE);
  return coloursIn(context.getImageData(0, 0, SIDE, SIDE).data);
}

interface Part {
  readonly src: string;
  readonly crop: Crop;
  readonly difficulty: GameDifficulty;
}

/** Describes the part of a picture to who does not see it, by what who sees it sees; empty in games in which that would not be fair. */
export function useColours({ src, crop, difficulty }: Part, isShown: boolean): string {
  const { t } = useTranslation();
  const { list, percent } = useFormat();
  const [colours, setColours] = useState(NONE);
  const isWanted = isShown && isDescribed(difficulty);
  const { left, top, width, height } = crop;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const take = (found: readonly ColourShare[]) => {
      if (isCurrent) setColours(found);
    };
    // Without a description it is as in harder games.
    readColours(src, { left, top, width, height }).then(take, () => take(NONE));
    return () => {
      isCurrent = false;
      setColours(NONE);
    };
  }, [isWanted, src, left, top, width, height]);
  if (!isWanted) return '';
  return list(
    colours.map(
      ({ colour, share }) => `${t(`game.colour.${colour}`)} ${percent(Math.round(20 * share) * 5)}`,
    ),
  );
}
