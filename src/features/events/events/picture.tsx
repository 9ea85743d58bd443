import { FAMILY } from '#model/families/events/family';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';

/** The banner of an event. */
export const Picture = bannerPicture(FAMILY);
