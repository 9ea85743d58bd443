import { useState } from 'react';

/** Where a picture may lie, the likeliest first. */
export type PicturePaths = readonly string[];

interface Picture {
  /** Its likeliest place, whichever it is shown from. */
  readonly name: string;
  readonly src: string;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** Pictures that were not at their likeliest place, and where they were: nothing is asked for in vain twice. */
const found = new Map<string, string>();

/**
 * Pictures that lie upon each other, the lowest first. What is nowhere leaves out; null where that is the lowest one, for
 * nothing else is one without it.
 */
export function usePictureStack(layers: readonly PicturePaths[]): readonly Picture[] | null {
  const [lost, lose] = useState<readonly string[]>([]);
  const pictures = layers.map(([name = '', ...others]): Picture | null => {
    const src = [found.get(name) ?? name, name, ...others].find((place) => !lost.includes(place));
    return src === undefined || src === ''
      ? null
      : {
          name,
          src,
          onLoad: () => {
            if (src !== name) found.set(name, src);
          },
          onError: () => lose((before) => [...before, src]),
        };
  });
  return pictures[0] ? pictures.filter((picture) => picture !== null) : null;
}

export const PictureStack = ({ pictures }: { readonly pictures: readonly Picture[] }) =>
  pictures.map(({ name, src, onLoad, onError }) => (
    <img key={name} src={src} alt="" loading="lazy" decoding="async" onLoad={onLoad} onError={onError} />
  ));
