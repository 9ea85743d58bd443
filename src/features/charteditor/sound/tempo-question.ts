import type { Downmix } from '#model/media/music/sound/downmix';
import { measureOnsets } from '#model/media/music/sound/onsets';
import { proposeTempo, type SoundRange, type TempoCandidate } from '#model/media/music/sound/tempo';

export interface TempoQuestion extends Downmix {
  /** Null for all. */
  readonly range: SoundRange | null;
}

export type TempoReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'proposed'; readonly candidates: readonly TempoCandidate[] };

/** Nearly all of the time goes into where sounds begin. */
const ONSETS_SHARE = 0.7;

/** Step by step; the last reply holds the answer. */
export function* answerTempo({ samples, sampleRate, range }: TempoQuestion): Generator<TempoReply> {
  const onsets = yield* shared(measureOnsets(samples, sampleRate), 0, ONSETS_SHARE);
  const candidates = yield* shared(proposeTempo(onsets, range ?? undefined), ONSETS_SHARE, 1 - ONSETS_SHARE);
  yield { kind: 'proposed', candidates };
}

function* shared<T>(steps: Generator<number, T>, from: number, part: number): Generator<TempoReply, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { kind: 'progress', share: from + part * step.value };
  }
}
