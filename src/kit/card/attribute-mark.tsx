import { attributeColor } from '#model/listing/views/attributes';
import type { CardAttribute } from '#model/vocabulary/attributes';
import { ATTRIBUTE_GLYPHS } from '../text/glyphs.tsx';

interface Props {
  readonly attribute: CardAttribute;
  /** Side in pixels. */
  readonly size?: number;
  /** Spoken name; left out where the name stands beside the mark. */
  readonly label?: string;
}

/** Disc with the attribute's glyph. The glyph carries the meaning, the colour repeats it. */
export function AttributeMark({ attribute, size = 20, label }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      color="#ffffff"
      style={{
        '--disc': attribute === 'unknown' ? attributeColor(attribute) : `var(--${attribute})`,
        flex: 'none',
      }}
    >
      <circle cx="12" cy="12" r="11.3" fill="var(--disc)" stroke="#ffffff" strokeWidth="1.4" />
      {ATTRIBUTE_GLYPHS[attribute]}
    </svg>
  );
}
