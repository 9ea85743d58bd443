import type { Difficulty } from '#model/vocabulary/difficulties';

/** How a difficulty is written. */
export interface ChartStyle {
  /** Share of notes that are nodes of slides and holds. */
  readonly slideShare: number;
  /** Share of the other notes that come in pairs. */
  readonly pairShare: number;
  readonly flickShare: number;
  /** Most nodes of one slide. */
  readonly maxNodes: number;
  /** Shortest step between two nodes, in beats. */
  readonly nodeStep: number;
  /** Share of lonely single notes that become directional; only special charts have any. */
  readonly directionalShare: number;
  readonly hiddenNodes: boolean;
}

const style = (
  slideShare: number,
  pairShare: number,
  flickShare: number,
  maxNodes: number,
  nodeStep: number,
): ChartStyle => ({
  slideShare,
  pairShare,
  flickShare,
  maxNodes,
  nodeStep,
  directionalShare: 0,
  hiddenNodes: false,
});

export const STYLES: Readonly<Record<Difficulty, ChartStyle>> = {
  easy: style(0.4, 0, 0.05, 2, 1),
  normal: style(0.4, 0.08, 0.07, 3, 0.5),
  hard: style(0.36, 0.22, 0.09, 3, 0.5),
  expert: style(0.34, 0.26, 0.1, 4, 0.25),
  special: { ...style(0.28, 0.28, 0.1, 4, 0.25), directionalShare: 0.16, hiddenNodes: true },
};
