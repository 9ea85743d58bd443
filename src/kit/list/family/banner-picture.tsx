import type { ComponentType } from 'react';
import type { Family, Item } from '#model/families/family';
import { EventBanner } from '../../event/event-banner.tsx';
import styles from './banner-picture.module.css';
import type { PictureProps } from './family-listing.tsx';

/** Draws the items of a family as their banners; in rows of a fixed height. Where `isWhole`, nothing of the picture is cut off. */
export function bannerPicture<R, I extends Item>(
  family: Family<R, I>,
  isWhole = false,
): ComponentType<PictureProps<I>> {
  return function BannerPicture({ item, context, size, isDecorative, isLate = false }) {
    const { src, second } = family.picture(item, context);
    const banner = <EventBanner src={src} second={second} isLazy={isLate} isWhole={isWhole} />;
    return size === undefined || isDecorative ? banner : <div className={styles.banner}>{banner}</div>;
  };
}
