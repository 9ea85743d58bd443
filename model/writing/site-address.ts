import { RICH_OBJECTS, type RichObject } from '../records/rich-text.ts';
import { objectPath } from '../site/objects.ts';

/** A thing that has a page, as an address names it. */
export interface PageObject {
  readonly object: RichObject;
  readonly id: number;
}

const MAX_ID = 15;
const ADDRESS = /^(\/[a-z]+\/[a-z]+\/)([1-9]\d*)(?:[/?#]|$)/;

/** What a page of this site is about, by its path such as `/info/songs/12/name`; null for other pages. */
export function thingAt(path: string): PageObject | null {
  const [, folder = '', digits = ''] = ADDRESS.exec(path) ?? [];
  if (digits === '' || digits.length > MAX_ID) return null;
  const id = Number(digits);
  const object = RICH_OBJECTS.find((each) => objectPath(each, id) === `${folder}${digits}`);
  return object === undefined ? null : { object, id };
}

/** The address of a thing as a visitor copies it; `home` is the site's origin. */
export const addressOfThing = (home: string, { object, id }: PageObject): string =>
  `${home}${objectPath(object, id)}`;
