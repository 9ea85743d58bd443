import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { BAND_IDS, bandColor, bandInk } from '#model/listing/views/bands';
import { FIRST_FRAME, MAX_STARS, SHEET } from '#model/listing/views/card-layers';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { frameColor, starColor, starsOf } from '#src/kit/card/card-marks.ts';
import { ATTRIBUTE_GLYPHS, BAND_GLYPHS } from '#src/kit/text/glyphs.tsx';

export const SHEET_FILE = 'src/kit/card/marks.webp';

/** No band of the game. */
const OTHER = 0;
/** Around each layer, in hundredths: neighbours must not shine in when the sheet is made smaller. */
const MARGIN = 4;
const SIDE = 100 + 2 * MARGIN;

const tokens = readFileSync('src/kit/theme/tokens.css', 'utf8');

function attributeColor(attribute: Attribute): string {
  const color = new RegExp(`--${attribute}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!color) throw new Error(`tokens.css has no colour for ${attribute}`);
  return color;
}

interface DiscProps {
  readonly x: number;
  readonly disc: string;
  readonly ink: string;
  readonly glyph: ReactNode;
}

const Disc = ({ x, disc, ink, glyph }: DiscProps) => (
  <g transform={`translate(${x} 5) scale(.9583)`} color={ink} data-disc={disc}>
    <circle cx="12" cy="12" r="11.3" fill={disc} stroke="#fff" strokeWidth="1.4" />
    {glyph}
  </g>
);

const band = (bandId: number): ReactNode => (
  <>
    <path d="M0 0h8v100H0z" fill={bandColor(bandId)} />
    <Disc x={5} disc={bandColor(bandId)} ink={bandInk(bandId)} glyph={BAND_GLYPHS.get(bandId)} />
  </>
);

const OWNED = (
  <>
    <circle cx="87" cy="91" r="7" fill="#fff" />
    <path d="M83.5 91l2.6 2.6 4.6-4.8" fill="none" stroke="#1a7340" strokeWidth="2.2" />
  </>
);

const frame = (rarity: number, trained: boolean, isSmall: boolean): ReactNode => (
  <>
    {!isSmall && <rect y="82" width="100" height="18" fill="#17121f" opacity=".74" />}
    <path d={starsOf({ rarity })} fill={starColor({ trained })} />
    <rect
      x="2.2"
      y="2.2"
      width="95.6"
      height="95.6"
      rx="7"
      fill="none"
      stroke={frameColor({ rarity })}
      strokeWidth="2.4"
    />
  </>
);

const RARITIES = Array.from({ length: MAX_STARS }, (_, at) => at + 1);

/** All layers, in the order of model/listing/views/card-layers.ts. */
const layers = (): readonly ReactNode[] => [
  ...[...BAND_IDS, OTHER].map(band),
  ...ATTRIBUTES.map((attribute) => (
    <Disc
      key={attribute}
      x={72}
      disc={attributeColor(attribute)}
      ink="#fff"
      glyph={ATTRIBUTE_GLYPHS[attribute]}
    />
  )),
  OWNED,
  ...[false, true].flatMap((isSmall) =>
    [false, true].flatMap((trained) => RARITIES.map((rarity) => frame(rarity, trained, isSmall))),
  ),
];

/** A layer as a file: what the page's colours were there must stand in it. */
function svgOf(layer: ReactNode): Buffer {
  const text = renderToStaticMarkup(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}`}
      width={SHEET.cell}
      height={SHEET.cell}
    >
      {layer}
    </svg>,
  );
  const disc = /data-disc="(#[0-9a-fA-F]+)"/.exec(text)?.[1];
  return Buffer.from(disc ? text.replaceAll('var(--disc)', disc) : text);
}

/** The sheet of all marks and frames of card thumbnails. */
export function drawSheet(): Sharp {
  const { columns, rows, cell } = SHEET;
  const all = layers();
  if (all.length !== FIRST_FRAME + 4 * MAX_STARS || all.length >= columns * rows) {
    throw new Error('the sheet has another number of layers');
  }
  const placed = all.map((layer, at) => ({
    input: svgOf(layer),
    left: (at % columns) * cell,
    top: Math.floor(at / columns) * cell,
  }));
  const empty = {
    width: columns * cell,
    height: rows * cell,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  return sharp({ create: empty }).composite(placed);
}
