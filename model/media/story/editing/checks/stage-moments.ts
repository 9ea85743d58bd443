import type { FigurePlace, LayoutAct, StoryStep } from '../../script.types.ts';
import { says } from '../../stops.ts';

/** A figure as it stands when something is said. */
export interface StandingFigure {
  readonly characterId: number;
  /** From the middle, in units of which half the width of the stage has 640. */
  readonly x: number;
  readonly isSeen: boolean;
  /** Index of the layout that brought it there. */
  readonly placedAt: number;
}

/** A line that says something, and who is there. Moments share what did not change. */
export interface StageMoment {
  readonly index: number;
  readonly speakers: readonly number[];
  readonly figures: readonly StandingFigure[];
}

/** The three places across (reference R140). */
const ACROSS = 217.6;

export function xOf({ side, offset }: FigurePlace): number {
  if (side.startsWith('left')) return offset - ACROSS;
  return side.startsWith('right') ? offset + ACROSS : offset;
}

interface Standing {
  readonly place: FigurePlace;
  readonly placedAt: number;
}

/** `none` leaves a figure where it is (reference R135). */
function standing(before: Standing | undefined, { to }: LayoutAct, index: number): Standing {
  if (to.side !== 'none') return { place: to, placedAt: index };
  return before ?? { place: { side: 'center', offset: to.offset }, placedAt: index };
}

/** No stage has more figures (reference R135): a hostile story must not make it slow. */
const MAX_FIGURES = 32;

/** Plays a story as far as who stands where. */
export class StageWalk {
  readonly #there = new Map<number, Standing>();
  #figures: readonly StandingFigure[] = [];

  has(characterId: number): boolean {
    return this.#there.has(characterId);
  }

  get figures(): readonly StandingFigure[] {
    return this.#figures;
  }

  take(step: StoryStep): void {
    if (step.kind !== 'layout') return;
    const { characterId, layout, index } = step;
    const before = this.#there.get(characterId);
    const isFull = !before && this.#there.size >= MAX_FIGURES;
    if (layout === 'hide') this.#there.delete(characterId);
    else if (isFull) return;
    else if (layout === 'appear' || (layout === 'move' && before))
      this.#there.set(characterId, standing(before, step, index));
    else return;
    this.#figures = [...this.#there].map(([id, { place, placedAt }]) => {
      return { characterId: id, x: xOf(place), isSeen: !place.side.endsWith('Under'), placedAt };
    });
  }
}

export function momentsOf(steps: readonly StoryStep[]): readonly StageMoment[] {
  const walk = new StageWalk();
  const moments: StageMoment[] = [];
  for (const step of steps) {
    walk.take(step);
    if (step.kind === 'talk' && says(step))
      moments.push({ index: step.index, speakers: step.characterIds, figures: walk.figures });
  }
  return moments;
}
