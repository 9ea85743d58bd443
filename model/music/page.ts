import { beatToSeconds, type TempoSpan } from '../chart/time.ts';
import type { Drum, Instrument, ScoreEvent } from './score.types.ts';

/** Where writers put what they want to have played, in beats. */
export class Page {
  readonly #spans: readonly TempoSpan[];
  readonly #endSeconds: number;
  readonly #events: ScoreEvent[] = [];

  constructor(spans: readonly TempoSpan[], endSeconds: number) {
    this.#spans = spans;
    this.#endSeconds = endSeconds;
  }

  tone(instrument: Instrument, beat: number, beats: number, pitch: number, level: number, pan = 0): void {
    const at = beatToSeconds(this.#spans, beat);
    const until = Math.min(beatToSeconds(this.#spans, beat + beats), this.#endSeconds);
    if (until > at) {
      this.#events.push({ kind: 'tone', instrument, at, seconds: until - at, pitch, level, pan });
    }
  }

  hit(drum: Drum, beat: number, level: number, pan = 0): void {
    const at = beatToSeconds(this.#spans, beat);
    if (at < this.#endSeconds) this.#events.push({ kind: 'hit', drum, at, level, pan });
  }

  /** In order of time; what begins together stays as it was written. */
  events(): readonly ScoreEvent[] {
    return [...this.#events].sort((a, b) => a.at - b.at);
  }
}
