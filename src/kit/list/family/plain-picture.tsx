import { type ComponentType, useState } from 'react';
import type { Family, Item } from '#model/families/family';
import type { PictureProps } from './family-listing.tsx';
import styles from './plain-picture.module.css';

/**
 * Draws the items of a family as their pictures, and by `StandIn`, or their first letters, where a picture is missing. `ratio` is the
 * width for each pixel of height; the size of the list is then a width. A whole picture of any shape fills its place.
 */
export function plainPicture<R, I extends Item>(
  family: Family<R, I>,
  ratio: number | 'whole' = 1,
  StandIn?: ComponentType<{ readonly item: I }>,
): ComponentType<PictureProps<I>> {
  return function PlainPicture({ item, context, size }) {
    const { src } = family.picture(item, context);
    const [lost, setLost] = useState<string | null>(null);
    return (
      <span
        className={styles.picture}
        data-whole={ratio === 'whole' || undefined}
        style={{ '--ratio': ratio, ...(size !== undefined && { '--side': `${size}px` }) }}
        aria-hidden="true"
      >
        {src === null || src === lost ? (
          StandIn ? (
            <StandIn item={item} />
          ) : (
            family.title(item).slice(0, 2)
          )
        ) : (
          <img key={src} src={src} alt="" loading="lazy" decoding="async" onError={() => setLost(src)} />
        )}
      </span>
    );
  };
}
