import type { LayoutAct } from '#model/media/story/script.types';
import { type FigurePoint, placeOf, wayPointOf } from './positions.ts';

/** What happens to a figure beside what it then is. */
export type CastDeed =
  /** From where it was, or to where it is, where there is no point. */
  | {
      readonly kind: 'glide';
      readonly characterId: number;
      readonly from: FigurePoint | null;
      readonly to: FigurePoint | null;
      readonly lengthMs: number;
    }
  | { readonly kind: 'shake'; readonly characterId: number; readonly axis: 'x' | 'y' };

/** What a layout has its figure do on the way to what it is then. */
export function deedOf(act: LayoutAct, lengthMs: number): CastDeed {
  const { characterId, layout, from, to } = act;
  if (layout === 'shakeX' || layout === 'shakeY')
    return { kind: 'shake', characterId, axis: layout === 'shakeX' ? 'x' : 'y' };
  const pointOf = layout === 'hide' ? wayPointOf : placeOf;
  const goal = to.side === 'none' ? null : pointOf(to);
  const start = from.side === 'none' ? (layout === 'appear' ? goal : null) : wayPointOf(from);
  return { kind: 'glide', characterId, from: start, to: goal, lengthMs };
}
