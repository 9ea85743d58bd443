import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSitePages } from '#model/records/read-site-pages';
import type { Log } from '../origin/origin.ts';
import { stampOf } from './content-file.ts';
import { type Prepared, prepare } from './published/encodings.ts';
import { JSON_TYPE } from './published/snapshot.ts';

/** The pages whose text the operator replaces, as JSON. */
export interface SitePagesService {
  answer(): Promise<Prepared>;
}

/** Texts are a few kilobytes; more is a mistake. */
const MAX_FILE = 1024 * 1024;
const BYTE_ORDER_MARK = /^\uFEFF/;
async function readPages(path: string, size: number, log: Log): Promise<unknown> {
  const complain = (line: string) => log(`Page texts in ${path}: ${line}`);
  try {
    if (size > MAX_FILE) throw new Error('the file is larger than 1 MB');
    const value: unknown = JSON.parse((await readFile(path, 'utf8')).replace(BYTE_ORDER_MARK, ''));
    readSitePages(value, complain);
    return value;
  } catch (error) {
    complain(`left out, ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`);
    return {};
  }
}

/**
 * `pages.json` of the folder as it is now: it is read again when it changed, and its mistakes are reported once each time.
 * Without the file there are no pages, and the site shows its own texts.
 */
export function sitePagesService(folder: string, log: Log): SitePagesService {
  const path = join(folder, 'pages.json');
  let kept: { readonly stamp: string | null; readonly prepared: Promise<Prepared> } | null = null;
  return {
    async answer() {
      const { stamp, size } = await stampOf(path);
      if (kept && kept.stamp === stamp) return kept.prepared;
      const pages = stamp === null ? Promise.resolve({}) : readPages(path, size, log);
      const prepared = pages.then((value) => prepare(Buffer.from(JSON.stringify(value)), JSON_TYPE));
      kept = { stamp, prepared };
      return prepared;
    },
  };
}
