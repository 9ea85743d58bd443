import { bandColor, bandInk } from '#model/listing/views/bands';
import { BAND_GLYPHS } from '../text/glyphs.tsx';
import { Disc, type DiscProps } from './disc.tsx';

interface Props extends DiscProps {
  readonly bandId: number;
}

const NOTE = 'M10 17.2a2.2 2.2 0 1 1-1.5-2.1V7l7.5-1.6v9.8a2.2 2.2 0 1 1-1.5-2.1V9.2L10 10.2z';

/** Our own glyph for the band on its colour; other bands get a note. */
export const BandMark = ({ bandId, ...disc }: Props) => (
  <Disc {...disc} color={bandColor(bandId)} ink={bandInk(bandId)}>
    {BAND_GLYPHS.get(bandId) ?? <path d={NOTE} fill="currentColor" />}
  </Disc>
);
