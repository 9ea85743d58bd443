import { basename, extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.json': 'application/json; charset=utf-8',
  '.asset': 'application/json; charset=utf-8',
  '.bundle': 'application/json; charset=utf-8',
  '.sprites': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A name that is nothing but an ending, as `.sprites`, has none by the rules of paths. */
const endingOf = (path: string): string => extname(path) || basename(path);

/** The type a path says by its ending; bytes of an unknown ending are never shown by a browser. */
export const typeOfPath = (path: string): string =>
  TYPES[endingOf(path).toLowerCase()] ?? 'application/octet-stream';
