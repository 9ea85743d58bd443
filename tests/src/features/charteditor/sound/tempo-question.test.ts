import { expect, test } from 'vitest';
import { measureTempo } from '#src/features/charteditor/sound/measure-tempo.ts';
import { answerTempo, type TempoReply } from '#src/features/charteditor/sound/tempo-question.ts';
import { drums } from '#tests/model/media/music/sound/drums';

const SAMPLES = drums({ bpm: 140, beatsPerBar: 4, offset: 0.25, seconds: 20, sampleRate: 22_050 });
const question = { samples: new Float32Array(SAMPLES), sampleRate: 22_050, range: null };

test('says how far it is, and answers last', () => {
  const replies = [...answerTempo(question)];
  const shares = replies.flatMap((reply) => (reply.kind === 'progress' ? [reply.share] : []));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  const last: TempoReply | undefined = replies.at(-1);
  expect(last).toMatchObject({ kind: 'proposed', candidates: [{ bpm: 140 }, {}, {}] });
});

test('measures here where there are no threads, and stops when it is told to', async () => {
  const ending = new AbortController();
  const shares: number[] = [];
  const measuring = { signal: ending.signal, onProgress: (share: number) => void shares.push(share) };
  const [first] = await measureTempo(question, measuring);
  expect(first?.bpm).toBe(140);
  expect(shares.length).toBeGreaterThan(2);
  const stopped = measureTempo(question, measuring);
  ending.abort();
  await expect(stopped).rejects.toThrow();
});
