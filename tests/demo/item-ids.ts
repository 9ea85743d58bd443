import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
} from '#model/vocabulary/area-items';

/** Every area item that a profile can hold. */
export const ITEM_IDS: readonly number[] = [
  ...Object.values(STUDIO_ITEM_IDS).flat(),
  ...Object.values(PLAZA_ITEM_IDS),
  ...Object.values(MENU_ITEM_IDS),
  ...Object.values(MAGAZINE_ITEM_IDS),
];
export const CHINA_ONLY_IDS: readonly number[] = [59, 68, 72];
