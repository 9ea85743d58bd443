import { type FamilyName, isFamilyName } from '#model/families/families';

/** A thing of a family that has a page of its own. */
export interface VisitedThing {
  readonly family: FamilyName;
  readonly id: number;
}

/** Of a path that leads to one, whatever name stands at its end. */
export function thingAt(path: string): VisitedThing | null {
  const [, section, family = '', id = ''] = path.split('/');
  return section === 'info' && isFamilyName(family) && /^\d{1,9}$/.test(id)
    ? { family, id: Number(id) }
    : null;
}
