import { type DrumPlan, drums } from '../model/media/music/sound/drums.ts';

const HEADER = 44;
const FULL = 32_767;

/** Drums as a WAV of two bytes a sample. */
export function drumFile(plan: DrumPlan): Buffer {
  const samples = drums(plan);
  const file = Buffer.alloc(HEADER + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(plan.sampleRate, 24);
  file.writeUInt32LE(2 * plan.sampleRate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  for (const [at, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL), HEADER + 2 * at);
  return file;
}
