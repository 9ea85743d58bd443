import type { Attribute, CardAttribute } from '../../vocabulary/attributes.ts';

/** Lively shades of the attributes for large shapes, where no text stands on them. */
const COLORS: Readonly<Record<Attribute, string>> = {
  powerful: '#ec2f4f',
  cool: '#3d74f2',
  happy: '#ff8a12',
  pure: '#2bb257',
};

export const attributeColor = (attribute: CardAttribute): string =>
  attribute === 'unknown' ? '#8a8399' : COLORS[attribute];
