import { group } from '#model/encoding/svg/svg';
import { box, type PieceBox } from '../rig/piece.ts';

/** 1 is her left, on the right of the picture, as everything is drawn; -1 the mirrored one. */
export type Side = 1 | -1;
export const SIDES: readonly Side[] = [1, -1];

export const sideName = (side: Side): 'L' | 'R' => (side === 1 ? 'L' : 'R');

export const onSide = (side: Side, drawing: string): string =>
  side === 1 ? drawing : group(drawing, { transform: 'scale(-1 1)' });

export const sideBox = (side: Side, left: number, top: number, right: number, bottom: number): PieceBox =>
  side === 1 ? box(left, top, right, bottom) : box(-right, top, -left, bottom);
