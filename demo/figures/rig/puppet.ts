import { STANDARD_PARAMETERS } from '#model/media/live2d/parameters';
import type { Puppet, PuppetPart } from '#model/media/live2d/puppet/puppet.types';
import { bodyPieces } from '../drawing/body.ts';
import { facePieces } from '../drawing/face.ts';
import { hairPieces } from '../drawing/hair.ts';
import { wearPieces } from '../drawing/head-wear.ts';
import { lookOf } from '../looks/looks.ts';
import { outfitOf } from '../looks/outfits.ts';
import type { WornFigure } from '../names.ts';
import { type Atlas, type AtlasPlace, atlasPicture, layOut } from './atlas.ts';
import { JOINTS } from './joints.ts';
import { bendOf, type FigurePiece, FLOOR, type MeshSpot, spotsOf, trianglesOf } from './piece.ts';

/** How wide a figure is with hair and hanging arms. */
const WIDTH = 420;

export interface DrawnFigure {
  readonly puppet: Puppet;
  /** SVG of its only texture. */
  readonly texture: string;
}

const hundredThousandth = (value: number): number => Math.round(value * 1e5) / 1e5;

function uvsOf(
  spots: readonly MeshSpot[],
  { box }: FigurePiece,
  { cell, isMirrored }: AtlasPlace,
  atlas: Atlas,
): readonly number[] {
  return spots.flatMap(({ x, y }) => {
    const across = (x - box.x) / box.width;
    return [
      hundredThousandth((cell.x + (isMirrored ? 1 - across : across) * cell.width) / atlas.width),
      hundredThousandth((cell.y + ((y - box.y) / box.height) * cell.height) / atlas.height),
    ];
  });
}

function partOf(piece: FigurePiece, place: AtlasPlace, atlas: Atlas): PuppetPart {
  const spots = spotsOf(piece);
  const { second } = piece;
  return {
    id: piece.id,
    order: piece.order,
    texture: 0,
    opacity: 1,
    joint: piece.joint,
    second: second ? { joint: second.joint, shares: spots.map(second.share) } : null,
    vertices: spots.flatMap(({ x, y }) => [x, Math.round((y - FLOOR) * 10) / 10]),
    uvs: uvsOf(spots, piece, place, atlas),
    triangles: trianglesOf(piece),
    bends: (piece.bendings ?? []).map((one) => bendOf(one, spots)),
    fades: piece.fades ?? [],
  };
}

/** Model and texture of a figure (reference R124). */
export function drawFigure(figure: WornFigure): DrawnFigure {
  const look = lookOf(figure.characterId);
  const outfit = outfitOf(figure);
  const pieces = [
    ...hairPieces(look),
    ...bodyPieces(look, outfit),
    ...facePieces(look),
    ...wearPieces(look, outfit),
  ];
  const atlas = layOut(pieces);
  return {
    puppet: {
      width: WIDTH,
      height: FLOOR,
      textures: 1,
      parameters: STANDARD_PARAMETERS,
      joints: JOINTS,
      parts: pieces.map((piece, index) => partOf(piece, atlas.places[index]!, atlas)),
    },
    texture: atlasPicture(atlas, pieces),
  };
}
