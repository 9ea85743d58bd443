import { FAMILY } from '#model/families/missions/family';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

/** The banner of its event. */
export const Picture = plainPicture(FAMILY, 274 / 100);
