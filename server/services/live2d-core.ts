import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../origin/origin.ts';
import { stampOf } from './content-file.ts';
import { type Prepared, prepare } from './published/encodings.ts';

/** The core of Cubism 2, which only an operator can have (docs/operator.md). */
export interface Live2dCore {
  /** Null while there is none. */
  answer(): Promise<Prepared | null>;
}

const NAME = 'live2d.min.js';
const TYPE = 'text/javascript; charset=utf-8';
/** It has 129 kB. */
const MAX_FILE = 2 * 1024 * 1024;

async function readCore(path: string, size: number, log: Log): Promise<Prepared | null> {
  try {
    if (size > MAX_FILE) throw new Error('the file is larger than 2 MB');
    return await prepare(await readFile(path), TYPE);
  } catch (error) {
    log(`The Live2D core ${path}: left out, ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** `live2d.min.js` of the folder as it is now: it is read again when it changed. */
export function live2dCore(folder: string, log: Log): Live2dCore {
  const path = join(folder, NAME);
  let kept: { readonly stamp: string; readonly prepared: Promise<Prepared | null> } | null = null;
  return {
    async answer() {
      const { stamp, size } = await stampOf(path);
      if (stamp === null) return null;
      if (kept?.stamp !== stamp) kept = { stamp, prepared: readCore(path, size, log) };
      return kept.prepared;
    },
  };
}
