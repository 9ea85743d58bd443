import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE } from '#model/contract/uploads/limits';
import { Refusal } from '../../services/refusal.ts';

/** Beside the file: boundaries, its name, a few fields that clients send along. */
const AROUND_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 10, fieldSize: 1_024, parts: 12, headerPairs: 20 } as const;
/** Who was refused may finish what they say, so that they hear the answer, but not for long. */
const FAREWELL_MS = 5_000;

/** Multipart bodies are left on the connection for the handler, which reads them after all checks. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** What announces itself as too large is refused before a byte of it is read. */
export function refuseLarge(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_FILE + AROUND_BYTES) throw new Refusal('FILE_TOO_LARGE');
}

/** Ends the connection some time after an answer that came before the end of the request. */
export function limitFarewell({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => raw.destroy(), FAREWELL_MS);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

const broken = (): Refusal => new Refusal('REQUEST_INVALID');

function parserFor(request: IncomingMessage): BusboyInstance {
  try {
    const headers = request.headers as BusboyHeaders;
    return new Busboy({ headers, limits: { ...LIMITS, fileSize: MAX_FILE + 1 } });
  } catch {
    // No boundary, or one that is none.
    throw broken();
  }
}

/**
 * The first file of a multipart body, as it comes in. Its stream fails when the sender goes away or the body ends too early.
 */
export function incomingFile(request: IncomingMessage): Promise<Readable> {
  const parser = parserFor(request);
  return new Promise((resolve, reject) => {
    let file: Readable | null = null;
    const fail = (): void => {
      request.unpipe(parser);
      file?.destroy(broken());
      reject(broken());
    };
    parser.on('file', (_name, stream) => {
      file = stream;
      // It may break before anybody reads it; who reads it hears of that.
      stream.on('error', () => {});
      resolve(stream);
    });
    parser.on('error', fail);
    parser.on('finish', () => file ?? fail());
    request.on('close', () => request.complete || fail());
    request.pipe(parser);
  });
}
