import { attributeColor } from '#model/listing/views/attributes';
import type { CardAttribute } from '#model/vocabulary/attributes';
import { ATTRIBUTE_GLYPHS } from '../text/glyphs.tsx';
import { Disc, type DiscProps } from './disc.tsx';

interface Props extends DiscProps {
  readonly attribute: CardAttribute;
}

/** The attribute's glyph on its colour. */
export const AttributeMark = ({ attribute, ...disc }: Props) => (
  <Disc
    {...disc}
    color={attribute === 'unknown' ? attributeColor(attribute) : `var(--${attribute})`}
    ink="#ffffff"
  >
    {ATTRIBUTE_GLYPHS[attribute]}
  </Disc>
);
