import { bandColor, bandInk } from '#model/listing/views/bands';
import { BAND_GLYPHS } from '../text/glyphs.tsx';

interface Props {
  readonly bandId: number;
  readonly size?: number;
  readonly label?: string;
}

const NOTE = 'M10 17.2a2.2 2.2 0 1 1-1.5-2.1V7l7.5-1.6v9.8a2.2 2.2 0 1 1-1.5-2.1V9.2L10 10.2z';

/** Disc in the band's colour with our own glyph for it; other bands get a note. */
export function BandMark({ bandId, size = 20, label }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      color={bandInk(bandId)}
      style={{ '--disc': bandColor(bandId), flex: 'none' }}
    >
      <circle cx="12" cy="12" r="11.3" fill="var(--disc)" stroke="#ffffff" strokeWidth="1.4" />
      {BAND_GLYPHS.get(bandId) ?? <path d={NOTE} fill="currentColor" />}
    </svg>
  );
}
