import { beatToSeconds, type TempoSpan } from '#model/chart/time';
import { CODEC_DELAY, RATE } from '../synth/samples.ts';
import type { Drum, Instrument, ScoreEvent } from './score.types.ts';

/** What would begin earlier waits until then, because its beginning would be cut off. */
const FIRST_SECONDS = CODEC_DELAY / RATE;

/** Collects what is played, which is written in beats. */
export class ScoreBuilder {
  readonly #spans: readonly TempoSpan[];
  readonly #endSeconds: number;
  readonly #events: ScoreEvent[] = [];

  constructor(spans: readonly TempoSpan[], endSeconds: number) {
    this.#spans = spans;
    this.#endSeconds = endSeconds;
  }

  tone(instrument: Instrument, beat: number, beats: number, pitch: number, level: number, pan = 0): void {
    const at = this.#secondsAt(beat);
    const until = Math.min(this.#secondsAt(beat + beats), this.#endSeconds);
    if (until > at) {
      this.#events.push({ kind: 'tone', instrument, at, seconds: until - at, pitch, level, pan });
    }
  }

  hit(drum: Drum, beat: number, level: number, pan = 0): void {
    const at = this.#secondsAt(beat);
    if (at < this.#endSeconds) this.#events.push({ kind: 'hit', drum, at, level, pan });
  }

  /** In order of time; what begins together stays in the order in which it was written. */
  events(): readonly ScoreEvent[] {
    return [...this.#events].sort((a, b) => a.at - b.at);
  }

  #secondsAt(beat: number): number {
    return Math.max(FIRST_SECONDS, beatToSeconds(this.#spans, beat));
  }
}
