import type { OverlayOptions } from 'sharp';
import { NIGHT, WHITE } from '#model/encoding/svg/color';
import { rect } from '#model/encoding/svg/svg';
import {
  colorOf,
  composed,
  factLines,
  ground,
  nameLine,
  type PictureBox,
  PREVIEW_SIZE,
  shown,
  stacked,
} from './draw.ts';
import type { Fonts } from './fonts.ts';
import type { SummaryCard, TeamSummary } from './team-summary.ts';

const EDGE = 64;
/** Where five cards stand: below the words, or with three teams beside them. */
interface Place {
  readonly words: PictureBox;
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly gap: number;
}
const INNER = PREVIEW_SIZE.width - 2 * EDGE;
const ONE: Place = {
  words: { left: EDGE, top: 40, width: INNER, height: 262 },
  left: EDGE,
  top: 318,
  side: 184,
  gap: 38,
};
const THREE: Place = {
  words: { left: EDGE, top: 48, width: 470, height: 460 },
  left: 580,
  top: 56,
  side: 100,
  gap: 14,
};
const ROW = 150;
const ROUND = 14;
const FRAME = 5;
const REACHED_SIZES = [52, 44, 36, 30];

/** A card's place, and its picture where it can be drawn. */
interface Spot {
  readonly card: SummaryCard;
  readonly x: number;
  readonly y: number;
}

const spotsOf = ({ teams }: TeamSummary, { left, top, side, gap }: Place): readonly Spot[] =>
  teams.flatMap((cards, row) =>
    cards.map((card, at) => ({ card, x: left + at * (side + gap), y: top + row * ROW })),
  );

/** A frame around each card, white around the leaders; without a picture its character's colour stands there. */
const framesOf = (spots: readonly Spot[], side: number): string =>
  spots
    .map(({ card, x, y }) => {
      const edge = card.isLeader ? WHITE : NIGHT;
      const around = side + 2 * FRAME;
      return (
        rect(x - FRAME, y - FRAME, around, around, { rx: ROUND + FRAME, fill: edge }) +
        rect(x, y, side, side, { rx: ROUND, fill: colorOf(card.color) })
      );
    })
    .join('');

async function picturesOf(
  spots: readonly Spot[],
  side: number,
  bytesOf: (card: SummaryCard) => Promise<Uint8Array | null>,
): Promise<readonly OverlayOptions[]> {
  const square = { width: side, height: side };
  const room = { wide: square, other: square, wideFrom: 100, round: ROUND };
  const drawn: OverlayOptions[] = [];
  // One after the other: a medley has fifteen, and others wait for theirs.
  for (const { card, x, y } of spots) {
    const bytes = await bytesOf(card);
    const made = bytes && (await shown(bytes, room));
    if (!made) continue;
    const { input, width, height } = made.block;
    drawn.push({ input, left: x + Math.floor((side - width) / 2), top: y + Math.floor((side - height) / 2) });
  }
  return drawn;
}

/** The preview of shared teams as PNG: what they play and reach, their cards and the site's name. */
export async function drawTeams(
  summary: TeamSummary,
  {
    bytesOf,
    lang,
    site,
    fonts,
  }: {
    readonly bytesOf: (card: SummaryCard) => Promise<Uint8Array | null>;
    readonly lang: string;
    readonly site: string;
    readonly fonts: Fonts;
  },
): Promise<Uint8Array> {
  const place = summary.teams.length > 1 ? THREE : ONE;
  const color = colorOf(summary.color);
  const reached = { text: summary.reached, color: WHITE, sizes: REACHED_SIZES, height: 130, gap: 18 };
  const lines = [nameLine(summary.name, 130), reached, ...factLines(summary.facts, color)];
  const spots = spotsOf(summary, place);
  const [words, pictures] = await Promise.all([
    stacked(place.words, lines, lang, fonts),
    picturesOf(spots, place.side, bytesOf),
  ]);
  return composed(ground(color, site, framesOf(spots, place.side)), [...words, ...pictures], true);
}
