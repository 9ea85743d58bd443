import { beatToSeconds, type TempoSpan, tempoSpans } from '../chart/time.ts';
import { BEATS, barsOf } from './bars.ts';
import { chooseHarmony } from './harmony.ts';
import { Page } from './page.ts';
import { chooseBacking, writeBacking } from './parts/backing.ts';
import { chooseGrooves, writeDrums } from './parts/drums.ts';
import { Tunes, writeMelody, writePlucks } from './parts/melody.ts';
import type { MusicPlan } from './plan.types.ts';
import type { Score, Style } from './score.types.ts';

/** How often a band of a style writes in a minor key. */
const DARKNESS: Readonly<Record<Style, number>> = { rock: 0.45, pop: 0.2, dance: 0.4, symphonic: 0.85 };

type Form = Pick<MusicPlan, 'parts' | 'measures' | 'seconds'>;

/** What stands for a song, in seconds: its first chorus, or all of a song without any. */
export function chorusOf({ parts, measures, seconds }: Form, spans: readonly TempoSpan[]): Score['chorus'] {
  const { from, to } = parts.find(({ name }) => name === 'chorus') ?? { from: 0, to: measures };
  return {
    from: beatToSeconds(spans, from * BEATS),
    to: Math.min(beatToSeconds(spans, to * BEATS), seconds),
  };
}

/**
 * Composes a song: the same plan gives the same score. Every moment at which any of its charts asks for a touch has a stroke
 * of the drums and a tone.
 */
export function compose(plan: MusicPlan): Score {
  const { draw, style, charts } = plan;
  const spans = tempoSpans(charts[0] ?? []);
  const harmony = chooseHarmony(draw('harmony'), DARKNESS[style]);
  const bars = barsOf(plan, harmony, draw('raise'));
  const grooves = chooseGrooves(style, draw('grooves'));
  const backing = chooseBacking(style, draw('backing'));
  const tunes = new Tunes(draw);
  const page = new Page(spans, plan.seconds);
  for (const [nth, bar] of bars.entries()) {
    const next = bars[nth + 1];
    writeDrums(page, bar, grooves, draw('fill', nth));
    writeBacking(page, bar, backing, next);
    writeMelody(page, bar, tunes, next);
    writePlucks(page, bar, draw);
  }
  return {
    style,
    seconds: plan.seconds,
    events: page.events(),
    chorus: chorusOf(plan, spans),
    echoSeconds: 0.75 * (spans[0]?.secondsPerBeat ?? 0.5),
  };
}
