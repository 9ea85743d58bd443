import { beatToSeconds, type TempoSpan, tempoSpans } from '#model/chart/time';
import { BEATS, barsOf } from './bars.ts';
import { chooseHarmony } from './harmony.ts';
import { chooseBacking, writeBacking } from './parts/backing.ts';
import { chooseGrooves, writeDrums } from './parts/drums.ts';
import { Tunes, writeMelody, writePlucks } from './parts/melody.ts';
import type { Form, MusicPlan } from './plan.types.ts';
import type { MusicStyle, Score, TimeRange } from './score.types.ts';
import { ScoreBuilder } from './score-builder.ts';

/** How often a band of a style writes in a minor key. */
const DARKNESS: Readonly<Record<MusicStyle, number>> = { rock: 0.45, pop: 0.2, dance: 0.4, symphonic: 0.85 };

const ECHO_BEATS = 0.75;

/** What stands for a song where only a part is heard: its first chorus, or all of a song that has none. */
export function chorusOf({ parts, measures, seconds }: Form, spans: readonly TempoSpan[]): TimeRange {
  const { from, to } = parts.find(({ name }) => name === 'chorus') ?? { from: 0, to: measures };
  return {
    from: beatToSeconds(spans, from * BEATS),
    to: Math.min(beatToSeconds(spans, to * BEATS), seconds),
  };
}

/**
 * Composes a song: the same plan gives the same score. Wherever any of its charts has a note, the score has a drum hit and
 * a tone.
 */
export function compose(plan: MusicPlan): Score {
  const { draw, style, charts } = plan;
  const spans = tempoSpans(charts[0] ?? []);
  const harmony = chooseHarmony(draw('harmony'), DARKNESS[style]);
  const bars = barsOf(plan, harmony, draw('raise'));
  const grooves = chooseGrooves(style, draw('grooves'));
  const backing = chooseBacking(style, draw('backing'));
  const tunes = new Tunes(draw);
  const score = new ScoreBuilder(spans, plan.seconds);
  for (const [nth, bar] of bars.entries()) {
    const next = bars[nth + 1];
    writeDrums(score, bar, grooves, draw('fill', nth));
    writeBacking(score, bar, backing, next);
    writeMelody(score, bar, tunes, next);
    writePlucks(score, bar, draw);
  }
  return {
    style,
    seconds: plan.seconds,
    events: score.events(),
    echoSeconds: ECHO_BEATS * (spans[0]?.secondsPerBeat ?? 0.5),
  };
}
