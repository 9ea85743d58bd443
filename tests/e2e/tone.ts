const RATE = 8_000;
const HEADER = 44;

/** A quiet tone, as a WAV of one byte a sample. */
export function tone(seconds: number): Buffer {
  const length = RATE * seconds;
  const file = Buffer.alloc(HEADER + length);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  for (let at = 0; at < length; at++) file[HEADER + at] = 128 + Math.round(20 * Math.sin(at / 4));
  return file;
}
