import type { StoryPlot, Temper } from './script/plot.ts';

function countedParts({ beats }: StoryPlot): readonly Temper[] {
  const lines = new Map<Temper, number>();
  for (const beat of beats)
    if (beat.kind === 'say' && beat.who !== 'narrator' && beat.who !== 'all')
      lines.set(beat.who, (lines.get(beat.who) ?? 0) + 1);
  return [...lines].sort(([, a], [, b]) => b - a).map(([who]) => who);
}

const PARTS = new WeakMap<StoryPlot, readonly Temper[]>();

/** Who speaks in a plot, the one who speaks most first. */
export function partsOf(plot: StoryPlot): readonly Temper[] {
  const parts = PARTS.get(plot) ?? countedParts(plot);
  PARTS.set(plot, parts);
  return parts;
}
