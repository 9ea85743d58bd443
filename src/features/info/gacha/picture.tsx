import { FAMILY } from '#model/families/gacha/family';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';

/** The banner of a gacha, or its logo, which is narrower. */
export const Picture = bannerPicture(FAMILY, true);
