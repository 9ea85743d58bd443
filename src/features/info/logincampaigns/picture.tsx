import { FAMILY } from '#model/families/logincampaigns/family';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

/** The background of a campaign. */
export const Picture = plainPicture(FAMILY, 16 / 9);
