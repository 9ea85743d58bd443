import { type Readable, Transform } from 'node:stream';

/**
 * The same bytes, and an error where they are fewer or more than was announced: a client that waits for the rest of a body
 * would take the next answer for it.
 */
export function exactly(source: Readable, size: number): Readable {
  let left = size;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? new Error('A file is longer than was announced') : null, chunk);
    },
    flush(done) {
      done(left > 0 ? new Error('A file is shorter than was announced') : null);
    },
  });
  source.on('error', (error) => counted.destroy(error));
  counted.on('close', () => source.destroy());
  return source.pipe(counted);
}
